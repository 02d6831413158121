"""What the pages offer beside their settings: ways to other dialogs, a test, and a restart."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from menagerie.ui.look.announcing import announce
from menagerie.ui.settings.pages import ADVANCED, GENERAL, NETWORK
from menagerie.ui.settings.route_steps import RouteSteps
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label

_GAP = 8


class RestartOffer(QWidget):
    """Says that a change needs a restart, and offers it.

    Signals: ``wanted``.
    """

    wanted = Signal()

    def __init__(self, name: str, words: str) -> None:
        """Make the offer; ``name`` is the object name of its button, ``words`` say what waits for it."""
        super().__init__()
        self._text = plain_label(words, wraps=True)
        self.button = named_button(name, self.tr("Restart now"))
        self.button.clicked.connect(self.wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        row.addWidget(self._text, 1)
        row.addWidget(self.button)

    def show_needed(self, *, is_needed: bool) -> None:
        """Show the offer, and announce it, where a restart is needed."""
        if is_needed and self.isHidden():
            announce(self._text, self._text.text())
        self.setVisible(is_needed)


class Extras:
    """The widgets, of which ``by_page`` has one for the foot of a page."""

    def __init__(self) -> None:
        translate = QCoreApplication.translate
        self.language_restart = RestartOffer(
            "restartForLanguageButton",
            translate("Extras", "The language changes after a restart. Drafts are kept."),
        )
        self.folder_restart = RestartOffer(
            "restartForFolderButton", translate("Extras", "The other folder is used after a restart.")
        )
        self.restarts = (self.language_restart, self.folder_restart)
        self.environments = named_button(
            "settingEnvironments", translate("Extras", "Environments and plans…")
        )
        self.open_folder = named_button("settingOpenFolder", translate("Extras", "Open the data folder"))
        self.route = RouteSteps()
        self.by_page = {
            GENERAL: _column(self.language_restart, self.environments),
            NETWORK: self.route,
            ADVANCED: _column(self.folder_restart, self.open_folder),
        }


def _column(*widgets: QWidget) -> QWidget:
    result = QWidget()
    column = QVBoxLayout(result)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(_GAP)
    for widget in widgets:
        if isinstance(widget, RestartOffer):
            column.addWidget(widget)
        else:
            row = QHBoxLayout()
            row.addWidget(widget)
            row.addStretch(1)
            column.addLayout(row)
    return result
