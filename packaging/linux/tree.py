"""Lays out the files of the application as they lie below a prefix such as /usr once it is installed."""

import gzip
import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

from linux.desktop import COMPONENT_ID, DESKTOP_ID, desktop_entry, metainfo
from linux.icons import render_icons
from linux.manual import manual
from linux.system_libraries import licences_of_system_libraries
from menagerie import cli
from menagerie.sandbox import __main__ as sandbox
from notices import notices
from project import ROOT, Project

COMMANDS = ("menagerie", "menagerie-sandbox")
LIBRARY = Path("lib/menagerie")
DOCUMENTATION = Path("share/doc/menagerie")

_ABOUT_MENAGERIE = """\
Shows the animals of a store that keeps them in an Animal Store Service, and adds new ones.

It keeps everything it remembers in ~/.local/share/menagerie and its settings in ~/.config/menagerie. The
addresses of production and staging can be set for all users in /etc/xdg/menagerie/environments.toml; an
example lies with the documentation. API keys are kept in the keyring of the desktop.
"""
_ABOUT_SANDBOX = """\
Serves the whole interface of the Animal Store Service on this computer, with sample animals, until it is
interrupted. When it is ready, it prints one line of JSON with its address.
"""


def lay_out(project: Project, bundle: Path, prefix: Path) -> None:
    """Fill ``prefix``, a folder that does not exist yet, from the frozen folder ``bundle``."""
    shutil.copytree(bundle, prefix / LIBRARY, symlinks=True)
    (prefix / "bin").mkdir()
    for command in COMMANDS:
        (prefix / "bin" / command).symlink_to(Path("..") / LIBRARY / "menagerie")
    share = prefix / "share"
    _write(share / f"applications/{DESKTOP_ID}.desktop", desktop_entry(project))
    _write(share / f"metainfo/{COMPONENT_ID}.metainfo.xml", metainfo(project))
    render_icons(share / "icons/hicolor")
    _write_manuals(project, share / "man/man1")
    licences = licences_of_system_libraries(bundle)
    _write(prefix / DOCUMENTATION / "notices.gz", notices(ROOT / "packaging/runtime.lock", licences))
    _write(
        prefix / DOCUMENTATION / "examples/environments.toml",
        (ROOT / "packaging/environments.toml").read_text(encoding="utf-8"),
    )


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


def _write_manuals(project: Project, folder: Path) -> None:
    day = project.releases[0].date
    pages = (
        (cli.parser(), "catalogue manager for the Animal Store Service", _ABOUT_MENAGERIE),
        (sandbox.parser(), "an Animal Store Service to practise on", _ABOUT_SANDBOX),
    )
    for parser, summary, description in pages:
        text = manual(parser, summary, description, project.version, day)
        _write(folder / f"{parser.prog}.1.gz", text)


def _write(path: Path, text: str) -> None:
    """Write a text file, compressed where its name says so."""
    path.parent.mkdir(parents=True, exist_ok=True)
    content = text.encode()
    # Without a time inside, the same text gives the same file.
    path.write_bytes(gzip.compress(content, mtime=0) if path.suffix == ".gz" else content)


def _is_executable(path: Path) -> bool:
    """Tell whether it is a program: libraries are loaded and not run."""
    return bool(path.stat().st_mode & stat.S_IXUSR) and ".so" not in path.name
