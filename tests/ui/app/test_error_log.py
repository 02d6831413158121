"""Errors are written to a log file, without the key, with or without a console."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.app.error_log import LARGEST_FILE, LONGEST_ENTRY, LogFile
from menagerie.settings.paths import Paths
from menagerie.workflows.support.log_tail import read_log_tail
from support.animal_service import animal_service_in_a_thread
from support.every_case import every_case
from support.programs import run_to_end, started
from support.raw_server import answer, as_json

KEY = "sk-live-4f9c2e"
_LOOK_SECONDS = 0.02
# As Windows starts a program with a window.
_WITHOUT_CONSOLE = "import sys; sys.stdin = sys.stdout = sys.stderr = None\n"
_START = "from menagerie.cli import main; sys.exit(main(sys.argv[1:]))"
_LOGGED = """
import logging, sys, threading
from pathlib import Path
from menagerie.app.error_log import start_error_log
start_error_log(Path(sys.argv[1]), "error")
"""


def test_with_a_console_a_wrong_option_is_printed_and_no_log_is_made(tmp_path: Path) -> None:
    ended = run_to_end(f"import sys; {_START}", "--environment", "moon", HOME=str(tmp_path))
    assert ended.returncode == 2
    assert "invalid choice: 'moon'" in ended.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_bug_during_the_start_is_logged_and_the_last_line_names_the_log(tmp_path: Path) -> None:
    # GIVEN a PySide6 that does not work
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text("raise RuntimeError('broken Qt')")
    data = tmp_path / "data"
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {_START}"
    ended = run_to_end(program, "--data-dir", data)
    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-1].endswith(f"What happened is in {Paths(data).error_log}")
    assert "RuntimeError: broken Qt" in Paths(data).error_log.read_text("utf-8")


def test_only_a_crash_is_told_to_the_next_start(tmp_path: Path) -> None:
    begin = "{}\n\nThread 0x1 (most recent call first):\n"
    left = [
        "",  # killed, or the power failed
        begin.format("Windows fatal exception: code 0x8001010d"),
        begin.format("Windows fatal exception: access violation"),
        begin.format("Fatal Python error: Aborted"),
    ]
    for number, text in enumerate(left):
        (tmp_path / str(number)).write_text(text, "utf-8")
    program = (
        "import sys; from pathlib import Path; from menagerie.app.error_log import crash_log\n"
        "for path in sys.argv[1:]:\n    with crash_log(Path(path)) as told: print(bool(told))"
    )
    ended = run_to_end(program, *(tmp_path / str(number) for number in range(len(left))))
    assert ended.stdout.split() == ["False", "False", "True", "True"]


def test_an_unhandled_error_is_logged_wherever_it_is_raised(tmp_path: Path) -> None:
    log = tmp_path / "log"
    ended = run_to_end(
        f"""{_LOGGED}
from PySide6.QtCore import QCoreApplication, QTimer

class Leaving:
    def __del__(self):
        raise RuntimeError("raised while it went")

def fail(where):
    key = {KEY!r}
    raise RuntimeError("raised " + where)

qt = QCoreApplication([])
QTimer.singleShot(0, lambda: fail("in a slot"))
QTimer.singleShot(1, qt.quit)
qt.exec()
thread = threading.Thread(target=fail, args=["in a thread"])
thread.start()
thread.join()
Leaving()
fail("at the end")
""",
        log,
    )
    assert ended.returncode == 1
    told = log.read_text("utf-8")
    for where in ("in a slot", "in a thread", "while it went", "at the end"):
        assert told.count(f"RuntimeError: raised {where}") == 1
        assert ended.stderr.count(f"RuntimeError: raised {where}") == 1
    assert KEY not in told


def test_messages_of_qt_are_logged(tmp_path: Path) -> None:
    # GIVEN a Qt that finds no such plugin, and therefore aborts
    paths = Paths(tmp_path / "data")
    ended = run_to_end(_WITHOUT_CONSOLE + _START, "--data-dir", paths.data, QT_QPA_PLATFORM="moon")
    assert ended.returncode != 0
    assert 'Could not find the Qt platform plugin "moon"' in paths.error_log.read_text("utf-8")


def test_the_log_begins_at_warnings_and_the_console_at_the_level_it_asked_for(tmp_path: Path) -> None:
    log = tmp_path / "log"
    ended = run_to_end(f"{_LOGGED}logging.info('a'); logging.warning('b'); logging.error('c')", log)
    assert ended.stderr == "ERROR root: c\n"
    _header, *entries = log.read_text("utf-8").splitlines()
    assert [entry.split(" ", 2)[2] for entry in entries] == ["WARNING root: b", "ERROR root: c"]


def test_a_key_that_a_library_quotes_in_its_error_is_neither_logged_nor_printed(tmp_path: Path) -> None:
    log = tmp_path / "log"
    ended = run_to_end(
        f"""{_LOGGED}
