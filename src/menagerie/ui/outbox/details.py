"""The chosen add of the outbox: what it is, what happened to it, and what can be done."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from menagerie.domain.clock import Clock
from menagerie.outbox.entry import Entry
from menagerie.ui.outbox.choices import Choice, asks_twice, choice_text, choices, next_step, usual_text
from menagerie.ui.outbox.wording import (
    facts,
    sentence,
    typed_name,
    warning_of_adding_again,
    warning_of_discarding,
)
from menagerie.ui.widgets.form import set_look
from menagerie.ui.widgets.labels import ElidedLabel
from menagerie.ui.widgets.scrolling import InlineText
from menagerie.ui.widgets.second_press import SecondPress

_NAME_FACTOR = 1.15
_REASON_LINES = 4
# Of the lines around the text, as the style sheet has them.
_FRAME = 1


class OutboxDetails(QWidget):
    """Shows one add. What cannot be taken back is said before it is done, and asks to be pressed twice.

    ``resting_place`` takes the focus when the button that has it goes. Nothing here is ever disabled or
    enabled: that is for whoever knows whether the service may be asked.

    Signals: ``wanted(object, object)`` with the Choice and the Entry.
    """

    wanted = Signal(object, object)

    def __init__(self, clock: Clock, resting_place: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._resting_place = resting_place
        self._entry: Entry | None = None
        self._names: Mapping[int, str] = {}
        self._asked: Choice | None = None
        self._second_press = SecondPress()
        self.name = ElidedLabel(factor=_NAME_FACTOR, weight=QFont.Weight.DemiBold)
        self.name.setObjectName("outboxName")
        self.facts = ElidedLabel(look="muted")
        self.facts.setObjectName("outboxFacts")
        self.reason = ReasonText()
        self.buttons = {choice: self._button(choice) for choice in Choice}
        self._lay_out()

    def show_entry(self, entry: Entry | None, names: Mapping[int, str]) -> None:
        """Show an add, or with None nothing; ``names`` are those that staff gave to categories."""
        before = self._entry
        if entry != before:
            self._asked = None
        self._entry, self._names = entry, names
        self.setVisible(entry is not None)
        if entry is None:
            return
        is_news = before is not None and before.number == entry.number and before != entry
        self._show(entry, is_news=is_news)

    def forget_question(self) -> None:
        """Ask anew before what cannot be taken back."""
        if self._asked is not None and self._entry is not None:
            self._asked = None
            self._show(self._entry)

    def take_next_step(self) -> None:
        """Do what is natural to do next, as its button would."""
        step = next_step(self._entry) if self._entry is not None else None
        if step is not None:
            self.buttons[step].click()

    def _press(self, choice: Choice) -> None:
        entry = self._entry
        if entry is None:
            return
        if asks_twice(choice, entry) and self._asked is not choice:
            self._asked = choice
            self._second_press.shown()
            self._show(entry, is_news=True)
            return
        if self._asked is choice and not self._second_press.counts:
            return
        self.forget_question()
        self.wanted.emit(choice, entry)

    def _show(self, entry: Entry, *, is_news: bool = False) -> None:
        self.name.setText(typed_name(entry.typed))
        self.facts.setText(facts(entry.typed, self._names))
        warning = _warning(self._asked)
        text = warning or sentence(entry, self._clock.now())
        if self.reason.say(text, is_warning=bool(warning)) and is_news and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.reason, text))
        self._show_buttons(entry)

    def _show_buttons(self, entry: Entry) -> None:
        offered = choices(entry)
        focused = QApplication.focusWidget()
        if any(button is focused and choice not in offered for choice, button in self.buttons.items()):
            self._resting_place.setFocus()
        step = next_step(entry)
        for choice, button in self.buttons.items():
            button.setVisible(choice in offered)
            if choice not in offered:
                continue
            asked = choice is self._asked
            button.setText(choice_text(choice, entry, asked=asked))
            button.setAccessibleDescription(_warning(choice) if asked else "")
            set_look(button, "primary" if choice is step else "")
        self._arrange(offered)

    def _arrange(self, offered: tuple[Choice, ...]) -> None:
        """Put the natural next step first, for the eye and for Tab."""
        before: QWidget = self.reason
        for place, choice in enumerate(offered):
            button = self.buttons[choice]
            if choice is not Choice.DISCARD:
                self._row.insertWidget(place, button)
            QWidget.setTabOrder(before, button)
            before = button

    def _button(self, choice: Choice) -> QPushButton:
        # Assistive tools can come upon a button before it was ever shown.
        button = QPushButton(usual_text(choice))
        button.setObjectName(choice.value)
        # Enter presses it, as it does in dialogs.
        button.setAutoDefault(True)
        button.clicked.connect(lambda: self._press(choice))
        return button

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.name)
        column.addWidget(self.facts)
        column.addSpacing(6)
        # Its transparent frame stands out, so that its letters begin where all others do.
        frame = QVBoxLayout()
        frame.setContentsMargins(-_FRAME, 0, -_FRAME, 0)
        frame.addWidget(self.reason)
        column.addLayout(frame)
        column.addSpacing(10)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._row.addStretch(1)
        for button in self.buttons.values():
            # Away from all others, at the other end of the row.
            place = -1 if button is self.buttons[Choice.DISCARD] else 0
            self._row.insertWidget(place, button)
        column.addLayout(self._row)


class ReasonText(InlineText):
    """What happened, in lines of which some are always seen; a longer text scrolls.

    It is a stop on the way of Tab only where it has to be scrolled.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("outboxReason", parent)
        self.setAccessibleName(self.tr("What happened"))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.verticalScrollBar().rangeChanged.connect(self._let_tab_stop)
        self._let_tab_stop(0, 0)

    def say(self, text: str, *, is_warning: bool) -> bool:
        """Show ``text`` from its beginning, and tell whether it is another one than before."""
        set_look(self, "warning" if is_warning else "inline")
        # Whoever reads or selects in it is not disturbed when nothing has changed.
        if text == self.toPlainText():
            return False
        self.setPlainText(text)
        return True

    def sizeHint(self) -> QSize:
        """Return the room for the lines that are always seen."""
        around = 2 * self.frameWidth() + round(2 * self.document().documentMargin())
        return QSize(0, _REASON_LINES * self.fontMetrics().lineSpacing() + around)

    def changeEvent(self, event: QEvent) -> None:
        """Be as high as the lines of another font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the beginning: before there is room for a text, Qt scrolls away from it."""
        super().resizeEvent(event)
        self.verticalScrollBar().setValue(0)

    def _let_tab_stop(self, _first: int, last: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if last else Qt.FocusPolicy.ClickFocus)


def _warning(choice: Choice | None) -> str:
    """Return what is said before a choice is taken that cannot be taken back."""
    if choice is Choice.ADD_AGAIN:
        return warning_of_adding_again()
    return warning_of_discarding() if choice is Choice.DISCARD else ""
