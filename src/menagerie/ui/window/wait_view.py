"""Shows a wait in the banner, and keeps inputs that lead to a request disabled until it is over."""

from PySide6.QtCore import QObject

from menagerie.governor.states import Waiting
from menagerie.ui.look.wording import words_about_wait
from menagerie.ui.session.input_gate import InputGate
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.window.main_window import MainWindow

_WAIT = "wait"


class WaitView(QObject):
    """Follows the waits of the open session."""

    def __init__(self, context: WindowContext, window: MainWindow, gate: InputGate) -> None:
        super().__init__(window)
        self._window = window
        self._context = context
        self._gate = gate
        context.waits.began.connect(self._began)
        context.waits.counted.connect(self._counted)
        context.waits.probing.connect(window.wait_banner.show_probing)
        context.waits.over.connect(window.wait_banner.announce_end)
        context.waits.ended.connect(self._ended)
        window.filter.scope_changed.connect(lambda: gate.confine(_WAIT, window.request_inputs()))
        window.quota_panel.follow(lambda: context.waits.pacing)
        for shows_quota in (window.quota_bar, window.quota_panel):
            context.waits.quota_changed.connect(shows_quota.show_quota)

    def _began(self, wait: Waiting) -> None:
        now = self._context.clock.now()
        self._window.wait_banner.show_wait(wait, now, self._context.waits.told)
        self._gate.close(_WAIT, self._window.request_inputs(), words_about_wait(wait.until, now))
        self._window.empty.hold_up(held_up=True)

    def _counted(self, remaining: float) -> None:
        self._window.wait_banner.show_remaining(remaining)
        self._window.wait_banner.offer_try(offered=self._context.waits.offers_try)
        self._window.quota_bar.refresh()
        self._window.quota_panel.refresh()

    def _ended(self) -> None:
        self._window.wait_banner.go()
        self._window.empty.hold_up(held_up=False)
        self._gate.open(_WAIT)
