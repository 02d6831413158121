"""Shows the open session: its environment, its waits and quota, and what it shares with other desks."""

from PySide6.QtCore import QObject

from menagerie.domain.errors import (
    AddressMissingError,
    KeyMissingError,
    MenagerieError,
    UnusableAddressError,
)
from menagerie.governor.states import Waiting
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.listing.service_list import ServiceListPresenter
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import words_about_wait
from menagerie.ui.session.input_gate import InputGate
from menagerie.ui.session.sharing import SharedWatch
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.window.main_window import MainWindow
from menagerie.ui.words.messages import message_of, title_of

# Why inputs are disabled: the session is not open yet; the environment has no address to ask; it waits.
_NOT_OPEN, _NO_ADDRESS, _WAIT = "not open", "no address", "wait"


class SessionView(QObject):
    """Follows what is open, and switches when the person chooses another environment."""

    def __init__(
        self,
        context: WindowContext,
        window: MainWindow,
        answer: ServiceListPresenter,
        gate: InputGate,
        shared: SharedWatch,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._context = context
        self._answer = answer
        self._gate = gate
        self._shared = shared
        # The environment that the person has chosen, until it is open.
        self._chosen: EnvironmentId | None = None
        self._follow_environment()
        self._follow_waits()
        self._follow_sharing()
        self._show_environments()

    def _follow_environment(self) -> None:
        opened, window = self._context.opened, self._window
        opened.entered.connect(self._entered)
        opened.opened.connect(self._opened_it)
        opened.failed.connect(self._failed)
        opened.environments_changed.connect(self._show_environments)
        for identifier, action in window.commands.open.items():
            action.triggered.connect(lambda _on, i=identifier: self._switch(i))
        window.filter.scope_changed.connect(self._confine)

    def _follow_waits(self) -> None:
        waits, window = self._context.waits, self._window
        waits.began.connect(self._wait_began)
        waits.counted.connect(self._wait_counted)
        waits.probing.connect(window.wait_banner.show_probing)
        waits.over.connect(window.wait_banner.announce_end)
        waits.ended.connect(self._wait_ended)
        window.quota_panel.follow(lambda: waits.pacing)
        for shows_quota in (window.quota_bar, window.quota_panel):
            waits.quota_changed.connect(shows_quota.show_quota)

    def _follow_sharing(self) -> None:
        shared, panel = self._shared, self._window.quota_panel
        panel.follow_sharing(lambda: shared.use, self._why_not_shared)
        panel.shown.connect(shared.look_on)
        panel.hidden.connect(shared.look_away)
        shared.on_checked = panel.refresh
        shared.changed.connect(self._show_trouble)

    def _confine(self) -> None:
        """Disable what the scope has to do with, and nothing else."""
        self._gate.confine(_NOT_OPEN, self._window.service_inputs())
        self._gate.confine(_WAIT, self._window.request_inputs())

    def _entered(self) -> None:
        environment, window = self._context.opened.environment, self._window
        connecting = self.tr("Connecting to {environment}…").format(environment=environment.name)
        self._gate.close(_NOT_OPEN, window.service_inputs(), connecting)
        self._gate.open(_NO_ADDRESS)
        if not environment.has_address:
            no_address = self.tr("{environment} is not set up yet.").format(environment=environment.name)
            self._gate.close(_NO_ADDRESS, (window.header.add, window.header.refresh), no_address)
        window.show_environment(environment)
        window.commands.open[environment.id].setChecked(True)
        self._context.errors.clear()
        self._answer.take_excuse_back()
        self._answer.say_age(self.tr("Opening…"))

    def _opened_it(self) -> None:
        self._chosen = None
        self._gate.open(_NOT_OPEN)

    def _failed(self, error: MenagerieError) -> None:
        self._gate.explain(_NOT_OPEN, f"{title_of(error)}.")
        self._answer.show_age()
        self._answer.excuse(lambda: self._say_why(error))
        window = self._window
        is_chosen, self._chosen = self._chosen is self._context.opened.environment.id, None
        is_at_rest = window.strip.hasFocus() or window.focus_fallback().hasFocus()
        if is_chosen and is_at_rest and window.empty.action.isVisible():
            # The person has just chosen it, and this is the next step.
            window.empty.action.setFocus()

    def _say_why(self, error: MenagerieError) -> None:
        """Say in place of the rows why the environment could not be opened."""
        icon, action, act = "alert", self.tr("Try again"), self._open_again
        if isinstance(error, AddressMissingError | UnusableAddressError):
            icon, action, act = "plug", self.tr("Set the address…"), self._context.errors.set_addresses
        elif isinstance(error, KeyMissingError):
            icon, action, act = "key", self.tr("Enter the key…"), self._want_first_key
        self._window.empty.say(icon, title_of(error), message_of(error), action, act)

    def _open_again(self) -> None:
        self._context.opened.open(self._context.opened.environment.id)

    def _want_first_key(self) -> None:
        self._context.errors.enter_key(None, None)

    def _show_environments(self) -> None:
        opened = self._context.opened
        self._window.strip.show_environment(opened.environment)
        self._window.commands.show_environments(opened.environments, opened.environment.id)

    def _switch(self, identifier: EnvironmentId) -> None:
        if identifier != self._context.opened.environment.id:
            self._chosen = identifier
            self._context.opened.open(identifier)

    def _wait_began(self, wait: Waiting) -> None:
        now = self._context.clock.now()
        self._window.wait_banner.show_wait(wait, now, self._context.waits.told)
        self._gate.close(_WAIT, self._window.request_inputs(), words_about_wait(wait.until, now))
        self._window.empty.hold_up(held_up=True)

    def _wait_counted(self, remaining: float) -> None:
        self._window.wait_banner.show_remaining(remaining)
        self._window.wait_banner.offer_try(offered=self._context.waits.offers_try)
        self._window.quota_bar.refresh()
        self._window.quota_panel.refresh()

    def _wait_ended(self) -> None:
        self._window.wait_banner.go()
        self._window.empty.hold_up(held_up=False)
        self._gate.open(_WAIT)

    def _show_trouble(self) -> None:
        self._window.header.sharing.say(self._trouble(), self._why_not_shared())
        self._window.quota_panel.refresh()

    def _trouble(self) -> str:
        if self._shared.trouble is not None:
            return self.tr("Not sharing with other desks")
        match self._shared.left_out:
            case 0:
                return ""
            case 1:
                return self.tr("1 entry of a colleague can't be read")
            case count:
                return translate("SessionView", "%Ln entries of colleagues can't be read", n=count)

    def _why_not_shared(self) -> str:
        """Return why the store is away; empty if it is not."""
        if self._shared.trouble is None:
            return ""
        from menagerie.ui.words.messages import whole_words  # noqa: PLC0415 - when it is away

        return whole_words(self._shared.trouble)
