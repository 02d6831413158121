"""The steps of sending by themselves: which adds leave next, what an error means, what is kept."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import Animal, PetStatus
from menagerie.domain.errors import KeyRefusedError, StorageError, WaitingError
from menagerie.governor.states import Priority
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.workflows.sending.added_animals import AddedAnimals
from menagerie.workflows.sending.attempts import Attempt, Attempts, News
from menagerie.workflows.sending.outcomes import Outcomes
from menagerie.workflows.sending.ready_adds import ReadyAdds
from support.animal_service import animal_service
from support.clock import VirtualClock
from support.outbox_desk import outbox_desk
from support.queue_desk import TroubledDisk


async def leaves(permission: asyncio.Event) -> None:
    await permission.wait()


async def fails(error: Exception) -> None:
    raise error


async def test_only_one_that_would_wait_too_long_lets_those_before_it_leave() -> None:
    for error, goes_on in (
        # Near a limit, the request before it took what was left, and may be about to leave.
        (WaitingError(3600.0), True),
        (KeyRefusedError(401), False),
    ):
        attempts, permission = Attempts(News()), asyncio.Event()
        run = attempts.begin_run()
        before = attempts.start(Attempt(Priority.BACKGROUND, run), leaves(permission))
        with pytest.raises(type(error)):
            await attempts.start(Attempt(Priority.BACKGROUND, run), fails(error))
        assert run.is_over
        assert run.error is error
        permission.set()
        await asyncio.wait({before})
        assert before.cancelled() is not goes_on


async def test_a_bug_after_the_end_of_a_run_is_reported() -> None:
    attempts, permission, bug = Attempts(News()), asyncio.Event(), RuntimeError()
    reported: list[object] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda _loop, context: reported.append(context["exception"])
    )

    async def meets_a_bug() -> None:
        await permission.wait()
        raise bug

    run = attempts.begin_run()
    after = attempts.start(Attempt(Priority.BACKGROUND, run), meets_a_bug())
    with pytest.raises(WaitingError):
        await attempts.start(Attempt(Priority.BACKGROUND, run), fails(WaitingError(3600.0)))
    permission.set()
    await asyncio.wait({after})
    await attempts.ended()
    asyncio.get_running_loop().set_exception_handler(None)
    assert reported == [bug]


async def test_an_add_that_was_sent_since_it_was_read_is_not_taken_again(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        first, second = await desk.queue("Rex", "Bella")
        on_their_way: dict[int, asyncio.Event] = {}
        ready = ReadyAdds(desk.outbox, desk.catalogue, asyncio.Lock(), on_their_way)
        await ready.read()
        on_their_way[first] = asyncio.Event()
        taken = await ready.take(single=False)
        assert taken is not None
        assert taken.number == second
        on_their_way[second] = asyncio.Event()
        assert await ready.take(single=False) is None


class _CountingCatalogue(Catalogue):
    """Counts how often animals are recorded."""

    writes = 0

    async def record_animals(self, animals: Iterable[Animal], *, added_here: bool = False) -> None:
        self.writes += 1
        await super().record_animals(animals, added_here=added_here)


async def test_animals_that_follow_each_other_quickly_are_recorded_together(tmp_path: Path) -> None:
    catalogue = _CountingCatalogue(tmp_path / "catalogue.sqlite3", VirtualClock())
    added = AddedAnimals(catalogue)
    for number in range(1, 100 + 1):
        added.add(Animal(number, f"Rex {number}", 7, PetStatus.AVAILABLE))
        added.record()
    await added.recorded()
    assert catalogue.writes == 2
    assert len(await catalogue.animals(range(1, 100 + 1))) == 100
    await catalogue.close()


class FullDisk(TroubledDisk):
    """An outbox that takes no id as long as its disk is full, and counts how often it is read."""

    cannot_write = True
    reads = 0

    async def entry(self, number: int) -> Entry:
        self.reads += 1
        return await super().entry(number)


@dataclass(frozen=True)
class Unsaved:
    """Outcomes of which one could not be recorded: that of add ``number``."""

    disk: FullDisk
    outcomes: Outcomes
    number: int


@asynccontextmanager
async def unsaved(folder: Path) -> AsyncIterator[Unsaved]:
    disk = FullDisk(folder / "outbox.sqlite3", VirtualClock())
    try:
        queued = await disk.queue_new(Typed("Rex", "7"))
        sent = await disk.begin_sending(queued.number)
        outcomes = Outcomes(disk, lambda _entry: None)
        with pytest.raises(StorageError):
            await outcomes.created(sent, 1043)
        yield Unsaved(disk, outcomes, sent.number)
    finally:
        await disk.close()


async def test_trying_again_takes_no_more_however_often_it_has_failed(tmp_path: Path) -> None:
    async with unsaved(tmp_path) as at:
        for _ in range(20):
            with pytest.raises(StorageError):
                await at.outcomes.write_all()
        assert at.disk.reads == 20
        at.disk.cannot_write = False
        await at.outcomes.write_all()
        assert (await at.disk.entry(at.number)).animal_id == 1043
        assert not at.outcomes.has_unwritten


async def test_an_outcome_is_kept_where_recording_it_is_given_up(tmp_path: Path) -> None:
    async with unsaved(tmp_path) as at:
        at.disk.cannot_write = False
        writing = asyncio.create_task(at.outcomes.write_all())
        while not at.disk.reads:  # noqa: ASYNC110 - a plain count tells
            await asyncio.sleep(0)
        writing.cancel()
        await asyncio.wait({writing})
        await at.outcomes.write_all()
        assert (await at.disk.entry(at.number)).state is State.CREATED
