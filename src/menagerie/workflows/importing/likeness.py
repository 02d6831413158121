"""What the rows of a delivery are like: another row, an add that waits, an animal that is known, a total."""

from array import array
from collections.abc import Mapping
from enum import IntEnum

from msgspec import Struct

from menagerie.domain.cases import ReasonCase
from menagerie.domain.facts import fact, to_text


class Alike(IntEnum):
    """What a row is like."""

    NOTHING = 0
    OTHER_ROW = 1
    KNOWN = 2
    WAITING = 3
    IMPORTED = 4
    DISCARDED = 5
    TOTAL = 6
    COLLEAGUE = 7
    # It has the id of a known animal.
    SAME_ANIMAL = 8

    @property
    def is_left_out(self) -> bool:
        """Tell whether such a row is left out until a person includes it."""
        return self > Alike.OTHER_ROW

    @property
    def is_included_with_others(self) -> bool:
        """Tell whether a person can include all such rows at once. A total is rarely an animal."""
        return self.is_left_out and self is not Alike.TOTAL

    @property
    def needs_no_animal(self) -> bool:
        """Tell whether such a row has no problem to mend as long as it is left out.

        One that waits although it cannot be read was mended in the outbox.
        """
        return self in {Alike.IMPORTED, Alike.WAITING, Alike.TOTAL, Alike.SAME_ANIMAL}


# The reasons for which rows are left out; they are stored with the job.
REASONS: Mapping[Alike, str] = {
    Alike.KNOWN: to_text(fact(ReasonCase.ALIKE_KNOWN)),
    Alike.WAITING: to_text(fact(ReasonCase.ALIKE_WAITING)),
    Alike.DISCARDED: to_text(fact(ReasonCase.ALIKE_DISCARDED)),
    Alike.IMPORTED: to_text(fact(ReasonCase.ALIKE_IMPORTED)),
    Alike.COLLEAGUE: to_text(fact(ReasonCase.ALIKE_COLLEAGUE)),
    Alike.TOTAL: to_text(fact(ReasonCase.TOTAL)),
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

    def put(self, index: int, alike: Alike, number: int | None = None) -> None:
        """Say what a row is like."""
        self.kinds[index], self._numbers[index] = alike, number or 0

    def reason(self, index: int) -> str:
        """Return why a row that is like something is left out, as a stored reason."""
        alike = Alike(self.kinds[index])
        if alike is Alike.SAME_ANIMAL:
            return to_text(fact(ReasonCase.SAME_ANIMAL, id=self._numbers[index]))
        return REASONS.get(alike, "")
