"""Makes the frozen application, the folder with a Python in it, and lets it check itself."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from project import ROOT


def freeze(build: Path, time: int) -> Path:
    """Let PyInstaller make what menagerie.spec says in ``build``, and return the folder of all it made.

    ``time`` is the Unix time that the compiled modules bear. What an earlier build left is not used.
    """
    variables = {**os.environ, "SOURCE_DATE_EPOCH": str(time), "PYTHONHASHSEED": "0"}
    work, frozen = build / "work", build / "frozen"
    for folder in (work, frozen):
        shutil.rmtree(folder, ignore_errors=True)
    command = [
        *(sys.executable, "-m", "PyInstaller", "--clean", "--noconfirm", "--log-level=ERROR"),
        *(f"--distpath={frozen}", f"--workpath={work}", "packaging/menagerie.spec"),
    ]
    subprocess.run(command, cwd=ROOT, env=variables, check=True)
    return frozen


def check_application(program: Path) -> None:
    """Let the frozen application check itself.

    Raises CalledProcessError when something was not seen, or when it complained of anything: a module that is
    missing may only be missed on a thread of its own.
    """
    command = [str(program), "--self-check"]
    # Elsewhere Qt would say that it wants UTF-8.
    variables = {**os.environ, "LC_ALL": "C.UTF-8"}
    result = subprocess.run(
        command, env=variables, check=False, capture_output=True, encoding="utf-8", errors="replace"
    )
    if result.returncode != 0 or result.stderr:
        print(result.stdout, end="")
        raise subprocess.CalledProcessError(result.returncode, command, result.stdout, result.stderr)
