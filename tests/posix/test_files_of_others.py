"""What another user has put into the data folder is neither sent nor opened nor written through."""

import ctypes
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path

import pytest

from menagerie.app.error_log import LogFile, crash_log
from menagerie.app.single_instance import ProcessLock
from menagerie.domain.cases import StorageCase
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import fact
from menagerie.governor.ledger.blocks import Blocks
from menagerie.outbox.departure_log import DepartureLog, HighWaterMark, Through
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.jobs import JobFile
from menagerie.outbox.store import Outbox
from menagerie.settings.files import check_writable, write_whole
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Preferences, load_preferences, save_preferences
from menagerie.settings.views import load_views
from menagerie.storage.files import PARTS, keep_from_others
from menagerie.storage.opening import replace_damaged
from menagerie.system.files import NotOwnError, check_own_folder
from menagerie.ui.words.messages import words
from support import import_fixtures
from support.clock import VirtualClock
from support.import_command import ImportDesk, write_csv
from support.import_service import ImportService
from support.sample_database import FIRST, NOW, filled, opened
from support.sample_database import names as read_names
from support.two_runs import sampled

service, desk = import_fixtures.service, import_fixtures.desk

STRANGER = 65534
# Only an administrator can make a file of another user, or work as one who makes such files.
BY_A_STRANGER = [STRANGER] if os.geteuid() == 0 else []
NOBODY_HURT = "not ours"
NOTHING_SENT = 4

