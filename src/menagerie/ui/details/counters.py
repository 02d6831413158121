"""The panel of counts: how many animals this computer has seen, by status and by category."""

from collections.abc import Mapping

from msgspec import Struct
from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QStyle, QVBoxLayout, QWidget

from menagerie.domain.animal import PetStatus
from menagerie.domain.known import Counts
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.row_wording import category_text
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import listed, number, status_word
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.popover import Popover
from menagerie.ui.widgets.scrolling import ScrollingColumn
from menagerie.ui.words.filling import joined

MOST_ROWS = 8
_EDGE = 20
_CARD_WIDTH = 400
_TITLE_FACTOR = 1.3
_CAPTION_FACTOR = 0.92
_ROW_GAP = 6
_COLUMN_GAP = 12
_WIDEST_LABEL = 160
# A service may send a status of any length; only its beginning is laid out.
_LONGEST_STATUS = 80
_BAR_THICKNESS = 6
_SHORTEST_BAR = 2
_SHORTEST_TRACK = 80


# The columns of a chart; the bars are between them.
_LABELS, _BARS, _COUNTS = range(3)


class CountRow(Struct, frozen=True):
    """One count; ``colour`` is the token of its bar."""

    label: str
    count: int
    colour: str


class CountersPanel(Popover):
    """Shows the counts it is given.

    Signals: ``wanted`` when it opens, so that nothing is counted before.
    """

    wanted = Signal()

    def __init__(self, theme: Theme, anchor: QWidget, parent: QWidget) -> None:
        super().__init__(theme, anchor, parent)
        self.setObjectName("countersPanel")
        self.setAccessibleName(self.tr("Counts"))
        self.caption = plain_label(
            name="countersCaption", look="muted", factor=_CAPTION_FACTOR, wraps=True, selectable=True
        )
        self.statuses = CountChart(theme, "statusChart", self.tr("By status"))
        self.categories = CountChart(theme, "categoryChart", self.tr("By category"))
        self._lay_out()
        self.forget()

    def show_counts(self, counts: Counts | None, names: Mapping[int, str]) -> None:
        """Show ``counts``, or with None that they cannot be read.

        ``names`` are the names that staff gave to categories, by the category's number.
        """
        self._say(_caption(counts))
        self._scroll.setVisible(counts is not None and counts.total > 0)
        self.statuses.show_rows(_status_rows(counts) if counts else ())
        self.categories.show_rows(_category_rows(counts, names) if counts else ())
        charts = (self.statuses, self.categories)
        for column in (_LABELS, _COUNTS):
            width = max(chart.width_of(column) for chart in charts)
            for chart in charts:
                chart.reserve(column, width)

    def forget(self) -> None:
        """Clear the counts and, if the panel is open, ask for new ones."""
        self.show_counts(None, {})
        self._say(self.tr("Counting…"))
        if self.isVisible():
            self.wanted.emit()

    def open(self) -> None:
        """Ask for the counts and appear."""
        self.wanted.emit()
        super().open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll."""
        self._scroll.verticalScrollBar().event(event)

    def _say(self, caption: str) -> None:
        self.caption.setText(caption)
        self.setAccessibleDescription(caption)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.card)
        column.setContentsMargins(_EDGE, 16, _EDGE, 16)
        column.setSpacing(8)
        self.card.setFixedWidth(_CARD_WIDTH)
        column.addWidget(plain_label(self.tr("Counts"), factor=_TITLE_FACTOR, weight=QFont.Weight.Bold))
        column.addWidget(self.caption)
        self._charts = QWidget()
        self._scroll = ScrollingColumn(self._charts)
        column.addWidget(self._scroll)
        charts = QVBoxLayout(self._charts)
        charts.setContentsMargins(0, 0, 0, 0)
        charts.setSpacing(8)
        for chart in (self.statuses, self.categories):
            charts.addSpacing(4)
            caption = plain_label(chart.accessibleName(), weight=QFont.Weight.DemiBold)
            caption.setBuddy(chart)
            charts.addWidget(caption)
            charts.addWidget(chart)


class CountChart(QWidget):
    """A row for each count: its label, a bar as long as its share of the largest count, and the number."""

    def __init__(self, theme: Theme, name: str, title: str) -> None:
        """Make an empty chart; ``name`` is its object name, ``title`` its accessible name."""
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self._theme = theme
        self._rows: tuple[CountRow, ...] = ()
        self._widgets: list[tuple[QLabel, _Bar, QLabel]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(_COLUMN_GAP)
        self._grid.setVerticalSpacing(_ROW_GAP)
        self._grid.setColumnStretch(_BARS, 1)

    @property
    def rows(self) -> tuple[CountRow, ...]:
        """The counts that are shown, from top to bottom."""
        return self._rows

    def show_rows(self, rows: tuple[CountRow, ...]) -> None:
        """Show these counts."""
        self._rows = rows
        self.setAccessibleDescription(listed(f"{row.label}: {number(row.count)}" for row in rows))
        while len(self._widgets) < len(rows):
            self._add_row()
        largest = max((row.count for row in rows), default=0) or 1
        for row, (label, bar, count) in zip(rows, self._widgets, strict=False):
            text = label.fontMetrics().elidedText(row.label, Qt.TextElideMode.ElideRight, _WIDEST_LABEL)
            label.setText(text)
            bar.show_share(row.count / largest, row.colour)
            count.setText(number(row.count))
        for place, widgets in enumerate(self._widgets):
            for widget in widgets:
                widget.setVisible(place < len(rows))

    def width_of(self, column: int) -> int:
        """Return the width that the texts of a column need."""
        return max((row[column].sizeHint().width() for row in self._widgets[: len(self._rows)]), default=0)

    def reserve(self, column: int, width: int) -> None:
        """Make a column at least as wide as this."""
        self._grid.setColumnMinimumWidth(column, width)

    def _add_row(self) -> None:
        widgets = plain_label(look="muted"), _Bar(self._theme), plain_label()
        place = len(self._widgets)
        for column, widget in enumerate(widgets):
            self._grid.addWidget(widget, place, column)
        self._grid.setAlignment(widgets[-1], Qt.AlignmentFlag.AlignTrailing)
        self._widgets.append(widgets)


class _Bar(QWidget):
    """A slim bar on its track, growing in the direction of reading."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._share = 0.0
        self._colour = "accent"
        theme.changed.connect(self.update)

    def show_share(self, share: float, colour: str) -> None:
        self._share, self._colour = share, colour
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_SHORTEST_TRACK, _BAR_THICKNESS)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour("unstated_back"))
        if self._share:
            # Any count can be seen, however small it is beside the largest.
            width = max(_SHORTEST_BAR, round(self.width() * self._share))
            bar = QStyle.visualRect(self.layoutDirection(), self.rect(), QRect(0, 0, width, self.height()))
            painter.fillRect(bar, self._theme.colour(self._colour))


