"""What the service was asked for, and what came of it."""

from msgspec import Struct, field

from menagerie.domain.animal import AnimalList, PetStatus
from menagerie.domain.known import KnownAnimal, News


class Question(Struct, frozen=True):
    """What the service is asked for: at most ``limit`` animals of one status (None: of any).

    ``gathers`` asks for everything that the interface lets one see: a list of all and one of each status
    (interface 4.1 has no further pages).
    """

    status: PetStatus | None
    limit: int
    gathers: bool = False


class Answer(Struct, frozen=True):
    """The answer to a question, and when it came (Unix seconds).

    ``rows`` are its animals with what is known of them from before; ``news`` what they showed for the first
    time. ``parts`` is how many of a gathering's requests were answered, ``complete`` whether it is certain
    that nothing is missing.
    """

    question: Question
    animals: AnimalList
    received_at: float
    rows: tuple[KnownAnimal, ...] = ()
    news: News = field(default_factory=News)
    parts: int = 1
    complete: bool = False
