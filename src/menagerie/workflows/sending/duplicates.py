"""Finds animals like one that is about to be added, so that the person is asked first."""

from collections.abc import Iterable

from msgspec import Struct

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.finding import Wanted
from menagerie.domain.animal import NewAnimal
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.folding import folded
from menagerie.domain.known import KnownAnimal
from menagerie.domain.searching import search_words
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.workflows.fields import read_typed

# In these states an add may be, or become, an animal that no list has shown yet.
_UNSETTLED = (State.QUEUED, State.SENDING, State.UNCONFIRMED)


class Duplicates(Struct, frozen=True):
    """What is like an animal to add: ``known`` animals, the newest first, and ``unsettled`` adds."""

    known: tuple[KnownAnimal, ...] = ()
    unsettled: tuple[Entry, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether there is any."""
        return bool(self.known or self.unsettled)


async def find_duplicates(typed: Typed, catalogue: Catalogue, entries: Iterable[Entry]) -> Duplicates:
    """Return what is like an animal to add, among the known animals and the adds of the outbox.

    They have the same name, apart from case and accents, the same category, and the same status where one is
    given. No request is sent. Raises UnusableFieldError for what cannot be added.
    """
    new = read_typed(typed)
    words = (*search_words(new.name), str(new.category_id))
    # Unlike a search, this does not stop the search that a person may be typing meanwhile.
    ids = await catalogue.list_ids(Wanted(words, new.status))
    known = await catalogue.animals(ids or ())
    name = folded(new.name)
    return Duplicates(
        tuple(
            one
            for one in known
            if folded(one.animal.name) == name and one.animal.category_id == new.category_id
        ),
        unsettled_like(typed, entries),
    )


def unsettled_like(typed: Typed, entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the adds like this one whose outcome is open: the part of ``find_duplicates`` without a disk."""
    new = read_typed(typed)
    return tuple(entry for entry in entries if entry.state in _UNSETTLED and _is_like(entry.typed, new))


def _is_like(typed: Typed, new: NewAnimal) -> bool:
    try:
        other = read_typed(typed)
    except UnusableFieldError:
        return False  # it cannot become an animal
    same = (folded(other.name), other.category_id) == (folded(new.name), new.category_id)
    return same and (None in (other.status, new.status) or other.status == new.status)
