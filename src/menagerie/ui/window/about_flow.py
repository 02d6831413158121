"""Opens the about dialog, and reads what it shows."""

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from menagerie.ui.session.jobs import Jobs
from menagerie.ui.widgets.toast import Toast

if TYPE_CHECKING:
    from menagerie.ui.window.about_dialog import AboutDialog

_READ = "read the licences"


class AboutFlow:
    """Opens the dialog, and reads the libraries on a thread."""

    def __init__(self, window: QWidget, toast: Toast, jobs: Jobs) -> None:
        self._window = window
        self._toast = toast
        self._jobs = jobs

    def begin(self) -> None:
        """Open the dialog."""
        from menagerie.ui.window.about_dialog import AboutDialog  # noqa: PLC0415 - when it is opened

        dialog = AboutDialog(self._toast, self._window)
        dialog.finished.connect(lambda: self._jobs.cancel(_READ))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        self._jobs.start(_READ, lambda: self._read(dialog), replace=True, outlives_environment=True)

    async def _read(self, dialog: "AboutDialog") -> None:
        from menagerie.workflows.about import libraries  # noqa: PLC0415 - as the dialog

        dialog.show_libraries(await asyncio.to_thread(libraries))
