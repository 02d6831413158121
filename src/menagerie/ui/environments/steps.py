"""What the tests of a key and of a shared store found, step by step."""

from http import HTTPStatus

from menagerie.domain.errors import KeyRefusedError, MenagerieError, RedirectedError, UnexpectedAnswerError
from menagerie.domain.shared_store import Trial, TrialStep
from menagerie.ui.look.plain_text import in_one_line, isolated
from menagerie.ui.look.wording import number, quoted
from menagerie.ui.widgets.labels import announce
from menagerie.ui.widgets.steps import Mark, StepLine, Steps
from menagerie.ui.words.messages import message_of, sentence_of, title_of
from menagerie.workflows.key_check import KeyCheck, Step


class KeySteps(Steps[Step]):
    """The steps of the test of a key."""

    def __init__(self, name: str = "apiKeySteps") -> None:
        """Make lines that are hidden; ``name`` is the object name."""
        super().__init__(name, {step: StepLine(f"{step}Step") for step in Step}, "apiKeyAdvice")

    def show_check(self, check: KeyCheck) -> None:
        """Show how far a test has come, and announce what is new."""
        news = []
        advice = "" if check.error is None else self._advice(check.failed, check.error)
        for step, line in self.lines.items():
            mark, text = Mark.UNTESTED, self._untested(step, check)
            if step in check.passed:
                mark, text = Mark.PASSED, self._passed(step, check)
            elif step is check.running:
                mark, text = Mark.RUNNING, self._running(step)
            elif step is check.failed:
                mark, text = Mark.FAILED, self._failed(step, check.error)
            line.show_step(mark, text)
            if check.running in {None, step}:
                news.append(text)
            if step is check.failed:
                news.append(advice)
        self.show_advice(check.failed, advice)
        announce(self, "\n".join(news))

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
            said = in_one_line(error.service_message)
            # On a line of its own: it is not always in the person's language.
            return f"{isolated(quoted(said))}\n{advice}" if said else advice
        if isinstance(error, UnexpectedAnswerError) and error.status == HTTPStatus.FORBIDDEN:
            # Without what is safe: no animals were asked for.
            return sentence_of(UnexpectedAnswerError(error.status, error.body, error.case))
        if isinstance(error, UnexpectedAnswerError | RedirectedError):
            return self.tr("{problem}. Check the address.").format(problem=title_of(error))
        advice = self.tr("{problem}. Save the key anyway, or test it again later.")
        return advice.format(problem=title_of(error))


class SharedSteps(Steps[TrialStep]):
    """The steps of the test of a shared store."""

    def __init__(self) -> None:
        lines = {step: StepLine(f"{step}SharedStep") for step in TrialStep}
        super().__init__("sharedSteps", lines, "sharedMessage")
        self.clear()

    def show_trial(self, trial: Trial) -> None:
        """Show how far a trial has come; announce it when it is over."""
        news = []
        advice = "" if trial.trouble is None else self._advice(trial)
        for step, line in self.lines.items():
            mark, text = Mark.UNTESTED, self._untested(step, trial)
            if step in trial.passed:
                mark, text = Mark.PASSED, self._passed(step, trial)
            elif step is trial.failed:
                mark, text = Mark.FAILED, self._failed(step)
            line.show_step(mark, text)
            # Those that are not tried yet may pass in the next moment.
            line.setVisible(trial.is_over or step in trial.passed)
            news.append(text)
            if step is trial.failed:
                news.append(advice)
        self.show_advice(trial.failed, advice)
        if trial.is_over:
            announce(self, "\n".join(news))

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
        from menagerie.domain.cases import SharedCase  # noqa: PLC0415 - when it is needed
        from menagerie.ui.words.messages import why  # noqa: PLC0415 - as above

        trouble = trial.trouble
        if trouble is None or not isinstance(trouble.case, SharedCase):
            return ""
        return why(trouble.case, trouble.values)
