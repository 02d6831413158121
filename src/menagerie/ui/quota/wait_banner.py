"""The wait banner: why no request is sent, until when, and how much of the wait is left."""

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QSizePolicy

from menagerie.governor.record import WaitReason
from menagerie.governor.states import Told, Waiting
from menagerie.ui.look.theme import Theme, scaled_font
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import countdown, moment
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import announce, plain_label
from menagerie.ui.widgets.message_bar import FoldingBar

_COUNTDOWN_FACTOR = 2.0
# The seconds left at which a screen reader says how many they are.
_ANNOUNCED_AT = (3600, 1800, 600, 300, 60, 30, 10)


class WaitBanner(FoldingBar):
    """Shows one wait. Assistive tools are told politely when it appears, and sometimes how much is left.

    ``try_once`` is the one try that is offered.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__("wait", "wait", selectable=False)
        self._theme = theme
        self._offers_try = False
        self._whole_title = ""
        self._seconds_left = 0.0
        self.countdown = plain_label(name="waitCountdown", look="countdown")
        # The words beside it say how high the banner is, as in every message.
        self.countdown.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.try_once = named_button("tryOnceButton")
        self.try_once.setText(self.tr("Try once now"))
        self.try_once.setToolTip(self.tr("The shorter of two possible waits is over. You can try once."))
        self._row.insertWidget(0, self.countdown, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.insertSpacing(1, 6)
        self._row.addWidget(self.try_once)
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
            self._show_one_sign()
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
            self.focus_left.emit()
        self.try_once.setVisible(offers_try)
        factor = 1.0 if self.is_folded else _COUNTDOWN_FACTOR
        self.countdown.setFont(scaled_font(self.font(), factor, weight=QFont.Weight.Bold))

    def _show_one_sign(self) -> None:
        # The clock stands for a countdown where there is none.
        self.icon.setVisible(not self.countdown.text())

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
    """Return a title that says why the service is not asked and until when, and what goes on."""
    from menagerie.ui.words.filling import joined  # noqa: PLC0415 - needed for a wait only
    from menagerie.ui.words.states import Reason, reason_of, reason_words, who_told  # noqa: PLC0415 - as above

    reason = reason_of(wait, told)
    title = reason_words(reason)
    if not math.isinf(wait.until):
        goes_on_in_title = reason in {Reason.ASKED, Reason.ASKED_BY_DESK, Reason.USED_UP}
        pattern = (
            translate("quota", "{reason} until {time}", "The service asked us to wait until 14:03:12")
            if goes_on_in_title
            else translate("quota", "{reason} · until {time}", "The service is busy · until 14:03:12")
        )
        title = pattern.format(reason=title, time=moment(wait.until, now))
    goes_on = translate("quota", "Searching and reading go on. What you add now is sent after the wait.")
    by = who_told(told, now) if told is not None and told.by_store else ""
    return title, joined([_why_not(wait, now), goes_on, _offer(wait, now), by])


def _why_not(wait: Waiting, now: float) -> str:
    """Return what the title does not say; empty where it says all."""
    if math.isinf(wait.until):
        return translate("quota", "It did not say for how long.")
    match wait.reason:
        case WaitReason.REFUSED if wait.shorter is None:
            return translate(
                "quota", "It did not say for how long, and asking soon could get this key blocked."
            )
        case WaitReason.REFUSED:
            text = translate(
                "quota", "We can't read how long it asked us to wait; you can try once from {shorter}."
            )
            return text.format(shorter=moment(wait.shorter or wait.until, now))
        case WaitReason.UNANSWERED | WaitReason.LEDGER_LOST:
            return translate("quota", "The service may have asked us to wait.")
    return ""


def _offer(wait: Waiting, now: float) -> str:
    """Return from when a wait without an end can be tried once; empty for any other."""
    if not math.isinf(wait.until):
        return ""
    text = translate("quota", "From {time} you can try once, with a button here.")
    return text.format(time=moment(now if wait.shorter is None else wait.shorter, now))
