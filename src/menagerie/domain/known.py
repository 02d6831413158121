"""What is known of an animal beyond the newest list: when it was seen, and how it changed."""

from enum import StrEnum

from msgspec import Struct, field

from menagerie.domain.animal import Animal
from menagerie.domain.notes import NO_NOTES, Notes


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
