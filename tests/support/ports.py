"""Ports for servers that are stopped and started again at the same address, and one without a server."""

import secrets
import socket
from contextlib import suppress

# Below those that systems give to connections, and to servers that ask for any: one of them would take the
# port while its server is down.
_PORTS = range(20_000, 32_768)
# Of the service Discard, which no computer offers any more, and no program is given.
NOT_LISTENING = "http://127.0.0.1:9/v1"


def free_port() -> int:
    """Return a port of 127.0.0.1 at which nothing listens."""
    while True:
        port = secrets.choice(_PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
