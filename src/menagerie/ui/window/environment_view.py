"""Shows which environment is open, and keeps inputs disabled until its session is."""

from PySide6.QtCore import QObject

from menagerie.domain.errors import (
    AddressMissingError,
    KeyMissingError,
    MenagerieError,
    UnusableAddressError,
)
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.listing.service_list import ServiceListPresenter
from menagerie.ui.session.input_gate import InputGate
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.window.main_window import MainWindow
from menagerie.ui.words.errors import message_of, title_of

# Why inputs are disabled: the session is not open yet; the environment has no address to ask.
_NOT_OPEN, _NO_ADDRESS = "not open", "no address"


class EnvironmentView(QObject):
    """Follows what is open, and switches when the person chooses another environment."""

    def __init__(
        self, context: WindowContext, window: MainWindow, answer: ServiceListPresenter, gate: InputGate
    ) -> None:
        super().__init__(window)
        self._window = window
        self._context = context
        self._answer = answer
        self._gate = gate
        # The environment that the person has chosen, until it is open.
        self._chosen: EnvironmentId | None = None
        context.opened.entered.connect(self._entered)
        context.opened.opened.connect(self._opened_it)
        context.opened.failed.connect(self._failed)
        context.opened.environments_changed.connect(self._show_environments)
        for identifier, action in window.commands.open.items():
            action.triggered.connect(lambda _on, i=identifier: self._switch(i))
        window.filter.scope_changed.connect(lambda: gate.confine(_NOT_OPEN, window.service_inputs()))
        self._show_environments()

    def _entered(self) -> None:
        environment, window = self._context.opened.environment, self._window
        connecting = self.tr("Connecting to {environment}…").format(environment=environment.name)
        self._gate.close(_NOT_OPEN, window.service_inputs(), connecting)
        self._gate.open(_NO_ADDRESS)
        if not environment.has_place:
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
        is_at_rest = window.strip.hasFocus() or window.resting_place().hasFocus()
        if is_chosen and is_at_rest and window.empty.action.isVisible():
            # The person has just chosen it, and this is the next step.
            window.empty.action.setFocus()

    def _say_why(self, error: MenagerieError) -> None:
        """Say in place of the rows why the environment could not be opened."""
        icon, action, act = "alert", self.tr("Try again"), self._open_again
        if isinstance(error, AddressMissingError | UnusableAddressError):
            icon, action, act = (
                "plug",
                self.tr("Set the address…"),
                self._context.errors.addresses_wanted.emit,
            )
        elif isinstance(error, KeyMissingError):
            icon, action, act = "key", self.tr("Enter the key…"), self._want_first_key
        self._window.empty.say(icon, title_of(error), message_of(error), action, act)

    def _open_again(self) -> None:
        self._context.opened.open(self._context.opened.environment.id)

    def _want_first_key(self) -> None:
        self._context.errors.key_wanted.emit(None, None)

    def _show_environments(self) -> None:
        opened = self._context.opened
        self._window.strip.show_environment(opened.environment)
        self._window.commands.show_environments(opened.environments, opened.environment.id)

    def _switch(self, identifier: EnvironmentId) -> None:
        if identifier != self._context.opened.environment.id:
            self._chosen = identifier
            self._context.opened.open(identifier)
