"""A scroll bar that keeps its place when there is nothing to scroll, and is only not seen then."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea

from menagerie.ui.look.restyle import restyle


def keep_scroll_bar(area: QAbstractScrollArea) -> None:
    """Let the vertical scroll bar of ``area`` always be there.

    WORKAROUND for QAccessibleAbstractScrollArea::child of Qt 6.11, which ends the process when a screen
    reader asks for a part that was there when it counted them and is no longer: a bar that hid meanwhile.
    """
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    bar = area.verticalScrollBar()

    def show_or_not(lowest: int, highest: int) -> None:
        restyle(bar, "idle", lowest == highest)

    bar.rangeChanged.connect(show_or_not)
    show_or_not(bar.minimum(), bar.maximum())
