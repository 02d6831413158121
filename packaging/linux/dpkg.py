"""Ask Debian's package manager which of its packages a file is from."""

import functools
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
    program = shutil.which("dpkg-query")
    if program is None:
        return None
    lines = _ask(program, "--search", file)
    if not lines:
        return None
    form = "--showformat=${Package} ${Version} ${Architecture}\n"
    shown = _ask(program, "--show", form, lines[0].rpartition(": ")[0])
    name, version, architecture = shown[0].split()
    return DebianPackage(name, version, architecture)


def package_of_python() -> DebianPackage | None:
    """Return the package of the Python that runs this, or None if it did not come in a package."""
    return package_with(os.path.realpath(sys.executable))


# It looks through the files of all packages for each answer, and nothing is installed meanwhile.
@functools.cache
def _ask(program: str, *arguments: str) -> tuple[str, ...]:
    """Return the lines of the answer; none if dpkg knows nothing."""
    result = subprocess.run([program, *arguments], check=False, capture_output=True, text=True)
    return tuple(result.stdout.splitlines())
