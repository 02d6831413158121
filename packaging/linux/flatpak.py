"""Write the recipe of a Flatpak.

``package`` writes it to build/ID.json, ID being the application's. This makes a Flatpak of it, from what
``package`` left in build/tree:

    flatpak-builder --user --install --force-clean build/flatpak build/ID.json

Written from the documentation of Flatpak and not run yet. Open: under Wayland the window says that it belongs
to menagerie.desktop, which has another name here, so that a dock may not show its icon.
"""

import json

from linux.desktop import DESKTOP_ID
from project import COMMANDS, Project

_PERMISSIONS = (
    *("--share=network", "--share=ipc", "--socket=wayland", "--socket=fallback-x11"),
    "--talk-name=org.freedesktop.secrets",
)


def manifest(project: Project) -> str:
    """Return the recipe as JSON; its paths are relative to the folder build."""
    module = {
        "name": "menagerie",
        "buildsystem": "simple",
        "build-commands": ["cp -RP bin lib share /app"],
        "build-options": {"strip": False, "no-debuginfo": True},
        "sources": [{"type": "dir", "path": "tree"}],
    }
    recipe = {
        "id": project.application_id,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": "24.08",
        "sdk": "org.freedesktop.Sdk",
        "command": COMMANDS[0],
        "rename-desktop-file": f"{DESKTOP_ID}.desktop",
        "rename-icon": "menagerie",
        "finish-args": _PERMISSIONS,
        "modules": [module],
    }
    return json.dumps(recipe, indent=2) + "\n"
