"""The dialog in which a person names a view."""

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from menagerie.domain.text import folded
from menagerie.settings.views import LONGEST_NAME
from menagerie.ui.widgets.form import FormDialog, named_button, show_field_error
from menagerie.ui.widgets.labels import announce


class SaveViewDialog(FormDialog):
    """Signals: ``saved(str)`` with the name."""

    saved = Signal(str)

    def __init__(self, proposed: str, taken: Collection[str], parent: QWidget) -> None:
        """Propose a name; a view with one of the ``taken`` names would be replaced."""
        super().__init__("saveViewDialog", self.tr("Save view"), parent)
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
        self.edit.textChanged.connect(self._say_whether_taken)
        self.save.clicked.connect(self._save)
        self._say_whether_taken(proposed)
        self.edit.setFocus()

    def _say_whether_taken(self, text: str) -> None:
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
        self.saved.emit(name)
        self.accept()
