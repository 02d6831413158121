"""Shows a wait in the banner, and keeps inputs that lead to a request disabled until it is over."""

from PySide6.QtCore import QObject

from menagerie.domain.clock import Clock
from menagerie.governor.states import Waiting
from menagerie.ui.look.wording import words_about_wait
from menagerie.ui.session.input_gate import InputGate
from menagerie.ui.session.wait_watch import WaitWatch
from menagerie.ui.window.main_window import MainWindow

_WAIT = "wait"


class WaitView(QObject):
    """Follows the waits of the open session."""

    def __init__(self, window: MainWindow, waits: WaitWatch, gate: InputGate, clock: Clock) -> None:
        super().__init__(window)
        self._window = window
        self._waits = waits
        self._gate = gate
        self._clock = clock
        waits.began.connect(self._began)
        waits.counted.connect(self._counted)
        waits.probing.connect(window.wait_banner.show_probing)
        waits.over.connect(window.wait_banner.announce_end)
        waits.ended.connect(self._ended)
        window.filter.scope_changed.connect(lambda: gate.confine(_WAIT, window.request_inputs()))
        window.quota_panel.follow(lambda: waits.pacing)
        for shows_quota in (window.quota_bar, window.quota_panel):
            waits.quota_changed.connect(shows_quota.show_quota)

    def _began(self, wait: Waiting) -> None:
        now = self._clock.now()
        self._window.wait_banner.show_wait(wait, now, self._waits.told)
        self._gate.close(_WAIT, self._window.request_inputs(), words_about_wait(wait.until, now))
        self._window.empty.hold_up(held_up=True)

    def _counted(self, remaining: float) -> None:
        self._window.wait_banner.show_remaining(remaining)
        self._window.wait_banner.offer_try(offered=self._waits.offers_try)

    def _ended(self) -> None:
        self._window.wait_banner.go()
        self._window.empty.hold_up(held_up=False)
        self._gate.open(_WAIT)
