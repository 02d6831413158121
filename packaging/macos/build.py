"""Builds what is installed on macOS: a disk image with the application, for processors like this one's."""

from pathlib import Path

from frozen import check_application, freeze
from icons import macos_icon
from macos.image import build_image
from macos.signing import sign_image
from notices import notices
from project import ROOT, Project


def build_packages(project: Project, build: Path, target: Path, source_time: int) -> None:
    """Build the disk image into the folder ``target``.

    ``build`` is a folder for what is made on the way; ``source_time`` is the Unix time that the compiled
    modules bear. Raises CalledProcessError where a tool fails or finds fault with the result.
    """
    resources = build / "resources"
    resources.mkdir(parents=True, exist_ok=True)
    icon = resources / "menagerie.icns"
    icon.write_bytes(macos_icon())
    licences = notices(ROOT / "packaging/runtime.lock")
    (resources / "notices.txt").write_text(licences, encoding="utf-8")
    application = freeze(build, source_time) / "Menagerie.app"
    check_application(application / "Contents/MacOS/menagerie")
    sign_image(build_image(project, application, icon, target))
