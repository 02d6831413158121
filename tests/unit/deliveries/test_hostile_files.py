"""A file that is no delivery gets a clear sentence: nothing hangs, crashes or takes all memory."""

import asyncio
import os
import struct
import threading
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest
from xlsxwriter.workbook import Workbook

from menagerie.deliveries import table
from menagerie.deliveries.delivery import Delivery
from menagerie.deliveries.process import CancelToken, read_delivery, read_on_a_thread
from menagerie.domain.cases import Case, DeliveryCase, DeliveryNoteCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.facts import fact
from support.delivered_tables import table_in
from support.two_runs import Times

XLS = (Path(__file__).parent / "samples" / "animals.xls").read_bytes()
# How a record of a workbook in XLS begins: its kind, and the length of its content.
WEBLOC = b"<?xml version='1.0'?>\n<!DOCTYPE plist PUBLIC 'x' 'y'>\n<plist>\n<dict>\n<key>URL</key>"
SECOND_RECORD, ENCRYPTION = struct.pack("<HH", 0xE1, 2), struct.pack("<HH", 0x2F, 2)


def refusal(path: Path) -> Case:
    with pytest.raises(UnreadableDeliveryError) as raised:
        read_delivery(path)
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


@pytest.mark.parametrize(
    ("content", "case"),
    [
        (b"", DeliveryCase.EMPTY),
        (b"   \n\n ", DeliveryCase.NO_ROWS),
        (b"\xef\xbb\xbf", DeliveryCase.NO_ROWS),
        (b"%PDF-1.7\n", DeliveryCase.NO_TABLE),
        (b"\x89PNG\r\n\x1a\n", DeliveryCase.NO_TABLE),
        (b"\x1f\x8b\x08", DeliveryCase.IS_PACKED),
        (b"<html><table><tr><td>Rex</td></tr></table></html>", DeliveryCase.WORKBOOK_UNKNOWN),
        (b'<?xml version="1.0"?><Workbook/>', DeliveryCase.WORKBOOK_UNKNOWN),
        (b"<!-- from the till -->\n<pets><pet/></pets>", DeliveryCase.WORKBOOK_UNKNOWN),
        (b'<div class="a">\n<p>Rex</p></div>', DeliveryCase.WORKBOOK_UNKNOWN),
        (b'ID;PWXL;N;E\r\nP;PGeneral\r\nC;Y1;X1;K"Name"\r\nE\r\n', DeliveryCase.WORKBOOK_UNKNOWN),
        (b'TABLE\r\n0,1\r\n"EXCEL"\r\nVECTORS\r\n0,3\r\n""\r\n', DeliveryCase.WORKBOOK_UNKNOWN),
        (b"From: A <a@b.c>\r\nX-A: 1;\r\n\t2\r\nMIME-Version: 1.0\r\n\r\nRex,Dogs", DeliveryCase.NO_TABLE),
        (b"MIME-Version: 1.0\nX-Document-Type: Workbook\n", DeliveryCase.NO_TABLE),
        (b"From a@b.c Mon Jan  1 10:00:00 2024\nMessage-Id: <1@b>\n", DeliveryCase.NO_TABLE),
        (b"BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Rex\r\nEND:VCARD\r\n", DeliveryCase.NO_TABLE),
        (b"# pets\n---\npets:\n  - name: Rex\n    category: 3\n", DeliveryCase.NO_TABLE),
        (
            b"-- Dump\n--\n\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `pets`;\n",
            DeliveryCase.NO_TABLE,
        ),
        (b"--\n-- dump\n\nSET a = 0;\nCOPY public.pets (a, b) FROM stdin;\nRex\t3\n", DeliveryCase.NO_TABLE),
        (b"insert into pets (name, category) values ('Rex', 3);\n", DeliveryCase.NO_TABLE),
        (b'/**/callback([{"name": "Rex", "category": 3}]);', DeliveryCase.NO_TABLE),
        (b"var pets = [{name: 'Rex'}];", DeliveryCase.NO_TABLE),
        (b')]}\',\n[{"name": "Rex", "category": 3}]', DeliveryCase.NO_TABLE),
        (b'#!/bin/sh\necho "Rex, 3"\n', DeliveryCase.NO_TABLE),
        (b"bplist00\xd1\x01\x02_\x10\x0fWebMainResource\xd1eURL", DeliveryCase.NO_TABLE),
        (
            b"Name    Category  Status\nRex     Dogs      sold\nBo      Cats      sold\n",
            DeliveryCase.NO_TABLE,
        ),
        (b"+----+---+\n| Name | Category |\n+----+---+\n| Rex | Dogs |\n+----+---+\n", DeliveryCase.NO_TABLE),
        (b"Name: Rex\nCategory: Dogs\n\nName: Bo\nCategory: Cats\n", DeliveryCase.NO_TABLE),
        (b"\x03|\1\1" + b"Rex       Dogs      sold      " * 1000, DeliveryCase.NO_TABLE),
        (bytes(range(256)) * 20, DeliveryCase.NO_TABLE),
        (b"\0" * 1000, DeliveryCase.NO_TABLE),
        (b"BZh91AY", DeliveryCase.IS_PACKED),
        (b"animals.csv".ljust(257, b"\0") + b"ustar", DeliveryCase.IS_PACKED),
        (b"[InternetShortcut]\r\nURL=https://example.com/list\r\n", DeliveryCase.IS_SHORTCUT),
        (b"[Desktop Entry]\nType=Link\nURL=https://example.com/list\n", DeliveryCase.IS_SHORTCUT),
        (
            b'{"url": "https://example.com", "doc_id": "1a", "email": "a@example.com"}',
            DeliveryCase.IS_SHORTCUT,
        ),
        (b"https://example.com/list.csv\n", DeliveryCase.IS_SHORTCUT),
        (b"L\0\0\0\x01\x14\x02\0 and more", DeliveryCase.IS_SHORTCUT),
        (b"bplist00\xd1\x01\x02SURL", DeliveryCase.IS_SHORTCUT),
        (WEBLOC, DeliveryCase.IS_SHORTCUT),
        (b",ann,desk1,01.02.2026 09:30,file:///home/ann/4;", DeliveryCase.IS_LOCK_FILE),
        (b"PK\x03\x04 and then nothing of it", DeliveryCase.UNREADABLE),
        (XLS[:1500], DeliveryCase.UNREADABLE),
        (XLS[:8] + bytes(4000), DeliveryCase.UNREADABLE),
    ],
)
def test_what_is_no_table_says_what_it_is(content: bytes, case: DeliveryCase) -> None:
    assert refusal_of(content) is case


