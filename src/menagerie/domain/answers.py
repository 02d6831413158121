"""What the service was asked for, and what came of it."""

from collections.abc import Mapping

from msgspec import Struct, field

from menagerie.domain.animal import AnimalList, PetStatus
from menagerie.domain.known import KnownAnimal, News

# The statuses whose lists a gathering asks for; None is the list of all.
GATHERED: tuple[PetStatus | None, ...] = (None, *PetStatus)


class Question(Struct, frozen=True):
    """A list to request: animals of one status (None: of any), at most ``limit`` of them.

    ``gathers`` means as much as the service shows: a list of all and one of each status (interface 4.1 has no
    pages).
    """

    status: PetStatus | None
    limit: int
    gathers: bool = False


class Answer(Struct, frozen=True):
    """The list that was requested, and when it came (Unix seconds).

    ``rows`` are its animals with what is known of them; ``news`` is what was not known before. ``parts``
    counts the requests of ``gather`` that succeeded; ``complete`` means that certainly no animal is missing.
    ``category_names`` come with an answer of an earlier run: the names that staff had given to categories.
    """

    question: Question
    animals: AnimalList
    received_at: float
    rows: tuple[KnownAnimal, ...] = ()
    news: News = field(default_factory=News)
    parts: int = 1
    complete: bool = False
    category_names: Mapping[int, str] = field(default_factory=dict)
