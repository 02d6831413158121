"""A field to search in, which can be cleared with a button of ours and with Escape."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QStyle

from menagerie.ui.look.icons import tinted_icon, tinted_pixmap
from menagerie.ui.look.sizes import ICON_SIZE, sized
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.fields import LineEdit

_BUTTON = 24
_FROM_EDGE = 6
_GLASS_FROM_EDGE = 10
_ROOM_FOR_GLASS = 24


class SearchEdit(LineEdit):
    """Has a magnifying glass at its start and, while there is text, a button to clear it at its end.

    Qt's own button has no name for assistive tools, and its icon is black on a dark field. The glass is
    painted: as an action of the field it would be a button without a name.

    Signals: ``left`` when Escape is pressed and there is nothing to clear; ``down`` when Down is.
    """

    left = Signal()
    down = Signal()

    def __init__(self, theme: Theme, name: str, clear_name: str) -> None:
        """Make an empty field; ``name`` and ``clear_name`` are the object names of field and button."""
        super().__init__()
        self.setObjectName(name)
        self.setProperty("look", "field")
        # Without one, Qt describes the field by its placeholder, which is its name already.
        self.setAccessibleDescription(self.tr("Clear search (Escape)"))
        self._theme = theme
        self.clear_button = QPushButton(self)
        self.clear_button.setObjectName(clear_name)
        self.clear_button.setProperty("look", "in-field")
        self.clear_button.setAccessibleName(self.tr("Clear search"))
        self.clear_button.setToolTip(self.tr("Clear search (Escape)"))
        # The tool tip would repeat the name.
        self.clear_button.setAccessibleDescription(self.tr("Escape"))
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear_button.setCursor(Qt.CursorShape.ArrowCursor)
        self.clear_button.hide()
        self.clear_button.clicked.connect(self.clear)
        self.textChanged.connect(lambda _text: self._show_button())
        theme.changed.connect(self._tint)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape clear the text or, without one, leave the field."""
        if event.key() == Qt.Key.Key_Down:
            self.down.emit()
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.text():
            self.clear()
        else:
            # What is around it may want to close.
            event.ignore()
            self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field, and the magnifying glass at its start."""
        super().paintEvent(event)
        size = sized(ICON_SIZE)
        glass = tinted_pixmap("search", self._theme.colour("muted"), size, self.devicePixelRatioF())
        place = QRect(_GLASS_FROM_EDGE, (self.height() - size) // 2, size, size)
        QPainter(self).drawPixmap(QStyle.visualRect(self.layoutDirection(), self.rect(), place), glass)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at the end."""
        super().resizeEvent(event)
        self._place_button()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the window when it is mirrored."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._place_button()

    def _show_button(self) -> None:
        if self.clear_button.isHidden() == bool(self.text()):
            # Not before: the first picture has no button.
            self._tint()
            self.clear_button.setVisible(bool(self.text()))
            self._place_button()

    def _place_button(self) -> None:
        button = sized(_BUTTON)
        left, top = self.width() - _FROM_EDGE - button, (self.height() - button) // 2
        direction = self.layoutDirection()
        place = QRect(left, top, button, button)
        self.clear_button.setGeometry(QStyle.visualRect(direction, self.rect(), place))
        first, last = sized(_ROOM_FOR_GLASS), 0 if self.clear_button.isHidden() else button
        # Margins are not mirrored.
        mirrored = direction is Qt.LayoutDirection.RightToLeft
        self.setTextMargins(last if mirrored else first, 0, first if mirrored else last, 0)

    def _tint(self) -> None:
        self.clear_button.setIcon(tinted_icon("close", self._theme.colour("muted")))
