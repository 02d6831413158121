"""The support report, which is shown before it is copied."""

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit

from menagerie.ui.support.window import SupportPage
from menagerie.ui.widgets.fields import CheckBox
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.scrolling import keep_scroll_bar


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
        place = self.report.verticalScrollBar().value()
        self.report.setPlainText(text)
        self.report.verticalScrollBar().setValue(place)
        self.copy.setEnabled(True)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.toast.say(self.tr("Report copied"))
