"""An outbox in which one value is absurd: it opens, the other rows are there, and that one can be discarded.

Every column of every table is tried, as the schema names it. What SQLite itself refuses to store is counted.
"""

import math
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt

from menagerie.domain.animal import INT64_MAX, INT64_MIN
from menagerie.outbox.entry import Entry, Outcome, State, Typed
from menagerie.outbox.job import Job, JobResult, JobRow
from menagerie.outbox.store import Opened, Outbox
from menagerie.ui.importing.job.rows import JobRows
from menagerie.ui.importing.job.words import job_title, progress_text, summary
from menagerie.ui.outbox.panel import OutboxPanel
from menagerie.ui.outbox.wording import Choice, choices
from menagerie.ui.words.jobs import job_line
from menagerie.workflows.queue.kept_adds import KeptAdds
from support.two_runs import Times
from support.used_outbox import use_outbox

_REASON = '"[{\\"case\\":\\"reason.colleague-added\\",\\"values\\":{\\"moment\\":%s}}]"'
VALUES: tuple[object, ...] = (
    *(math.nan, math.inf, -math.inf, INT64_MIN, INT64_MAX, 0, -1, 1e300, None),
    *(b"\xff\x00", "nonsense", "[[[", "5", "x" * 1_000_000, '"a\\u0000b"', '"\\ud800"'),
    _REASON % "Infinity",
    _REASON % "NaN",
    '"[{\\"case\\":\\"outbox.corrected\\",\\"values\\":{\\"repair\\":\\"no such one\\"}}]"',
    '[{"at":Infinity,"outcome":"found","animal_id":1}]',
    '[{"at":1e999,"outcome":"absent"}]',
    '{"name":"a\\u0000\\ud800","category":"99999999999999999999999","status":"zz"}',
    '{"name":Infinity,"category":"7"}',
    '{"name":"%s","category":"7"}' % ("x" * 1_000_000),
)
QUEUED = {1: "Queued 1", 2: "Queued 2", 7: "Row 7", 8: "Row 8"}
OTHERS = {3: "Draft 3", 4: "Held 4", 5: "Unconfirmed 5", 6: "Created 6"}
NAMES = QUEUED | OTHERS
_TABLES = {"entry": ("number", (1, 3, 4, 5, 6, 7)), "job": ("number", (1,)), "delivered": ("row", (1, 2))}
_DISCARDED_BY_HAND = (State.DRAFT, State.QUEUED, State.REFUSED, State.UNCONFIRMED)

Case = tuple[str, str, int, object]


