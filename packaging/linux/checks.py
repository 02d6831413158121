"""Looks at what was built with the tools by which distributions judge packages."""

import subprocess
from pathlib import Path

from linux.desktop import COMPONENT_ID, DESKTOP_ID


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
