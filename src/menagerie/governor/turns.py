"""Whose turn is it? The line of those who want to ask, and the count of those who do."""

from collections import Counter
from itertools import count

from msgspec import Struct

from menagerie.governor.states import Priority, Purpose

_AT_ONCE = {Purpose.READ: 2, Purpose.WRITE: 1}


class Ticket(Struct, frozen=True):
    """A place in the line; ``number`` grows with each newcomer."""

    number: int
    purpose: Purpose
    priority: Priority = Priority.PERSON

    @property
    def rank(self) -> tuple[bool, bool, int]:
        """What decides between two in the line: the smaller goes first."""
        return (self.priority is Priority.BACKGROUND, self.purpose is Purpose.WRITE, self.number)


class Turns:
    """Keeps the line and the count. It never waits and wakes nobody; whoever waits asks it again."""

    def __init__(self) -> None:
        self._numbers = count()
        self._line: set[Ticket] = set()
        self._asking: Counter[Purpose] = Counter()

    @property
    def in_line(self) -> int:
        """How many stand in the line."""
        return len(self._line)

    @property
    def asking(self) -> int:
        """How many ask at this moment."""
        return self._asking.total()

    def join(self, purpose: Purpose, priority: Priority) -> Ticket:
        """Take a place at the end of the line."""
        ticket = Ticket(next(self._numbers), purpose, priority)
        self._line.add(ticket)
        return ticket

    def rejoin(self, ticket: Ticket) -> None:
        """Take the same place again, having started in vain."""
        self._asking[ticket.purpose] -= 1
        self._line.add(ticket)

    def leave(self, ticket: Ticket) -> None:
        """Leave the line, if still in it."""
        self._line.discard(ticket)

    def start(self, ticket: Ticket) -> None:
        """Step out of the line and ask."""
        self._line.remove(ticket)
        self._asking[ticket.purpose] += 1

    def finish(self, ticket: Ticket) -> None:
        """Be done with asking."""
        self._asking[ticket.purpose] -= 1

    def next(self, capacity: int | None) -> Ticket | None:
        """Return whose turn it is while at most ``capacity`` may ask at once (None: no bound but our own).

        A person's requests go before those of background work, then reads before writes, each in the order
        they came. Nobody's turn is None.
        """
        if capacity is not None and self._asking.total() >= capacity:
            return None
        fitting = (one for one in self._line if self._asking[one.purpose] < _AT_ONCE[one.purpose])
        return min(fitting, key=lambda one: one.rank, default=None)
