"""What can be done with several adds at once: each action asks before it is done."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from menagerie.domain.clock import Clock
from menagerie.outbox.entry import Entry, State
from menagerie.ui.look.announcing import announce
from menagerie.ui.look.translation import translate
from menagerie.ui.outbox.choices import Choice, choices
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.second_press import SecondPress

_EDGE, _ABOVE_AND_BELOW, _GAP = 17, 8, 8
# A single one has buttons of its own.
SEVERAL = 2


class QuestionRow(QWidget):
    """A line above an action that takes a question and a second press.

    ``name`` begins the object names of its parts; assistive tools may come upon the button with ``verb``
    before anything is offered. ``resting_place`` takes the focus when the row goes.

    Signals: ``confirmed`` when the person has answered the question with yes.
    """

    confirmed = Signal()

    def __init__(self, name: str, verb: str, clock: Clock, resting_place: QWidget) -> None:
        super().__init__()
        self.setObjectName(name)
        self._second_press = SecondPress(clock.monotonic)
        self._resting_place = resting_place
        self._line = self._question = ""
        self._asks = False
        self.line = plain_label(name=f"{name}Line", wraps=True)
        self.line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.ask = named_button(f"{name}Ask", verb)
        self.yes = named_button(f"{name}Yes", verb)
        self.no = named_button(f"{name}No", self.tr("Not yet"))
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, _ABOVE_AND_BELOW, _EDGE, _ABOVE_AND_BELOW)
        column.setSpacing(_GAP)
        column.addWidget(self.line)
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        column.addLayout(row)
        for button in (self.ask, self.yes, self.no):
            # Enter presses it, as it does in dialogs.
            button.setAutoDefault(True)
            row.addWidget(button)
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
            self._resting_place.setFocus()
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
        self._second_press.shown()
        self._show()
        announce(self.line, self.line.text())

    def _confirm(self) -> None:
        if self._second_press.counts:
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


class FoundRow(QuestionRow):
    """Confirms all adds that a check has found without a doubt."""

    def __init__(self, clock: Clock, resting_place: QWidget) -> None:
        super().__init__("outboxFound", translate("outbox", "Confirm all"), clock, resting_place)

    def show_count(self, count: int) -> None:
        """Offer to confirm so many adds."""
        if count < SEVERAL:
            self.withdraw()
            return
        found = translate("FoundRow", "%Ln animals were found that the list did not have before.", n=count)
        question = translate(
            "FoundRow", "%Ln animals then count as added, with the IDs found. This can't be undone.", n=count
        )
        self.offer(
            found,
            translate("FoundRow", "Confirm all %Ln…", n=count),
            question,
            translate("FoundRow", "Confirm all %Ln", n=count),
        )


class SelectedRow(QuestionRow):
    """Discards the adds that are selected.

    ``entries`` are those of the selected adds that can be discarded.
    """

    def __init__(self, clock: Clock, resting_place: QWidget) -> None:
        super().__init__("outboxSelected", translate("outbox", "Discard all"), clock, resting_place)
        self.entries: tuple[Entry, ...] = ()

    def show_entries(self, selected: Sequence[Entry]) -> None:
        """Offer to discard these adds, if there are several."""
        self.entries = tuple(entry for entry in selected if Choice.DISCARD in choices(entry))
        if len(self.entries) < SEVERAL:
            self.withdraw()
            return
        n = len(self.entries)
        question = translate(
            "SelectedRow", "%Ln animals leave the outbox and are not sent. This can't be undone.", n=n
        )
        if any(entry.state is State.UNCONFIRMED for entry in self.entries):
            question = translate(
                "SelectedRow",
                "%Ln animals leave the outbox. What was added stays in the service's list.",
                n=n,
            )
        self.offer(
            translate("SelectedRow", "%Ln animal(s) selected", n=n),
            translate("SelectedRow", "Discard %Ln…", n=n),
            question,
            translate("SelectedRow", "Discard %Ln", n=n),
        )
