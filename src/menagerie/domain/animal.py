"""Animals, as the interface describes them (interface 2 and 3)."""

from enum import StrEnum

from msgspec import Struct

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
