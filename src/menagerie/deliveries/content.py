"""Finds out what a file holds, whatever its name says, and reads it."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from menagerie.deliveries.cells import cleaned
from menagerie.deliveries.delimited import read_delimited
from menagerie.deliveries.delivery import Reading
from menagerie.deliveries.encoding import decoded
from menagerie.deliveries.json_rows import read_json
from menagerie.deliveries.table import Table
from menagerie.domain.cases import DeliveryCase, DeliveryNoteCase
from menagerie.domain.errors import UnreadableDeliveryError

# The first bytes of workbooks: a zip archive, and the compound file of older versions.
_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
_OTHERS = {
    b"%PDF": DeliveryCase.IS_PDF,
    b"\x89PNG": DeliveryCase.IS_PICTURE,
    b"\xff\xd8\xff": DeliveryCase.IS_PICTURE,
    b"GIF8": DeliveryCase.IS_PICTURE,
    b"{\\rtf": DeliveryCase.IS_DOCUMENT,
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
_LOCK = re.compile(r",[^,\n]*,[^,\n]*,\d\d\.\d\d\.\d{4} \d\d:\d\d,")
# What points to something elsewhere: as browsers, desktops and clouds write it.
_SHORTCUT = re.compile(
    r"\s*(\[InternetShortcut\]|\[Desktop Entry\]|https?://\S+\s*\Z|WEB\s+1\s+https?://"
    r'|\{[^{}\[\]]*"(doc_id|resource_id)"\s*:[^{}\[\]]*\}\s*\Z'
    r"|<\?xml[^>]*>\s*<!DOCTYPE plist[^>]*>\s*<plist[^>]*>\s*<dict>\s*<key>URL</key>)",
    re.IGNORECASE,
)
_BINARY_LIST = b"bplist00"
_TAR_AT = 257
_MARKUP = re.compile(r"\s*<(\?xml|!doctype|html|table|head|meta)\b", re.IGNORECASE)
_CONTROLS = re.compile("[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_LOOKED_AT = 64 * 1024
# A text file has hardly any control characters.
_MOST_CONTROLS = 0.01
# Only these names say that a text which begins like JSON is none.
_DELIMITED_ENDINGS = (".csv", ".tsv", ".tab", ".txt")


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
    if content.startswith(_BINARY_LIST) and b"URL" in content:
        raise UnreadableDeliveryError(DeliveryCase.IS_SHORTCUT)
    if content[_TAR_AT:].startswith(b"ustar"):
        raise UnreadableDeliveryError(DeliveryCase.IS_PACKED)
    text, encoding, is_guess, misfit = decoded(content, reading.encoding, languages)
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
            if not name.lower().endswith(_DELIMITED_ENDINGS):
                raise
    return read_delimited(text, reading, is_pasted=is_pasted)


def _check_is_text(text: str) -> None:
    sample = text[:_LOOKED_AT]
    if len(_CONTROLS.findall(sample)) > _MOST_CONTROLS * len(sample):
        raise UnreadableDeliveryError(DeliveryCase.NOT_TEXT)
    if _SHORTCUT.match(sample.lstrip("\ufeff")):
        raise UnreadableDeliveryError(DeliveryCase.IS_SHORTCUT)
    if _LOCK.match(sample):
        raise UnreadableDeliveryError(DeliveryCase.IS_LOCK_FILE)
    if _MARKUP.match(sample):
        raise UnreadableDeliveryError(DeliveryCase.IS_MARKUP)
