"""An import on the command line leaves the file to the window that has the data, or says why it cannot."""

import ctypes
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from menagerie.app.single_instance import (
    ANSWER_MS,
    IMPORTING,
    LONGEST_LINE,
    HandOver,
    ImportRequest,
    Owner,
    ProcessLock,
    SingleInstance,
    hand_over,
    read_request,
    server_name,
)
from menagerie.domain.errors import SurroundingsError
from menagerie.ui.words.messages import sentence_of
from support.import_command import ImportDesk, write_csv
from support.lock_holders import LIKE_0_1_0, outcome
from support.patience import LONGEST_WAIT
from support.ports import NOT_LISTENING

SOON_MS = 500
FILE = str(Path("/deliveries/a b.csv").absolute())
REQUEST = ImportRequest(FILE, "staging", {"Who=What": "name", "2": "status"}, {"category": "12"})
_CALL = """
import sys
from pathlib import Path
from menagerie.app.single_instance import hand_over, read_request
print(hand_over(Path(sys.argv[1]), read_request(sys.argv[2].encode()), int(sys.argv[3])).name)
"""
RELATIVE = ImportRequest("a.csv", "staging")


@pytest.fixture
def importing(lock: Path) -> Iterator[ProcessLock]:
    owner = ProcessLock(lock, IMPORTING)
    assert owner.claim()
    yield owner
    owner.release()


