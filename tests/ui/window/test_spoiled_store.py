"""Whatever lies in the shared store: rows are there, the outbox opens, and an animal can be added."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from math import isfinite

import pytest
from PySide6.QtWidgets import QLabel

from menagerie.credentials.keys import SHARED_SERVICE_NAME
from menagerie.domain.cases import GeneralCase
from menagerie.outbox.entry import State
from menagerie.shared.connection import SharedStore
from support.postgres import DESK_PASSWORD, Postgres
from support.qt_loop import until
from support.sentences import title
from support.shop import Shop
from support.spoiled_store import Fresh, Spoiling, can_be, spoiled_columns, spoiled_functions

_COLLEAGUE = """
    INSERT INTO menagerie.adds
        SELECT place, 'another ' || number, number, 'Bello', likeness, category_id, status, 'queued', NULL,
            'Bob', 'till 9', menagerie.ledger_now() - 60, change, asked
        FROM menagerie.adds;
    INSERT INTO menagerie.knowledge_log
        SELECT place, number + 1000, 'notes', subject, at, 'Bob', 'till 9', NULL, NULL, NULL, 'a note',
            '{vip}'
        FROM menagerie.knowledge_log WHERE kind = 'animal';
    UPDATE menagerie.knowledge_place SET number = 2000;
    INSERT INTO menagerie.ledger_asking SELECT scope, 'till 9', false, menagerie.ledger_now()
        FROM menagerie.ledger_scope;
    UPDATE menagerie.ledger_scope SET strikes = 1, clean_since = menagerie.ledger_now() - 5, plan = 'Business'
