"""A popover of rows to choose from: the environments, or the views, and what else is done with them."""

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QPushButton, QStyle, QVBoxLayout, QWidget

from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.plain_text import isolated
from menagerie.ui.look.sizes import ICON_SIZE, sized
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import listed
from menagerie.ui.widgets.drawing.item_painting import draw_line, text_width
from menagerie.ui.widgets.popover import Popover
from menagerie.ui.widgets.scrolling import FocusFollower, ScrollingColumn

_EDGE = 8
_PADDING = 10
_GAP = 10
_LEAST_HEIGHT = 36
_RADIUS, _SWATCH_RADIUS = 6, 4
_RING = 2
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class PopoverRow(QPushButton):
    """A row with its title and, where it has them, an explanation, a shortcut, a colour and a tick.

    A click does not change its tick: what it stands for does.
    """

    def __init__(
        self, theme: Theme, name: str, title: str, explanation: str, shortcut: str, colour: str
    ) -> None:
        """``name`` is its object name; ``colour`` is the token of its swatch, empty for none."""
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setAccessibleDescription(listed(filter(None, (explanation, shortcut))))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._theme = theme
        self._title = title
        self._explanation = explanation
        self._shortcut = isolated(shortcut) if shortcut else ""
        self._colour = colour

    def nextCheckState(self) -> None:  # noqa: N802 - Qt's name
        """Keep the tick."""

    def sizeHint(self) -> QSize:
        """Return the room for all that it shows."""
        words = max(text_width(self._title, self.font()), text_width(self._explanation, self.font()))
        end = max(text_width(self._shortcut, self.font()), sized(ICON_SIZE)) + 2 * _GAP
        line = self.fontMetrics().height()
        height = 2 * line + _PADDING if self._explanation else line + 2 * _PADDING
        return QSize(2 * _PADDING + sized(ICON_SIZE) + _GAP + words + end, max(sized(_LEAST_HEIGHT), height))

    def minimumSizeHint(self) -> QSize:
        """Return a size in which long titles and explanations end in an ellipsis."""
        return QSize(_LEAST_HEIGHT, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the row alike on every system, mirrored where the window is."""
        painter, colour = QPainter(self), self._theme.colour
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(colour("accent"), _RING) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(colour("selection" if self.hasFocus() else "hover"))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
        inner = self.rect().adjusted(_PADDING, 0, -_PADDING, 0)
        size = sized(ICON_SIZE)
        swatch = QRect(inner.left(), inner.center().y() - size // 2, size, size)
        end = QRect(inner)
        end.setLeft(inner.right() - max(text_width(self._shortcut, self.font()), size))
        words = inner.adjusted(size + _GAP, 0, -end.width() - _GAP, 0)
        tick = QRect(swatch)
        if self._colour:
            tick.moveRight(end.right())
        direction = self.layoutDirection()
        swatch, end, words, tick = (
            QStyle.visualRect(direction, inner, part) for part in (swatch, end, words, tick)
        )
        if self._colour:
            # On a dark card, a strip's colour alone is hardly seen.
            painter.setPen(colour("field") if self._theme.is_dark else Qt.PenStyle.NoPen)
            painter.setBrush(colour(self._colour))
            painter.drawRoundedRect(swatch, _SWATCH_RADIUS, _SWATCH_RADIUS)
        if self.isChecked():
            painter.drawPixmap(tick, tinted_pixmap("check", colour("accent"), size, self.devicePixelRatioF()))
        self._write(painter, words, end, mirrored=direction is Qt.LayoutDirection.RightToLeft)

    def _write(self, painter: QPainter, words: QRect, end: QRect, *, mirrored: bool) -> None:
        # Each text runs in its own direction, whatever that of the window.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.setPen(self._theme.colour("text"))
        if self._explanation:
            line = painter.fontMetrics().height()
            first = QRect(words.left(), words.center().y() + 1 - line, words.width(), line)
            draw_line(painter, first, self._title, at_right=mirrored)
            painter.setPen(self._theme.colour("muted"))
            draw_line(painter, first.translated(0, line), self._explanation, at_right=mirrored)
        else:
            draw_line(painter, words, self._title, at_right=mirrored)
        painter.setPen(self._theme.colour("muted"))
        draw_line(painter, end, self._shortcut, at_right=not mirrored)


class PopoverMenu(Popover):
    """Opens at the row with the tick. Arrow keys, Home and End move; a click, Enter and Space choose.

    It is closed, and the focus is back, before a row's ``clicked`` reaches others.
    """

    def __init__(self, theme: Theme, name: str, title: str, anchor: QWidget, parent: QWidget) -> None:
        """``name`` is its object name, ``title`` what a screen reader says of it."""
        super().__init__(theme, anchor, parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.rows: list[PopoverRow] = []
        self._column = QWidget()
        inside = QVBoxLayout(self._column)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(2)
        around = QVBoxLayout(self.card)
        # At the end, the scroll bar's own room is enough. Margins are not mirrored.
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        around.setContentsMargins(0 if mirrored else _EDGE, _EDGE, _EDGE if mirrored else 0, _EDGE)
        scroll = ScrollingColumn(self._column)
        FocusFollower(scroll)
        around.addWidget(scroll)

    def add_row(
        self,
        name: str,
        title: str,
        *,
        is_checked: bool | None = None,
        explanation: str = "",
        shortcut: str = "",
        colour: str = "",
    ) -> PopoverRow:
        """Return a new row at the end; ``is_checked`` is None for one that never has a tick."""
        row = PopoverRow(self._theme, name, title, explanation, shortcut, colour)
        row.setCheckable(is_checked is not None)
        row.setChecked(bool(is_checked))
        row.clicked.connect(self.dismiss)
        row.installEventFilter(self)
        self._add(row)
        self.rows.append(row)
        return row

    def add_line(self) -> None:
        """Add a line between groups of rows."""
        line = QFrame()
        line.setProperty("look", "separator")
        # With the margins that the style sheet gives it.
        line.setFixedHeight(17)
        self._add(line)

    def clear(self) -> None:
        """Remove all rows and lines."""
        self.rows = []
        for part in self._column.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            part.setParent(None)
            part.deleteLater()

    def open(self) -> None:
        """Appear, with the focus on the first row with a tick, else on the first row."""
        super().open()
        ticked = [row for row in self.rows if row.isChecked()]
        for row in (ticked or self.rows)[:1]:
            row.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move among the rows, and let Enter choose; the scroll area would take the arrow keys."""
        if (
            isinstance(watched, PopoverRow)
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
        ):
            return self._press(watched, event.key())
        return super().eventFilter(watched, event)

    def _press(self, row: PopoverRow, key: int) -> bool:
        at, last = self.rows.index(row), len(self.rows) - 1
        moves = {
            Qt.Key.Key_Up: at - 1 if at > 0 else last,
            Qt.Key.Key_Down: at + 1 if at < last else 0,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if key in _ENTER:
            row.click()
        elif key in moves:
            self.rows[moves[Qt.Key(key)]].setFocus(Qt.FocusReason.TabFocusReason)
        return key in _ENTER or key in moves

    def _add(self, part: QWidget) -> None:
        layout = self._column.layout()
        if layout is not None:
            layout.addWidget(part)