# Writes the names of all that is opened, made or renamed in a folder, when the process ends.
_WATCH = """
import atexit, os, sys
folder, names = os.environ["WATCHED_FOLDER"], set()
def look(event, values):
    if event in {"open", "os.rename", "sqlite3.connect"}:
        for value in values[:2]:
            if isinstance(value, (str, os.PathLike)) and folder in os.fspath(value):
                names.add(os.path.relpath(os.fspath(value).removeprefix("file://").partition("?")[0], folder))
sys.addaudithook(look)
atexit.register(lambda: open(os.environ["WATCHED_NAMES"], "w").write("\\n".join(names)))
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    return folder


@pytest.fixture
def victim(tmp_path: Path) -> Iterator[Path]:
    """A file elsewhere that no link may hurt."""
    path = tmp_path / "diary.txt"
    path.write_text(NOBODY_HURT)
    path.chmod(0o640)
    yield path
    assert (path.read_text(), stat.S_IMODE(path.stat().st_mode)) == (NOBODY_HURT, 0o640)


def refusal(data: Path) -> StorageError:
    with pytest.raises(StorageError) as caught:
        Paths(data).make_data_directory()
    return caught.value


async def leave_add(path: Path, name: str) -> None:
    outbox = Outbox(path, VirtualClock(NOW))
    await outbox.queue_new(Typed(name, "7"))
    await outbox.close()


@pytest.mark.parametrize("owner", BY_A_STRANGER)
@pytest.mark.parametrize("whole_folder", sampled([True, False]))
async def test_nothing_of_others_is_sent(
    desk: ImportDesk, service: ImportService, owner: int, *, whole_folder: bool
) -> None:
    # GIVEN a folder in which everyone may write, with an add that waits
    outbox = Paths(desk.data).outbox("staging", service.base_url)
    await leave_add(outbox, "Planted animal")
    desk.data.chmod(0o777)
    files = [outbox, outbox.with_suffix(".departures")]
    for path in [desk.data, *desk.data.iterdir()] if whole_folder else files:
        os.chown(path, owner, owner)
    before = {path: path.stat() for path in desk.data.iterdir()}
    # WHEN this user sends what waits
    status, said = desk.say("--continue")
    # THEN nothing is sent or changed, and that is said
    assert (status, service.names()) == (NOTHING_SENT, [])
    named = [desk.data] if whole_folder else files
    assert any(words(fact(StorageCase.OF_OTHERS, path=str(path))) in said for path in named)
    assert {path: path.stat() for path in desk.data.iterdir()} == before


def test_an_open_folder_is_made_private_and_a_link_in_the_place_of_any_file_of_a_run_stops_the_next_one(
    desk: ImportDesk, service: ImportService, victim: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN the names of all files of a run, in a folder that was open and that it makes private
    (tmp_path / "watch").mkdir()
    (tmp_path / "watch/sitecustomize.py").write_text(_WATCH)
    monkeypatch.syspath_prepend(tmp_path / "watch")
    monkeypatch.setenv("WATCHED_FOLDER", str(desk.data))
    monkeypatch.setenv("WATCHED_NAMES", str(tmp_path / "names"))
    (desk.data / "log").mkdir()
    for folder in (desk.data, desk.data / "log"):
        folder.chmod(0o775)
    assert desk.run(write_csv(tmp_path / "delivery.csv", "Rex,5,,"))[0] == 0
    assert service.names() == ["Rex"]
    for folder in (desk.data, desk.data / "log"):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    told = set((tmp_path / "names").read_text().splitlines())
    # The folder above it, and IT's file of the test
    told = {name for name in told if not name.startswith((".", "site/"))}
    databases = {name for name in told if name.endswith(".sqlite3")}
    told |= {f"{name}{part}" for name in databases for part in PARTS}
    told |= {f"{name}.new" for name in told if not name.endswith(".new")}
    assert {"menagerie.lock", "ledger.sqlite3-shm", "ledger.blocks.json.new", "environments.toml"} <= told
    assert any(name.endswith(".departures.new") for name in told)
    # WHEN a link stands there, THEN no start gets further than to say so
    shutil.rmtree(desk.data)
    for name in sorted(told):
        path = desk.data / name
        desk.data.mkdir()
        path.symlink_to(victim)
        assert refusal(desk.data).fact == fact(StorageCase.OF_OTHERS, path=str(path)), name
        shutil.rmtree(desk.data)
    sys.stdout.write(f"a link in the place of each of {len(told)} files\n")


@pytest.mark.thorough
def test_nor_is_it_sent_then(desk: ImportDesk, service: ImportService, victim: Path, tmp_path: Path) -> None:
    delivery = write_csv(tmp_path / "delivery.csv", "Rex,5,,")
    (desk.data / "ledger.sqlite3").symlink_to(victim)
    before = sorted(desk.data.iterdir())
    status, _said = desk.say("--yes", delivery)
    assert (status, service.names()) == (NOTHING_SENT, [])
    assert sorted(desk.data.iterdir()) == before


def test_a_link_to_the_whole_folder_is_the_persons_own(data: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(data)
    Paths(tmp_path / "link").make_data_directory()
    names = filled(tmp_path / "link/list.sqlite3", 2)
    file = opened(data / "list.sqlite3")
    assert read_names(file) == names
    file.close()


@pytest.mark.parametrize("owner", BY_A_STRANGER)
def test_a_link_of_another_user_to_a_folder_is_refused(data: Path, tmp_path: Path, owner: int) -> None:
    link = tmp_path / "link"
    link.symlink_to(data)
    os.chown(link, owner, owner, follow_symlinks=False)
    data.chmod(0o755)
    assert refusal(link).fact == fact(StorageCase.OF_OTHERS, path=str(link))
    assert stat.S_IMODE(data.stat().st_mode) == 0o755


def test_a_refused_folder_stays_as_it_is_and_cannot_be_chosen_for_the_next_start(
    data: Path, victim: Path
) -> None:
    assert check_writable(data) == data
    assert list(data.iterdir()) == []
    # The log is looked at before anything is changed, too.
    (data / "log").mkdir()
    (data / "log/menagerie.log").symlink_to(victim)
    data.chmod(0o775)
    path = data / "log/menagerie.log"
    assert words(refusal(data).fact) == (
        f"{path} is a link, or another user of this computer can change it. Nothing was changed "
        "or sent. Move it away, or choose another folder with --data-dir."
    )
    assert stat.S_IMODE(data.stat().st_mode) == 0o775
    path.unlink()
    (data / "views.json").symlink_to(victim)
    with pytest.raises(StorageError) as caught:
        check_writable(data)
    assert caught.value.case is StorageCase.OF_OTHERS
    (data / "views.json").unlink()
    # A folder for several users is not taken from them.
    data.chmod(0o1777)
    assert refusal(data).fact == fact(StorageCase.OF_OTHERS, path=str(data))
    assert stat.S_IMODE(data.stat().st_mode) == 0o1777


@contextmanager
def files_made_for(owner: int) -> Iterator[None]:
    """Let the system make files for another user than this one, as a share does for everyone."""
    libc = ctypes.CDLL(None)
    former = libc.setfsuid(owner)
    try:
        yield
    finally:
        libc.setfsuid(former)


@pytest.mark.parametrize("owner", BY_A_STRANGER)
def test_a_share_where_every_file_belongs_to_one_user_works(owner: int) -> None:
    share = Path(tempfile.mkdtemp())
    os.chown(share, owner, owner)
    try:
        with files_made_for(owner):
            paths = Paths(share / "data")
            paths.make_data_directory()
            filled(paths.data / "list.sqlite3", 2)
            save_preferences(paths.preferences, Preferences(list_limit=7))
            lock = ProcessLock(paths.lock)
            assert lock.claim()
            lock.release()
            # As at the next start
            paths.make_data_directory()
            file = opened(paths.data / "list.sqlite3")
            file.close()
            assert file.notice is None
            assert load_preferences(paths.preferences) == Preferences(list_limit=7)
        assert {path.stat().st_uid for path in paths.data.iterdir()} == {owner}
        # What is no share: files of that user, where ours belong to this one
        with pytest.raises(NotOwnError):
            check_own_folder(paths.data)
    finally:
        shutil.rmtree(share)


def log_crashes(path: Path) -> None:
    with crash_log(path):
        pass


def write_blocks(path: Path) -> None:
    blocks = Blocks(path)
    blocks.salt = b"salt"
    blocks.write()


WRITERS: dict[str, Callable[[Path], object]] = {
    "whole": lambda path: write_whole(path, b"ours"),
    "whole.new": lambda path: write_whole(path.with_suffix(""), b"ours"),
    "crash.log": log_crashes,
    "blocks.new": lambda path: write_blocks(path.with_suffix("")),
    "outbox.departures.new": lambda path: DepartureLog(path.with_suffix("")).rewrite(
        Through(0, 0, 0), [], []
    ),
    "outbox.job-3.new": lambda path: JobFile(path.with_name("outbox.sqlite3"), 3).write([], 1),
    "list.sqlite3.new": lambda path: filled(path.with_suffix(""), 1),
    "list.sqlite3.mended": lambda path: rescued(path.with_suffix("")),
}


def rescued(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0" + bytes(100))
    replace_damaged(path, FIRST, now=NOW).close()


@pytest.mark.parametrize("name", WRITERS)
def test_a_new_file_takes_the_place_of_a_link(data: Path, victim: Path, name: str) -> None:
    path = data / name
    path.symlink_to(victim)
    WRITERS[name](path)
    assert not path.is_symlink()


READERS: dict[str, Callable[[Path], object]] = {
    "log": lambda path: LogFile(path).add("an entry"),
    "departures": lambda path: DepartureLog(path).append([], 1, flush=False),
    "departures read": lambda path: DepartureLog(path).read(),
    "lock": lambda path: ProcessLock(path).claim(),
    "views": load_views,
    "preferences": load_preferences,
    "blocks": lambda path: Blocks(path).read(),
    "rows of a job": lambda path: list(JobFile(path.with_suffix(".sqlite3"), 3).read()),
    "counts": lambda path: HighWaterMark(path.parent, path).keep(3, 7),
    "database": opened,
    "damaged database": lambda path: replace_damaged(path, FIRST, now=NOW),
    "log of a database": lambda path: opened(path.with_name("list.sqlite3")),
    "whole database": lambda path: opened(path.with_name("list.sqlite3")),
    "modes": keep_from_others,
}
NAMES = {
    "rows of a job": "file.job-3",
    "counts": "sent-0000000000003",
    "log of a database": "list.sqlite3-wal",
    "whole database": "list.sqlite3.complete",
}


@pytest.mark.parametrize("reader", READERS)
def test_no_file_is_read_or_written_through_a_link(data: Path, victim: Path, reader: str) -> None:
    victim.write_text(NOBODY_HURT)
    path = data / NAMES.get(reader, "file")
    path.symlink_to(victim)
    raises = reader not in {"log", "views", "preferences", "blocks", "counts", "modes"}
    with pytest.raises((OSError, StorageError)) if raises else nullcontext():
        READERS[reader](path)
    # It may be replaced, by a new file.
    assert path.is_symlink() or reader == "counts"
    assert not list(data.glob("*.damaged*"))


@pytest.mark.parametrize("owner", BY_A_STRANGER)
@pytest.mark.parametrize("reader", [name for name in READERS if name not in {"counts", "modes"}])
def test_no_file_of_another_user_is_read_or_written(data: Path, owner: int, reader: str) -> None:
    path = data / NAMES.get(reader, "file")
    path.write_text(NOBODY_HURT)
    os.chown(path, owner, owner)
    with suppress(OSError, StorageError):
        READERS[reader](path)
    assert path.read_text() == NOBODY_HURT
    assert path.stat().st_uid == owner


def test_no_log_is_written_into_a_folder_that_a_link_leads_to(data: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (data / "log").symlink_to(tmp_path / "elsewhere")
    LogFile(Paths(data).error_log).add("an entry")
    assert list((tmp_path / "elsewhere").iterdir()) == []


async def test_what_waits_stays_where_it_is_if_its_file_is_a_link(data: Path, tmp_path: Path) -> None:
    await leave_add(tmp_path / "outbox.sqlite3", "Rex")
    (data / "outbox.sqlite3").symlink_to(tmp_path / "outbox.sqlite3")
    outbox = Outbox(data / "outbox.sqlite3", VirtualClock(NOW))
    with pytest.raises(StorageError):
        await outbox.open()
    await outbox.close()
    (data / "outbox.sqlite3").unlink()
    outbox = Outbox(tmp_path / "outbox.sqlite3", VirtualClock(NOW))
    assert [(entry.typed.name, entry.state) for entry in await outbox.entries()] == [("Rex", State.QUEUED)]
    await outbox.close()
