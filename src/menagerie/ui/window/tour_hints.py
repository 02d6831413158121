"""What the tour says, and beside which part of the window."""

from typing import TYPE_CHECKING

from menagerie.ui.look.translation import translate
from menagerie.ui.support.tour import Hint

if TYPE_CHECKING:
    from menagerie.ui.window.main_window import MainWindow


def tour_hints(window: "MainWindow") -> list[Hint]:
    """Return the hints, in their order."""
    return [
        Hint(
            window.strip,
            translate("window", "Where you work"),
            translate("window", "The colour says which store is open. The sandbox is for practice."),
        ),
        Hint(
            window.filter.status,
            translate("window", "What you see"),
            translate("window", "Choose a status and how many animals to ask for."),
        ),
        Hint(
            window.header.add,
            translate("window", "Add an animal"),
            translate("window", "It is saved on this computer first. The outbox shows what became of it."),
        ),
        Hint(
            window.quota_bar,
            translate("window", "Requests left"),
            translate("window", "A key may ask only so often. Menagerie waits by itself when it has to."),
        ),
    ]
