"""The wait banner: why no request is sent, until when, and how much of the wait is left."""

import math

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from menagerie.governor.record import WaitReason
from menagerie.governor.states import Waiting
from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import countdown, duration, moment, translate
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label

_ICON = 20


class WaitBanner(QFrame):
    """Shows one wait. Assistive tools are told politely when it appears, but not every second.

    Signals: ``try_wanted`` when the person wants the one try that is offered.
    """

    try_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("waitBanner")
        self.setProperty("look", "wait")
        self._theme = theme
        self._icon = QLabel()
        self.title = plain_label(name="waitTitle", look="title", weight=QFont.Weight.DemiBold, wraps=True)
        self.text = plain_label(name="waitText", wraps=True)
        self.countdown = plain_label(
            name="waitCountdown", look="countdown", factor=2.0, weight=QFont.Weight.Bold
        )
        self.try_once = named_button("tryOnceButton", self.tr("Try once now"))
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

    def show_wait(self, wait: Waiting, now: float) -> None:
        """Appear and say why the service is not asked, until when, and what still works.

        ``now`` is Unix time in seconds.
        """
        self._show(*_words(wait, now))

    def show_probing(self) -> None:
        """Say that the wait is over and one request is trying."""
        self._show(
            self.tr("The wait is over"), self.tr("One request asks whether the service answers again.")
        )
        self.show_remaining(0)
        self.offer_try(offered=False)

    def show_remaining(self, seconds: float) -> None:
        """Show how many seconds are left; nothing where the end is unknown."""
        text = "" if math.isinf(seconds) else countdown(seconds)
        if text != self.countdown.text():
            self.countdown.setText(text)
            self.countdown.setAccessibleName(self.tr("{time} left").format(time=text))

    def offer_try(self, *, offered: bool) -> None:
        """Offer one deliberate try before the end of the wait, or take the offer back."""
        self.try_once.setVisible(offered)

    def _show(self, title: str, text: str) -> None:
        self.title.setText(title)
        self.text.setText(text)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{title}. {text}"))

    def _tint(self) -> None:
        colour = self._theme.colour("pending")
        self._icon.setPixmap(tinted_pixmap("clock", colour, _ICON, self.devicePixelRatioF()))


def _words(wait: Waiting, now: float) -> tuple[str, str]:
    """Return a title that says why the service is not asked, and a text that says what goes on."""
    if math.isinf(wait.until):
        text = translate(
            "What it sent is unreadable. Searching, reading and export still work. From {time} on you may "
            "try once, with a button that appears here."
        )
        return (
            translate("The service asked us to wait, without saying how long"),
            text.format(time=moment(now if wait.shorter is None else wait.shorter, now)),
        )
    words = {
        WaitReason.LIMIT: (
            translate("The service asked us to wait {duration}"),
            translate("Asking sooner could get this key blocked."),
        ),
        WaitReason.REFUSED: (
            translate("The service refused: waiting {duration}"),
            translate("It did not say for how long. Asking soon could get this key blocked.")
            if wait.shorter is None
            else translate("We can't read how long it asked us to wait. From {shorter} on you may try once."),
        ),
        WaitReason.UNAVAILABLE: (
            translate("The service is busy and asked us to wait {duration}"),
            translate("Asking sooner would not help."),
        ),
        WaitReason.UNANSWERED: (
            translate("Menagerie was ended in the middle of a request: waiting {duration}"),
            translate("Its answer may have asked for a wait: nothing is asked too early."),
        ),
        WaitReason.LEDGER_LOST: (
            translate("Earlier waits could not be read: waiting {duration}"),
            translate("The service may have asked us to wait."),
        ),
        WaitReason.USED_UP: (
            translate("The quota is used up: waiting {duration}"),
            translate("Nothing was refused."),
        ),
    }
    title, reason = words[wait.reason]
    goes_on = translate("Everything continues by itself at {time}; searching, reading and export still work.")
    text = f"{reason} {goes_on}".format(
        time=moment(wait.until, now), shorter=moment(wait.shorter or wait.until, now)
    )
    return title.format(duration=duration(wait.until - now)), text
