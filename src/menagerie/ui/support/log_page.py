"""The log page: the newest entries of the error log, the newest last."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit

from menagerie.ui.look.theme import Theme
from menagerie.ui.support.window import SupportPage
from menagerie.ui.widgets.fields import FieldComboBox
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.scrolling import keep_scroll_bar
from menagerie.ui.widgets.search_edit import SearchEdit
from menagerie.workflows.support.log_tail import LEVELS, LogTail

_TICK_MS = 1000


class LogPage(SupportPage):
    """Shows what ``show_tail`` is given, and asks for it with ``look``, which it calls again and again."""

    def __init__(self, theme: Theme, path: Path, look: Callable[[], None]) -> None:
        super().__init__("logDialog", self.tr("Error log"), _TICK_MS)
        self._path = path
        self._look = look
        self._tail = LogTail()
        self.search = SearchEdit(theme, "logSearch", "clearLogSearchButton")
        self.search.setPlaceholderText(self.tr("Search the log"))
        self.search.setAccessibleName(self.tr("Search the log"))
        self.first = self.search
        self.level = FieldComboBox()
        self.level.setObjectName("logLevel")
        self.level.addItem(self.tr("All entries"), "")
        self.level.addItem(self.tr("Warnings and errors"), "WARNING")
        self.level.addItem(self.tr("Errors only"), "ERROR")
        self.about.setObjectName("logAbout")
        self.text = QPlainTextEdit()
        self.text.setObjectName("logText")
        self.text.setAccessibleName(self.tr("Error log"))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        keep_scroll_bar(self.text)
        copy = named_button("copyLogButton", self.tr("Copy"))
        folder = named_button("openLogFolderButton", self.tr("Open folder"))
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.search, 1)
        caption = plain_label(self.tr("Show"), look="muted")
        caption.setBuddy(self.level)
        top.addWidget(caption)
        top.addWidget(self.level)
        self.lay_out(top, self.text, self.about, buttons=(copy, folder))
        self.search.textChanged.connect(lambda _text: self._show())
        self.level.currentIndexChanged.connect(lambda _place: self._show())
        copy.clicked.connect(self._copy)
        folder.clicked.connect(self._open_folder)

    def refresh(self) -> None:
        """Ask for what is new."""
        self._look()

    def show_tail(self, tail: LogTail) -> None:
        """Show these entries, as far as they are searched for."""
        self._tail = tail
        self._show()

    def _show(self) -> None:
        least, words = str(self.level.currentData()), self.search.text().casefold().split()
        rank = LEVELS.index(least) if least else 0
        found = [
            entry.text
            for entry in self._tail.entries
            if (entry.rank >= rank and (entry.level or not least))
            and all(word in entry.text.casefold() for word in words)
        ]
        text = "\n".join(found)
        if text != self.text.toPlainText():
            self._show_text(text)
        self.say_about(self._about(bool(found)), is_empty=not found)

    def _show_text(self, text: str) -> None:
        bar = self.text.verticalScrollBar()
        place, is_at_end = bar.value(), bar.value() == bar.maximum()
        self.text.setPlainText(text)
        if is_at_end:
            self.text.moveCursor(QTextCursor.MoveOperation.End)
            self.text.moveCursor(QTextCursor.MoveOperation.StartOfLine)
            bar.setValue(bar.maximum())
        else:
            bar.setValue(place)

    def _about(self, has_entries: bool) -> str:  # noqa: FBT001 - private
        if not self._tail.is_readable:
            return self.tr("The log can't be read. Ask your IT team.")
        if not self._tail.entries:
            return self.tr("Nothing has gone wrong: the log is empty.")
        if not has_entries:
            return self.tr("No entry matches.")
        if not self._tail.is_whole:
            return self.tr("This is the end of the log. The whole file is in its folder.")
        return self.tr("The key is never in the log.")

    def _copy(self) -> None:
        cursor = self.text.textCursor()
        # Qt separates the lines of a selection in its own way.
        chosen = cursor.selection().toPlainText() if cursor.hasSelection() else self.text.toPlainText()
        QGuiApplication.clipboard().setText(chosen)
        self.toast.say(self.tr("Log copied"))

    def _open_folder(self) -> None:
        folder = self._path.parent
        # Before the first entry there is no folder.
        while not folder.is_dir() and folder != folder.parent:
            folder = folder.parent
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
