"""A database in the network has the right address, and no write-ahead log: it needs memory that is shared."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

from menagerie.storage import Trouble, opening
from menagerie.storage.files import connect, connect_read_only, database_address
from support.every_case import every_case
from support.sample_database import add, filled, found_in, names, opened

_LONG = "\\".join(["a folder with a rather long name"] * 12)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "list.sqlite3"


@pytest.fixture
def in_the_network() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "is_network_folder", lambda _folder: True)
        yield


def copied(path: Path, name: str) -> Path:
    """Return a copy of the folder as it is now, as a kill would leave it."""
    return Path(shutil.copytree(path.parent, path.parent.with_name(name))) / path.name


def test_sqlite_takes_each_path_as_it_is() -> None:
    with every_case() as case:
        for path in (
            PureWindowsPath(r"C:\Users\Zoë & co\menagerie\a%20b?c=d#e.db"),
            *(PureWindowsPath(r"H:\menagerie\list.db"), PureWindowsPath(r"\\server\profiles$\till\list.db")),
            *(PureWindowsPath("\\\\?\\C:\\list.db"), PureWindowsPath("\\\\?\\UNC\\server\\share\\list.db")),
            *(PureWindowsPath(f"D:\\{_LONG}\\list.db"), PurePosixPath("/srv/a%20b?mode=ro#c/list.db")),
            *(PurePosixPath("//server/share/list.db"), PurePosixPath("/srv/not utf-8 \udcff/list.db")),
        ):
            with case(path):
                address = database_address(path)
                # Where a server is read in it, SQLite refuses it everywhere before it looks for the file.
                with pytest.raises(sqlite3.OperationalError, match="unable to open database file"):
                    sqlite3.connect(f"{address}?mode=ro", uri=True)


def test_a_share_of_windows_is_opened_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Here, the name of a share is that of a file in the current folder.
    monkeypatch.chdir(tmp_path)
    share = PureWindowsPath(r"\\server\share\list%41.db")
    with closing(sqlite3.connect(database_address(share), uri=True)) as connection:
        connection.execute("CREATE TABLE one (name)")
    assert [one.name for one in tmp_path.iterdir()] == [str(share)]


def test_all_that_is_written_reaches_the_disk_on_macos_too(path: Path) -> None:
    filled(path, 1)
    for connection in (connect(path), connect_read_only(path), opened(path).connection):
        assert connection.execute("PRAGMA fullfsync").fetchall() == [(1,)]
        connection.close()


def test_in_the_network_there_is_no_log(path: Path, in_the_network: None) -> None:
    path = path.with_name("data") / path.name
    file = opened(path)
    add(file, "Rex")
    assert {one.name for one in path.parent.iterdir()} == {path.name, f"{path.name}-open"}
    killed = copied(path, "killed")
    file.close()
    for one in (path, killed):
        assert found_in(one) == (["Rex"], None)
        assert [each.name for each in one.parent.iterdir()] == [one.name]


def test_a_folder_moves_into_the_network_and_back_after_a_kill(path: Path) -> None:
    path = path.with_name("data") / path.name
    file = opened(path)
    add(file, "Rex")
    moved = copied(path, "moved")
    file.close()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "is_network_folder", lambda _folder: True)
        file = opened(moved)
        add(file, "Bella")
        assert (names(file), file.notice) == (["Rex", "Bella"], None)
        back = copied(moved, "back")
        file.close()
    file = opened(back)
    assert (names(file), file.notice) == (["Rex", "Bella"], None)
    assert file.connection.execute("PRAGMA journal_mode").fetchall() == [("wal",)]
    file.close()


def half_written(path: Path) -> Path:
    """Return what a kill leaves in the middle of a change of 200 names that are in the file."""
    filled(path, 200)
    file = opened(path)
    file.connection.execute("PRAGMA cache_size = 1")
    file.connection.execute("BEGIN IMMEDIATE")
    file.connection.execute("UPDATE entry SET name = name || hex(zeroblob(400))")
    killed = copied(path, "killed")
    file.connection.execute("ROLLBACK")
    file.close()
    assert killed.with_name(f"{killed.name}-journal").stat().st_size
    # Some of it stood in the database already.
    assert killed.stat().st_size > path.stat().st_size
    return killed


def test_a_change_that_a_kill_left_half_written_is_undone(path: Path, in_the_network: None) -> None:
    path = path.with_name("data") / path.name
    killed = half_written(path)
    file = opened(path)
    expected = names(file)
    file.close()
    file = opened(killed)
    assert (names(file), file.notice) == (expected, None)
    assert file.connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    file.close()


def test_a_journal_without_its_database_undoes_nothing_in_a_new_one(path: Path, in_the_network: None) -> None:
    killed = half_written(path.with_name("data") / path.name)
    killed.unlink()
    file = opened(killed)
    assert file.notice is not None
    assert file.notice.trouble is Trouble.MISSING
    assert killed.with_name(file.notice.kept).stat().st_size
    add(file, "Rex")
    assert names(file) == ["Rex"]
    assert file.connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    file.close()
