"""The text of how an animal changed, the newest change first."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QWidget

from menagerie.domain.known import Sighting
from menagerie.ui.details.history_wording import HistoryEntry, history_entries
from menagerie.ui.look.theme import Theme, scaled_font
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.inline_text import InlineText

MOST_SHOWN = 50
_LEAST_LINES = 4
_WHEN_FACTOR = 0.92
_GAP_FACTOR = 0.5


class HistoryText(InlineText):
    """Says the newest changes and how many there were before; scrolls by itself, and can be selected.

    One text, since laying out labels for fifty changes would hold up the window.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("detailHistory", parent)
        self.setAccessibleName(self.tr("History"))
        self.setMinimumHeight(_LEAST_LINES * self.fontMetrics().lineSpacing())
        self._theme = theme
        self._entries: list[HistoryEntry] = []
        self._earlier = 0
        theme.changed.connect(self._write)

    def sizeHint(self) -> QSize:
        """Return the least room; it takes what there is, and everything else comes first."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def show_history(self, history: tuple[Sighting, ...], now: float) -> None:
        """Say ``history``, which is in the order in which it was seen; ``now`` is Unix time in seconds."""
        entries = history_entries(history, now, MOST_SHOWN)
        earlier = len(history) - len(entries)
        # Whoever reads or selects in it is not disturbed by an answer that changed nothing.
        if (entries, earlier) != (self._entries, self._earlier):
            self._entries, self._earlier = entries, earlier
            self._write()

    def _write(self) -> None:
        quiet, plain = self._look("muted", _WHEN_FACTOR), self._look("text")
        gap = self._look("text", _GAP_FACTOR)
        self.clear()
        cursor = QTextCursor(self.document())
        # As one change: the text is laid out once and not after each line.
        cursor.beginEditBlock()
        for entry in self._entries:
            cursor.insertText(f"{entry.when}\n", quiet)
            cursor.insertText(f"{entry.what}\n", plain)
            # An empty line is as high as the look of its block.
            cursor.setBlockCharFormat(gap)
            cursor.insertText("\n")
        if self._earlier:
            cursor.insertText(self.tr("and {n} earlier").format(n=number(self._earlier)), quiet)
        cursor.endEditBlock()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _look(self, colour: str, factor: float = 1.0) -> QTextCharFormat:
        look = QTextCharFormat()
        look.setFont(scaled_font(self.font(), factor))
        look.setForeground(self._theme.colour(colour))
        return look
