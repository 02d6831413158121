"""The window for the shop's IT team: its pages, of which the log and the report stand here."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QHideEvent, QKeyEvent, QShowEvent, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLayout,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from menagerie.ui.look.plain_text import window_title
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.fields import CheckBox, FieldComboBox, SearchEdit, SegmentedControl
from menagerie.ui.widgets.form import EDGE, named_button, room_on
from menagerie.ui.widgets.labels import announce, plain_label
from menagerie.ui.widgets.overlays import Toast
from menagerie.ui.widgets.scrolling import keep_scroll_bar
from menagerie.workflows.support.log_tail import LEVELS, LogTail

_SIZE, _SMALLEST_SIZE = QSize(1040, 600), QSize(480, 320)
_SPACING = 10
_TICK_MS = 1000


class SupportPage(QWidget):
    """Calls ``refresh`` when it comes into sight and, with ``tick_ms``, again and again while it is visible.

    ``title`` is that of its tab, ``first`` what has the focus when it is opened, and ``about`` the line that
    says something about its content.
    """

    first: QWidget

    def __init__(self, name: str, title: str, tick_ms: int = 0) -> None:
        super().__init__()
        self.setObjectName(name)
        self.title = title
        self._timer = QTimer(self)
        self._timer.setInterval(tick_ms)
        self._timer.timeout.connect(self.refresh)
        self.toast = Toast(self)
        self.about = plain_label(look="muted", wraps=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, _SPACING, 0, 0)
        self._column.setSpacing(_SPACING)

    def refresh(self) -> None:
        """Show what is new."""
        raise NotImplementedError

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        if self._timer.interval():
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def show_about(self, text: str, *, is_empty: bool) -> None:
        """Say something about the content; where that is empty, to a screen reader too."""
        if is_empty and text != self.about.text():
            # The focus stays in the search.
            announce(self.about, text)
        self.about.setText(text)

    def lay_out(self, top: QLayout, *content: QWidget, buttons: tuple[QPushButton, ...]) -> None:
        """Put the row on top above the content, of which the first part takes the room, and the buttons."""
        self._column.addLayout(top)
        for index, widget in enumerate(content):
            self._column.addWidget(widget, 0 if index else 1)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        for button in buttons:
            row.addWidget(button)
        self._column.addLayout(row)


class SupportWindow(QDialog):
    """Stays open beside the main window, with one tab for each page.

    The tabs are segments: Qt's own are read twice, and the chosen one always says that it has the focus.
    """

    def __init__(self, pages: Sequence[SupportPage], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("itTeamWindow")
        self.setWindowTitle(window_title(self.tr("For your IT team")))
        room = room_on(parent.screen())
        self.setMinimumSize(_SMALLEST_SIZE.boundedTo(room))
        self.resize(_SIZE.boundedTo(room))
        self.tabs = SegmentedControl(self.tr("Pages"))
        self._pages = QStackedWidget()
        for page in pages:
            self.tabs.add(page.title, page, f"{page.objectName()}Tab")
            self._pages.addWidget(page)
        self.tabs.chosen.connect(self._pages.setCurrentWidget)
        row = QHBoxLayout()
        row.addWidget(self.tabs)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        column.addLayout(row)
        column.addWidget(self._pages)

    def open_at(self, page: SupportPage) -> None:
        """Come to the front with this page, with the focus where one looks first."""
        self.tabs.choose(page)
        self.show()
        self.activateWindow()
        page.first.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Press the focused button with Enter, and no other: there is no default one.
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
            return
        focused = self.focusWidget()
        if isinstance(focused, QPushButton):
            focused.click()


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
        self.level.currentIndexChanged.connect(lambda _index: self._show())
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
        self.show_about(self._about(bool(found)), is_empty=not found)

    def _show_text(self, text: str) -> None:
        bar = self.text.verticalScrollBar()
        position, is_at_end = bar.value(), bar.value() == bar.maximum()
        self.text.setPlainText(text)
        if is_at_end:
            self.text.moveCursor(QTextCursor.MoveOperation.End)
            self.text.moveCursor(QTextCursor.MoveOperation.StartOfLine)
            bar.setValue(bar.maximum())
        else:
            bar.setValue(position)

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


class ReportPage(SupportPage):
    """Shows the report, for which it asks with ``write``: with the animals' names in it, or without."""

    def __init__(self, write: Callable[[bool], None]) -> None:
        super().__init__("supportDialog", self.tr("Support report"))
        self._write = write
        self.about.setObjectName("supportSentence")
        self.about.setText(self.tr("Send this to your IT team. It never holds the key."))
        self.report = QPlainTextEdit(self.tr("Reading…"))
        self.report.setObjectName("supportText")
        self.report.setAccessibleName(self.tr("Support report"))
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        keep_scroll_bar(self.report)
        self.first = self.report
        self.names = CheckBox(self.tr("With error texts, which may name animals"))
        self.names.setObjectName("supportNamesBox")
        self.copy = named_button("copyReportButton", self.tr("Copy report"), look="primary")
        top = QHBoxLayout()
        top.addWidget(self.about, 1)
        top.addWidget(self.names)
        self.lay_out(top, self.report, buttons=(self.copy,))
        self.names.toggled.connect(self.refresh)
        self.copy.clicked.connect(self._copy)

    def refresh(self) -> None:
        """Ask for the report as it is now."""
        # What is copied is what was chosen: not the report before.
        self.copy.setEnabled(False)
        self._write(self.names.isChecked())

    def show_report(self, text: str) -> None:
        """Show the report, which can be copied now."""
        position = self.report.verticalScrollBar().value()
        self.report.setPlainText(text)
        self.report.verticalScrollBar().setValue(position)
        self.copy.setEnabled(True)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.toast.say(self.tr("Report copied"))
