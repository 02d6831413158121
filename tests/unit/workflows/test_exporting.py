"""Exported files say what the rows said and fool no spreadsheet, and one is whole or not there at all."""

import asyncio
import csv
import errno
import gc
import io
import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
import zipfile
from collections.abc import AsyncGenerator, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import overload
from xml.etree import ElementTree as ET

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.deliveries.formulas import defused
from menagerie.deliveries.write import storage_error
from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal, KnownAnimal
from menagerie.domain.cases import CatalogueCase, WritingCase, Written
from menagerie.domain.errors import StorageError
from menagerie.domain.notes import Notes
from menagerie.storage.replacement import Replacement, StoppedError
from menagerie.workflows.export import (
    Exported,
    ExportedRows,
    ExportFormat,
    WorkbookWriter,
    export,
    record_of,
    writer_for,
)
from menagerie.workflows.importing.mapping import propose
from support.clock import VirtualClock
from support.delivered_tables import delivery_at
from support.patience import LONGEST_WAIT

FIRST, LAST, MISSING = 1_700_000_000.9, 1_790_000_000.0, 1_790_000_060.0
NAME = '<b>Rex</b> & 🐕 שלום, "the\r\nbig" one'
REX = KnownAnimal(
    Animal(1043, NAME, 7, "available"), FIRST, LAST, notes=Notes("=1+1 for Zoë", ("-hold", "VIP"))
)
LUNA = KnownAnimal(Animal(INT64_MAX, "=1+1", INT64_MIN, None), FIRST, LAST, MISSING)
NEW = KnownAnimal(Animal(-5, "New", 8, "a state of its own"), FIRST, LAST)
ROWS = (REX, LUNA, NEW)
CATEGORIES = {7: "Dogs", INT64_MIN: "@home"}
ZONE = "Europe/Berlin"
CELL = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def local(unix: float) -> datetime:
    """Return a moment as the computer's clock shows it, without a zone."""
    return datetime.fromtimestamp(int(unix)).astimezone().replace(tzinfo=None)


def seen(animal: Animal) -> KnownAnimal:
    return KnownAnimal(animal, FIRST, LAST)


def exported(path: Path, file_format: ExportFormat, rows: Sequence[KnownAnimal] = ROWS) -> Exported:
    """Export ``rows``, in blocks of two."""

    async def blocks() -> AsyncGenerator[Sequence[KnownAnimal], None]:
        for start in range(0, len(rows), 2):
            yield rows[start : start + 2]

    return asyncio.run(
        export(
            ExportedRows(len(rows), blocks(), CATEGORIES),
            path,
            file_format,
            zone=ZONE,
            clock=VirtualClock(),
            progress=lambda _count: None,
        )
    )


def sheet(path: Path, number: int = 1) -> list[list[str | float | None]]:
    """Return the cells of a sheet, row by row: texts, numbers, and None where there is no cell."""
    with zipfile.ZipFile(path) as archive:
        root = ET.fromstring(archive.read(f"xl/worksheets/sheet{number}.xml"))  # noqa: S314 - our own
    assert root.findall(f".//{CELL}f") == [], "there is a formula"
    rows = []
    for row in root.iter(f"{CELL}row"):
        cells: list[str | float | None] = [None] * 10
        for cell in row:
            place = ord(cell.attrib["r"][0]) - ord("A")
            text, value = cell.find(f"{CELL}is/{CELL}t"), cell.find(f"{CELL}v")
            if text is not None:
                cells[place] = text.text or ""
            elif value is not None and value.text is not None:
                cells[place] = float(value.text)
        rows.append(cells)
    return rows


def moment(cell: str | float | None) -> datetime:
    """Return the time in a cell: days since the end of 1899."""
    assert isinstance(cell, float)
    epoch = datetime(1899, 12, 30)  # noqa: DTZ001 - spreadsheets know no zones
    seconds = round(cell * 86_400)
    return datetime.fromordinal(epoch.toordinal() + seconds // 86_400).replace(
        hour=seconds % 86_400 // 3600, minute=seconds % 3600 // 60, second=seconds % 60
    )


