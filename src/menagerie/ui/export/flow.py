"""Exporting from the window: the dialog, the choice of a file, and writing it."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, QTimeZone
from PySide6.QtWidgets import QWidget

from menagerie.domain.errors import MenagerieError
from menagerie.ui.look.plain_text import in_sentence
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.files import choose_new_file, show_in_folder

if TYPE_CHECKING:
    from menagerie.ui.export.dialog import ExportDialog
    from menagerie.workflows.export import Exported, ExportedRows, ExportFormat, ExportSource

EXPORT = "export"
# Characters of a text: Excel's own limit for a cell.
_LONGEST_CELL = 32_767


class ExportFlow(QObject):
    """Runs the export dialog. It needs no request, so it works offline and during a wait."""

    def __init__(
        self, context: WindowContext, window: QWidget, make_source: "Callable[[], ExportSource]"
    ) -> None:
        """``make_source`` is called when the dialog is opened, so that nothing is imported before."""
        super().__init__(window)
        self._window = window
        self._context = context
        self._make_source = make_source
        self._dialog: ExportDialog | None = None
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self._folder = Path(documents)
        context.jobs.failed.connect(self._failed)

    def begin(self) -> None:
        """Open the dialog."""
        from menagerie.ui.export.dialog import ExportDialog  # noqa: PLC0415 - when it is opened

        if self._dialog is not None:
            return
        source = self._make_source()
        dialog = ExportDialog(source.counts(), self._window)
        dialog.confirm.clicked.connect(lambda: self._choose_path(dialog, source))
        dialog.cancel_requested.connect(lambda: self._context.jobs.cancel_begun(EXPORT))
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        dialog.open()

    def _choose_path(self, dialog: "ExportDialog", source: "ExportSource") -> None:
        file_format = dialog.file_format
        day = datetime.fromtimestamp(self._context.clock.now()).astimezone().date()
        name = self.tr("animals-{day}", "The name of a file").format(day=day.isoformat())
        choose_new_file(
            dialog,
            "exportFileDialog",
            self.tr("Export animals"),
            self._folder / f"{name}.{file_format.suffix}",
            lambda path: self._export(dialog, source, path),
            self._filter(file_format),
        )

    def _export(self, dialog: "ExportDialog", source: "ExportSource", path: Path) -> None:
        self._folder = path.parent
        scope, file_format = dialog.scope, dialog.file_format

        async def work() -> None:
            try:
                await self._write(dialog, await source.rows(scope), path, file_format)
            except asyncio.CancelledError:
                dialog.show_cancelled(in_sentence(path.name))
                raise

        if self._context.jobs.start(EXPORT, work):
            dialog.show_running()

    async def _write(
        self, dialog: "ExportDialog", rows: "ExportedRows", path: Path, file_format: "ExportFormat"
    ) -> None:
        from menagerie.workflows.export import export  # noqa: PLC0415 - when something is

        dialog.show_total(rows.count)
        zone = bytes(QTimeZone.systemTimeZoneId().data()).decode() or "local"
        exported = await export(
            rows, path, file_format, zone=zone, clock=self._context.clock, progress=dialog.show_progress
        )
        dialog.accept()
        self._context.toast.say(
            self._said(exported, path), self.tr("Show in folder"), lambda: show_in_folder(path)
        )

    def _failed(self, name: str, error: MenagerieError) -> None:
        if name == EXPORT and self._dialog is not None:
            self._dialog.show_error(error)

    def _closed(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _filter(self, file_format: "ExportFormat") -> str:
        from menagerie.workflows.export import ExportFormat  # noqa: PLC0415 - as the dialog is

        names = {
            ExportFormat.CSV: self.tr("CSV files"),
            ExportFormat.XLSX: self.tr("Excel workbooks"),
            ExportFormat.JSON: self.tr("JSON files"),
            ExportFormat.JSON_LINES: self.tr("JSON Lines files"),
        }
        return f"{names[file_format]} (*.{file_format.suffix})"

    def _said(self, exported: "Exported", path: Path) -> str:
        text = translate("ExportFlow", "%Ln animal(s) exported to {name}", n=exported.count)
        sentence = text.format(name=in_sentence(path.name))
        if exported.shortened:
            text = translate(
                "ExportFlow", "{sentence}; texts cut to %Ln characters: {count}", n=_LONGEST_CELL
            )
            sentence = text.format(sentence=sentence, count=number(exported.shortened))
        return sentence
