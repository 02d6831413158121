"""One governor for each scope, so that a wait belongs to a key at an origin."""

from random import Random

from menagerie.domain.clock import Clock
from menagerie.governor.governor import Governor
from menagerie.governor.ledger import Ledger, Scope


class Governors:
    """Makes governors, and returns the same one for the same scope for as long as it exists."""

    def __init__(self, ledger: Ledger, clock: Clock, random: Random) -> None:
        self._ledger = ledger
        self._clock = clock
        self._random = random
        self._governors: dict[Scope, Governor] = {}

    def for_scope(self, scope: Scope, ledger: Ledger | None = None) -> Governor:
        """Return the governor of ``scope``. Await its ``load`` before looking at its state.

        A new one gets ``ledger``, if it is not the one of all others.
        """
        governor = self._governors.get(scope)
        if governor is None:
            governor = Governor(scope, ledger=ledger or self._ledger, clock=self._clock, random=self._random)
            self._governors[scope] = governor
        return governor
