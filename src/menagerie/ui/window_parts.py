"""Puts the parts into the main window. What they do together is the coordinator's business."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QMenu, QSplitter, QStackedLayout, QVBoxLayout, QWidget

from menagerie.domain.animal import PetStatus
from menagerie.domain.clock import Clock
from menagerie.ui.actions import Actions
from menagerie.ui.animal_table import AnimalTable
from menagerie.ui.counters import CountersPanel
from menagerie.ui.detail_pane import DetailPane
from menagerie.ui.empty_state import EmptyState
from menagerie.ui.environment_strip import EnvironmentStrip
from menagerie.ui.filter_bar import FilterBar
from menagerie.ui.footer import Footer
from menagerie.ui.header import Header
from menagerie.ui.icons import application_icon
from menagerie.ui.main_window import USUAL_SIZE, MainWindow
from menagerie.ui.message_bar import MessageBar
from menagerie.ui.outbox_panel import OutboxPanel
from menagerie.ui.quota_panel import QuotaPanel
from menagerie.ui.theme import Theme
from menagerie.ui.toast import Toast
from menagerie.ui.wait_banner import WaitBanner
from menagerie.ui.wording import status_word

_EDGE = 20
_PANE_WIDTH = 290
_PANE_MINIMUM = 220


def furnish(window: MainWindow, theme: Theme, clock: Clock) -> None:
    """Make all parts of a window, put them into their places and connect them with each other."""
    window.setWindowIcon(application_icon())
    window.theme = theme
    window.commands = Actions(window)
    window.strip = EnvironmentStrip()
    window.header = Header(theme)
    window.wait_banner = WaitBanner(theme)
    window.message_bar = MessageBar(theme)
    window.notice = MessageBar(theme, "notice")
    window.filter = FilterBar(theme)
    window.table = AnimalTable(theme, clock)
    window.empty = EmptyState(theme)
    window.details = DetailPane(theme, clock)
    window.footer = Footer(theme, clock)
    body = _lay_out(window)
    window.toast = Toast(body)
    window.quota_panel = QuotaPanel(theme, clock, window.footer.quota, body)
    window.counters = CountersPanel(theme, window.footer.counts, body)
    window.outbox_panel = OutboxPanel(theme, clock, window.header.outbox, body)
    _connect(window)
    _build_menu(window)


def _lay_out(window: MainWindow) -> QWidget:
    """Return the widget that holds all parts."""
    window.card = QFrame()
    window.card.setProperty("look", "card")
    window.card.setAccessibleName(window.tr("Animals"))
    inside = QVBoxLayout(window.card)
    inside.setContentsMargins(1, 1, 1, 1)
    # A stack shows what it gets at once: without a place it would be a window of its own.
    window.stack = QStackedLayout()
    inside.addLayout(window.stack)
    window.stack.addWidget(window.table)
    window.stack.addWidget(window.empty)
    window.splitter = QSplitter(Qt.Orientation.Horizontal)
    window.splitter.addWidget(window.card)
    window.splitter.addWidget(window.details)
    window.splitter.setHandleWidth(14)
    window.splitter.setStretchFactor(0, 1)
    window.splitter.setStretchFactor(1, 0)
    window.splitter.setCollapsible(0, False)  # noqa: FBT003 - Qt's signature
    window.splitter.setSizes([USUAL_SIZE.width() - _PANE_WIDTH, _PANE_WIDTH])
    window.details.setMinimumWidth(_PANE_MINIMUM)
    body = QVBoxLayout()
    body.setContentsMargins(_EDGE, 14, _EDGE, 12)
    body.setSpacing(12)
    for widget in (window.header, window.wait_banner, window.message_bar, window.notice, window.filter):
        body.addWidget(widget)
    body.addWidget(window.splitter, 1)
    body.addWidget(window.footer)
    column = QVBoxLayout()
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(window.strip)
    column.addLayout(body, 1)
    everything = QWidget()
    everything.setLayout(column)
    window.setCentralWidget(everything)
    # In a window on screen Qt would do so a moment later, and until then nothing in it can have the focus.
    everything.show()
    return everything


def _connect(window: MainWindow) -> None:
    actions = window.commands
    window.table.opened.connect(partial(_open_details, window))
    window.details.copied.connect(window.toast.say)
    window.table.selection_lost.connect(
        lambda: window.toast.say(window.tr("The rows have changed, so none is selected any more."))
    )
    actions.search.triggered.connect(partial(_focus_search, window))
    actions.switch.triggered.connect(window.strip.switcher.setFocus)
    actions.quota.triggered.connect(window.quota_panel.toggle)
    window.footer.quota.clicked.connect(window.quota_panel.toggle)
    actions.counts.triggered.connect(window.counters.toggle)
    window.footer.counts.clicked.connect(window.counters.toggle)
    actions.outbox.triggered.connect(window.outbox_panel.toggle)
    window.header.outbox_wanted.connect(window.outbox_panel.toggle)
    actions.details.toggled.connect(window.details.setVisible)
    actions.shortcuts.triggered.connect(partial(_show_shortcuts, window))
    actions.quit.triggered.connect(window.close)
    for appearance, action in actions.appearances.items():
        action.setChecked(appearance is window.theme.appearance)
        action.triggered.connect(lambda _on, a=appearance: window.theme.choose(a))
    words = [window.tr("All"), *(status_word(status) for status in PetStatus)]
    for place, (button, word) in enumerate(zip(window.filter.status.buttons(), words, strict=True), start=1):
        actions.connect_status(place, window.tr("Status: {word}").format(word=word), button.click)
    for action, button in zip(actions.scopes, window.filter.scope.buttons(), strict=True):
        action.triggered.connect(button.click)


def _build_menu(window: MainWindow) -> None:
    actions = window.commands
    menu = QMenu(window)
    for group in (
        (actions.gather, actions.find, actions.details, actions.quota, actions.counts),
        (actions.outbox, actions.duplicate, actions.ask_once_more),
        (actions.looked, *actions.intervals.values()),
        (actions.copy, actions.copy_json, actions.copy_markdown, actions.export),
        (actions.environments, actions.key, actions.practice),
        tuple(actions.appearances.values()),
        (actions.shortcuts, actions.quit),
    ):
        menu.addActions(group)
        menu.addSeparator()
    window.header.more.setMenu(menu)
    window.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
    window.table.addActions([actions.copy, actions.copy_json, actions.copy_markdown, actions.duplicate])


def _show_shortcuts(window: MainWindow) -> None:
    from menagerie.ui.shortcuts_dialog import ShortcutsDialog  # noqa: PLC0415 - when it is opened

    dialog = ShortcutsDialog(window.commands.all(), window)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def _open_details(window: MainWindow) -> None:
    window.commands.details.setChecked(True)
    window.details.focus_details()


def _focus_search(window: MainWindow) -> None:
    window.filter.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
    window.filter.search.selectAll()
