"""One action for all adds that a check has found in the service's list without a doubt."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from menagerie.domain.clock import Clock
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.second_press import SecondPress

_EDGE, _ABOVE_AND_BELOW, _GAP = 20, 8, 8
# A single one is confirmed like any other.
_SEVERAL = 2


class FoundRow(QWidget):
    """Says how many adds were found, and confirms them after a question: it cannot be undone.

    ``resting_place`` takes the focus when the row goes.

    Signals: ``confirmed`` when the person has answered the question with yes.
    """

    confirmed = Signal()

    def __init__(self, clock: Clock, resting_place: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("outboxFound")
        self._second_press = SecondPress(clock.monotonic)
        self._resting_place = resting_place
        self._count = 0
        self._asks = False
        self.line = plain_label(name="outboxFoundLine", wraps=True)
        self.line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.ask = named_button("outboxConfirmAll", self.tr("Confirm all…"))
        self.yes = named_button("outboxConfirmAllYes", self.tr("Confirm all"))
        self.no = named_button("outboxConfirmAllNo", self.tr("Not yet"))
        for button in (self.ask, self.yes, self.no):
            # Enter presses it, as it does in dialogs.
            button.setAutoDefault(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, _ABOVE_AND_BELOW, _EDGE, _ABOVE_AND_BELOW)
        row.setSpacing(_GAP)
        row.addWidget(self.line, 1)
        for button in (self.ask, self.yes, self.no):
            row.addWidget(button)
        self.ask.clicked.connect(self._ask)
        self.no.clicked.connect(self.dismiss_question)
        self.yes.clicked.connect(self._confirm)
        self.show_count(0)

    def show_count(self, count: int) -> None:
        """Offer to confirm so many adds. The question is taken back where it was about other ones."""
        if count != self._count:
            self._asks = False
        self._count = count
        is_offered = count >= _SEVERAL
        if not is_offered and self._holds_focus:
            self._resting_place.setFocus()
        self.setVisible(is_offered)
        self._show()

    def dismiss_question(self) -> None:
        """Take the question back."""
        self._asks = False
        self._show()

    def _ask(self) -> None:
        self._asks = True
        self._second_press.shown()
        self._show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.line, self.line.text()))

    def _confirm(self) -> None:
        if self._second_press.counts:
            self.dismiss_question()
            self.confirmed.emit()

    def _show(self) -> None:
        text = self.tr("{n} animals were found in the service's list, each only once.")
        if self._asks:
            text = self.tr("{n} animals then count as added, with the IDs found. This can't be undone.")
        self.line.setText(text.format(n=number(self._count)))
        self.ask.setText(self.tr("Confirm all {n}…").format(n=number(self._count)))
        self.yes.setText(self.tr("Confirm all {n}").format(n=number(self._count)))
        first = self.no if self._asks else self.ask
        first.show()
        if self._holds_focus:
            # Before it is hidden: the panel closes when the focus leaves it.
            first.setFocus()
        self.ask.setVisible(not self._asks)
        self.yes.setVisible(self._asks)
        self.no.setVisible(self._asks)

    @property
    def _holds_focus(self) -> bool:
        return any(button.hasFocus() for button in (self.ask, self.yes, self.no))
