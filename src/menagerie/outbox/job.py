"""A job: the adds of one delivery, which are queued together, paused together and reported together."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from menagerie.outbox.entry import Entry, State, Typed


# Without garbage collection, which would look at each of 100,000 rows again and again: they have no cycles.
class JobRow(Struct, frozen=True, gc=False):
    """A row of a delivery.

    ``number`` is its number in the file, from 1, ``cells`` its texts. ``typed`` is the add that it asks for;
    None if it is not to be sent, and then ``reason`` says why, as in an Entry. ``to_correct`` is what can be
    read of a row that a person is to correct; None for any other.
    """

    number: int
    cells: tuple[str, ...]
    typed: Typed | None
    reason: str = ""
    to_correct: Typed | None = None


class JobResult(Struct, frozen=True):
    """What became of a row: its ``entry``; None if it is left out, and then ``reason`` says why.

    ``to_correct`` is that of its JobRow.
    """

    number: int
    cells: tuple[str, ...]
    reason: str
    entry: Entry | None
    to_correct: Typed | None = None


class Job(Struct, frozen=True):
    """A job. ``number`` grows and is never reused; times are Unix seconds.

    ``title`` is the name of the file, ``who`` the person's user name on this computer. ``about`` is what the
    report needs to know of the file, as plain values that the outbox does not read. ``left_out`` is the
    number of rows that have no add, and ``to_correct`` how many of these wait for a person; ``counts`` is the
    number of the others in each state. ``digest`` identifies the content of the file. ``is_cancelled`` once
    the person has cancelled it: then nothing of it is queued any more. ``ended_at`` is when the last row had
    its outcome, or None.
    """

    number: int
    title: str
    digest: str
    begun_at: float
    who: str = ""
    is_paused: bool = False
    is_cancelled: bool = False
    ended_at: float | None = None
    left_out: int = 0
    counts: Mapping[State, int] = field(default_factory=dict)
    about: Mapping[str, Any] = field(default_factory=dict)
    to_correct: int = 0

    @property
    def total(self) -> int:
        """How many rows are to be sent."""
        return sum(self.counts.values())

    @property
    def is_over(self) -> bool:
        """Return whether nothing is sent any more unless a person asks for it."""
        return not (self.counts.get(State.QUEUED, 0) or self.counts.get(State.SENDING, 0))
