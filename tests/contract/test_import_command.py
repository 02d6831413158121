"""“menagerie import” as a process without a display, against a real service."""

import asyncio
import csv
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from xlsxwriter.workbook import Workbook

from menagerie.deliveries.process import read_delivery
from menagerie.domain.animal import LONGEST_NAME, PetStatus
from menagerie.domain.cases import ReasonCase
from menagerie.domain.clock import SystemClock
from menagerie.domain.facts import fact, to_text
from menagerie.outbox.entry import Typed
from menagerie.outbox.job import JobRow
from menagerie.outbox.store import Outbox
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.paths import Paths
from menagerie.workflows.importing import Choices, Field, Layouts
from support import import_fixtures
from support.import_command import ImportCommands, ImportDesk, import_commands, write_csv
from support.import_service import KEY, ImportService
from support.patience import LONGEST_WAIT

TOO_LONG = "x" * (LONGEST_NAME + 1)
NAMES = [f"Rex {number}" for number in range(1, 9)]


service = import_fixtures.service


@pytest.fixture(scope="module")
def commands() -> Iterator[ImportCommands | None]:
    """What runs commands to their end. Elsewhere, a process that has loaded so much cannot fork."""
    if sys.platform != "linux":
        yield None
        return
    with import_commands() as commands:
        yield commands


@pytest.fixture
def desk(service: ImportService, tmp_path: Path, commands: ImportCommands | None) -> ImportDesk:
    service.state_plan(tmp_path / "data")
    return ImportDesk(tmp_path / "data", service.base_url, KEY, commands)


def delivery(folder: Path, *rows: str, name: str = "delivery.csv") -> Path:
    return write_csv(folder / name, *rows)


@pytest.fixture
def good(tmp_path: Path) -> Path:
    return delivery(tmp_path, *(f"{name},12,available,r" for name in NAMES))


@pytest.fixture
def many(tmp_path: Path) -> Path:
    return delivery(tmp_path, *(f"Rex {number},12,available,r" for number in range(1, 101)))


@asynccontextmanager
async def with_two_rows(desk: ImportDesk) -> AsyncIterator[Outbox]:
    """Give an outbox with an import of two rows, of which none was sent, and close it."""
    outbox = Outbox(Paths(desk.data).outbox("staging", desk.base_url), SystemClock())
    rows = [JobRow(number, ("Rex",), Typed(f"Rex {number}", "12")) for number in (1, 2)]
    await outbox.begin_job("delivery.csv", "digest", "anna", {}, rows)
    yield outbox
    await outbox.close()


