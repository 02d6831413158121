"""The client against every field of every response that is missing, of another type, doubled or huge."""

import pytest

from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal, AnimalList
from menagerie.domain.errors import AnswerError, ErrorBody, UnexpectedAnswerError
from support.one_exchange import ADD, FIELDS, GET, LIST, REX, Operation, as_object, outcome
from support.raw_server import answer
from support.store_desk import KEY

MB = 1_000_000
TOM = '{"id": 2, "name": "Tom", "categoryId": 3}'

HUGE = f'"{"x" * (10 * MB)}"'
NUMBERS = {
    "null": "null",
    "a text": '"1"',
    "true": "true",
    "a fraction": "1.5",
    "a whole fraction": "1.0",
    "an exponent": "1e0",
    "a list": "[1]",
    "an object": '{"id": 1}',
    "NaN": "NaN",
    "beyond int64": str(INT64_MAX + 1),
    "below int64": str(INT64_MIN - 1),
    "5,000 digits": "9" * 5_000,
}
NAMES = {"null": "null", "a number": "1", "true": "true", "a list": '["Rex"]', "an object": "{}"}
UNREADABLE = [
    *(("id", kind, value) for kind, value in NUMBERS.items()),
    *(("name", kind, value) for kind, value in NAMES.items()),
    *(("categoryId", kind, value) for kind, value in NUMBERS.items()),
    *((name, "missing", None) for name in ("id", "name", "categoryId")),
]


def mangled(name: str, value: str | None) -> str:
    """Return Rex with another value of a field, or without that field."""
    fields = {**FIELDS, name: value}
    return as_object({field: text for field, text in fields.items() if text is not None})


@pytest.mark.parametrize(
    ("name", "value"),
    [pytest.param(name, value, id=f"{name}-{kind}") for name, kind, value in UNREADABLE],
)
def test_without_a_field_that_it_needs_an_animal_is_unreadable(name: str, value: str | None) -> None:
    rex = mangled(name, value)
    listed = outcome(answer(200, f"[{rex}, {TOM}]".encode()), LIST).result
    assert isinstance(listed, AnimalList)
    assert ([one.id for one in listed.animals], listed.unreadable) == ([2], 1)
    got = outcome(answer(200, rex.encode()), GET)
    assert isinstance(got.error, UnexpectedAnswerError)
    # The status alone says that it was added.
    assert outcome(answer(201, rex.encode()), ADD)[:2] == (None, None)


READABLE = {
    "the largest id": (mangled("id", str(INT64_MAX)), Animal(INT64_MAX, REX.name, 7, "sold")),
    "the smallest id": (mangled("id", str(INT64_MIN)), Animal(INT64_MIN, REX.name, 7, "sold")),
    "the largest category": (mangled("categoryId", str(INT64_MAX)), Animal(1, REX.name, INT64_MAX, "sold")),
    "minus zero": (mangled("categoryId", "-0"), Animal(1, REX.name, 0, "sold")),
    "no name": (mangled("name", '""'), Animal(1, "", 7, "sold")),
    "a name of 10 MB": (mangled("name", HUGE), Animal(1, HUGE[1:-1], 7, "sold")),
    "half a character": (mangled("name", '"\\ud800"'), Animal(1, "\ufffd", 7, "sold")),
    "a zero in a name": (mangled("name", '"a\\u0000b"'), Animal(1, "a\0b", 7, "sold")),
    "no status": (mangled("status", None), Animal(1, REX.name, 7, None)),
    **{
        f"a status that is {kind}": (mangled("status", value), Animal(1, REX.name, 7, None))
        for kind, value in {**NUMBERS, "false": "false"}.items()
        if kind != "a text"
    },
    "an unknown status": (mangled("status", '"on holiday"'), Animal(1, REX.name, 7, "on holiday")),
    "a status of 10 MB": (mangled("status", HUGE), Animal(1, REX.name, 7, HUGE[1:-1])),
    "each field twice, the second one good": (
        '{"id": 5, "name": 5, "categoryId": null, "status": 1, ' + as_object(FIELDS)[1:],
        REX,
    ),
    "a field of ours in another case": (as_object({**FIELDS, "ID": "2", "categoryid": '"x"'}), REX),
    "a thousand more fields": (as_object(FIELDS | {f"x{number}": "[{}]" for number in range(1_000)}), REX),
}


@pytest.mark.parametrize(("rex", "animal"), READABLE.values(), ids=READABLE)
def test_a_field_at_its_edge_is_kept_as_it_is(rex: str, animal: Animal) -> None:
    assert outcome(answer(200, f"[{rex}, {TOM}]".encode()), LIST).animals[0] == animal
    assert outcome(answer(201, rex.encode()), ADD).animals == (animal,)
    get = Operation(lambda store: store.get_animal(animal.id), 200, b"")
    assert outcome(answer(200, rex.encode()), get).animals == (animal,)


@pytest.mark.parametrize("second", [*NUMBERS.values(), HUGE])
def test_of_a_field_that_stands_twice_the_second_counts(second: str) -> None:
    rex = as_object(FIELDS)[:-1] + f', "id": {second}}}'
    assert outcome(answer(201, rex.encode()), ADD)[:2] == (None, None)


ERROR = {"code": '"some-code"', "message": '"Some words."', "status": "400"}
SAID = ("some-code", "Some words.")
NO_TEXT = ("null", "1", "true", "1e999", "[]", "{}")
ERRORS = [
    *(("status", value, SAID) for value in (None, *NO_TEXT, "200", '"x"', "9" * 5_000)),
    *(("more", value, SAID) for value in NO_TEXT),
    *(("code", value, ("", SAID[1])) for value in (None, *NO_TEXT)),
    *(("message", value, (SAID[0], "")) for value in (None, *NO_TEXT)),
    ("message", f'"{"x" * MB}"', (SAID[0], "x" * 1_999 + "…")),
    ("code", f'"{KEY.reveal()}"', ("…", SAID[1])),
    ("message", f'"Bearer {KEY.reveal()}"', (SAID[0], "Bearer …")),
    ("message", '"\\ud800"', (SAID[0], "\ufffd")),
]  # fmt: skip


@pytest.mark.parametrize("status", [400, 404, 500])
def test_of_an_error_what_can_be_read_is_kept(status: int) -> None:
    for name, value, said in ERRORS:
        fields = {field: text for field, text in {**ERROR, name: value}.items() if text is not None}
        came = outcome(answer(status, as_object(fields).encode()), ADD)
        assert isinstance(came.error, AnswerError)
        assert came.error.body == ErrorBody(*said), (name, value)
