"""The last look before a request leaves: connecting takes time, and a refusal may come meanwhile."""

from collections.abc import Mapping
from typing import Any

from menagerie.governor.governor import Admission

# Events of httpcore's ``trace`` extension.
_CONNECTED = "connection.connect_tcp.complete"
_TLS_BEGINS = "connection.start_tls.started"
_LAST_LOOKS = ("connection.connect_tcp.started", _TLS_BEGINS, "http11.send_request_headers.started")


class NotSentError(Exception):
    """The request may not go any more, and not a byte of it has left. For within the service layer."""


class Departure:
    """Follows one request on its way out, and stops it there when its admission no longer stands."""

    def __init__(self, admission: Admission) -> None:
        self._admission = admission
        self._stream: Any = None

    async def watch(self, event: str, info: Mapping[str, Any]) -> None:
        """Take an event of httpcore's ``trace`` extension.

        When the service has refused another request meanwhile, raises NotSentError instead of letting the
        next byte out; a connection that stands already is closed.
        """
        if event == _CONNECTED:
            self._stream = info["return_value"]
        if event not in _LAST_LOOKS or self._admission.still_stands:
            return
        if event == _TLS_BEGINS:
            # At this point, and at no other, httpcore leaves the connection to its caller.
            await self._stream.aclose()
        self._admission.never_left()
        raise NotSentError