class TestToItsEnd:
    @pytest.mark.thorough
    def test_to_a_person_it_says_all_and_that_it_does_not_share_and_what_is_added_is_known(
        self, desk: ImportDesk, service: ImportService, good: Path
    ) -> None:
        address = "postgresql://desk@127.0.0.1:9/shop"
        environments = Paths(desk.data).user_environments
        stated = environments.read_text("utf-8") if environments.exists() else ""
        environments.write_text(f'{stated or "[staging]"}\nshared = "{address}"\n', "utf-8")
        status, said = desk.say(good, "--yes")
        assert status == 0
        assert said.count("Not sharing with other desks") == 1
        assert "127.0.0.1" in said
        assert "8 animals to add." in said
        assert "Staging: 8 requests, less than a minute." in said
        assert said.splitlines()[-1] == "Staging: 8 added."
        known = Paths(desk.data).catalogue(EnvironmentId.STAGING, service.base_url)
        with closing(sqlite3.connect(known)) as connection:
            rows = connection.execute("SELECT name, id FROM animal").fetchall()
        assert dict(rows) == service.ids()
        assert sorted(service.names()) == NAMES

    def test_every_row_is_added_once_also_if_the_file_comes_again(
        self, desk: ImportDesk, service: ImportService, good: Path
    ) -> None:
        with desk.running(good) as command:
            status, _end = command.ended()
        assert status == 0
        assert sorted(service.names()) == NAMES
        said = [event["event"] for event in command.events]
        assert said[0] == "read"
        assert said.index("checked") < said.index("estimate") < said.index("begun") < said.index("result")
        result = command.events[said.index("result")]
        assert (result["added"], result["refused"], result["left_out"]) == (8, 0, 0)
        # WHEN it is imported again, THEN nothing is added
        status, again = desk.say(good, "--yes")
        assert status == 4
        assert "No row can be added. Nothing was sent." in again
        assert sorted(service.names()) == NAMES

    @pytest.mark.thorough
    def test_an_unknown_plan_is_a_condition_of_the_estimate(self, desk: ImportDesk, many: Path) -> None:
        (desk.data / "environments.toml").unlink()
        assert (
            "Staging: 100 requests, about 2 minutes if the plan is Free.\n" in desk.say(many, "--dry-run")[1]
        )
        with desk.running(many, "--dry-run") as command:
            estimate = command.until("estimate")
        assert (estimate["plan"], estimate["plan_source"]) == ("Free", "assumed")

    @pytest.mark.thorough
    def test_the_embedded_sandbox_runs_for_as_long_as_the_import(self, tmp_path: Path, good: Path) -> None:
        variables = {name: text for name, text in os.environ.items() if "DISPLAY" not in name}
        words = ["--environment", "sandbox", "--yes", "--data-dir", str(tmp_path / "own")]
        ended = subprocess.run(
            [sys.executable, "-W", "error", "-m", "menagerie", "import", str(good), *words],
            env=variables,
            check=False,
            capture_output=True,
            text=True,
            timeout=LONGEST_WAIT,
        )
        assert (ended.returncode, ended.stderr) == (0, "")
        assert ended.stdout.splitlines()[-1] == "Sandbox: 8 added."

    def test_rows_with_problems_are_left_out_and_stand_in_the_report_with_the_reason(
        self, desk: ImportDesk, service: ImportService, tmp_path: Path
    ) -> None:
        path = delivery(
            tmp_path,
            "Rex,12,available,a",
            ",12,available,b",
            "Max,dogs,sold,c",
            "Bella,13,sold,d",
            f"{TOO_LONG},12,sold,e",
        )
        report = tmp_path / "rest.csv"
        status, _end = desk.run(path, "--report", report)
        assert status == 3
        assert sorted(service.names()) == ["Bella", "Rex"]
        with report.open(encoding="utf-8-sig", newline="") as file:
            title, *rest = csv.reader(file)
        assert title[:4] == ["Name", "Category", "Status", "Remark"]
        assert [row[:4] for row in rest] == [
            ["", "12", "available", "b"],
            ["Max", "dogs", "sold", "c"],
            [TOO_LONG, "12", "sold", "e"],
        ]
        assert all(row[4] for row in rest)
        # WHEN the report is corrected and imported, THEN what was added is not added again
        text = report.read_text(encoding="utf-8-sig").replace("dogs", "12").replace('""', '"Tom"', 1)
        text = text.replace(TOO_LONG, "Moss")
        report.write_text(text, encoding="utf-8")
        assert desk.run(report)[0] == 0
        assert sorted(service.names()) == ["Bella", "Max", "Moss", "Rex", "Tom"]

    @pytest.mark.thorough
    def test_a_report_that_names_the_file_or_cannot_be_written_is_said_before_anything_is_sent(
        self, desk: ImportDesk, service: ImportService, good: Path, tmp_path: Path
    ) -> None:
        status, said = desk.say(good, "--report", good.parent / "." / good.name, "--yes")
        assert status == 4
        assert "delivery.csv is the imported file. Choose another name." in said
        assert desk.run(good, "--report", tmp_path / "missing" / "rest.csv")[0] == 4
        assert service.names() == []
        assert desk.run(good)[0] == 0

    @pytest.mark.thorough
    def test_known_rows_stand_in_the_report_in_any_case(self, desk: ImportDesk, tmp_path: Path) -> None:
        assert desk.run(delivery(tmp_path, "Rex,12,available,a"))[0] == 0
        report = tmp_path / "rest.csv"
        more = delivery(tmp_path, "Rex,12,available,a", "Max,12,sold,b", name="more.csv")
        assert desk.run(more, "--report", report)[0] == 3
        assert "An animal like this is known already." in report.read_text(encoding="utf-8-sig")
        bad = delivery(tmp_path, "Tom,dogs,sold,c", "Rex,12,available,a", name="bad.csv")
        assert desk.run(bad, "--report", report)[0] == 4
        with report.open(encoding="utf-8-sig", newline="") as file:
            assert [row[0] for row in csv.reader(file)] == ["Name", "Tom", "Rex"]

    @pytest.mark.thorough
    def test_columns_and_encodings_can_be_stated(
        self, desk: ImportDesk, service: ImportService, tmp_path: Path
    ) -> None:
        path = tmp_path / "odd.csv"
        path.write_text("x,y\n1,Rex\n2,Bella\n", encoding="utf-8")
        status, _end = desk.run(path, "--map", "2=name", "--category", "12", "--status", "sold")
        assert status == 0
        assert sorted(service.names()) == ["Bella", "Rex"]
        path.write_bytes("Name~Category\nMio;Pił~12\n".encode("cp1250"))
        desk.run(path, "--encoding", "windows-1250", "--delimiter", "~")
        assert sorted(service.names()) == ["Bella", "Mio;Pił", "Rex"]

    @pytest.mark.thorough
    def test_what_is_stated_for_a_file_is_for_no_other(self, desk: ImportDesk, tmp_path: Path) -> None:
        first, second = delivery(tmp_path, "Rex,,,"), delivery(tmp_path, "Bella,,,", name="second.csv")
        with desk.running(first, "--category", "12", "--status", "sold") as command:
            assert command.until("checked")["fixed"] == {"category": "12", "status": "sold"}
            assert command.ended()[0] == 0
        status, said = desk.say(second, "--dry-run", "--status", "sold")
        assert status == 4
        assert "For rows that have none: status sold." in said
        assert "No row can be added." in said

    @pytest.mark.thorough
    def test_what_is_remembered_of_the_last_file_with_these_columns_is_said_in_full_and_can_be_ignored(
        self, desk: ImportDesk, tmp_path: Path
    ) -> None:
        # GIVEN a file that was mapped in the window
        path = delivery(tmp_path, "Rex,hunde,k.o.,a", "Bella,,?,b")
        chosen = Choices(
            {Field.NAME: 0, Field.CATEGORY: 1, Field.STATUS: 2},
            {Field.CATEGORY: "12"},
            {"k.o.": PetStatus.SOLD, "?": None, "elsewhere": None},
            {"hunde": 7},
        )
        place = ("staging", desk.base_url)
        Layouts(Paths(desk.data).layouts).save(read_delivery(path), chosen, place)
        # WHEN a file with the same columns is imported, THEN all that this decides is said
        status, said = desk.say(path, "--dry-run")
        assert status == 0
        assert (
            "Read as the last file with these columns. To read it without that, add --ignore-layout." in said
        )
        assert "Columns: name from “Name”, category from “Category”, status from “Status”." in said
        assert "For rows that have none: category 12." in said
        assert "Words: “k.o.” is sold, “?” sets no status, “hunde” is category 7." in said
        with desk.running(path, "--dry-run") as command:
            checked = command.until("checked")
        assert checked["remembered"] is True
        assert checked["words"] == {"status": {"k.o.": "sold", "?": None}, "category": {"hunde": 7}}
        # AND nothing of it is used without it, or for a file with another column
        other = write_csv(tmp_path / "other.csv", "Max,hunde,k.o.", columns="Name,Category,Status")
        for words in ((path, "--ignore-layout"), (other,)):
            with desk.running(*words, "--dry-run") as command:
                checked = command.until("checked")
            assert (checked["remembered"], checked["fixed"], checked["ready"]) == (False, {}, 0)
            assert checked["words"] == {"status": {}, "category": {}}

    @pytest.mark.thorough
    def test_a_row_that_was_queued_again_counts_once(self, desk: ImportDesk, service: ImportService) -> None:
        async def leave_import() -> None:
            async with with_two_rows(desk) as outbox:
                await outbox.pause_job(1)
                await outbox.begin_sending(1)
                await outbox.refused(1, "No category 12.")
                await outbox.queue(1, Typed("Rex 1", "13"))

        asyncio.run(leave_import())
        with desk.running("--continue") as command:
            estimate = command.until("estimate")
            assert (estimate["requests"], estimate["along"]) == (2, 0)
            assert command.ended()[0] == 0
        assert sorted(service.names()) == ["Rex 1", "Rex 2"]

    @pytest.mark.thorough
    def test_a_row_that_was_held_for_a_colleagues_sake_says_that_and_not_that_it_is_refused(
        self, desk: ImportDesk, service: ImportService
    ) -> None:
        why = fact(ReasonCase.COLLEAGUE_ADDED, person="Anna", computer="till 2", moment=SystemClock().now())

        async def leave_import() -> None:
            async with with_two_rows(desk) as outbox:
                await outbox.held(1, to_text(why))

        asyncio.run(leave_import())
        status, said = desk.say("--continue", "--yes")
        assert status == 3
        assert "Row 1: Not sent. Anna at till 2 added one just like it" in said
        assert service.names() == ["Rex 2"]


