"""Pack the archive for one person, whose script installs without an administrator."""

import platform
import shutil
import tarfile
from pathlib import Path

from linux.tree import LIBRARY, files_of, settle
from project import ROOT, Project

_SCRIPTS = ROOT / "packaging/linux"
_MANIFEST = LIBRARY / "installed-files"


def build_archive(project: Project, prefix: Path, build: Path, target: Path, source_time: int) -> Path:
    """Pack the tree ``prefix`` with its scripts into the folder ``target`` and return the archive.

    ``build`` is a folder for what is made on the way; ``source_time`` is the Unix time given to all files.
    """
    shutil.rmtree(build, ignore_errors=True)
    name = f"menagerie-{project.version}"
    root = build / name
    tree = root / "tree"
    shutil.copytree(prefix, tree, symlinks=True)
    for file in (
        _SCRIPTS / "README.txt",
        _SCRIPTS / "install.sh",
        ROOT / "LICENSE",
        ROOT / "packaging/system-packages.txt",
    ):
        shutil.copy(file, root)
    shutil.copy(_SCRIPTS / "uninstall.sh", tree / LIBRARY)
    (tree / _MANIFEST).touch()
    (tree / _MANIFEST).write_text("".join(f"{path}\n" for path in files_of(tree)), encoding="utf-8")
    settle(root, source_time)
    archive = target / f"{name}-linux-{platform.machine()}.tar.xz"
    with tarfile.open(archive, "w:xz") as packed:
        for path in (root, *sorted(root.rglob("*"))):
            packed.add(path, path.relative_to(build), recursive=False, filter=_without_owner)
    return archive


def _without_owner(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
