"""The help window: its topics, the search in them, and the list of shortcuts."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from menagerie.ui.window.actions import full_text
from menagerie.ui.window.help_window import HelpWindow, help_topics
from menagerie.ui.window.main_window import MainWindow


def help_of(window: MainWindow) -> HelpWindow:
    opened = window.findChild(HelpWindow)
    assert isinstance(opened, HelpWindow)
    return opened


def shown_topics(opened: HelpWindow) -> list[str]:
    items = [opened.topics.item(row) for row in range(opened.topics.count())]
    return [item.text() for item in items if not item.isHidden()]


def test_f1_opens_the_help_at_its_first_topic(window: MainWindow) -> None:
    assert window.commands.help.shortcut() == QKeySequence("F1")
    window.commands.help.trigger()
    opened = help_of(window)
    assert opened.isVisible()
    assert opened.text.toPlainText().startswith("First steps")


def test_a_second_f1_brings_the_same_window_back(window: MainWindow) -> None:
    window.commands.help.trigger()
    first = help_of(window)
    first.close()
    window.commands.help.trigger()
    assert window.findChildren(HelpWindow) == [first]
    assert first.isVisible()


def test_the_help_is_no_larger_than_the_screen(window: MainWindow) -> None:
    window.commands.help.trigger()
    room = window.screen().availableSize()
    opened = help_of(window)
    assert opened.width() <= room.width()
    assert opened.height() <= room.height()
    assert opened.minimumHeight() <= 300


def test_the_keyboard_turns_the_pages_while_a_search_is_typed(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.shortcuts.trigger()
    opened = help_of(window)
    opened.resize(opened.minimumSize())
    bar = opened.text.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    opened.search.setFocus()
    qtbot.keyClick(opened.search, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    qtbot.keyClick(opened.search, Qt.Key.Key_PageUp)
    assert bar.value() == 0


def test_escape_clears_the_search_of_the_help_and_then_closes_it(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.help.trigger()
    opened = help_of(window)
    opened.search.setText("key")
    qtbot.keyClick(opened.search, Qt.Key.Key_Escape)
    assert opened.search.text() == ""
    assert opened.isVisible()
    qtbot.keyClick(opened.search, Qt.Key.Key_Escape)
    assert opened.isHidden()


def test_a_search_leaves_the_topics_that_have_all_its_words(window: MainWindow) -> None:
    window.commands.help.trigger()
    opened = help_of(window)
    opened.search.setText("keyring ADDRESS")
    assert shown_topics(opened) == ["First steps", "Stores, addresses and keys"]
    opened.search.setText("no such word anywhere")
    assert shown_topics(opened) == []
    assert opened.text.toPlainText() == ""
    opened.search.clear()
    assert len(shown_topics(opened)) == opened.topics.count()


def test_each_topic_is_a_page_with_a_title(window: MainWindow) -> None:
    topics = help_topics(window.commands.all())
    assert len({topic.title for topic in topics}) == len(topics) > 1
    for topic in topics:
        assert topic.text.startswith(f"# {topic.title}\n")


def test_the_shortcuts_of_every_action_are_listed(window: MainWindow) -> None:
    window.commands.shortcuts.trigger()
    text = help_of(window).text.toPlainText()
    for action in window.commands.all():
        if action.shortcuts():
            assert full_text(action) in text
            keys = (one.toString(QKeySequence.SequenceFormat.NativeText) for one in action.shortcuts())
            assert ", ".join(keys) in text


def test_a_choice_of_a_submenu_is_listed_with_what_it_chooses(window: MainWindow) -> None:
    window.commands.shortcuts.trigger()
    text = help_of(window).text.toPlainText()
    for wanted in ("Status: Pending", "Refresh every 5 minutes", "Appearance: dark", "Copy rows as JSON"):
        assert wanted in text


def test_an_action_without_a_shortcut_is_not_listed(qapp: QApplication) -> None:
    assert "Without" not in help_topics([QAction("Without", qapp)])[-1].text
