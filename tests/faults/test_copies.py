"""Whatever is copied, put back or opened elsewhere, nothing is sent twice without a person's word.

Each use of a desk is a real process, with a real service and real files, which are copied in between.
"""

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from menagerie.domain.cases import OutboxCase
from menagerie.domain.clock import SystemClock
from menagerie.outbox.store import Outbox
from menagerie.settings.paths import Paths
from support.animal_service import AnimalService, animal_service_in_a_thread
from support.copied_desk import CHECK, DISCARD, SEND, CopiedDesks, Desk, copied_desks
from support.deliveries import job_rows
from support.import_command import ImportDesk, write_csv
from support.import_service import KEY, ImportService
from support.outbox_desk import OUTBOX
from support.two_runs import Times, sampled

NAMES = tuple(f"Rex {number}" for number in range(1, 25))
FIRST, REST = NAMES[:5], NAMES[5:]
DATABASE, LOG = (OUTBOX, f"{OUTBOX}-wal", f"{OUTBOX}-shm"), ("outbox.departures",)


@pytest.fixture(scope="module")
def programs() -> Iterator[CopiedDesks]:
    with copied_desks() as programs:
        yield programs


@pytest.fixture
def service() -> Iterator[AnimalService]:
    with animal_service_in_a_thread() as service:
        yield service


@pytest.fixture
def desk(programs: CopiedDesks, service: AnimalService, tmp_path: Path) -> Desk:
    """A desk that has sent five adds; 19 more are queued."""
    desk = Desk(programs, service.base_url, tmp_path / "data", tmp_path / "counts")
    desk.data.mkdir()
    assert desk.use(*FIRST) == {"stale": 0, "warning": None, "states": {"created": 5}}
    assert desk.use(*REST, sends=False)["states"] == {"created": 5, "queued": 19}
    return desk


def elsewhere(desk: Desk, programs: CopiedDesks, service: AnimalService, name: str) -> Desk:
    """Return a desk at another computer, with the same folder."""
    return Desk(programs, service.base_url, desk.data, desk.counts.with_name(f"counts-{name}"))


def copy(folder: Path, name: str) -> Path:
    return Path(shutil.copytree(folder, folder.with_name(name)))


def put_back(copied: Path, folder: Path) -> None:
    shutil.rmtree(folder)
    shutil.copytree(copied, folder)


def twice(service: AnimalService) -> list[str]:
    return [name for name, count in service.names().items() if count > 1]


@pytest.mark.parametrize(
    ("answer", "states", "is_twice"),
    sampled(
        [
            (CHECK, {"created": 5, "unconfirmed": 19}, False),
            (SEND, {"created": 24}, True),
            (DISCARD, {"created": 5, "discarded": 19}, False),
        ]
    ),
)
def test_a_folder_that_is_put_back_is_asked_about_once(
    desk: Desk, service: AnimalService, answer: str, states: dict[str, int], is_twice: bool
) -> None:
    # GIVEN a backup of the whole data folder, whose queue was sent since
    backup = copy(desk.data, "backup")
    assert desk.use()["states"] == {"created": 24}
    # WHEN it is put back
    put_back(backup, desk.data)
    requests = len(service.requests)
    # THEN nothing of it is sent, however often it is opened
    for _ in range(2):
        assert desk.use() == {"stale": 19, "warning": None, "states": {"created": 5, "queued": 19}}
    assert not twice(service)
    # AND the answer is taken, and counts from then on; a check is one list
    assert desk.use(answer=answer)["states"] == states
    methods = [head.split(" ")[0] for head in service.requests[requests:]]
    assert methods == {CHECK: ["GET"], SEND: ["POST"] * 19, DISCARD: []}[answer]
    assert bool(twice(service)) is is_twice
    assert desk.use("One more") == {
        "stale": 0,
        "warning": None,
        "states": {**states, "created": states["created"] + 1},
    }


