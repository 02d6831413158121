"""What the service was asked for, and what came of it."""

from collections.abc import Mapping
from itertools import pairwise

from msgspec import Struct, field
from msgspec.structs import replace

from menagerie.domain.animal import AnimalList, KnownAnimal, News, PetStatus

# The statuses whose lists a gathering asks for; None is the list of all.
GATHERED: tuple[PetStatus | None, ...] = (None, *PetStatus)


class Question(Struct, frozen=True):
    """A list to request: animals of one status (None: of any), at most ``limit`` of them.

    ``gathers`` means as much as the service shows: a list of all and one of each status, put together
    (interface 4.1 has no pages).
    """

    status: PetStatus | None
    limit: int
    gathers: bool = False


class Answer(Struct, frozen=True):
    """The list that was requested, and when it was requested and came (Unix seconds).

    ``rows`` are its animals with what is known of them; ``news`` is what was not known before. ``parts``
    counts the lists that a gathered answer was put together from. ``category_names`` come with an answer of
    an earlier run: the names that staff had given to categories.
    """

    question: Question
    animals: AnimalList
    received_at: float
    rows: tuple[KnownAnimal, ...] = ()
    news: News = field(default_factory=News)
    parts: int = 1
    category_names: Mapping[int, str] = field(default_factory=dict)
    asked_at: float = 0.0

    @property
    def is_all(self) -> bool:
        """Whether it certainly has every animal that the service lists: only an unfiltered list can."""
        return self.question.status is None and not self.animals.may_have_more and not self.animals.unreadable

    def with_added(self, known: KnownAnimal) -> "Answer":
        """Return the answer with an animal that was added since, which has the status that was asked for.

        The interface does not say in which order a list comes. Where this one goes by the number, up or
        down, the animal stands where its number belongs; else it comes first, where it is seen, and what the
        service listed stays in the service's order.
        """
        rows = [one for one in self.rows if one.animal.id != known.animal.id]
        is_listed = len(rows) < len(self.rows)
        ids = [one.animal.id for one in rows]
        index = 0
        if is_listed:
            index = next(at for at, one in enumerate(self.rows) if one.animal.id == known.animal.id)
        elif all(one < other for one, other in pairwise(ids)):
            index = sum(one < known.animal.id for one in ids)
        elif all(one > other for one, other in pairwise(ids)):
            index = sum(one > known.animal.id for one in ids)
        rows.insert(index, known)
        # A merged list has no limit of its own: it stays complete, or cut, as it was.
        limit = self.animals.limit + (self.question.gathers and not is_listed)
        animals = replace(self.animals, animals=tuple(one.animal for one in rows), limit=limit)
        return replace(self, animals=animals, rows=tuple(rows))
