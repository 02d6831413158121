"""Tests the way to the service, and shows step by step how far it came."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from menagerie.domain.errors import MenagerieError
from menagerie.service.client import RouteCheck, RouteStep
from menagerie.ui.look.announcing import announce
from menagerie.ui.widgets.form import named_button, set_look
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.words.errors import message_of, sentence_of

# In front of a step that passed, failed or was not tested.
_PASSED, _FAILED, _UNTESTED = "✓", "✗", "–"


class RouteSteps(QWidget):
    """A button, and after the test one line for each step with its own sign.

    The button is ``test``.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("routeSteps")
        self.test = named_button("settingTestButton", self.tr("Test the connection"))
        self.test.setToolTip(self.tr("Connects to the service, and sends no request"))
        self.lines = {step: plain_label(name=f"{step}RouteStep", wraps=True) for step in RouteStep}
        self.message = plain_label(name="routeMessage", look="muted", wraps=True)
        row = QHBoxLayout()
        row.addWidget(self.test)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        for line in (*self.lines.values(), self.message):
            column.addWidget(line)
        self.say("")

    def say(self, text: str, *, look: str = "muted") -> None:
        """Show a text in place of the last test, and announce it."""
        self._show(text, look)
        if text:
            announce(self, text)

    def _show(self, text: str, look: str) -> None:
        for line in self.lines.values():
            line.hide()
        self.message.setText(text)
        self.message.setVisible(bool(text))
        set_look(self.message, look)

    def show_check(self, check: RouteCheck, name: str) -> None:
        """Show the result of a test for the environment ``name``, and announce it."""
        told = []
        self._show("" if check.error is None else message_of(check.error), "error")
        for step, line in self.lines.items():
            sign, text, look = _UNTESTED, self._untested(step, check), "muted"
            if step in check.passed:
                sign, text, look = _PASSED, self._passed(step, check, name), "good"
            elif step is check.failed:
                sign, text, look = _FAILED, self._failed(step, check, name), "error"
            line.setText(f"{sign} {text}")
            line.setAccessibleName(text)
            set_look(line, look)
            line.show()
            told.append(text)
        if check.error is not None:
            told.append(message_of(check.error))
        announce(self, "\n".join(told))

    def show_error(self, error: MenagerieError) -> None:
        """Show why the test could not be made."""
        self.say(sentence_of(error), look="error")

    def _passed(self, step: RouteStep, check: RouteCheck, name: str) -> str:
        match step:
            case RouteStep.PROXY:
                return self.tr("Proxy {address} reached").format(address=check.proxy)
            case RouteStep.REACH:
                return self.tr("{environment} reached").format(environment=name)
            case RouteStep.TRUST:
                return self.tr("Secure connection")

    def _failed(self, step: RouteStep, check: RouteCheck, name: str) -> str:
        match step:
            case RouteStep.PROXY if check.proxy is None:
                return self.tr("These settings can't be used")
            case RouteStep.PROXY:
                return self.tr("Proxy {address} not passed").format(address=check.proxy)
            case RouteStep.REACH:
                return self.tr("{environment} not reached").format(environment=name)
            case RouteStep.TRUST:
                return self.tr("Connection not secure")

    def _untested(self, step: RouteStep, check: RouteCheck) -> str:
        match step:
            case RouteStep.PROXY if not check.knows_proxy:
                return self.tr("No proxy is used: this desktop could not be asked for one")
            case RouteStep.PROXY:
                return self.tr("No proxy is used")
            case RouteStep.TRUST if check.failed is None:
                return self.tr("No secure connection needed on this computer")
            case RouteStep.REACH:
                return self.tr("Service: not tested")
            case RouteStep.TRUST:
                return self.tr("Secure connection: not tested")
