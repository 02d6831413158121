"""Finds animals like one that is about to be added, so that the person is asked first."""

import asyncio
from collections.abc import Iterable

from msgspec import Struct

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import KnownAnimal, NewAnimal
from menagerie.domain.errors import StorageError, UnusableFieldError
from menagerie.domain.text import folded_words
from menagerie.outbox.colleague import ColleaguesAdd
from menagerie.outbox.entry import Entry, Typed
from menagerie.outbox.store import Outbox
from menagerie.workflows.colleagues import Colleagues
from menagerie.workflows.fields import read_typed
from menagerie.workflows.sending.unlisted import DONE, UNSETTLED, unlisted_adds


class Duplicates(Struct, frozen=True):
    """What is like an animal to add: ``known`` animals, the newest first, and adds.

    Adds are ``unsettled``, or ``done`` without an animal that is known. ``colleagues`` has those of other
    desks, the newest first, also where the animal is known.
    """

    known: tuple[KnownAnimal, ...] = ()
    unsettled: tuple[Entry, ...] = ()
    done: tuple[Entry, ...] = ()
    colleagues: tuple[ColleaguesAdd, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether there is any."""
        return bool(self.known or self.unsettled or self.done or self.colleagues)


async def find_duplicates(
    typed: Typed,
    catalogue: Catalogue,
    entries: Iterable[Entry],
    outbox: Outbox,
    colleagues: Colleagues | None = None,
) -> Duplicates:
    """Return what is like an animal to add: among the known animals, ``entries`` and what the outbox added.

    Also what ``colleagues`` add, or have added lately: the catalogue may not have seen it.

    They have the same name, apart from how it is typed, the same category, and the same status where one is
    given. No request is sent. Raises UnusableFieldError for what cannot be added. What cannot be read is left
    out: the person can add all the same.
    """
    new = read_typed(typed)
    theirs = asyncio.ensure_future((colleagues or Colleagues()).like(new))
    try:
        # First: one that is added and known in between is found twice rather than not at all.
        done = await _done_like(new, catalogue, outbox)
        known = await catalogue.known_like(new)
        ids = {one.animal.id for one in known}
        return Duplicates(
            known,
            unsettled_like(typed, entries),
            tuple(add for add in done if add.animal_id not in ids),
            await theirs,
        )
    finally:
        theirs.cancel()


def unsettled_like(typed: Typed, entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the adds like this one whose outcome is open: the part of ``find_duplicates`` without a disk."""
    new = read_typed(typed)
    return tuple(entry for entry in entries if entry.state in UNSETTLED and _is_like(entry.typed, new))


async def _done_like(new: NewAnimal, catalogue: Catalogue, outbox: Outbox) -> tuple[Entry, ...]:
    try:
        adds = [add async for add in unlisted_adds(outbox, catalogue, DONE) if _is_like(add.typed, new)]
    except StorageError:
        return ()
    return tuple(adds)


def _is_like(typed: Typed, new: NewAnimal) -> bool:
    try:
        other = read_typed(typed)
    except UnusableFieldError:
        return False  # it cannot become an animal
    is_same = folded_words(other.name) == folded_words(new.name) and other.category_id == new.category_id
    return is_same and (None in (other.status, new.status) or other.status == new.status)
