"""The client against every field of every response that is missing, of another type, doubled or huge."""

from collections.abc import Mapping

import pytest

from menagerie.domain.animal import INT64_MAX, INT64_MIN, LONGEST_NAME, Animal, AnimalList
from menagerie.domain.errors import AnswerError, ErrorBody, UnexpectedAnswerError
from support.every_case import every_case
from support.one_exchange import ADD, FIELDS, GET, LIST, REX, Operation, Outcome, as_object
from support.one_exchange import outcomes as outcomes_of
from support.raw_server import answer
from support.store_desk import KEY

MB = 1_000_000
TOM = '{"id": 2, "name": "Tom", "categoryId": 3}'

LONGEST = f'"{"x" * LONGEST_NAME}"'
HUGE = f'"{"x" * (3 * MB)}"'
TOO_LONG = {"a letter too long": f'"x{LONGEST[1:]}', "of 3 MB": HUGE}
NUMBERS = {
    "null": "null",
    "a text": '"1"',
    "true": "true",
    "a fraction": "1.5",
    "a whole fraction": "1.0",
    "a whole fraction beyond a double": "9007199254740993.0",
    "an exponent": "1e0",
    "a large exponent": "2e3",
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
    *((field, kind, value) for field in ("name", "status") for kind, value in TOO_LONG.items()),
    *((name, "missing", None) for name in ("id", "name", "categoryId")),
]


# In place of a whole animal.
NO_ANIMALS = ("null", "5", '"Rex"', "[]", "{}")


def outcomes(bodies: Mapping[str, str], operation: Operation, status: int = 0) -> dict[str, Outcome]:
    """Ask once for each body, with the status of success or another one."""
    answers = {name: answer(status or operation.success, body.encode()) for name, body in bodies.items()}
    return outcomes_of(answers, operation)


def mangled(name: str, value: str | None) -> str:
    """Return Rex with another value of a field, or without that field."""
    fields = {**FIELDS, name: value}
    return as_object({field: text for field, text in fields.items() if text is not None})


def test_without_a_field_that_it_needs_an_animal_is_unreadable() -> None:
    unreadable = {f"{name}: {kind}": mangled(name, value) for name, kind, value in UNREADABLE}
    unreadable |= dict(zip(NO_ANIMALS, NO_ANIMALS, strict=True))
    lists = outcomes({name: f"[{rex}, {TOM}]" for name, rex in unreadable.items()}, LIST)
    adds = outcomes(unreadable, ADD)
    # One animal is read as one of a list is.
    gets = outcomes({name: unreadable[name] for name in (*NO_ANIMALS, "id: missing", "name: null")}, GET)
    with every_case() as case:
        for name in unreadable:
            with case(name):
                listed = lists[name].result
                assert isinstance(listed, AnimalList)
                assert ([one.id for one in listed.animals], listed.unreadable) == ([2], 1)
                assert listed.may_have_more is False
                assert name not in gets or isinstance(gets[name].error, UnexpectedAnswerError)
                # The status alone says that it was added.
                assert adds[name][:2] == (None, None)


READABLE = {
    "the largest id": (mangled("id", str(INT64_MAX)), Animal(INT64_MAX, REX.name, 7, "sold")),
    "the smallest id": (mangled("id", str(INT64_MIN)), Animal(INT64_MIN, REX.name, 7, "sold")),
    "the largest category": (mangled("categoryId", str(INT64_MAX)), Animal(1, REX.name, INT64_MAX, "sold")),
    "minus zero": (mangled("categoryId", "-0"), Animal(1, REX.name, 0, "sold")),
    "no name": (mangled("name", '""'), Animal(1, "", 7, "sold")),
    "the longest name": (mangled("name", LONGEST), Animal(1, LONGEST[1:-1], 7, "sold")),
    "half a character": (mangled("name", '"\\ud800"'), Animal(1, "\ufffd", 7, "sold")),
    "a zero in a name": (mangled("name", '"a\\u0000b"'), Animal(1, "a\0b", 7, "sold")),
    "no status": (mangled("status", None), Animal(1, REX.name, 7, None)),
    **{
        f"a status that is {kind}": (mangled("status", value), Animal(1, REX.name, 7, None))
        for kind, value in {**NUMBERS, "false": "false"}.items()
        if kind != "a text"
    },
    "a status without a letter": (mangled("status", '""'), Animal(1, REX.name, 7, "")),
    "an unknown status": (mangled("status", '"on holiday"'), Animal(1, REX.name, 7, "on holiday")),
    "the longest status": (mangled("status", LONGEST), Animal(1, REX.name, 7, LONGEST[1:-1])),
    "each field twice, the second one good": (
        '{"id": 5, "name": 5, "categoryId": null, "status": 1, ' + as_object(FIELDS)[1:],
        REX,
    ),
    "a field of ours in another case": (as_object({**FIELDS, "ID": "2", "categoryid": '"x"'}), REX),
    "a thousand more fields": (as_object(FIELDS | {f"x{number}": "[{}]" for number in range(1_000)}), REX),
    "a new field of 5,000 digits": (as_object(FIELDS | {"age": "9" * 5_000}), REX),
}


def test_a_field_at_its_edge_is_kept_as_it_is() -> None:
    lists = outcomes({name: f"[{rex}, {TOM}]" for name, (rex, _) in READABLE.items()}, LIST)
    adds = outcomes({name: rex for name, (rex, _) in READABLE.items()}, ADD)
    with every_case() as case:
        for name, (rex, animal) in READABLE.items():
            get = Operation(lambda store, number=animal.id: store.get_animal(number), 200, b"")  # type: ignore[misc]
            with case(name):
                assert lists[name].animals[0] == animal
                assert adds[name].animals == (animal,)
                assert outcomes({name: rex}, get)[name].animals == (animal,)


def test_of_a_field_that_stands_twice_the_second_counts() -> None:
    start = as_object(FIELDS)[:-1]
    seconds = {**NUMBERS, "a text of 3 MB": HUGE}
    adds = outcomes({kind: f'{start}, "id": {value}}}' for kind, value in seconds.items()}, ADD)
    assert {kind: came[:2] for kind, came in adds.items()} == dict.fromkeys(seconds, (None, None))


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


# Nothing of these is an error's.
NO_ERRORS = ("", "<html>", "null", "{}", '"Too long."', '{"code": 5, "message": ["x"]}')


@pytest.mark.parametrize("status", [400, 500])
def test_of_an_error_what_can_be_read_is_kept(status: int) -> None:
    bodies: dict[str, tuple[str, ErrorBody | None]] = {}
    for name, value, said in ERRORS:
        fields = {field: text for field, text in {**ERROR, name: value}.items() if text is not None}
        bodies[f"{name}: {value}"] = as_object(fields), ErrorBody(*said)
    bodies |= {text: (text, None) for text in NO_ERRORS}
    came = outcomes({name: body for name, (body, _) in bodies.items()}, ADD, status)
    with every_case() as case:
        for name, (_, body) in bodies.items():
            error = came[name].error
            with case(name[:100]):
                assert isinstance(error, AnswerError)
                assert error.body == body
