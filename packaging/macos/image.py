"""Builds the disk image from which a person drags the application into the folder of all applications."""

import importlib
import platform
from pathlib import Path

from project import TITLE, Project

# In points: the window that opens with the image, and where its two things stand in it.
_WINDOW = ((200, 200), (540, 320))
_APPLICATION_PLACE = (140, 140)
_APPLICATIONS_PLACE = (400, 140)
_ICON_SIZE = 112


def settings(application: Path, icon: Path) -> dict[str, object]:
    """Return what dmgbuild is to put into the image, and how its window looks."""
    return {
        # Every macOS that runs the application reads it.
        "format": "ULFO",
        "files": [str(application)],
        "symlinks": {"Applications": "/Applications"},
        "icon": str(icon),
        "window_rect": _WINDOW,
        "icon_size": _ICON_SIZE,
        "icon_locations": {application.name: _APPLICATION_PLACE, "Applications": _APPLICATIONS_PLACE},
    }


def build_image(project: Project, application: Path, icon: Path, target: Path) -> Path:
    """Build the image of the application, a folder ``.app``, into the folder ``target`` and return it."""
    image = target / f"Menagerie-{project.version}-macos-{platform.machine()}.dmg"
    # There is none for other systems.
    dmgbuild = importlib.import_module("dmgbuild")
    dmgbuild.build_dmg(str(image), TITLE, settings=settings(application, icon))
    return image
