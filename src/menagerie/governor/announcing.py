"""Tells listeners of changes, through the event loop."""

import asyncio
from collections.abc import Callable

from menagerie.domain.quota import Quota
from menagerie.governor.states import GovernorState, Listener, Open


class Announcer:
    """Keeps the listeners and tells each of them what has changed."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._state: GovernorState = Open()
        self._quota = Quota()

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Tell ``listener`` of changes from now on. Return what ends that; calling it twice is harmless."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def tell_state(self, state: GovernorState) -> None:
        """Tell the listeners of the state if it has changed."""
        if state != self._state:
            self._state = state
            self._tell(lambda listener: listener.state_changed(state))

    def tell_quota(self, quota: Quota) -> None:
        """Tell the listeners of the stated quota if it has changed."""
        if quota != self._quota:
            self._quota = quota
            self._tell(lambda listener: listener.quota_changed(quota))

    def _tell(self, news: Callable[[Listener], None]) -> None:
        # Through the loop, which reports a listener's error: that must not hold up a request.
        for listener in self._listeners:
            asyncio.get_running_loop().call_soon(self._deliver, listener, news)

    def _deliver(self, listener: Listener, news: Callable[[Listener], None]) -> None:
        if listener in self._listeners:
            news(listener)
