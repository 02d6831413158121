"""The quota panel: what is left, the plan, what was sent and what waits, and the last hour drawn."""

from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from menagerie.domain.clock import Clock
from menagerie.domain.quota import Quota
from menagerie.governor.governor import PacingView
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import number
from menagerie.ui.quota.last_hour_chart import LastHourChart
from menagerie.ui.quota.pace_wording import (
    desks_estimate,
    hour_total,
    pace_lines,
    plan_and_source,
    plan_limits,
    quota_left,
    say_desks,
    say_in_line,
    say_plan,
    say_today,
)
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.popover import Popover

_TICK_MS = 1000
_EDGE = 20
_CAPTION_FACTOR = 0.92
_LEFT_FACTOR = 1.3


class QuotaPanel(Popover):
    """Looks at the pace each second while it is visible, and never while it is not.

    Signals: ``plan_wanted`` when the person wants to choose the plan.
    """

    plan_wanted = Signal()

    def __init__(self, theme: Theme, clock: Clock, anchor: QWidget, parent: QWidget) -> None:
        super().__init__(theme, anchor, parent)
        self.setObjectName("quotaPanel")
        self.setAccessibleName(self.tr("Quota"))
        self._clock = clock
        self._quota = Quota()
        self._pacing: Callable[[], PacingView | None] = lambda: None
        self.left = self._value("quotaPanelLeft", factor=_LEFT_FACTOR, weight=QFont.Weight.Bold, wraps=True)
        self.plan = self._value("quotaPanelPlan", wraps=True)
        self.limits = self._value("quotaPanelLimits", look="muted")
        self.today = self._value("quotaPanelToday")
        self.in_line = self._value("quotaPanelLine")
        self.desks = self._value("quotaPanelDesks")
        self.hour = self._value("quotaPanelHour", look="muted", factor=_CAPTION_FACTOR)
        self.chart = LastHourChart(theme)
        self.choose = QPushButton(self.tr("Choose the plan…"))
        self.choose.setObjectName("choosePlanButton")
        self.choose.setProperty("look", "link")
        self.choose.clicked.connect(self._choose)
        self._lay_out()
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._look)
        self.shown.connect(self._timer.start)
        self.hidden.connect(self._timer.stop)

    def follow(self, pacing: Callable[[], PacingView | None]) -> None:
        """Take the pace from ``pacing``, which returns None while no environment is open."""
        self._pacing = pacing

    def show_quota(self, quota: Quota) -> None:
        """Take what the newest answer said, or that another environment is open now."""
        self._quota = quota
        if self.isVisible():
            self._look()

    def offer_choice(self, *, offered: bool) -> None:
        """Offer the choice of a plan, or do not: the sandbox has none to choose."""
        self.choose.setVisible(offered)

    def open(self) -> None:
        """Appear, with everything said."""
        self._look()
        super().open()

    def _look(self) -> None:
        pacing = self._pacing()
        self._show(pacing)
        lines = pace_lines(pacing) if pacing is not None else []
        description = ". ".join([self.left.text(), *lines])
        if description != self.accessibleDescription():
            self.setAccessibleDescription(description)

    def _show(self, pacing: PacingView | None) -> None:
        self._facts.setVisible(pacing is not None)
        if pacing is None:
            self._say(self.left, self.tr("Nothing can be asked here yet, so nothing is counted."))
            return
        self._say(self.left, quota_left(self._quota, self._clock.now()))
        self._say(self.plan, plan_and_source(pacing), say_plan(pacing))
        self._say(self.limits, plan_limits(pacing.plan))
        self._say(self.today, number(pacing.sent_today), say_today(pacing))
        self._say(self.in_line, number(pacing.in_line), say_in_line(pacing))
        self._say(self.desks, desks_estimate(pacing), say_desks(pacing))
        self._desks_fact.setVisible(pacing.desks > 1)
        self._say(self.hour, hour_total(pacing.last_hour))
        self.chart.show_counts(pacing.last_hour)

    def _choose(self) -> None:
        self.dismiss()
        self.plan_wanted.emit()

    @staticmethod
    def _say(label: QLabel, text: str, spoken: str = "") -> None:
        """Show ``text``; assistive tools read ``spoken``, which has the caption in it."""
        if label.text() != text:
            label.setText(text)
            label.setAccessibleName(spoken)

    @staticmethod
    def _value(
        name: str,
        *,
        look: str = "",
        factor: float = 1.0,
        weight: QFont.Weight = QFont.Weight.Normal,
        wraps: bool = False,
    ) -> QLabel:
        label = plain_label(look=look, factor=factor, weight=weight, wraps=wraps, selectable=True)
        label.setObjectName(name)
        return label

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.card)
        column.setContentsMargins(_EDGE, 16, _EDGE, 16)
        # As wide without the facts as with them.
        self.card.setMinimumWidth(self.chart.minimumSizeHint().width() + 2 * _EDGE)
        column.setSpacing(4)
        column.addWidget(self.left)
        self._facts = QWidget()
        column.addWidget(self._facts)
        facts = QVBoxLayout(self._facts)
        facts.setContentsMargins(0, 0, 0, 0)
        facts.setSpacing(2)
        facts.addSpacing(6)
        facts.addWidget(_caption(self.tr("Plan")))
        facts.addWidget(self.plan)
        limits = QHBoxLayout()
        limits.addWidget(self.limits, 1)
        limits.addWidget(self.choose)
        facts.addLayout(limits)
        facts.addSpacing(6)
        counts = QHBoxLayout()
        counts.setSpacing(24)
        counts.addWidget(_fact(self.tr("Sent from here today"), self.today))
        counts.addWidget(_fact(self.tr("Waiting in line"), self.in_line))
        self._desks_fact = _fact(self.tr("Desks on this key"), self.desks)
        counts.addWidget(self._desks_fact)
        counts.addStretch(1)
        facts.addLayout(counts)
        facts.addSpacing(12)
        hour = QHBoxLayout()
        hour.addWidget(_caption(self.tr("The last hour")), 1)
        hour.addWidget(self.hour)
        facts.addLayout(hour)
        facts.addWidget(self.chart)
        ends = QHBoxLayout()
        ends.addWidget(_caption(self.tr("an hour ago")))
        ends.addStretch(1)
        ends.addWidget(_caption(self.tr("now")))
        facts.addLayout(ends)


def _caption(text: str) -> QLabel:
    return plain_label(text, look="muted", factor=_CAPTION_FACTOR)


def _fact(caption: str, value: QLabel) -> QWidget:
    fact = QWidget()
    column = QVBoxLayout(fact)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    column.addWidget(_caption(caption))
    column.addWidget(value)
    return fact
