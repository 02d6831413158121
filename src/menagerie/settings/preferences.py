"""Remembers what the person prefers and how the window was left."""

import base64
import json
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from msgspec import Struct, field

from menagerie.domain.animal import LIMIT_DEFAULT, LIMIT_MAX, LIMIT_MIN, PetStatus
from menagerie.domain.errors import StorageError
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.files import keep_aside, reason, write_whole

THEMES = ("system", "light", "dark")

Member = TypeVar("Member", bound=StrEnum)


class Preferences(Struct):
    """What is remembered from one start to the next. No keys: they are the keyring's.

    ``theme`` is one of THEMES. ``status`` None asks for animals of any. ``refresh_minutes`` 0 refreshes only
    when asked. ``asks_once_more`` asks before each add in production, ``adds_keep_open`` keeps the add dialog
    open for the next one. ``window_geometry``, ``table_header`` and ``splitter`` are Qt's own descriptions in
    base64; None leaves it to the window. ``unknown`` holds the entries that a newer version wrote.

    Not saved themselves: ``problem`` is a sentence when the file could not be read. ``may_be_saved`` is False
    while that file is still in its place: what it holds must not be overwritten unread.
    """

    environment: EnvironmentId = EnvironmentId.SANDBOX
    theme: str = "system"
    limit: int = LIMIT_DEFAULT
    status: PetStatus | None = None
    window_geometry: str | None = None
    table_header: str | None = None
    splitter: str | None = None
    details_visible: bool = True
    refresh_minutes: int = 0
    asks_once_more: bool = False
    adds_keep_open: bool = False
    invitation_dismissed: bool = False
    unknown: dict[str, object] = field(default_factory=dict)
    problem: str | None = None
    may_be_saved: bool = True


_NOT_ENTRIES = {"unknown", "problem", "may_be_saved"}
_KNOWN = tuple(name for name in Preferences.__struct_fields__ if name not in _NOT_ENTRIES)


def load_preferences(path: Path) -> Preferences:
    """Return the preferences in the file ``path``, or the usual ones if there is none.

    Never fails: an entry that makes no sense is the usual one, and a file that makes none is kept aside.
    ``problem`` says so.
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
        return _usual_instead_of(path)
    return _read(content) if isinstance(content, dict) else _usual_instead_of(path)


def save_preferences(path: Path, preferences: Preferences) -> None:
    """Write the preferences to the file ``path``, whole or not at all. Raises StorageError.

    Preferences that may not be saved leave the file as it is.
    """
    if not preferences.may_be_saved:
        return
    known = {name: getattr(preferences, name) for name in _KNOWN}
    write_whole(path, json.dumps({**preferences.unknown, **known}, indent=2).encode())


def _usual_instead_of(path: Path) -> Preferences:
    """Keep the damaged file aside and return the usual preferences, which say so."""
    try:
        aside = keep_aside(path)
    except StorageError as exc:
        return Preferences(problem=exc.message, may_be_saved=False)
    return Preferences(
        problem=f"The file with your preferences was damaged, so the usual ones apply. It is kept as {aside}."
    )


def _read(content: dict[str, object]) -> Preferences:
    """Read each entry by itself, so that one that makes no sense does not take the others with it."""
    usual = Preferences()
    return Preferences(
        environment=_member(content.get("environment"), EnvironmentId) or usual.environment,
        theme=_theme(content.get("theme"), usual.theme),
        limit=_limit(content.get("limit"), usual.limit),
        status=_member(content.get("status"), PetStatus),
        window_geometry=_base64(content.get("window_geometry")),
        table_header=_base64(content.get("table_header")),
        splitter=_base64(content.get("splitter")),
        details_visible=_truth(content.get("details_visible"), usual=usual.details_visible),
        refresh_minutes=_minutes(content.get("refresh_minutes")),
        asks_once_more=_truth(content.get("asks_once_more"), usual=usual.asks_once_more),
        adds_keep_open=_truth(content.get("adds_keep_open"), usual=usual.adds_keep_open),
        invitation_dismissed=_truth(content.get("invitation_dismissed"), usual=usual.invitation_dismissed),
        unknown={name: value for name, value in content.items() if name not in _KNOWN},
    )


def _member(value: object, kind: type[Member]) -> Member | None:
    return next((member for member in kind if member == value), None)


def _theme(value: object, usual: str) -> str:
    return value if isinstance(value, str) and value in THEMES else usual


def _limit(value: object, usual: int) -> int:
    # True is an int in Python, and no limit.
    if not isinstance(value, int) or isinstance(value, bool):
        return usual
    return value if LIMIT_MIN <= value <= LIMIT_MAX else usual


def _minutes(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else 0


def _truth(value: object, *, usual: bool) -> bool:
    return value if isinstance(value, bool) else usual


def _base64(value: object) -> str | None:
    if not isinstance(value, str):
        return None
    try:
        base64.b64decode(value, validate=True)
    except ValueError:
        return None
    return value
