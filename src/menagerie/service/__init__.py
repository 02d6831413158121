"""The Animal Store Service: its three operations as methods of ``client.AnimalStore``, over httpx.

``client`` builds a request, waits for the governor, and lets it finish even if its caller is cancelled,
``transport`` sends it, ``wire`` reads the response, ``errors`` turns errors into ours, and ``retries``
decides whether a failed read is sent again.
"""

import sys

# httpx also is a command, and does without it where that cannot be imported. With it, and with what colours
# its output where that is installed, it takes three times as long to import.
sys.modules.setdefault("httpx._main", None)  # type: ignore[arg-type]
