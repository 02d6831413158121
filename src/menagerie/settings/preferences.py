"""Remembers what the user prefers and how the window was left."""

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import fields

from menagerie.domain.animal import LIMIT_DEFAULT, LIMIT_MAX, LIMIT_MIN, PetStatus
from menagerie.domain.errors import StorageError
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.files import keep_aside, reason, write_whole

# The minutes between two automatic refreshes that are offered; 0 for none.
REFRESH_MINUTES = (0, 1, 5, 15)

# Before 0.2 there was only this: true for every time.
_FORMER_CONFIRMATION = "asks_once_more"

_Theme = Annotated[str, Meta(pattern=r"^(system|light|dark)\Z")]
_Limit = Annotated[int, Meta(ge=LIMIT_MIN, le=LIMIT_MAX)]
_Minutes = Annotated[int, Meta(ge=0)]
_Commands = Annotated[tuple[str, ...], Meta(max_length=8)]
_Base64 = Annotated[str, Meta(pattern=r"^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?\Z")]


class Confirmation(StrEnum):
    """When an add to Production is to be confirmed."""

    EVERY_TIME = "every time"
    ONCE_A_RUN = "once a run"
    NEVER = "never"


class Preferences(Struct):
    """What is remembered from one start to the next. No keys: those are in the keyring.

    Each entry has its type and its default here, and nowhere else. ``status`` None lists animals of any
    status. ``refresh_minutes`` 0 refreshes only on request. ``confirms_production`` tells when an add to
    Production is to be confirmed, ``adds_keep_open`` keeps the add dialog open for the next one.
    ``recent_commands`` names the actions that were chosen last in the command palette, the newest first.
    ``window_geometry``, ``table_header`` and ``splitter`` are Qt's own descriptions in base64; None leaves it
    to the window. ``unknown`` holds the entries that a newer version wrote.

    Not saved themselves: ``problem`` is a sentence if the file could not be read. ``may_be_saved`` is False
    while that file is still there: its content must not be overwritten unread.
    """

    environment: EnvironmentId = EnvironmentId.SANDBOX
    theme: _Theme = "system"
    limit: _Limit = LIMIT_DEFAULT
    status: PetStatus | None = None
    window_geometry: _Base64 | None = None
    table_header: _Base64 | None = None
    splitter: _Base64 | None = None
    details_visible: bool = True
    refresh_minutes: _Minutes = 0
    confirms_production: Confirmation = Confirmation.ONCE_A_RUN
    adds_keep_open: bool = False
    recent_commands: _Commands = ()
    invitation_dismissed: bool = False
    unknown: dict[str, object] = field(default_factory=dict)
    problem: str | None = None
    may_be_saved: bool = True


_NOT_ENTRIES = {"unknown", "problem", "may_be_saved"}
_TYPES = {entry.name: entry.type for entry in fields(Preferences) if entry.name not in _NOT_ENTRIES}


def load_preferences(path: Path) -> Preferences:
    """Return the preferences in the file ``path``, or the defaults if there is none.

    Never fails: a senseless entry gets its default, and a senseless file is kept aside. ``problem`` says so.
    """
    try:
        content = json.loads(path.read_bytes())
    except FileNotFoundError:
        return Preferences()
    except OSError as exc:
        return Preferences(
            problem=f"Your preferences in {path} cannot be read ({reason(exc)}), so the usual ones apply. "
            "The file is left as it is, and what you change now is not remembered.",
            may_be_saved=False,
        )
    except (ValueError, RecursionError):
        return _defaults_instead_of(path)
    return _read(content) if isinstance(content, dict) else _defaults_instead_of(path)


def save_preferences(path: Path, preferences: Preferences) -> None:
    """Write the preferences to the file ``path``, completely or not at all. Raises StorageError.

    Preferences that may not be saved leave the file as it is.
    """
    if not preferences.may_be_saved:
        return
    known = {name: getattr(preferences, name) for name in _TYPES}
    write_whole(path, json.dumps({**preferences.unknown, **known}, indent=2).encode())


def _defaults_instead_of(path: Path) -> Preferences:
    """Keep the damaged file aside and return the defaults, with a problem."""
    try:
        aside = keep_aside(path)
    except StorageError as exc:
        return Preferences(problem=exc.message, may_be_saved=False)
    return Preferences(
        problem=f"The file with your preferences was damaged, so the usual ones apply. It is kept as {aside}."
    )


def _read(content: dict[str, object]) -> Preferences:
    """Read each entry on its own, so that a senseless one does not cost the others."""
    preferences = Preferences()
    if content.pop(_FORMER_CONFIRMATION, False) is True:
        preferences.confirms_production = Confirmation.EVERY_TIME
    for name, value in content.items():
        if name not in _TYPES:
            preferences.unknown[name] = value
            continue
        try:
            setattr(preferences, name, msgspec.convert(value, _TYPES[name]))
        except msgspec.ValidationError:
            continue
    return preferences
