"""The departure log has every step whole or not at all, and stays small."""

import errno
import os
import sqlite3
from pathlib import Path

import pytest

from menagerie.outbox.departure_log import DepartureLog
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.outbox.store import Opened, Outbox
from support.places import elsewhere
from support.used_outbox import NOW, found_in, order_in, queue, send, states, with_outbox


def sending(number: int) -> Entry:
    return Entry(number, Typed("Rex", "7"), State.SENDING, NOW, NOW, tries=1)


def test_each_step_has_the_same_number_in_the_log_and_in_the_database(path: Path) -> None:
    with_outbox(path, lambda outbox: queue(outbox, 1))
    first = DepartureLog(path.with_suffix(".departures")).read().steps
    with_outbox(path, lambda outbox: send(outbox, [1]))
    connection = sqlite3.connect(path)
    ((steps,),) = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'departures'").fetchall()
    connection.close()
    assert (first, DepartureLog(path.with_suffix(".departures")).read().steps, steps) == (1, 3, 3)


def test_a_damaged_departure_log_is_replaced_and_a_folder_in_its_place_is_moved_away(path: Path) -> None:
    for content in (b"", b"garbage\n" * 3, b"\x00\xff\n", b"0 {}\n"):
        path = elsewhere(path)
        with_outbox(path, lambda outbox: queue(outbox, 2))
        path.with_suffix(".departures").write_bytes(content)
        assert found_in(path)[0] == Opened(0)
        assert states(found_in(path)[1]) == [State.QUEUED] * 2
        logged = DepartureLog(path.with_suffix(".departures")).read()
        assert sorted(logged.lines) == [1, 2]
    path = elsewhere(path)
    with_outbox(path, lambda outbox: queue(outbox, 2))
    log = path.with_suffix(".departures")
    log.unlink()
    log.mkdir()
    (log / "letter").touch()
    opened, entries = with_outbox(path, lambda outbox: send(outbox, [1]))
    assert opened == Opened(0)
    assert states(entries) == [State.CREATED, State.QUEUED]
    assert (path.parent / "outbox.departures.foreign" / "letter").exists()
    assert log.is_file()


@pytest.mark.thorough
def test_the_log_stays_small_however_many_are_added(path: Path) -> None:
    async def add_many(outbox: Outbox) -> None:
        await outbox.queue_all([Typed("Rex" * 250, "7")] * 500)
        await send(outbox, range(1, 501))

    with_outbox(path, add_many)
    # All steps together have 1.4 MB.
    assert path.with_suffix(".departures").stat().st_size < 1_000_000


def test_the_log_is_written_anew_when_it_has_grown(path: Path) -> None:
    async def queue_again_and_again(outbox: Outbox) -> None:
        await outbox.queue_new(Typed("Rex" * 50_000, "7"))
        for _time in range(12):
            await outbox.save_draft(Typed("Rex" * 50_000, "7"), 1)
            await outbox.queue(1, Typed("Rex" * 50_000, "7"))

    with_outbox(path, queue_again_and_again)
    # All steps together have 3.75 MB.
    assert path.with_suffix(".departures").stat().st_size < 1_200_000
    assert order_in(path) == ["Rex" * 50_000]


def test_half_a_line_or_one_whose_checksum_is_damaged_does_not_count(path: Path) -> None:
    path = elsewhere(path)
    with_outbox(path, lambda outbox: queue(outbox, 2))
    with path.with_suffix(".departures").open("ab") as file:
        file.write(b'12345678 {"number": 1, "sta')

    async def send_one(outbox: Outbox) -> None:
        await send(outbox, range(1, 2))

    opened, entries = with_outbox(path, send_one)
    assert opened == Opened(0)
    assert states(entries) == [State.CREATED, State.QUEUED]
    assert found_in(path)[0] == Opened(0)

    path = elsewhere(path)
    departures = DepartureLog(path)
    departures.append([sending(1), sending(2)], 1, flush=True)
    departures.close()
    path.write_bytes(b"z" + path.read_bytes()[1:])
    logged = departures.read()
    assert (list(logged.lines), logged.is_whole) == ([2], False)

    path = elsewhere(path)
    before = DepartureLog(path)
    before.append([sending(1)], 1, flush=True)
    before.close()
    with path.open("ab") as file:
        file.write(b'12345678 {"number": 1, "sta')
    departures = DepartureLog(path)
    departures.cut_to(departures.append([sending(2)], 2, flush=True))
    assert list(departures.read().lines) == [1]
    departures.append([sending(3)], 3, flush=True)
    departures.close()
    assert list(departures.read().lines) == [1, 3]


def test_a_step_that_does_not_fit_on_the_disk_leaves_nothing_of_itself(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    departures, write = DepartureLog(path), os.write
    departures.append([sending(1)], 1, flush=True)
    before = path.read_bytes()

    def fill_up(descriptor: int, content: bytes) -> int:
        if len(content) < 20:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(descriptor, content[:-19])

    with monkeypatch.context() as full:
        full.setattr(os, "write", fill_up)
        with pytest.raises(OSError, match="No space left"):
            departures.append([sending(2)], 2, flush=True)
    assert path.read_bytes() == before
    departures.append([sending(3)], 2, flush=True)
    departures.close()
    assert list(departures.read().lines) == [1, 3]


def test_half_a_line_that_a_failing_disk_keeps_spoils_no_line_after_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a disk on which half of a line can be written, and not be taken back
    departures, write = DepartureLog(path), os.write
    one, two = sending(1), sending(2)
    departures.append([one], 1, flush=True)
    written: list[int] = []

    def write_half(descriptor: int, content: bytes) -> int:
        if written:
            raise OSError(errno.EIO, "the disk is away")
        written.append(write(descriptor, content[: len(content) // 2]))
        return written[0]

    def cut_nothing(_descriptor: int, _size: int) -> None:
        raise OSError(errno.EIO, "the disk is away")

    with monkeypatch.context() as failing:
        failing.setattr(os, "write", write_half)
        failing.setattr(os, "ftruncate", cut_nothing)
        with pytest.raises(OSError, match="away"):
            departures.append([two], 2, flush=True)
    # WHEN it works again
    departures.append([two], 3, flush=True)
    departures.close()
    # THEN
    assert {number: line.step for number, line in departures.read().lines.items()} == {1: 1, 2: 3}


def test_a_log_whose_closing_failed_is_opened_again_and_no_other_file_is_written_to(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a disk on which nothing can be taken back, and which reports what it lost when a file is closed
    departures, close = DepartureLog(path), os.close
    one, two = sending(1), sending(2)
    departures.append([one], 1, flush=True)

    def fail(*_arguments: object) -> None:
        raise OSError(errno.EIO, "the disk is away")

    def close_and_fail(descriptor: int) -> None:
        close(descriptor)
        fail()

    with monkeypatch.context() as failing:
        failing.setattr(os, "write", fail)
        failing.setattr(os, "ftruncate", fail)
        failing.setattr(os, "close", close_and_fail)
        with pytest.raises(OSError, match="away"):
            departures.append([two], 2, flush=True)
    # WHEN another file is opened, which gets the number of the one that was closed
    other = path.with_name("other")
    with other.open("wb"):
        departures.append([two], 3, flush=True)
    departures.close()
    # THEN
    assert {number: line.step for number, line in departures.read().lines.items()} == {1: 1, 2: 3}
    assert other.read_bytes() == b""
