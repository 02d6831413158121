"""All that a service, or a proxy before it, may get wrong in one answer, and what each of the answers means.

The client is tested against all of them, and the whole application against ten.
"""

import gzip
import zlib
from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple

from menagerie.domain.errors import ErrorBody
from support.raw_server import answer, as_json, head

_MB = 1_000_000
ELSEWHERE = "https://elsewhere.example/v1/pets"
PAGE = b"<!doctype html><title>Sign in</title>"
SAYS_FINE = as_json({"code": "ok", "message": "All is well.", "status": 201})
FINE = ErrorBody("ok", "All is well.")
_HTML = {"Content-Type": "text/html"}
_DEEP = b"[" * 100_000 + b"]" * 100_000


class Meaning(Enum):
    """What an answer means."""

    # What was asked for is there.
    WHOLE = auto()
    # It has the status of success: an add was added. What was read is of no use, or has not come.
    UNREADABLE = auto()
    TOO_LARGE = auto()
    BROKEN = auto()
    # There is no head that can be read: it is no answer.
    NOTHING = auto()
    # Another status counts, whatever else is there; 429 is a wait, as long as it says.
    FAILED = auto()
    WAIT = auto()
    TOLD_WAIT = auto()


class Malformed(NamedTuple):
    """An answer: its bytes by the status of success and a good body, and its meaning.

    One that failed has its own status, and what of its body is an error's.
    """

    data: Callable[[int, bytes], bytes]
    meaning: Meaning
    status: int = 0
    said: ErrorBody | None = None


def chunked(status: int, *chunks: bytes, end: bytes = b"0\r\n\r\n") -> bytes:
    pieces = (b"%x\r\n%s\r\n" % (len(chunk), chunk) for chunk in chunks)
    return head(status, {"Transfer-Encoding": "chunked"}) + b"".join(pieces) + end


def _lines(first: str, body: bytes, *headers: str, between: str = "\r\n") -> bytes:
    """Return an answer whose first line and headers are these; it states its length by itself."""
    all_lines = [first, f"Content-Length: {len(body)}", *headers, "", ""]
    return between.join(all_lines).encode("latin-1") + body


def _has(body: bytes, headers: dict[str, str] | None = None) -> Callable[[int, bytes], bytes]:
    return lambda ok, _body: answer(ok, body, headers)


_WHOLE: dict[str, Callable[[int, bytes], bytes]] = {
    "HTTP/1.0": lambda ok, body: _lines(f"HTTP/1.0 {ok} OK", body),
    "HTTP/1.0 without a length": lambda ok, body: f"HTTP/1.0 {ok} OK\r\n\r\n".encode() + body,
    "a status without words": lambda ok, body: _lines(f"HTTP/1.1 {ok}", body),
    "line feeds alone": lambda ok, body: _lines(f"HTTP/1.1 {ok} OK", body, between="\n"),
    "1xx before it": lambda ok, body: (
        b"HTTP/1.1 103 Early\r\nRetry-After: 500\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n" + answer(ok, body)
    ),
    "a mark of byte order": lambda ok, body: answer(ok, b"\xef\xbb\xbf" + body),
    "HTML as its type": lambda ok, body: answer(ok, body, {"Content-Type": "text/html; charset=none"}),
    "two types": lambda ok, body: _lines(
        f"HTTP/1.1 {ok} OK", body, "Content-Type: image/png", "Content-Type: text/plain"
    ),
    "a chunk for each byte": lambda ok, body: chunked(ok, *(bytes([one]) for one in body)),
    "a wait behind its chunks": lambda ok, body: chunked(ok, body, end=b"0\r\nRetry-After: 500\r\n\r\n"),
    "a length beside its chunks": lambda ok, body: chunked(ok, body).replace(
        b"Transfer", b"Content-Length: 3\r\nTransfer"
    ),
    "its length twice": lambda ok, body: _lines(f"HTTP/1.1 {ok} OK", body, f"Content-Length: {len(body)}"),
    "a header in two lines": lambda ok, body: _lines(f"HTTP/1.1 {ok} OK", body, "X: a", " Retry-After: 500"),
    "headers that are no text": lambda ok, body: answer(
        ok, body, {"Date": "\xff", "Retry-After": "\xff", "X-RateLimit-Remaining": "\xff\xfe"}
    ),
    "10,000 headers": lambda ok, body: answer(ok, body, {f"X{number}": "" for number in range(10_000)}),
    "a wait with a good status": lambda ok, body: answer(ok, body, {"Retry-After": "500"}),
    "gzip": lambda ok, body: answer(ok, gzip.compress(body), {"Content-Encoding": "gzip"}),
    "gzip with more behind it": lambda ok, body: answer(
        ok, gzip.compress(body) + b"more", {"Content-Encoding": " GZIP "}
    ),
    "a redirect with a good status": lambda ok, body: answer(ok, body, {"Location": ELSEWHERE}),
    "a cookie": lambda ok, body: answer(ok, body, {"Set-Cookie": "a=b; Path=/"}),
    "the same again behind it": lambda ok, body: 2 * answer(ok, body),
    "a 400 behind it": lambda ok, body: answer(ok, body) + answer(400, SAYS_FINE),
    "a 429 behind it": lambda ok, body: answer(ok, body) + answer(429, headers={"Retry-After": "99"}),
}