def test_csv_is_what_spreadsheets_take(tmp_path: Path) -> None:
    path = tmp_path / "animals.csv"
    assert exported(path, ExportFormat.CSV) == Exported(3)
    content = path.read_bytes()
    assert content.startswith(b'\xef\xbb\xbf"ID","Name","Category","Category name","Status",')
    # Numbers are none that a spreadsheet has to guess, and a semicolon in a text begins no cell.
    assert b'\r\n1043,"' in content
    rows = list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))
    first, last, missing = (str(local(at)) for at in (FIRST, LAST, MISSING))
    assert rows[1:] == [
        ["1043", NAME, "7", "Dogs", "available", first, last, "", "'=1+1 for Zoë", "'-hold, VIP"],
        [str(INT64_MAX), "'=1+1", str(INT64_MIN), "'@home", "", first, last, missing, "", ""],
        ["-5", "New", "8", "", "a state of its own", first, last, "", "", ""],
    ]
    assert content.endswith(b"\r\n")


def test_json_has_the_interfaces_field_names_and_every_text_letter_for_letter(tmp_path: Path) -> None:
    path = tmp_path / "animals"
    names = ("id", "name", "categoryId", "categoryName", "status", "firstSeen", "lastSeen", "notListedAt")
    seen = "2023-11-14T22:13:20Z", "2026-09-21T14:13:20Z"
    expected = [
        dict(zip((*names, "note", "tags"), values, strict=True))
        for values in (
            (1043, NAME, 7, "Dogs", "available", *seen, None, "=1+1 for Zoë", "-hold, VIP"),
            (INT64_MAX, "=1+1", INT64_MIN, "@home", None, *seen, "2026-09-21T14:14:20Z", None, None),
            (-5, "New", 8, None, "a state of its own", *seen, None, None, None),
        )
    ]
    exported(path, ExportFormat.JSON)
    assert msgspec.json.decode(path.read_bytes()) == expected
    exported(path, ExportFormat.JSON_LINES)
    assert [msgspec.json.decode(line) for line in path.read_bytes().splitlines()] == expected


@pytest.mark.usefixtures("berlin")
def test_tables_have_local_times_and_formats_for_programs_utc(tmp_path: Path) -> None:
    # GIVEN a row from before and from after a change to summer time
    winter, summer = 1_705_320_000, 1_721_044_800
    rex = KnownAnimal(Animal(1, "Rex", 7), winter, summer)
    for file_format in ExportFormat:
        exported(tmp_path / file_format.value, file_format, [rex])
    # THEN a table names the zone in which both times are right
    with (tmp_path / "csv").open(encoding="utf-8-sig", newline="") as file:
        (row,) = csv.DictReader(file)
    (headings, cells) = sheet(tmp_path / "xlsx")
    titles = [f"First seen ({ZONE})", f"Last seen ({ZONE})"]
    assert headings[5:7] == titles
    in_csv = [datetime.fromisoformat(row[title]) for title in titles]
    assert [in_csv, [moment(cell) for cell in cells[5:7]]] == [[local(winter), local(summer)]] * 2
    if sys.platform != "win32":
        assert [each.hour for each in in_csv] == [13, 14]
    # THEN JSON has the moments themselves
    (listed,) = msgspec.json.decode((tmp_path / "json").read_bytes())
    for one in (listed, msgspec.json.decode((tmp_path / "json-lines").read_bytes())):
        assert (one["firstSeen"], one["lastSeen"]) == ("2024-01-15T12:00:00Z", "2024-07-15T12:00:00Z")


