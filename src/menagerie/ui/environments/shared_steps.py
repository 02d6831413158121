"""Shows step by step what a test of a shared store found."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from menagerie.domain.sharing.trial import Trial, TrialStep
from menagerie.ui.look.announcing import announce
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.form import set_look
from menagerie.ui.widgets.labels import plain_label

# In front of a step that passed, failed or was not tested.
_PASSED, _FAILED, _UNTESTED = "✓", "✗", "–"


class SharedSteps(QWidget):
    """One line for each step as it is done, with its own sign; below the one that failed, what to do."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("sharedSteps")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.lines = {step: plain_label(name=f"{step}SharedStep", wraps=True) for step in TrialStep}
        self.message = plain_label(name="sharedMessage", look="error", wraps=True)
        for line in (*self.lines.values(), self.message):
            self._column.addWidget(line)
        self.clear()

    def clear(self) -> None:
        """Show nothing."""
        for line in (*self.lines.values(), self.message):
            line.hide()
        self.hide()

    def show_message(self, text: str) -> None:
        """Show why nothing was tried, and announce it."""
        self.clear()
        self.message.setText(text)
        self.message.show()
        self.show()
        announce(self, text)

    def show_trial(self, trial: Trial) -> None:
        """Show how far a trial has come; announce it when it is over."""
        told = []
        advice = "" if trial.trouble is None else self._advice(trial)
        for step, line in self.lines.items():
            sign, text, look = _UNTESTED, self._untested(step, trial), "muted"
            if step in trial.passed:
                sign, text, look = _PASSED, self._passed(step, trial), "good"
            elif step is trial.failed:
                sign, text, look = _FAILED, self._failed(step), "error"
            line.setText(f"{sign} {text}")
            line.setAccessibleName(text)
            set_look(line, look)
            # Those that are not tried yet may pass in the next moment.
            line.setVisible(trial.is_over or step in trial.passed)
            told.append(text)
            if step is trial.failed:
                told.append(advice)
                self._column.removeWidget(self.message)
                self._column.insertWidget(self._column.indexOf(line) + 1, self.message)
        self.message.setText(advice)
        self.message.setVisible(bool(advice))
        self.show()
        if trial.is_over:
            announce(self, "\n".join(told))

    def _passed(self, step: TrialStep, trial: Trial) -> str:
        texts = {
            TrialStep.NAME: self.tr("Computer found"),
            TrialStep.CONNECTION: self.tr("Connected"),
            TrialStep.SECURITY: self.tr("Secure connection"),
            TrialStep.LOGIN: self.tr("Password accepted"),
            TrialStep.SCHEMA: self.tr("Prepared for Menagerie, version {n}").format(n=number(trial.version)),
            TrialStep.WRITING: self.tr("May write"),
        }
        return texts[step]

    def _failed(self, step: TrialStep) -> str:
        texts = {
            TrialStep.NAME: self.tr("Computer not found"),
            TrialStep.CONNECTION: self.tr("Not connected"),
            TrialStep.SECURITY: self.tr("Connection not secure"),
            TrialStep.LOGIN: self.tr("Not logged in"),
            TrialStep.SCHEMA: self.tr("Not usable for Menagerie"),
            TrialStep.WRITING: self.tr("May not write"),
        }
        return texts[step]

    def _untested(self, step: TrialStep, trial: Trial) -> str:
        if step is TrialStep.SECURITY and trial.is_encrypted is False:
            return self.tr("Not encrypted, as the address allows")
        texts = {
            TrialStep.NAME: self.tr("Computer: not tested"),
            TrialStep.CONNECTION: self.tr("Connection: not tested"),
            TrialStep.SECURITY: self.tr("Secure connection: not tested"),
            TrialStep.LOGIN: self.tr("Password: not tested"),
            TrialStep.SCHEMA: self.tr("Preparation: not tested"),
            TrialStep.WRITING: self.tr("Writing: not tested"),
        }
        return texts[step]

    @staticmethod
    def _advice(trial: Trial) -> str:
        from menagerie.domain.sharing.cases import SharedCase  # noqa: PLC0415 - when it is needed
        from menagerie.ui.words.messages import why  # noqa: PLC0415 - as above

        trouble = trial.trouble
        if trouble is None or not isinstance(trouble.case, SharedCase):
            return ""
        return why(trouble.case, trouble.values)
