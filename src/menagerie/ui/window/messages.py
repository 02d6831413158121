"""The messages above the rows: one is open, and the others share one line."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from menagerie.ui.widgets.message_bar import FoldingBar

_SPACING = 8


class Messages(QWidget):
    """Opens the most important bar that says something, or the one that the person has opened.

    In a low window every bar is folded until the person opens one, which can be folded again.

    Signals: ``needs_room(bool)`` when a bar is open in a low window, or no longer.
    """

    needs_room = Signal(bool)

    def __init__(self, bars: Sequence[FoldingBar]) -> None:
        """Hold ``bars``, the most important one first."""
        super().__init__()
        self._bars = bars
        self._chosen: FoldingBar | None = None
        self._is_low = False
        self._open, self._folded = QVBoxLayout(), QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (column, self._folded):
            part.setSpacing(_SPACING)
        column.addLayout(self._open)
        column.addLayout(self._folded)
        for bar in bars:
            # Shown where a layout has not put it yet, it would be a window.
            bar.setParent(self)
            bar.installEventFilter(self)
            bar.said.connect(lambda: self._choose(None))
            bar.opener.clicked.connect(lambda wanted, b=bar: self._choose(b if wanted else None))
        self._arrange()

    def use_room(self, *, low: bool) -> None:
        """Leave the room to the rows in a ``low`` window."""
        if low is not self._is_low:
            self._is_low = low
            self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            if watched is self._chosen:
                self._chosen = None
            self._arrange()
        return False

    def _choose(self, bar: FoldingBar | None) -> None:
        """Open ``bar``, or the most important one again because something new is said."""
        self._chosen = bar
        self._arrange()

    def _arrange(self) -> None:
        shown = [bar for bar in self._bars if not bar.isHidden()]
        opened = self._chosen
        if opened is None and shown and not self._is_low:
            opened = shown[0]
        takes_room = self._is_low and opened is not None
        for bar in self._bars:
            layout = self._open if bar is opened else self._folded
            # Add it even if it was added before, so that the most important one stays first.
            layout.addWidget(bar)
            bar.fold(folded=bar is not opened, can_fold=takes_room)
        self.setVisible(bool(shown))
        self.needs_room.emit(takes_room)
