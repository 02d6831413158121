"""What stands in place of the details while several rows are selected: how many, and what can be done."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from menagerie.ui.details.notes_box import TagsEdit
from menagerie.ui.look.plain_text import without_mnemonic
from menagerie.ui.look.translation import translate
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label


class SelectionPage(QWidget):
    """Says how many rows are selected, and offers the actions that work on all of them."""

    def __init__(
        self,
        labels: QAction,
        copy: QAction,
        export: QAction,
        tag: Callable[[tuple[str, ...], bool], None],
        *,
        most_copied: int,
    ) -> None:
        """Offer each action with a button; ``copy`` works on ``most_copied`` rows at most.

        ``tag`` gets typed tags, and whether they are added or removed.
        """
        super().__init__()
        self.summary = plain_label(name="detailSelection", factor=1.4, weight=QFont.Weight.Bold, wraps=True)
        self.limit = plain_label(name="detailSelectionLimit", look="muted", wraps=True)
        self._most_copied = most_copied
        self._tag = tag
        self._labels, self._copy, self._export = map(_button, (labels, copy, export))
        self.tags = TagsEdit("selectionTagsEdit", "selectionTagsList")
        self.tags.setAccessibleName(self.tr("Tags to add or remove"))
        self.add_tags = named_button("addTagsButton", self.tr("Add tags"))
        self.remove_tags = named_button("removeTagsButton", self.tr("Remove tags"))
        self.tags.textChanged.connect(self._offer_tagging)
        self.tags.returnPressed.connect(self.add_tags.click)
        self.add_tags.clicked.connect(lambda: self._want_tags(adds=True))
        self.remove_tags.clicked.connect(lambda: self._want_tags(adds=False))
        self._offer_tagging()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.summary)
        column.addWidget(self.limit)
        for button in (self._labels, self._copy, self._export):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)
        column.addSpacing(8)
        self._caption = plain_label(self.tr("Tags, with commas between"), look="muted", wraps=True)
        column.addWidget(self._caption)
        column.addWidget(self.tags)
        # Beside each other they would widen the details in some languages.
        for button in (self.add_tags, self.remove_tags):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)
        column.addStretch(1)

    @property
    def inputs(self) -> tuple[QWidget, ...]:
        """What can be used, shown or not, from top to bottom."""
        return self._labels, self._copy, self._export, self.tags, self.add_tags, self.remove_tags

    def show_count(self, count: int) -> None:
        """Show that ``count`` rows are selected."""
        self.summary.setText(translate("SelectionPage", "%Ln selected", "Animals", n=count))
        is_too_many = count > self._most_copied
        text = translate(
            "SelectionPage",
            "Up to %Ln row(s) can be copied or tagged. Export takes all of them.",
            n=self._most_copied,
        )
        self.limit.setText(text)
        self.limit.setVisible(is_too_many)
        for part in (self._copy, self._caption, self.tags, self.add_tags, self.remove_tags):
            part.setHidden(is_too_many)

    def first_button(self) -> QPushButton:
        """Return the first button."""
        return self._labels

    def _offer_tagging(self) -> None:
        for button in (self.add_tags, self.remove_tags):
            button.setEnabled(bool(self.tags.tags))

    def _want_tags(self, *, adds: bool) -> None:
        self._tag(self.tags.tags, adds)
        self.tags.clear()


def _button(action: QAction) -> QPushButton:
    name = action.objectName().removesuffix("Action")
    # Its mnemonic is for the menu: here it could take the shortcut of something else.
    button = named_button(f"{name}SelectedButton", without_mnemonic(action.text()))
    button.clicked.connect(action.trigger)
    return button