def test_a_workbook_has_texts_numbers_and_times_below_a_bold_heading(tmp_path: Path) -> None:
    path = tmp_path / "animals.xlsx"
    assert exported(path, ExportFormat.XLSX) == Exported(3)
    headings, rex, luna, new = sheet(path)
    assert headings[:6] == ["ID", "Name", "Category", "Category name", "Status", "First seen (Europe/Berlin)"]
    assert rex[:5] == [1043, NAME.replace("\r", "_x000D_"), 7, "Dogs", "available"]
    assert moment(rex[5]) == local(FIRST)
    # Excel would make zeros of the last digits of these numbers.
    assert luna[:5] == [str(INT64_MAX), "=1+1", str(INT64_MIN), "@home", None]
    assert moment(luna[7]) == local(MISSING)
    assert new[:5] == [-5, "New", 8, None, "a state of its own"]
    assert new[7:] == [None, None, None]
    assert rex[8:] == ["=1+1 for Zoë", "-hold, VIP"]
    # Numbers of more than 15 digits and odd names are kept.
    numbers, markup = (10**15 - 1, 10**15, -(10**15)), "<r><t>Rex</t></is></c><c><f>1+1</f></c>&</r>"
    names = ("Rex", "a\x00b\x0bc\ufffe\uffff_x0041_", markup)
    rows = [seen(Animal(number, name, 7)) for number, name in zip(numbers, names, strict=True)]
    exported(path, ExportFormat.XLSX, rows)
    found = [row[:2] for row in sheet(path)[1:]]
    assert [number for number, _name in found] == [10**15 - 1, str(10**15), str(-(10**15))]
    assert [name for _number, name in found] == [
        *("Rex", "a_x0000_b_x000B_c_xFFFE__xFFFF__x005F_x0041_", markup)
    ]
    with zipfile.ZipFile(path) as archive:
        xml = archive.read("xl/worksheets/sheet1.xml").decode()
        assert 'state="frozen"' in xml
        assert '<c r="A1" s="1"' in xml
        assert "<b/>" in archive.read("xl/styles.xml").decode()
    # A text that is too long is cut and counted.
    long = ("x" * 32_767, "y" * 32_768, "🐕" * 16_384)
    rows = [seen(Animal(number, name, 7)) for number, name in enumerate(long)]
    assert exported(path, ExportFormat.XLSX, rows) == Exported(3, shortened=2)
    written = [row[1] for row in sheet(path)[1:]]
    assert written == ["x" * 32_767, "y" * 32_767, "🐕" * 16_383]


def test_where_a_sheet_is_full_another_one_goes_on(tmp_path: Path) -> None:
    file = Replacement(tmp_path / "animals.xlsx")
    writer = WorkbookWriter(file, ZONE, rows_per_sheet=3)
    writer.write([record_of(seen(Animal(number, "Rex", 7)), None, None) for number in range(5)])
    writer.finish()
    file.complete()
    sheets = [sheet(tmp_path / "animals.xlsx", number) for number in (1, 2, 3)]
    assert [[row[0] for row in rows] for rows in sheets] == [["ID", 0, 1], ["ID", 2, 3], ["ID", 4]]


def test_a_time_of_no_calendar_is_left_out_and_nothing_makes_a_valid_file(tmp_path: Path) -> None:
    far = [KnownAnimal(Animal(1, "Rex", 7), FIRST, far) for far in (1e13, 1e163, -1e163)]
    for file_format in ExportFormat:
        assert exported(tmp_path / "far", file_format, far) == Exported(3)
        assert exported(tmp_path / file_format.value, file_format, []) == Exported(0)
    assert (tmp_path / "csv").read_text("utf-8-sig").startswith('"ID","Name"')
    assert [row[0] for row in sheet(tmp_path / "xlsx")] == ["ID"]
    assert msgspec.json.decode((tmp_path / "json").read_bytes()) == []
    assert (tmp_path / "json-lines").read_bytes() == b""


def test_text_that_could_be_a_formula_gets_an_apostrophe_and_no_other() -> None:
    for text in (
        *("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\rx", "\nx", "  =1", '"=1', "' =1"),
        *("\u00a0-1", "＝1", "−1"),
        *(" \" '=1", "\u200b=1", "\ufeff=1", "'", "'tis", "=cmd|'/C calc'!A0", "\x00=1"),
    ):
        assert defused(text) == f"'{text}"
    for text in ("", "Rex", "a=b", "1-2", '"Rex"', " Rex", "猫", "#1", "<b>"):
        assert defused(text) == text


