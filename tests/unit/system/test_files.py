"""Folders and files of ours, as each system has them, also while another program has one."""

import asyncio
import errno
import os
import struct
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from menagerie.app.error_log import LARGEST_FILE, LONGEST_ENTRY, LogFile
from menagerie.domain.errors import StorageError
from menagerie.outbox.departure_log import HighWaterMark
from menagerie.settings.files import check_writable as check_folder
from menagerie.settings.files import is_disk_full
from menagerie.settings.preferences import Preferences, load_preferences, save_preferences
from menagerie.storage.files import set_aside
from menagerie.system import files
from support.held_files import REFUSALS, HeldError, held_files
from support.written_files import KINDS


@pytest.mark.parametrize(("platform", "mode"), [("win32", 0o777), ("darwin", 0o700), ("linux", 0o700)])
def test_a_folder_is_made_for_this_user_but_on_windows_with_the_rights_of_the_one_above(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, mode: int
) -> None:
    modes = list[int]()
    monkeypatch.setattr(os, "mkdir", lambda _path, mode: modes.append(mode))
    monkeypatch.setattr(sys, "platform", platform)
    files.make_private_folder(tmp_path / "menagerie")
    assert modes == [mode]


def test_a_folder_that_refuses_files_is_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()

    def deny(path: str, *_: object) -> int:
        asked.append(str(path))
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    mark = HighWaterMark(tmp_path, tmp_path / "outbox.sqlite3")
    monkeypatch.setattr(os, "open", deny)
    assert not is_disk_full(tmp_path)
    with pytest.raises(PermissionError):
        files.check_writable(tmp_path)
    mark.try_folder()
    assert mark.problem is not None
    assert len(asked) == 3


def test_a_trial_leaves_nothing_behind(tmp_path: Path) -> None:
    files.check_writable(tmp_path, 100_000)
    assert not is_disk_full(tmp_path)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("locked", [[False], [True, True]])
def test_a_folder_in_which_locks_keep_no_one_out_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locked: list[bool]
) -> None:
    files.check_locks(tmp_path)
    monkeypatch.setattr(files, "lock_file", lambda _descriptor: locked.pop(0))
    with pytest.raises(StorageError, match=r"storage\.not-written"):
        check_folder(tmp_path)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("is_free", [True, False])
def test_on_windows_a_byte_far_behind_the_text_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_free: bool
) -> None:
    locked = list[tuple[int, int, int]]()

    def lock(descriptor: int, mode: int, size: int) -> None:
        locked.append((os.lseek(descriptor, 0, os.SEEK_CUR), mode, size))
        if not is_free:
            raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=lock, LK_NBLCK=2))
    monkeypatch.setattr(sys, "platform", "win32")
    with (tmp_path / "lock").open("wb") as file:
        assert files.lock_file(file.fileno()) is is_free
        assert locked == [(1 << 30, 2, 1)]
        # The text is written at its beginning.
        assert not is_free or os.lseek(file.fileno(), 0, os.SEEK_CUR) == 0


def test_a_replaced_file_has_no_name_but_on_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, other = tmp_path / "lock", tmp_path / "other"
    other.write_bytes(b"other")
    with path.open("wb") as file:
        for platform, expected in {"linux": False, "darwin": False, "win32": True}.items():
            monkeypatch.setattr(sys, "platform", platform)
            assert files.has_its_name(file.fileno(), path)
            assert files.has_its_name(file.fileno(), other) is expected
            assert files.has_its_name(file.fileno(), tmp_path / "missing") is expected


@pytest.mark.parametrize(("winerror", "is_open"), [(32, True), (5, False), (None, False)])
def test_windows_tells_a_file_that_a_process_shares_with_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, winerror: int | None, *, is_open: bool
) -> None:
    def rename(path: Path, target: Path) -> None:
        assert path == target
        if winerror is not None:
            raise HeldError(path, winerror)

    monkeypatch.setattr(Path, "rename", rename)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not files.is_open_elsewhere(tmp_path / "lock")
    monkeypatch.setattr(sys, "platform", "win32")
    assert files.is_open_elsewhere(tmp_path / "lock") is is_open