import h11
h11.Request(method="GET", target="/", headers=[("Host", "x"), ("Authorization", "Bearer {KEY}\\nX")])
""",
        log,
    )
    assert ended.returncode == 1
    told = log.read_text("utf-8")
    assert "Illegal header value b'Bearer …" in told
    assert "Illegal header value b'Bearer …" in ended.stderr
    assert KEY not in told + ended.stderr


@pytest.mark.parametrize("has_service", [True, False])
@pytest.mark.thorough
def test_a_failed_request_is_logged_without_the_key_that_its_frames_hold(
    tmp_path: Path, has_service: bool
) -> None:
    log = tmp_path / "log"
    with animal_service_in_a_thread() as service:
        # GIVEN a service that repeats the key as it refuses it, or an address without any
        said = as_json({"code": "UNAUTHORIZED", "message": f"Unknown: Bearer {KEY}"})
        service.list_answer = answer(401, said, {"Content-Type": "application/json"})
        ended = run_to_end(
            f"""{_LOGGED}
from menagerie.domain.secret import ApiKey
from support.idle_loop import run
from support.store_desk import StoreDesk

async def ask(plain_key):
    async with StoreDesk(sys.argv[2], ApiKey(plain_key)) as desk:
        await desk.store.list_animals()

run(ask(sys.argv[3]))
""",
            log,
            service.base_url if has_service else "http://127.0.0.1:9/v1",
            KEY,
            PYTHONPATH=os.pathsep.join(sys.path),
        )
    assert ended.returncode == 1
    told = log.read_text("utf-8")
    assert ("KeyRefusedError" if has_service else "NotConnectedError") in told
    assert KEY not in told + ended.stderr


def test_a_start_without_errors_makes_no_file(tmp_path: Path) -> None:
    assert run_to_end(_LOGGED, tmp_path / "log" / "menagerie.log").stderr == ""
    assert list(tmp_path.iterdir()) == []


def test_the_log_keeps_one_full_file_before_it_and_of_a_huge_entry_the_beginning_and_the_end(
    tmp_path: Path,
) -> None:
    path = tmp_path / "new" / "menagerie.log"
    log = LogFile(path)
    entries = 3 * LARGEST_FILE // LONGEST_ENTRY
    for number in range(entries):
        log.add(f"{number:{LONGEST_ENTRY}}")
    before = path.with_name("menagerie.log.1")
    assert sorted(path.parent.iterdir()) == [path, before]
    for file in (path, before):
        assert file.stat().st_size <= LARGEST_FILE
    numbers = [int(entry) for file in (before, path) for entry in file.read_text("utf-8").splitlines()]
    assert numbers == list(range(numbers[0], entries))
    path = tmp_path / "menagerie.log"
    # WHEN one entry is huge
    LogFile(path).add("Beginning" + "x" * 1_000_000 + "End")
    told = path.read_text("utf-8")
    assert "\nBeginningxx" in told
    assert told.endswith("xxEnd\n")
    assert len(told) < LONGEST_ENTRY + 200


def test_what_an_error_quotes_neither_commands_a_terminal_nor_looks_like_another_entry(
    tmp_path: Path,
) -> None:
    # GIVEN a name that would clear the screen, and would look like an entry of another run
    forged = "2026-11-22 10:00:00,000 CRITICAL menagerie.test: All keys were sent"
    name = f"Rex\x1b[2J\u202e\r\nMenagerie 9.9, Python 3.14 on linux\n{forged}"
    # WHEN an error quotes it
    ended = run_to_end(f"{_LOGGED}logging.error('No room for %s', {name!r})", tmp_path / "log")
    # THEN it is there, within the one entry that was written
    told = (tmp_path / "log").read_text("utf-8")
    assert told.replace("\n", "").isprintable()
    header, entry = read_log_tail(tmp_path / "log").entries
    assert header.text.startswith("Menagerie ")
    assert (entry.level, entry.message.split()) == ("ERROR", ["No", "room", "for", "Rex", "[2J"])
    assert forged in entry.text
    assert ended.stderr.replace("\n", "").isprintable()


def test_a_log_that_cannot_be_written_disturbs_nothing(tmp_path: Path) -> None:
    # GIVEN a file where the folder should be
    (tmp_path / "log").write_text("")
    ended = run_to_end(f"{_LOGGED}logging.error('c'); print('goes on')", tmp_path / "log" / "menagerie.log")
    assert (ended.stdout, ended.stderr) == ("goes on\n", "ERROR root: c\n")


@pytest.mark.thorough
def test_two_processes_write_into_one_log_and_no_entry_is_torn(tmp_path: Path) -> None:
    path, count = tmp_path / "menagerie.log", 300
    program = f"""
