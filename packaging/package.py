"""Build into dist what is installed on a system like this one: ``python3 packaging/dev.py package``.

The wheel and the source archive are the same everywhere. Each system's own packages are built on that system,
by the folder of its name beside this file.
"""

import argparse
import importlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from dev import LAST_LINES, step
from licenses import MaterialError, carried_distributions
from project import ROOT, Project, ProjectError, read_project
from sbom import bill_of_materials

# The module that builds the packages of each system, by sys.platform.
SYSTEMS = {"linux": "linux.build", "win32": "windows.build", "darwin": "macos.build"}

_MEGABYTE = 1_000_000


def main() -> int:
    """Build everything, list the results, and return the exit status."""
    argparse.ArgumentParser(description=__doc__.splitlines()[0]).parse_args()
    target = ROOT / "dist"
    try:
        time = source_time(ROOT)
        # Every tool that this starts heeds it.
        os.environ["SOURCE_DATE_EPOCH"] = str(time)
        project = read_project()
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir()
        with step("Building the wheel and the source archive"):
            _build_for_pip()
        if sys.platform in SYSTEMS:
            system = importlib.import_module(SYSTEMS[sys.platform])
            system.build_packages(project, ROOT / "build", target, time)
            with step("Writing the bill of materials"):
                _write_bill_of_materials(project, target, time)
        else:
            print(f"There are no packages for {sys.platform} yet, only the wheel.", file=sys.stderr)
    except (FileNotFoundError, MaterialError, ProjectError) as error:
        print(f"Failed: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(failure(error), file=sys.stderr)
        return 1
    for path in sorted(target.iterdir()):
        print(f"{path.stat().st_size / _MEGABYTE:8.1f} MB  {path.relative_to(ROOT)}")
    print("Packages of other systems are built on those systems, with the same command.")
    return 0


def source_time(root: Path) -> int:
    """Return the Unix time for all files in the packages, so that building again gives the same bytes.

    It is SOURCE_DATE_EPOCH if that is set, else the time of the last commit, which all files of a source
    archive have.
    """
    stated = os.environ.get("SOURCE_DATE_EPOCH")
    if stated:
        return int(stated)
    if not (root / ".git").exists():
        return int((root / "pyproject.toml").stat().st_mtime)
    command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def failure(error: subprocess.CalledProcessError) -> str:
    """Return which program failed, and its last lines: the whole command can be thousands of words long."""
    words = [str(word) for word in error.cmd]
    program = words[2] if words[1:2] == ["-m"] else Path(words[0]).name
    lines = f"{error.stdout or ''}{error.stderr or ''}".strip().splitlines()[-LAST_LINES:]
    return "\n  ".join([f"Failed: {program} ended with status {error.returncode}.", *lines])


def _build_for_pip() -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-d", "dist"]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)


def _write_bill_of_materials(project: Project, target: Path, time: int) -> None:
    name = f"menagerie-{project.version}-{sys.platform}-{platform.machine().lower()}.cdx.json"
    # Where freezing.py leaves the application on every system.
    frozen = ROOT / "build/frozen/menagerie"
    bill = bill_of_materials(project, frozen, carried_distributions(), time)
    (target / name).write_text(bill, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
