"""Make the frozen application on Linux: PyInstaller's folder with most of ICU's data removed.

Of what Qt uses ICU for, the application needs that it sorts and tells upper from lower case. Qt has its own
data for numbers, dates, languages and countries, and breaks lines without ICU. Of the data, 5 of
32 MB remain.
"""

import struct
import subprocess
from fnmatch import fnmatchcase
from pathlib import Path

from freezing import freeze

# Names in the data below "icudtNNl/": measures, currencies, languages, countries and time zones in words,
# line and word breaks, transliterations, numbers in words, confusable letters, profiles of Internet names,
# encodings (Python converts them), names of characters, and how each language writes dates and numbers.
UNUSED = (
    *("unit/*", "curr/*", "lang/*", "region/*", "zone/*", "brkitr/*", "translit/*", "rbnf/*"),
    *("*.cfu", "*.spp", "*.cnv", "unames.icu"),
    *("[a-z][a-z].res", "[a-z][a-z][a-z].res", "[a-z][a-z]_*.res", "[a-z][a-z][a-z]_*.res"),
)

# The data's format: a header that states its own length; the number of items; for each item the offsets of
# its name and content, counted from the end of the header; the names, each with a zero byte; the contents.
_HEADER_LENGTH = struct.Struct("<H")
_COUNT = struct.Struct("<I")
_ENTRY = struct.Struct("<II")
_KIND = slice(12, 16)
_COMMON_DATA = b"CmnD"
_ALIGNMENT = 16

# The library contains only the data, under one symbol.
_LIBRARY = """\
    .section .rodata
    .balign {alignment}
    .globl {symbol}
    .type {symbol}, %object
{symbol}:
    .incbin "{data}"
    .size {symbol}, . - {symbol}
    .section .note.GNU-stack, "", %progbits
"""


def freeze_slim(build: Path) -> Path:
    """Make the application in the folder ``build`` and return its folder."""
    application = freeze(build) / "menagerie"
    for library in (application / "_internal/PySide6/Qt/lib").glob("libicudata.so.*"):
        _slim(library, build / "unicode")
    for path in application.rglob("*.so*"):
        if not path.is_symlink():
            _forget_this_computer(path)
    return application


def without(data: bytes, unused: tuple[str, ...]) -> bytes:
    """Return ICU's data without the items of these names, which are patterns below the data's own folder."""
    header, items = _items(data)
    kept = {
        name: content
        for name, content in items.items()
        if not any(fnmatchcase(name.partition("/")[2], pattern) for pattern in unused)
    }
    names = b"".join(name.encode("ascii") + b"\0" for name in kept)
    names_begin = _COUNT.size + _ENTRY.size * len(kept)
    position = _aligned(len(header) + names_begin + len(names)) - len(header)
    table, contents = bytearray(_COUNT.pack(len(kept))), bytearray()
    name_position = names_begin
    for name, content in kept.items():
        table += _ENTRY.pack(name_position, position + len(contents))
        name_position += len(name) + 1
        contents += content.ljust(_aligned(len(content)), b"\0")
    return header + bytes(table + names).ljust(position, b"\0") + bytes(contents)


def _items(data: bytes) -> tuple[bytes, dict[str, bytes]]:
    """Return the header, and each item's content by its name, in the order of the names."""
    (length,) = _HEADER_LENGTH.unpack_from(data)
    if data[_KIND] != _COMMON_DATA:
        raise ValueError("This is not ICU's common data in the known format.")
    header, body = data[:length], data[length:]
    (count,) = _COUNT.unpack_from(body)
    entries = [_ENTRY.unpack_from(body, _COUNT.size + _ENTRY.size * index) for index in range(count)]
    ends = [begin for _, begin in entries[1:]] + [len(body)]
    return header, {
        body[name : body.index(b"\0", name)].decode("ascii"): body[begin:end]
        for (name, begin), end in zip(entries, ends, strict=True)
    }


def _aligned(position: int) -> int:
    return -(-position // _ALIGNMENT) * _ALIGNMENT


def _read(library: Path) -> tuple[str, bytes]:
    """Return the name of the library's only symbol, and its content."""
    command = ["readelf", "--dyn-syms", "--wide", str(library)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    # Number, value, size, type, binding, visibility, section, name.
    symbols = [line.split() for line in output.splitlines() if "OBJECT" in line]
    if len(symbols) != 1:
        raise ValueError(
            f"{library.name} does not have exactly one symbol, so it is not ICU's data in the known format."
        )
    _, value, size, *_, name = symbols[0]
    # Its offset in the file is its address in memory.
    begin = int(value, 16)
    return name, library.read_bytes()[begin : begin + int(size, 0)]


def _slim(library: Path, scratch: Path) -> None:
    """Replace ICU's library of data with one that lacks UNUSED; ``scratch`` is a folder for files on the way.

    Raises ValueError if its data has another format.
    """
    symbol, data = _read(library)
    kept = without(data, UNUSED)
    scratch.mkdir(parents=True, exist_ok=True)
    (scratch / "unicode.dat").write_bytes(kept)
    # Relative names, so that the folder does not appear in the library.
    source = _LIBRARY.format(alignment=_ALIGNMENT, symbol=symbol, data="unicode.dat")
    (scratch / "unicode.s").write_text(source, encoding="ascii")
    subprocess.run(["as", "-o", "unicode.o", "unicode.s"], cwd=scratch, check=True)
    link = ["ld", "-shared", "-s", "-z", "noexecstack", "-soname", library.name, "-o", "unicode.so"]
    subprocess.run([*link, "unicode.o"], cwd=scratch, check=True)
    library.write_bytes((scratch / "unicode.so").read_bytes())


def _forget_this_computer(library: Path) -> None:
    """Remove a library's search path if it names a folder of the computer that builds."""
    command = ["patchelf", "--print-rpath", str(library)]
    places = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    if places and not all(place.startswith("$ORIGIN") for place in places.split(":")):
        subprocess.run(["patchelf", "--remove-rpath", str(library)], check=True)
