"""Looking at animals: one list, all that can be gathered, or one by its number; and all of it remembered."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec import structs

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import SeenList, read_newest_list
from menagerie.credentials.keys import KeyStore
from menagerie.domain.animal import Animal, AnimalList, KnownAnimal, Mark, News, PetStatus
from menagerie.domain.answers import Answer, Question
from menagerie.domain.errors import AnimalNotFoundError, FindWithdrawnError, ServerFailedError, WaitingError
from menagerie.domain.secret import ApiKey
from menagerie.governor.registry import Governors
from menagerie.sandbox.practice import PracticeSwitch, Situation
from menagerie.sandbox.server import EmbeddedSandbox
from menagerie.sandbox.store import IN_MEMORY
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.workflows.listing import FIND_BY_ID_ENDS, Browsing
from menagerie.workflows.session import SandboxAddress, SessionOpener
from support.asking import NoJitter
from support.clock import VirtualClock
from support.counting import Counts, counts_of
from support.damage import changed_by
from support.memory_ledger import MemoryLedger
from support.raw_server import Conversation, answer, as_json, raw_server, scripted
from support.vault import Vault

KEY = ApiKey("sk-4f9a77c1e0")
REX = Animal(7, "Rex", 12, "sold")
BELLA = Animal(8, "Bella", 12, "available")
MAX = Animal(9, "Max", 13, "pending")
LUNA = Animal(10, "Luna", 13, "available")


@dataclass(frozen=True)
class Desk:
    """An open session, and what is remembered of it."""

    browsing: Browsing
    catalogue: Catalogue
    clock: VirtualClock


async def _no_sandbox() -> SandboxAddress:
    pytest.fail("the embedded sandbox was started")


@asynccontextmanager
async def looking_at(base_url: str, path: Path, clock: VirtualClock | None = None) -> AsyncIterator[Desk]:
    """Open a session with the service that listens there."""
    clock, ledger = clock or VirtualClock(), MemoryLedger()
    opener = SessionOpener(KeyStore(Vault), ledger, Governors(ledger, clock, NoJitter()), _no_sandbox)
    environment = Environment(EnvironmentId.STAGING, "Staging", base_url, SettingSource.USER)
    session = await opener.open_with_key(environment, KEY)
    catalogue = Catalogue(path, clock)
    try:
        yield Desk(Browsing(session, catalogue, clock), catalogue, clock)
        assert catalogue.warning is None
    finally:
        await session.close()
        await catalogue.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "catalogue.sqlite3"


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


@pytest.fixture
def sandbox(clock: VirtualClock) -> Iterator[EmbeddedSandbox]:
    """Return a running service with the animals to practise on: more than one answer can hold."""
    sandbox = EmbeddedSandbox(IN_MEMORY, clock=clock.now, api_key=KEY.reveal())
    sandbox.start()
    yield sandbox
    sandbox.stop()


def one(animal: Animal) -> dict[str, object]:
    """Return an animal as the service writes it (interface 2)."""
    return {"id": animal.id, "name": animal.name, "categoryId": animal.category_id, "status": animal.status}


def listed(*animals: Animal) -> bytes:
    return answer(200, as_json([one(animal) for animal in animals]))


def a_hundred(first: int) -> list[Animal]:
    """Return as many animals as one answer can hold."""
    return [Animal(first + number, "One of many", 1, "available") for number in range(100)]


def ignore(_answer: Answer) -> None:
    """Take no notice of progress."""


async def test_an_answer_comes_with_its_time_and_what_is_known_of_its_animals(path: Path) -> None:
    async with answered(path, listed(REX), listed(REX, BELLA), listed(REX)) as (desk, requests):
        first_at = desk.clock.now()
        first = await desk.browsing.ask(Question(None, 20))
        rows = (KnownAnimal(REX, first_at, first_at),)
        animals = AnimalList((REX,), 20)
        assert first == Answer(Question(None, 20), animals, first_at, rows, asked_at=first_at)
        await desk.clock.advance(60)
        second = await desk.browsing.ask(Question(None, 20))
        now = desk.clock.now()
        assert (second.received_at, second.news) == (now, News(new=frozenset({8}), is_certain=True))
        assert second.rows == (KnownAnimal(REX, first_at, now), KnownAnimal(BELLA, now, now, mark=Mark.NEW))
        assert read_newest_list(path) == (SeenList(None, second.animals, now), second.rows, {})
        # A question with a status is remembered with it.
        await desk.browsing.ask(Question(PetStatus.SOLD, 5))
        assert b"GET /v1/pets?limit=5&status=sold " in requests[2]
        assert remembered(path)[0].status == "sold"


def remembered(path: Path) -> tuple[SeenList, tuple[KnownAnimal, ...]]:
    recalled = read_newest_list(path)
    assert recalled is not None
    return recalled[:2]


@asynccontextmanager
async def answered(path: Path, *answers: bytes) -> AsyncIterator[tuple[Desk, list[bytes]]]:
    """Give a desk whose service has these answers, and the requests that it gets."""
    async with raw_server(scripted(*answers)) as server, looking_at(server.base_url, path) as desk:
        yield desk, server.requests


async def test_what_the_list_says_is_shown_where_it_cannot_be_recorded(path: Path) -> None:
    sold = structs.replace(BELLA, status="sold")
    async with answered(path, listed(BELLA), listed(sold), listed(sold)) as (desk, _requests):
        await desk.browsing.ask(Question(None, 20))
        first_at = desk.clock.now()
        # GIVEN a file that refuses to be changed
        refuses = "BEFORE UPDATE ON animal BEGIN SELECT raise(ABORT, 'refused'); END"
        changed_by(f"CREATE TRIGGER refused {refuses}")(path)
        await desk.clock.advance(60)
        # WHEN the service lists the animal in another state
        (shown,) = (await desk.browsing.ask(Question(None, 20))).rows
        # THEN that is shown, and the warning says that it is not recorded
        assert shown == KnownAnimal(sold, first_at, desk.clock.now(), mark=shown.mark)
        assert desk.catalogue.warning is not None
        changed_by("DROP TRIGGER refused")(path)
        await desk.clock.advance(60)
        (shown,) = (await desk.browsing.ask(Question(None, 20))).rows
        assert shown.mark is Mark.CHANGED


async def test_what_was_added_while_a_list_was_on_its_way_is_not_missing_from_it(path: Path) -> None:
    may_arrive = asyncio.Event()

    async def arrive_late(conversation: Conversation) -> None:
        await may_arrive.wait()
        await conversation.send(listed(REX))

    async with raw_server(arrive_late) as server, looking_at(server.base_url, path) as desk:
        await desk.catalogue.record_animals([MAX])
        await desk.clock.advance(60)
        # GIVEN a complete list that the service has put together, and that has not arrived
        asking = asyncio.ensure_future(desk.browsing.ask(Question(None, 20)))
        await server.asked.wait()
        desk.clock.move(1)
        await desk.catalogue.record_animals([LUNA], added_here=True)
        desk.clock.move(1)
        may_arrive.set()
        arrived_at = (await asking).received_at
        # THEN the list says nothing about it
        known = await desk.catalogue.animals([MAX.id, LUNA.id])
        assert [one.missing_at for one in known] == [arrived_at, None]
        assert (await counted(desk)).missing == 1


async def counted(desk: Desk) -> Counts:
    counts = await counts_of(desk.catalogue)
    assert counts is not None
    return counts


async def test_what_can_be_gathered_is_asked_for_in_four_requests_and_put_together_by_id(path: Path) -> None:
    sold = Animal(8, "Bella", 12, "sold")
    rest = a_hundred(1000)[2:]
    # Bella is sold between two of the answers.
    answers = [listed(REX, BELLA, *rest), listed(BELLA, LUNA), listed(MAX), listed(REX, sold)]
    async with answered(path, *answers) as (desk, requests):
        progress: list[Answer] = []
        gathered = await desk.browsing.load_more(progress.append)
        asked = [request.split(b" ")[1] for request in requests]
        assert asked[0] == b"/v1/pets?limit=100"
        assert asked[1:] == [b"/v1/pets?limit=100&status=%s" % status.encode() for status in PetStatus]
        assert gathered.animals.animals == (REX, sold, *rest, LUNA, MAX)
        assert [row.animal for row in gathered.rows] == [REX, sold, *rest, LUNA, MAX]
        assert [part.parts for part in progress] == [1, 2, 3, 4]
        assert [len(part.rows) for part in progress] == [100, 101, 102, 102]
        assert progress[-1] == gathered
        assert gathered.question.gathers
        # It is more than one list can hold, and not said to be all.
        assert 100 < len(gathered.rows) == (await counted(desk)).total
        assert not gathered.is_all
        assert gathered.animals.may_have_more


async def test_animals_beyond_the_limit_are_counted_and_not_recorded(path: Path) -> None:
    too_many = listed(*a_hundred(1000), REX, BELLA)
    async with answered(path, *[too_many] * 5) as (desk, _requests):
        for found in (await desk.browsing.ask(Question(None, 100)), await desk.browsing.load_more(ignore)):
            assert (len(found.rows), found.animals.excess) == (100, 2)
            assert not found.is_all
        counts = await counted(desk)
        assert (counts.total, counts.missing) == (100, 0)


async def test_a_list_of_all_that_is_not_full_is_the_only_one_asked_for(path: Path) -> None:
    unread = answer(200, as_json([one(REX), {"id": "no number"}]))
    for first, is_all in ((listed(REX), True), (listed(*a_hundred(1000)[:99]), True), (unread, False)):
        async with answered(path, first) as (desk, requests):
            loaded = await desk.browsing.load_more(ignore)
            assert len(requests) == 1
            assert loaded.is_all is is_all
            # It is a list as any other, which is refreshed by itself.
            assert loaded.question == Question(None, 100)
    # Only an unfiltered one that is not full is all.
    async with answered(path, listed(REX), listed(REX), listed(REX, BELLA)) as (desk, _requests):
        questions = Question(None, 2), Question(PetStatus.SOLD, 2), Question(None, 2)
        found = [(await desk.browsing.ask(question)).is_all for question in questions]
        assert found == [True, False, False]


async def test_the_news_of_all_parts_are_the_gathering_s_each_animal_once(path: Path) -> None:
    sold = Animal(9, "Max", 13, "sold")
    renamed = Animal(10, "Lunetta", 13, "available")
    rest = a_hundred(1000)[4:]
    answers = [
        # GIVEN what was seen before
        listed(BELLA, MAX, LUNA, *rest),
        # WHEN one is new, one is sold, and the new one changes before the last part comes
        listed(REX, BELLA, MAX, LUNA, *rest),
        *(listed(BELLA, renamed), listed(), listed(Animal(7, "Rex II", 12, "sold"), sold)),
    ]
    async with answered(path, *answers) as (desk, _requests):
        await desk.browsing.ask(Question(None, 100))
        gathered = await desk.browsing.load_more(ignore)
        # THEN the new one is new and not changed
        assert gathered.news == News(frozenset({7}), frozenset({9, 10}), now_sold=1, is_certain=True)


@pytest.mark.parametrize(
    ("situation", "error"),
    [(Situation.SERVER_ERROR, ServerFailedError), (Situation.LIMIT_REACHED, WaitingError)],
)
async def test_when_the_third_request_fails_what_came_before_is_kept_and_remembered(
    path: Path, sandbox: EmbeddedSandbox, clock: VirtualClock, situation: Situation, error: type[Exception]
) -> None:
    progress: list[Answer] = []

    def fail_after_two(answer: Answer) -> None:
        progress.append(answer)
        if len(progress) == 2:
            # It is too long for anybody to stay in line.
            sandbox.practice(PracticeSwitch(situation, seconds=600))

    async with looking_at(sandbox.base_url, path, clock) as desk:
        with pytest.raises(error):
            await desk.browsing.load_more(fail_after_two)
        # THEN two parts came, and they are what this desk knows
        assert [part.parts for part in progress] == [1, 2]
        kept = progress[-1]
        assert 0 < len(kept.rows) == (await counted(desk)).total
        # AND they are on screen again at the next start
        seen, rows = remembered(path)
        assert (seen.animals, rows) == (kept.animals, kept.rows)


async def test_an_animal_that_was_not_seen_is_asked_for_once_and_remembered_as_no_news(path: Path) -> None:
    answers = [listed(BELLA), answer(200, as_json(one(REX))), answer(404, b"{}"), answer(500)]
    async with answered(path, *answers) as (desk, requests):
        await desk.browsing.ask(Question(None, 20))
        assert await desk.browsing.find(8) == BELLA
        assert len(requests) == 1
        assert await desk.browsing.find(7) == await desk.browsing.find(7) == REX
        assert b"GET /v1/pets/7 " in requests[1]
        assert len(requests) == 2
        assert await desk.catalogue.animals([7]) == (KnownAnimal(REX, desk.clock.now(), desk.clock.now()),)
        # What the service does not know is not found.
        with pytest.raises(AnimalNotFoundError):
            await desk.browsing.find(9)
        # A gathering whose first request fails leaves what was remembered.
        before = read_newest_list(path)
        assert before is not None
        progress: list[Answer] = []
        with pytest.raises(ServerFailedError):
            await desk.browsing.load_more(progress.append)
        assert progress == []
        assert read_newest_list(path) == before


async def test_from_the_day_of_its_withdrawal_only_seen_animals_are_found(path: Path) -> None:
    removal = datetime.combine(FIND_BY_ID_ENDS, datetime.min.time(), UTC).timestamp()
    assert FIND_BY_ID_ENDS.isoformat() == "2030-12-05"  # interface 4.3
    async with (
        raw_server(scripted(answer(200, as_json(one(REX))))) as server,
        looking_at(server.base_url, path, VirtualClock(removal - 1)) as desk,
    ):
        assert (await desk.browsing.find(7)).id == 7
        desk.clock.set_wall(removal)
        assert (await desk.browsing.find(7)).id == 7
        with pytest.raises(FindWithdrawnError):
            await desk.browsing.find(8)
        assert len(server.requests) == 1
