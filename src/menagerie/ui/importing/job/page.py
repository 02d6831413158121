"""The page of a job: how far it is, what it waits for, its rows, and what can be done with the result."""

from collections.abc import Callable, Sequence
from enum import Enum, auto

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from menagerie.domain.clock import Clock
from menagerie.outbox.entry import State
from menagerie.outbox.job import Job, JobResult
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.importing.job.card import JobCard
from menagerie.ui.importing.job.pace import Rate
from menagerie.ui.importing.job.rows import JobTable
from menagerie.ui.importing.job.words import (
    job_title,
    page_text,
    remaining_button,
)
from menagerie.ui.look.theme import Theme
from menagerie.ui.session.open_queue import Elsewhere
from menagerie.ui.widgets.fields import FieldComboBox, SegmentedControl
from menagerie.ui.widgets.form import FoldingLine, named_button, pass_focus, set_look
from menagerie.ui.widgets.labels import announce, plain_label
from menagerie.ui.widgets.scrolling import ScrollingColumn
from menagerie.ui.words.jobs import waiting_elsewhere
from menagerie.ui.words.states import AddState, state_word
from menagerie.workflows.importing import rows_to_work_on

_EDGE, _GAP = 24, 12
_LEAST_ROWS = QSize(200, 120)


class Shown(Enum):
    """Which rows of a job are shown."""

    ALL = auto()
    ADDED = auto()
    NOT_ADDED = auto()


