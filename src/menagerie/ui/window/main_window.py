"""The main window: its parts, their places, and what connects them with each other."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QMainWindow, QPushButton, QScrollArea, QVBoxLayout, QWidget

from menagerie.domain.clock import Clock
from menagerie.settings.environments import Environment
from menagerie.ui.details.detail_pane import DetailPane
from menagerie.ui.environments.strip import EnvironmentStrip
from menagerie.ui.listing.animal_table import MOST_COPIED
from menagerie.ui.listing.filter_bar import FilterBar
from menagerie.ui.listing.footer import Footer
from menagerie.ui.listing.rows_card import RowsCard
from menagerie.ui.look.icons import application_icon
from menagerie.ui.look.plain_text import window_title
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import translate
from menagerie.ui.quota.quota_bar import QuotaBar
from menagerie.ui.quota.wait_banner import WaitBanner
from menagerie.ui.session.actions import Actions
from menagerie.ui.widgets.form import HeldKeys, give_reason, move_into_sight, room_on
from menagerie.ui.widgets.message_bar import MessageBar
from menagerie.ui.widgets.overlays import Toast
from menagerie.ui.widgets.scrolling import FocusFollower, keep_scroll_bars
from menagerie.ui.window.header import RING_ROOM, Header
from menagerie.ui.window.menus import EnabledWith, fill_menu_bar, submenu
from menagerie.ui.window.messages import Messages
from menagerie.ui.window.rows_and_details import RowsAndDetails

if TYPE_CHECKING:
    from menagerie.ui.outbox.panel import OutboxPanel
    from menagerie.ui.quota.quota_panel import QuotaPanel
    from menagerie.ui.window.help import HelpWindow, Tour


USUAL_SIZE = QSize(1180, 740)
# With texts of the usual size: a screen of 1366 × 768 at 200 % has room for no more, beside its panel and the
# title bar.
_SMALLEST_SIZE = QSize(660, 350)
# What the content needs with texts of the usual size, a message and no menu bar; where the screen has less
# room, it scrolls. A screen of 1920 × 1080 at 300 % is wide enough, also beside a scroll bar.
_LEAST_CONTENT = QSize(620, 310)
# Below the first height everything moves together; below the second, every message is one line.
_LOW, _LOWEST = 660, 480
_EDGE = 24
_TOP, _BOTTOM, _SPACING = 14, 7, 12
# Above the footer at most.
_OVER_FOOTER = 8
_LOW_SPACING, _LOWEST_SPACING = 8, 6
# The table's header and a row.
_LEAST_ROWS = 76


class MainWindow(QMainWindow):
    """Builds all parts of the window and shows them in their places.

    The panels are not in the first picture: each is built when it is first needed.

    Signals: ``close_requested`` when the person closes the window; it stays until ``close_now``.
    ``painted`` after each paint.
    """

    close_requested = Signal()
    painted = Signal()

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.setWindowTitle(window_title())
        self.setWindowIcon(application_icon())
        # At 200 % a small screen has room for less than the usual size.
        room = room_on(QGuiApplication.primaryScreen())
        self.resize(USUAL_SIZE.boundedTo(room))
        HeldKeys(self)
        self._may_close = False
        # Also what the person wants before anything is connected with ``close_requested``.
        self.is_close_requested = False
        self._help: HelpWindow | None = None
        self.tour: Tour | None = None
        self.theme = theme
        self._clock = clock
        self.commands = Actions(self)
        commands = self.commands
        self.strip = EnvironmentStrip(theme, commands.open, (commands.key, commands.environments))
        self.header = Header(theme)
        self.wait_banner = WaitBanner(theme)
        self.message_bar = MessageBar(theme)
        self.notice = MessageBar(theme, "notice")
        self.messages = Messages((self.wait_banner, self.message_bar, self.notice))
        self.filter = FilterBar(theme)
        self.card = RowsCard(theme, clock)
        self.table, self.empty = self.card.table, self.card.empty
        self.details = DetailPane(theme, clock)
        self.quota_bar = QuotaBar(clock)
        self.footer = Footer(theme, self.quota_bar, self.quota_bar)
        self.sides = RowsAndDetails(self.card, self.details, theme, commands.details.setChecked)
        self.body = self._lay_out()
        self._use_room(self.height())
        self.setCentralWidget(self.body)
        self._build_menus()
        self._fit_screen()
        theme.changed.connect(self._fit_screen)
        # Over what may scroll.
        self.toast = Toast(self)
        self._connect_parts()
        self._connect_actions()

    @cached_property
    def quota_panel(self) -> "QuotaPanel":
        """The quota in detail."""
        from menagerie.ui.quota.quota_panel import QuotaPanel  # noqa: PLC0415 - see the class

        return QuotaPanel(self.theme, self._clock, self.quota_bar, self.body)

    @cached_property
    def outbox_panel(self) -> "OutboxPanel":
        """The adds whose fate is not known yet, in place of the details."""
        from menagerie.ui.outbox.panel import OutboxPanel  # noqa: PLC0415 - see the class

        panel = OutboxPanel(self.theme, self._clock)
        self.sides.add_outbox(panel)
        return panel

    def show_environment(self, environment: Environment) -> None:
        """Say in strip and title where the person works."""
        self.strip.show_environment(environment)
        self.quota_panel.offer_choice(offered=not environment.is_sandbox)
        give_reason(self.commands.practice, "" if environment.is_sandbox else self.tr("Only in the sandbox."))
        self.commands.practice.setEnabled(environment.is_sandbox)
        words = self.tr("P&ractice…") if environment.is_sandbox else self.tr("P&ractice… (sandbox only)")
        self.commands.practice.setText(words)
        self.setWindowTitle(window_title(environment.name))

    def request_inputs(self) -> tuple[QWidget, ...]:
        """Return every input of the window that leads to a request at once.

        What is added can wait in the outbox. In everything that was seen, the status is looked up here and
        not asked for.
        """
        status = self.filter.status
        statuses = () if self.filter.shows_seen else (*status.buttons(), status)
        return (
            *statuses,
            self.footer.limit,
            self.header.refresh,
            self.footer.more,
            *self.outbox_panel.request_inputs(),
        )

    def service_inputs(self) -> tuple[QWidget, ...]:
        """Return the inputs that are of no use while no service can be asked.

        Refreshing still is, and so is what waits in the outbox.
        """
        of_use = {self.header.refresh, *self.outbox_panel.request_inputs()}
        return tuple(widget for widget in self.request_inputs() if widget not in of_use)

    def focus_fallback(self) -> QWidget:
        """Return where the focus can wait: within the outbox if it is there, else with the rows.

        Where something else stands for the rows, it is the card in which that stands.
        """
        if self.outbox_panel.isVisible() and self.outbox_panel.holds_focus:
            return self.outbox_panel.focus_fallback
        return self.card.focus_fallback()

    def show_help(self, topic: str = "") -> None:
        """Open the help at a topic; at the one that was read last if ``topic`` is empty."""
        from menagerie.ui.window.help import HelpWindow, help_topics  # noqa: PLC0415 - when it is opened

        if self._help is None:
            self._help = HelpWindow(self.theme, help_topics(self.commands.all()), self.show_tour, self)
        if topic:
            self._help.show_topic(topic)
        self._help.show()
        self._help.activateWindow()

    def show_tour(self) -> None:
        """Show the four hints of the tour, from the first one on."""
        from menagerie.ui.window.help import Hint, Tour  # noqa: PLC0415 - when the tour is shown

        if self.tour is not None:
            self.tour.end()
        hints = [
            Hint(
                self.strip,
                translate("window", "Where you work"),
                translate("window", "The colour says which store is open. The sandbox is for practice."),
            ),
            Hint(
                self.filter.status,
                translate("window", "What you see"),
                translate("window", "Choose a status and how many animals to ask for."),
            ),
            Hint(
                self.header.add,
                translate("window", "Add an animal"),
                translate(
                    "window", "It is saved on this computer first. The outbox shows what became of it."
                ),
            ),
            Hint(
                self.quota_bar,
                translate("window", "Requests left"),
                translate("window", "A key may ask only so often. Menagerie waits by itself when it has to."),
            ),
        ]
        self.tour = Tour(self.theme, hints, self.body)
        self.tour.begin()

    def complete_menus(self) -> None:
        """Offer in menu and palette what the table does, which is not needed for the first picture."""
        submenu(self.menuBar(), "columnsMenu").addActions(self.table.columns.column_actions())
        self.addActions(self.table.columns.sort_actions())

    def remember_layout(self) -> tuple[bytes, bytes, bytes]:
        """Return the window's place, the splitter's and the table's layout."""
        return (
            bytes(self.saveGeometry().data()),
            self.sides.remember(),
            self.table.columns.remember(),
        )

    def recall_layout(self, geometry: bytes | None, splitter: bytes | None, table: bytes | None) -> None:
        """Restore what ``remember_layout`` returned, as far as it is there."""
        if geometry is not None:
            self.restoreGeometry(QByteArray(geometry))
        if splitter is not None:
            self.sides.recall(splitter)
        if table is not None:
            self.table.recall_layout(table)

    def close_now(self) -> None:
        """Close the window for good."""
        self._may_close = True
        self.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._use_room(event.size().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Press the focused button with Enter, as in the dialogs; outside of them, Qt knows only Space.
        focused = self.focusWidget()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and isinstance(focused, QPushButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.painted.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        # Leave the decision to the application, which knows what still runs.
        if self._may_close:
            event.accept()
            return
        event.ignore()
        self.is_close_requested = True
        self.close_requested.emit()

    def _lay_out(self) -> QWidget:
        """Return the widget that holds all parts."""
        self._column = body = QVBoxLayout()
        body.addWidget(self.header)
        # The words of the header begin where everything below it does.
        self._below = below = QVBoxLayout()
        below.setContentsMargins(RING_ROOM, 0, RING_ROOM, 0)
        for widget in (self.messages, self.filter):
            below.addWidget(widget)
        self.sides.setMinimumHeight(_LEAST_ROWS)
        self._lower = QVBoxLayout()
        self._lower.addWidget(self.sides, 1)
        self._lower.addWidget(self.footer)
        below.addLayout(self._lower, 1)
        body.addLayout(below, 1)
        everything = QWidget()
        column = QVBoxLayout(everything)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addLayout(body, 1)
        return everything

    def _fit_screen(self) -> None:
        """Keep the room that the texts need; where the screen has too little, scroll the content."""
        room, factor = room_on(self.screen()), self.theme.text_factor
        before = self.size()
        self.setMinimumSize((_SMALLEST_SIZE * factor).boundedTo(room))
        if self.size() != before:
            move_into_sight(self)
        least = _LEAST_CONTENT * factor
        room -= QSize(0, self.menuBar().sizeHint().height())
        if self.centralWidget() is not self.body:
            self.body.setMinimumSize(least)
        elif least.boundedTo(room) != least:
            # Otherwise Qt deletes the content with its place.
            self.takeCentralWidget()
            self.setCentralWidget(ScrollingBody(self.body, least))

    def _use_room(self, height: int) -> None:
        low = height < _LOW
        top, bottom, spacing = _TOP, _BOTTOM, _SPACING
        if low:
            top = bottom = spacing = _LOWEST_SPACING if height < _LOWEST else _LOW_SPACING
        self._column.setContentsMargins(_EDGE - RING_ROOM, top, _EDGE - RING_ROOM, bottom)
        for column in (self._column, self._below):
            column.setSpacing(spacing)
        self._lower.setSpacing(min(spacing, _OVER_FOOTER))
        self.header.make_low(low=low)
        self.messages.use_room(low=height < _LOWEST)

    def _connect_parts(self) -> None:
        self.table.opened.connect(self._focus_details)
        self.table.selection_lost.connect(
            lambda: self.toast.say(self.tr("The list has changed. Select again."))
        )
        self.quota_bar.clicked.connect(self._toggle_quota)
        self.footer.news.clicked.connect(self._show_news)
        self.header.outbox.clicked.connect(self._toggle_outbox)
        self.messages.needs_room.connect(self.filter.setHidden)
        for leaving in (
            self.filter.search.focus_left,
            self.wait_banner.focus_left,
            self.message_bar.focus_left,
            self.notice.focus_left,
            self.toast.focus_left,
            self.empty.focus_left,
        ):
            leaving.connect(lambda: self.focus_fallback().setFocus())
        # The first row is chosen, unless another one is.
        self.filter.search.down.connect(
            lambda: self.focus_fallback().setFocus(Qt.FocusReason.ShortcutFocusReason)
        )
        self.table.current_changed.connect(self._offer_for_selected)
        self._offer_for_selected()

    def _offer_for_selected(self, *_known: object) -> None:
        """Show the selected animals, and offer what is done with them."""
        count = sum(map(len, self.table.selected_ranges()))
        self.details.show_selection(count)
        self.commands.show_category(is_named=self.table.is_current_category_named)
        actions = self.commands
        of_one = (actions.duplicate, actions.name_category, actions.only_category, actions.note)
        reason = self.tr("Select a row first.") if count == 0 else self.tr("Select one row only.")
        for action in (*of_one, actions.edit_tags):
            is_offered = count == 1 or (count > 1 and action is actions.edit_tags)
            give_reason(action, "" if is_offered else reason)
            action.setEnabled(is_offered)

    def _connect_actions(self) -> None:
        actions = self.commands
        actions.name_category.triggered.connect(self.details.name_category.click)
        actions.clear_filters.triggered.connect(self.filter.clear_filters)
        actions.search.triggered.connect(self._focus_search)
        actions.switch.triggered.connect(self.strip.toggle_list)
        actions.quota.triggered.connect(self._toggle_quota)
        actions.outbox.triggered.connect(self._toggle_outbox)
        actions.details.toggled.connect(self.sides.show_details)
        actions.details.triggered.connect(self._enter_details)
        self.details.offer_for_selection(
            actions.labels, actions.copy, actions.export, most_copied=MOST_COPIED
        )
        self.table.selected_changed.connect(self._offer_for_selected)
        actions.help.triggered.connect(self._show_help_here)
        actions.shortcuts.triggered.connect(self._show_shortcuts)
        actions.quit.triggered.connect(self.close)
        for action, button in zip(actions.statuses, self.filter.status.buttons(), strict=True):
            action.triggered.connect(button.click)
            EnabledWith(action, button)
        EnabledWith(actions.add, self.header.add)
        EnabledWith(actions.refresh, self.header.refresh)
        # The limit is what loading more sets.
        EnabledWith(actions.load_more, self.footer.limit)

    def _build_menus(self) -> None:
        actions = self.commands
        fill_menu_bar(self.menuBar(), actions)
        # Assistive tools read it first, as it is seen.
        self.menuBar().lower()
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        of_animals = (actions.labels, actions.note, actions.edit_tags)
        of_category = (actions.name_category, actions.only_category)
        for group in (of_animals, of_category, (actions.copy, actions.duplicate), (actions.export,)):
            if self.table.actions():
                separator = QAction(self.table)
                separator.setSeparator(True)
                self.table.addAction(separator)
            self.table.addActions(group)

    def _show_news(self) -> None:
        """Show what is new or changed; the button goes, and the focus stays with the rows."""
        self.focus_fallback().setFocus()
        *_others, news = self.commands.views
        news.trigger()

    def _toggle_quota(self) -> None:
        self.quota_panel.toggle()

    def _toggle_outbox(self) -> None:
        self.outbox_panel.toggle()

    def _show_help_here(self) -> None:
        """Open the help at the topic of the place where the focus is."""
        from menagerie.ui.window.help import topic_of  # noqa: PLC0415 - when it is opened

        self.show_help(topic_of(self.focusWidget()))

    def _show_shortcuts(self) -> None:
        from menagerie.ui.window.help import SHORTCUTS  # noqa: PLC0415 - when it is opened

        self.show_help(SHORTCUTS)

    def _focus_details(self) -> None:
        self.commands.details.setChecked(True)
        self.details.focus_details()

    def _enter_details(self) -> None:
        """Move the focus into details that have come to lie over the rows."""
        if self.sides.is_narrow and self.commands.details.isChecked():
            self.details.focus_details()

    def _focus_search(self) -> None:
        self.filter.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.search.selectAll()


class ScrollingBody(QScrollArea):
    """Scrolls ``body``, which is at least of the size ``least``, to what has the focus."""

    def __init__(self, body: QWidget, least: QSize) -> None:
        super().__init__()
        self.setObjectName("scrollingBody")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        body.setMinimumSize(least)
        self.setWidget(body)
        keep_scroll_bars(self)
        FocusFollower(self)
