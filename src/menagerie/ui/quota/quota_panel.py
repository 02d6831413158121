"""The quota panel: what is left, the plan, what was sent, what is queued, and a chart of the last hour."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from menagerie.domain.clock import Clock
from menagerie.domain.plan import Quota
from menagerie.governor.states import PacingView
from menagerie.ui.look.theme import Theme, scaled_font
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number, plan_limits
from menagerie.ui.quota.pace_wording import (
    Fact,
    Level,
    hour_in_words,
    hour_total,
    level_of,
    pace_facts,
    quota_left,
    quota_origin,
    share_left,
    sharing_line,
)
from menagerie.ui.widgets.form import named_button, set_look
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.overlays import Popover

if TYPE_CHECKING:
    # Most installations share nothing.
    from menagerie.shared.ledger import Use


MINUTES = 60
_SLOT = 6
_GAP = 2
_BARS_HEIGHT = 56
_BASELINE = 1
_LABEL_FACTOR = 0.85
_LABEL_GAP = 2
# The least count that fills the height, so that a single request does not look like many.
_LEAST_FULL_HEIGHT = 5
_TICK_MS = 1000
_EDGE = 20
_CAPTION_FACTOR = 0.92
_LEFT_FACTOR = 1.3


class LastHourChart(QWidget):
    """Sixty bars, the present minute last in the direction of reading. The tallest has a label."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("lastHourChart")
        self.setAccessibleName(self.tr("The last hour"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFont(scaled_font(self.font(), _LABEL_FACTOR))
        self._theme = theme
        self._counts: tuple[int, ...] = (0,) * MINUTES
        theme.changed.connect(self.update)
        self.show_counts(self._counts)

    @property
    def counts(self) -> tuple[int, ...]:
        """The requests of each minute that are drawn, the present minute last."""
        return self._counts

    def show_counts(self, counts: tuple[int, ...]) -> None:
        """Draw the counts of the last 60 minutes, the present minute last."""
        self.setAccessibleDescription(hour_in_words(counts))
        if counts != self._counts:
            self._counts = counts
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(MINUTES * _SLOT - _GAP, self._label_height() + _BARS_HEIGHT + _BASELINE)

    def minimumSizeHint(self) -> QSize:
        # Return the same size: narrower bars could not be told apart.
        return self.sizeHint()

    def bar(self, minute: int, scale: float) -> QRect:
        """Return where the bar of a minute is drawn, in device pixels at this ``scale``.

        Minute 0 is an hour ago.
        """
        width, gap = round(self.width() * scale), round(_GAP * scale)
        slot = (width + gap) // MINUTES
        full = round(_BARS_HEIGHT * scale)
        ground = round((self.height() - _BASELINE) * scale)
        count = self._counts[minute]
        height = round(full * count / max(_LEAST_FULL_HEIGHT, *self._counts))
        # Any count can be seen, however small it is beside the tallest.
        height = max(height, gap) if count > 0 else 0
        after = (MINUTES - 1 - minute) * slot
        left = after if self._is_mirrored() else width - after - (slot - gap)
        return QRect(left, ground - height, slot - gap, height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        scale = painter.deviceTransform().m11()
        # Draw in whole device pixels, so that all bars are equally wide and sharp at 125 or 150 %.
        painter.save()
        painter.scale(1 / scale, 1 / scale)
        bars = [self.bar(minute, scale) for minute in range(MINUTES)]
        width, ground = round(self.width() * scale), bars[0].bottom() + 1
        painter.fillRect(0, ground, width, max(1, round(_BASELINE * scale)), self._theme.colour("line"))
        for bar in bars:
            painter.fillRect(bar, self._theme.colour("accent"))
        painter.restore()
        if any(self._counts):
            self._paint_label(painter, bars[self._tallest()], scale)

    def _paint_label(self, painter: QPainter, bar: QRect, scale: float) -> None:
        text = number(max(self._counts))
        width = self.fontMetrics().horizontalAdvance(text) + 1
        middle, top = (bar.left() + bar.width() / 2) / scale, bar.top() / scale
        left = min(max(0, round(middle - width / 2)), self.width() - width)
        label = QRect(left, round(top) - self._label_height(), width, self._label_height() - _LABEL_GAP)
        painter.setPen(self._theme.colour("muted"))
        painter.drawText(label, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, text)

    def _tallest(self) -> int:
        """Return the newest of the minutes with the most requests."""
        most = max(self._counts)
        return max(minute for minute, count in enumerate(self._counts) if count == most)

    def _label_height(self) -> int:
        return self.fontMetrics().height() + _LABEL_GAP

    def _is_mirrored(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft


class QuotaPanel(Popover):
    """Reads the pace every second while it is visible, and never while it is hidden.

    ``choose_plan`` is called when the person wants to choose the plan.
    """

    def __init__(self, theme: Theme, clock: Clock, anchor: QWidget, parent: QWidget) -> None:
        super().__init__(theme, anchor, parent)
        self.setObjectName("quotaPanel")
        self.setAccessibleName(self.tr("Quota"))
        self._clock = clock
        self._quota = Quota()
        self._read_aloud: tuple[object, ...] = ()
        self.choose_plan: Callable[[], None] = lambda: None
        self._use: Callable[[], Use | None] = lambda: None
        self._why_not_shared: Callable[[], str] = lambda: ""
        self._pacing: Callable[[], PacingView | None] = lambda: None
        self.left = plain_label(
            name="quotaPanelLeft", factor=_LEFT_FACTOR, weight=QFont.Weight.Bold, wraps=True, selectable=True
        )
        self.origin = plain_label(name="quotaPanelOrigin", look="muted", wraps=True, selectable=True)
        self.plan = _FactView("quotaPanelPlan", wraps=True)
        self.limits = plain_label(name="quotaPanelLimits", look="muted", selectable=True)
        self.today = _FactView("quotaPanelToday")
        self.queued = _FactView("quotaPanelLine")
        self.clients = _FactView("quotaPanelDesks")
        self.sharing = plain_label(name="quotaPanelSharing", wraps=True, selectable=True)
        self.hour = plain_label(name="quotaPanelHour", look="muted", factor=_CAPTION_FACTOR, selectable=True)
        self.chart = LastHourChart(theme)
        self.choose = named_button("choosePlanButton", self.tr("Choose the plan…"), look="link")
        self.choose.clicked.connect(self._choose)
        self._lay_out()
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._refresh)
        self.shown.connect(self._timer.start)
        self.hidden.connect(self._timer.stop)

    def follow(self, pacing: Callable[[], PacingView | None]) -> None:
        """Take the pace from ``pacing``, which returns None while no environment is open."""
        self._pacing = pacing

    def follow_sharing(self, use: "Callable[[], Use | None]", why_not: Callable[[], str]) -> None:
        """Take from ``use`` what all desks used in the last minute, None if that is not known.

        ``why_not`` returns why nothing is shared with them right now; empty if that is not so.
        """
        self._use = use
        self._why_not_shared = why_not

    def refresh(self) -> None:
        """Show what has changed, if the panel is there."""
        if self.isVisible():
            self._refresh()

    def show_quota(self, quota: Quota) -> None:
        """Take the quota of the newest response, or of another environment."""
        self._quota = quota
        self.refresh()

    def offer_choice(self, *, offered: bool) -> None:
        """Show or hide the button that chooses a plan: the sandbox has none to choose."""
        self.choose.setVisible(offered)

    def open(self) -> None:
        """Bring the texts up to date and appear."""
        self._refresh()
        super().open()

    def _refresh(self) -> None:
        pacing = self._pacing()
        now = self._clock.now()
        lines = [self._quota_text(pacing)]
        self.left.setText(lines[0])
        is_empty = pacing is not None and level_of(share_left(self._quota, now)) is Level.EMPTY
        set_look(self.left, "error" if is_empty else "")
        self.origin.setText(quota_origin(self._quota, now))
        self.origin.setVisible(pacing is not None)
        self._facts.setVisible(pacing is not None)
        if pacing is not None:
            facts = pace_facts(pacing)
            for fact, view in zip(facts, (self.plan, self.today, self.queued, self.clients), strict=True):
                view.show_fact(fact)
            sharing = self._show_sharing(pacing)
            # Known better than by the headers of responses.
            self.clients.setVisible(facts[-1].is_notable and not sharing)
            self.limits.setText(plan_limits(pacing.plan))
            self.hour.setText(hour_total(pacing.last_hour))
            self.chart.show_counts(pacing.last_hour)
            lines += [fact.line for fact in facts if fact.is_notable]
            lines += [sharing] if sharing else []
        # Not with each second of the countdown: a screen reader would read all of it again.
        if self._read_aloud != (self._quota, *lines[1:]):
            self._read_aloud = (self._quota, *lines[1:])
            separator = translate("quota", ". ", "Between two facts that are read aloud")
            self.setAccessibleDescription(separator.join(lines))

    def _show_sharing(self, pacing: PacingView) -> str:
        """Show what all desks use, or why that is not known, and return it."""
        use = self._use()
        text = self._why_not_shared() if use is None else sharing_line(use, pacing.plan.per_minute)
        self.sharing.setText(text)
        self.sharing.setVisible(bool(text))
        set_look(self.sharing, "muted" if use is None else "")
        return text

    def _quota_text(self, pacing: PacingView | None) -> str:
        if pacing is None:
            return self.tr("The service can't be asked yet, so nothing is counted.")
        return quota_left(self._quota, self._clock.now())

    def _choose(self) -> None:
        self.dismiss()
        self.choose_plan()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.card)
        column.setContentsMargins(_EDGE, 16, _EDGE, 16)
        # Equally wide with and without the facts.
        self.card.setMinimumWidth(self.chart.minimumSizeHint().width() + 2 * _EDGE)
        column.setSpacing(4)
        column.addWidget(self.left)
        column.addWidget(self.origin)
        self._facts = QWidget()
        column.addWidget(self._facts)
        facts = QVBoxLayout(self._facts)
        facts.setContentsMargins(0, 0, 0, 0)
        facts.setSpacing(2)
        facts.addSpacing(6)
        facts.addWidget(self.plan)
        limits = QHBoxLayout()
        limits.addWidget(self.limits, 1)
        limits.addWidget(self.choose)
        facts.addLayout(limits)
        facts.addSpacing(6)
        counts = QHBoxLayout()
        counts.setSpacing(24)
        for fact in (self.today, self.queued, self.clients):
            counts.addWidget(fact)
        counts.addStretch(1)
        facts.addLayout(counts)
        facts.addSpacing(6)
        facts.addWidget(self.sharing)
        facts.addSpacing(12)
        hour = QHBoxLayout()
        caption = _caption(self.tr("The last hour"))
        caption.setBuddy(self.chart)
        hour.addWidget(caption, 1)
        hour.addWidget(self.hour)
        facts.addLayout(hour)
        facts.addWidget(self.chart)
        ends = QHBoxLayout()
        ends.addWidget(_caption(self.tr("an hour ago")))
        ends.addStretch(1)
        ends.addWidget(_caption(self.tr("now")))
        facts.addLayout(ends)


class _FactView(QWidget):
    """A caption above its value. Assistive tools read both as the value's name."""

    def __init__(self, name: str, *, wraps: bool = False) -> None:
        super().__init__()
        self._caption = _caption("")
        self.value = plain_label(name=name, wraps=wraps, selectable=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._caption)
        column.addWidget(self.value)

    def show_fact(self, fact: Fact) -> None:
        self._caption.setText(fact.caption)
        self.value.setText(fact.value)
        if self.value.accessibleName() != fact.line:
            self.value.setAccessibleName(fact.line)


def _caption(text: str) -> QLabel:
    return plain_label(text, look="muted", factor=_CAPTION_FACTOR)
