"""Leave to send one request, and the way by which its answer is heard."""

from collections.abc import Awaitable, Callable

from msgspec import Struct

from menagerie.governor.answer import Headers
from menagerie.governor.pacing import Slot
from menagerie.governor.record import Reservation
from menagerie.governor.turns import Ticket


class Admission(Struct, eq=False):
    """Leave to send one request, for as long as its context is entered.

    ``slot`` counts what was sent, ``epoch`` the refusals that were known then, and ``is_single_try`` marks
    what went during a wait because the person said so.
    """

    ticket: Ticket
    reservation: Reservation
    slot: Slot
    epoch: int
    is_single_try: bool
    newest_epoch: Callable[[], int]
    hear: Callable[["Admission", int, Headers], Awaitable[None]]
    is_answered: bool = False
    has_left: bool = True

    @property
    def still_stands(self) -> bool:
        """Tell whether the request may go; no longer when the service has refused another one meanwhile."""
        return self.epoch == self.newest_epoch()

    def never_left(self) -> None:
        """Take note that provably no byte of the request left, so that it counts for nothing."""
        self.has_left = False

    async def answered(self, status: int, headers: Headers) -> None:
        """Take the head of the answer, as soon as it is there and before the body is read.

        ``headers`` is a mapping (``httpx.Headers`` is one; several lines of one name joined by a comma and a
        space), or pairs of name and value, in any case. When this returns, a wait that the answer asks for is
        in force and survives a power cut; it is in force from the call on, even if the caller is cancelled.
        """
        self.is_answered = True
        await self.hear(self, status, headers)
