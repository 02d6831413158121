"""A file that another program has for a moment is replaced or removed when it is let go."""

import asyncio
import errno
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from menagerie.app.error_log import LARGEST_FILE, LONGEST_ENTRY, LogFile
from menagerie.settings.preferences import Preferences, load_preferences, save_preferences
from menagerie.storage.files import set_aside
from menagerie.system import files
from menagerie.system.files import check_writable, is_held, remove_file, replace_file
from support.held_files import REFUSALS, HeldError, held_files
from support.written_files import KINDS

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


@pytest.mark.parametrize("step", [lambda path: replace_file(path, path.with_name("new")), remove_file])
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


@pytest.mark.parametrize(
    ("platform", "error", "held"),
    [
        ("win32", HeldError(Path("old"), 32), True),
        ("win32", HeldError(Path("old"), 1), False),
        # Opening a file raises an error without a number of Windows.
        ("win32", PermissionError(errno.EACCES, "Permission denied"), True),
        ("win32", FileNotFoundError(errno.ENOENT, "No such file"), False),
        ("linux", PermissionError(errno.EACCES, "Permission denied"), False),
    ],
)
def test_what_another_program_may_have_is_told_from_what_else_is_wrong(
    platform: str, error: OSError, monkeypatch: pytest.MonkeyPatch, *, held: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert is_held(error) is held


def test_a_trial_that_a_scanner_keeps_is_no_trouble_and_the_next_one_has_another_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "_PATIENCE_WITH_TRIALS", 0.0)
    with held_files(1000):
        check_writable(tmp_path)
        check_writable(tmp_path)
    assert len([*tmp_path.iterdir()]) == 2
    # But where nothing can be removed, nothing can be kept in order.
    with held_files(1000, winerror=5), pytest.raises(HeldError):
        check_writable(tmp_path)


def test_the_log_goes_on_in_a_full_file_that_is_held_and_does_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