def test_linux_tells_a_network_folder_by_its_mount(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    device = SimpleNamespace(st_dev=0x30)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "major", lambda _device: 0, raising=False)
    monkeypatch.setattr(os, "minor", lambda device: device, raising=False)
    mounts = tmp_path / "mountinfo"
    monkeypatch.setattr(files, "_MOUNTS", mounts)
    monkeypatch.setattr(Path, "stat", lambda _path: device)
    for mount, is_remote in (
        ("36 25 {device} / /data rw,relatime shared:1 - nfs4 server:/shop rw,vers=4.2", True),
        ("36 25 {device} / /data rw shared:1 master:2 - fuse.sshfs till@server:/shop rw", True),
        ("36 25 {device} / /data rw - ext4 /dev/sda1 rw", False),
        ("36 25 0:9999 / /other rw - cifs //server/shop rw", False),
    ):
        mounts.write_text(f"25 1 8:1 / / rw - ext4 /dev/sda1 rw\n{mount.format(device='0:48')}\n", "utf-8")
        assert files.is_network_folder(tmp_path) is is_remote
    # Without a list of mounts it tells none.
    monkeypatch.setattr(files, "_MOUNTS", tmp_path / "missing")
    assert not files.is_network_folder(tmp_path)


def test_windows_tells_a_network_folder_by_its_drive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, is_remote in ((3, False), (4, True), (1, False)):
        kernel = SimpleNamespace(GetDriveTypeW={tmp_path.anchor: kind}.__getitem__)
        windows = SimpleNamespace(windll=SimpleNamespace(kernel32=kernel))
        monkeypatch.setitem(sys.modules, "ctypes", windows)
        monkeypatch.setattr(sys, "platform", "win32")
        assert files.is_network_folder(tmp_path) is is_remote


@pytest.mark.parametrize("is_short", [False, True])
@pytest.mark.parametrize(("flags", "is_remote"), [(0x1000, False), (0x0020_1000, False), (0x0020_0010, True)])
def test_macos_tells_a_folder_in_the_network_by_its_flags(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flags: int, *, is_remote: bool, is_short: bool
) -> None:
    def statfs(path: bytes, about: SimpleNamespace) -> int:
        assert path == os.fsencode(tmp_path)
        # In their order: two of 32 bits, five of 64, then the id, owner, kind and flags.
        struct.pack_into("=Ii5QiiIII", about.raw, 0, 4096, 4096, 1, 2, 3, 4, 5, 6, 7, 501, 25, flags)
        return 0

    system = SimpleNamespace(**{"statfs" if is_short else "statfs$INODE64": statfs})
    macos = SimpleNamespace(
        CDLL=lambda _name: system, create_string_buffer=lambda size: SimpleNamespace(raw=bytearray(size))
    )
    monkeypatch.setitem(sys.modules, "ctypes", macos)
    monkeypatch.setattr(sys, "platform", "darwin")
    assert files.is_network_folder(tmp_path) is is_remote


# An entry of the log is added to a file that is there.
_REPLACED = [name for name in KINDS if name != "error log"]


@pytest.mark.parametrize("name", _REPLACED)
def test_each_file_is_written_although_each_step_is_refused_some_times(tmp_path: Path, name: str) -> None:
    kind = KINDS[name]

    async def write_three() -> None:
        writes = kind.writes(tmp_path, 1)
        for _ in range(3):
            await anext(writes)
        await writes.aclose()  # type: ignore[attr-defined]

    with held_files(3) as let_go:
        asyncio.run(write_three())
        assert let_go
        version, notice = kind.found(tmp_path)
    assert (version, notice) == (3, None)
    assert not [path for path in tmp_path.rglob("*") if path.suffix in {".new", ".part", ".complete"}]