@pytest.mark.thorough
def test_an_import_in_an_old_copy_waits_for_the_person(desk: Desk, service: AnimalService) -> None:
    # GIVEN an old copy with more that is queued than a list can show, which was all sent since
    desk.use(rows=130, sends=False)
    backup = copy(desk.data, "backup")
    assert desk.use()["states"] == {"created": 154}
    put_back(backup, desk.data)
    # WHEN the person has it checked
    checked = desk.use(answer=CHECK)
    # THEN what the list shows is unconfirmed, and so is each single add; the import is paused
    assert checked["stale"] == 149
    assert checked["states"] == {"created": 5, "unconfirmed": 119, "queued": 30}
    assert desk.use() == {**checked, "stale": 0}
    assert not twice(service)


@pytest.mark.thorough
def test_a_copied_folder_is_asked_about(desk: Desk, programs: CopiedDesks, service: AnimalService) -> None:
    other = elsewhere(desk, programs, service, "other")
    other.data = copy(desk.data, "other")
    assert desk.use()["states"] == {"created": 24}
    assert other.use()["stale"] == 19
    assert other.use(answer=CHECK)["states"] == {"created": 5, "unconfirmed": 19}
    assert other.use("Only there")["stale"] == 0
    assert not twice(service)
    # AND the first computer is not asked anything
    assert desk.use("Only here")["stale"] == 0


@pytest.mark.thorough
@pytest.mark.parametrize("files", [DATABASE, LOG, (*DATABASE, *LOG)], ids=["database", "log", "both"])
def test_a_file_put_back_doubles_nothing(desk: Desk, service: AnimalService, files: tuple[str, ...]) -> None:
    backup = copy(desk.data, "backup")
    desk.use()
    for name in files:
        (desk.data / name).unlink(missing_ok=True)
        if (backup / name).exists():
            shutil.copyfile(backup / name, desk.data / name)
    used = desk.use()
    assert not twice(service)
    # The newer file of two says what was sent; both together are an old copy.
    assert (used["stale"] > 0) == (len(files) > len(DATABASE))


@pytest.mark.thorough
def test_a_memory_that_was_lost_is_asked_about_once(desk: Desk, service: AnimalService) -> None:
    shutil.rmtree(desk.counts)
    assert desk.use(answer=SEND) == {"stale": 19, "warning": None, "states": {"created": 24}}
    assert desk.use("One more", sends=False)["stale"] == 0
    assert desk.use()["states"] == {"created": 25}
    assert not twice(service)


@pytest.mark.thorough
def test_a_memory_that_cannot_be_written_blocks_nothing(desk: Desk, service: AnimalService) -> None:
    # GIVEN a place where nothing can be written, also by an administrator
    shutil.rmtree(desk.counts)
    desk.counts.write_text("in the way")
    # WHEN what is queued is opened, and the person has answered
    used = desk.use("One more", answer=SEND)
    # THEN all is sent, and each start says what is wrong
    assert used == {"stale": 19, "warning": OutboxCase.NOT_COUNTED, "states": {"created": 25}}
    again = desk.use("Another")
    assert again == {"stale": 0, "warning": OutboxCase.NOT_COUNTED, "states": {"created": 26}}
    assert not twice(service)


@pytest.mark.thorough
def test_a_folder_that_moves_here_is_not_asked_about(desk: Desk, service: AnimalService) -> None:
    desk.data = desk.data.rename(desk.data.with_name("moved"))
    assert desk.use() == {"stale": 0, "warning": None, "states": {"created": 24}}
    assert not twice(service)


@pytest.mark.thorough
def test_a_home_put_back_doubles_nothing(desk: Desk, programs: CopiedDesks, service: AnimalService) -> None:
    # GIVEN a home with all that is remembered in it
    data, counts = copy(desk.data, "home-data"), copy(desk.counts, "home-counts")
    for day in range(1, 4):
        # WHEN it is put back every night, and used in the morning
        used = desk.use(hours=24.0 * day)
        # THEN one list tells what was sent the day before; no one is asked before
        assert used["stale"] == 0
        assert not twice(service)
        assert used["states"] == ({"created": 24} if day == 1 else {"created": 5, "unconfirmed": 19})
        put_back(data, desk.data)
        put_back(counts, desk.counts)