@given(st.text(alphabet=st.sampled_from("=+-@\t\r\n '\"a1\u00a0＝") | st.characters(codec="utf-8")))
def test_no_text_is_a_formula_and_every_text_can_be_had_back(text: str) -> None:
    written = defused(text)
    behind_what_is_passed_over = written.lstrip(' \u00a0"')
    assert behind_what_is_passed_over[:1] not in {*"=+-@＝"}
    assert written[:1] not in {*"\t\r\n"}
    assert written.removeprefix("'") == text


ANY_TEXT = st.text(alphabet=st.characters(codec="utf-8"))
ANY_NUMBER = st.integers(INT64_MIN, INT64_MAX)
ANY_STATUS = st.none() | st.text(alphabet=st.characters(codec="utf-8"), min_size=1)


@given(st.lists(st.builds(Animal, ANY_NUMBER, ANY_TEXT, ANY_NUMBER, ANY_STATUS), max_size=5))
def test_whatever_the_service_sent_csv_keeps_its_shape(animals: list[Animal]) -> None:
    # Each example gets another folder.
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "animals.csv"
        exported(path, ExportFormat.CSV, [seen(animal) for animal in animals])
        rows = list(csv.reader(io.StringIO(path.read_bytes().decode("utf-8-sig"), newline="")))
    assert [int(row[0]) for row in rows[1:]] == [animal.id for animal in animals]
    assert [row[1].removeprefix("'") for row in rows[1:]] == [animal.name for animal in animals]
    assert [row[4].removeprefix("'") for row in rows[1:]] == [animal.status or "" for animal in animals]
    assert {len(row) for row in rows} == {10}


def test_only_an_export_to_a_workbook_loads_what_writes_workbooks() -> None:
    program = "import sys, menagerie.workflows.export; sys.exit('xlsxwriter' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_what_was_exported_is_read_as_a_delivery(tmp_path: Path) -> None:
    for file_format in ExportFormat:
        path = tmp_path / f"animals.{file_format.suffix}"
        exported(path, file_format)
        delivery = delivery_at(path)
        columns = [column.casefold() for column in delivery.columns]
        assert columns[:2] == ["id", "name"]
        names = ("1043", NAME.replace("\r", "")), (str(INT64_MAX), "=1+1"), ("-5", "New")
        assert tuple(row[:2] for row in delivery.rows) == names
        assert any(str(INT64_MIN) in row for row in delivery.rows)
        assert delivery.notes == ()
        # What staff wrote is not taken for a field of an animal.
        mapped = propose(delivery, None, {}).columns.values()
        fields = {columns[place] for place in mapped if place is not None}
        assert {"name", "status"} <= fields
        assert not {"note", "tags"} & fields


OLD = b"what was there before"
ONE_ROW = KnownAnimal(Animal(1043, "Rex", 7, "available"), 1_700_000_000, 1_790_000_000)


class EndlessBlock(Sequence[KnownAnimal]):
    """A block without end: its writing ends only when it is stopped."""

    def __init__(self) -> None:
        self.is_read = threading.Event()

    def __len__(self) -> int:
        return 10**12

    @overload
    def __getitem__(self, place: int) -> KnownAnimal: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[KnownAnimal]: ...
    def __getitem__(self, place: int | slice) -> KnownAnimal | Sequence[KnownAnimal]:
        self.is_read.set()
        return ONE_ROW if isinstance(place, int) else [ONE_ROW]


class FullDisk(Replacement):
    """A file that has room for so many bytes, as long as anybody wants it."""

    def __init__(self, path: Path, room: int) -> None:
        super().__init__(path)
        self._room = room

    def write(self, content: bytes) -> int:
        if not self._is_over and self.tell() + len(content) > self._room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(content)


class StoppedLate(Replacement):
    """A file that is stopped as soon as it has been found not to be, as while it is flushed to the disk."""

    def raise_if_stopped(self) -> None:
        super().raise_if_stopped()
        self.stop()


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    path = tmp_path / "animals.csv"
    path.write_bytes(OLD)
    return path


