"""Exceptions that end a request, and the Error object of a refusal (interface 2 and 7)."""

import json
from collections.abc import Mapping

from starlette.responses import Response

# The interface does not show the values of ``code``.
_CODES = {
    400: "bad_request",
    401: "unauthorized",
    404: "not_found",
    405: "method_not_allowed",
    413: "body_too_large",
    415: "unsupported_media_type",
    421: "misdirected_request",
    429: "rate_limit_exceeded",
    500: "internal_error",
}


class Refusal(Exception):  # noqa: N818 - most refusals are the client's error, not ours
    """The request is answered with an Error object and this HTTP status."""

    def __init__(self, status: int, message: str, headers: Mapping[str, str] | None = None) -> None:
        """Take a sentence for the user, and headers that belong to the status."""
        super().__init__(message)
        self.status = status
        self.message = message
        self.headers = headers

    def body(self) -> bytes:
        """Return the Error object as JSON."""
        error = {"code": _CODES[self.status], "message": self.message, "status": self.status}
        return json.dumps(error, ensure_ascii=False).encode()

    def answer(self) -> Response:
        """Return the response."""
        return Response(self.body(), self.status, self.headers, "application/json")


class AnswerLostError(Exception):
    """The request was carried out, but its connection is to be dropped without a response (practice)."""
