"""List, build and sign files of the Windows installers: what both installers share."""

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePath

# What signs a file: the beginning of a command line, to which the file's name is added.
SIGN_COMMAND = "MENAGERIE_SIGN_COMMAND"

# The files that Windows loads code from, and can refuse to load without a signature.
_SIGNED_KINDS = (".dll", ".exe", ".pyd")

# Where such a file states its parts: https://learn.microsoft.com/windows/win32/debug/pe-format
_START_OF_HEADER = 0x3C
_LENGTH_OF_HEADER = 24
# Where the list of parts begins in the header that follows, for files of 32 and of 64 bits.
_LIST_OF_PARTS = {0x10B: 96, 0x20B: 112}
# Offset and length of a part.
_PART = struct.Struct("<II")
_SIGNATURE = 4

# Folders into which the tools' own installers put them without adding them to PATH.
_PLACES = (
    r"%ProgramFiles(x86)%\NSIS",
    r"%WIX%\bin",
)


def files_of(payload: Path) -> Iterator[PurePath]:
    """Yield all files below the folder, relative to it, in the same order on every system."""
    for path in sorted(payload.rglob("*")):
        if path.is_file():
            yield path.relative_to(payload)


def folders_of(payload: Path) -> Iterator[PurePath]:
    """Yield all folders below the folder, relative to it, each after the one that it lies in."""
    for path in sorted(payload.rglob("*")):
        if path.is_dir():
            yield path.relative_to(payload)


def settle(payload: Path, time: int) -> None:
    """Give everything in the folder the same time (Unix), which the installed files will have."""
    for path in (payload, *payload.rglob("*")):
        os.utime(path, (time, time))


def find_tool(name: str) -> str | None:
    """Return the path of a program, or None if it is not installed."""
    places = os.pathsep.join(os.path.expandvars(place) for place in _PLACES)
    return shutil.which(name) or shutil.which(name, path=places)


def run(command: Sequence[str], folder: Path | None = None) -> None:
    """Run a tool quietly in ``folder``. Raises CalledProcessError, with the tool's output, if it fails."""
    # The tools write in the code page of the computer.
    subprocess.run(command, cwd=folder, check=True, capture_output=True, encoding="utf-8", errors="replace")


def sign_code(payload: Path, variables: Mapping[str, str] = os.environ) -> None:
    """Sign the programs and libraries in the folder, except those that their makers have signed.

    Without a command, say how many are not signed. Raises CalledProcessError if the command fails.
    """
    code = [payload / path for path in files_of(payload) if path.suffix.lower() in _SIGNED_KINDS]
    unsigned = [path for path in code if not is_signed(path)]
    if variables.get(SIGN_COMMAND):
        for path in unsigned:
            sign(path, variables)
    else:
        print(f"{len(unsigned)} programs and libraries are not signed.", file=sys.stderr)


def is_signed(path: Path) -> bool:
    """Return whether a program or library has a signature, by any signer, valid or not."""
    content = path.read_bytes()
    (start,) = struct.unpack_from("<I", content, _START_OF_HEADER)
    second_header = start + _LENGTH_OF_HEADER
    (kind,) = struct.unpack_from("<H", content, second_header)
    parts = second_header + _LIST_OF_PARTS[kind]
    _offset, length = _PART.unpack_from(content, parts + _SIGNATURE * _PART.size)
    return bool(length)


def sign(path: Path, variables: Mapping[str, str] = os.environ) -> None:
    """Sign a file with the command in MENAGERIE_SIGN_COMMAND; without one, say that it is not signed.

    Raises CalledProcessError if the command fails.
    """
    command = variables.get(SIGN_COMMAND)
    if command:
        subprocess.run(f'{command} "{path}"', shell=True, check=True)  # noqa: S602 - a command line of the person who builds
    else:
        print(f"{path.name} is not signed: {SIGN_COMMAND} is not set.", file=sys.stderr)
