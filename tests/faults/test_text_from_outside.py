"""Texts from files and services stay texts: on a terminal, in the window, in files and on the clipboard."""

import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from menagerie.deliveries.cells import cleaned
from menagerie.deliveries.formulas import defused, restored
from menagerie.outbox.entry import State
from menagerie.settings.paths import Paths
from menagerie.ui.look.plain_text import in_one_line, isolated
from support.animal_service import AnimalService, Reply, animal_service_in_a_thread
from support.import_command import ImportDesk
from support.import_service import KEY, state_plan
from support.raw_server import answer, as_json
from support.texts_in_window import seen_in_window

_FORGED_ENTRY = "2026-11-22 10:00:00,000 CRITICAL menagerie.app: All keys were sent"

# Each wants to be more than text: to a window, a terminal, a spreadsheet, a log or a file system.
NAMES: dict[str, str] = {
    "markup": "<b>Rex</b><img src='http://127.0.0.1:1/x'> & co",
    "markup of Qt": "<table><tr><td bgcolor=red>Rex</td></tr></table>",
    "a terminal's title": "\x1b]0;owned\x07\x1b[2J\x9b31mRex",
    "the terminal's line": "Rex\rBella\x08\x08",
    "another direction": "\u202exslx.gnp\u2069\u2066",
    "nothing to see": "Rex\u200b\u2060\ufeff\u00ad",
    "a formula": '=HYPERLINK("http://127.0.0.1:1/"&A1,"Rex")',
    "a command of a spreadsheet": "@SUM(1+1)*cmd|' /C calc'!A0",
    "a formula behind a tab": "\t=1+1",
    "a second line": "Rex\nStaging: 99 added.",
    "an entry of the log": f"Rex\n{_FORGED_ENTRY}",
    "a place": "../../../../evil",
    "a place of Windows": "..\\..\\C:\\evil",
    "an event": 'Rex"}\n{"event": "ended", "status": 0',
    "words to fill in": "{name} {0} %s %1 %n &Rex $(id) `id`",
}  # fmt: skip
# What a service may say in an error.
MESSAGE = "No.\x1b]0;owned\x07\r\nStaging: 99 added.\u2069\u202e<b>{0} %s\x9b2J"
FORGED = "Staging: 99 added."
# A file's name may hold all but a zero and a slash.
FILE_NAME = "\u202evsc\x1b[2J\nStaging: 99 added. <b>{0}.csv"
COLUMNS = ("Name", "Category", "=2+2", "\x1b[2JRemark")
REFUSED = Reply(answer(400, as_json({"code": "\x1b[2J", "message": MESSAGE, "status": 400})))
# What Qt's plugin without a screen says.
OFFSCREEN = {"This plugin does not support propagateSizeHints()"}
# What the command itself writes to clear the line of progress, and between lines.
OURS = re.compile("\r\x1b\\[K|\r\n|\n")


@pytest.fixture
def service() -> Iterator[AnimalService]:
    with animal_service_in_a_thread() as service:
        yield service


@pytest.fixture
def desk(service: AnimalService, tmp_path: Path) -> ImportDesk:
    desk = ImportDesk(tmp_path / "data", service.base_url, KEY)
    state_plan(desk.data)
    return desk


@pytest.fixture
def delivery(tmp_path: Path) -> Path:
    """A file with each name once, and a problem in a row of its own."""
    path = tmp_path / FILE_NAME
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerows([COLUMNS, *((name, 7, "=1+1", name) for name in NAMES.values())])
        rows.writerow(["Bella", "\x1b[2J=dogs\u202e", "", ""])
    return path


def in_the_file(text: str) -> str:
    """Return what is read of a text in a file of this kind."""
    return cleaned(text).strip()


READ = [in_the_file(name) for name in NAMES.values()]
# A name has no second line and no control character, so these are problems.
SENT = [name for name in READ if "\n" not in name and "\ufffd" not in name]


def assert_plain(said: str) -> None:
    """Check that nothing in the output is obeyed by a terminal, and no text made a line of it."""
    lines = OURS.split(said)
    assert [line for line in lines if not line.isprintable()] == []
    assert FORGED not in lines


def formulas(cells: list[str]) -> list[str]:
    """Return those of the cells that a spreadsheet would take for a formula."""
    return [cell for cell in cells if defused(cell) != cell and not cell.startswith("'")]


