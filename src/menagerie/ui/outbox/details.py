"""The chosen add of the outbox: what it is, what happened to it, and what can be done with it."""

from collections.abc import Mapping, Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QStyle, QVBoxLayout, QWidget

from menagerie.domain.clock import Clock
from menagerie.outbox.entry import Entry, is_unreadable
from menagerie.ui.look.plain_text import LONGEST_LINE, LONGEST_TEXT, shown
from menagerie.ui.outbox.wording import (
    OF_STALE,
    Choice,
    Item,
    asks_twice,
    choice_text,
    choices,
    direct_choices,
    entry_name,
    facts,
    item_state,
    next_step,
    sentence,
    stale_text,
    stale_warning,
    usual_text,
    warning,
)
from menagerie.ui.widgets.form import DoubleClickGuard, named_button, set_look
from menagerie.ui.widgets.labels import ElidedLabel, announce
from menagerie.ui.widgets.scrolling import InlineText
from menagerie.ui.words.jobs import about_stale
from menagerie.ui.words.states import AddState

_NAME_FACTOR = 1.15
_MOST_LINES = 6
_BETWEEN_BUTTONS = 8
# Width of the text's border and padding in the style sheet.
_FRAME = 2


class OutboxDetails(QWidget):
    """Shows one line: an add, or the rows that an import left out.

    A choice that cannot be taken back shows a warning first, and takes a second press. While the outbox may
    be an old copy, it asks about that, with the same buttons for all queued adds.

    What is rarely wanted for an unconfirmed add, and why it is unconfirmed, are shown by "More".

    ``focus_fallback`` takes the focus when the button that has it is hidden. Nothing is enabled or disabled
    here: that depends on whether the service may be asked.

    Signals: ``chosen(object, object)`` with the Choice and the Item, or None for all queued adds of what may
    be an old copy.
    """

    chosen = Signal(object, object)

    def __init__(self, clock: Clock, focus_fallback: QWidget) -> None:
        super().__init__()
        self._clock = clock
        self._focus_fallback = focus_fallback
        self._entry: Item | None = None
        self._names: Mapping[int, str] = {}
        self._stale = 0
        self._asked: Choice | None = None
        self._shows_more = False
        # Answers a warning, or adds again what a check has just not found: neither by a double click.
        self._guard = DoubleClickGuard(clock.monotonic)
        self.name = ElidedLabel(factor=_NAME_FACTOR, weight=QFont.Weight.DemiBold)
        self.name.setObjectName("outboxName")
        self.facts = ElidedLabel(look="muted")
        self.facts.setObjectName("outboxFacts")
        self.reason = ReasonText()
        self.buttons = {choice: self._button(choice) for choice in Choice}
        self.more = named_button("outboxMore", self.tr("More"))
        self.more.setAccessibleDescription(self.tr("Shows what else can be done, and why"))
        # Enter presses it, as it does the other buttons.
        self.more.setAutoDefault(True)
        self.more.clicked.connect(self._show_more)
        self._lay_out()

    def show_entry(self, entry: Item | None, names: Mapping[int, str]) -> None:
        """Show a line, or nothing for None; ``names`` are those that staff gave to categories."""
        before = self._entry
        if entry != before:
            self._asked = None
            self._shows_more = False
        self._entry, self._names = entry, names
        self.setVisible(entry is not None or self._stale > 0)
        if entry is None or self._stale:
            return
        is_same = before is not None and (type(before), before.number) == (type(entry), entry.number)
        has_changed = is_same and before != entry
        if has_changed:
            self._guard.shown()
        # A toast or a message says what became of sending it, and the outbox's line that it waits.
        kept_state = before is not None and item_state(before) is item_state(entry)
        is_news = has_changed and (kept_state or item_state(entry) is AddState.DISCARDED)
        self._show(entry, is_news=is_news)

    def show_stale(self, count: int) -> None:
        """Ask about an old copy of whose queued adds so many may have been sent since; not any more for 0."""
        if count != self._stale:
            self._stale, self._asked, self._shows_more = count, None, False
            self._show_again(is_news=True)

    def start_afresh(self) -> None:
        """Take a warning and what "More" shows back, so that the next press is a first one."""
        if self._asked is not None or self._shows_more:
            self._asked = None
            self._shows_more = False
            self._show_again()

    def take_next_step(self) -> None:
        """Press the button of the natural next step, if there is one."""
        step = None if self._entry is None else next_step(self._entry)
        if self._stale:
            step = OF_STALE[0]
        if step is not None:
            self.buttons[step].click()

    def _press(self, choice: Choice) -> None:
        entry = self._entry
        if self._stale:
            asks = bool(stale_warning(choice))
        elif entry is None:
            return
        else:
            asks = asks_twice(choice, entry)
        if asks and self._asked is not choice:
            self._asked = choice
            self._shows_more = True
            self._guard.shown()
            self._show_again(is_news=True)
            return
        if (self._asked is choice or choice is Choice.ADD_AGAIN) and not self._guard.counts:
            return
        self.start_afresh()
        self.chosen.emit(choice, None if self._stale else entry)

    def _show_more(self) -> None:
        entry = self._entry
        if entry is None:
            return
        self._shows_more = True
        self._show(entry, is_news=True)
        revealed = [choice for choice in choices(entry) if choice not in direct_choices(entry)]
        self.buttons[revealed[0]].setFocus()

    def _show_again(self, *, is_news: bool = False) -> None:
        entry = self._entry
        self.setVisible(entry is not None or self._stale > 0)
        if self._stale:
            self.name.setText(self.tr("Before these are sent"))
            self.facts.hide()
            self._show_text(stale_warning(self._asked) or about_stale(self._stale), is_news=is_news)
            texts = {one: stale_text(one, asked=one is self._asked) for one in OF_STALE}
            self._show_buttons(texts, OF_STALE, OF_STALE[0])
        elif entry is not None:
            self._show(entry, is_news=is_news)

    def _show(self, entry: Item, *, is_news: bool = False) -> None:
        self.name.setText(entry_name(entry))
        is_add = isinstance(entry, Entry) and not is_unreadable(entry)
        self.facts.setText(facts(entry.typed, self._names) if isinstance(entry, Entry) else "")
        self.facts.setVisible(is_add)
        asked, everything = self._asked, choices(entry)
        self._show_text(
            warning(asked, entry) if asked is not None else self._sentence(entry), is_news=is_news
        )
        offered = everything if self._shows_more else direct_choices(entry)
        texts = {one: choice_text(one, entry, asked=one is asked) for one in everything}
        self._show_buttons(texts, offered, next_step(entry))
        for choice in everything:
            is_answer = choice in {Choice.CONFIRM, Choice.REJECT}
            self.buttons[choice].setAccessibleDescription(
                warning(choice, entry) if choice is asked else self._sentence(entry) if is_answer else ""
            )

    def _show_text(self, text: str, *, is_news: bool) -> None:
        asked = self._asked
        if self.reason.show_text(text, is_warning=asked is not None) and is_news and self.isVisible():
            announce(self.reason, shown(text))

    def _sentence(self, entry: Item) -> str:
        return sentence(entry, self._clock.now(), with_cause=self._shows_more)

    def _show_buttons(
        self, texts: Mapping[Choice, str], offered: tuple[Choice, ...], step: Choice | None
    ) -> None:
        """Show the buttons of ``offered``; assistive tools find those of all that have ``texts``."""
        has_more = len(offered) < len(texts)
        focused = QApplication.focusWidget()
        if any(button is focused and choice not in offered for choice, button in self.buttons.items()):
            self._focus_fallback.setFocus()
        if self.more.hasFocus() and not has_more:
            self._focus_fallback.setFocus()
        self.more.setVisible(has_more)
        for choice, button in self.buttons.items():
            button.setVisible(choice in offered)
            # A screen reader comes upon hidden buttons too.
            if choice in texts:
                button.setText(texts[choice])
                button.setAccessibleDescription("")
                set_look(button, "primary" if choice is step else "")
        self._arrange(offered)

    def _arrange(self, offered: tuple[Choice, ...]) -> None:
        """Put the natural next step first, for the eye and for Tab."""
        before: QWidget = self.reason
        for choice in offered:
            button = self.buttons[choice]
            QWidget.setTabOrder(before, button)
            before = button
        QWidget.setTabOrder(before, self.more)
        # What is discarded is the last one, so that it is not pressed by mistake.
        in_order = sorted(offered, key=lambda choice: choice is Choice.DISCARD)
        self._row.arrange((*(self.buttons[choice] for choice in in_order), self.more))

    def _button(self, choice: Choice) -> QPushButton:
        # Assistive tools can find a button before it was ever shown.
        button = named_button(choice.value, usual_text(choice))
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
        column.addWidget(self.reason)
        column.addSpacing(10)
        self._row = ButtonRow()
        self._row.arrange((*self.buttons.values(), self.more))
        column.addWidget(self._row)


