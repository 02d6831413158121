"""A file replaces another one when it is complete, and survives a power cut."""

import asyncio
import errno
import os
import shutil
import sqlite3
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any

import pytest

from menagerie.storage.replacement import Replacement, on_thread
from menagerie.storage.whole_file import write_whole
from support.held_files import HeldError
from support.patience import LONGEST_WAIT


@pytest.mark.parametrize("completes", [False, True])
async def test_a_step_that_was_stopped_is_cancelled(tmp_path: Path, *, completes: bool) -> None:
    file = Replacement(tmp_path / "animals.csv")

    def write(stopped: threading.Event) -> None:
        assert stopped.wait(LONGEST_WAIT)
        file.write(b"1,Rex")

    with pytest.raises(asyncio.CancelledError):
        await cancelled_while(write, file.stop, completes=completes)
    file.discard()


async def test_a_step_that_ended_all_the_same_is_cancelled_unless_it_was_the_last() -> None:
    def write(stopped: threading.Event) -> str:
        assert stopped.wait(LONGEST_WAIT)
        return "written"

    with pytest.raises(asyncio.CancelledError):
        await cancelled_while(write, lambda: None)
    assert await cancelled_while(write, lambda: None, completes=True) == "written"


async def cancelled_while(
    step: Callable[[threading.Event], str | None], stop: Callable[[], None], **how: bool
) -> str | None:
    """Return what a step ends with that is cancelled; it gets what is set when it was told to stop."""
    stopped, begun = threading.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def begin() -> str | None:
        loop.call_soon_threadsafe(begun.set)
        return step(stopped)

    def tell() -> None:
        stop()
        stopped.set()

    running = asyncio.ensure_future(on_thread(begin, tell, **how))
    await begun.wait()
    running.cancel()
    return await running


def test_what_was_given_up_when_the_file_is_complete_leaves_it_and_before_that_goes_nowhere(
    tmp_path: Path,
) -> None:
    file = Replacement(tmp_path / "animals.csv")
    file.write(b"1,Rex")
    file.complete()
    file.discard()
    assert [path.name for path in tmp_path.iterdir()] == ["animals.csv"]
    assert (tmp_path / "animals.csv").read_bytes() == b"1,Rex"
    # What is written after it was given up is only counted.
    file = Replacement(tmp_path / "cats.csv")
    file.discard()
    assert (file.write(b"1,Rex"), file.tell()) == (5, 5)
    assert (file.seek(2), file.write(b"2"), file.tell()) == (2, 1, 3)
    file.flush()
    assert [path.name for path in tmp_path.iterdir()] == ["animals.csv"]


def test_what_is_no_file_or_a_database_is_not_replaced_and_the_reason_is_said(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "circle").symlink_to(tmp_path / "round")
    (tmp_path / "round").symlink_to(tmp_path / "circle")
    with closing(sqlite3.connect(tmp_path / "database")) as connection:
        connection.execute("CREATE TABLE animal (name TEXT)")
    before = set(tmp_path.iterdir())
    for name, code, reason in (
        ("folder", errno.EISDIR, os.strerror(errno.EISDIR)),
        ("circle", errno.ELOOP, os.strerror(errno.ELOOP)),
        ("database", errno.EINVAL, "a database"),
    ):
        with pytest.raises(OSError, match=reason) as caught:
            Replacement(tmp_path / name)
        assert (caught.value.errno, caught.value.strerror) == (code, reason)
        assert set(tmp_path.iterdir()) == before


def test_an_open_file_is_told_at_the_beginning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "animals.xlsx"
    path.write_bytes(b"old")
    opened = Path.open

    def open_in_a_spreadsheet(path: Path, mode: str = "r", **how: Any) -> IO[Any]:
        if path.suffix == ".xlsx" and mode not in {"r", "rb"}:
            raise HeldError(path, 32)
        return opened(path, mode, **how)

    monkeypatch.setattr(Path, "open", open_in_a_spreadsheet)
    with pytest.raises(HeldError):
        Replacement(path)
    assert [*tmp_path.iterdir()] == [path]
    assert path.read_bytes() == b"old"


def test_a_file_system_without_modes_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_paths: Path) -> None:
        raise OSError(errno.ENOTSUP, "no modes")

    monkeypatch.setattr(shutil, "copymode", refuse)
    path = tmp_path / "animals.csv"
    path.write_bytes(b"old")
    file = Replacement(path)
    file.write(b"new")
    file.complete()
    assert path.read_bytes() == b"new"


def test_without_room_the_old_file_stays_and_where_no_new_one_can_be_made_that_is_what_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "waits"
    write_whole(path, b"old")
    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert {one.name: one.read_bytes() for one in tmp_path.iterdir()} == {"waits": b"old"}
    with pytest.raises(FileNotFoundError, match="waits"):
        write_whole(tmp_path / "missing" / "waits", b"new")
    (tmp_path / "waits.new").mkdir()
    with pytest.raises(OSError, match=r"directory|denied"):
        write_whole(tmp_path / "waits", b"new")


@pytest.mark.parametrize("knows_it", [False, True])
def test_on_macos_the_cache_of_the_drive_is_written_or_else_what_the_system_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, knows_it: bool
) -> None:
    flushed: list[tuple[str, bytes]] = []

    def content(descriptor: int) -> bytes:
        assert os.fstat(descriptor).st_ino == (tmp_path / "waits.new").stat().st_ino
        return (tmp_path / "waits.new").read_bytes()

    def of_the_drive(descriptor: int, command: str) -> None:
        if not knows_it:
            raise OSError(45, "Operation not supported")
        flushed.append((command, content(descriptor)))

    macos = SimpleNamespace(fcntl=of_the_drive, F_FULLFSYNC="the drive")
    monkeypatch.setitem(sys.modules, "fcntl", macos)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(os, "fsync", lambda descriptor: flushed.append(("the system", content(descriptor))))
    write_whole(tmp_path / "waits", b"until noon")
    assert flushed == [("the drive" if knows_it else "the system", b"until noon")]
