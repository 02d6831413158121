"""A field for tags, with a list of the tags in use below it."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QKeyEvent, QValidator
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from menagerie.domain.notes import BETWEEN_TAGS, LONGEST_TAG, MOST_TAGS, joined, tag_key, tags_from
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.widgets.fields import LineEdit

_FROM_FIELD = 4
_MOST_ROWS = 6
# More than a person reads through: the next letter shortens the list.
_MOST_OFFERED = 50
_TAG: int = Qt.ItemDataRole.UserRole


class TagsEdit(LineEdit):
    """Takes tags with commas between them, and offers those in use, the newest used first.

    Typing opens the list, and so does Down. Up and Down move in it; Enter, Tab or a click chooses, Escape
    closes it. What is typed is a tag of its own as long as none of the list is chosen. The list is a part of
    the window, since assistive tools do not see the popup of Qt's completer.

    Signals: ``entered`` when the focus has come; ``left`` when it has gone; ``refused`` when more was typed
    than an animal can have.
    """

    entered = Signal()
    left = Signal()
    refused = Signal()

    def __init__(self, name: str, list_name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("look", "field")
        self.setAccessibleDescription(self.tr("Put a comma between two tags."))
        self.setValidator(_Limits(self))
        self._list_name = list_name
        self._in_use: Sequence[str] = ()
        self._list: QListWidget | None = None
        self.textEdited.connect(self._offer_matching)
        self.inputRejected.connect(self.refused)

    @property
    def tags(self) -> tuple[str, ...]:
        """What is typed."""
        return tags_from(self.text())

    def offer(self, tags: Sequence[str]) -> None:
        """Offer these tags from now on."""
        self._in_use = tags

    @property
    def is_choosing(self) -> bool:
        """Whether the list is open."""
        return self._list is not None and self._list.isVisible()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through the list, choose from it, or close it."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        key = Qt.Key(event.key())
        if key in steps and self.is_choosing:
            self._move(steps[key])
        elif key is Qt.Key.Key_Down:
            self._offer_matching()
        elif key is Qt.Key.Key_Escape and self.is_choosing:
            self._close_list()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._current is not None:
            self._choose(self._current)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001, N802 - Qt's signature
        """Take the current choice before Tab goes on."""
        if forward and self._current is not None:
            self._choose(self._current)
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that the tags in use are needed."""
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Close the list when the person goes on."""
        self._close_list()
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.left.emit()

    @property
    def _current(self) -> QListWidgetItem | None:
        return self._list.currentItem() if self._list is not None and self.is_choosing else None

    @property
    def _part(self) -> tuple[int, int]:
        """Where the tag at the cursor begins and ends, with the spaces around it."""
        text, cursor = self.text(), self.cursorPosition()
        ends = [found.start() for found in re.finditer(BETWEEN_TAGS, text)]
        start = max((end + 1 for end in ends if end < cursor), default=0)
        return start, min((end for end in ends if end >= cursor), default=len(text))

    def _offer_matching(self) -> None:
        start, end = self._part
        typed = tag_key(self.text()[start:end])
        there = set(map(tag_key, self.tags)) - {typed}
        matching = [tag for tag in self._in_use if typed in tag_key(tag) and tag_key(tag) not in there]
        if not matching or (len(matching) == 1 and matching[0] == self.text()[start:end].strip()):
            self._close_list()
            return
        choices = self._list = self._list or self._make_list()
        choices.clear()
        for tag in matching[:_MOST_OFFERED]:
            item = QListWidgetItem(in_one_line(tag), choices)
            item.setData(_TAG, tag)
        # Its frame can be measured only once it is shown.
        choices.show()
        choices.raise_()
        self._place(choices)
        choices.scrollToTop()

    def _make_list(self) -> QListWidget:
        choices = QListWidget(self.window())
        choices.setObjectName(self._list_name)
        choices.setAccessibleName(self.tr("Tags in use"))
        choices.setProperty("look", "choices")
        # The keys go to the field all the time.
        choices.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        choices.setUniformItemSizes(True)
        choices.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        choices.itemClicked.connect(self._choose)
        choices.hide()
        choices.ensurePolished()
        return choices

    def _place(self, choices: QListWidget) -> None:
        window: QWidget = self.window()
        place = self.mapTo(window, QPoint(0, self.height() + _FROM_FIELD))
        row, frame = choices.sizeHintForRow(0), choices.height() - choices.viewport().height()
        room = window.height() - place.y() - _FROM_FIELD - frame
        rows = min(choices.count(), _MOST_ROWS, max(1, room // row))
        choices.setGeometry(place.x(), place.y(), self.width(), rows * row + frame)

    def _move(self, step: int) -> None:
        choices = self._list
        if choices is not None:
            first = 0 if step > 0 else choices.count() - 1
            row = choices.currentRow()
            choices.setCurrentRow(first if row < 0 else (row + step) % choices.count())
            # The focus stays in the field, so nothing else tells which one is current.
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, choices.currentItem().text()))

    def _choose(self, item: QListWidgetItem) -> None:
        start, end = self._part
        before, after = tags_from(self.text()[:start]), tags_from(self.text()[end:])
        self._close_list()
        self.setText(joined((*before, str(item.data(_TAG)), *after)))
        self.setFocus()
        # As if it had been typed.
        self.textEdited.emit(self.text())
        self._close_list()

    def _close_list(self) -> None:
        if self._list is not None:
            self._list.hide()


class _Limits(QValidator):
    """Accepts what one animal can have."""

    def validate(self, text: str, place: int) -> object:
        """Refuse a letter or a pasted text that makes too much of it."""
        tags = tags_from(text)
        fits = len(tags) <= MOST_TAGS and all(len(tag) <= LONGEST_TAG for tag in tags)
        return QValidator.State.Acceptable if fits else QValidator.State.Invalid, text, place
