"""Remembers how files with the same columns were mapped, so that it is done once."""

import asyncio
import logging
import threading
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from menagerie.deliveries.delivery import Delivery
from menagerie.deliveries.table import is_untitled
from menagerie.domain.animal import PetStatus
from menagerie.domain.cases import StorageCase
from menagerie.domain.errors import StorageError
from menagerie.domain.titles import REASON_TITLE
from menagerie.settings.files import reason, write_whole
from menagerie.system.files import open_own
from menagerie.workflows.importing.choices import Choices, Field, without_categories, word_key

# The oldest are forgotten beyond these bounds.
_MOST_LAYOUTS = 50
_LARGEST_LAYOUT = 64 * 1024
_LARGEST_FILE = 2 * _MOST_LAYOUTS * _LARGEST_LAYOUT
_VERSION = 1

# What identifies an environment, whose categories have numbers of their own: ``Environment.place``.
Place = tuple[str, str | None]

_log = logging.getLogger(__name__)


class _Layout(Struct):
    """What was chosen for the files with these columns. ``titles`` and ``columns`` have keys of titles.

    ``place`` is where: None in a file of version 0.2.0, which did not tell.
    """

    titles: tuple[str, ...]
    columns: dict[Field, str]
    fixed: dict[Field, str]
    statuses: dict[str, PetStatus | None]
    categories: dict[str, int]
    place: Place | None = None


class _File(Struct):
    """The content of the file, the newest layout first."""

    version: int
    layouts: list[_Layout]


class Layouts:
    """The layouts of deliveries, in a file that is read at the first use. A damaged one is ignored.

    One that cannot be read is left as it is, and tried again at the next use.

    A delivery without any titles has none: another one with as many columns may hold something else.
    ``find`` and ``save`` may block for a moment, and may be called on any thread.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._layouts: list[_Layout] | None = None

    def find(self, delivery: Delivery, place: Place | None = None) -> Choices | None:
        """Return how a file with these columns, in any order, was mapped the last time; None for never.

        If it was never mapped at this place but elsewhere, its categories are left out: they have other
        numbers there.
        """
        if _has_no_titles(delivery):
            return None
        titles = _titles(delivery.columns)
        try:
            with self._lock:
                alike = [one for one in self._loaded() if one.titles == titles]
        except StorageError as error:
            _log.warning("The layouts of earlier imports cannot be read: %s", error)
            return None
        if not alike:
            return None
        layout = next((one for one in alike if one.place == place), alike[0])
        places = {word_key(title): place for place, title in reversed([*enumerate(delivery.columns)])}
        choices = Choices(
            columns={field: places.get(layout.columns.get(field, "")) for field in Field},
            fixed=layout.fixed,
            statuses=layout.statuses,
            categories=layout.categories,
        )
        return choices if layout.place == place else without_categories(choices)

    def save(self, delivery: Delivery, choices: Choices, place: Place | None = None) -> None:
        """Remember how a delivery was mapped at a place. Raises StorageError."""
        if _has_no_titles(delivery):
            return
        titles = _titles(delivery.columns)
        layout = _Layout(
            titles,
            {
                field: word_key(delivery.columns[place])
                for field, place in choices.columns.items()
                if place is not None
            },
            dict(choices.fixed),
            dict(choices.statuses),
            dict(choices.categories),
            place,
        )
        if len(msgspec.json.encode(layout)) > _LARGEST_LAYOUT:
            return
        with self._lock:
            others = [one for one in self._loaded() if (one.titles, one.place) != (titles, place)]
            self._layouts = [layout, *others][:_MOST_LAYOUTS]
            write_whole(self._path, msgspec.json.encode(_File(_VERSION, self._layouts)))

    async def remember(self, delivery: Delivery, choices: Choices, place: Place | None = None) -> None:
        """Save on another thread how a delivery was mapped. A failure is only logged: no import needs it."""
        try:
            await asyncio.to_thread(self.save, delivery, choices, place)
        except StorageError as error:
            _log.warning("The layout of an import could not be saved: %s", error)

    def _loaded(self) -> list[_Layout]:
        if self._layouts is None:
            self._layouts = self._read()
        return self._layouts

    def _read(self) -> list[_Layout]:
        try:
            with open(self._path, "rb", opener=open_own) as file:
                content = file.read(_LARGEST_FILE + 1)
            return [_with_keys_of_today(one) for one in msgspec.json.decode(content, type=_File).layouts]
        except FileNotFoundError:
            return []
        except OSError as exc:
            # Written anew, it would lose those that can be read again in a moment.
            raise StorageError(
                StorageCase.NOT_READ_SO_NOT_CHANGED, path=str(self._path), detail=reason(exc)
            ) from exc
        except ValueError as error:
            _log.warning("The layouts of earlier imports cannot be read: %s", type(error).__name__)
            return []


def _with_keys_of_today(layout: _Layout) -> _Layout:
    """Return a layout whose words an older version may have folded otherwise."""
    return replace(
        layout,
        titles=tuple(sorted(map(word_key, layout.titles))),
        columns={field: word_key(title) for field, title in layout.columns.items()},
        statuses={word_key(word): status for word, status in layout.statuses.items()},
        categories={word_key(word): number for word, number in layout.categories.items()},
    )


def _has_no_titles(delivery: Delivery) -> bool:
    return all(map(is_untitled, delivery.columns))


def _titles(columns: Iterable[str]) -> tuple[str, ...]:
    """Return the keys of the titles, without that of the column that tells why a row was not added."""
    return tuple(sorted({word_key(title) for title in columns} - {word_key(REASON_TITLE)}))
