"""What a client sends is read strictly: a mistake is refused, never guessed at."""

import asyncio
import json

import pytest
from starlette.requests import Request
from starlette.types import Message

from menagerie.sandbox.reading import (
    LARGEST_BODY,
    read_animal_id,
    read_json,
    read_list_question,
    read_new_animal,
)
from menagerie.sandbox.refusal import Refusal
from menagerie.sandbox.store import NewAnimal

INT64_MAX = 9_223_372_036_854_775_807
JSON = "application/json"


def read(body: bytes, content_type: str | None = JSON, chunk: int = 4096) -> object:
    """Read a request's body as it arrives: in chunks."""
    chunks = [body[start : start + chunk] for start in range(0, len(body), chunk)] or [b""]

    async def receive() -> Message:
        part = chunks.pop(0)
        return {"type": "http.request", "body": part, "more_body": bool(chunks)}

    headers = [] if content_type is None else [(b"content-type", content_type.encode())]
    return asyncio.run(read_json(Request({"type": "http", "method": "POST", "headers": headers}, receive)))


def test_a_list_request_has_a_limit_and_a_status() -> None:
    for query, question in (
        *((b"", (20, None)), (b"limit=1", (1, None)), (b"limit=100&status=sold", (100, "sold"))),
        *((b"status=available", (20, "available")), (b"status=%70ending", (20, "pending"))),
        (b"page=2&page=3&sort=%ff", (20, None)),
    ):
        assert read_list_question(query) == question
    for limit in ("", "0", "101", "-1", "1.0", "1e1", "+5", "05", "%D9%A5", "5%0A", "ten", "9" * 5000):
        with pytest.raises(Refusal, match="limit must be a whole number from 1 to 100") as caught:
            read_list_question(f"limit={limit}".encode())
        assert caught.value.status == 400
    for status in ("", "Sold", "free", "sold%20", "%ff", "available,sold"):
        with pytest.raises(Refusal, match="status must be one of: available, pending, sold"):
            read_list_question(f"status={status}".encode())
    for query in (b"limit=5&limit=5", b"status=sold&limit=1&status=pending"):
        with pytest.raises(Refusal, match="must be given once"):
            read_list_question(query)


def test_an_id_is_any_int64_and_nothing_else() -> None:
    for animal_id in (0, 7, -1, INT64_MAX, -INT64_MAX - 1):
        assert read_animal_id(str(animal_id)) == animal_id
    for segment in ("", "x", "1.0", "+1", "01", " 1", "1\n", "٥", str(INT64_MAX + 1), "9" * 5000):
        assert read_animal_id(segment) is None


def test_a_new_animal_is_read_exactly_and_a_wrong_field_is_named() -> None:
    given = {"name": " 🐕 שלום ", "categoryId": -INT64_MAX - 1, "status": "sold", "id": 7, "color": None}
    # THEN its name is as it came, and what the interface does not show is ignored
    assert read_new_animal(given) == NewAnimal(" 🐕 שלום ", -INT64_MAX - 1, "sold")
    assert read_new_animal({"name": "Rex", "categoryId": 0}) == NewAnimal("Rex", 0, None)
    for change, named in (
        *(({"name": None}, "name"), ({"name": ""}, "name"), ({"name": " \t\u00a0"}, "name")),
        *(({"name": 7}, "name"), ({"name": "half a dog \ud83d"}, "name")),
        *(({"categoryId": None}, "categoryId"), ({"categoryId": True}, "categoryId")),
        *(({"categoryId": 1.0}, "categoryId"), ({"categoryId": "1"}, "categoryId")),
        *(({"categoryId": INT64_MAX + 1}, "categoryId"), ({"categoryId": -INT64_MAX - 2}, "categoryId")),
        *(({"status": None}, "status"), ({"status": ""}, "status"), ({"status": "free"}, "status")),
        ({"status": ["sold"]}, "status"),
    ):
        with pytest.raises(Refusal, match=f"^{named} ") as caught:
            read_new_animal({"name": "Rex", "categoryId": 1, **change})
        assert caught.value.status == 400
    for other in (None, [], "Rex", 7, [{"name": "Rex", "categoryId": 1}]):
        with pytest.raises(Refusal, match="must be an object"):
            read_new_animal(other)


def test_a_body_is_json_in_utf8_and_one_of_another_type_is_refused() -> None:
    for content_type in (
        JSON,
        "Application/JSON",
        f"{JSON};charset=utf-8",
        f'{JSON} ; Charset="UTF-8"',
        f"{JSON};",
    ):
        assert read('{"name": "Zoë"}'.encode(), content_type) == {"name": "Zoë"}
    for other in (None, "", "text/plain", "application/json5", f"{JSON}; charset=latin-1", f"{JSON}; q=1"):
        with pytest.raises(Refusal) as caught:
            read(b"{}", other)
        assert caught.value.status == 415


def test_a_body_that_is_not_json_or_longer_than_the_largest_is_refused() -> None:
    for body in (
        *(b"", b"{", b"{'name': 'Rex'}", b"{} {}", b"NaN", b'{"categoryId": Infinity}', b"\xff"),
        *(b"\xed\xa0\x80", b"\xef\xbb\xbf{}", "{}".encode("utf-16"), b"9" * 5000, b"[" * 60_000),
    ):
        with pytest.raises(Refusal, match="cannot be read as JSON") as caught:
            read(body)
        assert caught.value.status == 400
    largest = json.dumps("x" * (LARGEST_BODY - 2)).encode()
    assert read(largest) == "x" * (LARGEST_BODY - 2)
    with pytest.raises(Refusal) as caught:
        read(largest + b" ")
    assert caught.value.status == 413
