"""The wait banner: why nothing is asked at present, until when, and how long that is."""

import math

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import countdown
from menagerie.ui.widgets.labels import plain_label

_ICON = 20


class WaitBanner(QFrame):
    """Shows one wait. Assistive tools are told politely when it appears, and not each second.

    Signals: ``try_wanted`` when the person takes up the offer of one deliberate try.
    """

    try_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("waitBanner")
        self.setProperty("look", "wait")
        self._theme = theme
        self._icon = QLabel()
        self.title = plain_label(look="title", weight=QFont.Weight.DemiBold, wraps=True)
        self.title.setObjectName("waitTitle")
        self.text = plain_label(wraps=True)
        self.text.setObjectName("waitText")
        self.countdown = plain_label(look="countdown", factor=2.0, weight=QFont.Weight.Bold)
        self.countdown.setObjectName("waitCountdown")
        self.try_once = QPushButton(self.tr("Try once now"))
        self.try_once.setObjectName("tryOnceButton")
        self.try_once.setToolTip(
            self.tr(
                "The wait can be read in two ways, and the shorter one is over. A refusal ends this offer."
            )
        )
        self.try_once.hide()
        self.try_once.clicked.connect(self.try_wanted)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.title)
        words.addWidget(self.text)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 9, 16, 9)
        row.setSpacing(14)
        row.addWidget(self._icon)
        row.addLayout(words, 1)
        row.addWidget(self.try_once)
        row.addWidget(self.countdown, 0, Qt.AlignmentFlag.AlignVCenter)
        theme.changed.connect(self._tint)
        self._tint()
        self.hide()

    def show_wait(self, title: str, text: str) -> None:
        """Appear, with what happened and what goes on meanwhile."""
        self.title.setText(title)
        self.text.setText(text)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{title}. {text}"))

    def offer_try(self, *, offered: bool) -> None:
        """Offer one deliberate try before the end, or take the offer back."""
        if self.try_once.isVisibleTo(self) != offered:
            self.try_once.setVisible(offered)

    def show_remaining(self, seconds: float) -> None:
        """Say how long it still takes, in seconds; nothing where no end is known."""
        text = "" if math.isinf(seconds) else countdown(seconds)
        if text != self.countdown.text():
            self.countdown.setText(text)
            self.countdown.setAccessibleName(self.tr("{time} left").format(time=text))

    def _tint(self) -> None:
        colour = self._theme.colour("pending")
        self._icon.setPixmap(tinted_pixmap("clock", colour, _ICON, self.devicePixelRatioF()))
