"""Ask Debian's package manager which of its packages a file is from."""

import os
import platform
import shutil
import subprocess
import sys
from typing import NamedTuple
from urllib.parse import quote


class DebianPackage(NamedTuple):
    """An installed package."""

    name: str
    version: str
    architecture: str

    @property
    def purl(self) -> str:
        """The name by which databases of vulnerabilities know it (a package URL)."""
        system = platform.freedesktop_os_release()
        place = f"{system['ID']}/{self.name}@{quote(self.version, safe='')}"
        return (
            f"pkg:deb/{place}?arch={self.architecture}&distro={system['ID']}-{system.get('VERSION_ID', '')}"
        )


def package_with(file: str) -> DebianPackage | None:
    """Return the package that installed this file, a path or a pattern of one; None if there is none."""
    if shutil.which("dpkg-query") is None:
        return None
    lines = _ask("--search", file)
    if not lines:
        return None
    name, version, architecture = _ask(
        "--show", "--showformat=${Package} ${Version} ${Architecture}\n", lines[0].rpartition(": ")[0]
    )[0].split()
    return DebianPackage(name, version, architecture)


def package_of_python() -> DebianPackage | None:
    """Return the package of the Python that runs this, or None if it did not come in a package."""
    return package_with(os.path.realpath(sys.executable))


def _ask(*arguments: str) -> list[str]:
    """Return the lines of the answer; none if dpkg knows nothing."""
    command = ["dpkg-query", *arguments]
    result = subprocess.run(command, check=False, capture_output=True, text=True)
    return result.stdout.splitlines()
