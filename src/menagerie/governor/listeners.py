"""Brings the governor's news to whoever listens, without ever depending on them."""

import asyncio
from collections.abc import Callable

from menagerie.domain.quota import Quota
from menagerie.governor.states import GovernorState, Listener


class Listeners:
    """Those who hear of changes. All of it belongs to one event loop.

    News goes through the loop and not straight to them: a listener's mistake must neither cost what the
    service told us nor hold up those in line. The loop reports it.
    """

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def add(self, listener: Listener) -> Callable[[], None]:
        """Tell ``listener`` of changes from now on. Returns what ends that; calling it twice is harmless."""
        self._listeners.append(listener)

        def remove() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return remove

    def tell_quota(self, quota: Quota) -> None:
        """Tell that the quota has changed."""
        self._announce(lambda listener: listener.quota_changed(quota))

    def tell_state(self, state: GovernorState) -> None:
        """Tell that the state has changed."""
        self._announce(lambda listener: listener.state_changed(state))

    def _announce(self, news: Callable[[Listener], None]) -> None:
        for listener in self._listeners:
            asyncio.get_running_loop().call_soon(self._deliver, listener, news)

    def _deliver(self, listener: Listener, news: Callable[[Listener], None]) -> None:
        # It may have stopped listening since.
        if listener in self._listeners:
            news(listener)