@pytest.mark.parametrize("winerror", REFUSALS)
def test_a_database_that_is_moved_away_takes_its_log_along(tmp_path: Path, winerror: int) -> None:
    for part in ("", "-wal"):
        (tmp_path / f"list.sqlite3{part}").write_text(part, "utf-8")
    with held_files(2, winerror):
        kept = set_aside(tmp_path / "list.sqlite3", "damaged", 1.0)
    assert {path.name for path in tmp_path.iterdir()} == {kept.name, f"{kept.name}-wal"}


def test_damaged_preferences_are_kept_aside_although_they_are_held(tmp_path: Path) -> None:
    path = tmp_path / "preferences.json"
    path.write_text("{", "utf-8")
    with held_files(3):
        assert load_preferences(path).may_be_saved
        save_preferences(path, Preferences())
    assert path.with_name("preferences.json.damaged").read_text("utf-8") == "{"


@pytest.mark.parametrize(
    "step", [lambda path: files.replace_file(path, path.with_name("new")), files.remove_file]
)
def test_what_stays_held_is_refused_after_a_while_and_what_else_is_wrong_at_once(
    tmp_path: Path, step: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "old").write_bytes(b"old")
    now, waited = 100.0, list[float]()

    def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds
        waited.append(seconds)

    monkeypatch.setattr(files, "time", SimpleNamespace(monotonic=lambda: now, sleep=sleep))
    with held_files(1000, pause=0.05), pytest.raises(HeldError):
        step(tmp_path / "old")
    assert 1.9 < sum(waited) < 2.1
    waited.clear()
    with held_files(1, winerror=1), pytest.raises(HeldError):
        step(tmp_path / "old")
    with pytest.raises(FileNotFoundError):
        step(tmp_path / "missing")
    assert waited == []


def test_what_another_program_may_have_is_told_from_other_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    for platform, error, held in (
        ("win32", HeldError(Path("old"), 32), True),
        ("win32", HeldError(Path("old"), 1), False),
        # Opening a file raises an error without a number of Windows.
        ("win32", PermissionError(errno.EACCES, "Permission denied"), True),
        ("win32", FileNotFoundError(errno.ENOENT, "No such file"), False),
        ("linux", PermissionError(errno.EACCES, "Permission denied"), False),
    ):
        monkeypatch.setattr(sys, "platform", platform)
        assert files.is_held(error) is held


def test_a_trial_that_a_scanner_keeps_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_PATIENCE_WITH_TRIALS", 0.0)
    with held_files(1000):
        files.check_writable(tmp_path)
        files.check_writable(tmp_path)
    assert len([*tmp_path.iterdir()]) == 2
    # But where nothing can be removed, nothing can be kept in order.
    with held_files(1000, winerror=5), pytest.raises(HeldError):
        files.check_writable(tmp_path)


def test_the_log_goes_on_in_a_full_file_that_is_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = LogFile(tmp_path / "menagerie.log")
    entries = LARGEST_FILE // LONGEST_ENTRY
    monkeypatch.setattr(files, "time", SimpleNamespace(monotonic=time.monotonic, sleep=pytest.fail))
    with held_files(3) as let_go:
        for number in range(entries + 4):
            log.add(f"{number:{LONGEST_ENTRY - 100}}")
        assert let_go == [tmp_path / "menagerie.log"]
    written = [*tmp_path.iterdir()]
    lines = [line for path in written for line in path.read_text("utf-8").splitlines()]
    assert sorted(int(line) for line in lines if line.strip().isdigit()) == list(range(entries + 4))
    # AND it stays a log that a person can open where nothing lets it go
    with held_files(1000):
        for number in range(4 * entries):
            log.add(f"{number:{LONGEST_ENTRY}}")
    assert (tmp_path / "menagerie.log").stat().st_size <= 2 * LARGEST_FILE
