"""Opens the about dialog, and reads what it shows."""

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from menagerie.ui.session.window_context import WindowContext

if TYPE_CHECKING:
    from menagerie.ui.window.about_dialog import AboutDialog

_READ = "read the licences"


class AboutFlow:
    """Opens the dialog, and reads the libraries on a thread."""

    def __init__(self, context: WindowContext, window: QWidget) -> None:
        self._window = window
        self._context = context
        context.commands.about.triggered.connect(self.begin)

    def begin(self) -> None:
        """Open the dialog."""
        from menagerie.ui.window.about_dialog import AboutDialog  # noqa: PLC0415 - when it is opened

        dialog = AboutDialog(self._context.toast, self._window)
        dialog.finished.connect(lambda: self._context.jobs.cancel(_READ))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        self._context.jobs.start(_READ, lambda: self._read(dialog), replace=True, outlives_environment=True)

    async def _read(self, dialog: "AboutDialog") -> None:
        from menagerie.workflows.about import libraries  # noqa: PLC0415 - as the dialog

        dialog.show_libraries(await asyncio.to_thread(libraries))
