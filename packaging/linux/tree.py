"""Lay out the files of the application as they lie below a prefix such as /usr once it is installed."""

import gzip
import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

from licenses import carried_distributions, notices
from linux.desktop import DESKTOP_ID, desktop_entry, metainfo, render_icons
from linux.dpkg import package_of_python, package_with
from linux.manual import manuals
from project import COMMANDS, ROOT, Project

LIBRARY = Path("lib/menagerie")
DOCUMENTATION = Path("share/doc/menagerie")
# The first bytes of programs and libraries.
ELF = b"\x7fELF"


def lay_out(project: Project, bundle: Path, prefix: Path) -> None:
    """Fill ``prefix``, a folder that does not exist yet, from the frozen folder ``bundle``."""
    shutil.copytree(bundle, prefix / LIBRARY, symlinks=True)
    (prefix / "bin").mkdir()
    for command in COMMANDS:
        (prefix / "bin" / command).symlink_to(Path("..") / LIBRARY / "menagerie")
    share = prefix / "share"
    _write(share / f"applications/{DESKTOP_ID}.desktop", desktop_entry(project))
    _write(share / f"metainfo/{project.application_id}.metainfo.xml", metainfo(project))
    render_icons(share / "icons/hicolor")
    for name, page in manuals(project):
        _write(share / f"man/man1/{name}.1.gz", page)
    licences = notices(carried_distributions(), _licences_of_system_libraries(bundle))
    _write(prefix / DOCUMENTATION / "notices.gz", licences)
    examples = prefix / DOCUMENTATION / "examples"
    examples.mkdir()
    shutil.copy(ROOT / "packaging/environments.toml", examples)


def settle(root: Path, time: int) -> None:
    """Give everything below ``root`` the same permissions and time (Unix) wherever it is built."""
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            is_program = path.is_dir() or _is_executable(path)
            path.chmod(0o755 if is_program else 0o644)
        os.utime(path, (time, time), follow_symlinks=False)


def files_of(root: Path) -> Iterator[Path]:
    """Yield all files and links below ``root``, relative to it and in the order of their names."""
    for path in sorted(root.rglob("*")):
        if path.is_symlink() or path.is_file():
            yield path.relative_to(root)


def _licences_of_system_libraries(bundle: Path) -> Iterator[tuple[str, str]]:
    """Yield title and licence of each Debian package that Python or a library in ``bundle`` is from.

    Raises FileNotFoundError for a library whose licence is not known.
    """
    libraries = [path.name for path in (bundle / "_internal").glob("lib*.so*") if not path.is_symlink()]
    owners = {package_with(f"*/{name}") for name in libraries if not name.startswith("libpython")}
    if None in owners:
        raise FileNotFoundError(f"Debian's packages do not have all of these: {', '.join(libraries)}.")
    # None for a Python that its own installer brought: its licence is among the notices already.
    owners.add(package_of_python())
    for owner in sorted(owner for owner in owners if owner is not None):
        licence = (Path("/usr/share/doc") / owner.name / "copyright").read_text(encoding="utf-8")
        yield f"{owner.name}, from Debian", licence


def _write(path: Path, text: str) -> None:
    """Write a text file, compressed if its name ends in .gz."""
    path.parent.mkdir(parents=True, exist_ok=True)
    content = text.encode()
    # No time inside, so that the same text gives the same file.
    path.write_bytes(gzip.compress(content, mtime=0) if path.suffix == ".gz" else content)


def _is_executable(path: Path) -> bool:
    # Wheels mark libraries, which are loaded and not run, and even licences as executable.
    if ".so" in path.name or not path.stat().st_mode & stat.S_IXUSR:
        return False
    with path.open("rb") as file:
        return file.read(len(ELF)).startswith((ELF, b"#!"))
