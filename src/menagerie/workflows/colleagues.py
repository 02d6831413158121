"""What colleagues at other desks add to the same service, for an environment that shares it with them."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from menagerie.domain.animal import NewAnimal
from menagerie.domain.cases import ReasonCase
from menagerie.domain.facts import fact, facts_in, to_text
from menagerie.outbox.colleague import ColleaguesAdd
from menagerie.outbox.entry import Entry, State

if TYPE_CHECKING:
    # Most installations share nothing, and import nothing for it.
    from menagerie.shared.adds import SharedAdds

Join = Callable[[], Awaitable["SharedAdds"]]

_HELD = {ReasonCase.COLLEAGUE_ADDED, ReasonCase.COLLEAGUE_ADDS}


class Colleagues:
    """The adds of colleagues. Before ``join`` has ended, there is nothing to tell or to find.

    ``join`` connects to them; None where nothing is shared.
    """

    def __init__(self, join: Join | None = None) -> None:
        self._join = join
        self._joined: Join | None = None
        self._joining = asyncio.Lock()
        self._adds: SharedAdds | None = None

    def share(self, join: Join | None) -> None:
        """Let the next ``join`` connect to others in place of those before, or to none."""
        self._join = join

    async def join(self) -> None:
        """Tell colleagues what is added here from now on, and find what they add."""
        async with self._joining:
            if (join := self._join) is self._joined:
                return
            if self._adds is not None:
                # Kept until then: ``close`` does it where this is cancelled.
                await self._adds.close()
                self._adds = None
            self._adds = None if join is None else await join()
            self._joined = join

    def note(self, entry: Entry) -> None:
        """Tell colleagues soon that an add has changed."""
        if self._adds is not None:
            self._adds.note(entry)

    def note_asked(self, number: int, adds: Iterable[ColleaguesAdd]) -> None:
        """Remember that the person was told of these before they added it all the same."""
        if self._adds is not None:
            self._adds.note_asked(number, adds)

    def look_again(self) -> None:
        """Tell colleagues what has changed in many adds."""
        if self._adds is not None:
            self._adds.look_again()

    def leaving(self, number: int) -> AbstractContextManager[None]:
        """Let nothing older be told of an add while it is claimed and recorded as sending, in the block."""
        return nullcontext() if self._adds is None else self._adds.leaving(number)

    async def claim(self, entry: Entry, new: NewAnimal) -> tuple[ColleaguesAdd, ...]:
        """Tell that a queued add leaves now; return what keeps it back (see ``SharedAdds.claim``)."""
        return () if self._adds is None else await self._adds.claim(entry, new)

    async def like(self, new: NewAnimal) -> tuple[ColleaguesAdd, ...]:
        """Return colleagues' adds like an animal to add: they wait, or were perhaps or lately added."""
        found = () if self._adds is None else await self._adds.alike([new])
        return tuple(one for one in found if None in (one.status, new.status) or one.status == new.status)

    async def all(self) -> tuple[ColleaguesAdd, ...]:
        """Return all of their adds that wait, or were perhaps or lately added; the newest first."""
        return () if self._adds is None else await self._adds.alike(None)

    async def others_of(self, new: NewAnimal, ids: Sequence[int]) -> tuple[Collection[int], bool]:
        """Return which animals colleagues added, and whether they may have added others like this one."""
        if self._adds is None:
            return (), False
        rivals = await self._adds.rivals(new, ids)
        return rivals.taken, rivals.may_own

    async def close(self) -> None:
        """Return what is not told yet, as far as that is possible now."""
        if self._adds is not None:
            await self._adds.close()


def why_held(adds: Sequence[ColleaguesAdd]) -> str:
    """Return why an add is not sent before the person has looked at it, as a stored reason."""
    one = next((one for one in adds if one.state is State.CREATED), adds[0])
    case = ReasonCase.COLLEAGUE_ADDED if one.state is State.CREATED else ReasonCase.COLLEAGUE_ADDS
    return to_text(fact(case, person=one.person.name, computer=one.person.computer, moment=one.at))


def is_held(entry: Entry) -> bool:
    """Return whether an add waits for the person because a colleague adds one like it. It was not sent."""
    return entry.state is State.REFUSED and was_held(entry)


def was_held(entry: Entry) -> bool:
    """Return whether the reason of an add is that a colleague adds one like it, also while it is edited."""
    return any(one.case in _HELD for one in facts_in(entry.reason) or ())
