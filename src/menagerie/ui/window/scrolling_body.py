"""The content of the window on a screen that is too small for it, such as one of a laptop at 300 %."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from menagerie.ui.widgets.scrolling import FocusFollower, keep_scroll_bar


class ScrollingBody(QScrollArea):
    """Scrolls ``body``, which is at least of the size ``least``, to what has the focus."""

    def __init__(self, body: QWidget, least: QSize) -> None:
        super().__init__()
        self.setObjectName("scrollingBody")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        body.setMinimumSize(least)
        self.setWidget(body)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        keep_scroll_bar(self)
        FocusFollower(self)
