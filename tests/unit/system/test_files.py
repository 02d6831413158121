"""Folders and files of ours, as each system has them."""

import errno
import os
import sys
from pathlib import Path

import pytest

from menagerie.domain.errors import StorageError
from menagerie.outbox.high_water import HighWaterMark
from menagerie.settings.files import check_writable as check_folder
from menagerie.settings.files import is_disk_full
from menagerie.system import files
from menagerie.system.files import check_locks, check_writable, make_private_folder


@pytest.mark.parametrize(("platform", "mode"), [("win32", 0o777), ("darwin", 0o700), ("linux", 0o700)])
def test_a_folder_is_made_for_this_user_but_on_windows_with_the_rights_of_the_one_above(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, mode: int
) -> None:
    modes = list[int]()
    monkeypatch.setattr(os, "mkdir", lambda _path, mode: modes.append(mode))
    monkeypatch.setattr(sys, "platform", platform)
    make_private_folder(tmp_path / "menagerie")
    assert modes == [mode]


def test_a_folder_in_which_no_file_may_be_made_is_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[str]()

    def deny(path: str, *_: object) -> int:
        asked.append(str(path))
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    mark = HighWaterMark(tmp_path, tmp_path / "outbox.sqlite3")
    monkeypatch.setattr(os, "open", deny)
    assert not is_disk_full(tmp_path)
    with pytest.raises(PermissionError):
        check_writable(tmp_path)
    mark.try_folder()
    assert mark.problem is not None
    assert len(asked) == 3


def test_a_trial_leaves_nothing_behind(tmp_path: Path) -> None:
    check_writable(tmp_path, 100_000)
    assert not is_disk_full(tmp_path)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("locked", [[False], [True, True]])
def test_a_folder_in_which_locks_keep_no_one_out_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locked: list[bool]
) -> None:
    check_locks(tmp_path)
    monkeypatch.setattr(files, "lock_file", lambda _descriptor: locked.pop(0))
    with pytest.raises(StorageError, match=r"storage\.not-written"):
        check_folder(tmp_path)
    assert [*tmp_path.iterdir()] == []