def only_the_old_file_is_there(path: Path) -> bool:
    return list(path.parent.iterdir()) == [path] and path.read_bytes() == OLD


async def export_blocks(
    path: Path, blocks: AsyncGenerator[Sequence[KnownAnimal], None], file_format: ExportFormat
) -> None:
    rows = ExportedRows(None, blocks)
    await export(rows, path, file_format, zone="UTC", clock=VirtualClock(), progress=lambda _count: None)


async def one_block(block: Sequence[KnownAnimal]) -> AsyncGenerator[Sequence[KnownAnimal], None]:
    yield block


def test_an_export_takes_the_place_of_the_older_file_and_a_link_stays_a_link(old_file: Path) -> None:
    asyncio.run(export_blocks(old_file, one_block([ONE_ROW]), ExportFormat.JSON_LINES))
    assert old_file.read_bytes().startswith(b'{"id":1043,')
    assert list(old_file.parent.iterdir()) == [old_file]
    link = old_file.with_name("link.csv")
    link.symlink_to(old_file)
    asyncio.run(export_blocks(link, one_block([ONE_ROW]), ExportFormat.CSV))
    assert link.is_symlink()
    assert b"Rex" in old_file.read_bytes()


def test_progress_is_told_at_most_twenty_times_a_second_and_at_the_end(tmp_path: Path) -> None:
    async def scenario() -> list[int]:
        clock = VirtualClock()
        told: list[int] = []

        async def blocks() -> AsyncGenerator[Sequence[KnownAnimal], None]:
            for _ in range(10):
                yield [ONE_ROW] * 100
                await clock.advance(0.02)

        rows = ExportedRows(1000, blocks())
        await export(
            rows, tmp_path / "a.csv", ExportFormat.CSV, zone="UTC", clock=clock, progress=told.append
        )
        return told

    # A block every 20 ms; 50 ms have passed with every third.
    assert asyncio.run(scenario()) == [100, 400, 700, 1000, 1000]


async def test_a_cancelled_export_leaves_the_older_file(old_file: Path) -> None:
    for file_format in ExportFormat:
        reached = asyncio.Event()

        async def blocks(reached: asyncio.Event = reached) -> AsyncGenerator[Sequence[KnownAnimal], None]:
            yield [ONE_ROW] * 100
            reached.set()
            await asyncio.Event().wait()

        running = asyncio.ensure_future(export_blocks(old_file, blocks(), file_format))
        await reached.wait()
        assert not only_the_old_file_is_there(old_file)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert only_the_old_file_is_there(old_file)


async def test_cancelling_ends_the_writing_of_a_block_and_closes_the_source(old_file: Path) -> None:
    for file_format in ExportFormat:
        block, closed = EndlessBlock(), asyncio.Event()

        async def blocks(
            block: EndlessBlock = block, closed: asyncio.Event = closed
        ) -> AsyncGenerator[Sequence[KnownAnimal], None]:
            try:
                yield block
            finally:
                closed.set()

        # Held on to: otherwise it would be closed when it is collected.
        source = blocks()
        running = asyncio.ensure_future(export_blocks(old_file, source, file_format))
        await asyncio.to_thread(block.is_read.wait)
        # An impatient person, or a window that is closed as well.
        running.cancel()
        await asyncio.sleep(0)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert closed.is_set()
        assert only_the_old_file_is_there(old_file)


def test_an_export_that_is_cancelled_at_its_end_leaves_the_older_file(old_file: Path) -> None:
    file = Replacement(old_file)
    writer = writer_for(ExportFormat.XLSX, file, "UTC")
    writer.write([record_of(ONE_ROW, None, None)])
    file.stop()
    with pytest.raises(StoppedError):
        writer.finish()
    with pytest.raises(StoppedError):
        file.complete()
    file.discard()
    writer.discard()
    # What XlsxWriter leaves lying about complains when it is collected, if it has reason to.
    gc.collect()
    assert only_the_old_file_is_there(old_file)
    file = StoppedLate(old_file)
    with pytest.raises(StoppedError):
        file.complete()
    file.discard()
    assert only_the_old_file_is_there(old_file)


