"""The requests page: the newest requests of this run, and how each of them reads."""

import shlex
from collections.abc import Callable
from enum import IntEnum
from urllib.parse import urlsplit

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QTableView,
)

from menagerie.governor.states import Probing, Ramping, Stopped, Waiting
from menagerie.service.recent_requests import RecentRequests, SentRequest
from menagerie.ui.look.theme import ROW_HEIGHT, Theme, sized
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import clock_time, duration
from menagerie.ui.support.window import SupportPage
from menagerie.ui.widgets.fields import SearchEdit
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.scrolling import ReadOnlyText, clear_background, keep_scroll_bar
from menagerie.ui.words.states import reason_of, reason_words

_SECOND = 1.0
# A shorter pause is no wait: connecting and writing down take that long.
_SHORTEST_WAIT = 0.2
# Longer waits are told in whole seconds.
_SHORT_WAIT = 2.0
_LIMIT, _REMAINING = "x-ratelimit-limit", "x-ratelimit-remaining"
_TICK_MS = 500
_DETAILS_HEIGHT = 92
_SEARCH_WIDTH = 260
# Around the text of a cell.
_PADDING = 18
_SHORT_REQUEST = "GET /v1/pets"

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class RequestColumn(IntEnum):
    """The columns of the inspector."""

    TIME = 0
    ENVIRONMENT = 1
    REQUEST = 2
    STATUS = 3
    TOOK = 4
    LEFT = 5
    WAITED = 6


def column_title(column: RequestColumn) -> str:
    """Return the title of a column."""
    titles = {
        RequestColumn.TIME: translate("support", "Time"),
        RequestColumn.ENVIRONMENT: translate("support", "Environment"),
        RequestColumn.REQUEST: translate("support", "Request"),
        RequestColumn.STATUS: translate("support", "Status"),
        RequestColumn.TOOK: translate("support", "Took"),
        RequestColumn.LEFT: translate("support", "Left"),
        RequestColumn.WAITED: translate("support", "Waited before"),
    }
    return titles[column]


def column_text(request: SentRequest, column: RequestColumn) -> str:
    """Return what a column says of a request."""
    return _TEXTS[column](request)


def row_text(request: SentRequest) -> str:
    """Return all columns with tabs between them."""
    return "\t".join(column_text(request, column) for column in RequestColumn)


def details(request: SentRequest) -> str:
    """Return the whole address, and what the service said of limits."""
    stated = [f"{name}: {value}" for name, value in request.quota.items()]
    lines = [
        f"{request.method} {request.url}",
        *(stated or [translate("support", "The answer said nothing about limits.")]),
    ]
    if request.problem:
        lines.append(request.problem)
    return "\n".join(lines)


def as_curl(request: SentRequest) -> str:
    """Return the command that sends the same request, with a placeholder for the key and for what was sent.

    It is quoted for a POSIX shell.
    """
    words = ["curl", "--request", request.method, request.url]
    words += ["--header", "Accept: application/json", "--header", "Authorization: Bearer …"]
    if request.method == "POST":
        words += ["--header", "Content-Type: application/json", "--data", "…"]
    return shlex.join(words)


def _path(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.path}?{parts.query}" if parts.query else parts.path


def _status(request: SentRequest) -> str:
    if request.status is not None:
        return str(request.status)
    if request.duration is None:
        return translate("support", "On its way")
    match request.problem:
        case "NotConnectedError" | "CertificateError":
            return translate("support", "Not connected")
        case "CancelledError":
            return translate("support", "Given up")
        case _:
            return translate("support", "No answer")


def _took(seconds: float) -> str:
    locale = QLocale()
    if seconds < _SECOND:
        return translate("support", "{n} ms").format(n=locale.toString(round(seconds * 1000)))
    return translate("support", "{n} s").format(n=locale.toString(seconds, "f", 1))


def _left(request: SentRequest) -> str:
    remaining, limit = request.quota.get(_REMAINING), request.quota.get(_LIMIT)
    if remaining is None:
        return ""
    if limit is None:
        return remaining
    return translate("support", "{left} of {limit}").format(left=remaining, limit=limit)


def _waited(request: SentRequest) -> str:
    if request.waited < _SHORTEST_WAIT:
        return ""
    seconds = _took(request.waited) if request.waited < _SHORT_WAIT else duration(request.waited)
    return translate("support", "{time}: {reason}").format(time=seconds, reason=_reason(request))


def _reason(request: SentRequest) -> str:
    match request.held_by:
        case Waiting() as wait:
            return reason_words(reason_of(wait))
        case Probing() | Ramping() | Stopped():
            return translate("support", "one request at a time after a wait")
        case _:
            return translate("support", "to keep within the limit")


_TEXTS: dict[RequestColumn, Callable[[SentRequest], str]] = {
    RequestColumn.TIME: lambda request: clock_time(request.sent_at, seconds=True),
    RequestColumn.ENVIRONMENT: lambda request: request.environment,
    RequestColumn.REQUEST: lambda request: f"{request.method} {_path(request.url)}",
    RequestColumn.STATUS: _status,
    RequestColumn.TOOK: lambda request: "" if request.duration is None else _took(request.duration),
    RequestColumn.LEFT: _left,
    RequestColumn.WAITED: _waited,
}


