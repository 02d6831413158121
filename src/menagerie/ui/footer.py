"""The footer: how much of the catalogue is on screen, the way to more, and the quota."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from menagerie.domain.animal import LIMIT_MAX, AnimalList
from menagerie.domain.clock import Clock
from menagerie.ui.labels import LeadLabel
from menagerie.ui.quota_bar import QuotaBar
from menagerie.ui.theme import Theme
from menagerie.ui.wording import number


class Footer(QWidget):
    """Signals: ``more_wanted(int)`` with the limit to ask for."""

    more_wanted = Signal(int)

    def __init__(self, theme: Theme, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.summary = LeadLabel(theme.colour("muted"))
        self.summary.setObjectName("resultSummary")
        self.more = QPushButton()
        self.more.setObjectName("showMoreButton")
        self.more.hide()
        self.quota = QuotaBar(clock)
        self._next_limit = LIMIT_MAX
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.summary)
        row.addWidget(self.more)
        row.addStretch(1)
        row.addWidget(self.quota)
        self.more.clicked.connect(lambda: self.more_wanted.emit(self._next_limit))
        theme.changed.connect(lambda: self.summary.set_rest_colour(theme.colour("muted")))

    def show_answer(self, answer: AnimalList | None, matching: int, *, searching: bool) -> None:
        """Say what is on screen; ``matching`` rows of the answer match the search.

        When the answer is as long as its limit it is never called the total (interface 4.1).
        """
        if answer is None:
            self._say("")
            self.more.hide()
            return
        count = len(answer.animals)
        parts = [self._count(count, cut=answer.may_have_more)]
        if searching:
            parts.append(self.tr("{n} match the search").format(n=number(matching)))
        if answer.may_have_more:
            parts.append(self.tr("the service may have more"))
        if answer.unreadable == 1:
            parts.append(self.tr("1 more could not be read"))
        elif answer.unreadable:
            parts.append(self.tr("{n} more could not be read").format(n=number(answer.unreadable)))
        self._say(", ".join(parts))
        self._next_limit = min(LIMIT_MAX, 2 * answer.limit)
        self.more.setVisible(answer.may_have_more and answer.limit < LIMIT_MAX)
        self.more.setText(self.tr("Show {n}").format(n=number(self._next_limit)))
        self.more.setAccessibleDescription(self.tr("Asks the service for up to this many animals"))

    def _count(self, count: int, *, cut: bool) -> str:
        if cut:
            text = self.tr("First animal") if count == 1 else self.tr("First {n} animals")
        else:
            text = self.tr("1 animal") if count == 1 else self.tr("{n} animals")
        return text.format(n=number(count))

    def _say(self, text: str) -> None:
        self.summary.setText(text)
        self.summary.setAccessibleName(text)
        self.summary.updateGeometry()