def _caption(counts: Counts | None) -> str:
    if counts is None:
        return translate("details", "The animals can't be counted right now.")
    if counts.total == 0:
        return translate("details", "This computer has seen no animals in this environment yet.")
    seen = translate("details", "This computer has seen %Ln animal(s) in this environment.", n=counts.total)
    if counts.missing == 0:
        return seen
    if counts.missing == 1:
        missing = translate("details", "1 of them was missing from the last full list.")
    else:
        missing = translate(
            "details", "%Ln of them were missing from the last full list.", "Animals", n=counts.missing
        )
    return joined([seen, missing])


def _status_rows(counts: Counts) -> tuple[CountRow, ...]:
    """Return the statuses of the interface in their order, then what else was seen, the largest first."""
    listed: list[str | None] = list(PetStatus)
    others = sorted(set(counts.by_status) - set(listed), key=lambda status: -counts.by_status[status])
    rows = [
        CountRow(
            in_one_line(status_word(status), _LONGEST_STATUS),
            counts.by_status.get(status, 0),
            _status_colour(status),
        )
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
    return (*rows, CountRow(translate("details", "Others"), rest, "muted")) if rest > 0 else tuple(rows)


def _status_colour(status: str | None) -> str:
    # The statuses of the interface have tokens of their own names.
    return PetStatus(status).value if status in set(PetStatus) else "muted"
