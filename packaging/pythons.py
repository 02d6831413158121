"""Find the command that starts one of some Pythons on this system.

Standard library only, in the syntax of Python 3.8 (see dev.py).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable, Sequence

# The launcher of Windows writes a line for each Python: " -V:3.13 *  Python 3.13 (64-bit)", an older one
# " -3.13-64 *". PySide6 has no wheels for those that are left out: 32 bits, and those without a global lock.
_LISTED = re.compile(r"^\s*-(?:V:)?(\d+)\.(\d+)(?!\d|t|-32)", re.MULTILINE)


def output_of(command: Sequence[str]) -> str | None:
    """Return what the command prints; None where it is missing, or where it fails, as a stub of pyenv may."""
    program = shutil.which(command[0])
    if program is None:
        return None
    try:
        result = subprocess.run(
            [program, *command[1:]],
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            errors="replace",
        )
    except OSError:
        return None
    return result.stdout if result.returncode == 0 else None


def find_python(
    versions: Iterable[tuple[int, int]],
    output: Callable[[Sequence[str]], str | None] = output_of,
    *,
    on_windows: bool = os.name == "nt",
) -> str | None:
    """Return the command of the first of these versions that is here, such as "py -3.13", or None."""
    listed = (output(["py", "-0"]) or "") if on_windows else ""
    in_launcher = {(int(major), int(minor)) for major, minor in _LISTED.findall(listed)}
    for version in versions:
        number = "{}.{}".format(*version)
        if version in in_launcher:
            return f"py -{number}"
        if output([f"python{number}", "--version"]) is not None:
            return f"python{number}"
    return None
