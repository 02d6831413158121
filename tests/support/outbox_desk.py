"""A desk with an outbox: all that sends and checks adds, in front of a service that listens somewhere."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.clock import Clock
from menagerie.domain.plan import BUSINESS
from menagerie.domain.secret import ApiKey
from menagerie.governor.governor import Governor
from menagerie.governor.ledger import Ledger, Scope
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.outbox.store import Outbox
from menagerie.service.client import AnimalStore
from menagerie.service.transport import Timeouts
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.workflows.listing import Browsing
from menagerie.workflows.sending.checking import Checking
from menagerie.workflows.sending.sending import Sending
from menagerie.workflows.session import Session
from support.asking import NoJitter
from support.clock import PassingClock
from support.memory_ledger import MemoryLedger

KEY = ApiKey("sk-4f9a77c1e0")
OUTBOX, CATALOGUE = "outbox.sqlite3", "catalogue.sqlite3"
# Nothing listens at this address.
UNREACHABLE = "http://127.0.0.1:9/v1"

# Short, for tests in which no answer comes. Those in which one may come run on an IdleLoop.
BRIEF = Timeouts(read=0.3, write=0.3, total=0.6, error_body=0.3, close=0.1)

MakeOutbox = Callable[[Path, Clock], Outbox]


@dataclass(frozen=True)
class Desk:
    """``told`` is what the sending told of each change."""

    outbox: Outbox
    catalogue: Catalogue
    session: Session
    sending: Sending
    checking: Checking
    clock: Clock
    told: list[Entry] = field(default_factory=list)

    async def queue(self, *names: str, category: str = "7", status: str | None = None) -> list[int]:
        """Queue adds, and return their numbers."""
        typed = [Typed(name, category, status) for name in names]
        return [(await self.outbox.queue_new(one)).number for one in typed]

    async def state(self, number: int) -> State:
        return (await self.outbox.entry(number)).state

    def told_states(self) -> list[State]:
        return [entry.state for entry in self.told]


@asynccontextmanager
async def outbox_desk(
    base_url: str,
    folder: Path,
    *,
    clock: Clock | None = None,
    ledger: Ledger | None = None,
    timeouts: Timeouts | None = None,
    make_outbox: MakeOutbox = Outbox,
    changed: Callable[[Entry], None] | None = None,
) -> AsyncIterator[Desk]:
    """Open a desk whose files are in ``folder``, on the largest plan; waits pass at once by default."""
    clock = clock or PassingClock()
    scope = Scope(base_url, "fingerprint")
    governor = Governor(scope, ledger=ledger or MemoryLedger(), clock=clock, random=NoJitter())
    await governor.load()
    governor.choose_plan(BUSINESS)
    store = AnimalStore(base_url, KEY, governor, timeouts=timeouts or Timeouts())
    environment = Environment(EnvironmentId.STAGING, "Staging", base_url, SettingSource.USER)
    session = Session(environment, base_url, governor, store)
    outbox = make_outbox(folder / OUTBOX, clock)
    catalogue = Catalogue(folder / CATALOGUE, clock)
    told: list[Entry] = []

    def tell(entry: Entry) -> None:
        told.append(entry)
        if changed is not None:
            changed(entry)

    sending = Sending(outbox, session, catalogue, tell)
    checking = Checking(outbox, Browsing(session, catalogue, clock))
    try:
        yield Desk(outbox, catalogue, session, sending, checking, clock, told)
    finally:
        await session.close()
        try:
            await sending.settled()
        finally:
            await outbox.close()
            await catalogue.close()
