"""The body of a response: put together, unpacked, and never read without end."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Iterable

import httpx
import pytest

from menagerie.domain.cases import AnswerCase
from menagerie.domain.errors import UnexpectedAnswerError
from menagerie.service.transport import read_body

BODY = b'[{"id": 1, "name": "Rex", "categoryId": 7}]'
PACKED = gzip.compress(BODY)


class Chunks(httpx.AsyncByteStream):
    """A body that has arrived in these chunks."""

    def __init__(self, chunks: Iterable[bytes]) -> None:
        self._chunks = chunks

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for chunk in self._chunks:
            yield chunk


def response(chunks: Iterable[bytes], packing: str | None = None) -> httpx.Response:
    headers = {} if packing is None else {"Content-Encoding": packing}
    return httpx.Response(203, headers=headers, stream=Chunks(chunks))


def bytewise(body: bytes) -> list[bytes]:
    return [bytes([byte]) for byte in body]


@pytest.mark.parametrize(
    ("body", "packing"),
    [(BODY, None), (BODY, "identity"), (BODY, " Identity"), (PACKED, "gzip"), (PACKED, " GZIP ")],
    # A packed body has the time in it, and the processes of the tests would not agree on its test.
    ids=["no packing", "identity", "with a space", "gzip", "in other letters"],
)
async def test_a_body_is_put_together_from_its_chunks(body: bytes, packing: str | None) -> None:
    assert await read_body(response([body], packing)) == BODY
    assert await read_body(response(bytewise(body), packing)) == BODY


@pytest.mark.parametrize(
    ("chunks", "packing"),
    [(bytewise(b"x" * 1000), None), ([gzip.compress(b"x" * 1000)], "gzip")],
    ids=["plain", "packed"],
)
async def test_a_body_may_be_just_as_large_as_allowed(chunks: list[bytes], packing: str | None) -> None:
    assert await read_body(response(chunks, packing), largest=1000) == b"x" * 1000
    with pytest.raises(UnexpectedAnswerError) as caught:
        await read_body(response(chunks, packing), largest=999)
    assert (caught.value.status, caught.value.case) == (203, AnswerCase.UNREADABLE)


async def test_of_a_body_that_unpacks_without_end_only_the_beginning_is_unpacked() -> None:
    bomb = gzip.compress(b"x" * 10_000_000)
    turns = await turns_while_reading(response([bomb], "gzip"), largest=1000)
    assert turns <= 1


async def turns_while_reading(one: httpx.Response, largest: int) -> int:
    """Return how often another task had its turn while the body was read; no time may pass."""
    turns = 0

    async def paint() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    began = asyncio.get_running_loop().time()
    painting = asyncio.create_task(paint())
    await asyncio.sleep(0)
    before = turns
    try:
        await read_body(one, largest)
    except UnexpectedAnswerError:
        pass
    finally:
        painting.cancel()
    assert asyncio.get_running_loop().time() == began
    return turns - before


@pytest.mark.parametrize(
    ("chunks", "packing"),
    [([b"x"] * 1000, None), ([gzip.compress(b"x" * 10_000_000)], "gzip")],
    ids=["many chunks", "packed"],
)
async def test_the_window_paints_as_a_large_body_is_read(chunks: list[bytes], packing: str | None) -> None:
    turns = await turns_while_reading(response(chunks, packing), 20_000_000)
    # Often enough for the window, and not so often that reading takes much longer.
    assert 10 <= turns <= 100