@pytest.mark.parametrize(
    "title",
    [
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
    ],
)
def test_titles_that_only_begin_like_something_else_are_those_of_a_list(title: str) -> None:
    assert len(table_in(f"{title}\nRex,Dogs,1\nBo,Cats,2\n").rows) >= 2


@pytest.mark.parametrize("name", ["~$animals.xlsx", ".~lock.animals.ods#"])
def test_what_keeps_an_open_spreadsheet_to_one_person_is_no_list(name: str) -> None:
    assert refusal_of(b"\x03Ann".ljust(165), name) is DeliveryCase.IS_LOCK_FILE


def test_a_text_document_of_older_versions_is_no_damaged_workbook() -> None:
    document = XLS.replace("Workbook".encode("utf-16-le"), "WordDoc\0".encode("utf-16-le"), 1)
    assert refusal_of(document) is DeliveryCase.WORKBOOK_UNKNOWN


def test_a_workbook_cut_short_is_damaged(xlsx: Path) -> None:
    assert refusal_of(xlsx.read_bytes()[:-200]) is DeliveryCase.UNREADABLE


def test_each_flipped_byte_is_read_or_refused(xlsx: Path, times: Times) -> None:
    content = xlsx.read_bytes()
    for index in range(0, len(content), len(content) // times(40, sample=20)):
        damaged = content[:index] + bytes([content[index] ^ 0xFF]) + content[index + 1 :]
        with suppress(UnreadableDeliveryError):
            assert table_in(damaged).rows


@pytest.mark.parametrize(
    ("parts", "case"),
    [
        (["animals.csv"], DeliveryCase.IS_PACKED),
        (["folder/animals.xlsx", "folder/readme.txt"], DeliveryCase.IS_PACKED),
        (["[Content_Types].xml", "word/document.xml"], DeliveryCase.NO_TABLE),
        (["Index/Document.iwa", "preview.jpg"], DeliveryCase.IS_NUMBERS),
        (["xl/workbook.bin"], DeliveryCase.WORKBOOK_UNKNOWN),
    ],
)
def test_a_packed_file_is_called_what_it_is(tmp_path: Path, parts: list[str], case: DeliveryCase) -> None:
    path = tmp_path / "animals.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for part in parts:
            archive.writestr(part, "Name\nRex\n")
    assert refusal_of(path.read_bytes()) is case


def test_a_password_is_named(tmp_path: Path) -> None:
    old = XLS.replace(SECOND_RECORD, ENCRYPTION, 1)
    assert refusal_of(old) is DeliveryCase.WORKBOOK_PROTECTED
    # Excel wraps an encrypted XLSX into a compound file with this stream.
    new = XLS.replace("Workbook".encode("utf-16-le"), "EncryptedPackage".encode("utf-16-le"), 1)
    assert refusal_of(new) is DeliveryCase.WORKBOOK_PROTECTED
    path = tmp_path / "animals.ods"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", os.urandom(64))
        archive.writestr("META-INF/manifest.xml", "<manifest:encryption-data/>")
    assert refusal_of(path.read_bytes()) is DeliveryCase.WORKBOOK_PROTECTED


def test_a_bomb_is_refused_by_the_sizes_it_states(xlsx: Path) -> None:
    content = bytearray(xlsx.read_bytes())
    entry = content.index(b"PK\x01\x02")
    content[entry + 24 : entry + 28] = struct.pack("<I", table.LARGEST_INFLATED + 1)
    assert refusal_of(bytes(content)) is DeliveryCase.TOO_LARGE


def test_a_bomb_that_states_a_small_size_is_refused(xlsx: Path) -> None:
    name = "xl/worksheets/sheet1.xml"
    content = bytearray(with_part(xlsx, name, b" " * 50_000_000))
    stated = struct.pack("<I", 50_000_000)
    assert content.count(stated) == 2
    content = content.replace(stated, struct.pack("<I", 5000))
    assert refusal_of(bytes(content)) is DeliveryCase.TOO_LARGE


def test_two_cells_far_apart_do_not_take_all_memory(xlsx: Path, tmp_path: Path) -> None:
    """A grid of them would need 400 GB."""
    cells = (
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
        '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>'
        "</sheetData></worksheet>"
    )
    path = tmp_path / "far.xlsx"
    path.write_bytes(with_part(xlsx, "xl/worksheets/sheet1.xml", cells.encode()))
    delivery = read_delivery(path)
    assert list(delivery.rows) == [("1",)]
    assert delivery.notes == (fact(DeliveryNoteCase.FAR_CELL, cell="XFD1048576", more=0),)


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "animals.csv"
    with path.open("wb") as file:
        file.truncate(table.LARGEST_FILE + 1)
    assert refusal(path) is DeliveryCase.TOO_LARGE


def test_too_many_columns_are_refused() -> None:
    wide = b",".join(b"x%d" % number for number in range(table.MOST_COLUMNS + 1))
    assert refusal_of(wide + b"\n" + wide) is DeliveryCase.TOO_WIDE


def test_too_many_rows_are_refused() -> None:
    assert refusal_of(b"x,1\n" * (table.MOST_ROWS + 2)) is DeliveryCase.TOO_LONG


@pytest.mark.thorough
def test_a_wide_row_among_a_million_does_not_multiply(tmp_path: Path) -> None:
    path = tmp_path / "animals.csv"
    path.write_bytes(b"x," * 900 + b"x\n" + b"y,1\n" * 700_000)
    assert refusal(path) is DeliveryCase.TOO_LARGE


def test_a_device_is_not_read() -> None:
    assert refusal(Path(os.devnull)) is DeliveryCase.NOT_A_FILE


def test_a_folder_and_a_missing_file_say_so(tmp_path: Path) -> None:
    assert refusal(tmp_path) is DeliveryCase.NOT_A_FILE
    assert refusal(tmp_path / "gone.csv") is DeliveryCase.GONE
    (tmp_path / "file.csv").write_text("Name\nRex\n", encoding="utf-8")
    assert refusal(tmp_path / "file.csv" / "below.csv") is DeliveryCase.GONE


def test_a_module_beside_the_data_is_not_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "csv.py").write_text("raise SystemExit('run')")
    path = tmp_path / "animals.csv"
    path.write_bytes(b"Name,Category\nRex,3\n")
    monkeypatch.chdir(tmp_path)
    assert len(read_delivery(path).rows) == 1