"""


@pytest.fixture
def spoilt(shop: Shop, postgres: Postgres) -> Iterator[Fresh]:
    """A store that can be made anew, with the rows of desks, for staging."""
    source = postgres.make_database(with_schema=True)
    name = f"{source}_again"
    address = postgres.address(name)
    shop.paths.user_environments.write_text(f'[staging]\nshared = "{address.text}"\n')
    shop.vault.entries[SHARED_SERVICE_NAME, address.origin] = DESK_PASSWORD
    with postgres.connect() as administrator:
        yield Fresh(administrator, source, name)
        postgres.drop_database(name)
        postgres.drop_database(source)


async def fill(shop: Shop, postgres: Postgres, spoilt: Fresh) -> None:
    """Let the window and a colleague leave what they do in the store."""
    spoilt.make()
    async with shop.open_with_animals():
        await until(lambda: store_of(shop, postgres, spoilt).is_there, "the shared store")
        shop.begin_add("Rex")
        await until(lambda: shop.states().get("Rex") is State.CREATED, "the add")
        await until(lambda: has_told(postgres, spoilt), "what is told")
    with postgres.connect(spoilt.name) as connection:
        connection.execute(_COLLEAGUE)
    spoilt.administrator.execute(f"DROP DATABASE {spoilt.source}".encode())
    spoilt.administrator.execute(f"ALTER DATABASE {spoilt.name} RENAME TO {spoilt.source}".encode())
    spoilt.make()


def has_told(postgres: Postgres, spoilt: Fresh) -> bool:
    with postgres.connect(spoilt.name) as connection:
        tables = ("knowledge_log", "ledger_minute", "adds_outbox", "ledger_desk", "ledger_send")
        wanted = [f"menagerie.{one}" for one in tables] + ["menagerie.adds WHERE state = 'created'"]
        found = [connection.execute(f"SELECT FROM {one}".encode()).fetchone() for one in wanted]
        return None not in found


def store_of(shop: Shop, postgres: Postgres, spoilt: Fresh) -> SharedStore:
    store = shop.parts.sharing.open_store(postgres.address(spoilt.name).text)
    assert store is not None
    return store


def is_back(store: SharedStore) -> bool:
    store.try_again()
    return store.is_there


# What a store says of waits in, to whoever reads it: such a wait is kept to.
_WAITS = ("ledger_scope.wait_", "ledger_scope.used_up_", "ledger_scope.refused", "ledger_minute.")
# Seconds by the clock of the program in each look at it. A desk that goes alone sends nothing at first.
_LEAP = 1.0


def may_wait(what: Spoiling) -> bool:
    return what.name.startswith(_WAITS)


async def works(shop: Shop, name: str, *, is_told: bool) -> None:
    """Fail unless a person can work: list animals and add one, and see rows and the outbox.

    Nothing may keep requests from the service but a wait, where the store may have told one (``is_told``).
    """
    window = shop.window

    def passes(is_sent: Callable[[], bool]) -> bool:
        shop.clock.leap(_LEAP)
        return ((is_told and window.wait_banner.isVisible()) or is_sent()) and not shop.jobs()

    # While the list of the start is under way, the button does nothing.
    await until(lambda: passes(lambda: True), "the end of what the start began")
    listed, added = len(shop.asked("GET")), len(shop.asked("POST"))
    window.header.refresh.click()
    shop.think()
    await until(lambda: passes(lambda: len(shop.asked("GET")) > listed), "the list, asked for")
    if not window.wait_banner.isVisible():
        shop.begin_add(name)
    await until(lambda: passes(lambda: len(shop.asked("POST")) > added), "an add that is sent")
    await until(lambda: window.table.animals, "rows")
    shop.choose_in_outbox(next(iter(shop.states())))
    await until(window.outbox_panel.isVisible, "the outbox")
    said = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    mistakes = [one for one in said if title(GeneralCase.DEFECT) in one or "\x1b" in one or "\u202e" in one]
    assert not mistakes
    window.outbox_panel.dismiss()
    if window.wait_banner.isVisible() and isfinite(shop.seconds_left()):
        await shop.wait_over()


@contextmanager
def no_defect(caplog: pytest.LogCaptureFixture, what: Spoiling) -> Iterator[None]:
    try:
        yield
        logged = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
        assert not logged
    except AssertionError as error:
        error.add_note(str(what))
        raise
    caplog.clear()


# Each part has every eighth way of spoiling a store, and of these again one of so many: with 1, the parts try
# all of them, which takes half an hour.
_PARTS = 8
_STEP = 12
_SAMPLE = 2
in_parts = pytest.mark.parametrize(
    "part",
    [
        pytest.param(None, id="sample"),
        *(pytest.param(one, id=f"part {one}", marks=pytest.mark.thorough) for one in range(_PARTS)),
    ],
)


def chosen(postgres: Postgres, spoilt: Fresh, part: int | None) -> list[Spoiling]:
    """Return the ways of a part, or a few of all (None)."""
    with postgres.connect(spoilt.name) as connection:
        every = [*spoiled_columns(connection), *spoiled_functions(connection)]
    # A wait without an end holds from then on.
    every.sort(key=may_wait)
    return every[:: len(every) // _SAMPLE] if part is None else every[part :: _PARTS * _STEP]


@in_parts
async def test_a_store_that_is_spoiled_while_the_window_is_open_stops_nothing(
    shop: Shop, postgres: Postgres, spoilt: Fresh, part: int | None, caplog: pytest.LogCaptureFixture
) -> None:
    await fill(shop, postgres, spoilt)
    ways = chosen(postgres, spoilt, part)
    tried, is_told = 0, False
    async with shop.open_with_animals():
        store = store_of(shop, postgres, spoilt)
        for what in ways:
            spoilt.make()
            await until(partial(is_back, store), "the shared store")
            with no_defect(caplog, what):
                if can_be(lambda: postgres.connect(spoilt.name), what):
                    tried, is_told = tried + 1, is_told or may_wait(what)
                    await works(shop, f"Rex {tried}", is_told=is_told)
    # Some are against the rules of the tables, but not all.
    assert tried


@in_parts
async def test_a_store_that_is_spoiled_before_the_window_opens_stops_nothing(
    shop: Shop, postgres: Postgres, spoilt: Fresh, part: int | None, caplog: pytest.LogCaptureFixture
) -> None:
    await fill(shop, postgres, spoilt)
    ways = chosen(postgres, spoilt, part)
    tried, is_told = 0, False
    for what in ways:
        spoilt.make()
        with no_defect(caplog, what):
            if can_be(lambda: postgres.connect(spoilt.name), what):
                tried, is_told = tried + 1, is_told or may_wait(what)
                async with shop.open():
                    await until(lambda: shop.queue.is_loaded, "the outbox")
                    await works(shop, f"Rex {tried}", is_told=is_told)
    assert tried