class ButtonRow(QWidget):
    """Shows buttons one after the other, in as many lines as they need."""

    def __init__(self) -> None:
        super().__init__()
        self._buttons: tuple[QPushButton, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def arrange(self, buttons: Sequence[QPushButton]) -> None:
        """Show these buttons in this order, as far as they are not hidden."""
        self._buttons = tuple(buttons)
        for button in self._buttons:
            if button.parent() is not self:
                button.setParent(self)
        self._place()

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return max((rect.bottom() + 1 for _button, rect in self._rects(width)), default=0)

    def sizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        # One of the buttons has changed or is mirrored.
        if event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.LayoutDirectionChange}:
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place()

    def _place(self) -> None:
        for button, rect in self._rects(self.width()):
            button.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), rect))
        self.updateGeometry()

    def _rects(self, width: int) -> list[tuple[QPushButton, QRect]]:
        rects = []
        at, below = QPoint(), 0
        for button in self._buttons:
            if button.isHidden():
                continue
            size = button.sizeHint()
            size.setWidth(min(size.width(), width))
            if at.x() and at.x() + size.width() > width:
                at = QPoint(0, below + _BETWEEN_BUTTONS)
            rects.append((button, QRect(at, size)))
            below = max(below, at.y() + size.height())
            at.setX(at.x() + size.width() + _BETWEEN_BUTTONS)
        return rects


