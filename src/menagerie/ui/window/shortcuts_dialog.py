"""The list of shortcuts (F1)."""

from collections.abc import Iterable

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QWidget

from menagerie.ui.widgets.form import FormDialog, named_button
from menagerie.ui.widgets.labels import plain_label


class ShortcutsDialog(FormDialog):
    """Shows every action that has a shortcut, with all of them."""

    def __init__(self, actions: Iterable[QAction], parent: QWidget) -> None:
        super().__init__("shortcutsDialog", self.tr("Shortcuts"), parent)
        grid = QGridLayout()
        grid.setHorizontalSpacing(32)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        for row, action in enumerate(action for action in actions if action.shortcuts()):
            keys = ", ".join(
                sequence.toString(QKeySequence.SequenceFormat.NativeText) for sequence in action.shortcuts()
            )
            grid.addWidget(plain_label(action.text().replace("&", "").rstrip("…")), row, 0)
            grid.addWidget(plain_label(keys, look="muted"), row, 1)
        self.column.addSpacing(8)
        self.column.addLayout(grid)
        close = named_button("closeShortcutsButton", self.tr("Close"), primary=True)
        self.add_buttons(close)
        close.clicked.connect(self.accept)