class TestNothingSent:
    def test_a_dry_run_checks_and_estimates_and_sends_nothing(
        self, desk: ImportDesk, service: ImportService, good: Path, tmp_path: Path
    ) -> None:
        status, said = desk.say(good, "--dry-run")
        assert status == 0
        assert "Staging: 8 requests" in said
        assert "This was a dry run." in said
        # AND without --yes there is no other
        status, said = desk.say(good)
        assert status == 4
        assert "Add --yes" in said
        assert (
            desk.say(delivery(tmp_path, "Rex,12,sold,", "Max,dogs,sold,", name="b.csv"), "--dry-run")[0] == 3
        )
        assert service.names() == []
        # AND nothing waits afterwards
        assert desk.run("--continue")[0] == 4

    @pytest.mark.thorough
    def test_sheets_that_are_not_read_are_named(self, desk: ImportDesk, tmp_path: Path) -> None:
        path = tmp_path / "delivery.xlsx"
        with Workbook(path) as workbook:
            for name in ("Dogs", "Cats", "Birds"):
                sheet = workbook.add_worksheet(name)
                sheet.write_row(0, 0, ["Name", "Category"])
                sheet.write_row(1, 0, [f"Rex of {name}", 7])
        _status, said = desk.say(path, "--dry-run")
        assert "Only the sheet “Dogs” was read. Not read: “Cats”, “Birds”." in said
        # AND a program reads it
        with desk.running(path, "--dry-run") as command:
            read = command.until("read")
        assert (read["sheet"], read["sheets"]) == ("Dogs", ["Dogs", "Cats", "Birds"])

    @pytest.mark.thorough
    def test_equal_rows_are_named_before_they_are_added(self, desk: ImportDesk, tmp_path: Path) -> None:
        rows = [f"Rex {number},12,sold," for number in range(1, 31)]
        status, said = desk.say(delivery(tmp_path, *rows, *rows), "--dry-run")
        assert status == 0
        assert "\nRow 32: Same as row 2\n" in said
        assert "\nRow 51: Same as row 21\nAnd 10 more rows.\n60 animals to add.\n" in said
        assert desk.say(delivery(tmp_path, *rows, name="b.csv"), "--dry-run")[1].count("Same as") == 0

    @pytest.mark.thorough
    def test_without_a_key_or_an_address_it_says_so(self, desk: ImportDesk, good: Path) -> None:
        desk.key = ""
        status, said = desk.say(good, "--yes")
        assert status == 4
        assert "There is no key for Staging in the keyring." in said
        desk.base_url = ""
        status, said = desk.say(good, "--yes")
        assert status == 4
        assert said.startswith("The address is not set.")

    def test_a_refused_key_is_never_shown_and_no_new_file_is_queued_with_it(
        self, desk: ImportDesk, service: ImportService, good: Path, tmp_path: Path
    ) -> None:
        desk.key = "sk-wrong-and-secret"
        status, said = desk.say(good, "--yes")
        assert status == 4
        assert "The key was refused" in said
        assert "--continue" in said
        assert "secret" not in said
        status, said = desk.say(delivery(tmp_path, "Bella,12,sold,", name="other.csv"), "--yes")
        assert status == 4
        assert "Nothing was queued or sent." in said
        assert service.names() == []
        # WHEN the right key is there, THEN it goes on
        desk.key = KEY
        assert desk.run("--continue")[0] == 0
        assert sorted(service.names()) == NAMES

    @pytest.mark.thorough
    def test_unreadable_and_missing_files_are_said(self, desk: ImportDesk, tmp_path: Path) -> None:
        path = tmp_path / "delivery 1.cvs"
        missing = f"There is no file “{path}”. Nothing was sent. Check the path.\n"
        assert desk.say(path, "--yes") == (4, missing)
        for content in (b"", b"\x00\x01\x02" * 500):
            path.write_bytes(content)
            assert desk.run(path) == (4, {"event": "ended", "status": 4})


