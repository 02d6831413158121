"""Animals, as the interface describes them (interface 2 and 3)."""

from enum import StrEnum

from msgspec import Struct

INT64_MIN = -(2**63)
INT64_MAX = 2**63 - 1

LIMIT_MIN = 1
LIMIT_MAX = 100
LIMIT_DEFAULT = 20


class PetStatus(StrEnum):
    """The states that can be asked for and set (interface 3)."""

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

    ``status`` is kept as it came, so a state that the interface does not list is shown rather than lost;
    None where the service stated none.
    """

    id: int
    name: str
    category_id: int
    status: str | None = None


class AnimalList(Struct, frozen=True):
    """One answer to "list animals": the readable animals, in the order they came.

    ``unreadable`` counts entries of the answer that were no animal we can read; ``limit`` is what was asked.
    """

    animals: tuple[Animal, ...]
    limit: int
    unreadable: int = 0

    @property
    def may_have_more(self) -> bool:
        """Whether the limit may have cut the answer (interface 4.1)."""
        return len(self.animals) + self.unreadable >= self.limit
