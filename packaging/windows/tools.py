"""Finds and runs the tools that make installers, and signs what they made."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

# What signs a file: the beginning of a command line, to which the file's name is added.
SIGN_COMMAND = "MENAGERIE_SIGN_COMMAND"

# Where the tools' own installers put them, without telling the PATH.
_PLACES = (
    r"%ProgramFiles(x86)%\NSIS",
    r"%WIX%\bin",
)


def find_tool(name: str) -> str | None:
    """Return the path of a program, or None where it is not installed."""
    places = os.pathsep.join(os.path.expandvars(place) for place in _PLACES)
    return shutil.which(name) or shutil.which(name, path=places)


def run(command: Sequence[str], time: int, folder: Path | None = None) -> None:
    """Run a tool quietly in ``folder``; ``time`` is the Unix time that its result bears, if it knows how.

    Raises CalledProcessError, with what the tool said, if it fails.
    """
    variables = {**os.environ, "SOURCE_DATE_EPOCH": str(time)}
    result = subprocess.run(
        command,
        cwd=folder,
        env=variables,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if result.returncode != 0:
        raise subprocess.CalledProcessError(result.returncode, list(command), stderr=result.stdout)


def sign(path: Path, variables: Mapping[str, str] = os.environ) -> None:
    """Sign a file with the command in MENAGERIE_SIGN_COMMAND; without one, say that it is not signed.

    Raises CalledProcessError if the command fails.
    """
    command = variables.get(SIGN_COMMAND)
    if command:
        subprocess.run(f'{command} "{path}"', shell=True, check=True)  # noqa: S602 - a command line of whoever builds
    else:
        print(f"{path.name} is not signed: {SIGN_COMMAND} is not set.", file=sys.stderr)
