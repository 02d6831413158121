"""The dialog in which an export is chosen, followed and cancelled."""

from collections.abc import Mapping
from enum import Enum, auto

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QProgressBar, QWidget

from menagerie.domain.errors import MenagerieError
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.fields import RadioButton, SegmentedControl
from menagerie.ui.widgets.form import FormDialog, named_button, set_look
from menagerie.ui.widgets.labels import announce
from menagerie.ui.words.messages import sentence_of
from menagerie.workflows.export import ExportFormat, ExportScope

_BAR_HEIGHT = 8


class _State(Enum):
    CHOOSING = auto()
    RUNNING = auto()
    CANCELLING = auto()


class ExportDialog(FormDialog):
    """Signals: ``cancel_requested`` while an export runs. The person has chosen when ``confirm`` is clicked.

    ``counts`` has the number of animals of each scope, None where they were not counted.
    """

    cancel_requested = Signal()

    def __init__(self, counts: Mapping[ExportScope, int | None], parent: QWidget) -> None:
        super().__init__("exportDialog", self.tr("Export animals"), parent)
        self._state = _State.CHOOSING
        self._total: int | None = None
        self.add_caption(self.tr("What to export"))
        self._scopes = self._add_scopes(counts)
        caption = self.add_caption(self.tr("Format"))
        self.format = self._add_formats()
        caption.setBuddy(self.format)
        self._about_format = self.add_text("", name="exportFormatNote")
        self.bar = QProgressBar()
        self.bar.setObjectName("exportProgress")
        self.bar.setAccessibleName(self.tr("Progress of the export"))
        self.bar.setTextVisible(False)
        self.bar.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.bar.setFixedHeight(_BAR_HEIGHT)
        self.column.addSpacing(8)
        self.column.addWidget(self.bar)
        self.message = self.add_text("", name="exportMessage")
        self.cancel = named_button("exportCancelButton", self.tr("Cancel"))
        self.confirm = named_button("exportConfirmButton", self.tr("Export…"), primary=True)
        self.add_buttons(self.cancel, self.confirm)
        self.cancel.clicked.connect(self.reject)
        self.format.chosen.connect(lambda _value: self._describe_format())
        self._describe_format()
        self._enter(_State.CHOOSING)
        self._say("" if self._available else self.tr("There are no animals to export yet."))

    @property
    def scope(self) -> ExportScope:
        """What the person wants to export."""
        return list(ExportScope)[self._scopes.checkedId()]

    @property
    def file_format(self) -> ExportFormat:
        """The format that the person wants."""
        return ExportFormat(str(self.format.value))

    def show_running(self) -> None:
        """Keep the choice as it is while an export runs."""
        # Not at the button that cancels: Enter may have been pressed twice to name the file.
        self.bar.show()
        self.bar.setFocus()
        self._enter(_State.RUNNING)
        self.show_total(None)

    def show_total(self, total: int | None) -> None:
        """Follow an export of ``total`` animals (None: not counted) from its beginning."""
        self._total = total
        # Without a total the bar shows activity only.
        self.bar.setRange(0, total or 0)
        self.show_progress(0)

    def show_progress(self, count: int) -> None:
        """Show how many animals have been written."""
        if self._state is not _State.RUNNING:
            return
        if self._total is None:
            self._say(translate("ExportDialog", "%Ln animal(s) so far", n=count))
            return
        self.bar.setValue(count)
        if count >= self._total:
            self._say(self.tr("Finishing the file…"))
        else:
            text = translate("ExportDialog", "{done} of %Ln animal(s)", n=self._total)
            self._say(text.format(done=number(count)))

    def show_cancelled(self, file_name: str) -> None:
        """Show that the export was cancelled, and what is safe."""
        text = self.tr("The export was cancelled. If there was a file {name}, it is as it was.")
        self._end(text.format(name=file_name), look="muted")

    def show_error(self, error: MenagerieError) -> None:
        """Show why nothing was exported."""
        self._end(sentence_of(error), look="error")

    def reject(self) -> None:
        # Close the dialog; while an export runs, cancel it and stay open.
        if self._state is _State.CHOOSING:
            super().reject()
        elif self._state is _State.RUNNING:
            self._enter(_State.CANCELLING)
            self._say(self.tr("Cancelling…"))
            self.cancel_requested.emit()

    def _add_scopes(self, counts: Mapping[ExportScope, int | None]) -> QButtonGroup:
        words = {
            ExportScope.SHOWN: (self.tr("What is shown"), "exportShown"),
            ExportScope.SELECTED: (self.tr("The selection"), "exportSelected"),
            ExportScope.EVERYTHING: (self.tr("Everything seen here"), "exportEverything"),
        }
        group = QButtonGroup(self)
        self._available: list[ExportScope] = []
        for index, scope in enumerate(ExportScope):
            text, name = words[scope]
            count = counts.get(scope)
            if count is not None:
                text = self.tr("{what} ({n})").format(what=text, n=number(count))
            button = RadioButton(text)
            button.setObjectName(name)
            group.addButton(button, index)
            self.column.addWidget(button)
            if scope in counts and count != 0:
                self._available.append(scope)
        first = self._available[0] if self._available else ExportScope.SHOWN
        # Several rows are selected for a reason; one may only be where the keyboard is.
        if (counts.get(ExportScope.SELECTED) or 0) > 1:
            first = ExportScope.SELECTED
        chosen = group.button(list(ExportScope).index(first))
        chosen.setChecked(True)
        chosen.setFocus()
        return group

    def _add_formats(self) -> SegmentedControl:
        control = SegmentedControl(self.tr("Format"))
        control.setObjectName("exportFormat")
        control.add(self.tr("CSV"), ExportFormat.CSV, "exportCsv")
        control.add(self.tr("Excel"), ExportFormat.XLSX, "exportXlsx")
        control.add(self.tr("JSON"), ExportFormat.JSON, "exportJson")
        control.add(self.tr("JSON Lines"), ExportFormat.JSON_LINES, "exportJsonLines")
        self.column.addWidget(control)
        return control

    def _describe_format(self) -> None:
        descriptions = {
            ExportFormat.CSV: self.tr("For spreadsheets and databases."),
            ExportFormat.XLSX: self.tr("For Excel and similar programs."),
            ExportFormat.JSON: self.tr("One list, for other programs. Times are in UTC."),
            ExportFormat.JSON_LINES: self.tr(
                "One animal on each line, for other programs. Times are in UTC."
            ),
        }
        self._about_format.setText(descriptions[self.file_format])

    def _enter(self, state: _State) -> None:
        """Set the state and every input that follows from it."""
        self._state = state
        choosing = state is _State.CHOOSING
        for index, scope in enumerate(ExportScope):
            self._scopes.button(index).setEnabled(choosing and scope in self._available)
        self.format.setEnabled(choosing)
        self.confirm.setEnabled(choosing and bool(self._available))
        self.cancel.setEnabled(state is not _State.CANCELLING)
        self.cancel.setText(self.tr("Cancel") if choosing else self.tr("Cancel the export"))
        self.bar.setVisible(not choosing)

    def _end(self, text: str, *, look: str) -> None:
        self._enter(_State.CHOOSING)
        self._say(text, look=look)
        self.confirm.setFocus()
        announce(self.message, text)

    def _say(self, text: str, *, look: str = "muted") -> None:
        self.message.setText(text)
        self.message.setVisible(bool(text))
        set_look(self.message, look)
