"""The dialogs of the views: one names a view, the other renames, moves and deletes them."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from menagerie.domain.text import folded
from menagerie.settings.views import LONGEST_NAME
from menagerie.ui.look.plain_text import keys_text
from menagerie.ui.widgets.form import FormDialog, named_button, pass_focus, show_field_error
from menagerie.ui.widgets.labels import announce
from menagerie.ui.widgets.scrolling import keep_scroll_bar

_LIST_HEIGHT = 200


class SaveViewDialog(FormDialog):
    """Asks for the name of a view."""

    def __init__(
        self, proposed: str, taken: Collection[str], parent: QWidget, save: Callable[[str], None]
    ) -> None:
        """Propose a name; ``save`` replaces a view with one of the ``taken`` names."""
        super().__init__("saveViewDialog", self.tr("Save view"), parent)
        self._save_as = save
        self._taken = {folded(name) for name in taken}
        self.add_text(self.tr("A view keeps filters, columns and order."), name="viewNotice")
        self.edit, self._error = self.add_field(self.tr("Name"), "viewNameEdit", "viewNameError")
        self.edit.setMaxLength(LONGEST_NAME)
        self.edit.setText(proposed)
        self.edit.selectAll()
        self.hint = self.add_text("", name="viewNameHint")
        self.cancel = self.cancel_button("cancelViewButton")
        self.save = named_button("confirmViewButton", self.tr("Save"), primary=True)
        self.add_buttons(self.cancel, self.save)
        self.edit.textChanged.connect(self._show_whether_taken)
        self.save.clicked.connect(self._save)
        self._show_whether_taken(proposed)
        self.edit.setFocus()

    def _show_whether_taken(self, text: str) -> None:
        is_taken = folded(" ".join(text.split())) in self._taken
        hint = self.tr("Replaces the view of this name.") if is_taken else ""
        if hint and hint != self.hint.text() and self.isVisible():
            announce(self.hint, hint)
        self.hint.setText(hint)
        self.hint.setVisible(is_taken)
        self.edit.setAccessibleDescription(hint)

    def _save(self) -> None:
        name = " ".join(self.edit.text().split())
        if not name:
            show_field_error(self.edit, self._error, self.tr("Enter a name, such as Pending rabbits."))
            self.edit.setFocus()
            return
        self._save_as(name)
        self.accept()


class ManageViewsDialog(FormDialog):
    """Shows the views in their order. A change takes effect at once.

    ``rename``, ``move`` and ``delete`` take the number of a view in that order, the first two also its new
    name or number.
    """

    def __init__(
        self,
        names: Sequence[str],
        parent: QWidget,
        *,
        rename: Callable[[int, str], None],
        move: Callable[[int, int], None],
        delete: Callable[[int], None],
        undo: Callable[[], None],
    ) -> None:
        super().__init__("viewsDialog", self.tr("Manage views"), parent)
        self._rename_view, self._move_view, self._delete_view = rename, move, delete
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
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, undo)
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
        QTimer.singleShot(0, self, lambda: self._rename_view(row, name))

    def _move_up(self) -> None:
        self._move_to(self.list.currentRow() - 1)

    def _move_down(self) -> None:
        self._move_to(self.list.currentRow() + 1)

    def _move_to(self, to: int) -> None:
        row = self.list.currentRow()
        self.list.setCurrentRow(to)
        self._move_view(row, to)

    def _delete(self) -> None:
        self._delete_view(self.list.currentRow())

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
