"""The quota: how many requests are left, as the headers of the newest answer said (interface 8.2)."""

import math

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from menagerie.domain.clock import Clock
from menagerie.domain.quota import Quota
from menagerie.ui.labels import plain_label
from menagerie.ui.restyle import restyle
from menagerie.ui.wording import countdown, moment, number

_TICK_MS = 1000
_LOW_SHARE = 0.25
_WIDTH = 150
_THICKNESS = 8
# Qt's progress bar counts in 32 bits; the headers may say more, so the bar shows thousandths.
_STEPS = 1000


class QuotaBar(QWidget):
    """A bar and a label; they say "unknown" when the headers are absent."""

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._quota = Quota()
        caption = plain_label(self.tr("Quota"), look="muted")
        self.bar = QProgressBar()
        self.bar.setObjectName("quotaBar")
        self.bar.setTextVisible(False)
        self.bar.setFixedSize(_WIDTH, _THICKNESS)
        self.bar.setRange(0, _STEPS)
        self.bar.setAccessibleName(self.tr("Quota"))
        self.label = plain_label(weight=QFont.Weight.DemiBold)
        self.label.setObjectName("quotaLabel")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(caption)
        row.addWidget(self.bar)
        row.addWidget(self.label)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._say)
        self.show_quota(Quota())

    def show_quota(self, quota: Quota) -> None:
        """Show what the newest answer said."""
        self._quota = quota
        share = self._share()
        self.bar.setValue(round(share * _STEPS))
        level = "calm" if share > _LOW_SHARE else "low" if share > 0 else "empty"
        restyle(self.bar, "level", level if quota.is_known else "unknown")
        self._say()

    def _share(self) -> float:
        limit, remaining = self._quota.limit, self._quota.remaining
        if limit is None or remaining is None or limit <= 0:
            return 0.0
        return min(1.0, max(0.0, remaining / limit))

    def _say(self) -> None:
        text = self._sentence()
        if text != self.label.text():
            self.label.setText(text)
        self.bar.setAccessibleDescription(text)
        tip = self._tip()
        self.bar.setToolTip(tip)
        self.label.setToolTip(tip)
        reset = self._quota.reset_at
        if reset is not None and reset > self._clock.now():
            self._timer.start()
        else:
            self._timer.stop()

    def _sentence(self) -> str:
        quota = self._quota
        if quota.limit is None or quota.remaining is None:
            return self.tr("Quota unknown")
        left = self.tr("{remaining} of {limit} left").format(
            remaining=number(quota.remaining), limit=number(quota.limit)
        )
        if quota.reset_at is None:
            return left
        seconds = quota.reset_at - self._clock.now()
        if seconds <= 0:
            return left
        # Rounded down: the header and the Date it is read by have whole seconds, and a minute is no 1:01.
        return self.tr("{left} · resets in {time}").format(left=left, time=countdown(math.floor(seconds)))

    def _tip(self) -> str:
        quota = self._quota
        if not quota.is_known:
            return self.tr("The newest answer did not say how many requests are left.")
        if quota.reset_at is None:
            return self.tr("As the newest answer said.")
        when = moment(quota.reset_at, self._clock.now())
        return self.tr("As the newest answer said. The count starts anew at {when}.").format(when=when)
