"""An import on a terminal asks first; one that a signal asks to end loses nothing and adds nothing twice."""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest

from menagerie.sandbox.practice import Situation
from support import import_fixtures
from support.import_command import ImportDesk, write_csv
from support.import_service import KEY, ImportService
from support.patience import LONGEST_WAIT

# More rows than are added before the test asks the import to end.
MANY = 300
# Seconds after which an answer comes that is still waited for: an add has 30.
_SLOW = 28
NAMES = [f"Rex {number}" for number in range(1, 9)]
# Rows with a problem, each of which is said in some 60 bytes. A pipe holds 64 KiB, and a reader 8 KiB.
MORE_THAN_A_PIPE_HOLDS = 3_000

service, desk = import_fixtures.service, import_fixtures.desk


@pytest.fixture
def good(tmp_path: Path) -> Path:
    return write_csv(tmp_path / "delivery.csv", *(f"{name},12,available,r" for name in NAMES))


@pytest.fixture
def many(tmp_path: Path) -> Path:
    return write_csv(
        tmp_path / "delivery.csv", *(f"Rex {number},12,available,r" for number in range(1, MANY + 1))
    )


@pytest.mark.thorough
def test_what_waited_and_was_sent_along_is_said_and_never_called_nothing(
    desk: ImportDesk, service: ImportService, many: Path, tmp_path: Path
) -> None:
    desk.key = "sk-wrong"
    assert desk.run(many)[0] == 4
    desk.key = KEY
    other = write_csv(tmp_path / "other.csv", "Bella,12,sold,")
    with desk.running(other) as command:
        estimate = command.until("estimate")
        assert (estimate["requests"], estimate["along"]) == (MANY + 1, MANY)
        while not service.names():
            time.sleep(0.02)
        command.process.send_signal(signal.SIGTERM)
        assert command.ended()[0] == 3
    result = next(event for event in command.events if event["event"] == "result")
    assert (result["added"], result["waiting"]) == (0, 1)
    assert result["along"] == len(service.names()) > 0


def end_by(desk: ImportDesk, service: ImportService, many: Path, number: signal.Signals) -> None:
    """Ask an import of many rows to end, and check what it says."""
    with desk.running(many) as command:
        command.until("progress", added=5)
        command.process.send_signal(number)
        status, _end = command.ended()
    assert status == 3
    result = next(event for event in command.events if event["event"] == "result")
    assert result["waiting"] > 0
    assert result["unconfirmed"] == 0
    assert result["added"] == len(service.names())


def test_asked_to_end_the_rest_waits(desk: ImportDesk, service: ImportService, many: Path) -> None:
    end_by(desk, service, many, signal.SIGTERM)


@pytest.mark.thorough
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_what_waits_then_is_added_by_continue(
    desk: ImportDesk, service: ImportService, many: Path, number: signal.Signals
) -> None:
    end_by(desk, service, many, number)
    # WHEN the file is imported again, THEN it says that it is already, and adds nothing
    status, said = desk.say(many, "--yes")
    assert status == 4
    assert "menagerie import --continue --environment staging --data-dir" in said
    # AND the rest is added by going on
    assert desk.run("--continue")[0] == 0
    assert sorted(service.names()) == sorted(f"Rex {number}" for number in range(1, MANY + 1))


@pytest.mark.thorough
def test_asked_to_end_twice_it_waits_for_none(desk: ImportDesk, service: ImportService, good: Path) -> None:
    service.practise(Situation.SLOW_ANSWERS, seconds=_SLOW)
    with desk.running(good) as command:
        command.until("begun")
        while not service.names():
            time.sleep(0.02)
        command.process.send_signal(signal.SIGINT)
        command.until("note")
        command.process.send_signal(signal.SIGINT)
        status, _end = command.ended()
    assert status == 3
    result = next(event for event in command.events if event["event"] == "result")
    # All would be, had the command waited for the answers.
    assert result["added"] == 0
    # Nothing is lost: the next start finds those unconfirmed that were on their way.
    assert result["waiting"] + result["unconfirmed"] == len(NAMES)


@pytest.mark.thorough
def test_when_it_is_asked_to_end_before_it_begins_nothing_is_queued(
    desk: ImportDesk, service: ImportService, tmp_path: Path
) -> None:
    # GIVEN a command that cannot go on: what it says of so many rows waits to be read
    path = write_csv(
        tmp_path / "delivery.csv", "Rex,12,available,r", *[",12,available,r"] * MORE_THAN_A_PIPE_HOLDS
    )
    with desk.running(path) as command:
        command.until("read")
        command.terminate()
        assert command.ended()[0] == 4
    assert "begun" not in {event["event"] for event in command.events}
    assert service.names() == []


@pytest.mark.thorough
def test_when_it_is_asked_to_end_after_its_last_word_it_ends_as_it_said(
    desk: ImportDesk, service: ImportService, good: Path
) -> None:
    with desk.running(good) as command:
        said = command.until("ended")
        command.process.send_signal(signal.SIGHUP)
        assert command.process.wait(LONGEST_WAIT) == said["status"] == 0
    assert sorted(service.names()) == NAMES


def reader_of(process: int) -> int | None:
    """Return the process that reads a delivery for another one; None until there is one."""
    # It is the child of a thread.
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        # Either may have ended since it was found.
        with suppress(FileNotFoundError, ProcessLookupError):
            for child in children.read_text("ascii").split():
                if b"menagerie.deliveries.process" in Path(f"/proc/{child}/cmdline").read_bytes():
                    return int(child)
    return None


@pytest.mark.thorough
def test_asked_to_end_while_its_reader_hangs_it_ends(
    desk: ImportDesk, service: ImportService, tmp_path: Path
) -> None:
    path = write_csv(tmp_path / "large.csv", *["Rex,12,available,r"] * 1_000_000)
    with desk.running(path) as command:
        end = time.monotonic() + LONGEST_WAIT
        while (reader := reader_of(command.process.pid)) is None and time.monotonic() < end:
            time.sleep(0.01)
        assert reader is not None
        os.kill(reader, signal.SIGSTOP)
        command.terminate()
        assert command.ended()[0] == 4
    assert [event["event"] for event in command.events] == ["failed", "ended"]
    assert service.names() == []


# ---- On a terminal


def test_it_asks_for_the_environments_name(desk: ImportDesk, service: ImportService, good: Path) -> None:
    status, said = desk.answer("staging\n", good)
    assert status == 0
    assert "Type “Staging” to add 8 animals there: " in said
    assert sorted(service.names()) == NAMES


@pytest.mark.thorough
def test_any_other_answer_sends_nothing(desk: ImportDesk, service: ImportService, good: Path) -> None:
    for answer in ("no\n", "sandbox\n", "\n", "\x04"):
        status, said = desk.answer(answer, good)
        assert status == 4
        assert "Nothing was sent." in said
        assert service.names() == []
