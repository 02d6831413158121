"""The text of a help page, with its pictures as wide as the page and in the colours of the window."""

import re

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import (
    QBrush,
    QImage,
    QResizeEvent,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser

from menagerie.resources import resource
from menagerie.settings.preferences import Language
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import shown_language

_IMAGE = QTextDocument.ResourceType.ImageResource.value
_CELL_PADDING, _ABOVE_TABLE = 6, 10
# The pages name the light pictures.
_LIGHT, _DARK = "-light.png", "-dark.png"
_COLUMN = "|"
# Their scripts have none: another font would take their place.
_WITHOUT_ITALICS = {Language.ARABIC, Language.JAPANESE, Language.CHINESE}
_ITALICS = re.compile(r"(?<!\*)\*(?![*\s])([^*]+)\*(?!\*)")
# Markdown makes a space of a line's end, which Chinese and Japanese do not have.
_HAN_OR_KANA = "\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef"
_BETWEEN_HAN_OR_KANA = re.compile(f"(?<=[{_HAN_OR_KANA}”*])\n *(?=[{_HAN_OR_KANA}“])")


class HelpText(QTextBrowser):
    """Shows a page of ``resources/help``."""

    def __init__(self, theme: Theme, margin: int) -> None:
        super().__init__()
        self._theme = theme
        self._margin = margin
        self._pictures: dict[str, QImage] = {}
        self.document().setDocumentMargin(margin)
        theme.changed.connect(self._read_again)

    def show_page(self, text: str) -> None:
        """Show this Markdown."""
        self._pictures.clear()
        if shown_language() in _WITHOUT_ITALICS:
            text = _ITALICS.sub(r"**\1**", text)
        text = _BETWEEN_HAN_OR_KANA.sub("", text)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            text = "\n".join(map(_mirrored, text.split("\n")))
        # Else a line that begins with a Latin word would be laid out from left to right.
        option = self.document().defaultTextOption()
        option.setTextDirection(self.layoutDirection())
        self.document().setDefaultTextOption(option)
        self.setMarkdown(text)
        self._dress_tables()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a picture of the help; nothing else is loaded."""
        if kind != _IMAGE:
            return None
        path = QUrl(name).path()
        if path not in self._pictures:
            self._pictures[path] = self._read(path)
        return self._fitted(self._pictures[path])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pictures to the page."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _read(self, path: str) -> QImage:
        file = path.replace(_LIGHT, _DARK) if self._theme.is_dark else path
        return QImage(str(resource("help", *file.split("/"))))

    def _read_again(self) -> None:
        self._pictures = {path: self._read(path) for path in self._pictures}
        self._fit()
        self._dress_tables()

    def _dress_tables(self) -> None:
        """Draw the tables with the lines of the window."""
        for table in self.document().rootFrame().childFrames():
            if isinstance(table, QTextTable):
                look = table.format().toTableFormat()
                look.setBorderCollapse(True)
                look.setBorder(1)
                look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                look.setBorderBrush(QBrush(self._theme.colour("line")))
                look.setCellPadding(_CELL_PADDING)
                look.setTopMargin(_ABOVE_TABLE)
                if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                    # A narrower one would be at the left side.
                    look.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
                table.setFormat(look)

    def _fit(self) -> None:
        if not self._pictures:
            return
        document = self.document()
        for path, picture in self._pictures.items():
            document.addResource(_IMAGE, QUrl(path), self._fitted(picture))
        document.markContentsDirty(0, document.characterCount())

    def _fitted(self, picture: QImage) -> QImage:
        # On a screen of many pixels, the picture keeps its own for as long as it has them.
        ratio = self.devicePixelRatio()
        room = QSize(max(1, self.viewport().width() - 2 * self._margin), picture.height())
        size = picture.size().scaled(room.boundedTo(picture.size()), Qt.AspectRatioMode.KeepAspectRatio)
        smooth = Qt.TransformationMode.SmoothTransformation
        fitted = picture.scaled(size * ratio, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        fitted.setDevicePixelRatio(ratio)
        return fitted


def _mirrored(line: str) -> str:
    """Return a row of a table with its last cell first: Qt lays out each table from left to right."""
    if not line.startswith(_COLUMN):
        return line
    cells = line.strip().strip(_COLUMN).split(_COLUMN)
    return _COLUMN.join(["", *reversed(cells), ""])
