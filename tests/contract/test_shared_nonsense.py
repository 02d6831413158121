"""Every statement of ours that raises or returns what nobody expects: the store is away, and work goes on."""

import asyncio
import logging
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import SeenList
from menagerie.domain.animal import Animal, AnimalList, NewAnimal
from menagerie.domain.errors import SharedStoreError
from menagerie.domain.knowledge import Person
from menagerie.outbox.entry import Typed
from menagerie.outbox.store import Outbox
from menagerie.shared.adds import SharedAdds
from menagerie.shared.administration import prepare, status
from menagerie.shared.knowledge import KnowledgeLog
from menagerie.shared.ledger import CUT_OFF_AFTER
from menagerie.shared.link import Link
from menagerie.shared.trial import try_out
from menagerie.workflows.fields import read_typed
from menagerie.workflows.sharing import SharedKnowledge
from support.postgres import Postgres
from support.shared_ledgers import SharedShop, shared_shop

SERVICE = "https://animals.example.com/v1"
REX = NewAnimal("Rex", 7, None)
# Each part has every fourth answer, and of these again one of so many: with 1, the parts try all of them,
# which takes four minutes.
_PARTS = 4
_STEP = 24
_SAMPLE = 4


class Answer:
    """A cursor with rows that no server of ours returned."""

    def __init__(self, *rows: object) -> None:
        self._rows = rows

    def fetchone(self) -> object:
        return self._rows[0] if self._rows else None

    def fetchall(self) -> list[object]:
        return list(self._rows)


def fails(error: Exception) -> Answer:
    raise error


def each(value: object, count: int = 1) -> Callable[[Any], Answer]:
    """Return what answers with the columns that there are, all of them this value."""

    def answer(cursor: Any) -> Answer:
        width = len(cursor.description or ())
        return Answer(*[(value,) * width] * count)

    return answer


def reshaped(change: Callable[[tuple[object, ...]], object]) -> Callable[[Any], Answer]:
    """Return what answers with other shapes of the right rows."""
    return lambda cursor: Answer(*map(change, cursor.fetchall()))


def nothing_more(cursor: Any) -> Answer:
    """Answer as psycopg does to one that is out of step."""
    return fails(StopIteration())


ANSWERS: dict[str, Callable[[Any], Answer]] = {
    "an error": lambda _cursor: fails(psycopg.errors.NumericValueOutOfRange("integer out of range")),
    "another error": lambda _cursor: fails(psycopg.errors.UndefinedColumn('column "told" does not exist')),
    "out of step": lambda _cursor: fails(
        psycopg.ProgrammingError("the last operation didn't produce records")
    ),
    "what psycopg cannot read": lambda _cursor: fails(ValueError("not enough values to unpack")),
    "a defect of psycopg": lambda _cursor: fails(AttributeError("'NoneType' object has no attribute 'x'")),
    "the end": nothing_more,
    "nothing": lambda _cursor: Answer(),
    "no columns": lambda _cursor: Answer(()),
    "too many columns": reshaped(lambda row: (*row, *row)),
    "too few columns": reshaped(lambda row: row[:-1]),
    "no row": lambda _cursor: Answer(None),
    "many rows": each("x", 1000),
    "NULL": each(None),
    "no number": each(math.nan),
    "no end": each(math.inf),
    "below all": each(-math.inf),
    "beyond 64 bits": each(10**30),
    "below zero": each(-1),
    "texts": each("x"),
    "bytes": each(b"x"),
    "lists in lists": each([[["x"]]]),
    "an object": each(object()),
}


class Spoiled:
    """A connection whose answer to one statement is another one; it notes all statements."""

    def __init__(self, connection: Any, target: str, answer: Callable[[Any], Answer], seen: set[str]) -> None:
        self._connection = connection
        self._target = target
        self._answer = answer
        self._seen = seen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, statement: object, *values: Any) -> Any:
        words = str(statement)
        self._seen.add(words)
        cursor = self._connection.execute(statement, *values)
        return self._answer(cursor) if words == self._target else cursor


