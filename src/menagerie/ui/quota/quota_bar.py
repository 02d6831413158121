"""The quota: how many requests are left, as the headers of the newest answer said (interface 8.2)."""

import re
from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from menagerie.domain.clock import Clock
from menagerie.domain.quota import Quota
from menagerie.governor.governor import PacingView
from menagerie.ui.look.style_sheet import restyle
from menagerie.ui.quota.pace_wording import is_over, pace_lines, quota_left, quota_origin, sensible
from menagerie.ui.widgets.labels import plain_label

_TICK_MS = 1000
_LOW_SHARE = 0.25
_WIDTH = 150
_THICKNESS = 8
# Qt's progress bar counts in 32 bits; the headers may say more, so the bar shows thousandths.
_STEPS = 1000
# A letter's edges can stand out of its own width by so much.
_ROOM_FOR_EDGES = 2
_DIGIT = re.compile(r"\d")


class QuotaBar(QPushButton):
    """A bar and a label on a button that leads to more; they say "unknown" when the headers are absent."""

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._pacing: Callable[[], PacingView | None] = lambda: None
        self._quota = Quota()
        self.setObjectName("quotaButton")
        self.setAccessibleName(self.tr("Quota in detail"))
        self.setAccessibleDescription(self.tr("Shows the plan, what was sent and the last hour"))
        caption = plain_label(self.tr("Quota"), look="muted")
        self.bar = QProgressBar()
        self.bar.setObjectName("quotaBar")
        self.bar.setTextVisible(False)
        self.bar.setFixedSize(_WIDTH, _THICKNESS)
        self.bar.setRange(0, _STEPS)
        self.bar.setAccessibleName(self.tr("Quota"))
        self.label = plain_label(weight=QFont.Weight.DemiBold)
        self.label.setObjectName("quotaLabel")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(13, 6, 13, 6)
        self._row.setSpacing(12)
        for part in (caption, self.bar, self.label):
            # The button below takes the clicks, and shows its tip.
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._row.addWidget(part)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._look)
        self.show_quota(Quota())

    def follow(self, pacing: Callable[[], PacingView | None]) -> None:
        """Take the pace from ``pacing``, which returns None while no environment is open.

        It is called when somebody looks at the tip, and not otherwise.
        """
        self._pacing = pacing

    def show_quota(self, quota: Quota) -> None:
        """Show what the newest answer said."""
        self._quota = sensible(quota)
        self._look()

    def tip(self) -> str:
        """Return what is known of the quota and the pace at this moment, a line for each."""
        pacing = self._pacing()
        lines = pace_lines(pacing) if pacing is not None else []
        return "\n".join([quota_origin(self._quota, self._clock.now()), *lines])

    def event(self, event: QEvent) -> bool:
        """Make the tip when it is asked for: what it says changes with every request."""
        if event.type() is QEvent.Type.ToolTip:
            self.setToolTip(self.tip())
        return super().event(event)

    def sizeHint(self) -> QSize:
        """Return the room for what lies on the button; its own hint knows of a text only."""
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the room that what lies on the button needs at least."""
        return self._row.minimumSize()

    def _look(self) -> None:
        self._draw()
        self._say()
        reset = self._quota.reset_at
        if reset is not None and reset > self._clock.now():
            self._timer.start()
        else:
            self._timer.stop()

    def _draw(self) -> None:
        limit, remaining = self._quota.limit, self._quota.remaining
        if limit is None or remaining is None:
            share, level = 0.0, "unknown"
        else:
            # After the reset the limit is there again.
            share = 1.0 if is_over(self._quota, self._clock.now()) else remaining / limit
            level = "calm" if share > _LOW_SHARE else "low" if share > 0 else "empty"
        self.bar.setValue(round(share * _STEPS))
        restyle(self.bar, "level", level)
        restyle(self.label, "look", "error" if level == "empty" else "")

    def _say(self) -> None:
        text = quota_left(self._quota, self._clock.now())
        if text != self.label.text():
            self.label.setText(text)
            # The button shall not change its size with each second, wherever digits differ in width.
            widest = self.label.fontMetrics().horizontalAdvance(_DIGIT.sub("0", text))
            self.label.setMinimumWidth(widest + _ROOM_FOR_EDGES)
        self.bar.setAccessibleDescription(text)
