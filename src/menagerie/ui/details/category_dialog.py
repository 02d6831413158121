"""The dialog in which staff name a category."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.form import FormDialog, named_button, show_field_error

LONGEST_NAME = 80


class CategoryDialog(FormDialog):
    """Signals: ``saved(object, str)`` with the category's number, an int64, and its name; "" removes it."""

    saved = Signal(object, str)

    def __init__(self, category_id: int, name: str | None, parent: QWidget) -> None:
        """Ask for the name of a category; ``name`` is its present name."""
        super().__init__("categoryNameDialog", self.tr("Name category {id}").format(id=category_id), parent)
        self._category_id = category_id
        self.add_text(
            self.tr("The name stays in your shop. The service knows only the number."),
            name="categoryNameNotice",
        )
        self.edit, self._error = self.add_field(self.tr("Name"), "categoryNameEdit", "categoryNameError")
        self.edit.setText(name or "")
        self.edit.selectAll()
        self.remove = named_button("removeCategoryNameButton", self.tr("Remove name"))
        self.remove.setVisible(bool(name))
        self.cancel = self.cancel_button("cancelCategoryNameButton")
        self.save = named_button("saveCategoryNameButton", self.tr("Save"), primary=True)
        self.add_buttons(self.cancel, self.save, leading=self.remove)
        self.save.clicked.connect(self._save)
        self.remove.clicked.connect(self._remove)
        self.edit.setFocus()

    def show_again(self, name: str, problem: str) -> None:
        """Show a name that could not be saved, and why."""
        self.edit.setText(name)
        show_field_error(self.edit, self._error, problem)

    def _save(self) -> None:
        name = " ".join(self.edit.text().split())
        problem = self._problem(name)
        if problem:
            show_field_error(self.edit, self._error, problem)
            self.edit.setFocus()
            return
        self.saved.emit(self._category_id, name)
        self.accept()

    def _problem(self, name: str) -> str:
        if not name:
            return self.tr("Enter a name, such as Dogs.")
        if len(name) > LONGEST_NAME:
            sentence = translate(
                "CategoryDialog", "Use at most %Ln character(s). This name has {length}.", n=LONGEST_NAME
            )
            return sentence.format(length=number(len(name)))
        return ""

    def _remove(self) -> None:
        self.saved.emit(self._category_id, "")
        self.accept()