@contextmanager
def spoiled(
    monkeypatch: pytest.MonkeyPatch, target: str, answer: Callable[[Any], Answer], seen: set[str]
) -> Iterator[None]:
    """Let all connections give another answer to one statement."""
    do = Link.do

    def spoiled_do(link: Link, work: Callable[[Any], Any], within: float) -> Any:
        return do(link, lambda connection: work(Spoiled(connection, target, answer, seen)), within)

    with monkeypatch.context() as patch:
        patch.setattr(Link, "do", spoiled_do)
        yield


async def work_at(shop: SharedShop, folder: Path, number: int) -> None:
    """Do all that a desk does with a store. Nothing is raised, and its request leaves."""
    shop.server.execute("TRUNCATE menagerie.ledger_scope CASCADE", shop.database)
    desk = shop.desk(f"till-{number}", first_answer=0.5)
    await desk.ledger.load(desk.scope)
    desk.ledger.watch(desk.scope, desk.news.put_nowait)
    outbox = Outbox(folder / f"{number}.sqlite3", shop.clock)
    catalogue = Catalogue(folder / f"catalogue-{number}.sqlite3", shop.clock)
    knowing = desk.store.another("knowledge")
    knowledge = SharedKnowledge(
        catalogue.exchange, KnowledgeLog(knowing, SERVICE, shop.clock), knowing, lambda _taken: None
    )
    person = partial(Person, "Anna", "till")
    adds = SharedAdds(desk.store, outbox, SERVICE, f"till {number}", read_typed, person, shop.clock)
    try:
        animals = AnimalList((Animal(number, "Rex", 7),), 100)
        await catalogue.record(SeenList(None, animals, shop.clock.now()))
        knowledge.start()
        entry = await outbox.queue_new(Typed("Rex", "7"))
        adds.note(entry)
        with adds.leaving(entry.number):
            await adds.claim(entry, REX)
        adds.note(await outbox.begin_sending(entry.number))
        await adds.alike(None)
        await adds.rivals(REX, [1])
        await knowledge.finish(0.2)
        request = desk.request()
        begun = shop.clock.monotonic()
        while (wait := await desk.ledger.reserve(request)) > 0.0:
            shop.clock.move(wait)
            assert shop.clock.monotonic() - begun < CUT_OFF_AFTER + 1
        await desk.is_told(1, request)
        # What it is told to show, or that this is not known.
        with suppress(SharedStoreError):
            await desk.ledger.look()
    finally:
        await adds.close()
        await knowledge.close()
        await shop.close_desk(desk)
        await outbox.close()
        await catalogue.close()


async def administer(shop: SharedShop) -> None:
    """Do what an administrator does, and try the address out. Nothing but errors of ours is raised."""
    address = shop.server.socket_address(shop.database)
    for work in (partial(status, address, None), partial(prepare, address, None, is_new=True)):
        with suppress(SharedStoreError):
            await asyncio.to_thread(work)
    trial = await try_out(address, None, lambda _trial: None)
    assert trial.is_over


@pytest.mark.parametrize(
    "part",
    [
        pytest.param(None, id="sample"),
        *(pytest.param(one, id=f"part {one}", marks=pytest.mark.thorough) for one in range(_PARTS)),
    ],
)
async def test_no_answer_to_any_statement_stops_a_desk(
    postgres: Postgres,
    shared_database: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    part: int | None,
    say_trials: Callable[[str], None],
) -> None:
    failed: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, what: failed.append(what))
    async with shared_shop(postgres, shared_database, tmp_path) as shop:
        statements: set[str] = set()
        for number in (1, 2):
            with spoiled(monkeypatch, "", ANSWERS["nothing"], statements):
                await work_at(shop, tmp_path, number)
                await administer(shop)
        assert len(statements) > 20
        cases = [(one, name) for one in sorted(statements) for name in ANSWERS]
        chosen = cases[:: len(cases) // _SAMPLE] if part is None else cases[part :: _PARTS * _STEP]
        for number, (statement, name) in enumerate(chosen, start=3):
            with spoiled(monkeypatch, statement, ANSWERS[name], set()):
                try:
                    await work_at(shop, tmp_path, number)
                    await administer(shop)
                    assert failed == []
                    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == []
                except BaseException as error:
                    error.add_note(f"{name} to {statement}")
                    raise
    say_trials(f"{len(chosen)} answers to {len(statements)} statements of the shared store")
