"""The queue of requests that wait to be sent, and the permission to send one."""

from bisect import insort
from collections.abc import Awaitable, Callable, Iterable
from itertools import count

from msgspec import Struct

from menagerie.governor.answer import Headers
from menagerie.governor.pacing import Slot
from menagerie.governor.record import Reservation
from menagerie.governor.states import Priority, Purpose


class Ticket(Struct, frozen=True):
    """A place in the queue. ``number`` grows with each ticket.

    ``overrules`` is how many refusals were known when the person asked deliberately for this request. It may
    overrule these, and no later ones. None if the person did not ask deliberately.
    """

    number: int
    purpose: Purpose
    priority: Priority
    overrules: int | None

    @property
    def rank(self) -> tuple[bool, bool, int]:
        """The order in the queue: the smallest goes first."""
        return (self.priority is Priority.BACKGROUND, self.purpose is Purpose.WRITE, self.number)


class Queue:
    """Keeps the requests that wait, and counts those in flight. It never sleeps and wakes no task.

    A person's requests go before background work, then reads before writes, each in the order they came.
    """

    def __init__(self) -> None:
        self._numbers = count()
        self._waiting: list[Ticket] = []
        self.in_flight = 0

    def __len__(self) -> int:
        """Return how many requests wait."""
        return len(self._waiting)

    def join(self, purpose: Purpose, priority: Priority, *, overrules: int | None) -> Ticket:
        """Take a place at the end of the queue."""
        ticket = Ticket(next(self._numbers), purpose, priority, overrules)
        self._enter(ticket)
        return ticket

    def leave(self, ticket: Ticket) -> bool:
        """Leave the queue. Return False if the ticket had left before."""
        is_waiting = ticket in self._waiting
        if is_waiting:
            self._waiting.remove(ticket)
        return is_waiting

    def start(self, ticket: Ticket) -> None:
        """Leave the queue to send a request."""
        self._waiting.remove(ticket)
        self.in_flight += 1

    def finish(self) -> None:
        """Count a request that has ended."""
        self.in_flight -= 1

    def rejoin(self, ticket: Ticket) -> None:
        """Return to the same place in the queue: the request was not sent."""
        self.finish()
        self._enter(ticket)

    def is_first(self, ticket: Ticket) -> bool:
        """Tell whether ``ticket`` is next."""
        return self._waiting[0] == ticket

    def is_first_of_its_kind(self, ticket: Ticket) -> bool:
        """Tell whether ``ticket`` is first among those of its priority and ``overrules``: they wait alike."""
        kind = (ticket.priority, ticket.overrules)
        return next(one for one in self._waiting if (one.priority, one.overrules) == kind) == ticket

    def firsts(self) -> Iterable[Ticket]:
        """Return those that are first of their kind."""
        firsts: dict[tuple[Priority, int | None], Ticket] = {}
        for one in self._waiting:
            firsts.setdefault((one.priority, one.overrules), one)
        return firsts.values()

    def _enter(self, ticket: Ticket) -> None:
        insort(self._waiting, ticket, key=lambda one: one.rank)


class Admission(Struct, eq=False):
    """Permission to send one request, while its context is entered.

    ``epoch`` is how many refusals were known when it was given. ``is_single_try`` is True if it was given
    during a wait, because the person asked for exactly this request.
    """

    ticket: Ticket
    reservation: Reservation
    slot: Slot
    epoch: int
    is_single_try: bool
    may_leave: Callable[["Admission"], bool]
    receive: Callable[["Admission", int, Headers], Awaitable[bool]]
    is_answered: bool = False
    has_left: bool = True

    @property
    def still_stands(self) -> bool:
        """Tell whether the request may still be sent.

        False once the service has refused another one, or has said that nothing remains, and after a minute,
        for which the computer may have slept.
        """
        return self.may_leave(self)

    def never_left(self) -> None:
        """Record that provably no byte of the request left, so that it is not counted."""
        self.has_left = False

    async def answered(self, status: int, headers: Headers) -> bool:
        """Take the head of the response, as soon as it is there and before the body is read.

        Return whether it asks for a wait.

        ``headers`` is a mapping (``httpx.Headers`` is one; several lines of one name joined by a comma and a
        space), or pairs of name and value, in any case. When this returns, a wait that the response asks for
        is in force and survives a power cut; it is in force from the call on, even if the caller is
        cancelled.
        """
        self.is_answered = True
        return await self.receive(self, status, headers)