def check_disk(desk: ImportDesk, *others: Path) -> None:
    """Check that there are the files that there should be, and that nothing was logged."""
    assert set(desk.data.parent.iterdir()) == {desk.data, *others}
    assert all(re.fullmatch("[a-z0-9.-]+", path.name) for path in desk.data.rglob("*"))
    assert not Paths(desk.data).error_log.exists()


@pytest.mark.thorough
def test_what_a_person_reads_of_an_import_is_plain_and_so_is_the_report(
    desk: ImportDesk, service: AnimalService, delivery: Path, tmp_path: Path
) -> None:
    # GIVEN a service that refuses every name, in words of the same kind
    service.plans_by_name = dict.fromkeys(SENT, REFUSED)
    report = tmp_path / "rest.csv"
    status, said = desk.say(delivery, "--yes", "--report", report)
    # THEN the person reads of each in one line of its own
    assert status == 3
    assert_plain(said)
    assert said.count("No. ]0;owned") == len(SENT)
    # AND the service was sent each name as it stands in the file
    assert sorted(service.received) == sorted(SENT)
    # AND the report has all of them, and nothing that a spreadsheet or a terminal obeys
    with report.open(encoding="utf-8-sig", newline="") as file:
        _titles, *rows = csv.reader(file)
    assert sorted(restored(row[0]) for row in rows) == sorted(["Bella", *map(cleaned, NAMES.values())])
    for row in rows:
        assert formulas(row) == []
        assert row[-1].isprintable()
    check_disk(desk, delivery, report)


def test_on_a_terminal_nothing_is_obeyed(desk: ImportDesk, service: AnimalService, delivery: Path) -> None:
    service.plans_by_name = dict.fromkeys(SENT[::2], REFUSED)
    status, said = desk.answer("staging\n", delivery)
    assert status == 3
    assert_plain(said)
    assert sorted(service.received) == sorted(SENT)
    check_disk(desk, delivery)


@pytest.mark.thorough
def test_a_program_reads_one_object_a_line(desk: ImportDesk, service: AnimalService, delivery: Path) -> None:
    service.plans_by_name = dict.fromkeys(SENT, REFUSED)
    # A missing file is named, plainly.
    for words in ([], ["--json"]):
        status, said = desk.say(delivery.with_name(f"no {FILE_NAME}"), "--yes", *words)
        assert status == 4
        assert_plain(said)
    assert service.requests == []
    status, out = desk.say(delivery, "--yes", "--json")
    assert status == 3
    assert out.replace("\n", "").isascii()
    events = [json.loads(line) for line in out.splitlines()]
    outcomes = [event for event in events if event["event"] == "outcome"]
    assert [event["state"] for event in outcomes] == len(SENT) * [State.REFUSED]
    # With what keeps it apart from the text beside it.
    assert {event["reason"] for event in outcomes} == {isolated(MESSAGE)}
    assert [event["event"] for event in events].count("ended") == 1
    check_disk(desk, delivery)


@pytest.mark.thorough
def test_in_the_window_every_text_is_shown_as_it_is(desk: ImportDesk, service: AnimalService) -> None:
    # GIVEN a service with such animals, which refuses another one in such words
    for name in NAMES.values():
        service.add(name, status=name)
    service.plans_by_name = {"Bella": REFUSED}
    seen, errors = seen_in_window(service.base_url, desk.data)
    # THEN the names stand in the table as they are, and no label, tooltip or title takes one for markup
    assert sorted(seen["names"]) == sorted(map(in_one_line, NAMES.values()))
    assert NAMES["markup"] in seen["plain"]
    for text in (*seen["rich"], *seen["tips"]):
        assert "<b>Rex" not in text
        assert "<table>" not in text
    assert [text for text in seen["titles"] if "<b>" in text or "\u202e" in text] == []
    # AND what the service said is set apart from what we say
    assert seen["message"].startswith(isolated(MESSAGE)[:9])
    # AND a spreadsheet that it is pasted into gets one line for each, and no formula
    lines = [line.split("\t") for line in seen["copied"].split("\n")]
    assert [len(line) for line in lines] == [4] * (1 + len(NAMES))
    assert [texts for _id, *texts in lines if formulas(texts)] == []
    # AND the animal was sent once, and is kept as refused
    assert service.received == ["Bella"]
    assert set(errors.splitlines()) <= OFFSCREEN
    check_disk(desk)
