"""Finds out what a file holds, whatever its name says, and reads it."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from menagerie.deliveries.cells import cleaned
from menagerie.deliveries.delimited import read_delimited
from menagerie.deliveries.delivery import Reading
from menagerie.deliveries.encoding import decoded
from menagerie.deliveries.json import read_json
from menagerie.deliveries.table import Table
from menagerie.domain.cases import DeliveryCase, DeliveryNoteCase
from menagerie.domain.errors import UnreadableDeliveryError

# The first bytes of workbooks: a zip archive, and the compound file of older versions.
_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
_OTHERS = {
    b"%PDF": DeliveryCase.NO_TABLE,
    b"\x89PNG": DeliveryCase.NO_TABLE,
    b"\xff\xd8\xff": DeliveryCase.NO_TABLE,
    b"GIF8": DeliveryCase.NO_TABLE,
    b"{\\rtf": DeliveryCase.NO_TABLE,
    b"\x1f\x8b": DeliveryCase.IS_PACKED,
    b"7z\xbc\xaf": DeliveryCase.IS_PACKED,
    b"Rar!": DeliveryCase.IS_PACKED,
    b"BZh": DeliveryCase.IS_PACKED,
    b"\xfd7zXZ": DeliveryCase.IS_PACKED,
    b"\x28\xb5\x2f\xfd": DeliveryCase.IS_PACKED,
    b"PK\x05\x06": DeliveryCase.EMPTY,
    b"L\0\0\0\x01\x14\x02\0": DeliveryCase.IS_SHORTCUT,
}
# What keeps others from a file that a spreadsheet has open, by its name.
_LOCK_FILES = ("~$", ".~lock.")
_LARGEST_LOCK_FILE = 1024
_BINARY_LIST = b"bplist00"
# The key URL, as a binary list stores it.
_URL_KEY = b"SURL"
_TAR_AT = 257
# How a text begins that is no list.
_BEGINNINGS = {
    # What points to something elsewhere: as browsers, desktops and clouds write it.
    DeliveryCase.IS_SHORTCUT: (
        r"(?i:\s*(\[InternetShortcut\]|\[Desktop Entry\]|https?://\S+\s*\Z|WEB\s+1\s+https?://))"
        r'|\s*\{[^{}\[\]]*"(doc_id|resource_id)"\s*:[^{}\[\]]*\}\s*\Z'
        r"|\s*<\?xml[^>]*>\s*<!DOCTYPE plist[^>]*>\s*<plist[^>]*>\s*<dict>\s*<key>URL</key>"
    ),
    DeliveryCase.IS_LOCK_FILE: r",[^,\n]*,[^,\n]*,\d\d\.\d\d\.\d{4} \d\d:\d\d,",
    DeliveryCase.WORKBOOK_UNKNOWN: (
        # Markup; titles may be in such signs, too: "<Name>,<Status>".
        r"(?i:\s*<(\?xml|!doctype|!--|(html|table|head|meta)\b|[a-z][^<>]*>\s*<))"
        # SYLK and DIF.
        r"|ID;P[^\n]*\n[BCFOP];[A-Z]|TABLE\n0,1\n"
    ),
    DeliveryCase.NO_TABLE: (
        # Mail, and a page or a workbook that is stored as mail; cards and calendars.
        r"(From \S+@[^\n]*\n)?([\w-]+:[^\n]*\n([ \t][^\n]*\n)*+){0,99}?"
        r"(?i:MIME-Version|Content-Type|Message-ID|Return-Path):"
        r"|BEGIN:V[A-Z]+\n"
        # YAML.
        r"|(---\n|#[^\n]*\n|\w+: *\n)*+ *- \w+:[^\n]*\n +\w+:"
        # Statements for a database.
        r"|(?is:(\s|--[^\n]*\n|/\*.*?\*/|;|\\\w+ [^\n]*\n|(USE|SET) [^\n;]+;\s*\n)*+"
        r"((CREATE|ALTER|DROP) (TABLE|DATABASE|SCHEMA)|(INSERT|REPLACE) INTO|LOCK TABLES|PRAGMA \w+ ?="
        r"|COPY \S+ [^\n]*FROM stdin|(BEGIN|START) TRANSACTION)\b)"
        # JSON in a statement for a browser, or behind one.
        r"|(/\*.*?\*/)?\s*([\w.$ ]+[=(]\s*[\[{]\s*([\"'{\[]|\w+:)|\)\]\}'|while\(1\);|for\(;;\);)"
        # Programs, and pages for a printer.
        r"|#!/|%!PS|\\documentclass"
    ),
}
_CONTROLS = re.compile("[\x00-\x08\x0e-\x1a\x1c-\x1f]")
# Old programs end a text so, and a disk that was full or lost its power.
_ENDS = "\x00\x1a"
_LOOKED_AT = 64 * 1024
# A text file has hardly any control characters, or one in a row, and does not begin with one.
_MOST_CONTROLS = 0.01
# Only these names say that a text which begins like JSON is none, and only of one that begins with one sign.
_DELIMITED_ENDINGS = (".csv", ".tsv", ".tab", ".txt")
_JSON = re.compile(r"\s*(\[\s*[\[{]|\{\s*[\"'])")


def read_content(
    content: bytes, name: str, reading: Reading, languages: Sequence[str] = (), *, is_pasted: bool = False
) -> Table:
    """Return the rows of ``content``; ``name`` is that of its file, ``languages`` hint at its encoding.

    Raises UnreadableDeliveryError.
    """
    if not content:
        raise UnreadableDeliveryError(DeliveryCase.EMPTY)
    if name.startswith(_LOCK_FILES) and len(content) <= _LARGEST_LOCK_FILE:
        raise UnreadableDeliveryError(DeliveryCase.IS_LOCK_FILE)
    if content.startswith(_WORKBOOKS):
        # Imported here: only workbooks need it.
        from menagerie.deliveries.workbook import read_workbook, workbook_format  # noqa: PLC0415 - see above

        return read_workbook(content, workbook_format(content), reading)
    for beginning, case in _OTHERS.items():
        if content.startswith(beginning):
            raise UnreadableDeliveryError(case)
    if content.startswith(_BINARY_LIST):
        raise UnreadableDeliveryError(
            DeliveryCase.IS_SHORTCUT if _URL_KEY in content else DeliveryCase.NO_TABLE
        )
    if content[_TAR_AT:].startswith(b"ustar"):
        raise UnreadableDeliveryError(DeliveryCase.IS_PACKED)
    text, encoding, is_guess, misfit = decoded(content, reading.encoding, languages)
    text = text.rstrip(_ENDS) or text
    _check_is_text(text)
    text = cleaned(text).removeprefix("\ufeff")
    table = _read_text(text, name, replace(reading, encoding=encoding), is_pasted=is_pasted)
    table.is_encoding_guessed = is_guess
    if misfit is not None:
        table.notes.add(DeliveryNoteCase.ENCODING_MISFIT, misfit)
    return table


def _read_text(text: str, name: str, reading: Reading, *, is_pasted: bool) -> Table:
    if text.lstrip()[:1] in {"[", "{"}:
        try:
            return read_json(text, reading)
        except UnreadableDeliveryError:
            if not name.lower().endswith(_DELIMITED_ENDINGS) or _JSON.match(text):
                raise
    return read_delimited(text, reading, is_pasted=is_pasted)


def _check_is_text(text: str) -> None:
    sample = text[:_LOOKED_AT].lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    most = max(sample.count("\n"), _MOST_CONTROLS * len(sample))
    if _CONTROLS.match(sample) or len(_CONTROLS.findall(sample)) > most:
        raise UnreadableDeliveryError(DeliveryCase.NO_TABLE)
    for case, beginning in _BEGINNINGS.items():
        if re.match(beginning, sample):
            raise UnreadableDeliveryError(case)
