"""Reading answers: what is kept and counted, never without end, and nothing in them can break us."""

import asyncio
import contextlib
import gzip
import json
import sqlite3
from collections.abc import AsyncIterator, Iterable

import httpx
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from menagerie.domain.animal import INT64_MAX, INT64_MIN, LONGEST_NAME, Animal, NewAnimal, PetStatus
from menagerie.domain.cases import AnswerCase
from menagerie.domain.errors import UnexpectedAnswerError
from menagerie.service.transport import read_body
from menagerie.service.wire import (
    LARGE_BODY,
    LONGEST_CODE,
    LONGEST_MESSAGE,
    read_animal,
    read_animals,
    read_error,
    write_animal,
)

GOOD = {"id": 1, "name": "Rex", "categoryId": 7, "status": "sold"}
REX = Animal(1, "Rex", 7, "sold")
KEY = "sk-live-4f9c2e"

int64 = st.integers(INT64_MIN, INT64_MAX)
any_text = st.text(alphabet=st.characters(codec=None, exclude_categories=()))  # lone surrogates included
any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | any_text,
    lambda inner: st.lists(inner) | st.dictionaries(any_text, inner),
    max_leaves=8,
)
nearly_animals = st.fixed_dictionaries(
    {},
    optional={
        "id": int64 | any_json,
        "name": any_text | any_json,
        "categoryId": int64 | any_json,
        "status": st.sampled_from(list(PetStatus)) | any_json,
        "more": any_json,
    },
)


def dumped(value: object) -> bytes:
    return json.dumps(value).encode()


