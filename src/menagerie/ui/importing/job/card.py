"""How far a job is, what it waits for, and the buttons that pause and cancel it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from menagerie.domain.clock import Clock
from menagerie.outbox.entry import State
from menagerie.outbox.job import Job
from menagerie.ui.importing.job.pace import Rate
from menagerie.ui.importing.job.words import cancel_question, progress_text, result_line, summary
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.form import DoubleClickGuard, FoldingLine, named_button, set_look
from menagerie.ui.widgets.labels import ElidedLabel, announce, plain_label
from menagerie.ui.words.jobs import done, left
from menagerie.ui.words.states import AddState, state_word

_EDGE = 16
_SUMMARY_FACTOR = 1.3
_COUNT_FACTOR = 1.45
_BAR_HEIGHT = 8
# Parts of a whole, so that 100,000 rows and 3 rows fill the bar alike.
_BAR_STEPS = 1_000
_LOOKS = {State.CREATED: "good", State.REFUSED: "error", State.UNCONFIRMED: "caution"}


class JobCard(QFrame):
    """Shows the state of one job. Cancelling asks once, and says what happens.

    Signals: ``pause_requested``, ``resume_requested`` and ``cancel_requested``.
    """

    pause_requested = Signal()
    resume_requested = Signal()
    cancel_requested = Signal()

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self._guard = DoubleClickGuard(clock.monotonic)
        self._job: Job | None = None
        self._environment = ""
        self._pauses = True
        self._make_parts()
        self._lay_out()
        self._question.hide()
        self.pause.clicked.connect(self._press_pause)
        self.cancel.clicked.connect(self._ask)
        self._keep.clicked.connect(self.dismiss_question)
        self._stop.clicked.connect(self._confirm)
        # From anywhere in the window, while the question is there.
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self._question, self.dismiss_question)

    def show_environment(self, name: str) -> None:
        """Take the name of the environment to which the jobs add."""
        self._environment = name

    def show_job(self, job: Job, rate: Rate | None, waiting: str, *, is_stopped: bool) -> None:
        """Show a job, its rate, and in a sentence what it waits for.

        ``is_stopped`` while nothing is sent until a person says so.
        """
        before, self._job = self._job, job
        is_over = job.is_over
        self.summary.setText(summary(job) if is_over else self._headline(job))
        for part in (self.bar, self._counted):
            part.setVisible(not is_over)
        # What a person queued again after the end goes by itself.
        self.pause.setVisible(not is_over and (is_stopped or job.ended_at is None))
        self.cancel.setVisible(not is_over and not self.asks)
        self.bar.setValue(round(_BAR_STEPS * done(job) / max(1, job.total)))
        self.progress.setText(result_line(job, self._environment) if is_over else progress_text(job, rate))
        self.bar.setAccessibleDescription(self.progress.text())
        self._say_waiting("" if is_over else waiting)
        self._show_counts(job)
        self._offer_pause(pauses=not (is_stopped or job.is_paused))
        if before is None or before.number != job.number or is_over:
            self.dismiss_question()
        elif self.asks:
            self._question_text.setText(cancel_question(job))
        if is_over and before is not None and not before.is_over and before.number == job.number:
            announce(self.summary, self.summary.text())

    @property
    def asks(self) -> bool:
        """Tell whether it asks if the job is to be cancelled."""
        return not self._question.isHidden()

    def dismiss_question(self) -> None:
        """Go on without cancelling."""
        if not self.asks:
            return
        had_focus = QApplication.focusWidget() in {self._stop, self._keep}
        self._question.hide()
        self.cancel.setVisible(self._job is not None and not self._job.is_over)
        if had_focus and self.cancel.isVisible():
            self.cancel.setFocus()

    def _ask(self) -> None:
        if self._job is None:
            return
        text = cancel_question(self._job)
        self._question_text.setText(text)
        self._question.show()
        self.cancel.hide()
        self._keep.setFocus()
        self._guard.shown()
        announce(self._question_text, text)

    def _confirm(self) -> None:
        if self._guard.counts:
            self.dismiss_question()
            self.cancel_requested.emit()

    def _press_pause(self) -> None:
        if self._pauses:
            self.pause_requested.emit()
        else:
            self.resume_requested.emit()

    def _offer_pause(self, *, pauses: bool) -> None:
        self._pauses = pauses
        self.pause.setText(self.tr("Pause") if pauses else self.tr("Resume"))

    def _say_waiting(self, text: str) -> None:
        if text == self.waiting.text():
            return
        self.waiting.setText(text)
        self.waiting.setVisible(bool(text))

    def _headline(self, job: Job) -> str:
        text = (
            self.tr("Import to {environment}, paused")
            if job.is_paused
            else self.tr("Adding to {environment}")
        )
        return text.format(environment=self._environment)

    def _show_counts(self, job: Job) -> None:
        counts = {
            State.CREATED: job.counts.get(State.CREATED, 0),
            State.REFUSED: job.counts.get(State.REFUSED, 0),
            State.UNCONFIRMED: job.counts.get(State.UNCONFIRMED, 0),
            State.QUEUED: left(job),
        }
        for state, (count, caption) in self._counts.items():
            value = counts[state]
            count.setText(number(value))
            set_look(count, _LOOKS.get(state, "") if value else "muted")
            count.setAccessibleName(f"{caption.text()}: {number(value)}")

    def _make_parts(self) -> None:
        self.summary = ElidedLabel(factor=_SUMMARY_FACTOR, weight=QFont.Weight.Bold)
        self.summary.setObjectName("importSummary")
        self.bar = _slim_bar("importProgress", self.tr("Progress of the import"))
        self.progress = plain_label(name="importProgressText", look="muted")
        self.waiting = plain_label(name="importWaiting", look="caution", wraps=True)
        self.waiting.hide()
        self._counts = {
            state: (
                plain_label("0", name=name, factor=_COUNT_FACTOR, weight=QFont.Weight.DemiBold),
                plain_label(text, look="muted"),
            )
            for state, name, text in (
                (State.CREATED, "importAdded", state_word(AddState.ADDED)),
                (State.REFUSED, "importRefused", state_word(AddState.REFUSED)),
                (State.UNCONFIRMED, "importUnknown", state_word(AddState.UNCONFIRMED)),
                (State.QUEUED, "importLeft", state_word(AddState.QUEUED)),
            )
        }
        self.pause = named_button("importPauseButton", self.tr("Pause"))
        self.cancel = named_button("importCancelButton", self.tr("Cancel import…"))
        self._question = QWidget()
        self._question.setObjectName("importCancelQuestion")
        self._question_text = plain_label(name="importCancelText", wraps=True)
        self._keep = named_button("importKeepButton", self.tr("Keep going"))
        self._stop = named_button("importCancelConfirm", self.tr("Cancel the import"))

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.pause)
        buttons.addWidget(self.cancel)
        counts = QGridLayout()
        counts.setHorizontalSpacing(2 * _EDGE)
        counts.setVerticalSpacing(0)
        for column, (count, caption) in enumerate(self._counts.values()):
            counts.addWidget(count, 0, column)
            counts.addWidget(caption, 1, column)
        counts.setColumnStretch(len(self._counts), 1)
        self._counted = FoldingLine(counts, buttons, 2 * _EDGE)
        question = QHBoxLayout(self._question)
        question.setContentsMargins(0, 0, 0, 0)
        question.setSpacing(8)
        question.addWidget(self._question_text, 1)
        question.addWidget(self._stop)
        question.addWidget(self._keep)
        card = QVBoxLayout(self)
        card.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        card.setSpacing(8)
        card.addWidget(self.summary)
        card.addWidget(self.bar)
        # In one line: what is below must not move with each wait, of which there may be one a minute.
        line = QHBoxLayout()
        line.setSpacing(_EDGE)
        line.addWidget(self.progress)
        line.addWidget(self.waiting, 1)
        card.addLayout(line)
        card.addWidget(self._counted)
        card.addWidget(self._question)


def _slim_bar(name: str, spoken: str) -> QProgressBar:
    """Return a slim progress bar; ``spoken`` is its accessible name."""
    bar = QProgressBar()
    bar.setObjectName(name)
    bar.setAccessibleName(spoken)
    bar.setRange(0, _BAR_STEPS)
    bar.setTextVisible(False)
    bar.setFixedHeight(_BAR_HEIGHT)
    return bar
