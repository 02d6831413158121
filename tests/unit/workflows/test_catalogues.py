"""Each environment has what was seen in it, the last answer is there at once, and is asked for again."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from menagerie.catalogue.record import SeenList
from menagerie.domain.animal import Animal, AnimalList, KnownAnimal, PetStatus
from menagerie.domain.answers import Answer, Question
from menagerie.domain.plan import Quota
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.settings.paths import Paths
from menagerie.workflows.listing import Catalogues, refresh_regularly
from support.clock import VirtualClock
from support.damage import changed_by

NOW = 1_800_000_000.0
REX = Animal(7, "Rex", 12, "sold")
SANDBOX = Environment(EnvironmentId.SANDBOX, "Sandbox", "http://127.0.0.1:4711/v1", SettingSource.EMBEDDED)


def staging(base_url: str | None) -> Environment:
    return Environment(EnvironmentId.STAGING, "Staging", base_url, SettingSource.USER)


def production(base_url: str | None) -> Environment:
    return Environment(EnvironmentId.PRODUCTION, "Production", base_url, SettingSource.USER)


SHOP = staging("https://shop.example/v1")


SEEN = SeenList(None, AnimalList((REX,), 50), NOW)


async def remember(paths: Paths, environment: Environment, seen: SeenList = SEEN, name: str = "") -> None:
    catalogue = Catalogues(paths, VirtualClock(NOW)).of(environment)
    await catalogue.record(seen)
    await catalogue.name_category(12, name)
    assert catalogue.warning is None
    await catalogue.close()


async def test_the_answer_that_was_on_screen_last_comes_back(tmp_path: Path) -> None:
    paths, animals = Paths(tmp_path), AnimalList((REX,), 50, unreadable=2)
    rows = (KnownAnimal(REX, NOW, NOW),)
    # A status that only another version can ask for is recalled as any.
    for status, asked in (("sold", PetStatus.SOLD), ("resting", None)):
        await remember(paths, SHOP, SeenList(status, animals, NOW), "Rabbits")
        recalled = Catalogues(paths, VirtualClock(NOW + 60)).recall(SHOP)
        assert recalled == Answer(Question(asked, 50), animals, NOW, rows, category_names={12: "Rabbits"})


async def names_in(catalogues: Catalogues, environment: Environment) -> Mapping[int, str]:
    """Return the names of categories there, and check that they are those of the known categories."""
    catalogue = catalogues.of(environment)
    names = await catalogue.category_names()
    known = await catalogue.categories()
    await catalogue.close()
    assert {category.id: category.name for category in known} == names
    return names


async def test_a_name_of_a_category_counts_in_the_other_environments_but_the_sandbox(tmp_path: Path) -> None:
    other = production("https://store.example/v1")
    nowhere = Environment(EnvironmentId.PRODUCTION, "Nowhere", None, SettingSource.NONE)
    catalogues = Catalogues(Paths(tmp_path), VirtualClock(NOW), environments=(SANDBOX, nowhere))
    # Set up after the start.
    catalogues.environments = (SANDBOX, nowhere, SHOP, other)

    async def name(environment: Environment, number: int, text: str) -> str | None:
        catalogue = catalogues.of(environment)
        await catalogue.category_names()
        before = await catalogue.name_category(number, text)
        await catalogue.close()
        return before

    # GIVEN a number that both name, and one more in each
    await name(other, 7, "Dogs")
    await name(other, 12, "Rabbits")
    await name(SHOP, 7, "Cats")
    await name(SHOP, 3, "Owls")
    await name(SANDBOX, 9, "Practice")
    # THEN each keeps its own, and uses the other's
    assert await names_in(catalogues, SHOP) == {3: "Owls", 7: "Cats", 12: "Rabbits"}
    assert await names_in(catalogues, other) == {3: "Owls", 7: "Dogs", 12: "Rabbits"}
    assert await names_in(catalogues, SANDBOX) == {9: "Practice"}
    # AND a name that is removed in one is not brought back by the other; undoing brings it back
    assert await name(SHOP, 12, "") == "Rabbits"
    assert await names_in(catalogues, SHOP) == {3: "Owls", 7: "Cats"}
    assert (await names_in(catalogues, other))[12] == "Rabbits"
    await name(SHOP, 12, "Rabbits")
    await name(SHOP, 3, "Barn owls")
    assert (await names_in(catalogues, other))[3] == "Barn owls"


async def test_only_the_sandbox_comes_with_names_and_a_damaged_file_has_none(tmp_path: Path) -> None:
    paths, other = Paths(tmp_path), production("https://store.example/v1")
    catalogues = Catalogues(paths, VirtualClock(NOW), lambda: {12: "Rabbits"}, environments=(SHOP, other))
    assert await names_in(catalogues, SANDBOX) == {12: "Rabbits"}
    assert await names_in(catalogues, SHOP) == {}
    damaged = paths.catalogue(*other.data_key)
    damaged.parent.mkdir(parents=True, exist_ok=True)
    damaged.write_bytes(b"no catalogue" * 999)
    catalogues = Catalogues(paths, VirtualClock(NOW), environments=(SHOP, other))
    assert await names_in(catalogues, SHOP) == {}
    assert damaged.read_bytes() == b"no catalogue" * 999


async def test_what_one_environment_showed_is_unknown_in_another(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    await remember(paths, SHOP)
    for other in (
        SANDBOX,
        staging("https://shop.example/rehearsal/v1"),
        staging(None),
        production("https://shop.example/v1"),
    ):
        assert Catalogues(paths, VirtualClock(NOW)).recall(other) is None
    # The sandbox is the same at every start, whatever its port.
    await remember(paths, SANDBOX)
    moved = Environment(EnvironmentId.SANDBOX, "Sandbox", None, SettingSource.EMBEDDED)
    assert Catalogues(paths, VirtualClock(NOW)).recall(moved) is not None


def test_looking_for_a_last_answer_makes_nothing_and_a_bad_file_has_none(tmp_path: Path) -> None:
    catalogues = Catalogues(Paths(tmp_path / "data"), VirtualClock(NOW))
    catalogues.of(SHOP)
    assert catalogues.recall(SHOP) is None
    assert list(tmp_path.iterdir()) == []
    asyncio.run(remember(Paths(tmp_path), SHOP))
    (file,) = tmp_path.iterdir()
    changed_by("DROP TABLE answered")(file)
    assert Catalogues(Paths(tmp_path), VirtualClock(NOW)).recall(SHOP) is None


MINUTE = 60.0


class Desk:
    """Stands for the governor and for the window, and notes when it is asked to refresh."""

    def __init__(self) -> None:
        self.clock = VirtualClock()
        self.quota = Quota()
        self.is_seen = True
        self.asked: list[float] = []
        self._began = self.clock.now()

    @asynccontextmanager
    async def refreshing(self, minutes: int) -> AsyncIterator[None]:
        task = asyncio.ensure_future(
            refresh_regularly(minutes, self, lambda: self.is_seen, self._ask, self.clock)
        )
        yield
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    def _ask(self) -> None:
        self.asked.append((self.clock.now() - self._began) / MINUTE)


async def test_it_asks_every_so_many_minutes_and_nothing_while_the_window_cannot_be_seen() -> None:
    for minutes, asked in ((1, [1, 2, 3, 4, 5]), (5, [5]), (15, [])):
        desk = Desk()
        async with desk.refreshing(minutes):
            await desk.clock.advance(5.5 * MINUTE)
        # AND not after it was cancelled
        await desk.clock.advance(30 * MINUTE)
        assert desk.asked == asked
    desk = Desk()
    desk.is_seen = False
    async with desk.refreshing(1):
        await desk.clock.advance(2.5 * MINUTE)
        assert desk.asked == []
        desk.is_seen = True
        await desk.clock.advance(MINUTE)
        assert desk.asked == [3]


async def test_half_of_the_limit_is_left_to_the_person() -> None:
    for limit, remaining, reset_after, asks in (
        (60, 31, 90, True),
        (60, 30, 90, False),
        (60, 0, 90, False),
        # The count has started again when it is time to ask.
        (60, 0, 59, True),
        (60, 30, None, False),
        (None, 5, None, True),
        (60, None, None, True),
    ):
        desk = Desk()
        reset_at = None if reset_after is None else desk.clock.now() + reset_after
        desk.quota = Quota(limit, remaining, reset_at)
        async with desk.refreshing(1):
            await desk.clock.advance(MINUTE)
            assert bool(desk.asked) is asks
