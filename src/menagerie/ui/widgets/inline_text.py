"""A plain text among other things: it wraps, scrolls by itself and can be selected, but not changed."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from menagerie.ui.widgets.steady_scroll_bar import keep_scroll_bar


class InlineText(QPlainTextEdit):
    """Lies flat on what is behind it. However long a word is, it stays within the text's width."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """Make an empty text; ``name`` is its object name."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("look", "inline")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_scroll_bar(self)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.document().setDocumentMargin(0)
        self.viewport().setAutoFillBackground(False)
        self._turn()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the window when it is mirrored."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._turn()

    def _turn(self) -> None:
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        option = self.document().defaultTextOption()
        # Absolute: every line begins at the window's leading edge, whatever the direction of its own text.
        option.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        self.document().setDefaultTextOption(option)