class RequestRows(QAbstractTableModel):
    """The requests that match a search, the newest first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.requests: list[SentRequest] = []

    def show_requests(self, requests: list[SentRequest]) -> None:
        """Show these requests."""
        self.beginResetModel()
        self.requests = requests
        self.endResetModel()

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.requests)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(RequestColumn)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return None
        return column_text(self.requests[index.row()], RequestColumn(index.column()))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        # Return the title of a column, which stands above the beginning of its texts.
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        return column_title(RequestColumn(section)) if role == Qt.ItemDataRole.DisplayRole else None


class Inspector(SupportPage):
    """Shows the requests as they are sent."""

    def __init__(self, theme: Theme, recent: RecentRequests) -> None:
        super().__init__("inspectorDialog", self.tr("Recent requests"), _TICK_MS)
        self._recent = recent
        self._shown_changes = -1
        self.search = SearchEdit(theme, "inspectorSearch", "clearInspectorSearchButton")
        self.search.setPlaceholderText(self.tr("Search the requests"))
        self.search.setAccessibleName(self.tr("Search the requests"))
        self.search.setMinimumWidth(sized(_SEARCH_WIDTH))
        self.first = self.search
        self.about.setObjectName("inspectorCount")
        self.rows = RequestRows(self)
        self.table = self._make_table()
        self.details = ReadOnlyText("inspectorDetails")
        self.details.setAccessibleName(self.tr("Details"))
        self.details.setFixedHeight(_DETAILS_HEIGHT)
        self.copy_row = named_button("copyRequestButton", self.tr("Copy row"))
        self.copy_curl = named_button("copyCurlButton", self.tr("Copy as curl"))
        self.copy_curl.setToolTip(self.tr("Without the key. A request sent by curl counts as well."))
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.search)
        top.addWidget(self.about, 1)
        self.lay_out(top, self.table, self.details, buttons=(self.copy_row, self.copy_curl))
        self.search.textChanged.connect(lambda _text: self._show())
        self.search.down.connect(self.table.setFocus)
        self.copy_row.clicked.connect(self._copy_row)
        self.copy_curl.clicked.connect(self._copy_curl)
        self.table.selectionModel().currentRowChanged.connect(lambda *_rows: self._show_details())

    def refresh(self) -> None:
        """Show what has changed since it was shown."""
        if self._recent.changes != self._shown_changes:
            self._show()

    def current(self) -> SentRequest | None:
        """Return the request that is chosen."""
        row = self.table.currentIndex().row()
        return self.rows.requests[row] if row >= 0 else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give the request the room that the others leave; at least its method and path can be read."""
        self.table.resizeColumnsToContents()
        titles, request = self.table.horizontalHeader(), RequestColumn.REQUEST
        left = self.table.viewport().width() - titles.length() + titles.sectionSize(request)
        least = self.table.fontMetrics().horizontalAdvance(_SHORT_REQUEST) + _PADDING
        titles.resizeSection(request, max(left, least))

    def _show(self) -> None:
        chosen = self.current()
        top, is_at_top = self.table.verticalScrollBar().value(), chosen is None
        self._shown_changes = self._recent.changes
        words = self.search.text().casefold().split()
        found = [one for one in self._recent if _matches(one, words)]
        found.reverse()
        self.rows.show_requests(found)
        self._fit_columns()
        if chosen is not None and any(one is chosen for one in found):
            self.table.selectRow(next(row for row, one in enumerate(found) if one is chosen))
        self.table.verticalScrollBar().setValue(0 if is_at_top else top)
        self.show_about(self._about(len(found)), is_empty=not found)
        self._show_details()

    def _about(self, count: int) -> str:
        if count:
            return self.tr("The newest first. They are forgotten when you quit.")
        return self.tr("No request matches.") if self.search.text() else self.tr("Nothing was sent yet.")

    def _show_details(self) -> None:
        chosen = self.current()
        text = details(chosen) if chosen is not None else self.tr("Choose a request to see more of it.")
        if text != self.details.toPlainText():
            self.details.setPlainText(text)
        for button in (self.copy_row, self.copy_curl):
            if chosen is None and button.hasFocus():
                self.table.setFocus()
            button.setEnabled(chosen is not None)

    def _copy_row(self) -> None:
        self._copy(row_text, self.tr("Row copied"))

    def _copy_curl(self) -> None:
        self._copy(as_curl, self.tr("Copied without the key"))

    def _copy(self, text: Callable[[SentRequest], str], said: str) -> None:
        chosen = self.current()
        if chosen is not None:
            QGuiApplication.clipboard().setText(text(chosen))
            self.toast.say(said)

    def _make_table(self) -> QTableView:
        table = QTableView()
        clear_background(table)
        table.setObjectName("inspectorTable")
        table.setProperty("look", "list")
        table.setAccessibleName(self.tr("Recent requests"))
        table.setModel(self.rows)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setCornerButtonEnabled(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        keep_scroll_bar(table)
        numbers, titles = table.verticalHeader(), table.horizontalHeader()
        numbers.hide()
        numbers.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        numbers.setDefaultSectionSize(sized(ROW_HEIGHT))
        titles.setHighlightSections(False)
        titles.setSectionsClickable(False)
        titles.setFixedHeight(sized(ROW_HEIGHT))
        # Of hundreds, those in sight say how wide a column is.
        titles.setResizeContentsPrecision(0)
        copy = QAction(self.tr("Copy row"), table)
        copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        copy.triggered.connect(self._copy_row)
        table.addAction(copy)
        return table


def _matches(request: SentRequest, words: list[str]) -> bool:
    if not words:
        return True
    text = f"{row_text(request)} {request.problem}".casefold()
    return all(word in text for word in words)