_NOTHING: dict[str, Callable[[int, bytes], bytes]] = {
    "nothing at all": lambda _ok, _body: b"",
    "an empty line": lambda _ok, _body: b"\r\n\r\n",
    "zeros": lambda _ok, _body: b"\x00" * 2_000,
    "another service": lambda _ok, _body: b"SSH-2.0-OpenSSH_9.2\r\n",
    "TLS": lambda _ok, _body: b"\x16\x03\x01\x00\xa5 SSH-2.0-nothing\r\n\r\n",
    "1xx alone": lambda _ok, _body: b"HTTP/1.1 100 Continue\r\n\r\n",
    "a body alone": lambda _ok, body: body,
    "HTTP/9": lambda ok, body: _lines(f"HTTP/9 {ok} OK", body),
    "another protocol from here on": lambda _ok, _body: _lines(
        "HTTP/1.1 101 Switching", b"", "Upgrade: websocket", "Connection: Upgrade"
    ),
    "an empty line before it": lambda ok, body: b"\r\n\r\n" + answer(ok, body),
    "a status of two digits": lambda _ok, body: _lines("HTTP/1.1 99 Any", body),
    "a status of four digits": lambda _ok, body: _lines("HTTP/1.1 2000 Any", body),
    "a status that is a word": lambda _ok, body: _lines("HTTP/1.1 abc Any", body),
    "a header without a colon": lambda ok, body: _lines(f"HTTP/1.1 {ok} OK", body, "nothing"),
    "a header without an end": lambda ok, _body: f"HTTP/1.1 {ok} OK\r\nX: {'a' * 200_000}".encode(),
    "a space before a colon": lambda ok, body: _lines(f"HTTP/1.1 {ok} OK", body, "Retry-After : 5"),
    "a zero in a header": lambda ok, body: _lines(f"HTTP/1.1 {ok} OK", body, "X: a\x00b"),
    "a header that holds another": lambda ok, body: _lines(f"HTTP/1.1 {ok} OK", body, "X: a\rRetry-After: 5"),
    "a header of 1 MB": lambda ok, body: _lines(f"HTTP/1.1 {ok} OK", body, "X: " + "a" * _MB),
    "a first line of 1 MB": lambda ok, body: _lines(f"HTTP/1.1 {ok} " + "a" * _MB, body),
    "two lengths": lambda ok, body: _lines(f"HTTP/1.1 {ok} OK", body, "Content-Length: 3"),
    "a negative length": lambda ok, body: head(ok, {"Content-Length": "-3"}) + body,
    "a length of thirty digits": lambda ok, body: head(ok, {"Content-Length": "9" * 30}) + body,
    "a length that is a word": lambda ok, body: head(ok, {"Content-Length": "some"}) + body,
    "an unknown way to transfer": lambda ok, body: head(ok, {"Transfer-Encoding": "gzip"}) + body,
}

