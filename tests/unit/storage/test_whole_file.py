"""A small file is written as a whole, and survives a power cut."""

import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from menagerie.storage.whole_file import write_whole


def no_room(_descriptor: int) -> None:
    raise OSError(28, "No space left on device")


def test_without_room_the_old_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "waits"
    write_whole(path, b"old")
    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert {one.name: one.read_bytes() for one in tmp_path.iterdir()} == {"waits": b"old"}


def test_where_not_even_a_new_file_can_be_made_that_is_what_is_said(tmp_path: Path) -> None:
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
