"""A card over a window."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.popover import Popover


def test_a_window_is_deleted_while_a_card_is_open_over_it(
    theme: Theme, qapp: QApplication, qtbot: QtBot
) -> None:
    # GIVEN a card over a dialog of the main window
    main = QMainWindow()
    main.show()
    dialog = QDialog(main)
    anchor = QPushButton("Change…", dialog)
    card = Popover(theme, anchor, dialog)
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    card.open()
    hidden = []
    card.hidden.connect(lambda: hidden.append(card))
    # WHEN the main window is deleted, as at the end of the application
    main.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # THEN the card closes, and watches for nothing any more
    assert hidden == [card]
    qapp.processEvents()
