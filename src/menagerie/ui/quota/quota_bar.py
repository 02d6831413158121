"""The quota in the footer: how many requests are left, from the newest response (interface 8.2)."""

import re

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton

from menagerie.domain.clock import Clock
from menagerie.domain.plan import Quota
from menagerie.ui.look.theme import restyle
from menagerie.ui.quota.pace_wording import (
    Level,
    level_of,
    quota_left,
    requests_left,
    share_left,
)
from menagerie.ui.widgets.labels import plain_label

_TICK_MS = 1000
_WIDTH = 150
_COMPACT_WIDTH = 56
_THICKNESS = 8
_GAP = 12
# The bar ends where the details above it do, beside the ring of the focus.
_MARGINS = (6, 6, 2, 6)
# Of the bar: its range grows as less is left. A screen reader would read each new value after each request.
_VALUE = 1000
# QProgressBar counts in 32 bits.
_LEAST_SHARE = 1e-6
# Pixels by which the edges of a letter can exceed its width.
_ROOM_FOR_EDGES = 2
_DIGIT = re.compile(r"\d")


class QuotaBar(QPushButton):
    """Says how many requests are left, with a bar. A click opens the panel.

    Without headers it says "Quota unknown".
    """

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._quota = Quota()
        self.setObjectName("quotaButton")
        self.setProperty("look", "ghost")
        self.setAccessibleName(self.tr("Quota in detail"))
        self.setAccessibleDescription(self.tr("Shows the plan, what was sent and the last hour"))
        self._is_compact = False
        self._caption = caption = plain_label(self.tr("Requests left"), look="muted")
        self.bar = QProgressBar()
        self.bar.setObjectName("quotaBar")
        self.bar.setTextVisible(False)
        self.bar.setFixedSize(_WIDTH, _THICKNESS)
        self.bar.setRange(0, _VALUE)
        self.bar.setValue(_VALUE)
        caption.setBuddy(self.bar)
        self.label = plain_label(name="quotaLabel", weight=QFont.Weight.DemiBold)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(*_MARGINS)
        self._row.setSpacing(_GAP)
        for part in (caption, self.label, self.bar):
            # The button takes the clicks.
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._row.addWidget(part)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self.refresh)
        self.show_quota(Quota())

    def show_quota(self, quota: Quota) -> None:
        """Show the quota of the newest response."""
        self._quota = quota
        self.refresh()

    def make_compact(self, *, compact: bool) -> None:
        """Show only what is left, or also the caption and a longer bar."""
        if compact is not self._is_compact:
            self._is_compact = compact
            self.bar.setFixedWidth(_COMPACT_WIDTH if compact else _WIDTH)
            self._row.setSpacing(_GAP // 2 if compact else _GAP)
            self.refresh()

    def long_width(self) -> int:
        """Return the width that the long form needs, whichever is shown."""
        words = (
            [self.label]
            if share_left(self._quota, self._clock.now()) is None
            else [self._caption, self.label]
        )
        widths = [max(part.sizeHint().width(), part.minimumWidth()) for part in words]
        left, _top, right, _bottom = _MARGINS
        return sum([left, *widths, len(widths) * _GAP, _WIDTH, right])

    def sizeHint(self) -> QSize:
        # Return the room for the button's children; its own hint counts only a text.
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize()

    def refresh(self) -> None:
        """Show what is left now. During a wait, the tick of its banner also counts for this."""
        self._show_bar()
        self._show_text()
        reset = self._quota.reset_at
        if reset is not None and reset > self._clock.now():
            self._timer.start()
        else:
            self._timer.stop()

    def _show_bar(self) -> None:
        share = share_left(self._quota, self._clock.now())
        level = level_of(share)
        self.bar.setMaximum(round(_VALUE / max(share or 0, _LEAST_SHARE)))
        restyle(self.bar, "level", level.value)
        restyle(self.label, "look", "error" if level is Level.EMPTY else "")

    def _show_text(self) -> None:
        now = self._clock.now()
        text = requests_left(self._quota, now)
        is_known = share_left(self._quota, now) is not None
        self._caption.setHidden(self._is_compact or not is_known)
        if text != self.label.text():
            self.label.setText(text)
            # Keep the width while the seconds count down, also in fonts whose digits differ in width.
            widest = self.label.fontMetrics().horizontalAdvance(_DIGIT.sub("0", text))
            self.label.setMinimumWidth(widest + _ROOM_FOR_EDGES)
            self.bar.setAccessibleName(f"{self._caption.text()} {text}" if is_known else text)
        self.bar.setAccessibleDescription(quota_left(self._quota, now) if is_known else "")