async def test_an_export_that_is_cancelled_when_the_older_file_is_replaced_has_ended_as_ever(
    old_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a disk on which replacing a file takes a while, in which the person cancels
    loop, cancelled, real = asyncio.get_running_loop(), threading.Event(), os.replace

    def cancel() -> None:
        running.cancel()
        loop.call_soon(cancelled.set)

    def replace(*paths: Path) -> None:
        real(*paths)
        loop.call_soon_threadsafe(cancel)
        assert cancelled.wait(LONGEST_WAIT)

    monkeypatch.setattr(os, "replace", replace)
    running = asyncio.ensure_future(export_blocks(old_file, one_block([ONE_ROW]), ExportFormat.CSV))
    # THEN it does not say that the older file is as it was
    await running
    assert b"Rex" in await asyncio.to_thread(old_file.read_bytes)


def test_a_disk_that_is_full_while_a_workbook_is_packed_is_the_systems_own_error(old_file: Path) -> None:
    for room in (0, 2_000):
        file = FullDisk(old_file, room)
        writer = writer_for(ExportFormat.XLSX, file, "UTC")
        with pytest.raises(OSError, match="No space left") as caught:
            writer.finish()
        assert caught.value.errno == errno.ENOSPC
        file.discard()
        writer.discard()
        gc.collect()
        assert only_the_old_file_is_there(old_file)


def test_an_error_of_the_source_leaves_the_older_file_and_a_database_is_not_replaced(old_file: Path) -> None:
    async def blocks() -> AsyncGenerator[Sequence[KnownAnimal], None]:
        yield [ONE_ROW]
        raise StorageError(CatalogueCase.UNREADABLE)

    with pytest.raises(StorageError, match="catalogue"):
        asyncio.run(export_blocks(old_file, blocks(), ExportFormat.CSV))
    assert only_the_old_file_is_there(old_file)
    old_file.unlink()
    with closing(sqlite3.connect(old_file)) as connection:
        connection.execute("CREATE TABLE animal (name TEXT)")
    before = old_file.read_bytes()
    with pytest.raises(StorageError, match="a database"):
        asyncio.run(export_blocks(old_file, one_block([ONE_ROW]), ExportFormat.CSV))
    assert old_file.read_bytes() == before
    assert list(old_file.parent.iterdir()) == [old_file]


def test_a_place_where_nothing_can_be_written_has_its_case(old_file: Path) -> None:
    (old_file.parent / "folder").mkdir()
    for place, case in {
        "gone/animals.csv": WritingCase.NO_FOLDER,
        "animals.csv/animals.csv": WritingCase.NO_FOLDER,
        "folder": WritingCase.THERE_ALREADY,
        f"{'x' * 300}.csv": WritingCase.FAILED,
    }.items():
        with pytest.raises(StorageError) as caught:
            asyncio.run(export_blocks(old_file.parent / place, one_block([ONE_ROW]), ExportFormat.CSV))
        assert caught.value.case is case
        assert caught.value.values["what"] is Written.EXPORT
        assert old_file.read_bytes() == OLD
        assert {path.name for path in old_file.parent.iterdir()} == {"animals.csv", "folder"}
    for number, case in {
        errno.ENOSPC: WritingCase.DISK_FULL,
        errno.EDQUOT: WritingCase.DISK_FULL,
        errno.EFBIG: WritingCase.TOO_LARGE_FOR_DISK,
        errno.EROFS: WritingCase.NO_FOLDER,
        errno.EACCES: WritingCase.PROTECTED,
        errno.EPERM: WritingCase.PROTECTED,
        errno.EIO: WritingCase.FAILED,
    }.items():
        error = storage_error(OSError(number, os.strerror(number)), Path("me", "animals.csv"), Written.ROWS)
        assert (error.case, error.values["name"], error.values["folder"]) == (case, "animals.csv", "me")
