"""Shown where there are no rows: why there are none, and what to do next."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.theme import Theme, sized
from menagerie.ui.widgets.labels import plain_label

_ICON = 44
_TEXT_WIDTH = 420


class EmptyState(QWidget):
    """Shows an icon, a title, a sentence and at most one button.

    Signals: ``focus_left`` when the button goes while the focus is on it.
    """

    focus_left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("emptyState")
        self._theme = theme
        self._icon_name = "inbox"
        self._act: Callable[[], None] | None = None
        self._asks = False
        self._is_held_up = False
        self._icon = QLabel()
        self._icon.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title = plain_label(factor=1.25, weight=QFont.Weight.DemiBold, wraps=True)
        self.title.setObjectName("emptyTitle")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text = plain_label(look="muted", wraps=True)
        self.text.setObjectName("emptyText")
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text.setFixedWidth(_TEXT_WIDTH)
        self.action = QPushButton()
        self.action.setObjectName("emptyAction")
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addStretch(2)
        column.addWidget(self._icon)
        column.addWidget(self.title)
        # Between two stretches, and not aligned: an aligned label gets no height for its second line.
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.text)
        middle.addStretch(1)
        column.addLayout(middle)
        column.addSpacing(8)
        column.addWidget(self.action, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.action.clicked.connect(self._clicked)
        theme.changed.connect(self._tint)

    def say(
        self,
        icon: str,
        title: str,
        text: str = "",
        action: str = "",
        act: Callable[[], None] | None = None,
        *,
        asks: bool = False,
    ) -> None:
        """Show a reason. ``action`` is the text of the button, ``act`` is called when it is clicked.

        With ``asks`` it leads to a request, and is disabled during a wait.
        """
        self._icon_name = icon
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.text.text())
        self.action.setText(action)
        self._act = act
        self._asks = asks
        self._offer()
        self._tint()

    def hold_up(self, *, held_up: bool) -> None:
        """Disable a button that leads to a request during a wait, or enable it."""
        self._is_held_up = held_up
        self._offer()

    def _offer(self) -> None:
        can_act = not (self._asks and self._is_held_up)
        # Also while another window is the active one.
        if (self._act is None or not can_act) and self.window().focusWidget() is self.action:
            self.focus_left.emit()
        self.action.setVisible(self._act is not None)
        self.action.setEnabled(can_act)

    def _clicked(self) -> None:
        if self._act is not None:
            self._act()

    def _tint(self) -> None:
        colour = self._theme.colour("disabled")
        size, ratio = sized(_ICON), self.devicePixelRatioF()
        self._icon.setPixmap(tinted_pixmap(self._icon_name, colour, size, ratio))
