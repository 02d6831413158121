"""The dialog with the support report, which is shown before it is copied."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from menagerie.ui.widgets.fields import CheckBox
from menagerie.ui.widgets.form import FormDialog, named_button
from menagerie.ui.widgets.room import room_on
from menagerie.ui.widgets.scrolling import keep_scroll_bar
from menagerie.ui.widgets.toast import Toast

_WIDTH = 720
_TEXT_HEIGHT, _LEAST_TEXT_HEIGHT = 340, 80
# Title, sentence, box and buttons.
_AROUND_THE_TEXT = 290


class ReportDialog(FormDialog):
    """Shows the report.

    Signals: ``names_wanted(bool)`` when the person wants the animals' names in it, or no longer.
    """

    names_wanted = Signal(bool)

    def __init__(self, toast: Toast, parent: QWidget) -> None:
        super().__init__("supportDialog", self.tr("Support report"), parent)
        self._toast = toast
        room = room_on(parent.screen())
        self.setMinimumWidth(min(_WIDTH, room.width()))
        self.add_text(self.tr("Send this to your IT team. It never holds the key."), name="supportSentence")
        self.report = QPlainTextEdit(self.tr("Reading…"))
        self.report.setObjectName("supportText")
        self.report.setAccessibleName(self.tr("Support report"))
        self.title.setBuddy(self.report)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        height = min(_TEXT_HEIGHT, room.height() - _AROUND_THE_TEXT)
        self.report.setFixedHeight(max(_LEAST_TEXT_HEIGHT, height))
        keep_scroll_bar(self.report)
        self.column.addSpacing(8)
        self.column.addWidget(self.report)
        self.names = CheckBox(self.tr("With error texts, which may name animals"))
        self.names.setObjectName("supportNamesBox")
        self.column.addSpacing(4)
        self.column.addWidget(self.names)
        self.copy = named_button("copyReportButton", self.tr("Copy report"), primary=True)
        self.copy.setEnabled(False)
        close = named_button("closeReportButton", self.tr("Close"))
        self.add_buttons(close, self.copy)
        # What is copied is what was chosen: not the report before.
        self.names.toggled.connect(lambda _wanted: self.copy.setEnabled(False))
        self.names.toggled.connect(self.names_wanted)
        self.copy.clicked.connect(self._copy)
        close.clicked.connect(self.reject)
        self.report.setFocus()

    def show_report(self, text: str) -> None:
        """Show the report, which can be copied now."""
        place = self.report.verticalScrollBar().value()
        self.report.setPlainText(text)
        self.report.verticalScrollBar().setValue(place)
        self.copy.setEnabled(True)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.accept()
        self._toast.say(self.tr("Report copied"))
