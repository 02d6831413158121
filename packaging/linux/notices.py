"""Collects the licences of everything that a package carries."""

import re
import subprocess
import sysconfig
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

from project import ROOT

# Where Debian keeps the texts that many licences refer to.
_COMMON_LICENSES = Path("/usr/share/common-licenses")
_LOCKED = re.compile(r"^[a-z0-9].*==[^\\]+", re.MULTILINE)
_LICENCE_FILE = re.compile(r"(?i)(licen[cs]e|copying|notice)")
_RULE = "=" * 78


def notices(runtime_lock: Path, bundle: Path) -> str:
    """Return one text with the licences of Menagerie, Python, the locked packages and system libraries.

    It is made from what is installed where this runs, which is what the frozen folder ``bundle`` was made of.
    Raises FileNotFoundError or CalledProcessError for a part whose licence is not known.
    """
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    python = (Path(sysconfig.get_path("stdlib")) / "LICENSE.txt").read_text(encoding="utf-8")
    parts = [("Menagerie", own), ("Python", python)]
    parts += [(_title(each), "\n\n".join(_texts(each))) for each in _distributions(runtime_lock)]
    parts += [(f"{name}, from Debian", text) for name, text in _system_libraries(bundle)]
    opening = "Menagerie carries works of others, each under its own licence.\n"
    return opening + "".join(f"\n{_RULE}\n{title}\n{_RULE}\n\n{text.strip()}\n" for title, text in parts)


def _distributions(runtime_lock: Path) -> Iterator[Distribution]:
    """Yield what is locked for this system, and what starts the frozen folder."""
    for locked in _LOCKED.findall(runtime_lock.read_text(encoding="utf-8")):
        requirement = Requirement(locked.strip())
        if requirement.marker is None or requirement.marker.evaluate():
            yield distribution(requirement.name)
    yield distribution("pyinstaller")


def _title(package: Distribution) -> str:
    return f"{package.metadata['Name']} {package.version}"


def _texts(package: Distribution) -> list[str]:
    files = [file for file in package.files or () if ".dist-info" in str(file)]
    texts = [
        Path(str(file.locate())).read_text(encoding="utf-8")
        for file in sorted(files)
        if _LICENCE_FILE.search(file.name)
    ]
    if texts:
        return texts
    stated = package.metadata["License"] or ""
    if "LGPL-3.0-only" not in stated:
        raise FileNotFoundError(f"{_title(package)} brings no licence.")
    # Qt for Python brings none of the texts that it names; the LGPL refers to the GPL.
    names = [f"{_title(package)} is used under the LGPL-3.0-only, of this choice: {stated}."]
    return names + [(_COMMON_LICENSES / name).read_text(encoding="utf-8") for name in ("LGPL-3", "GPL-3")]


def _system_libraries(bundle: Path) -> Iterator[tuple[str, str]]:
    """Yield the name and licence of each package of the system's from which a library was taken."""
    owners = set()
    for library in (bundle / "_internal").glob("lib*.so*"):
        if not library.is_symlink() and not library.name.startswith("libpython"):
            command = ["dpkg-query", "--search", f"*/{library.name}"]
            found = subprocess.run(command, check=True, capture_output=True, text=True).stdout
            owners.add(found.partition(":")[0])
    for owner in sorted(owners):
        yield owner, (Path("/usr/share/doc") / owner / "copyright").read_text(encoding="utf-8")
