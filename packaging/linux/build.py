"""Build everything that is installed on Linux: a .deb, an .rpm, and an archive for one person."""

import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from dev import step
from freezing import check_application
from linux.archive import build_archive
from linux.debian import build_deb, check_deb
from linux.desktop import DESKTOP_ID
from linux.lint import check_metainfo, check_rpm
from linux.redhat import build_rpm
from linux.slim import freeze_slim
from linux.tree import lay_out
from project import Project


def build_packages(project: Project, build: Path, target: Path, source_time: int) -> None:
    """Build all packages of this system into the folder ``target``.

    ``build`` is a folder for what is made on the way; ``source_time`` is the Unix time given to all files.
    Raises CalledProcessError where a tool fails or finds fault with the result, also where this system lacks
    a library that Qt is linked to.
    """
    bundle = freeze_slim(build)
    check_application(bundle / "menagerie")
    tree = build / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    with step("Adding icons, man pages and licences"):
        lay_out(project, bundle, tree)
        entry = tree / f"share/applications/{DESKTOP_ID}.desktop"
        subprocess.run(["desktop-file-validate", entry], check=True, capture_output=True, text=True)
        check_metainfo(project, tree / f"share/metainfo/{project.application_id}.metainfo.xml")
    # Each compresses on one processor, for longer than all else takes.
    with step("Packing and checking the .deb, the .rpm and the archive"), ThreadPoolExecutor() as threads:
        packing = (
            threads.submit(lambda: check_deb(build_deb(project, tree, build / "deb", target, source_time))),
            threads.submit(lambda: check_rpm(build_rpm(project, tree, build / "rpm", target, source_time))),
            threads.submit(build_archive, project, tree, build / "archive", target, source_time),
        )
        for packed in packing:
            packed.result()
