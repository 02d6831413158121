"""The panel of counts: how many animals this computer has seen, by status and by category."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout, QWidget

from menagerie.domain.animal import PetStatus
from menagerie.domain.known import Counts
from menagerie.ui.details.count_chart import CountChart, CountRow
from menagerie.ui.look.row_wording import category_text
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import number, status_word, translate
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.popover import Popover

MOST_ROWS = 8
_EDGE = 20
_CARD_WIDTH = 400
_TITLE_FACTOR = 1.3
_CAPTION_FACTOR = 0.92
# Nobody needs to read more of a status that the interface does not list to know it again.
_LONGEST_STATUS = 80


class CountersPanel(Popover):
    """Shows what it is given.

    Signals: ``wanted`` when it opens, so that nothing has to be counted before somebody looks.
    """

    wanted = Signal()

    def __init__(self, theme: Theme, anchor: QWidget, parent: QWidget) -> None:
        super().__init__(theme, anchor, parent)
        self.setObjectName("countersPanel")
        self.setAccessibleName(self.tr("Counts"))
        self.caption = plain_label(look="muted", factor=_CAPTION_FACTOR, wraps=True, selectable=True)
        self.caption.setObjectName("countersCaption")
        self.statuses = CountChart(theme, "statusChart", self.tr("By status"))
        self.categories = CountChart(theme, "categoryChart", self.tr("By category"))
        self._lay_out()
        self.forget()

    def show_counts(self, counts: Counts | None, names: Mapping[int, str]) -> None:
        """Show ``counts``, or with None that they cannot be read.

        ``names`` are the names that staff gave to categories, by the category's number.
        """
        self._say(_caption(counts))
        self._charts.setVisible(counts is not None and counts.total > 0)
        self.statuses.show_rows(_status_rows(counts) if counts else ())
        self.categories.show_rows(_category_rows(counts, names) if counts else ())

    def forget(self) -> None:
        """Show nothing of what was counted before; until it is counted anew, say that this goes on."""
        self.show_counts(None, {})
        self._say(self.tr("Counting…"))
        if self.isVisible():
            self.wanted.emit()

    def _say(self, caption: str) -> None:
        self.caption.setText(caption)
        self.setAccessibleDescription(caption)

    def open(self) -> None:
        """Ask for the counts and appear."""
        self.wanted.emit()
        super().open()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.card)
        column.setContentsMargins(_EDGE, 16, _EDGE, 16)
        column.setSpacing(8)
        self.card.setFixedWidth(_CARD_WIDTH)
        column.addWidget(plain_label(self.tr("Counts"), factor=_TITLE_FACTOR, weight=QFont.Weight.Bold))
        column.addWidget(self.caption)
        self._charts = QWidget()
        column.addWidget(self._charts)
        charts = QVBoxLayout(self._charts)
        charts.setContentsMargins(0, 0, 0, 0)
        charts.setSpacing(8)
        for chart in (self.statuses, self.categories):
            charts.addSpacing(4)
            charts.addWidget(plain_label(chart.accessibleName(), weight=QFont.Weight.DemiBold))
            charts.addWidget(chart)


def _caption(counts: Counts | None) -> str:
    if counts is None:
        return translate("The animals seen in this environment cannot be counted at present.")
    if counts.total == 0:
        return translate("This computer has not seen any animal in this environment yet.")
    seen = translate(
        "Every animal this computer has seen in this environment, as each was last seen: {n}."
    ).format(n=number(counts.total))
    if counts.missing == 0:
        return seen
    if counts.missing == 1:
        missing = translate("1 of them was not in the last full list that should have shown it.")
    else:
        missing = translate("{n} of them were not in the last full list that should have shown them.")
    return f"{seen} {missing.format(n=number(counts.missing))}"


def _status_rows(counts: Counts) -> tuple[CountRow, ...]:
    """Return the states of the interface in their course, then what else was seen, the largest first."""
    listed: list[str | None] = list(PetStatus)
    others = sorted(set(counts.by_status) - set(listed), key=lambda status: -counts.by_status[status])
    rows = [
        CountRow(_one_line(status_word(status)), counts.by_status.get(status, 0), _status_colour(status))
        for status in (*listed, *others[: MOST_ROWS - len(listed)])
    ]
    return _with_others(rows, counts.total)


def _category_rows(counts: Counts, names: Mapping[int, str]) -> tuple[CountRow, ...]:
    rows = [
        CountRow(category_text(category_id, names.get(category_id)), count, "accent")
        for category_id, count in counts.by_category[:MOST_ROWS]
    ]
    return _with_others(rows, counts.total)


def _with_others(rows: list[CountRow], total: int) -> tuple[CountRow, ...]:
    rest = total - sum(row.count for row in rows)
    return (*rows, CountRow(translate("Others"), rest, "muted")) if rest > 0 else tuple(rows)


def _status_colour(status: str | None) -> str:
    # The states of the interface have tokens of their own names.
    return PetStatus(status).value if status in set(PetStatus) else "muted"


def _one_line(text: str) -> str:
    return " ".join(text[:_LONGEST_STATUS].split())