import sys
from pathlib import Path
from menagerie.app.error_log import LogFile
log = LogFile(Path(sys.argv[1]))
for number in range({count}):
    log.add(sys.argv[2] * 200)
sys.stdin.readline()
"""
    with started(program, path, "a"), started(program, path, "b"):
        pass
    entries = [entry for entry in path.read_text("utf-8").splitlines() if not entry.startswith("Menagerie ")]
    assert sorted(entries) == ["a" * 200] * count + ["b" * 200] * count


def test_credentials_are_recognised_in_every_form(tmp_path: Path) -> None:
    with every_case() as case:
        for number, sent in enumerate(
            (
                f"Authorization: Bearer {KEY}",
                f"Authorization: {KEY}",
                f"Bearer%20{KEY}",
                f"('Bearer', '{KEY}')",
                f"Bearer Bearer {KEY}",
                f"b'x\\r\\nBearer {KEY}'",
                f"bearer={KEY}, and more",
                f"Proxy-Authorization: Basic {KEY}==",
                f"[(b'Proxy-Authorization', b'Basic {KEY}')]",
                f"http://anna:{KEY}@proxy.example:3128 and more",
                f"http://anna:p@{KEY}@proxy.example:3128 and more",
                f"http://anna@shop.example:{KEY}@proxy.example:3128 and more",
                f"postgresql://:{KEY}@db.example/menagerie",
            )
        ):
            with case(sent):
                log = tmp_path / str(number)
                LogFile(log).add(f"An error that quotes {sent}")
                told = log.read_text("utf-8")
                assert KEY not in told
                assert "An error that quotes" in told


def test_a_text_without_its_last_line_feed_is_logged_too(tmp_path: Path) -> None:
    half = "print('half a line', end='', file=sys.stderr, flush=True)"
    ended = run_to_end(f"{_WITHOUT_CONSOLE}{_LOGGED}\n{half}", tmp_path / "log")
    assert ended.returncode == 0
    assert "half a line" in (tmp_path / "log").read_text("utf-8")


def test_more_is_written_to_the_log_once_that_is_chosen_and_of_libraries_no_more(tmp_path: Path) -> None:
    program = (
        "import logging, sys; from pathlib import Path; "
        "from menagerie.app.error_log import set_log_level, start_error_log; "
        "start_error_log(Path(sys.argv[1]), 'warning'); ours = logging.getLogger('menagerie.ui'); "
        "ours.info('before'); set_log_level('debug'); ours.debug('after'); "
        "logging.getLogger('qasync').debug('quoted'); logging.getLogger('qasync').warning('warned'); "
        "set_log_level('warning'); ours.info('again')"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path / "log")], check=True)
    text = (tmp_path / "log").read_text()
    assert [word for word in ("before", "after", "quoted", "warned", "again") if word in text] == [
        "after",
        "warned",
    ]