async def fill(outbox: Outbox) -> None:
    await outbox.queue_all([Typed(QUEUED[1], "7"), Typed(QUEUED[2], "7")])
    await outbox.save_draft(Typed(OTHERS[3], "7"))
    held = await outbox.queue_new(Typed(OTHERS[4], "7"))
    await outbox.held(held.number, "A colleague adds it.")
    sent = await outbox.queue_new(Typed(OTHERS[5], "7"))
    await outbox.begin_sending(sent.number)
    await outbox.unconfirmed(sent.number, "No answer.")
    await outbox.looked(sent.number, Outcome.FOUND, 9)
    sent = await outbox.queue_new(Typed(OTHERS[6], "7"))
    await outbox.begin_sending(sent.number)
    await outbox.created(sent.number, 99)
    rows = [JobRow(row, (name, "7"), Typed(name, "7")) for row, name in ((1, "Row 7"), (3, "Row 8"))]
    left_out = JobRow(2, ("", "7"), None, "No name.")
    await outbox.begin_job("file.csv", "digest", "vera", {}, [rows[0], left_out, rows[1]])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a sound outbox, never to be opened: to be copied."""
    folder = tmp_path_factory.mktemp("sound")
    use_outbox(folder / "outbox.sqlite3", fill)
    return folder


def cases(folder: Path) -> Iterator[Case]:
    with closing(sqlite3.connect(folder / "outbox.sqlite3")) as connection:
        for table, (_key, rows) in _TABLES.items():
            columns = [column for (_, column, *_) in connection.execute(f"PRAGMA table_info({table})")]
            yield from ((table, column, row, value) for column in columns for row in rows for value in VALUES)


def plant(path: Path, case: Case) -> bool:
    """Write a value into a stopped outbox; tell whether SQLite stores it."""
    table, column, row, value = case
    with closing(sqlite3.connect(path)) as connection:
        try:
            with connection:
                where = f"WHERE {_TABLES[table][0]} = ?"
                connection.execute(f"UPDATE {table} SET {column} = ? {where}", (value, row))  # noqa: S608
        except (sqlite3.IntegrityError, sqlite3.OperationalError):
            return False
    return True


class Seen:
    """What an outbox has."""

    opened: Opened
    entries: tuple[Entry, ...]
    next_queued: tuple[Entry, ...]
    jobs: tuple[Job, ...]
    rows: tuple[JobResult, ...]

    async def read(self, outbox: Outbox) -> None:
        self.opened = await outbox.open()
        kept = KeptAdds()
        await kept.read(outbox)
        self.next_queued = await outbox.next_queued(99)
        in_jobs = [one for one in self.next_queued if kept.entry(one.number) is None]
        self.entries, self.jobs = (*kept.entries, *in_jobs), kept.jobs
        self.rows = tuple([row for job in self.jobs for row in await outbox.job_rows(job.number)])


def check_panel(panel: OutboxPanel, entries: tuple[Entry, ...]) -> None:
    """Look at each row as a person and a screen reader do, and at what can be done with it."""
    panel.show_entries(entries, {})
    panel.open()
    rows = panel.list.rows
    indexes = [rows.index(place) for place in range(rows.rowCount()) if rows.item(place) is not None]
    assert len(indexes) == len(entries)
    for index in indexes:
        for role in (*Qt.ItemDataRole, *range(Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 3)):
            index.data(role)
        panel.list.setCurrentIndex(index)
        entry = panel.list.current_item()
        assert isinstance(entry, Entry)
        assert panel.details.name.text()
        if entry.state in _DISCARDED_BY_HAND:
            assert Choice.DISCARD in choices(entry)
    panel.dismiss()


def check_job(seen: Seen) -> None:
    for job in seen.jobs:
        assert job_line(job)
        assert job_title(job)
        progress_text(job, None)
        summary(job)
    model = JobRows()
    model.show_rows(seen.rows)
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            model.index(row, column).data()
            model.index(row, column).data(Qt.ItemDataRole.ToolTipRole)


def check_adds(seen: Seen, case: Case) -> None:
    table, column, row, _value = case
    planted = row if table == "entry" else None
    left = {entry.number: entry for entry in seen.entries}
    for number, name in NAMES.items():
        if number == planted:
            continue
        known = left.get(number) or next((one.entry for one in seen.rows if one.number == number), None)
        # A job that nothing can be read of is paused: its rows wait in it.
        is_in_paused = number in {7, 8} and table != "entry"
        assert is_in_paused or (known is not None and known.typed.name == name)
    # A number that was never given is that of no add: what the log has of it comes back under its own.
    assert planted is None or column == "number" or planted in left or seen.rows
    # Nothing is sent that was not queued, nor with another text.
    for entry in seen.next_queued:
        if entry.number != planted:
            assert QUEUED[entry.number] == entry.typed.name
        else:
            assert planted in QUEUED


async def add_another(outbox: Outbox) -> None:
    new = await outbox.queue_new(Typed("New", "7"))
    assert new.number in [one.number for one in await outbox.next_queued(99)]
    assert (await outbox.begin_sending(new.number)).state is State.SENDING
    await outbox.created(new.number, 1)


async def discard_all(outbox: Outbox) -> None:
    for entry in await outbox.entries(_DISCARDED_BY_HAND):
        assert (await outbox.discard(entry.number)).state is State.DISCARDED


@pytest.mark.thorough
def test_an_outbox_with_an_absurd_value_opens_and_its_row_can_be_discarded(
    panel: OutboxPanel, folder: Path, tmp_path: Path, times: Times
) -> None:
    every = list(cases(folder))
    stored = refused = 0
    tried = Random(4).sample(every, times(len(every), sample=60))  # noqa: S311 - no secret
    for case in tried:
        copy = tmp_path / "copy"
        shutil.copytree(folder, copy)
        if plant(copy / "outbox.sqlite3", case):
            stored += 1
            seen = Seen()
            try:
                use_outbox(copy / "outbox.sqlite3", seen.read, add_another, discard_all)
                check_panel(panel, seen.entries)
                check_job(seen)
                check_adds(seen, case)
            except Exception as error:
                error.add_note(f"{case[:3]} {str(case[3])[:60]!r}")
                raise
        else:
            refused += 1
        shutil.rmtree(copy)
    assert min(stored, refused) > len(tried) // 3


def test_an_add_of_which_nothing_can_be_read_says_so_with_its_number_and_can_only_be_discarded(
    panel: OutboxPanel, folder: Path, tmp_path: Path
) -> None:
    shutil.copytree(folder, tmp_path / "copy")
    path = tmp_path / "copy" / "outbox.sqlite3"
    path.with_suffix(".departures").unlink()
    assert plant(path, ("entry", "typed", 3, "nonsense"))
    seen = Seen()
    use_outbox(path, seen.read)
    check_panel(panel, seen.entries)
    panel.open()
    panel.choose(3)
    assert panel.details.name.text() == "Entry 3 can't be read"
    offered = [choice for choice, button in panel.details.buttons.items() if button.isVisible()]
    assert offered == [Choice.DISCARD]
    assert not panel.details.facts.isVisible()
    assert "was damaged" in panel.details.reason.toPlainText()