class ReasonText(InlineText):
    """What happened, in a few lines; a longer text scrolls, and only then Tab stops here."""

    def __init__(self) -> None:
        super().__init__("outboxReason")
        self.setAccessibleName(self.tr("What happened"))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        # Its letters are aligned with all others, over its frame.
        self.setViewportMargins(-_FRAME, 0, -_FRAME, 0)
        # Lines that are not seen are counted only when it has room for them, and then it has something to
        # scroll. Later: while the parent lays it out, it would not listen.
        lines_changed = self.document().documentLayout().documentSizeChanged
        for changed in (lines_changed, self.verticalScrollBar().rangeChanged):
            changed.connect(self._grow, Qt.ConnectionType.QueuedConnection)
        self.verticalScrollBar().rangeChanged.connect(self._let_tab_stop)
        self._let_tab_stop(0, 0)

    def show_text(self, text: str, *, is_warning: bool) -> bool:
        """Show ``text`` from its beginning; return whether it differs from the text before."""
        set_look(self, "warning" if is_warning else "inline")
        # Setting the same text again would lose the selection and the scroll position.
        text = shown(text, LONGEST_TEXT)
        if text == self.toPlainText():
            return False
        self.setPlainText(text)
        self.updateGeometry()
        return True

    def sizeHint(self) -> QSize:
        around = 2 * (self.frameWidth() + 1) + round(2 * self.document().documentMargin())
        # Counted in lines.
        lines = min(max(1, round(self.document().size().height())), _MOST_LINES)
        return QSize(0, lines * self._line_height() + around)

    def minimumSizeHint(self) -> QSize:
        # Return the same room: Qt's own least height is that of a larger text.
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Scroll to the beginning: Qt scrolls away from it as long as there is no room for the text.
        super().resizeEvent(event)
        self.verticalScrollBar().setValue(0)

    def _grow(self, *_change: object) -> None:
        self.updateGeometry()

    def _line_height(self) -> int:
        # Letters that another font has are higher.
        metrics, single = self.fontMetrics(), Qt.TextFlag.TextSingleLine
        letters, own = (metrics.size(single, text) for text in (self.toPlainText()[:LONGEST_LINE], "x"))
        # Qt rounds each line up.
        return ceil(QFontMetricsF(self.font()).lineSpacing()) + max(0, letters.height() - own.height())

    def _let_tab_stop(self, _first: int, last: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if last else Qt.FocusPolicy.ClickFocus)