_UNREADABLE: dict[str, Callable[[int, bytes], bytes]] = {
    "no body": _has(b""),
    "a page": _has(PAGE, _HTML),
    "half of the JSON": lambda ok, body: answer(ok, body[:-3]),
    "a length that is too short": lambda ok, body: head(ok, {"Content-Length": str(len(body) - 2)}) + body,
    "a bracket too many": lambda ok, body: answer(ok, body + b"]"),
    "null": _has(b"null"),
    "an empty object": _has(b"{}"),
    "another kind": lambda ok, body: answer(
        ok, b'{"animals": %s}' % body if body.startswith(b"[") else b"[1, 2]"
    ),
    "an id that is none, alone": _has(b'{"id": 1.5}'),
    "an error about the limit": _has(as_json({"code": "limit", "status": 429})),
    "an error about the key": _has(as_json({"code": "key", "status": 401})),
    "a million brackets": _has(b"[" * _MB),
    "brackets in brackets": _has(_DEEP),
    "brackets as an id": _has(b'[{"id":' + _DEEP + b"}]"),
    "brackets in a list's new field": _has(b'[{"new":' + _DEEP + b"}]"),
    "brackets in a new field": _has(b'{"new":' + _DEEP + b"}"),
    "UTF-16": lambda ok, body: answer(
        ok, body.decode().encode("utf-16"), {"Content-Type": "application/json; charset=utf-16"}
    ),
    "UTF-32": lambda ok, body: answer(ok, body.decode().encode("utf-32")),
    "deflate": lambda ok, body: answer(ok, zlib.compress(body), {"Content-Encoding": "deflate"}),
    "an unknown packing": lambda ok, body: answer(ok, body, {"Content-Encoding": "br"}),
    "not packed as it says": lambda ok, body: answer(ok, body, {"Content-Encoding": "gzip"}),
    "packed, and does not say so": lambda ok, body: answer(ok, gzip.compress(body)),
    "packed, and nothing there": _has(b"", {"Content-Encoding": "gzip"}),
    "packed, and cut": lambda ok, body: answer(ok, gzip.compress(body)[:-20], {"Content-Encoding": "gzip"}),
    "packed twice": lambda ok, body: answer(
        ok, gzip.compress(gzip.compress(body)), {"Content-Encoding": "gzip, gzip"}
    ),
    "packed in two pieces": lambda ok, body: answer(
        ok, gzip.compress(body[:5]) + gzip.compress(body[5:]), {"Content-Encoding": "gzip"}
    ),
}

_TOO_LARGE: dict[str, Callable[[int, bytes], bytes]] = {
    "100 MB in 100 kB": _has(gzip.compress(b" " * (100 * _MB), 1), {"Content-Encoding": "gzip"})
}

_BROKEN: dict[str, Callable[[int, bytes], bytes]] = {
    "less than its length": lambda ok, body: head(ok, {"Content-Length": "500"}) + body,
    "a chunk that is cut": lambda ok, body: chunked(ok, end=b"ff\r\n" + body),
    "a chunk whose length is a word": lambda ok, body: chunked(ok, end=b"zz\r\n" + body),
    "a chunk that is far too long": lambda ok, _body: chunked(ok, end=b"f" * 18 + b"\r\n"),
    "a chunk of a negative length": lambda ok, _body: chunked(ok, end=b"-5\r\nabc"),
}

