"""Make the frozen application on Linux: PyInstaller's folder with most of ICU's data removed.

Of what Qt uses ICU for, the application needs that it sorts and tells upper from lower case. Qt has its own
data for numbers, dates, languages and countries, and breaks lines without ICU. Of the data, 5 of
32 MB remain.
"""

import shutil
import subprocess
from fnmatch import fnmatchcase
from pathlib import Path

from freezing import freeze

# Items of the data: measures, currencies, languages, countries and time zones in words,
# line and word breaks, transliterations, numbers in words, confusable letters, profiles of Internet names,
# encodings (Python converts them), names of characters, and how each language writes dates and numbers.
UNUSED = (
    *("unit/*", "curr/*", "lang/*", "region/*", "zone/*", "brkitr/*", "translit/*", "rbnf/*"),
    *("*.cfu", "*.spp", "*.cnv", "unames.icu"),
    *("[a-z][a-z].res", "[a-z][a-z][a-z].res", "[a-z][a-z]_*.res", "[a-z][a-z][a-z]_*.res"),
)

# The library contains only the data, under one symbol.
_LIBRARY = """\
    .section .rodata
    .balign 16
    .globl {name}_dat
    .type {name}_dat, %object
{name}_dat:
    .incbin "{data}"
    .size {name}_dat, . - {name}_dat
    .section .note.GNU-stack, "", %progbits
"""


def freeze_slim(build: Path) -> Path:
    """Make the application in the folder ``build`` and return its folder."""
    application = freeze(build) / "menagerie"
    for library in (application / "_internal/PySide6/Qt/lib").glob("libicudata.so.*"):
        _slim(library, build / "unicode")
    return application


def _slim(library: Path, scratch: Path) -> None:
    """Replace ICU's library of data with one that lacks UNUSED; ``scratch`` is a folder for files on the way.

    Raises CalledProcessError if ICU's tools do not know its data, or find that an item lacks another one.
    """
    shutil.rmtree(scratch, ignore_errors=True)
    (scratch / "whole").mkdir(parents=True)
    name = f"icudt{library.name.rpartition('.')[2]}"
    # ICU's tools expect this name, with a letter for the order of the bytes, and the items begin with it.
    data = f"{name}l.dat"

    def run(*command: str | Path) -> str:
        return subprocess.run(command, cwd=scratch, check=True, capture_output=True, text=True).stdout

    run("objcopy", "--output-target=binary", "--only-section=.rodata", library, f"whole/{data}")
    items = run("icupkg", "--list", f"whole/{data}").split()
    unused = [item for item in items if any(fnmatchcase(item, pattern) for pattern in UNUSED)]
    (scratch / "unused.txt").write_text("\n".join(unused), encoding="ascii")
    run("icupkg", "--remove", "unused.txt", f"whole/{data}", data)
    # Relative names, so that the folder does not appear in the library.
    (scratch / "unicode.s").write_text(_LIBRARY.format(name=name, data=data), encoding="ascii")
    run("as", "-o", "unicode.o", "unicode.s")
    link = ("ld", "-shared", "-s", "-z", "noexecstack", "-soname", library.name, "-o", "unicode.so")
    run(*link, "unicode.o")
    shutil.copyfile(scratch / "unicode.so", library)
