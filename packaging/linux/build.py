"""Builds everything that is installed on Linux: a .deb, an .rpm, and an archive for one person."""

import shutil
from pathlib import Path

from frozen import check_application
from linux.archive import build_archive
from linux.checks import check_deb, check_tree
from linux.debian import build_deb
from linux.redhat import build_rpm
from linux.slim import freeze_slim
from linux.tree import lay_out
from project import Project


def build_packages(project: Project, build: Path, target: Path, source_time: int) -> None:
    """Build all packages of this system into the folder ``target``.

    ``build`` is a folder for what is made on the way; ``source_time`` is the Unix time that all files bear.
    Raises CalledProcessError where a tool fails or finds fault with the result.
    """
    bundle = freeze_slim(build, source_time)
    check_application(bundle / "menagerie")
    tree = build / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(project, bundle, tree)
    check_tree(tree)
    check_deb(build_deb(project, tree, build / "deb", target, source_time))
    build_rpm(project, tree, build / "rpm", target, source_time)
    build_archive(project, tree, build / "archive", target, source_time)
