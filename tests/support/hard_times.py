"""Hard times for the whole application: slow or stuck disks, and adds that wait or are unconfirmed."""

import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path

from menagerie.outbox.entry import State, Typed
from menagerie.outbox.store import Outbox
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from menagerie.ui.session.jobs import WAITING_FOR_DISK
from menagerie.ui.window.main_window import MainWindow
from support.animal_service import AnimalService
from support.qt_loop import until
from support.raw_server import RawServer
from support.sentences import NO_ANIMALS
from support.shop import Shop

# Long enough, in seconds, for a press to have had its effect, were it to have one.
A_MOMENT = 0.2


def wants_to_close(shop: Shop) -> bool:
    """Tell whether the application has begun to end."""
    return not shop.window.isVisible()


def outbox_file(shop: Shop) -> Path:
    return shop.paths.outbox(EnvironmentId.STAGING.value, shop.variables["MENAGERIE_STAGING_URL"])


def on_disk(shop: Shop) -> list[str]:
    """Return where each add stands, in the order of their numbers, read as another program would."""
    with closing(sqlite3.connect(outbox_file(shop))) as connection:
        return [state for (state,) in connection.execute("SELECT state FROM entry ORDER BY number")]


@contextmanager
def slow_disk(shop: Shop) -> Iterator[Callable[[], None]]:
    """Let whatever is written into the outbox wait; what is given ends that."""
    with slow_file(outbox_file(shop)) as go_on:
        yield go_on


@contextmanager
def slow_file(path: Path) -> Iterator[Callable[[], None]]:
    """Let whatever is written wait, as when another program holds the file; what is given ends that."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")

        def go_on() -> None:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

        yield go_on


@contextmanager
def stuck_disk(shop: Shop) -> Iterator[None]:
    """Let whatever is written into the outbox fail at once."""
    with stuck_file(outbox_file(shop), "entry"):
        yield


@contextmanager
def stuck_file(path: Path, table: str, *steps: str) -> Iterator[None]:
    """Let whatever is written into a table fail at once, or only these ``steps``."""
    steps = steps or ("INSERT", "UPDATE")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for step in steps:
            connection.execute(
                f"CREATE TRIGGER stuck_{step} BEFORE {step} ON {table}"
                " BEGIN SELECT RAISE(FAIL, 'the disk is stuck'); END"
            )
        try:
            yield
        finally:
            for step in steps:
                connection.execute(f"DROP TRIGGER stuck_{step}")


def lose_handles(folder: Path) -> None:
    """Let nothing that is open in a folder be read or written any more, as after a network folder was away.

    Linux only.
    """
    dead = os.open(folder, os.O_PATH)
    for link in Path("/proc/self/fd").iterdir():
        number = int(link.name)
        with suppress(FileNotFoundError):
            path = link.readlink()
            # SQLite tries for ten seconds to lock its memory that it shares with others.
            if number != dead and path.is_relative_to(folder) and not path.name.endswith("-shm"):
                os.dup2(dead, number)
    os.close(dead)


@contextmanager
def unreadable(outbox: Path) -> Iterator[Callable[[], None]]:
    """Let the outbox be one that cannot be opened; what is given ends that."""
    path, aside = outbox.with_suffix(".departures"), outbox.with_name("aside")
    if path.exists():
        path.rename(aside)
    # A link to itself cannot be opened, not even by root.
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(path)

    def heal() -> None:
        if path.is_symlink():
            path.unlink()
        if aside.exists():
            aside.rename(path)

    yield heal
    heal()


@asynccontextmanager
async def closed_outbox(shop: Shop) -> AsyncIterator[Outbox]:
    """Give staging's outbox while the application does not run, as an earlier run of it had it."""
    outbox = Outbox(outbox_file(shop), shop.clock, shop.paths.sent_counts)
    await outbox.open()
    try:
        yield outbox
    finally:
        await outbox.close()


async def leave_queued(shop: Shop, *names: str) -> None:
    """Leave adds in the queue, as an earlier run of the application."""
    async with closed_outbox(shop) as outbox:
        await outbox.queue_all([Typed(name, "12") for name in names])


@asynccontextmanager
async def open_without_animals(shop: Shop, service: AnimalService | RawServer) -> AsyncIterator[MainWindow]:
    """Run the application on a service that has none yet."""
    shop.move_staging(service.base_url)
    async with shop.open() as window:
        await until(lambda: window.empty.title.text() == NO_ANIMALS, "no animals")
        await shop.settled()
        yield window


async def tried_again(shop: Shop) -> None:
    """Let the pause after a refusal of the disk pass, and wait until nothing waits for the disk any more."""
    shop.clock.leap(10)
    names = shop.parts.jobs.names
    await until(lambda: not any(name.startswith(WAITING_FOR_DISK) for name in names()), "another try")
    await shop.settled()


async def begin_slow_add(shop: Shop, service: AnimalService, name: str) -> AddAnimalDialog:
    """Add an animal of which the service says nothing before ``may_answer`` is set."""
    service.may_answer.clear()
    service.asked.clear()
    dialog = shop.begin_add(name)
    await until(service.asked.is_set, "the add at the service")
    return dialog


async def unconfirmed(dialog: AddAnimalDialog) -> None:
    """Wait until the add dialog shows that its animal is unconfirmed.

    The outbox has it as unconfirmed a moment earlier. A dialog that is closed then does not ask for a list.
    """
    await until(lambda: dialog.confirm.text() == dialog.tr("Check"), "the unconfirmed add")


async def leave_unconfirmed(shop: Shop, name: str, category: str = "12") -> None:
    """Add an animal that becomes unconfirmed, and close the dialog that says so."""
    dialog = shop.begin_add(name, category)
    await unconfirmed(dialog)
    dialog.cancel.click()
    await shop.settled()


def is_now(shop: Shop, name: str, *states: State) -> Callable[[], bool]:
    return lambda: shop.states().get(name) in states
