"""The outbox in place of the details: adds that are not done with, the recent ones, what can be done."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont, QHideEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from menagerie.domain.clock import Clock
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.job import Job
from menagerie.ui.look.icons import tinted_icon
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import translate
from menagerie.ui.outbox.details import ButtonRow, OutboxDetails
from menagerie.ui.outbox.list_view import OutboxList
from menagerie.ui.outbox.wording import Choice, choices
from menagerie.ui.widgets.form import DoubleClickGuard, named_button
from menagerie.ui.widgets.labels import ElidedLabel, announce, plain_label
from menagerie.ui.widgets.scrolling import FocusFollower, ScrollingColumn, lay_scroll_bar_over
from menagerie.ui.words.jobs import done, job_line

_EDGE, _ABOVE_AND_BELOW = 17, 14
_AROUND_ROW, _GAP = 8, 8
_TITLE_FACTOR = 1.3
# A single one has buttons of its own.
SEVERAL = 2
_BAR_HEIGHT = 4
# Parts of a whole, so that 100,000 rows and 3 rows fill the bar alike.
_BAR_STEPS = 1_000


class JobRows(QWidget):
    """Shows a row for each job; hidden while there is none.

    ``focus_fallback`` returns what takes the focus when the row that has it goes.

    Signals: ``requested(object)`` with the number of the job that the person wants to see.
    """

    requested = Signal(object)

    def __init__(self, focus_fallback: Callable[[], QWidget]) -> None:
        super().__init__()
        self.setObjectName("outboxJobs")
        self._focus_fallback = focus_fallback
        self._rows: dict[int, _JobRow] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.hide()

    def show_jobs(self, jobs: Sequence[Job]) -> None:
        """Show these jobs instead of all others."""
        wanted = {job.number for job in jobs}
        for number in [number for number in self._rows if number not in wanted]:
            row = self._rows.pop(number)
            if row.button.hasFocus():
                # Qt would move it to whatever comes next.
                self._focus_fallback().setFocus()
            self._column.removeWidget(row)
            row.deleteLater()
        for job in jobs:
            if job.number not in self._rows:
                row = self._rows[job.number] = _JobRow()
                row.button.clicked.connect(lambda _on, number=job.number: self.requested.emit(number))
                self._column.addWidget(row)
            self._rows[job.number].show_job(job)
        self.setVisible(bool(jobs))


class _JobRow(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.line = ElidedLabel()
        self.line.setObjectName("outboxJobLine")
        self.bar = QProgressBar()
        self.bar.setObjectName("outboxJobProgress")
        self.bar.setAccessibleName(self.tr("Progress of the import"))
        self.bar.setRange(0, _BAR_STEPS)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(_BAR_HEIGHT)
        self.button = named_button("outboxJobButton", self.tr("Show"))
        words = QVBoxLayout()
        words.setSpacing(_GAP // 2)
        words.addWidget(self.line)
        words.addWidget(self.bar)
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, _AROUND_ROW, _EDGE, _AROUND_ROW)
        row.setSpacing(2 * _GAP)
        row.addLayout(words, 1)
        row.addWidget(self.button)

    def show_job(self, job: Job) -> None:
        """Show how far a job is."""
        text = job_line(job)
        self.line.setText(text)
        self.button.setAccessibleName(self.tr("Show: {line}").format(line=text))
        self.bar.setValue(round(_BAR_STEPS * done(job) / max(1, job.total)))


class QuestionRow(QWidget):
    """A line above an action that takes a question and a second press.

    ``name`` begins the object names of its parts; assistive tools may come upon the button with ``verb``
    before anything is offered. ``focus_fallback`` takes the focus when the row goes.

    Signals: ``confirmed`` when the person has answered the question with yes.
    """

    confirmed = Signal()

    def __init__(self, name: str, verb: str, clock: Clock, focus_fallback: QWidget) -> None:
        super().__init__()
        self.setObjectName(name)
        self._guard = DoubleClickGuard(clock.monotonic)
        self._focus_fallback = focus_fallback
        self._line = self._question = ""
        self._asks = False
        self.line = plain_label(name=f"{name}Line", wraps=True)
        self.line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.ask = named_button(f"{name}Ask", verb)
        self.yes = named_button(f"{name}Yes", verb)
        self.no = named_button(f"{name}No", self.tr("Not yet"))
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, _AROUND_ROW, _EDGE, _AROUND_ROW)
        column.setSpacing(_GAP)
        column.addWidget(self.line)
        row = ButtonRow()
        column.addWidget(row)
        for button in (self.ask, self.yes, self.no):
            # Enter presses it, as it does in dialogs.
            button.setAutoDefault(True)
        row.arrange((self.ask, self.yes, self.no))
        self.ask.clicked.connect(self._ask)
        self.no.clicked.connect(self.dismiss_question)
        self.yes.clicked.connect(self._confirm)
        self.withdraw()

    def offer(self, line: str, ask: str, question: str, yes: str) -> None:
        """Offer the action. A question is taken back if it would be another one."""
        if (line, question) != (self._line, self._question):
            self._asks = False
        self._line, self._question = line, question
        self.ask.setText(ask)
        self.yes.setText(yes)
        self.show()
        self._show()

    def withdraw(self) -> None:
        """Offer nothing."""
        self._asks = False
        if self._holds_focus:
            # Before it is hidden: Qt would move the focus to whatever comes next.
            self._focus_fallback.setFocus()
        self.hide()

    def dismiss_question(self) -> None:
        """Take the question back."""
        self._asks = False
        self._show()

    @property
    def _holds_focus(self) -> bool:
        return any(button.hasFocus() for button in (self.ask, self.yes, self.no))

    def _ask(self) -> None:
        self._asks = True
        self._guard.shown()
        self._show()
        announce(self.line, self.line.text())

    def _confirm(self) -> None:
        if self._guard.counts:
            self.dismiss_question()
            self.confirmed.emit()

    def _show(self) -> None:
        self.line.setText(self._question if self._asks else self._line)
        first = self.no if self._asks else self.ask
        first.show()
        if self._holds_focus:
            # As above.
            first.setFocus()
        self.ask.setVisible(not self._asks)
        self.yes.setVisible(self._asks)
        self.no.setVisible(self._asks)


class OutboxPanel(QFrame):
    """Lists the adds of one environment, those that need the person first.

    ``found`` and ``selected`` offer what can be done with several adds at once.

    Signals: ``entries_requested`` when the panel opens; ``toggled(bool)`` when it is to be shown in place of
    the details, and not any more. ``details`` and ``jobs`` have those about one add and one import.
    """

    entries_requested = Signal()
    toggled = Signal(bool)

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self.setObjectName("outboxPanel")
        self.setProperty("look", "card")
        self.setAccessibleName(self.tr("Outbox"))
        self._came_from: QWidget | None = None
        self._sought: int | None = None
        self._has_jobs = False
        self._is_stale = False
        self._theme = theme
        self.close_button = named_button("closeOutboxButton", look="ghost")
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Close the outbox (Esc)"))
        self.close_button.clicked.connect(self.dismiss)
        theme.changed.connect(self._tint)
        self._tint()
        self.state = _sentence("outboxLine")
        self.empty = _sentence("outboxEmpty")
        self.jobs = JobRows(lambda: self.focus_fallback)
        self.list = OutboxList(theme, clock)
        self.found = QuestionRow("outboxFound", translate("outbox", "Confirm all"), clock, self.list)
        self.selected = QuestionRow("outboxSelected", translate("outbox", "Discard all"), clock, self.list)
        # The selected adds, as far as they can be discarded.
        self.discardable: tuple[Entry, ...] = ()
        self.details = OutboxDetails(clock, self.list)
        self._lay_out()
        self.list.choice_changed.connect(self._show_chosen)
        self.list.choice_changed.connect(self._scroll_to_buttons)
        self.list.clicked.connect(self._scroll_to_buttons)
        self.list.next_step_requested.connect(self.details.take_next_step)
        self.state.hide()
        self.forget()

    @property
    def inputs(self) -> tuple[QWidget, ...]:
        """What Tab reaches, in its order; the details arrange their buttons themselves."""
        found, selected = ((row.ask, row.yes, row.no) for row in (self.found, self.selected))
        return (self.close_button, *found, self.list, self.details.reason, self.details.more, *selected)

    @property
    def holds_focus(self) -> bool:
        """Tell whether the focus is in it, also while another window is the active one."""
        focused = self.window().focusWidget()
        return focused is self or self.isAncestorOf(focused)

    def show_entries(self, entries: Sequence[Entry], names: Mapping[int, str]) -> None:
        """Show these adds instead of all others.

        ``names`` are the names that staff gave to categories, by the category's number.
        """
        self.empty.setText(
            self.tr("Nothing waits. What you add while the service cannot be reached waits here.")
        )
        self.list.show_entries(entries, names)
        self._show_all()

    def show_jobs(self, jobs: Sequence[Job]) -> None:
        """Show a row for each of these imports, which go on."""
        self._has_jobs = bool(jobs)
        self.jobs.show_jobs(jobs)
        self._show_all()

    def show_left_out(self, jobs: Sequence[Job]) -> None:
        """Show a line for each of these imports, which left out rows that a person is to mend."""
        self.list.show_left_out(jobs)
        self._show_all()

    def show_stale(self, count: int) -> None:
        """Ask about an old copy of whose queued adds so many may have been sent since; not any more for 0."""
        if (count > 0) is not self._is_stale:
            self._is_stale = count > 0
            self.list.rows.show_stale(is_stale=self._is_stale)
            self._show_all()
        self.details.show_stale(count)

    def show_found(self, count: int) -> None:
        """Offer to confirm so many adds, which a check has found without a doubt."""
        if count < SEVERAL:
            self.found.withdraw()
            return
        self.found.offer(
            translate("outbox", "%Ln animals were found that the list did not have before.", n=count),
            translate("outbox", "Confirm all %Ln…", n=count),
            translate(
                "outbox",
                "%Ln animals then count as added, with the IDs found. This can't be undone.",
                n=count,
            ),
            translate("outbox", "Confirm all %Ln", n=count),
        )

    def shows(self, number: int) -> bool:
        """Tell whether the add with this number has a row."""
        return self.list.rows.row_of(number) is not None

    def take(self, entry: Entry) -> None:
        """Show an add that is new or has changed; keep choice, scroll position and focus."""
        self.list.take(entry)
        self._show_all()

    def show_state(self, text: str) -> None:
        """Show what the send queue is doing; an empty text hides the line."""
        if text == self.state.text():
            return
        self.state.setText(text)
        self.state.setVisible(bool(text))
        if text and self.isVisible():
            announce(self.state, text)

    def request_inputs(self) -> tuple[QWidget, ...]:
        """Return every input of the panel that leads to a request."""
        return tuple(self.details.buttons[one] for one in (Choice.SEND, Choice.CHECK, Choice.ADD_AGAIN))

    @property
    def focus_fallback(self) -> QWidget:
        """The widget that takes the focus when the focused button is disabled."""
        return self.close_button if self.list.isHidden() else self.list

    def choose(self, number: int) -> None:
        """Choose the add with this number, or choose it as soon as it is known."""
        self._sought = number
        self._seek()

    def forget(self, why_unread: str = "") -> None:
        """Show nothing of an environment that was left, and that its adds are being read, or why not."""
        self._sought = None
        self._has_jobs = False
        self.jobs.show_jobs(())
        self.show_found(0)
        self.list.show_left_out(())
        self.list.show_entries((), {})
        self.show_state("")
        self.empty.setText(why_unread or self.tr("Reading the outbox…"))
        self._show_all()

    def toggle(self) -> None:
        """Open, or close if it is open."""
        if self.isVisible():
            self.dismiss()
        else:
            self.open()

    def open(self) -> None:
        """Ask for the adds and appear; choose the add that ``choose`` named, or else the first."""
        if not self.isVisible():
            self._came_from = QApplication.focusWidget()
        self.entries_requested.emit()
        if self._sought is None:
            self.list.choose_first()
        self._show_chosen()
        self.toggled.emit(True)  # noqa: FBT003 - Qt's signature
        self._seek()
        self.focus_fallback.setFocus()
        self._scroll_to_buttons()

    def dismiss(self) -> None:
        """Close, and give the focus back."""
        back = self._came_from if self.holds_focus else None
        self.toggled.emit(False)  # noqa: FBT003 - Qt's signature
        # It may have gone meanwhile, as does a button that leads to adds when none waits any more.
        if back is not None and isValid(back) and back.isVisible() and back.isEnabled():
            back.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._place_bar()

    def hideEvent(self, event: QHideEvent) -> None:
        # Take questions back, so that the next press is a first one.
        super().hideEvent(event)
        self.details.start_afresh()
        self.found.dismiss_question()
        self.selected.dismiss_question()

    def _seek(self) -> None:
        if self._sought is not None and self.list.choose(self._sought) and self.isVisible():
            self._sought = None

    def _place_bar(self) -> None:
        """Lay the scroll bar over the rows, but not over that of the list."""
        bar = self._rows.verticalScrollBar()
        can_scroll = bar.maximum() > 0
        # The whole container of the bar, which is that of the list's bar where only the list scrolls.
        container = bar.parentWidget() or bar
        container.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not can_scroll)
        if can_scroll and self.list.verticalScrollBar().maximum() > 0:
            self._rows.setViewportMargins(0, 0, 0, 0)
        else:
            lay_scroll_bar_over(self._rows)

    def _scroll_to_buttons(self, *_change: object) -> None:
        # Rows that move away below a button that is held down would be selected, too.
        if QApplication.mouseButtons() == Qt.MouseButton.NoButton:
            bar = self._rows.verticalScrollBar()
            bar.setValue(bar.maximum())

    def _show_all(self) -> None:
        was_empty, is_empty = self.list.isHidden(), self.list.rows.rowCount() == 0
        if is_empty and self.holds_focus:
            self.close_button.setFocus()
        self.empty.setVisible(is_empty and not self._has_jobs)
        # Of an import alone, there are no rows to ask about.
        for part in (self._above_rows, self._rows):
            part.setVisible(not is_empty or self._is_stale)
        self.list.setVisible(not is_empty)
        self.setAccessibleDescription(self.empty.text() if is_empty else "")
        self._seek()
        self._show_chosen()
        if was_empty and not is_empty and self.close_button.hasFocus():
            self.list.setFocus()

    def _show_chosen(self) -> None:
        self._offer_to_discard(self.list.selected_entries())
        self.details.show_entry(self.list.current_item(), self.list.rows.names)
        # The buttons of one must not look as if they were about all that are selected.
        self._one.setVisible(self.selected.isHidden() or self._is_stale)

    def _offer_to_discard(self, selected: Sequence[Entry]) -> None:
        self.discardable = tuple(entry for entry in selected if Choice.DISCARD in choices(entry))
        n = len(self.discardable)
        if n < SEVERAL:
            self.selected.withdraw()
            return
        question = translate(
            "outbox", "%Ln animals leave the outbox and are not sent. This can't be undone.", n=n
        )
        if any(entry.state is State.UNCONFIRMED for entry in self.discardable):
            question = translate(
                "outbox", "%Ln animals leave the outbox. What was added stays in the service's list.", n=n
            )
        self.selected.offer(
            translate("outbox", "%Ln animal(s) selected", n=n),
            translate("outbox", "Discard %Ln…", n=n),
            question,
            translate("outbox", "Discard %Ln", n=n),
        )

    def _lay_out(self) -> None:
        head = QVBoxLayout()
        head.setContentsMargins(_EDGE, _ABOVE_AND_BELOW, _EDGE, 12)
        head.setSpacing(4)
        name = plain_label(self.tr("Outbox"), factor=_TITLE_FACTOR, weight=QFont.Weight.Bold)
        # Or a screen reader would read it twice.
        name.setBuddy(self)
        title = QHBoxLayout()
        title.addWidget(name, 1)
        title.addWidget(self.close_button)
        head.addLayout(title)
        head.addWidget(self.state)
        head.addWidget(self.empty)
        self._one = QWidget()
        below = QVBoxLayout(self._one)
        below.setContentsMargins(_EDGE, _ABOVE_AND_BELOW, _EDGE, _ABOVE_AND_BELOW)
        below.addWidget(self.details)
        self._above_rows = _line()
        content = QWidget()
        # A long word on a button must not cut the sentence above it.
        content.setMinimumWidth(1)
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.list, 1)
        rows.addWidget(_line())
        rows.addWidget(self._one)
        rows.addWidget(self.selected)
        # What the rows leave.
        rows.addStretch()
        # In a low window the buttons stay in sight.
        self._rows = ScrollingColumn(content)
        # It takes what room there is, and none from what stands above and below the panel.
        self._rows.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        FocusFollower(self._rows)
        later = Qt.ConnectionType.QueuedConnection
        for bar in (self._rows.verticalScrollBar(), self.list.verticalScrollBar()):
            bar.rangeChanged.connect(self._place_bar, later)
        self._rows.verticalScrollBar().rangeChanged.connect(self._scroll_to_buttons, later)
        self._place_bar()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.jobs)
        column.addWidget(self.found)
        column.addWidget(self._above_rows)
        column.addWidget(self._rows, 1)
        column.addStretch()

    def _tint(self) -> None:
        self.close_button.setIcon(tinted_icon("close", self._theme.colour("text")))


def _line() -> QFrame:
    line = QFrame()
    line.setProperty("look", "line")
    line.setFixedHeight(1)
    return line


def _sentence(name: str) -> QLabel:
    """Return a label that wraps its sentence to the width of the panel."""
    label = plain_label(look="muted", wraps=True, selectable=True)
    label.setObjectName(name)
    policy = label.sizePolicy()
    policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
    policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
    label.setSizePolicy(policy)
    return label
