"""Only one instance works on a data directory; who comes second is told the truth about the first."""

import logging
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from menagerie.app.single_instance import HandOver, ImportRequest, SingleInstance, hand_over, server_name
from menagerie.domain.cases import StartCase
from menagerie.domain.errors import StorageError, SurroundingsError
from support.lock_holders import LIKE_0_1_0, SECOND_START, outcome, running
from support.patience import LONGEST_WAIT
from support.sentences import title

SOON_MS = 200
PATIENT_MS = round(1000 * LONGEST_WAIT)
# In seconds: another process, or thread, has begun by then.
A_WHILE, A_MOMENT = 1.0, 0.3


class Second:
    """A later start in its own thread. It waits a millisecond for an answer and soon releases the lock."""

    def __init__(self, lock: Path) -> None:
        self._lock = lock
        self._became_the_one: list[bool] = []
        self._thread = threading.Thread(target=self._claim)
        self._thread.start()

    def _claim(self) -> None:
        instance = SingleInstance(self._lock, start_seconds=LONGEST_WAIT, answer_milliseconds=1)
        self._became_the_one.append(instance.claim())
        if self._became_the_one[-1]:
            instance.release()

    def waits_for(self, qtbot: QtBot, seconds: float) -> bool:
        qtbot.wait(round(1000 * seconds))
        return self._thread.is_alive()

    def became_the_one(self, qtbot: QtBot) -> bool:
        qtbot.waitUntil(lambda: not self._thread.is_alive())
        (answer,) = self._became_the_one
        return answer