class JobPage(QWidget):
    """Shows one job of the open environment, and lets the person choose among the earlier ones."""

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self.setObjectName("importJobPage")
        self._job: Job | None = None
        self.card = JobCard(clock)
        self._make_parts(theme)
        self._lay_out()
        self._connect()
        self.offer_check()
        self.show_unread()
        self.show_rows((), 0, 0)

    @property
    def job(self) -> Job | None:
        """The job that is shown."""
        return self._job

    @property
    def shown(self) -> Shown:
        """Which of its rows the person wants to see."""
        return Shown(self.rows_filter.value)

    def show_environment(self, name: str) -> None:
        """Take the name of the environment to which the jobs add."""
        self.card.show_environment(name)

    def show_jobs(self, jobs: Sequence[Job], current: int | None) -> None:
        """Offer these jobs, the newest first, of which ``current`` is shown."""
        box = self.jobs
        known = {box.itemData(index): index for index in range(box.count())}
        if list(known) != [job.number for job in jobs]:
            box.blockSignals(True)  # noqa: FBT003 - Qt's signature
            box.clear()
            for job in jobs:
                box.addItem(job_title(job), job.number)
            box.blockSignals(False)  # noqa: FBT003 - Qt's signature
            known = {job.number: index for index, job in enumerate(jobs)}
        box.setCurrentIndex(known.get(current, -1))
        box.setVisible(bool(jobs))

    def show_job(
        self, job: Job | None, rate: Rate | None = None, waiting: str = "", *, is_stopped: bool = False
    ) -> None:
        """Show a job, its rate, and in a sentence what it waits for.

        ``is_stopped`` while nothing is sent until a person says so.
        """
        self._job = job
        self.card.setVisible(job is not None)
        self._result.setVisible(job is not None)
        self.empty.setVisible(job is None)
        if job is not None:
            self.card.show_job(job, rate, waiting, is_stopped=is_stopped)
            self._show_buttons(job)

    def show_unread(self) -> None:
        """Show no job, and do not say that there are none: they are not read yet, or cannot be."""
        self.show_job(None)
        self.empty.hide()

    def show_elsewhere(self, waiting: Sequence[Elsewhere], go: Callable[[EnvironmentId], object]) -> None:
        """Offer to ``go`` where else adds wait: they go on when that environment is opened."""
        while (item := self._elsewhere.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for one in waiting:
            text = waiting_elsewhere(one.environment.name, one.queued)
            button = named_button("importElsewhere", text, look="link")
            button.setToolTip(self.tr("Open {name} to go on.").format(name=one.environment.name))
            button.clicked.connect(lambda _on, of=one.environment.id: go(of))
            self._elsewhere.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)

    def show_rows(self, rows: Sequence[JobResult], before: int, count: int) -> None:
        """Show a page of rows: ``before`` is how many come before it, ``count`` how many there are."""
        self.table.rows.show_rows(rows)
        self._offer_to_correct()
        last = before + len(rows)
        self.pages.setVisible(count > len(rows))
        self.page.setText(page_text(before + 1, last, max(count, last)) if rows else "")
        for button, can_turn in ((self.earlier, before > 0), (self.later, last < count)):
            if not can_turn:
                pass_focus(button, self.table)
            button.setEnabled(can_turn)

    def focus_first(self) -> None:
        """Give the focus to what the person can do first: to the rows, where some are to be corrected.

        While the job goes on, that is the choice of another one: the second press of an Enter that led here
        would pause or resume it.
        """
        if self._job is not None and self._job.to_correct:
            self.table.setFocus()
            return
        goes_on = self._job is not None and not self._job.is_over
        first = (self.jobs,) if goes_on else (self.remaining, self.note, self.another)
        next(part for part in first if part.isVisibleTo(self)).setFocus()

    def offer_check(self, why_not: str = "") -> None:
        """Offer to look into the service's list, or say ``why_not``: it leads to a request."""
        if why_not:
            pass_focus(self.check, self.jobs)
        self.check.setEnabled(not why_not)
        tool_tip = self.tr("Shows which animals were added, with as few requests as possible")
        self.check.setToolTip(why_not or tool_tip)
        self.check.setAccessibleDescription(why_not)

    def say(self, text: str, *, is_error: bool = False) -> None:
        """Say what came of something that the person chose here; an empty text hides the line."""
        self.message.setText(text)
        self.message.setVisible(bool(text))
        set_look(self.message, "error" if is_error else "muted")
        if text:
            announce(self.message, text)

    def _offer_to_correct(self) -> None:
        """Offer to add the current row if it was left out."""
        current = self.table.current()
        can_correct = current is not None and current.entry is None
        if not can_correct:
            pass_focus(self.correct, self.table)
        self.correct.setEnabled(can_correct)

    def _show_buttons(self, job: Job) -> None:
        is_over = job.is_over
        self.check.setVisible(bool(job.counts.get(State.UNCONFIRMED)))
        count = rows_to_work_on(job) if is_over else 0
        self.correct.setVisible(job.left_out > 0)
        self.remaining.setText(remaining_button(count))
        self.remaining.setVisible(count > 0)
        has_added = bool(job.counts.get(State.CREATED))
        for button in (self.labels, self.note):
            button.setVisible(is_over and has_added)

    def _make_parts(self, theme: Theme) -> None:
        self.jobs = FieldComboBox()
        self.jobs.setObjectName("importJobs")
        self.jobs.name_without_label(self.tr("Imports"))
        self.empty = plain_label(self.tr("Nothing was imported here yet."), name="importNoJobs", look="muted")
        self._elsewhere = QVBoxLayout()
        self.rows_filter = SegmentedControl(self.tr("Rows to show"))
        self.rows_filter.add(self.tr("All"), Shown.ALL, "importRowsAll")
        self.rows_filter.add(state_word(AddState.ADDED), Shown.ADDED, "importRowsAdded")
        self.rows_filter.add(self.tr("Not added"), Shown.NOT_ADDED, "importRowsOpen")
        self.check = named_button("importCheckButton", self.tr("Check in the service's list"))
        self.table = JobTable(theme)
        self.table.setMinimumSize(_LEAST_ROWS)
        self.page = plain_label(name="importPageText", look="muted")
        self.earlier = named_button("importEarlierRows", self.tr("Previous"), look="ghost")
        self.later = named_button("importLaterRows", self.tr("Next"), look="ghost")
        self.message = plain_label(name="importMessage", wraps=True, selectable=True)
        self.message.hide()
        self.correct = named_button("importCorrectButton", self.tr("Correct and add…"))
        self.remaining = named_button("importRemainingButton")
        self.labels = named_button("importLabelsButton", self.tr("Print labels…"))
        self.note = named_button("importNoteButton", self.tr("Delivery note…"))
        self.close_window = named_button("importCloseButton", self.tr("Close"))
        self.another = named_button("importAnotherButton", self.tr("Import another file…"))

    def _connect(self) -> None:
        self.correct.clicked.connect(self.table.open_current)
        self.table.selectionModel().currentRowChanged.connect(lambda *_rows: self._offer_to_correct())
        self.close_window.clicked.connect(lambda: self.window().close())

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.jobs, 1)
        # Keeps the button small where there is no import to choose.
        head.addStretch()
        head.addWidget(self.another)
        # In a low window everything scrolls together.
        inside = QWidget()
        scroll = ScrollingColumn(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        column = QVBoxLayout(inside)
        bar = scroll.verticalScrollBar().sizeHint().width()
        # Margins are not mirrored, and the scroll bar is.
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        column.setContentsMargins(_EDGE - bar * mirrored, _EDGE, _EDGE - bar * (not mirrored), _EDGE)
        column.setSpacing(_GAP)
        column.addLayout(head)
        column.addWidget(self.empty)
        column.addLayout(self._elsewhere)
        column.addWidget(self.card)
        column.addWidget(self._lay_out_result(), 1)
        column.addStretch()

    def _lay_out_result(self) -> QWidget:
        self._result = QWidget()
        choice, check = QHBoxLayout(), QHBoxLayout()
        choice.addWidget(self.rows_filter)
        choice.addStretch(1)
        check.addStretch(1)
        check.addWidget(self.check)
        self.pages = QWidget()
        pages = QHBoxLayout(self.pages)
        pages.setContentsMargins(0, 0, 0, 0)
        pages.addWidget(self.page)
        pages.addStretch(1)
        pages.addWidget(self.earlier)
        pages.addWidget(self.later)
        rows = QFrame()
        rows.setProperty("look", "card")
        inside = QVBoxLayout(rows)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(self.table)
        of_rows, of_all = QHBoxLayout(), QHBoxLayout()
        for line, buttons in (
            (of_rows, (self.correct, self.remaining)),
            (of_all, (self.labels, self.note, self.close_window)),
        ):
            line.setSpacing(8)
            line.addStretch(1)
            for button in buttons:
                line.addWidget(button)
        column = QVBoxLayout(self._result)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(FoldingLine(choice, check, 8))
        column.addWidget(rows, 1)
        column.addWidget(self.pages)
        column.addWidget(self.message)
        column.addWidget(FoldingLine(of_rows, of_all, 8))
        return self._result
