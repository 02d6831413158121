"""The wait banner: why no request is sent, until when, and how much of the wait is left."""

import math

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont

from menagerie.governor.record import WaitReason
from menagerie.governor.states import Told, Waiting
from menagerie.ui.look.announcing import announce
from menagerie.ui.look.theme import Theme, scaled_font
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import countdown, moment
from menagerie.ui.widgets.folding_bar import FoldingBar
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label

_COUNTDOWN_FACTOR = 2.0
# The seconds left at which a screen reader says how many they are.
_ANNOUNCED_AT = (3600, 1800, 600, 300, 60, 30, 10)


class WaitBanner(FoldingBar):
    """Shows one wait. Assistive tools are told politely when it appears, and sometimes how much is left.

    Signals: ``try_wanted`` when the person wants the one try that is offered.
    """

    try_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__("wait", "wait", selectable=False)
        self._theme = theme
        self._offers_try = False
        self._whole_title = ""
        self._seconds_left = 0.0
        self.countdown = plain_label(name="waitCountdown", look="countdown")
        self.try_once = named_button("tryOnceButton")
        self.try_once.setText(self.tr("Try once now"))
        self.try_once.setToolTip(self.tr("The shorter of two possible waits is over. You can try once."))
        self.try_once.clicked.connect(self.try_wanted)
        self._row.addWidget(self.try_once)
        self._row.addWidget(self.countdown, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addSpacing(6)
        theme.changed.connect(self._dress)
        self.hide()
        self.fold(folded=False)

    def show_wait(self, wait: Waiting, now: float, told: Told | None = None) -> None:
        """Appear and say why the service is not asked, until when, what still works, and who told it.

        ``now`` is Unix time in seconds; ``told`` is None where no response and no store stated it.
        """
        # So that the first countdown is announced, too.
        self._seconds_left = math.inf
        self._say(*_words(wait, now, told))

    def show_probing(self) -> None:
        """Say that the wait is over and one request is trying."""
        self._say(self.tr("The wait is over"), self.tr("One request asks whether the service answers again."))
        self.show_remaining(0)
        self.offer_try(offered=False)

    def announce_end(self) -> None:
        """Say to a screen reader that the wait is over: nothing else does where no request follows."""
        announce(self, f"{self.tr('The wait is over')}.")

    def show_remaining(self, seconds: float) -> None:
        """Show how many seconds are left; nothing where the end is unknown."""
        text = "" if math.isinf(seconds) else countdown(seconds)
        if text != self.countdown.text():
            self.countdown.setText(text)
            self.countdown.setAccessibleName(self.tr("{time} left").format(time=text) if text else "")
        if any(self._seconds_left > mark >= seconds for mark in _ANNOUNCED_AT):
            left = self.countdown.accessibleName()
            announce(self.countdown, left)
        self._seconds_left = seconds

    def offer_try(self, *, offered: bool) -> None:
        """Offer one deliberate try before the end of the wait, or take the offer back."""
        self._offers_try = offered
        self.show_parts()

    def show_parts(self) -> None:
        """Show the offer, and the countdown large or in line with the title."""
        super().show_parts()
        # In one line, the countdown says how long.
        self.title.setText(self.tr("Waiting") if self.is_folded else self._whole_title)
        offers_try = self._offers_try and not self.is_folded
        if not offers_try and self.window().focusWidget() is self.try_once:
            # Such as when it was pressed.
            self.left.emit()
        self.try_once.setVisible(offers_try)
        factor = 1.0 if self.is_folded else _COUNTDOWN_FACTOR
        self.countdown.setFont(scaled_font(self.font(), factor, weight=QFont.Weight.Bold))

    def _say(self, title: str, text: str) -> None:
        self._whole_title = title
        # Not before: the first picture has no banner.
        self._tint()
        self.say(title, text)

    def _dress(self) -> None:
        self._tint()
        # A new style sheet takes the large font away.
        self.show_parts()

    def _tint(self) -> None:
        from menagerie.ui.words.states import WAITING  # noqa: PLC0415 - needed for a wait only

        self.show_icons(WAITING.icon, self._theme.colour(WAITING.text))


def _words(wait: Waiting, now: float, told: Told | None) -> tuple[str, str]:
    """Return a title that says why the service is not asked, and a text that says what goes on."""
    from menagerie.ui.words.filling import joined  # noqa: PLC0415 - needed for a wait only
    from menagerie.ui.words.states import reason_of, reason_words, who_told  # noqa: PLC0415 - as above

    title, text = reason_words(reason_of(wait, told)), _what_goes_on(wait, now)
    return title, joined([text, who_told(told, now)])


def _what_goes_on(wait: Waiting, now: float) -> str:
    from menagerie.ui.words.filling import joined  # noqa: PLC0415 - as above

    if math.isinf(wait.until):
        text = translate(
            "quota",
            "It did not say for how long. Searching, reading and export still work. "
            "From {time} you can try once, with a button here.",
        )
        return text.format(time=moment(now if wait.shorter is None else wait.shorter, now))
    why_not = {
        WaitReason.LIMIT: translate("quota", "Asking sooner could get this key blocked."),
        WaitReason.REFUSED: translate(
            "quota", "It did not say for how long, and asking soon could get this key blocked."
        )
        if wait.shorter is None
        else translate(
            "quota", "We can't read how long it asked us to wait; you can try once from {shorter}."
        ),
        WaitReason.UNAVAILABLE: translate("quota", "Asking sooner would not help."),
        WaitReason.UNANSWERED: translate("quota", "The service may have asked us to wait."),
        WaitReason.LEDGER_LOST: translate("quota", "The service may have asked us to wait."),
        WaitReason.USED_UP: translate("quota", "Nothing was refused."),
    }[wait.reason]
    goes_on = translate("quota", "Requests go again at {time}; searching, reading and export still work.")
    return joined([why_not, goes_on]).format(
        time=moment(wait.until, now), shorter=moment(wait.shorter or wait.until, now)
    )
