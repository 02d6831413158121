"""The governor's memory on disk."""

from pathlib import Path

from menagerie.domain.clock import Clock
from menagerie.governor.ledger.protocol import Ledger, MemoryLedger, fingerprint
from menagerie.governor.ledger.sqlite import SqliteLedger
from menagerie.governor.record import Scope

__all__ = ["Ledger", "MemoryLedger", "Scope", "SqliteLedger", "fingerprint", "open_ledger"]


def open_ledger(path: Path, clock: Clock) -> Ledger:
    """Return the ledger in the file ``path``. Cheap: nothing is read before it is first asked."""
    return SqliteLedger(path, clock)
