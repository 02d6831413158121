"""Name what Windows recognises an installed Menagerie by, the same in every version."""

import uuid

# The package for all users: Windows Installer knows all its versions by this code. It must never change.
UPGRADE_CODE = uuid.UUID("87ba3a43-fe3c-477c-91ce-eb14dc57ced4")


def braces(identifier: uuid.UUID) -> str:
    """Return a GUID as Windows Installer writes it."""
    return f"{{{identifier}}}".upper()
