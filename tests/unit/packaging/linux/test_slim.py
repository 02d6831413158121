"""How ICU's data is reduced, on made-up data."""

import struct

import pytest

from linux.slim import UNUSED, without

HEADER = struct.pack("<HH", 32, 0xDA27) + bytes(8) + b"CmnD" + bytes(16)


def data(items: dict[str, bytes]) -> bytes:
    """Build data in ICU's form: number, places of names and contents, names, contents on places of 16."""
    names = b""
    table: list[tuple[int, int]] = []
    contents = b""
    names_begin = 4 + 8 * len(items)
    begin = -(-(names_begin + sum(len(name) + 1 for name in items)) // 16) * 16
    for name, content in items.items():
        table.append((names_begin + len(names), begin + len(contents)))
        names += name.encode() + b"\0"
        contents += content + bytes(-len(content) % 16)
    body = struct.pack("<I", len(items)) + b"".join(struct.pack("<II", *entry) for entry in table) + names
    return HEADER + body.ljust(begin, b"\0") + contents


KEPT = {
    "icudt73l/coll/de.res": b"sorts" * 7,
    "icudt73l/ibm-943.cnv": b"converts",
    "icudt73l/zone/de.res": b"zones",
}
DROPPED = {"icudt73l/curr/de.res": b"euros", "icudt73l/unit/de.res": b"metres" * 9}


def test_what_qt_never_uses_is_removed_and_the_rest_is_unchanged() -> None:
    everything = dict(sorted({**KEPT, **DROPPED}.items()))
    assert without(data(everything), UNUSED) == data(dict(sorted(KEPT.items())))


def test_data_without_unused_items_is_unchanged() -> None:
    assert without(data(KEPT), ()) == data(KEPT)


def test_data_in_another_form_is_refused() -> None:
    with pytest.raises(ValueError, match="ICU"):
        without(data(KEPT).replace(b"CmnD", b"ResB"), UNUSED)
