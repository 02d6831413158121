"""What this desk knows of an animal beyond the newest answer: when it was seen, and how it changed."""

from enum import StrEnum

from msgspec import Struct, field

from menagerie.domain.animal import Animal


class Mark(StrEnum):
    """Why an animal is worth a look: it came or changed since the person last looked."""

    NEW = "new"
    CHANGED = "changed"


class KnownAnimal(Struct, frozen=True):
    """An animal as it was last seen. Times in Unix seconds.

    ``missing_at`` is when the service last sent a full list in which it should have stood and did not; None
    where no such list has come since it was last seen. A list that was cut by its limit says nothing.
    ``missing_from`` is the status that this list was of, None for the list of all.
    """

    animal: Animal
    first_seen: float
    last_seen: float
    missing_at: float | None = None
    missing_from: str | None = None
    mark: Mark | None = None


class Sighting(Struct, frozen=True):
    """How an animal was from ``at`` (Unix seconds) on: the first sight of it, or one that was different."""

    at: float
    animal: Animal


class News(Struct, frozen=True):
    """What an answer showed that was not known before: ids of animals never seen, and of ones that changed.

    ``now_sold`` counts those of the changed ones that are sold now and were not before. ``is_certain`` tells
    that what was never seen has truly come since: a list of all had been shown whole. Else it may have moved
    up in a list that is cut.
    """

    new: frozenset[int] = field(default_factory=frozenset)
    changed: frozenset[int] = field(default_factory=frozenset)
    now_sold: int = 0
    is_certain: bool = False


class Counts(Struct, frozen=True):
    """How many animals this desk has ever seen, as each was last seen.

    ``by_category`` has the largest categories first; ``missing`` counts those with ``missing_at``.
    """

    total: int
    by_status: dict[str | None, int]
    by_category: tuple[tuple[int, int], ...]
    missing: int
