"""What stands in place of the details while several rows are selected: how many, and what can be done."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from menagerie.ui.look.wording import number
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label


class SelectionPage(QWidget):
    """Says how many rows are selected, and offers the actions that work on all of them."""

    def __init__(self, copies: Sequence[QAction], export: QAction, *, most_copied: int) -> None:
        """Offer each action with a button; ``copies`` work on ``most_copied`` rows at most."""
        super().__init__()
        self.summary = plain_label(name="detailSelection", factor=1.4, weight=QFont.Weight.Bold, wraps=True)
        self.limit = plain_label(name="detailSelectionLimit", look="muted", wraps=True)
        self._most_copied = most_copied
        self._copies = [_button(action) for action in copies]
        self._export = _button(export)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.summary)
        column.addWidget(self.limit)
        for button in self.buttons:
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)
        column.addStretch(1)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons, shown or not, from top to bottom."""
        return *self._copies, self._export

    def show_count(self, count: int) -> None:
        """Show that ``count`` rows are selected."""
        self.summary.setText(self.tr("{n} selected").format(n=number(count)))
        is_too_many = count > self._most_copied
        text = self.tr("Up to {n} rows can be copied. Export takes all of them.")
        self.limit.setText(text.format(n=number(self._most_copied)))
        self.limit.setVisible(is_too_many)
        for button in self._copies:
            button.setHidden(is_too_many)

    def first_button(self) -> QPushButton:
        """Return the first button that is shown."""
        return next((button for button in self._copies if not button.isHidden()), self._export)


def _button(action: QAction) -> QPushButton:
    name = action.objectName().removesuffix("Action")
    # Its mnemonic is for the menu: here it could take the shortcut of something else.
    button = named_button(f"{name}SelectedButton", action.text().replace("&", ""))
    button.clicked.connect(action.trigger)
    return button
