"""What a desk has yet to tell the shared ledger."""

from msgspec import Struct
from msgspec.structs import replace

from menagerie.domain.clock import Clock
from menagerie.governor.record import Moment, Record

# Requests that are younger, in seconds, are told one by one.
_RECENT = 120.0
_MINUTE = 60.0


class Recorded(Struct, frozen=True):
    """What a desk learned from a response.

    ``is_refusal`` is True for a new wait or a refused key, ``lifts`` and ``lifts_used_up`` if the response
    showed that a wait, or that nothing remained, is over. ``known`` is how many refusals were known when the
    request left, -1 if this came with none.
    """

    record: Record
    is_refusal: bool = False
    lifts: bool = False
    lifts_used_up: bool = False
    known: int = -1

    @classmethod
    def of_change(cls, before: Record, record: Record, known: int) -> "Recorded":
        """Return what changed from ``before`` to ``record``."""
        wait, known_wait = record.of_this_desk.wait, before.of_this_desk.wait
        is_new_wait = wait is not None and (known_wait is None or known_wait.set_at != wait.set_at)
        return cls(
            record,
            is_refusal=is_new_wait or (record.refused is not None and record.refused != before.refused),
            lifts=(before.wait is not None and record.wait is None)
            or (before.refused is not None and record.refused is None),
            lifts_used_up=before.used_up is not None and record.used_up is None,
            known=known,
        )

    def after(self, earlier: "Recorded | None") -> "Recorded":
        """Return what both say, if the earlier one was not told yet."""
        if earlier is None:
            return self
        record = self.record
        still_holds = record.wait is not None or record.refused is not None
        return replace(
            self,
            is_refusal=self.is_refusal or (earlier.is_refusal and still_holds),
            lifts=self.lifts or earlier.lifts,
            lifts_used_up=self.lifts_used_up or earlier.lifts_used_up,
            known=min(self.known, earlier.known),
        )


class Changes(Struct):
    """What the store was not told yet.

    ``sent`` are the requests that left without it, ``sent_before`` the older ones, by minutes: when the
    newest of them left, and how many. ``ended`` are the requests whose end matters to other desks.
    """

    recorded: Recorded | None = None
    sent: dict[str, Moment] = {}
    sent_before: dict[int, tuple[Moment, int]] = {}
    ended: dict[str, Moment] = {}
    withdrawn: list[str] = []

    def __bool__(self) -> bool:
        return any((self.recorded, self.sent, self.sent_before, self.ended, self.withdrawn))

    @property
    def may_hold_back(self) -> bool:
        """Whether any of it may keep a request back, of this desk or another one."""
        return any((self.recorded, self.sent, self.sent_before, self.ended))

    def sent_within(self, seconds: float, clock: Clock) -> int:
        """Return how many of the requests that left without the store did so in the last ``seconds``."""
        times = [(at, 1) for at in self.sent.values()] + list(self.sent_before.values())
        return sum(count for at, count in times if at.seconds_ago(clock) < seconds)

    def put_back(self, earlier: "Changes") -> None:
        """Add what could not be told before these."""
        if self.recorded is None:
            self.recorded = earlier.recorded
        else:
            self.recorded = self.recorded.after(earlier.recorded)
        self.sent = earlier.sent | self.sent
        for minute, (at, count) in earlier.sent_before.items():
            newest, so_far = self.sent_before.get(minute, (at, 0))
            self.sent_before[minute] = (newest, so_far + count)
        self.ended = earlier.ended | self.ended
        self.withdrawn = earlier.withdrawn + self.withdrawn

    def summarize(self, clock: Clock) -> None:
        """Count the older requests by minutes: the service counts them in its day only."""
        for number, at in tuple(self.sent.items()):
            if at.seconds_ago(clock) > _RECENT:
                del self.sent[number]
                minute = int(at.since_boot // _MINUTE)
                _, count = self.sent_before.get(minute, (at, 0))
                self.sent_before[minute] = (at, count + 1)