# For each status, whether its body says that all is well, too.
_STATUSES = {
    **dict.fromkeys((200, 201, 202, 203, 402, 405, 407, 408, 410, 413, 418, 421, 422, 425), False),
    **dict.fromkeys((501, 502, 504, 511, 599, 600, 999), False),
    **dict.fromkeys((307, 400, 401, 403, 404, 409, 500, 503, 700), True),
}
_EMPTY: tuple[tuple[int, dict[str, str]], ...] = (
    *((status, {}) for status in (204, 205, 206, 226, 300, 304, 305, 500, 504)),
    *((status, {"Location": "javascript:x"}) for status in (301, 303, 307, 308)),
    (401, {"WWW-Authenticate": "Basic realm=x"}),
    (426, {"Upgrade": "TLS/1.3", "Connection": "Upgrade"}),
)
# Where a redirect may lead: for some of these, httpx fails.
_TARGETS = (
    *(ELSEWHERE, "//elsewhere.example", "", "?", "#", "http://[", "http://a b", "javascript:alert(1)", "a:b"),
    *(":", "/elsewhere", "http://key@127.0.0.1:1/", "https://xn--a/", "http://127.0.0.1:99999/", "\xff"),
    "/" + "x" * 50_000,
)


def _failed(status: int, body: bytes, headers: dict[str, str], said: ErrorBody | None = None) -> Malformed:
    return Malformed(lambda _ok, _body: answer(status, body, headers), Meaning.FAILED, status, said)


_FAILED = {
    **{f"{status} with a page": _failed(status, PAGE, _HTML) for status in _STATUSES},
    **{
        f"{status} that says all is well": _failed(status, SAYS_FINE, {}, FINE)
        for status, says_fine in _STATUSES.items()
        if says_fine
    },
    **{f"{status} without a body": _failed(status, b"", headers) for status, headers in _EMPTY},
    "206 with a part": _failed(206, PAGE, {"Content-Range": "bytes 0-9/500"}),
    **{f"302 to {target[:40]!r}": _failed(302, PAGE, {"Location": target}) for target in _TARGETS},
    **{
        f"{status} without a length": Malformed(
            lambda _ok, _body, status=status: head(status, {}),  # type: ignore[misc]
            Meaning.FAILED,
            status,
        )
        for status in (204, 304, 504)
    },
    **{
        f"{status} that is cut": Malformed(
            lambda _ok, _body, status=status: head(status, {"Content-Length": "500"}) + b"{",  # type: ignore[misc]
            Meaning.FAILED,
            status,
        )
        for status in (400, 500)
    },
}

_WAIT: dict[str, Callable[[int, bytes], bytes]] = {
    "429 and nothing more": lambda _ok, _body: b"HTTP/1.1 429\r\n\r\n",
    "429 with a page": lambda _ok, _body: answer(429, PAGE, _HTML),
    "429 that says all is well": lambda _ok, _body: answer(429, SAYS_FINE, {"X-RateLimit-Remaining": "59"}),
    "429 with a body without end": lambda _ok, _body: head(429, {"Transfer-Encoding": "chunked"}),
    "429 for a time that is none": lambda _ok, _body: answer(429, headers={"Retry-After": "soon"}),
}

_TOLD_WAIT: dict[str, Callable[[int, bytes], bytes]] = {
    "429 for long": lambda _ok, _body: answer(429, headers={"Retry-After": "7200"}),
    "429 that is cut": lambda _ok, _body: head(429, {"Retry-After": "500", "Content-Length": "9"}) + b"{",
}

MALFORMED: dict[str, Malformed] = {
    **{name: Malformed(data, Meaning.WHOLE) for name, data in _WHOLE.items()},
    **{name: Malformed(data, Meaning.NOTHING) for name, data in _NOTHING.items()},
    **{name: Malformed(data, Meaning.UNREADABLE) for name, data in _UNREADABLE.items()},
    **{name: Malformed(data, Meaning.TOO_LARGE) for name, data in _TOO_LARGE.items()},
    **{name: Malformed(data, Meaning.BROKEN) for name, data in _BROKEN.items()},
    **_FAILED,
    **{name: Malformed(data, Meaning.WAIT) for name, data in _WAIT.items()},
    **{name: Malformed(data, Meaning.TOLD_WAIT) for name, data in _TOLD_WAIT.items()},
}
