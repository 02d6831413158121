"""Answers of the service, mutated by chance: of every kind that a broken service, proxy or line can make."""

import gzip
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import NamedTuple

import httpx

from support.raw_server import as_json

ANIMAL = {"id": 1, "name": "Rex", "categoryId": 7, "status": "sold"}
_LIST = as_json([ANIMAL, ANIMAL | {"id": 2, "name": "Zoë 🐕"}, {"id": 3, "name": "Tom", "categoryId": 3}])
_ERROR = as_json({"code": "some-code", "message": "Some words.", "status": 400})
_BODIES = (_LIST, as_json(ANIMAL), _ERROR, b"", b"[]", b"<!doctype html><title>Sign in</title>")
_USUAL_STATUSES = (200, 200, 200, 201, 201, 400, 401, 404, 429, 500, 503)
_ODD_STATUSES = (204, 206, 301, 302, 304, 307, 403, 407, 408, 413, 418, 431, 501, 599, 600, 999)
_DATE = "Fri, 15 Jan 2027 08:00:00 GMT"
_HEADERS = (
    ("Content-Type", "application/json"),
    ("Date", _DATE),
    ("X-RateLimit-Limit", "60"),
    ("X-RateLimit-Remaining", "59"),
    ("X-RateLimit-Reset", "1800000030"),
)
_NAMES = (*(name for name, _value in _HEADERS), "Retry-After", "Location", "Set-Cookie", "Content-Encoding")
_NUMBERS = ("0", "-1", "1", "1.5", "1e9", "NaN", "9" * 18, "9" * 19, "9" * 5_000, str(2**63), str(-(2**63)))
_VALUES = (
    *_NUMBERS,
    *("", " ", "2", "30", "90", "3600", "3,600", "1, 2", "soon", "1h", "PT1H", "P1Y", '"5"', "'"),
    *("\xff\xfe", "x" * 9_000),
    *(_DATE, "Mon, 01 Jan 0001 00:00:00 GMT", "2027-01-15T08:00:30Z", "9999-12-31T23:59:59-23:59"),
    *("gzip", "identity", "br", "gzip, gzip", "a=b; Path=/"),
    *("http://[", "javascript:alert(1)", "//elsewhere.example"),
)  # fmt: skip
_PIECES = (
    *(number.encode() for number in _NUMBERS),
    *(b"null", b"true", b'"', b"\\", b'"\\ud800"', b"\\u0000", b"{", b"}", b"[", b"]", b",", b":"),
    *(b"[" * 3_000, b'{"a": ' * 2_000),
    *(b"\xef\xbb\xbf", b"\xff", b"\x00", b"\xed\xa0\x80", b'{"id": 1}', b'"id": 5,'),
)  # fmt: skip


class MutatedAnswer(NamedTuple):
    """One answer; ``breaks`` says that the connection breaks at the end of ``content``."""

    status: int
    headers: list[tuple[bytes, bytes]]
    content: bytes
    breaks: bool

    def response(self) -> httpx.Response:
        return httpx.Response(self.status, headers=self.headers, stream=_Content(self.content, self.breaks))


class _Content(httpx.AsyncByteStream):
    """The body, in two chunks."""

    def __init__(self, content: bytes, breaks: bool) -> None:
        self._content = content
        self._breaks = breaks

    async def __aiter__(self) -> AsyncIterator[bytes]:
        middle = len(self._content) // 2
        yield self._content[:middle]
        yield self._content[middle:]
        if self._breaks:
            raise httpx.ReadError("broken")


class Mutations:
    """Makes answers by chance, the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311 - a test's chance, the same each time
        self._changes: tuple[Callable[[bytes], bytes], ...] = (
            self._without_a_part,
            self._with_a_piece,
            self._with_another_byte,
            self._with_a_part_twice,
        )

    def answer(self, success: int) -> MutatedAnswer:
        """Return the next answer; often it has the status ``success``."""
        chance = self._random
        status = success if chance.random() < 0.5 else chance.choice(_USUAL_STATUSES)
        if chance.random() < 0.1:
            status = chance.choice(_ODD_STATUSES)
        content = chance.choice(_BODIES[:2] if chance.random() < 0.6 else _BODIES)
        for _change in range(chance.choice((0, 1, 1, 2, 5))):
            content = chance.choice(self._changes)(content)
        headers = [one for one in _HEADERS if chance.random() < 0.8]
        count = chance.choice((0, 0, 1, 2, 4))
        headers += [(chance.choice(_NAMES), chance.choice(_VALUES)) for _header in range(count)]
        if chance.random() < 0.05:
            headers.append(("Content-Encoding", "gzip"))
            content = gzip.compress(content, 1)[: chance.choice((None, -9, 20))]
        encoded = [(name.encode(), value.encode("latin-1")) for name, value in headers]
        return MutatedAnswer(status, encoded, content, breaks=chance.random() < 0.02)

    def _without_a_part(self, content: bytes) -> bytes:
        start, end = self._part(content)
        return content[:start] + content[end:]

    def _with_a_piece(self, content: bytes) -> bytes:
        start, end = self._part(content)
        piece = self._random.choice(_PIECES)
        return content[:start] + piece + content[self._random.choice((start, end)) :]

    def _with_another_byte(self, content: bytes) -> bytes:
        start, _end = self._part(content)
        return content[:start] + bytes([self._random.getrandbits(8)]) + content[start + 1 :]

    def _with_a_part_twice(self, content: bytes) -> bytes:
        start, end = self._part(content)
        return content[:end] + content[start:]

    def _part(self, content: bytes) -> tuple[int, int]:
        start = self._random.randint(0, len(content))
        return start, min(len(content), start + self._random.choice((1, 2, 8, 40)))
