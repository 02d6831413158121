"""The dialog in which a person renames, moves and deletes views."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from menagerie.settings.views import LONGEST_NAME
from menagerie.ui.look.plain_text import keys_text
from menagerie.ui.widgets.form import FormDialog, named_button, pass_focus
from menagerie.ui.widgets.scrolling import keep_scroll_bar

_LIST_HEIGHT = 200


class ManageViewsDialog(FormDialog):
    """Shows the views in their order. A change takes effect at once.

    Signals: ``renamed(int, str)`` with a place and the new name; ``moved(int, int)`` with a place and the new
    one; ``deleted(int)`` with a place; ``undo_wanted``.
    """

    renamed = Signal(int, str)
    moved = Signal(int, int)
    deleted = Signal(int)
    undo_wanted = Signal()

    def __init__(self, names: Sequence[str], parent: QWidget) -> None:
        super().__init__("viewsDialog", self.tr("Manage views"), parent)
        self.list = QListWidget(self)
        self.list.setObjectName("viewsList")
        self.list.setAccessibleName(self.tr("Views"))
        self.list.setProperty("look", "rows")
        self.list.setMinimumHeight(_LIST_HEIGHT)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_scroll_bar(self.list)
        # For a screen reader the rows are laid out as soon as one is chosen, and stay as high as then.
        self.list.ensurePolished()
        self.rename = self._button("renameViewButton", self.tr("Rename"), "F2", self._begin_renaming)
        self.up = self._button("moveViewUpButton", self.tr("Move up"), "Alt+Up", self._move_up)
        self.down = self._button("moveViewDownButton", self.tr("Move down"), "Alt+Down", self._move_down)
        self.delete = self._button("deleteViewButton", self.tr("Delete"), "Del", self._delete)
        self.close_button = named_button("closeViewsButton", self.tr("Close"), primary=True)
        self._lay_out()
        self.list.currentRowChanged.connect(lambda _row: self._offer())
        self.show_names(names)
        self.list.setCurrentRow(0)
        self.list.itemChanged.connect(self._renamed)
        self.close_button.clicked.connect(self.accept)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.undo_wanted.emit)
        self.list.setFocus()

    def show_names(self, names: Sequence[str]) -> None:
        """Show these views."""
        row = self.list.currentRow()
        self.list.blockSignals(True)  # noqa: FBT003 - Qt's signature
        self.list.clear()
        for name in names:
            item = QListWidgetItem(name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            self.list.addItem(item)
        self.list.blockSignals(False)  # noqa: FBT003 - Qt's signature
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._offer()

    def _button(self, name: str, text: str, keys: str, act: object) -> QPushButton:
        button = named_button(name, text)
        button.setToolTip(keys_text(QKeySequence(keys)))
        button.setAccessibleDescription(button.toolTip())
        button.clicked.connect(act)
        # A shortcut of the list alone: while a name is edited, Delete deletes letters.
        action = QAction(text, self.list)
        action.setShortcut(keys)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(button.click)
        self.list.addAction(action)
        return button

    def _offer(self) -> None:
        row, last = self.list.currentRow(), self.list.count() - 1
        for button, is_of_use in (
            (self.rename, row >= 0),
            (self.up, row > 0),
            (self.down, 0 <= row < last),
            (self.delete, row >= 0),
        ):
            if not is_of_use:
                pass_focus(button, self.list)
            button.setEnabled(is_of_use)

    def _begin_renaming(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.list.setFocus()
            self.list.editItem(item)

    def _renamed(self, item: QListWidgetItem) -> None:
        row, name = self.list.row(item), " ".join(item.text().split())[:LONGEST_NAME]
        # The list is filled again then, which must not happen while the editor of a row closes.
        QTimer.singleShot(0, self, lambda: self.renamed.emit(row, name))

    def _move_up(self) -> None:
        self._move_to(self.list.currentRow() - 1)

    def _move_down(self) -> None:
        self._move_to(self.list.currentRow() + 1)

    def _move_to(self, place: int) -> None:
        row = self.list.currentRow()
        self.list.setCurrentRow(place)
        self.moved.emit(row, place)

    def _delete(self) -> None:
        self.deleted.emit(self.list.currentRow())

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.list, 1)
        buttons = QVBoxLayout()
        buttons.setSpacing(8)
        for button in (self.rename, self.up, self.down, self.delete):
            buttons.addWidget(button)
        buttons.addStretch(1)
        row.addLayout(buttons)
        self.column.addSpacing(8)
        self.column.addLayout(row)
        self.add_buttons(self.close_button)
