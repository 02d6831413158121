"""The rows and a pane, details or outbox: beside each other, or in a narrow window the pane over the rows."""

from collections.abc import Callable
from itertools import pairwise
from operator import itemgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSplitter, QStyle, QVBoxLayout, QWidget

from menagerie.domain.animal import KnownAnimal
from menagerie.ui.details.detail_pane import DetailPane
from menagerie.ui.listing.rows_card import RowsCard
from menagerie.ui.look.theme import RADIUS, Theme
from menagerie.ui.widgets.overlays import SHADOW, Arrival, paint_shadow

if TYPE_CHECKING:
    from menagerie.ui.outbox.panel import OutboxPanel

# Below this, the columns of the table have too little room beside the details: a window of 1,000 pixels.
NARROW = 960
_HANDLE = 16
_PANE_WIDTH = 320
# Beside the rows.
_LEAST_PANE_WIDTH, _MOST_PANE_WIDTH = 300, 480
# Beyond this, that of a window of 1,366 pixels, the pane gets a share of the room.
_ROOMY, _SHARE = 1318, 0.3
# How far details over the rows slide, in pixels.
_SLIDE = 32


class RowsAndDetails(QWidget):
    """Shows the details beside the rows, or over them where there is too little room.

    Over the rows they are closed until they are wanted. Escape closes them then, and their close button.
    While the outbox is open, it stands in their place. Escape closes it, and so does choosing a row.
    """

    def __init__(
        self, rows: RowsCard, details: DetailPane, theme: Theme, on_details_shown: Callable[[bool], None]
    ) -> None:
        """``on_details_shown`` is called when the details are shown or hidden, also by the window's width."""
        super().__init__()
        self._rows = rows
        self._details = details
        self._theme = theme
        self._on_details_shown = on_details_shown
        self._is_narrow = False
        self._is_wanted_beside = True
        self._is_open_above = False
        self._outbox: OutboxPanel | None = None
        self._is_outbox_open = False
        # The id of the current animal.
        self._chosen: int | None = None
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self._beside = _Holder()
        self._above: _Above | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.splitter)
        self._prepare_splitter()
        # The widths beside each other that the person has chosen; empty where the window's width decides.
        self._chosen_widths = QByteArray()
        self.splitter.splitterMoved.connect(self._keep_widths)
        details.close_over_rows = self.close_above
        details.focus_left.connect(lambda: rows.focus_fallback().setFocus())
        rows.table.clicked.connect(lambda _index: self._leave_outbox())
        rows.table.current_changed.connect(self._show_chosen)
        self._apply()

    def add_outbox(self, outbox: "OutboxPanel") -> None:
        """Let the outbox stand in place of the details while it is open."""
        self._outbox = outbox
        self._holder.hold(outbox)
        for before, after in pairwise((self._details.history, *outbox.inputs)):
            # A widget that comes late is the last in the window that Tab reaches.
            QWidget.setTabOrder(before, after)
        outbox.toggled.connect(lambda is_open: self._open_outbox(is_open=is_open))
        self._apply()

    @property
    def is_narrow(self) -> bool:
        """Whether the details are shown over the rows."""
        return self._is_narrow

    @property
    def are_wanted_beside(self) -> bool:
        """Whether a person wants the details beside the rows wherever there is room."""
        return self._is_wanted_beside

    def show_details(self, shown: bool) -> None:  # noqa: FBT001 - the slot of an action
        """Show or hide the details; the outbox makes room for them."""
        if self._is_outbox_open:
            if not shown:
                return
            self._is_outbox_open = False
        if self._is_narrow:
            self._is_open_above = shown
        else:
            self._is_wanted_beside = shown
        self._apply()

    def close_above(self) -> None:
        """Close the details if they are over the rows, and give the focus back to these."""
        if self._is_narrow:
            self.show_details(False)  # noqa: FBT003 - see there

    def remember(self) -> bytes:
        """Return the widths that the person has chosen, to be given to ``recall``; empty without."""
        return bytes(self._chosen_widths.data())

    def recall(self, state: bytes) -> None:
        """Restore what ``remember`` returned."""
        # Earlier versions also kept the usual width, which was the same in every window.
        if self.splitter.restoreState(state) and self.splitter.sizes()[1] != _PANE_WIDTH:
            self._keep_widths()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = event.size().width() < NARROW
        if is_narrow is not self._is_narrow:
            had_focus = self._outbox is not None and self._outbox.holds_focus
            self._is_narrow = is_narrow
            self._is_open_above = False
            self._details.lie_above(above=is_narrow)
            self._holder.hold(self._details)
            if self._outbox is not None:
                self._holder.hold(self._outbox)
            self._apply()
            if self._outbox is not None and had_focus:
                self._outbox.focus_fallback.setFocus()
        if not is_narrow:
            self._share_width()
        if self._above is not None:
            self._above.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Close the outbox, or details over the rows, with Escape also from the rows. As a shortcut, Escape
        # would not reach a field that takes back with it what was typed.
        is_escape = event.key() == Qt.Key.Key_Escape
        if is_escape and self._outbox is not None and self._is_outbox_open:
            self._outbox.dismiss()
        elif is_escape and self._is_open_above:
            self.close_above()
        else:
            super().keyPressEvent(event)

    def _keep_widths(self, *_moved: int) -> None:
        self._chosen_widths = self.splitter.saveState()

    def _share_width(self) -> None:
        """Let the person's widths count, or give the pane more of a wide window."""
        if not self._chosen_widths.isEmpty():
            self.splitter.restoreState(self._chosen_widths)
            return
        pane = _PANE_WIDTH + round(_SHARE * max(0, self.width() - _ROOMY))
        pane = min(pane, _MOST_PANE_WIDTH)
        self.splitter.setSizes([self.width() - pane - _HANDLE, pane])

    @property
    def _holder(self) -> "_Holder":
        return self._lie_above() if self._is_narrow else self._beside

    def _open_outbox(self, *, is_open: bool) -> None:
        self._is_outbox_open = is_open
        self._apply()

    def _leave_outbox(self) -> None:
        if self._is_outbox_open:
            self.show_details(True)  # noqa: FBT003 - see there

    def _show_chosen(self, known: KnownAnimal | None) -> None:
        """Show the details of an animal that the person chooses, and not of one that the list brings."""
        before, self._chosen = self._chosen, None if known is None else known.animal.id
        if known is not None and self._chosen != before and self._rows.table.hasFocus():
            self._leave_outbox()

    def _lie_above(self) -> "_Above":
        """Return what holds the details over the rows, which a wide window never needs."""
        if self._above is None:
            self._above = _Above(self._theme, self)
        return self._above

    def _apply(self) -> None:
        is_wanted = self._is_open_above if self._is_narrow else self._is_wanted_beside
        shown = is_wanted and not self._is_outbox_open
        pages: list[tuple[QWidget | None, bool]] = [
            (self._details, shown),
            (self._outbox, self._is_outbox_open),
        ]
        focused = QApplication.focusWidget()
        # What goes goes first, so that the pane never has to have room for both.
        for page, is_shown in sorted(pages, key=itemgetter(1)):
            if page is None:
                continue
            if focused is not None and not is_shown and (page is focused or page.isAncestorOf(focused)):
                self._rows.focus_fallback().setFocus()
            page.setVisible(is_shown)
        is_pane_shown = shown or self._is_outbox_open
        self._beside.setVisible(is_pane_shown and not self._is_narrow)
        if self._above is not None:
            is_shown = is_pane_shown and self._is_narrow
            if is_shown and self._above.isHidden():
                self._above.come()
            self._above.setVisible(is_shown)
            self._above.raise_()
        self._on_details_shown(shown)

    def _prepare_splitter(self) -> None:
        """Put rows and details into the splitter last: each move of many widgets styles all of them anew."""
        splitter = self.splitter
        splitter.addWidget(self._rows)
        splitter.addWidget(self._beside)
        self._beside.hold(self._details)
        # The splitter puts what comes later before it: assistive tools would read the details first.
        self._rows.lower()
        splitter.setHandleWidth(_HANDLE)
        # Qt places the parts of a mirrored splitter a pixel too far to the right.
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        splitter.setContentsMargins(0, 0, int(mirrored), 0)
        self._beside.setMinimumWidth(_LEAST_PANE_WIDTH)
        self._beside.setMaximumWidth(_MOST_PANE_WIDTH)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 0)
        splitter.setCollapsible(0, False)  # noqa: FBT003 - Qt's signature
        splitter.setSizes([NARROW - _PANE_WIDTH, _PANE_WIDTH])


