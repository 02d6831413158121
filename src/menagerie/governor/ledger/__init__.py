"""The governor's memory on disk: a SQLite file, and its waits once more in a small text file."""

from pathlib import Path

from menagerie.domain.clock import Clock
from menagerie.governor.ledger.protocol import ASKING, Asking, Heard, Ledger, News, fingerprint
from menagerie.governor.ledger.two_places import LedgerInTwoPlaces
from menagerie.governor.record import Scope

__all__ = [
    "ASKING",
    "Asking",
    "Heard",
    "Ledger",
    "LedgerInTwoPlaces",
    "News",
    "Scope",
    "fingerprint",
    "open_ledger",
]


def open_ledger(path: Path, clock: Clock) -> Ledger:
    """Return the ledger in the file ``path``. Nothing is read before the first call."""
    return LedgerInTwoPlaces(path, clock)
