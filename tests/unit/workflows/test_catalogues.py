"""Each environment has what was seen in it, and at the next start its last answer is there at once."""

import asyncio
import sqlite3
from collections.abc import Mapping
from pathlib import Path

import pytest

from menagerie.catalogue.record import SeenList
from menagerie.domain.animal import Animal, AnimalList, KnownAnimal, PetStatus
from menagerie.domain.answers import Answer, Question
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.settings.paths import Paths
from menagerie.workflows.listing import Catalogues
from support.clock import VirtualClock

NOW = 1_800_000_000.0
REX = Animal(7, "Rex", 12, "sold")
SANDBOX = Environment(EnvironmentId.SANDBOX, "Sandbox", "http://127.0.0.1:4711/v1", SettingSource.EMBEDDED)


def staging(base_url: str | None) -> Environment:
    return Environment(EnvironmentId.STAGING, "Staging", base_url, SettingSource.USER)


def production(base_url: str | None) -> Environment:
    return Environment(EnvironmentId.PRODUCTION, "Production", base_url, SettingSource.USER)


SHOP = staging("https://shop.example/v1")


def remember(paths: Paths, environment: Environment, seen: SeenList) -> None:
    async def scenario() -> None:
        catalogue = Catalogues(paths, VirtualClock(NOW)).of(environment)
        await catalogue.record(seen)
        assert catalogue.warning is None
        await catalogue.close()

    asyncio.run(scenario())


def test_the_answer_that_was_on_screen_last_comes_back(tmp_path: Path) -> None:
    paths, seen = Paths(tmp_path), SeenList("sold", AnimalList((REX,), 50, unreadable=2), NOW)
    remember(paths, SHOP, seen)

    recalled = Catalogues(paths, VirtualClock(NOW + 60)).recall(SHOP)

    assert recalled == Answer(Question(PetStatus.SOLD, 50), seen.animals, NOW, (KnownAnimal(REX, NOW, NOW),))


def test_the_answer_comes_back_with_the_names_of_its_categories(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    remember(paths, SHOP, SeenList(None, AnimalList((REX,), 50), NOW))

    async def name() -> None:
        catalogue = Catalogues(paths, VirtualClock(NOW)).of(SHOP)
        await catalogue.name_category(12, "Rabbits")
        await catalogue.close()

    asyncio.run(name())
    recalled = Catalogues(paths, VirtualClock(NOW)).recall(SHOP)

    assert recalled is not None
    assert recalled.category_names == {12: "Rabbits"}


async def names_in(catalogues: Catalogues, environment: Environment) -> Mapping[int, str]:
    """Return the names of categories there, and check that they are those of the known categories."""
    catalogue = catalogues.of(environment)
    names = await catalogue.category_names()
    known = await catalogue.categories()
    await catalogue.close()
    assert {category.id: category.name for category in known} == names
    return names


def test_a_name_of_a_category_counts_in_the_other_environments_but_the_sandbox(tmp_path: Path) -> None:
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

    async def work() -> None:
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
        # AND another name follows
        await name(SHOP, 3, "Barn owls")
        assert (await names_in(catalogues, other))[3] == "Barn owls"

    asyncio.run(work())


def test_a_damaged_file_of_another_environment_names_nothing(tmp_path: Path) -> None:
    other = production("https://store.example/v1")
    paths = Paths(tmp_path)
    damaged = paths.catalogue(*other.data_key)
    damaged.parent.mkdir(parents=True, exist_ok=True)
    damaged.write_bytes(b"no catalogue" * 999)
    catalogues = Catalogues(paths, VirtualClock(NOW), environments=(SHOP, other))
    assert asyncio.run(names_in(catalogues, SHOP)) == {}
    assert damaged.read_bytes() == b"no catalogue" * 999


def test_only_the_sandbox_comes_with_names_of_categories(tmp_path: Path) -> None:
    async def names(environment: Environment) -> Mapping[int, str]:
        catalogues = Catalogues(Paths(tmp_path), VirtualClock(NOW), lambda: {12: "Rabbits"})
        catalogue = catalogues.of(environment)
        names = await catalogue.category_names()
        await catalogue.close()
        return names

    assert asyncio.run(names(SANDBOX)) == {12: "Rabbits"}
    assert asyncio.run(names(SHOP)) == {}


def test_a_status_that_only_another_version_can_ask_for_is_recalled_as_any(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    remember(paths, SHOP, SeenList("resting", AnimalList((REX,), 50), NOW))

    recalled = Catalogues(paths, VirtualClock(NOW)).recall(SHOP)

    assert recalled is not None
    assert recalled.question == Question(None, 50)
    assert recalled.animals.animals == (REX,)


@pytest.mark.parametrize(
    "other",
    [
        SANDBOX,
        staging("https://shop.example/rehearsal/v1"),
        staging(None),
        production("https://shop.example/v1"),
    ],
    ids=["the sandbox", "another address", "no address yet", "the same address as another environment"],
)
def test_what_one_environment_showed_is_unknown_in_another(tmp_path: Path, other: Environment) -> None:
    paths = Paths(tmp_path)
    remember(paths, SHOP, SeenList(None, AnimalList((REX,), 50), NOW))

    assert Catalogues(paths, VirtualClock(NOW)).recall(other) is None


def test_the_sandbox_is_the_same_at_every_start_whatever_its_port(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    remember(paths, SANDBOX, SeenList(None, AnimalList((REX,), 50), NOW))
    moved = Environment(EnvironmentId.SANDBOX, "Sandbox", None, SettingSource.EMBEDDED)

    assert Catalogues(paths, VirtualClock(NOW)).recall(moved) is not None


def test_looking_for_a_last_answer_makes_nothing(tmp_path: Path) -> None:
    catalogues = Catalogues(Paths(tmp_path / "data"), VirtualClock(NOW))
    catalogues.of(SHOP)

    assert catalogues.recall(SHOP) is None
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_read_is_no_last_answer(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    remember(paths, SHOP, SeenList(None, AnimalList((REX,), 50), NOW))
    (file,) = tmp_path.iterdir()
    connection = sqlite3.connect(file)
    connection.execute("DROP TABLE answered")
    connection.close()

    assert Catalogues(paths, VirtualClock(NOW)).recall(SHOP) is None