class TestOnTheWay:
    @pytest.mark.thorough
    def test_a_429_is_waited_for_and_said_and_the_key_never(
        self, desk: ImportDesk, service: ImportService, good: Path
    ) -> None:
        service.practise(Situation.LIMIT_REACHED, seconds=3)
        with desk.running(good, "--log-level", "debug") as command:
            wait = command.until("waiting")
            assert wait["until"] > 0
            assert command.ended()[0] == 0
            assert command.process.stderr is not None
            errors = command.process.stderr.read()
        assert sorted(service.names()) == NAMES
        assert KEY not in json.dumps(command.events) + errors
        assert all(KEY.encode() not in path.read_bytes() for path in desk.data.rglob("*") if path.is_file())

    @pytest.mark.thorough
    def test_where_nothing_is_left_to_add_continue_says_so_and_asks_nothing(
        self, desk: ImportDesk, service: ImportService, tmp_path: Path
    ) -> None:
        # GIVEN an add whose response was lost
        service.practise(Situation.ANSWER_LOST)
        assert desk.run(delivery(tmp_path, "Rex,12,available,r"))[0] == 3
        # WHEN a person goes on, THEN it is looked for again, and nothing is sent
        status, said = desk.say("--continue")
        assert status == 3
        assert said.startswith("Nothing is left to add.\n")
        assert "Staging: 1 unconfirmed." in said
        assert service.names() == ["Rex"]
        # WHEN the list does not come, THEN it says that nothing could be checked, and speaks of no screen
        service.practise(Situation.SERVER_ERROR, count=100)
        _status, said = desk.say("--continue")
        assert "The unconfirmed animals could not be checked. " in said
        assert "on screen" not in said