@pytest.mark.thorough
def test_two_computers_with_a_folder_that_is_synchronised_are_asked_once_each(
    desk: Desk, programs: CopiedDesks, service: AnimalService
) -> None:
    # GIVEN a second computer to which the folder is synchronised after each use
    other = elsewhere(desk, programs, service, "other")
    other.data = copy(desk.data, "other")
    assert other.use(answer=SEND)["stale"] == 19
    put_back(other.data, desk.data)
    # THEN both go on with what the other one has done
    for number in range(2):
        assert desk.use(f"Here {number}")["stale"] == 0
        put_back(desk.data, other.data)
        assert other.use(f"There {number}")["stale"] == 0
        put_back(other.data, desk.data)
    assert not twice(service)


@pytest.mark.thorough
def test_a_count_that_a_kill_cut_off_is_not_asked_about(desk: Desk, service: AnimalService) -> None:
    # GIVEN what a process leaves that is killed between a departure and the count
    counts = copy(desk.counts, "before")
    desk.use(NAMES[0] + " again")
    put_back(counts, desk.counts)
    desk.use("One more", sends=False)
    assert desk.use() == {"stale": 0, "warning": None, "states": {"created": 26}}
    assert not twice(service)


STEPS = ("use", "use", "copy now", "put back", "elsewhere", "put everything back")


def test_whatever_is_copied_and_put_back_nothing_is_sent_twice(
    programs: CopiedDesks, service: AnimalService, tmp_path: Path, times: Times
) -> None:
    for trial in range(times(20, sample=2)):
        chance = Random(trial)  # noqa: S311 - a test's chance, the same each time
        place = tmp_path / str(trial)
        place.mkdir()
        desk = Desk(programs, service.base_url, place / "data", place / "counts")
        desk.data.mkdir()
        desk.counts.mkdir()
        copies: list[Path] = []
        homes: list[tuple[Path, Path]] = []
        said = []
        # No two uses are within an hour: what was put back then cannot be told from the newest.
        for hours, step in enumerate(chance.choices(STEPS, k=9), start=1):
            said.append(step)
            name = f"copy-{hours}"
            match step:
                case "use":
                    names = [f"Rex {trial}-{hours}-{number}" for number in range(chance.randint(0, 3))]
                    desk.use(
                        *names,
                        sends=chance.random() < 0.5,
                        answer=chance.choice((CHECK, DISCARD, None)),
                        hours=2.0 * hours,
                    )
                case "copy now":
                    copies.append(copy(desk.data, name))
                    homes.append((copies[-1], copy(desk.counts, f"counts-{name}")))
                case "put back" if copies:
                    put_back(chance.choice(copies), desk.data)
                case "elsewhere" if copies:
                    other = Desk(programs, service.base_url, chance.choice(copies), place / f"other-{hours}")
                    other.use(answer=chance.choice((CHECK, DISCARD, None)), hours=2.0 * hours)
                case "put everything back" if homes:
                    for backup, folder in zip(chance.choice(homes), (desk.data, desk.counts), strict=True):
                        put_back(backup, folder)
        desk.use(hours=100.0, answer=CHECK)
        assert not twice(service), f"trial {trial}: {said}"


@contextmanager
def _stopping(service: ImportService) -> Iterator[ImportService]:
    yield service
    service.stop()


async def leave_import(path: Path, counts: Path) -> None:
    """Leave an import of three rows, as another computer would."""
    outbox = Outbox(path, SystemClock(), counts)
    await outbox.begin_job("delivery.csv", "digest", "Anna", {}, job_rows(3))
    await outbox.close()


@pytest.mark.thorough
def test_the_command_says_that_the_data_is_old_and_sends_nothing(tmp_path: Path) -> None:
    # GIVEN an import that waits in a folder from another computer
    with _stopping(ImportService(tmp_path / "service.sqlite3")) as imports:
        imports.state_plan(tmp_path / "data")
        command = ImportDesk(tmp_path / "data", imports.base_url, KEY)
        path = Paths(tmp_path / "data").outbox("staging", imports.base_url)
        asyncio.run(leave_import(path, tmp_path / "counts"))
        file = write_csv(tmp_path / "new.csv", "Ada,7,available,")
        # WHEN the command is to go on with it, or to import another file
        for words in (["--continue"], [file]):
            status, said = command.say("--yes", *words)
            # THEN it says so, sends nothing, queues nothing and ends with 3
            assert status == 3
            assert "This is older data: 3 of these may have been added already." in said
        assert imports.names() == []
        # AND a look at a file is possible all the same
        assert command.run("--dry-run", file)[0] == 0
