"""Shows step by step what a test of a key found."""

from http import HTTPStatus

from PySide6.QtWidgets import QVBoxLayout, QWidget

from menagerie.domain.errors import KeyRefusedError, MenagerieError, RedirectedError, UnexpectedAnswerError
from menagerie.ui.look.announcing import announce
from menagerie.ui.look.plain_text import LONGEST_LINE, shown
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.form import set_look
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.words.errors import message_of, sentence_of, title_of
from menagerie.ui.words.filling import joined
from menagerie.workflows.key_check import KeyCheck, Step

# In front of a step that passed, failed, is being tested, or was not.
_PASSED, _FAILED, _RUNNING, _UNTESTED = "✓", "✗", "…", "–"


class KeySteps(QWidget):
    """One line for each step, with its own sign; below the one that failed, what to do."""

    def __init__(self, name: str = "apiKeySteps") -> None:
        """Make lines that are hidden; ``name`` is the object name."""
        super().__init__()
        self.setObjectName(name)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.lines = {step: plain_label(name=f"{step}Step", wraps=True) for step in Step}
        self.advice = plain_label(name="apiKeyAdvice", look="error", wraps=True)
        for line in self.lines.values():
            self._column.addWidget(line)
        self._column.addWidget(self.advice)
        self.hide()

    def show_check(self, check: KeyCheck) -> None:
        """Show how far a test has come, and announce what is new."""
        told = []
        advice = "" if check.error is None else self._advice(check.failed, check.error)
        for step, line in self.lines.items():
            sign, text, look = _UNTESTED, self._untested(step, check), "muted"
            if step in check.passed:
                sign, text, look = _PASSED, self._passed(step, check), "good"
            elif step is check.running:
                sign, text, look = _RUNNING, self._running(step), ""
            elif step is check.failed:
                sign, text, look = _FAILED, self._failed(step, check.error), "error"
            line.setText(f"{sign} {text}")
            line.setAccessibleName(text)
            set_look(line, look)
            if check.running in {None, step}:
                told.append(text)
            if step is check.failed:
                told.append(advice)
                self._column.removeWidget(self.advice)
                self._column.insertWidget(self._column.indexOf(line) + 1, self.advice)
        self.advice.setText(advice)
        self.advice.setVisible(bool(advice))
        self.show()
        announce(self, "\n".join(told))

    def _passed(self, step: Step, check: KeyCheck) -> str:
        match step:
            case Step.REACH:
                return self.tr("Address reached")
            case Step.TRUST:
                return self.tr("Secure connection")
            case Step.KEY:
                return self.tr("Key accepted")
            case Step.LIST if check.quota.is_known:
                left, limit = check.quota.remaining or 0, check.quota.limit or 0
                text = self.tr("Animals listed, {remaining} of {limit} requests left")
                return text.format(remaining=number(left), limit=number(limit))
            case Step.LIST:
                return self.tr("Animals listed")

    def _failed(self, step: Step, error: MenagerieError | None) -> str:
        if step is Step.REACH:
            return self.tr("Address not reached")
        if step is Step.TRUST:
            return self.tr("Connection not secure")
        if step is Step.LIST:
            return self.tr("Animals not listed")
        return self.tr("Key refused") if isinstance(error, KeyRefusedError) else self.tr("Key not checked")

    def _untested(self, step: Step, check: KeyCheck) -> str:
        if step is Step.TRUST and Step.REACH in check.passed:
            return self.tr("No secure connection needed on this computer")
        names = {
            Step.REACH: self.tr("Address: not tested"),
            Step.TRUST: self.tr("Secure connection: not tested"),
            Step.KEY: self.tr("Key: not tested"),
            Step.LIST: self.tr("List: not tested"),
        }
        return names[step]

    def _running(self, step: Step) -> str:
        return self.tr("Checking the key…") if step is Step.KEY else self.tr("Connecting…")

    def _advice(self, failed: Step | None, error: MenagerieError) -> str:
        """Return what to do, after what the service itself says."""
        if failed in {Step.REACH, Step.TRUST}:
            return message_of(error)
        if isinstance(error, KeyRefusedError):
            advice = self.tr("Copy the whole key again, or ask your IT team for a new one.")
            said = shown(error.service_message, LONGEST_LINE)
            return joined((said, advice))
        if isinstance(error, UnexpectedAnswerError) and error.status == HTTPStatus.FORBIDDEN:
            # Without what is safe: no animals were asked for.
            return sentence_of(UnexpectedAnswerError(error.status, error.body, error.case))
        if isinstance(error, UnexpectedAnswerError | RedirectedError):
            return self.tr("{problem}. Check the address.").format(problem=title_of(error))
        advice = self.tr("{problem}. Save the key anyway, or test it again later.")
        return advice.format(problem=title_of(error))