def test_reading_can_be_ended_before_it_has_begun(tmp_path: Path) -> None:
    path = tmp_path / "animals.csv"
    path.write_bytes(b"Rex,3,available\n")
    token = CancelToken()
    token.cancel()
    with pytest.raises(UnreadableDeliveryError):
        read_delivery(path, token=token)


async def test_reading_ends_when_what_waits_for_it_is_cancelled(tmp_path: Path) -> None:
    path = tmp_path / "animals.csv"
    path.write_bytes(b"Rex,3,available\n" * 1_000_000)
    has_begun = threading.Event()
    ends: list[Case | Delivery] = []

    def read(token: CancelToken) -> Delivery:
        has_begun.set()
        try:
            delivery = read_delivery(path, token=token)
        except UnreadableDeliveryError as error:
            ends.append(error.case)
            raise
        ends.append(delivery)
        return delivery

    reading = asyncio.ensure_future(read_on_a_thread(read))
    await asyncio.to_thread(has_begun.wait)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    await asyncio.get_running_loop().shutdown_default_executor()
    assert ends == [DeliveryCase.UNREADABLE]


def test_a_workbook_with_damaged_parts_is_damaged(xlsx: Path) -> None:
    content = xlsx.read_bytes()
    with zipfile.ZipFile(xlsx) as archive:
        part = archive.getinfo("xl/worksheets/sheet1.xml")
    begin = part.header_offset + 30 + len(part.filename)
    damaged = content[:begin] + b"\xff" * part.compress_size + content[begin + part.compress_size :]
    assert refusal_of(damaged) is DeliveryCase.UNREADABLE
