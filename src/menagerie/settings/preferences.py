"""Remembers who works here, what they prefer, and how the window was left."""

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import fields

from menagerie.domain.animal import LIMIT_MAX, LIMIT_MIN, PetStatus
from menagerie.domain.cases import StorageCase
from menagerie.domain.columns import CATEGORY, ID, NAME
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import Fact, fact
from menagerie.domain.knowledge import Person
from menagerie.domain.network import ProxyMode
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.files import keep_aside, read_json, reason, write_whole
from menagerie.system.files import read_own
from menagerie.system.machine import host_name

# A column of PostgreSQL and a line of a delivery note have room for it.
LONGEST_NAME = 40
MOST_IN_A_ROW = 40
MOST_COPIES = 100
# The longest side of any sheet, in millimetres.
LONGEST = 420.0
# What stands on a label beside the columns of an animal.
QR_CODE = "qrCode"

_Count = Annotated[int, Meta(ge=1, le=MOST_IN_A_ROW)]
_Distance = Annotated[float, Meta(ge=0.0, le=LONGEST)]
_Copies = Annotated[int, Meta(ge=1, le=MOST_COPIES)]
_Place = Annotated[int, Meta(ge=1, le=MOST_IN_A_ROW**2)]
# The minutes between two automatic refreshes that are offered; 0 for none.
REFRESH_MINUTES = (0, 1, 5, 15)

# Before 0.2 there was only this: true for every time.
_FORMER_CONFIRMATION = "asks_once_more"
# The name of the limit up to 0.3, and its default there.
FORMER_LIMIT, FORMER_USUAL_LIMIT = "limit", 20

_Theme = Annotated[str, Meta(pattern=r"^(system|light|dark|contrast)\Z")]
_Limit = Annotated[int, Meta(ge=LIMIT_MIN, le=LIMIT_MAX)]
_Minutes = Annotated[int, Meta(ge=0)]
_Commands = Annotated[tuple[str, ...], Meta(max_length=8)]
_ShortName = Annotated[str, Meta(max_length=LONGEST_NAME)]
_Base64 = Annotated[str, Meta(pattern=r"^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?\Z")]


def person_here(short_name: str = "") -> Person:
    """Return the person who works here: under their ``short_name``, or under the name of their account."""
    name = short_name.strip() or account_name()
    return Person(name[:LONGEST_NAME], host_name()[:LONGEST_NAME])


def account_name() -> str:
    """Return the name of the person's account on this computer; empty if there is none."""
    import getpass  # noqa: PLC0415 - not needed for a start

    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
    # For bytes that are not UTF-8, it has characters that no database takes.
    return name.encode("utf-8", "replace").decode()


class LabelSheet(Struct, frozen=True):
    """The geometry of a sheet, in millimetres.

    ``left`` and ``top`` are the margins before the first label; ``step_x`` and ``step_y`` lead from the edge
    of a label to that of the next one.
    """

    paper: Literal["A4", "Letter"] = "A4"
    columns: _Count = 3
    rows: _Count = 8
    left: _Distance = 0.0
    top: _Distance = 0.0
    width: _Distance = 70.0
    height: _Distance = 37.0
    step_x: _Distance = 70.0
    step_y: _Distance = 37.0

    @property
    def count(self) -> int:
        """The number of labels on a sheet."""
        return self.columns * self.rows


class LabelChoice(Struct, frozen=True):
    """What was chosen last. ``sheet`` is a known sheet's name; ``own`` is used where it is none.

    ``shows`` are the keys of the columns that a label shows, and QR_CODE.
    """

    sheet: str | None = None
    own: LabelSheet = LabelSheet()
    first: _Place = 1
    copies: _Copies = 1
    shows: tuple[str, ...] = (NAME.key, ID.key, CATEGORY.key, QR_CODE)


class Confirmation(StrEnum):
    """When an add to Production is to be confirmed."""

    EVERY_TIME = "every time"
    ONCE_A_RUN = "once a run"
    NEVER = "never"


class TextSize(StrEnum):
    """The size of all texts, beside the system's."""

    SMALL = "small"
    NORMAL = "normal"
    LARGE = "large"
    VERY_LARGE = "very large"


class Language(StrEnum):
    """The language of the window: that of the system, or one of those it is translated into."""

    SYSTEM = "system"
    ENGLISH = "en"
    GERMAN = "de"
    FRENCH = "fr"
    SPANISH = "es"
    PORTUGUESE = "pt"
    JAPANESE = "ja"
    CHINESE = "zh_CN"
    ARABIC = "ar"


class LogLevel(StrEnum):
    """How much is written to the log."""

    WARNING = "warning"
    INFO = "info"
    DEBUG = "debug"


