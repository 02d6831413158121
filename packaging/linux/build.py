"""Build everything that is installed on Linux: a .deb, an .rpm, and an archive for one person."""

import shutil
import subprocess
from pathlib import Path

from freezing import check_application
from linux.archive import build_archive
from linux.checking import check_metainfo, check_rpm
from linux.debian import build_deb
from linux.desktop import DESKTOP_ID
from linux.flatpak import manifest
from linux.redhat import build_rpm
from linux.slim import freeze_slim
from linux.tree import lay_out
from project import Project


def build_packages(project: Project, build: Path, target: Path, source_time: int) -> None:
    """Build all packages of this system into the folder ``target``.

    ``build`` is a folder for what is made on the way; ``source_time`` is the Unix time given to all files.
    Raises CalledProcessError where a tool fails or finds fault with the result.
    """
    bundle = freeze_slim(build, source_time)
    check_application(bundle / "menagerie")
    tree = build / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(project, bundle, tree)
    _run("desktop-file-validate", tree / f"share/applications/{DESKTOP_ID}.desktop")
    check_metainfo(project, tree / f"share/metainfo/{project.application_id}.metainfo.xml")
    _run("lintian", "--fail-on=error,warning", build_deb(project, tree, build / "deb", target, source_time))
    check_rpm(build_rpm(project, tree, build / "rpm", target, source_time))
    build_archive(project, tree, build / "archive", target, source_time)
    (build / f"{project.application_id}.json").write_text(manifest(project), encoding="utf-8")


def _run(*command: str | Path) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True)
