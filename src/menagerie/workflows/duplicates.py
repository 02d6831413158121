"""Finds animals like one that is about to be added, to warn of them before."""

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
from menagerie.workflows.sending import read_typed

# In these states an add is, or may become, an animal that is in no list yet.
_UNSETTLED = (State.QUEUED, State.SENDING, State.UNCONFIRMED)


class Duplicates(Struct, frozen=True):
    """Animals like one to add: ``known`` ones, the newest first, and ``unsettled`` adds of the outbox."""

    known: tuple[KnownAnimal, ...] = ()
    unsettled: tuple[Entry, ...] = ()

    def __bool__(self) -> bool:
        """Return whether there is anything to warn of."""
        return bool(self.known or self.unsettled)


async def find_duplicates(typed: Typed, catalogue: Catalogue, entries: Iterable[Entry]) -> Duplicates:
    """Return known animals and adds of the outbox that are like an animal to add. Sends no request.

    They have the same folded name, the same category and, if it is given, the same status. Raises
    UnusableFieldError for what cannot be added.
    """
    new = read_typed(typed)
    words = (*search_words(new.name), str(new.category_id))
    # Not ``find_all``, which would end the search that the person may be typing.
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
    """Return the ``unsettled`` part of ``find_duplicates``, which takes no time."""
    new = read_typed(typed)
    return tuple(entry for entry in entries if entry.state in _UNSETTLED and _is_like(entry.typed, new))


def _is_like(typed: Typed, new: NewAnimal) -> bool:
    try:
        other = read_typed(typed)
    except UnusableFieldError:
        return False  # it cannot be sent
    same = (folded(other.name), other.category_id) == (folded(new.name), new.category_id)
    return same and (None in (other.status, new.status) or other.status == new.status)
