"""The settings dialog: a list of pages at its side, and the settings of one page."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from menagerie.domain.errors import MenagerieError
from menagerie.ui.look.plain_text import window_title
from menagerie.ui.look.style_sheet import SCROLL_BAR
from menagerie.ui.settings.rows import SettingRow, row_of
from menagerie.ui.settings.setting import Page, Setting
from menagerie.ui.widgets.form import EDGE, named_button
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.room import room_on
from menagerie.ui.widgets.scrolling import ScrollingColumn, keep_scroll_bar

_SIZE, _SMALLEST_SIZE = QSize(760, 580), QSize(480, 280)
_GAP, _BETWEEN_ROWS = 16, 18
_AROUND_TITLE = 40
_AROUND_LINE = 16
_TITLE_FACTOR = 1.3


class SettingsDialog(QDialog):
    """Shows the settings. What is changed takes effect at once, so there is nothing to confirm.

    It is not modal: the person sees the window change, and can work in it.

    ``extras`` stand below the settings of the page of this name.

    Signals: ``chosen(object, object)`` with a Setting and the value that the person wants;
    ``restore_wanted(object)`` with a Page whose settings are to be the usual ones; ``undo_wanted``;
    ``restart_wanted``.
    """

    chosen = Signal(object, object)
    restore_wanted = Signal(object)
    undo_wanted = Signal()
    restart_wanted = Signal()

    def __init__(self, pages: Sequence[Page], extras: Mapping[str, QWidget], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("settingsDialog")
        self.setWindowTitle(window_title(self.tr("Settings")))
        room = room_on(parent.screen())
        self.setMinimumSize(_SMALLEST_SIZE.boundedTo(room))
        self.resize(_SIZE.boundedTo(room))
        self.pages = tuple(pages)
        self._rows: dict[str, SettingRow] = {}
        self.list = QListWidget()
        self.list.setObjectName("settingsPages")
        self.list.setAccessibleName(self.tr("Pages"))
        self.list.setProperty("look", "topics")
        keep_scroll_bar(self.list)
        self._stack = QStackedWidget()
        for page in self.pages:
            self.list.addItem(QListWidgetItem(page.title))
            self._stack.addWidget(self._make_page(page, extras.get(page.name)))
        self.restore = named_button("restoreDefaultsButton", self.tr("Restore this page"))
        self.restore.setToolTip(self.tr("Sets this page as it was at first"))
        self.close_button = named_button("closeSettingsButton", self.tr("Close"))
        self._lay_out()
        self.restore.clicked.connect(self._restore)
        self.close_button.clicked.connect(self.accept)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.undo_wanted.emit)
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)
        self.list.setCurrentRow(0)
        self.show_values()
        self._fit()

    def show_values(self) -> None:
        """Show the values that apply."""
        for row in self._rows.values():
            row.show_value()

    def show_error(self, setting: Setting, error: MenagerieError) -> None:
        """Show why a value was not taken."""
        self._rows[setting.name].show_error(error)

    def go_to(self, name: str) -> None:
        """Show the page of this name, or the page of the setting of this name with the focus on its field."""
        for place, page in enumerate(self.pages):
            if page.name == name:
                self.list.setCurrentRow(place)
                self.list.setFocus()
            elif any(setting.name == name for setting in page.settings):
                self.list.setCurrentRow(place)
                self._rows[name].field.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Follow what was changed in the window meanwhile, and the size of texts."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.show_values()
        elif event.type() in {QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange}:
            self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button with Enter; there is no other button for it."""
        focused = self.focusWidget()
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
        elif isinstance(focused, QPushButton):
            focused.click()

    def _restore(self) -> None:
        page = self.pages[self.list.currentRow()]
        for setting in page.settings:
            if setting.is_restored:
                self._rows[setting.name].drop_refused()
        self.restore_wanted.emit(page)

    def _make_page(self, page: Page, extra: QWidget | None) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_BETWEEN_ROWS)
        column.addWidget(plain_label(page.title, factor=_TITLE_FACTOR, weight=QFont.Weight.Bold))
        for setting in page.settings:
            row = self._rows[setting.name] = row_of(setting)
            row.chosen.connect(lambda value, s=setting: self.chosen.emit(s, value))
            row.restart.clicked.connect(self.restart_wanted)
            column.addWidget(row)
        if extra is not None:
            column.addWidget(extra)
        column.addStretch(1)
        return ScrollingColumn(content)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.restore)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        # In line with the fields, beside which the scroll bar is.
        buttons.addSpacing(SCROLL_BAR)
        page = QVBoxLayout()
        page.setSpacing(_GAP)
        page.addWidget(self._stack, 1)
        page.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        row.setSpacing(_GAP)
        row.addWidget(self.list)
        row.addLayout(page, 1)

    def _fit(self) -> None:
        """Give the list and the pages the room that their texts need."""
        metrics = self.list.fontMetrics()
        for place in range(self.list.count()):
            self.list.item(place).setSizeHint(QSize(0, metrics.height() + _AROUND_LINE))
        widest = max(metrics.horizontalAdvance(page.title) for page in self.pages)
        bar = self.list.verticalScrollBar().sizeHint().width()
        self.list.setFixedWidth(widest + _AROUND_TITLE + bar)
        # As wide as the widest page needs, as far as the screen has room.
        needed = self._stack.minimumSizeHint().width()
        room = room_on(self.screen()).width()
        beside = self.list.width() + 2 * EDGE + _GAP
        self._stack.setMinimumWidth(min(needed, room - beside))
        self.setMinimumWidth(min(max(_SMALLEST_SIZE.width(), needed + beside), room))
