"""A file that is no delivery gets a clear sentence from the process that reads: nothing hangs or crashes."""

import asyncio
import io
import os
import struct
import subprocess
import sys
import threading
import zipfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from xlsxwriter.workbook import Workbook

from menagerie.deliveries import process, table
from menagerie.deliveries.delivery import Delivery, Reading
from menagerie.domain.cases import Case, DeliveryCase, DeliveryNoteCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.facts import fact
from support.delivered_tables import table_in
from support.every_case import every_case
from support.two_runs import Times

XLS = (Path(__file__).parent / "samples" / "animals.xls").read_bytes()


def refusal(path: Path) -> Case:
    with pytest.raises(UnreadableDeliveryError) as raised:
        process.content_of(path)
    return raised.value.case


def refusal_of(content: bytes, name: str = "animals.csv") -> Case:
    with pytest.raises(UnreadableDeliveryError) as raised:
        table_in(content, name)
    return raised.value.case


@pytest.fixture
def xlsx(tmp_path: Path) -> Path:
    path = tmp_path / "animals.xlsx"
    with Workbook(path) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ["Name", "Category"])
        sheet.write_row(1, 0, ["Rex", 3])
    return path


def with_part(path: Path, name: str, content: bytes, packing: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Return the workbook with another content of one of its parts."""
    new = path.with_suffix(".new")
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(new, "w", packing) as archive:
        for part in old.infolist():
            archive.writestr(part.filename, content if part.filename == name else old.read(part))
    return new.read_bytes()


NO_TABLE = (
    b"%PDF-1.7\n",
    b"\x89PNG\r\n\x1a\n",
    b"From: A <a@b.c>\r\nX-A: 1;\r\n\t2\r\nMIME-Version: 1.0\r\n\r\nRex,Dogs",
    b"MIME-Version: 1.0\nX-Document-Type: Workbook\n",
    b"From a@b.c Mon Jan  1 10:00:00 2024\nMessage-Id: <1@b>\n",
    b"BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Rex\r\nEND:VCARD\r\n",
    b"# pets\n---\npets:\n  - name: Rex\n    category: 3\n",
    b"-- Dump\n--\n\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `pets`;\n",
    b"--\n-- dump\n\nSET a = 0;\nCOPY public.pets (a, b) FROM stdin;\nRex\t3\n",
    b"insert into pets (name, category) values ('Rex', 3);\n",
    b'/**/callback([{"name": "Rex", "category": 3}]);',
    b"var pets = [{name: 'Rex'}];",
    b')]}\',\n[{"name": "Rex", "category": 3}]',
    b'#!/bin/sh\necho "Rex, 3"\n',
    b"bplist00\xd1\x01\x02_\x10\x0fWebMainResource\xd1eURL",
    b"Name    Category  Status\nRex     Dogs      sold\nBo      Cats      sold\n",
    b"+----+---+\n| Name | Category |\n+----+---+\n| Rex | Dogs |\n+----+---+\n",
    b"Name: Rex\nCategory: Dogs\n\nName: Bo\nCategory: Cats\n",
    b"\x03|\1\1" + b"Rex       Dogs      sold      " * 1000,
    bytes(range(256)) * 20,
    b"\0" * 1000,
)
OTHERS = {
    DeliveryCase.EMPTY: (b"",),
    DeliveryCase.NO_ROWS: (b"   \n\n ", b"\xef\xbb\xbf"),
    DeliveryCase.NO_TABLE: NO_TABLE,
    DeliveryCase.IS_PACKED: (b"\x1f\x8b\x08", b"BZh91AY", b"animals.csv".ljust(257, b"\0") + b"ustar"),
    DeliveryCase.WORKBOOK_UNKNOWN: (
        b"<html><table><tr><td>Rex</td></tr></table></html>",
        b'<?xml version="1.0"?><Workbook/>',
        b"<!-- from the till -->\n<pets><pet/></pets>",
        b'<div class="a">\n<p>Rex</p></div>',
        b'ID;PWXL;N;E\r\nP;PGeneral\r\nC;Y1;X1;K"Name"\r\nE\r\n',
        b'TABLE\r\n0,1\r\n"EXCEL"\r\nVECTORS\r\n0,3\r\n""\r\n',
        # A text document of older versions is no damaged workbook.
        XLS.replace("Workbook".encode("utf-16-le"), "WordDoc\0".encode("utf-16-le"), 1),
    ),
    DeliveryCase.IS_SHORTCUT: (
        b"[InternetShortcut]\r\nURL=https://example.com/list\r\n",
        b"[Desktop Entry]\nType=Link\nURL=https://example.com/list\n",
        b'{"url": "https://example.com", "doc_id": "1a", "email": "a@example.com"}',
        b"https://example.com/list.csv\n",
        b"L\0\0\0\x01\x14\x02\0 and more",
        b"bplist00\xd1\x01\x02SURL",
        b"<?xml version='1.0'?>\n<!DOCTYPE plist PUBLIC 'x' 'y'>\n<plist>\n<dict>\n<key>URL</key>",
    ),
    DeliveryCase.IS_LOCK_FILE: (b",ann,desk1,01.02.2026 09:30,file:///home/ann/4;",),
    DeliveryCase.UNREADABLE: (b"PK\x03\x04 and then nothing of it", XLS[:1500], XLS[:8] + bytes(4000)),
    DeliveryCase.WORKBOOK_PROTECTED: (
        XLS.replace(struct.pack("<HH", 0xE1, 2), struct.pack("<HH", 0x2F, 2), 1),
        # Excel wraps an encrypted XLSX into a compound file with this stream.
        XLS.replace("Workbook".encode("utf-16-le"), "EncryptedPackage".encode("utf-16-le"), 1),
    ),
    DeliveryCase.TOO_WIDE: (b",".join([b"x"] * (table.MOST_COLUMNS + 1)) + b"\n",),
}
# What each packed file is, by its parts.
PACKED = {
    ("animals.csv",): DeliveryCase.IS_PACKED,
    ("folder/animals.xlsx", "folder/readme.txt"): DeliveryCase.IS_PACKED,
    ("[Content_Types].xml", "word/document.xml"): DeliveryCase.NO_TABLE,
    ("Index/Document.iwa", "preview.jpg"): DeliveryCase.IS_NUMBERS,
    ("xl/workbook.bin",): DeliveryCase.WORKBOOK_UNKNOWN,
}


def test_what_is_no_table_says_what_it_is(tmp_path: Path) -> None:
    with every_case() as case:
        for expected, contents in OTHERS.items():
            for content in contents:
                with case(content[:80]):
                    assert refusal_of(content) is expected
    for parts, expected in PACKED.items():
        assert refusal_of(zipped(tmp_path, dict.fromkeys(parts, "Name\nRex\n"))) is expected
    # What keeps an open spreadsheet to one person.
    for name in ("~$animals.xlsx", ".~lock.animals.ods#"):
        assert refusal_of(b"\x03Ann".ljust(165), name) is DeliveryCase.IS_LOCK_FILE
    encrypted: dict[str, str | bytes] = {
        "mimetype": "application/vnd.oasis.opendocument.spreadsheet",
        "content.xml": os.urandom(64),
        "META-INF/manifest.xml": "<manifest:encryption-data/>",
    }
    assert refusal_of(zipped(tmp_path, encrypted)) is DeliveryCase.WORKBOOK_PROTECTED


def zipped(folder: Path, parts: Mapping[str, str | bytes]) -> bytes:
    with zipfile.ZipFile(folder / "zipped", "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return (folder / "zipped").read_bytes()


def test_titles_that_only_begin_like_something_else_are_those_of_a_list() -> None:
    for title in (
        "ID;Pet name;Category",
        "<Name>,<Category>",
        "From: the shop\nReceived: today\nName,Category",
        "Set (of animals),Name,Category",
        "For (owner),Name",
        "-- Animals --\nName,Category",
        "Use case;Name;Category",
        "Name [required],Category {number}",
        "- Rex: Dogs",
        "Insert,Name",
        "Pet  name,Category",
        "Name,Art\nArt,1\nName,2",
    ):
        assert len(table_in(f"{title}\nRex,Dogs,1\nBo,Cats,2\n").rows) >= 2


def test_a_damaged_workbook_and_a_bomb_are_refused_and_two_cells_far_apart_take_no_memory(xlsx: Path) -> None:
    content = xlsx.read_bytes()
    assert refusal_of(content[:-200]) is DeliveryCase.UNREADABLE
    with zipfile.ZipFile(xlsx) as archive:
        part = archive.getinfo("xl/worksheets/sheet1.xml")
    begin = part.header_offset + 30 + len(part.filename)
    damaged = content[:begin] + b"\xff" * part.compress_size + content[begin + part.compress_size :]
    assert refusal_of(damaged) is DeliveryCase.UNREADABLE
    # A bomb is refused by the sizes that it states, and though it states small ones.
    bomb = bytearray(xlsx.read_bytes())
    entry = bomb.index(b"PK\x01\x02")
    bomb[entry + 24 : entry + 28] = struct.pack("<I", table.LARGEST_INFLATED + 1)
    assert refusal_of(bytes(bomb)) is DeliveryCase.TOO_LARGE
    bomb = bytearray(with_part(xlsx, "xl/worksheets/sheet1.xml", b" " * 10_000_000))
    stated = struct.pack("<I", 10_000_000)
    assert bomb.count(stated) == 2
    assert refusal_of(bytes(bomb.replace(stated, struct.pack("<I", 5000)))) is DeliveryCase.TOO_LARGE
    # A grid of two cells far apart would need 400 GB.
    cells = (
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
        '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>'
        "</sheetData></worksheet>"
    )
    found = table_in(with_part(xlsx, "xl/worksheets/sheet1.xml", cells.encode()))
    assert found.rows == [["1"]]
    assert found.notes == (fact(DeliveryNoteCase.FAR_CELL, cell="XFD1048576", more=0),)


def test_each_flipped_byte_is_read_or_refused(xlsx: Path, times: Times) -> None:
    content = xlsx.read_bytes()
    for index in range(0, len(content), len(content) // times(40, sample=20)):
        damaged = content[:index] + bytes([content[index] ^ 0xFF]) + content[index + 1 :]
        with suppress(UnreadableDeliveryError):
            assert table_in(damaged).rows


def test_a_huge_file_a_device_a_folder_a_missing_file_and_too_many_rows_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "animals.csv"
    path.write_text("Name\nRex\n", encoding="utf-8")
    assert refusal(path / "below.csv") is DeliveryCase.GONE
    assert refusal(tmp_path / "gone.csv") is DeliveryCase.GONE
    assert refusal(Path(os.devnull)) is DeliveryCase.NOT_A_FILE
    assert refusal(tmp_path) is DeliveryCase.NOT_A_FILE
    # As the process that reads says it.
    with pytest.raises(UnreadableDeliveryError, match=DeliveryCase.NOT_A_FILE):
        process.read_delivery(tmp_path)
    with path.open("wb") as file:
        file.truncate(table.LARGEST_FILE + 1)
    assert refusal(path) is DeliveryCase.TOO_LARGE
    assert refusal_of(b"x\n" * (table.MOST_ROWS + 2)) is DeliveryCase.TOO_LONG


@pytest.mark.thorough
def test_a_wide_row_among_a_million_does_not_multiply(tmp_path: Path) -> None:
    path = tmp_path / "animals.csv"
    path.write_bytes(b"x," * 900 + b"x\n" + b"y,1\n" * 700_000)
    with pytest.raises(UnreadableDeliveryError, match=DeliveryCase.TOO_LARGE):
        process.read_delivery(path)


def test_reading_runs_no_module_beside_it_and_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "csv.py").write_text("raise SystemExit('run')")
    path = tmp_path / "animals.csv"
    path.write_bytes(b"Name,Category\nRex,3\n")
    monkeypatch.chdir(tmp_path)
    assert len(process.read_delivery(path).rows) == 1
    token = process.CancelToken()
    token.cancel()
    with pytest.raises(UnreadableDeliveryError):
        process.read_delivery(path, token=token)


async def test_reading_ends_when_what_waits_for_it_is_cancelled(tmp_path: Path) -> None:
    path = tmp_path / "animals.csv"
    path.write_bytes(b"Rex,3,available\n" * 1_000_000)
    has_begun = threading.Event()
    ends: list[Case | Delivery] = []

    def read(token: process.CancelToken) -> Delivery:
        has_begun.set()
        try:
            delivery = process.read_delivery(path, token=token)
        except UnreadableDeliveryError as error:
            ends.append(error.case)
            raise
        ends.append(delivery)
        return delivery

    reading = asyncio.ensure_future(process.read_on_a_thread(read))
    await asyncio.to_thread(has_begun.wait)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    await asyncio.get_running_loop().shutdown_default_executor()
    assert ends == [DeliveryCase.UNREADABLE]


def test_the_frozen_application_starts_the_reader() -> None:
    request = process.Request(None, b"Name\tCategory\nRex\t3\n", "", Reading())
    run = subprocess.run(
        [sys.executable, Path(__file__).parents[3] / "packaging" / "start.py", process.READER_ARGUMENT],
        input=msgspec.msgpack.encode(request),
        capture_output=True,
        check=True,
    )
    kinds = []
    answer = run.stdout
    while answer:
        length = int.from_bytes(answer[:4], "little")
        kinds.append(process.Frame(answer[4:5]))
        answer = answer[5 + length :]
    assert [kind for kind in kinds if kind is not process.Frame.ALIVE] == [
        process.Frame.ROWS,
        process.Frame.DONE,
    ]


class _Growing(io.FileIO):
    """A file to which another program appends a row while it is read."""

    def read(self, size: int | None = -1, /) -> bytes:
        content = super().read(size)
        with Path(str(self.name)).open("ab") as other:
            other.write(b"Bo,3\n")
        return content


class _WrittenTo(type(Path())):  # type: ignore[misc] # the class of this system's paths
    """The path of a file that is written while it is read, so many times."""

    times = 0

    def open(self, *how: str) -> Any:
        self.times -= 1
        return super().open(*how) if self.times < 0 else _Growing(str(self))


def test_a_file_that_is_being_written_is_read_again_until_it_is_whole(tmp_path: Path) -> None:
    path = _WrittenTo(tmp_path / "animals.csv")
    for times in (1, 3, 1_000):
        Path(path).write_bytes(b"Name,Category\n")
        path.times = times
        if times < 1_000:
            assert process.content_of(path) == b"Name,Category\n" + b"Bo,3\n" * times
        else:
            with pytest.raises(UnreadableDeliveryError, match="still-changing"):
                process.content_of(path)
