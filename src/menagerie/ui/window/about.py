"""The about dialog: what this is, its version, its licence, and the libraries that it ships with."""

import asyncio
from collections.abc import Sequence

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.form import FormDialog, named_button
from menagerie.ui.widgets.overlays import Toast
from menagerie.ui.widgets.scrolling import keep_scroll_bar
from menagerie.workflows.about import Library, libraries, versions

_LIST_HEIGHT = 200
# On a small screen the list gives way, not the buttons.
_LEAST_LIST_HEIGHT = 60
_AROUND_THE_LIST = 330
_READ = "read the licences"


class AboutDialog(FormDialog):
    """Shows versions at once, and the libraries as soon as they have been read."""

    def __init__(self, toast: Toast, parent: QWidget) -> None:
        super().__init__("aboutDialog", self.tr("About", "The title of the window"), parent)
        self._toast = toast
        self._facts = "\n".join(f"{name} {version}" for name, version in (*versions(), ("Qt", qVersion())))
        self.add_text(self.tr("See and add the animals of your store."), look="", name="aboutSentence")
        self.column.addSpacing(8)
        self.version = self.add_text(self._facts, name="aboutVersions")
        self.column.addSpacing(8)
        self.add_text(self.tr("Menagerie is free software under the MIT licence."), look="")
        self.add_text(self.tr("It uses Qt, under the LGPL version 3, and these libraries:"), look="")
        self.libraries = QPlainTextEdit()
        self.libraries.setObjectName("aboutLibraries")
        self.libraries.setAccessibleName(self.tr("Libraries and their licences"))
        self.libraries.setReadOnly(True)
        self.libraries.setTabChangesFocus(True)
        self.libraries.setPlainText(self.tr("Reading…"))
        room = parent.screen().availableGeometry().height() - _AROUND_THE_LIST
        self.libraries.setFixedHeight(max(_LEAST_LIST_HEIGHT, min(_LIST_HEIGHT, room)))
        keep_scroll_bar(self.libraries)
        self.column.addWidget(self.libraries)
        copy = named_button("copyVersionsButton", self.tr("Copy versions"))
        copy.clicked.connect(self._copy)
        close = named_button("closeAboutButton", self.tr("Close"), primary=True)
        close.clicked.connect(self.accept)
        self.add_buttons(copy, close)
        close.setFocus()

    def show_libraries(self, shipped: Sequence[Library]) -> None:
        """Show the libraries, a line for each."""
        unknown = self.tr("licence not stated")
        if not shipped:
            # A package without the facts about its parts.
            self.libraries.setPlainText(self.tr("See the file of notices that came with Menagerie."))
            return
        lines = [f"{one.name} {one.version}: {one.licence or unknown}" for one in shipped]
        self.libraries.setPlainText("\n".join(lines))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._facts)
        self._toast.say(self.tr("Versions copied"))


def open_about(context: WindowContext, parent: QWidget) -> None:
    """Open the dialog, and read the libraries on a thread meanwhile."""
    dialog = AboutDialog(context.toast, parent)
    dialog.finished.connect(lambda: context.jobs.cancel(_READ))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()

    async def read() -> None:
        dialog.show_libraries(await asyncio.to_thread(libraries))

    context.jobs.start(_READ, read, replace=True, outlives_environment=True)
