"""Name what Windows recognises an installed Menagerie by, the same in every version."""

import uuid

from project import TITLE

# The package for all users: Windows Installer knows all its versions by this code. It must never change.
UPGRADE_CODE = uuid.UUID("87ba3a43-fe3c-477c-91ce-eb14dc57ced4")

# The installer for one person: its entry under Apps, below HKEY_CURRENT_USER.
UNINSTALL_KEY = rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{TITLE}"


def braces(identifier: uuid.UUID) -> str:
    """Return a GUID as Windows Installer writes it."""
    return f"{{{identifier}}}".upper()