class _Holder(QWidget):
    """Is filled by the widget that it holds."""

    def __init__(self, parent: QWidget | None = None, *, around: int = 0) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(around, around, around, around)

    def hold(self, widget: QWidget) -> None:
        self._column.addWidget(widget)


class _Above(_Holder):
    """Lies over the trailing side of its parent, with a shadow around the card that it holds."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, around=SHADOW)
        self._theme = theme
        self._over = parent
        self._arrival = Arrival(self)
        self.hide()

    def place(self) -> None:
        """Lie within the parent: the shadow is all that is outside of it."""
        whole = self._over.rect()
        # As wide as its content needs, in any language.
        width = max(_PANE_WIDTH + SHADOW, self.minimumSizeHint().width() - SHADOW)
        width = min(width, whole.width())
        card = QRect(whole.width() - width, -SHADOW, width + SHADOW, whole.height() + 2 * SHADOW)
        rect = QStyle.visualRect(self.layoutDirection(), whole, card)
        self.resize(rect.size())
        self._arrival.place(rect.topLeft())

    def come(self) -> None:
        """Slide in from the trailing edge."""
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self._arrival.begin(QPoint(-_SLIDE if mirrored else _SLIDE, 0))

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.place()
        return done

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self.place()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        card = self.rect().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        painter = QPainter(self)
        # Not at the trailing corners, which lie on those of the rows.
        leading = QRect(0, 0, SHADOW + RADIUS, self.height())
        painter.setClipRect(QStyle.visualRect(self.layoutDirection(), self.rect(), leading))
        paint_shadow(painter, card, is_dark=self._theme.is_dark)
