"""A bar that says something above the content, and can be folded into one line."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from menagerie.ui.look.announcing import announce
from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.sizes import ICON_SIZE, sized
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import ElidedLabel, PlainLabel, plain_label

_ICON = 20
_OPEN_MARGINS = (16, 9, 10, 9)
_FOLDED_MARGINS = (16, 2, 10, 2)


class FoldingBar(QFrame):
    """Has an icon, a title, a text and further parts in a row. Folded, only the title is left.

    What extends it calls ``fold`` once it has its parts.

    Signals: ``said`` when it says something new; ``left`` when what has the focus in it goes. ``opener`` is
    checked while the person wants to read all of it.
    """

    said = Signal()
    left = Signal()

    def __init__(self, name: str, look: str, *, selectable: bool) -> None:
        """``name`` begins the object names; ``look`` is the role in the style sheet."""
        super().__init__()
        self.setObjectName(name + ("Banner" if look == "wait" else "Bar"))
        self.setProperty("look", look)
        # Title and text are read from their labels: as name and description they would be read twice.
        self.setAccessibleName(self.tr("Wait") if look == "wait" else self.tr("Message"))
        self._folded = False
        self.icon = QLabel()
        self.title = _Title()
        self.title.setObjectName(f"{name}Title")
        self.title.setProperty("look", "title")
        self.text = plain_label(name=f"{name}Text", wraps=True, selectable=selectable)
        self.opener = named_button(f"{name}Open", look="ghost")
        self.opener.setCheckable(True)
        self.opener.setAccessibleName(self.tr("Show the whole message"))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.title)
        words.addWidget(self.text)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._row.addWidget(self.icon)
        self._row.addSpacing(6)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.opener)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(8)
        self._column.addLayout(self._row)

    @property
    def is_folded(self) -> bool:
        """Whether it is one line."""
        return self._folded

    def fold(self, *, folded: bool, can_fold: bool = False) -> None:
        """Become one line with a button to open it, or show everything; the focus stays in it.

        With ``can_fold``, the button stays, to fold it again.
        """
        focused = QApplication.focusWidget()
        held_focus = focused is not None and self.isAncestorOf(focused)
        self._folded = folded
        self._column.setContentsMargins(*(_FOLDED_MARGINS if folded else _OPEN_MARGINS))
        self.title.wrap(wraps=not folded)
        self.opener.setVisible(folded or can_fold)
        self.opener.setChecked(not folded)
        self.show_parts()
        if held_focus and focused is not None and not focused.isVisible():
            self.focus_first()

    def show_parts(self) -> None:
        """Show what belongs to the message, in one line or open; further parts extend this."""
        self.text.setVisible(bool(self.text.text()) and not self._folded)

    def focus_first(self) -> None:
        """Give the focus to the first thing in it that takes it."""
        for part in self.findChildren(QWidget):
            if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisible() and part.isEnabled():
                part.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def say(self, title: str, text: str) -> None:
        """Show a title and a text, and announce both once."""
        self.title.setText(title)
        self.text.setText(text)
        self.show_parts()
        self.show()
        self.said.emit()
        announce(self, f"{title}. {text}".strip())

    def go(self) -> None:
        """Hide; Qt would move the focus from it to whatever comes next."""
        # Also while another window is the active one.
        if self.window().focusWidget() in self.findChildren(QWidget):
            self.left.emit()
        self.hide()

    def show_icons(self, name: str, colour: QColor) -> None:
        """Show the icon ``name``, and that of the button, in ``colour``."""
        self.icon.setPixmap(tinted_pixmap(name, colour, sized(_ICON), self.devicePixelRatioF()))
        icon = QIcon()
        for place, state in (("down", QIcon.State.Off), ("up", QIcon.State.On)):
            pixmap = tinted_pixmap(f"chevron-{place}", colour, sized(ICON_SIZE), self.devicePixelRatioF())
            icon.addPixmap(pixmap, QIcon.Mode.Normal, state)
        self.opener.setIcon(icon)


class _Title(ElidedLabel):
    """A title that wraps, or is one line that ends with an ellipsis."""

    def __init__(self) -> None:
        super().__init__(weight=QFont.Weight.DemiBold)
        self.wrap(wraps=True)

    def wrap(self, *, wraps: bool) -> None:
        """Use as many lines as are needed, or one."""
        vertical = QSizePolicy.Policy.Preferred if wraps else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Ignored, vertical)
        self.setWordWrap(wraps)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw all lines, or the one."""
        if self.wordWrap():
            PlainLabel.paintEvent(self, event)
        else:
            super().paintEvent(event)
