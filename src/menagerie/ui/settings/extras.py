"""What the pages offer beside their settings: ways to other dialogs, and a test."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from menagerie.ui.settings.pages import ADVANCED, GENERAL, NETWORK
from menagerie.ui.settings.route_steps import RouteSteps
from menagerie.ui.widgets.form import named_button


class Extras:
    """The widgets, of which ``by_page`` has one for the foot of a page."""

    def __init__(self) -> None:
        translate = QCoreApplication.translate
        self.environments = named_button(
            "settingEnvironments", translate("Extras", "Environments and plans…")
        )
        self.open_folder = named_button("settingOpenFolder", translate("Extras", "Open the data folder"))
        self.route = RouteSteps()
        self.by_page = {
            GENERAL: _at_the_beginning(self.environments),
            NETWORK: self.route,
            ADVANCED: _at_the_beginning(self.open_folder),
        }


def _at_the_beginning(button: QPushButton) -> QWidget:
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(button)
    row.addStretch(1)
    return line