def called(lock: Path, qtbot: QtBot, milliseconds: int = ANSWER_MS) -> str:
    """Return how a call from another process ends, while the event loop of this one runs."""
    words = [sys.executable, "-c", _CALL, str(lock), REQUEST.as_line().decode(), str(milliseconds)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        qtbot.waitUntil(lambda: process.poll() is not None, timeout=round(1000 * LONGEST_WAIT))
        assert process.stdout is not None
        return process.stdout.read().strip()


def commanded(lock: Path, qtbot: QtBot, *words: str | Path) -> tuple[int, str]:
    """Return how the command ends and what it says, while the event loop of this process runs."""
    desk = ImportDesk(lock.parent, NOT_LISTENING, "sk-never-used")
    ends: list[tuple[int, str]] = []
    thread = threading.Thread(target=lambda: ends.append(desk.say(*words)))
    thread.start()
    qtbot.waitUntil(lambda: not thread.is_alive(), timeout=round(1000 * LONGEST_WAIT))
    thread.join()
    return ends[0]


class TestWithAWindow:
    def test_the_command_says_so_and_sends_nothing(
        self, first: SingleInstance, lock: Path, qtbot: QtBot, tmp_path: Path
    ) -> None:
        path = write_csv(tmp_path / "a.csv", "Rex,12,,")
        words = (path, "--map", "Name=name", "--status", "sold", "--yes", "--report", tmp_path / "rest.csv")
        taken: list[object] = []
        first.import_requested.connect(taken.append)
        status, said = commanded(lock, qtbot, *words)
        assert status == 4
        assert said.splitlines() == [
            "Menagerie is running. Its window has opened the file: go on there.",
            "No report is written from here. Save the rows to work on in the window.",
        ]
        assert taken == [ImportRequest(str(path), "staging", {"Name": "name"}, {"status": "sold"})]
        status, said = commanded(lock, qtbot, "--yes", "--continue")
        assert status == 4
        assert said.strip() == (
            "Menagerie is running, and nothing was sent from here. Open this environment in its window: "
            "its imports go on there unless they are paused."
        )

    def test_what_cannot_be_imported_is_refused_and_never_handed_over(
        self, first: SingleInstance, lock: Path, qtbot: QtBot, tmp_path: Path
    ) -> None:
        taken: list[object] = []
        first.import_requested.connect(taken.append)
        status, said = commanded(lock, qtbot, tmp_path / "none.csv", "--yes")
        assert (status, taken) == (4, [])
        assert "There is no file" in said
        path = write_csv(tmp_path / "a.csv", "Rex,12,,")
        status, said = commanded(lock, qtbot, path, "--yes", "--map", "Nope=name")
        assert (status, taken) == (4, [])
        assert "There is no column “Nope”. Nothing was sent." in said
        # AND there is no dry run
        status, said = commanded(lock, qtbot, path, "--dry-run")
        assert (status, taken) == (4, [])
        assert said.startswith("Menagerie is running, so there is no dry run. Nothing was sent.")

    @pytest.mark.usefixtures("qapp")
    @pytest.mark.thorough
    def test_a_window_that_takes_long_to_begin_is_waited_for(
        self, lock: Path, qtbot: QtBot, tmp_path: Path
    ) -> None:
        # GIVEN a window that takes calls only when one that is there would have had to answer
        first = SingleInstance(lock)
        assert first.claim()
        QTimer.singleShot(round(1.1 * ANSWER_MS), first.listen)
        status, said = commanded(lock, qtbot, write_csv(tmp_path / "a.csv", "Rex,12,,"), "--yes")
        assert status == 4
        assert said.strip() == "Menagerie is running. Its window has opened the file: go on there."
        first.release()

    @pytest.mark.usefixtures("first")
    @pytest.mark.thorough
    def test_the_command_says_when_a_window_hangs(self, lock: Path, tmp_path: Path) -> None:
        # The event loop does not run.
        desk = ImportDesk(lock.parent, NOT_LISTENING, "sk-never-used")
        status, said = desk.say(write_csv(tmp_path / "a.csv", "Rex,12,,"), "--yes")
        assert status == 4
        assert "its window did not answer. Nothing was sent." in said

    @pytest.mark.usefixtures("first")
    def test_on_windows_the_window_is_let_come_to_the_front(
        self, lock: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        let: list[int] = []
        user = SimpleNamespace(AllowSetForegroundWindow=let.append)
        owner = ProcessLock(lock).owner()
        assert owner is not None
        # The window, whose event loop does not run meanwhile, is in this process too.
        with monkeypatch.context() as patch:
            patch.setattr(ctypes, "windll", SimpleNamespace(user32=user), raising=False)
            patch.setattr(sys, "platform", "win32")
            assert hand_over(lock, None, 1, owner.process) is HandOver.NO_ANSWER
        assert let == [os.getpid()]

    @pytest.mark.usefixtures("qapp")
    def test_a_window_of_an_earlier_version_only_comes_forward(self, lock: Path, qtbot: QtBot) -> None:
        # GIVEN a window of an earlier version: it answers each call, and reads nothing
        server = QLocalServer()
        calls: list[QLocalSocket] = []

        def answer() -> None:
            calls.append(server.nextPendingConnection())
            calls[-1].write(b"!")
            calls[-1].flush()

        server.newConnection.connect(answer)
        assert server.listen(server_name(lock))
        assert called(lock, qtbot, SOON_MS) == "CAME_FORWARD"
        server.close()

    @pytest.mark.usefixtures("first")
    def test_a_window_that_hangs_has_taken_nothing(self, lock: Path) -> None:
        # The event loop does not run.
        assert hand_over(lock, REQUEST, SOON_MS) is HandOver.NO_ANSWER

    def test_a_call_with_anything_else_is_ended_and_ignored_and_the_next_one_is_taken(
        self, first: SingleInstance, lock: Path, qtbot: QtBot
    ) -> None:
        taken: list[object] = []
        first.import_requested.connect(taken.append)
        for line in (b"\n", b"{}\n", RELATIVE.as_line(), b"\xff\n", b"x" * LONGEST_LINE):
            socket = QLocalSocket()
            socket.connectToServer(server_name(lock))
            assert socket.waitForConnected(round(1000 * LONGEST_WAIT))
            with qtbot.waitSignal(socket.disconnected):
                socket.write(line)
            assert taken == []
        # The window opens the next one with all that was said.
        assert called(lock, qtbot) == "TAKEN"
        assert taken == [REQUEST]


@pytest.mark.parametrize(
    "request_", [REQUEST, ImportRequest(f"{FILE}\udcff", "staging", {"\udcff": "name"}, {"status": "\udcff"})]
)
def test_a_request_is_read_as_it_was_written_also_with_bytes_that_are_not_utf_8(
    request_: ImportRequest,
) -> None:
    assert read_request(request_.as_line()) == request_


def test_during_an_import_a_window_and_another_import_say_so_and_send_nothing(
    importing: ProcessLock, lock: Path
) -> None:
    with pytest.raises(SurroundingsError) as caught:
        SingleInstance(lock, answer_milliseconds=1).claim()
    assert sentence_of(caught.value).startswith(
        f"An import is running. “menagerie import” works on the same data (process {os.getpid()})"
    )
    desk = ImportDesk(lock.parent, NOT_LISTENING, "sk-never-used")
    status, said = desk.say(write_csv(lock.with_name("a.csv"), "Rex,12,,"), "--yes")
    assert status == 4
    assert said.startswith(f"Another import is running on the same data (process {os.getpid()}).")
    # Version 0.1.0 does not start, and knows who has the data.
    assert outcome(LIKE_0_1_0, lock) == f"False {os.getpid()}"
    # When it has finished, the lock has no owner.
    assert importing.owner() == Owner(os.getpid(), IMPORTING)
    importing.release()
    assert importing.owner() is None


def test_after_a_kill_the_next_window_is_not_taken_for_an_import(lock: Path) -> None:
    # GIVEN an import that ended without a chance to release it
    program = (
        "import os, sys; from pathlib import Path; from menagerie.app.single_instance import *;"
        "ProcessLock(Path(sys.argv[1]), IMPORTING).claim(); os._exit(9)"
    )
    subprocess.run([sys.executable, "-c", program, str(lock)], check=False)
    # WHEN a window has the data
    window = ProcessLock(lock)
    assert window.claim()
    # THEN other processes read that it is a window
    assert window.owner() == Owner(os.getpid())
    window.release()