class Preferences(Struct):
    """What is remembered from one start to the next. No keys: those are in the keyring.

    Each entry has its type and its default here, and nowhere else. ``list_limit`` is how many animals to list
    at most; ``status`` None lists those of any status.
    ``refresh_minutes`` 0 refreshes only on request. ``confirms_production`` tells when an add to
    Production is to be confirmed, ``adds_keep_open`` keeps the add dialog open for the next one.
    ``reduces_motion`` "system" moves things unless the system asks not to, "yes" never does. ``sounds`` plays
    a sound at the end of a wait and of an import. ``labels`` is the label sheet that was printed on last.
    ``theme`` is the appearance. ``notifies_…`` are the notifications of the desktop. ``proxy…`` and
    ``ca_file`` are as in ``domain.network``; the proxy's password is in the keyring. ``short_name`` is the
    person's name for colleagues; empty for that of the account.
    ``recent_commands`` names the actions that were chosen last in the command palette, the newest first.
    ``window_geometry``, ``table_header`` and ``splitter`` are Qt's own descriptions in base64; None leaves it
    to the window. ``last_version`` is the version that wrote the file; empty before 0.2.0. ``unknown`` holds
    the entries that a newer version wrote.

    Not saved themselves: ``problem`` says why the file could not be read, if so. ``may_be_saved`` is False
    while that file is still there: its content must not be overwritten unread.
    """

    environment: EnvironmentId = EnvironmentId.SANDBOX
    theme: _Theme = "system"
    list_limit: _Limit = LIMIT_MAX
    status: PetStatus | None = None
    window_geometry: _Base64 | None = None
    table_header: _Base64 | None = None
    splitter: _Base64 | None = None
    details_visible: bool = True
    refresh_minutes: _Minutes = 0
    confirms_production: Confirmation = Confirmation.ONCE_A_RUN
    adds_keep_open: bool = False
    reduces_motion: Literal["system", "yes"] = "system"
    sounds: bool = False
    labels: LabelChoice = LabelChoice()
    recent_commands: _Commands = ()
    invitation_dismissed: bool = False
    last_version: str = ""
    language: Language = Language.SYSTEM
    text_size: TextSize = TextSize.NORMAL
    notifies_of_imports: bool = True
    notifies_of_waits: bool = False
    notifies_of_needs: bool = True
    proxy: ProxyMode = ProxyMode.SYSTEM
    proxy_address: str = ""
    proxy_user: str = ""
    ca_file: str | None = None
    log_level: LogLevel = LogLevel.WARNING
    short_name: _ShortName = ""
    unknown: dict[str, object] = field(default_factory=dict)
    problem: Fact | None = None
    may_be_saved: bool = True


_NOT_ENTRIES = {"unknown", "problem", "may_be_saved"}
# Left out of reports: what Menagerie wrote by itself, and names of persons.
_NOT_SET_BY_PERSON = {
    "window_geometry",
    "table_header",
    "splitter",
    "recent_commands",
    "last_version",
    "proxy_user",
    "short_name",
}
_TYPES = {entry.name: entry.type for entry in fields(Preferences) if entry.name not in _NOT_ENTRIES}


def load_preferences(path: Path) -> Preferences:
    """Return the preferences in the file ``path``, or the defaults if there is none.

    Never fails: a senseless entry gets its default, and a senseless file is kept aside. ``problem`` says so.
    """
    try:
        content = read_json(read_own(path))
    except FileNotFoundError:
        return Preferences()
    except OSError as exc:
        return Preferences(
            problem=fact(StorageCase.PREFERENCES_UNREADABLE, path=str(path), detail=reason(exc)),
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
    known = {name: msgspec.to_builtins(getattr(preferences, name)) for name in _TYPES}
    write_whole(path, json.dumps({**preferences.unknown, **known}, indent=2).encode())


def changed_settings(preferences: Preferences) -> dict[str, object]:
    """Return what a person has set to something else than its default, by name."""
    usual = Preferences()
    names = [name for name in _TYPES if name not in _NOT_SET_BY_PERSON]
    return {
        name: getattr(preferences, name)
        for name in names
        if getattr(preferences, name) != getattr(usual, name)
    }


def _defaults_instead_of(path: Path) -> Preferences:
    """Keep the damaged file aside and return the defaults, with a problem."""
    try:
        aside = keep_aside(path)
    except StorageError as exc:
        return Preferences(problem=exc.fact, may_be_saved=False)
    return Preferences(problem=fact(StorageCase.PREFERENCES_DAMAGED, path=str(aside)))


def _read(content: dict[str, object]) -> Preferences:
    """Read each entry on its own, so that a senseless one does not cost the others."""
    preferences = Preferences()
    if content.pop(_FORMER_CONFIRMATION, False) is True:
        preferences.confirms_production = Confirmation.EVERY_TIME
    former_limit = content.pop(FORMER_LIMIT, FORMER_USUAL_LIMIT)
    if former_limit != FORMER_USUAL_LIMIT:
        content.setdefault("list_limit", former_limit)
    for name, value in content.items():
        if name not in _TYPES:
            preferences.unknown[name] = value
            continue
        try:
            setattr(preferences, name, msgspec.convert(value, _TYPES[name]))
        except msgspec.ValidationError:
            continue
    return preferences
