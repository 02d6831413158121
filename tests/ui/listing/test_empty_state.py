"""The empty state: it says why there are no rows, and offers a step."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.empty_state import EmptyState
from menagerie.ui.window.main_window import MainWindow

MARKUP = "<b>Rex</b> & <img src=x>"


def test_an_empty_state_says_why_and_offers_a_step(theme: Theme, qtbot: QtBot) -> None:
    empty = EmptyState(theme)
    qtbot.addWidget(empty)
    empty.show()
    taken: list[str] = []
    empty.say("search", MARKUP, "It looks in the rows.", "Clear the search", lambda: taken.append("clear"))
    assert empty.title.text() == MARKUP
    labels = [label for label in empty.findChildren(QLabel) if label.text()]
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in labels)
    assert empty.accessibleName() == MARKUP
    empty.action.click()
    assert taken == ["clear"]
    empty.say("inbox", "There are none", "Nothing can be done.")
    assert empty.action.isHidden()
    assert taken == ["clear"]
    # AND all of its lines have room
    empty.resize(900, 500)
    empty.say("search", "Nothing matches", "A sentence of several lines. " * 8)
    qtbot.waitUntil(lambda: empty.text.height() >= empty.text.heightForWidth(empty.text.width()))


def test_the_focus_waits_at_the_card_when_the_step_goes(window: MainWindow) -> None:
    empty = window.empty
    for is_wait in (False, True):
        window.card.show_empty()
        empty.say("inbox", "There are none", "", "Add one", lambda: None, asks=True)
        empty.action.setFocus()
        if is_wait:
            empty.hold_up(held_up=True)
        else:
            empty.say("inbox", "There are none")
        assert window.card.hasFocus()
        window.card.show_rows()
        assert window.table.hasFocus()
