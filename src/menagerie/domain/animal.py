"""Animals, as the interface describes them (interface 2 and 3), and what is known of them here."""

from enum import StrEnum

from msgspec import Struct, field

from menagerie.domain.notes import NO_NOTES, Notes

INT64_MIN = -(2**63)
INT64_MAX = 2**63 - 1

LIMIT_MIN = 1
LIMIT_MAX = 100
LIMIT_DEFAULT = 20

# Characters of a name: a longer one comes from a broken file or service, and would fill the memory.
LONGEST_NAME = 10_000


class PetStatus(StrEnum):
    """The statuses of the interface (part 3)."""

    AVAILABLE = "available"
    PENDING = "pending"
    SOLD = "sold"


class NewAnimal(Struct, frozen=True):
    """An animal to add (interface 2, NewPet). ``status`` None leaves it to the service."""

    name: str
    category_id: int
    status: PetStatus | None = None


class Animal(Struct, frozen=True):
    """An animal that the service returned (interface 2, Pet).

    ``status`` is kept as received, so that one that the interface does not list is shown and not lost; None
    if the service stated none.
    """

    id: int
    name: str
    category_id: int
    status: str | None = None


class AnimalList(Struct, frozen=True):
    """One response to "list animals": the readable animals, in the order received.

    ``unreadable`` counts the entries that could not be read; ``limit`` is that of the request. ``excess``
    counts the entries that the service sent beyond the limit: they were left out.
    """

    animals: tuple[Animal, ...]
    limit: int
    unreadable: int = 0
    excess: int = 0

    @property
    def may_have_more(self) -> bool:
        """Whether the service may have more animals than the limit let through (interface 4.1)."""
        return len(self.animals) + self.unreadable >= self.limit


class Mark(StrEnum):
    """Why an animal is marked: it is new, or it has changed, since the person last looked."""

    NEW = "new"
    CHANGED = "changed"


class KnownAnimal(Struct, frozen=True):
    """An animal as it was last seen. Times are Unix seconds.

    ``missing_at`` is when the newest complete list came that should have had it and did not; None if there is
    no such list since it was last seen. A list that was cut by its limit does not count. ``missing_from`` is
    the status that this list was requested for, None for all. ``notes`` are what staff wrote about it.
    """

    animal: Animal
    first_seen: float
    last_seen: float
    missing_at: float | None = None
    missing_from: str | None = None
    mark: Mark | None = None
    notes: Notes = NO_NOTES


class Sighting(Struct, frozen=True):
    """The state of an animal that was first seen ``at`` (Unix seconds)."""

    at: float
    animal: Animal


class News(Struct, frozen=True):
    """What a list showed that was not known before: ids of new animals, and of changed ones.

    ``now_sold`` counts the changed animals that have become sold. ``is_certain`` means that the new animals
    came since, because an earlier list of all was complete. Otherwise they may only have moved up in a list
    that is cut by its limit.
    """

    new: frozenset[int] = field(default_factory=frozenset)
    changed: frozenset[int] = field(default_factory=frozenset)
    now_sold: int = 0
    is_certain: bool = False


# Characters that change the direction of a text: behind one in a name, the number would run backwards.
_TURNING = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))


class Category(Struct, frozen=True):
    """A category that is known here; ``name`` is what staff call it, None where it was given no name."""

    id: int
    name: str | None = None

    @property
    def label(self) -> str:
        """The category as it is shown: ``Rabbits · 12``, or only the number."""
        return f"{self.name.translate(_TURNING)} · {self.id}" if self.name else str(self.id)