def test_animals_keep_their_order_and_what_exceeds_the_limit_is_counted_and_left_out() -> None:
    cat = {"id": 2, "name": "Tom", "categoryId": 3}
    listed = read_animals(dumped([cat, GOOD]), 20)
    assert listed.animals == (Animal(2, "Tom", 3, None), REX)
    assert (listed.limit, listed.unreadable, listed.excess) == (20, 0, 0)
    for count in (101, 20_000):
        for odd in (b"", b", 5"):
            body = dumped([GOOD | {"id": number} for number in range(count)])
            listed = read_animals(body[:-1] + odd + b"]", 100)
            assert [animal.id for animal in listed.animals] == list(range(100))
            assert (listed.unreadable, listed.excess) == (0, count - 100 + len(odd) // 3)
            assert listed.may_have_more
    listed = read_animals(dumped([GOOD, 5]), 2)
    assert (listed.animals, listed.unreadable, listed.excess) == ((REX,), 1, 0)
    assert listed.may_have_more


@given(int64, int64)
@example(2**53 + 1, INT64_MAX)
@example(INT64_MIN, -(2**53) - 1)
def test_whole_numbers_are_kept_exactly(animal_id: int, category_id: int) -> None:
    body = dumped([{"id": animal_id, "name": "Rex", "categoryId": category_id}])
    (animal,) = read_animals(body, 20).animals
    assert (animal.id, animal.category_id) == (animal_id, category_id)
    # Beside an unreadable animal another reader is used: it is as exact.
    (animal,) = read_animals(body[:-1] + b", 5]", 20).animals
    assert (animal.id, animal.category_id) == (animal_id, category_id)


def test_a_large_body_is_read_as_a_small_one_is() -> None:
    long = "é" * LONGEST_NAME
    first = GOOD | {"name": long, "more": "é" * LARGE_BODY}
    body = json.dumps([first, {"id": 2}], ensure_ascii=False, indent=1).encode()
    listed = read_animals(b"\xef\xbb\xbf" + body, 20)
    assert (listed.animals, listed.unreadable) == ((Animal(1, long, 7, "sold"),), 1)
    assert read_animals(b"[" + b" " * LARGE_BODY + b"]\n", 20).animals == ()
    for broken in (body[:-1], body + b"1", body[:-4] + b" 2}]", b" " * LARGE_BODY + b"{}"):
        with pytest.raises(UnexpectedAnswerError):
            read_animals(broken, 20)
    # An animal with a longer text than a name may have is counted and left out.
    for field in ("name", "status"):
        good, bad = GOOD | {"id": 2, field: long}, GOOD | {"id": 3, field: f"é{long}"}
        for more in ({}, {"more": "é" * LARGE_BODY}):
            listed = read_animals(dumped([GOOD, good | more, bad]), 20)
            assert [animal.id for animal in listed.animals] == [1, 2]
            assert listed.unreadable == 1
        assert read_animal(dumped(good), 201).id == good["id"]
        with pytest.raises(UnexpectedAnswerError):
            read_animal(dumped(bad), 201)


def test_of_what_is_too_long_only_the_beginning_is_kept_and_no_part_of_the_key() -> None:
    error = read_error(dumped({"code": "c" * 10**6, "message": "m" * 10**6}), KEY)
    assert error is not None
    assert (len(error.code), len(error.message)) == (LONGEST_CODE, LONGEST_MESSAGE)
    assert error.message.endswith("m…")
    just = "m" * LONGEST_MESSAGE
    whole = read_error(dumped({"message": just}), KEY)
    assert whole is not None
    assert whole.message == just
    for before in range(LONGEST_MESSAGE - len(KEY) - 2, LONGEST_MESSAGE + 2):
        error = read_error(dumped({"message": "m" * before + KEY + "m" * 100}), KEY)
        assert error is not None
        assert KEY[:4] not in error.message


def test_names_that_are_not_unicode_can_be_shown_and_stored_and_ids_are_there_once() -> None:
    listed = read_animals(dumped([GOOD, {**GOOD, "name": "Max"}]), 2)
    assert listed.animals == (REX,)
    assert listed.unreadable == 1
    assert listed.may_have_more
    for name in (rb"\ud800Rex", rb"Rex\udfff", b"R\xffex", b"\xed\xa0\x80Rex"):
        (animal,) = read_animals(b'[{"id": 1, "name": "' + name + b'", "categoryId": 7}]', 20).animals
        assert "�" in animal.name
        assert "ex" in animal.name
        with sqlite3.connect(":memory:") as database:
            assert database.execute("SELECT ?", (animal.name,)).fetchone() == (animal.name,)
        database.close()
    body = rb'[{"id": 1, "name": "\ud83d\ude3a", "categoryId": 7}, 5]'
    assert read_animals(body, 20).animals[0].name == "😺"


@given(any_json | nearly_animals | st.lists(nearly_animals))
def test_any_json_is_read_or_refused_and_what_is_read_is_sound(value: object) -> None:
    body = dumped(value)
    try:
        listed = read_animals(body, 20)
    except UnexpectedAnswerError:
        assert not isinstance(value, list)
    else:
        assert isinstance(value, list)
        assert len(listed.animals) + listed.unreadable + listed.excess == len(value)
        for animal in listed.animals:
            assert INT64_MIN <= animal.id <= INT64_MAX
            assert type(animal.id) is int
            animal.name.encode()
            (animal.status or "").encode()
    read_error(body, KEY)


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(body: bytes) -> None:
    # Nothing but the one error that callers are told of may come out.
    for read in (read_animals, read_animal):
        with contextlib.suppress(UnexpectedAnswerError):
            read(body, 200)
    read_error(body, KEY)


def test_a_new_animal_is_written_exactly() -> None:
    for new, fields in (
        (NewAnimal("Rex", 7), {"name": "Rex", "categoryId": 7}),
        (NewAnimal("Rex", 7, PetStatus.SOLD), {"name": "Rex", "categoryId": 7, "status": "sold"}),
        (NewAnimal("😺 Ζ", INT64_MAX), {"name": "😺 Ζ", "categoryId": INT64_MAX}),
        (NewAnimal("Rex", INT64_MIN), {"name": "Rex", "categoryId": INT64_MIN}),
    ):
        assert json.loads(write_animal(new)) == fields


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


async def test_a_body_is_put_together_from_its_chunks_and_may_be_just_as_large_as_allowed() -> None:
    for body, packing in (
        (BODY, None),
        (BODY, "identity"),
        (BODY, " Identity"),
        (PACKED, "gzip"),
        (PACKED, " GZIP "),
    ):
        assert await read_body(response([body], packing)) == BODY
        assert await read_body(response(bytewise(body), packing)) == BODY
    for chunks, packing in ((bytewise(b"x" * 1000), None), ([gzip.compress(b"x" * 1000)], "gzip")):
        assert await read_body(response(chunks, packing), largest=1000) == b"x" * 1000
        with pytest.raises(UnexpectedAnswerError) as caught:
            await read_body(response(chunks, packing), largest=999)
        assert (caught.value.status, caught.value.case) == (203, AnswerCase.UNREADABLE)


async def test_the_window_paints_as_a_large_body_is_read_and_one_without_end_is_not_read_on() -> None:
    bomb = gzip.compress(b"x" * 10_000_000)
    turns = await turns_while_reading(response([bomb], "gzip"), largest=1000)
    assert turns <= 1
    for chunks, packing in (([b"x"] * 1000, None), ([gzip.compress(b"x" * 10_000_000)], "gzip")):
        turns = await turns_while_reading(response(chunks, packing), 20_000_000)
        # Often enough for the window, and not so often that reading takes much longer.
        assert 10 <= turns <= 100


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
