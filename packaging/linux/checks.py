"""Looks at what was built with the tools by which distributions judge packages, and starts it once."""

import os
import subprocess
from pathlib import Path

from linux.desktop import COMPONENT_ID, DESKTOP_ID


def check_application(bundle: Path) -> None:
    """Let the frozen application check itself.

    Raises CalledProcessError when something was not seen, or when it complained of anything: a module that is
    missing may only be missed on a thread of its own.
    """
    command = [str(bundle / "menagerie"), "--self-check"]
    # Elsewhere Qt would say that it wants UTF-8.
    variables = {**os.environ, "LC_ALL": "C.UTF-8"}
    result = subprocess.run(command, env=variables, check=False, capture_output=True, text=True)
    if result.returncode != 0 or result.stderr:
        print(result.stdout, end="")
        raise subprocess.CalledProcessError(result.returncode, command, result.stdout, result.stderr)


def check_tree(prefix: Path) -> None:
    """Check what desktops read. Raises CalledProcessError for anything that they would reject."""
    _run("desktop-file-validate", str(prefix / f"share/applications/{DESKTOP_ID}.desktop"))
    _run("appstreamcli", "validate", "--no-net", str(prefix / f"share/metainfo/{COMPONENT_ID}.metainfo.xml"))


def check_deb(package: Path) -> None:
    """Check the package against Debian's policy. Raises CalledProcessError for an error or a warning."""
    _run("lintian", "--fail-on=error,warning", str(package))


def _run(*command: str) -> None:
    """Run a command quietly, and show what it said only if it fails."""
    result = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        print(result.stdout, end="")
    result.check_returncode()
