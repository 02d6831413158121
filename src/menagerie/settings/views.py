"""Keeps the saved views: filters, columns and order under a name."""

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import fields

from menagerie.domain.animal import INT64_MAX, INT64_MIN, LIMIT_MAX, LIMIT_MIN, PetStatus
from menagerie.domain.cases import StorageCase
from menagerie.domain.columns import TABLE_COLUMNS
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import Fact, fact
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.files import keep_aside, read_json, reason, write_whole
from menagerie.settings.preferences import FORMER_LIMIT, FORMER_USUAL_LIMIT
from menagerie.system.files import read_own

LONGEST_NAME = 60

_VIEWS = "views"
_HIDDEN_AT_FIRST = tuple(column.key for column in TABLE_COLUMNS if not column.is_shown_at_first)
_Name = Annotated[str, Meta(min_length=1)]
_Limit = Annotated[int, Meta(ge=LIMIT_MIN, le=LIMIT_MAX)]
_Category = Annotated[int, Meta(ge=INT64_MIN, le=INT64_MAX)]


class Scope(StrEnum):
    """Where the animals of a view come from."""

    SERVICE = "service"
    SEEN = "seen"


class View(Struct, frozen=True):
    """What is shown, under a name.

    ``recent`` leaves out what has not changed since yesterday; it is of use in everything seen alone, and
    ``list_limit`` for the service alone.
    ``hidden`` and ``sorted_by`` have the keys of columns; an animal with one
    of ``tags`` is shown. A view with ``categories`` belongs to ``environment``: elsewhere their numbers mean
    something else. ``unknown`` holds the entries that a newer version wrote.
    """

    name: _Name
    scope: Scope = Scope.SERVICE
    status: PetStatus | None = None
    categories: tuple[_Category, ...] = ()
    environment: EnvironmentId | None = None
    search: str = ""
    recent: bool = False
    list_limit: _Limit = LIMIT_MAX
    hidden: tuple[str, ...] = _HIDDEN_AT_FIRST
    sorted_by: str | None = None
    is_descending: bool = False
    tags: tuple[str, ...] = ()
    unknown: dict[str, object] = field(default_factory=dict)


_ENTRIES = frozenset(entry.name for entry in fields(View)) - {"unknown"}


class SavedViews(Struct, frozen=True):
    """The views, in the person's order.

    ``unreadable`` holds views that only a newer version understands, ``unknown`` the other entries of the
    file. Not saved: ``problem`` says why the file could not be read, if so. ``may_be_saved`` is False while
    that file is still there: its content must not be overwritten unread.
    """

    views: tuple[View, ...] = ()
    unreadable: tuple[object, ...] = ()
    unknown: dict[str, object] = field(default_factory=dict)
    problem: Fact | None = None
    may_be_saved: bool = True


def load_views(path: Path) -> SavedViews:
    """Return the views in the file ``path``, or none if there is no file.

    Never fails: a damaged file is kept aside. ``problem`` says so.
    """
    try:
        content = read_json(read_own(path))
    except FileNotFoundError:
        return SavedViews()
    except OSError as exc:
        return SavedViews(
            problem=fact(StorageCase.VIEWS_UNREADABLE, path=str(path), detail=reason(exc)),
            may_be_saved=False,
        )
    except (ValueError, RecursionError):
        return _none_instead_of(path)
    if not isinstance(content, dict) or not isinstance(saved := content.pop(_VIEWS, []), list):
        return _none_instead_of(path)
    return _read(saved, content)


def save_views(path: Path, saved: SavedViews) -> None:
    """Write the views to the file ``path``, completely or not at all. Raises StorageError.

    Views that may not be saved leave the file as it is.
    """
    if not saved.may_be_saved:
        return
    views = [{**view.unknown, **{name: getattr(view, name) for name in _ENTRIES}} for view in saved.views]
    content = {**saved.unknown, _VIEWS: [*views, *saved.unreadable]}
    write_whole(path, json.dumps(content, indent=2, sort_keys=True).encode())


def _none_instead_of(path: Path) -> SavedViews:
    """Keep the damaged file aside and return no views, with a problem."""
    try:
        aside = keep_aside(path)
    except StorageError as exc:
        return SavedViews(problem=exc.fact, may_be_saved=False)
    return SavedViews(problem=fact(StorageCase.VIEWS_DAMAGED, path=str(aside)))


def _read(saved: list[object], unknown: dict[str, object]) -> SavedViews:
    """Read each view on its own, so that one that cannot be read does not cost the others."""
    views, unreadable = [], []
    for entry in saved:
        try:
            views.append(_read_view(entry))
        except msgspec.ValidationError:
            unreadable.append(entry)
    return SavedViews(tuple(views), tuple(unreadable), unknown)


def _read_view(entry: object) -> View:
    if not isinstance(entry, dict):
        raise msgspec.ValidationError
    former_limit = entry.get(FORMER_LIMIT, FORMER_USUAL_LIMIT)
    former = {} if former_limit == FORMER_USUAL_LIMIT else {"list_limit": former_limit}
    known = {name: value for name, value in entry.items() if name in _ENTRIES}
    unknown = {k: v for k, v in entry.items() if k not in {*_ENTRIES, FORMER_LIMIT}}
    return msgspec.convert({**former, **known, "unknown": unknown}, View)