def test_a_second_start_calls_the_first_one_hears_its_answer_and_is_the_next_one_when_that_closes(
    qapp: object, lock: Path, qtbot: QtBot
) -> None:
    # GIVEN a first one on a busy computer, which takes calls long after the time for an answer
    first = SingleInstance(lock)
    assert first.claim()
    hasty = Second(lock)
    assert hasty.waits_for(qtbot, A_WHILE)
    first.release()
    assert hasty.became_the_one(qtbot)
    # WHEN one that has only just begun takes calls, THEN who waited for it hears the answer
    first = SingleInstance(lock)
    assert first.claim()
    words = [sys.executable, "-c", SECOND_START, str(lock), str(PATIENT_MS)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as caller:
        qtbot.wait(round(1000 * A_WHILE))
        with qtbot.waitSignal(first.raise_requested):
            first.listen()
        said, _errors = caller.communicate(timeout=LONGEST_WAIT)
        assert said.strip() == "False"
    # AND when the first one closes, whether or not it has begun to listen, the second one takes its place
    for has_only_just_begun in (False, True):
        first.stop_listening()
        if has_only_just_begun:
            first.listen()
        second = Second(lock)
        assert second.waits_for(qtbot, A_MOMENT)
        first.release()
        assert second.became_the_one(qtbot)
        first = SingleInstance(lock)
        assert first.claim()
    first.release()


def test_a_second_start_in_another_session_of_the_desktop_is_told_where_the_first_one_is(
    first: SingleInstance, lock: Path, qtbot: QtBot
) -> None:
    elsewhere = os.environ | {"DISPLAY": "elsewhere:7", "WAYLAND_DISPLAY": ""}
    second = subprocess.Popen(
        [sys.executable, "-c", SECOND_START, str(lock), str(PATIENT_MS)],
        stdout=subprocess.PIPE,
        text=True,
        env=elsewhere,
    )
    with qtbot.waitSignal(first.raise_requested):
        pass
    said, _errors = second.communicate(timeout=LONGEST_WAIT)
    assert said.strip() == title(StartCase.OTHER_SESSION)


def test_a_first_one_that_closes_takes_no_import_from_a_call_that_came_before(
    first: SingleInstance, lock: Path, qtbot: QtBot
) -> None:
    # GIVEN a process that has called, and has not said what it wants yet
    taken: list[object] = []
    first.import_requested.connect(taken.append)
    socket = QLocalSocket()
    socket.connectToServer(server_name(lock))
    with qtbot.waitSignal(first.raise_requested):
        pass
    # WHEN the first one closes
    first.stop_listening()
    # THEN the call is ended, and what it asks for is not taken
    socket.write(ImportRequest(str(lock.absolute()), "staging").as_line())
    qtbot.waitUntil(lambda: socket.state() is socket.LocalSocketState.UnconnectedState)
    assert taken == []


def test_a_first_one_that_hangs_is_not_taken_for_one_that_came_forward(
    first: SingleInstance, lock: Path
) -> None:
    # GIVEN a first one that takes no calls, since its event loop does not run
    second = SingleInstance(lock, answer_milliseconds=SOON_MS)
    # THEN the second one says so
    with pytest.raises(SurroundingsError, match=StartCase.WINDOW_SILENT):
        second.claim()
    # AND when it has ended the next is the one
    first.release()
    assert second.claim()
    second.release()


def test_a_lock_that_cannot_be_taken_is_not_taken_for_another_instance(qapp: object, lock: Path) -> None:
    lock.mkdir()
    for unusable in (lock, lock.parent / "missing" / "menagerie.lock"):
        with pytest.raises(StorageError) as caught:
            SingleInstance(unusable).claim()
        assert caught.value.case is StartCase.LOCK_UNUSABLE
        assert caught.value.values["path"] == str(unusable)


class TestBesideVersion010:
    """Version 0.1.0 has a QLockFile on the same file."""

    def test_while_it_runs_this_version_does_not(self, lock: Path) -> None:
        with running(LIKE_0_1_0, lock), pytest.raises(SurroundingsError, match=StartCase.WINDOW_SILENT):
            SingleInstance(lock, start_seconds=0.1, answer_milliseconds=SOON_MS).claim()

    def test_while_this_version_runs_it_does_not_and_knows_whom_to_call(
        self, first: SingleInstance, lock: Path
    ) -> None:
        assert outcome(LIKE_0_1_0, lock) == f"False {os.getpid()}"
        # Nor on a full disk, where it cannot read who has the lock.
        owner = lock.read_bytes()
        lock.write_text("")
        assert outcome(LIKE_0_1_0, lock) == "False 0"
        lock.write_bytes(owner)
        # When this version has ended it runs.
        first.release()
        assert outcome(LIKE_0_1_0, lock) == "True"

    def test_the_lock_file_that_it_removes_as_it_ends_is_made_anew(self, lock: Path) -> None:
        # GIVEN a start of this version that waits for one of 0.1.0
        earlier = QLockFile(str(lock))
        assert earlier.tryLock(0)
        ending = threading.Timer(A_WHILE, earlier.unlock)
        # WHEN that ends
        ending.start()
        with running(SECOND_START, lock):
            # THEN the next one finds the lock of this version
            assert outcome(SECOND_START, lock) == title(StartCase.WINDOW_SILENT)
        ending.join()


def test_on_macos_a_window_is_called_although_its_temporary_files_were_removed(
    qapp: object, lock: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    temporary = lock.parent / "T"
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))
    monkeypatch.setattr(sys, "platform", "darwin")
    first = SingleInstance(lock)
    assert first.claim()
    first.listen()
    # WHEN days have passed
    shutil.rmtree(temporary)
    with qtbot.waitSignal(first.raise_requested):
        assert hand_over(lock, None, SOON_MS) is HandOver.NO_ANSWER
    first.release()


def test_a_window_that_cannot_be_called_says_so_in_the_log(
    qapp: object, lock: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    # GIVEN no place for the socket
    monkeypatch.setenv("TMPDIR", str(lock.parent / "missing"))
    lock.with_suffix(".socket").mkdir()
    instance = SingleInstance(lock)
    # WHEN the instance is claimed, THEN it is the one all the same
    with caplog.at_level(logging.WARNING):
        assert instance.claim()
        instance.listen()
    assert "A second start cannot call this window" in caplog.text
    instance.release()
