"""The help window: its topics, the search in them, and the list of shortcuts."""

import re

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QAction, QImage, QKeySequence, QTextCursor, QTextDocument, QTextTable
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from menagerie.resources import resource
from menagerie.settings.preferences import Language
from menagerie.ui.look.plain_text import full_text
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.look.translation import use_language
from menagerie.ui.widgets.overlays import SHADOW
from menagerie.ui.window.help import Callout, HelpText, HelpWindow, help_topics
from menagerie.ui.window.main_window import MainWindow
from support.qt_loop import until
from support.sentences import PRACTICE
from support.shop import Shop
from support.stray_windows import no_stray_windows
from support.widgets import child


def help_of(window: MainWindow) -> HelpWindow:
    return child(window, HelpWindow)


def shown_topics(opened: HelpWindow) -> list[str]:
    items = [opened.topics.item(row) for row in range(opened.topics.count())]
    return [item.text() for item in items if not item.isHidden()]


def test_f1_opens_the_help_at_its_first_topic(window: MainWindow) -> None:
    assert window.commands.help.shortcut() == QKeySequence("F1")
    window.table.setFocus()
    window.commands.help.trigger()
    opened = help_of(window)
    assert opened.isVisible()
    assert opened.text.toPlainText().startswith("First steps")


def test_f1_opens_the_topic_of_the_place_where_the_focus_is(window: MainWindow) -> None:
    for place, title in (
        (window.quota_bar, "Requests and waits"),
        (window.strip, "Stores, addresses"),
    ):
        place.setFocus()
        window.commands.help.trigger()
        assert help_of(window).text.toPlainText().startswith(title)
        help_of(window).close()
        window.activateWindow()


def test_the_tour_what_is_new_and_the_shortcuts_are_topics_of_the_help(window: MainWindow) -> None:
    window.commands.help.trigger()
    assert shown_topics(help_of(window))[-3:] == ["Tour of the window", "What's new", "Shortcuts"]
    for topic, title in (("whats-new", "What's new"), ("shortcuts", "Shortcuts")):
        window.show_help(topic)
        assert help_of(window).text.toPlainText().startswith(title)


def picture_on(opened: HelpWindow) -> QImage:
    """Return the picture of the page that is shown."""
    blocks = opened.text.document().toRawText().partition("\N{OBJECT REPLACEMENT CHARACTER}")[0]
    cursor = QTextCursor(opened.text.document())
    cursor.setPosition(len(blocks) + 1)
    name = cursor.charFormat().toImageFormat().name()
    image = opened.text.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
    assert isinstance(image, QImage)
    return image


def has_dark_corner(image: QImage) -> bool:
    return image.pixelColor(2, 2).lightness() < 100


@pytest.mark.parametrize("name", ["first-steps", "import", "limits"])
def test_a_picture_of_the_help_is_as_wide_as_the_page_in_the_colours_of_the_window(
    name: str, window: MainWindow, theme: Theme
) -> None:
    window.commands.help.trigger()
    opened = help_of(window)
    opened.show_topic(name)
    first = picture_on(opened)
    assert 0 < first.width() <= opened.text.viewport().width()
    assert not has_dark_corner(first)
    assert opened.text.horizontalScrollBar().maximum() == 0
    opened.resize(opened.minimumSize())
    QApplication.processEvents()
    assert picture_on(opened).width() < first.width()
    assert opened.text.horizontalScrollBar().maximum() == 0
    theme.choose(Appearance.DARK)
    assert has_dark_corner(picture_on(opened))


def test_every_picture_of_the_help_is_there_light_and_dark_and_says_what_it_shows() -> None:
    shown = [each for topic in help_topics([]) for each in re.findall(r"!\[(.*)\]\((.*)\)", topic.text)]
    assert all(text for text, _path in shown)
    files = {f"pictures/{path.name}" for path in resource("help", "pictures").iterdir()}
    light = {path for _text, path in shown}
    assert files == light | {path.replace("-light", "-dark") for path in light}


def test_a_table_of_the_help_begins_where_the_window_does(theme: Theme, qtbot: QtBot) -> None:
    for direction, first in (
        (Qt.LayoutDirection.LeftToRight, "Action"),
        (Qt.LayoutDirection.RightToLeft, "Keys"),
    ):
        page = HelpText(theme, 10)
        qtbot.addWidget(page)
        page.setLayoutDirection(direction)
        page.show_page("| Action | Keys |\n| --- | --- |\n| Refresh | F5 |")
        table = page.document().rootFrame().childFrames()[0]
        assert isinstance(table, QTextTable)
        assert table.cellAt(0, 0).firstCursorPosition().block().text() == first


def test_a_line_that_begins_with_a_latin_word_is_mirrored_too(theme: Theme, qtbot: QtBot) -> None:
    page = HelpText(theme, 10)
    qtbot.addWidget(page)
    page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    page.show_page("- **Staging** نسخة للاختبار.")
    assert page.document().lastBlock().textDirection() is Qt.LayoutDirection.RightToLeft


def test_code_runs_from_left_to_right_in_a_mirrored_page(theme: Theme, qtbot: QtBot) -> None:
    page = HelpText(theme, 10)
    qtbot.addWidget(page)
    page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    page.show_page("تُضاف `https://` و`/v1`.")
    assert page.toPlainText() == "تُضاف \u2066https://\u2069 و\u2066/v1\u2069."


def test_a_line_s_end_is_no_space_in_chinese(theme: Theme, qtbot: QtBot) -> None:
    page = HelpText(theme, 10)
    qtbot.addWidget(page)
    page.show_page("# 查找动物\n\n显示数量。\n如果列表\nMenagerie\n\n- 按名称\n  或编号\n- 类别")
    assert page.toPlainText().split("\n") == [
        "查找动物",
        "显示数量。如果列表 Menagerie",
        "按名称或编号",
        "类别",
    ]


@pytest.mark.parametrize("language", [one for one in Language if one is not Language.SYSTEM])
def test_a_page_of_the_help_shows_no_mark_of_markdown(
    theme: Theme, qtbot: QtBot, qapp: QApplication, language: Language
) -> None:
    use_language(qapp, language)
    page = HelpText(theme, 10)
    qtbot.addWidget(page)
    for topic in help_topics([]):
        page.show_page(topic.text)
        lines = page.toPlainText().split("\n")
        assert [line for line in lines if "*" in line or "`" in line] == []


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
    assert shown_topics(opened) == ["First steps", "Stores, addresses and keys", "Settings"]
    opened.search.setText("no such word anywhere")
    assert shown_topics(opened) == []
    assert opened.text.toPlainText() == "No topic has these words."
    opened.search.clear()
    assert len(shown_topics(opened)) == opened.topics.count()


def test_a_screen_reader_says_once_that_no_topic_has_the_words(
    window: MainWindow, announced: list[str]
) -> None:
    window.commands.help.trigger()
    opened = help_of(window)
    opened.search.setText("key")
    assert not announced
    opened.search.setText("keyx")
    opened.search.setText("keyxx")
    assert announced == ["No topic has these words."]


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


def test_the_list_of_shortcuts_names_no_step_of_when_it_was_made(window: MainWindow) -> None:
    window.commands.show_steps("naming Cats & Co", "naming category 12")
    window.commands.shortcuts.trigger()
    text = help_of(window).text.toPlainText()
    assert "Undo" in text
    assert "naming" not in text


def test_an_action_without_a_shortcut_is_not_listed(qapp: QApplication) -> None:
    assert "Without" not in help_topics([QAction("Without", qapp)])[-1].text


def test_the_topics_have_the_width_of_a_scroll_bar_that_is_not_needed(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.commands.help.trigger()
    opened = help_of(window)
    room = opened.topics.contentsRect().width()
    opened.resize(opened.width(), 800)
    qtbot.waitUntil(lambda: opened.topics.verticalScrollBar().maximum() == 0)
    qtbot.waitUntil(lambda: opened.topics.viewport().width() == room)
    # There still is a bar for a list that is too long.
    opened.resize(opened.width(), 300)
    qtbot.waitUntil(lambda: opened.topics.verticalScrollBar().maximum() > 0)
    qtbot.waitUntil(lambda: opened.topics.viewport().width() < room)


TITLES = ["Where you work", "What you see", "Add an animal", "Requests left"]


def callout(shop: Shop) -> Callout | None:
    tour = shop.window.tour
    return None if tour is None else tour.callout


def title(hint: Callout) -> str:
    label = child(hint, QLabel, "tourTitle")
    return label.text()


def place_in(window: MainWindow, hint: Callout) -> QRect:
    card = hint.rect().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
    return QRect(hint.mapTo(window, card.topLeft()), card.size())


async def test_the_tour_has_four_hints_that_cover_nothing_they_explain(
    shop: Shop, qapp: QApplication
) -> None:
    async with shop.open_with_animals() as window:
        seen = []
        with no_stray_windows(qapp):
            window.show_tour()
            while (hint := callout(shop)) is not None:
                seen.append(title(hint))
                anchor = hint.anchor
                around = QRect(anchor.mapTo(window, QPoint()), anchor.size())
                assert not place_in(window, hint).intersects(around)
                assert window.rect().contains(place_in(window, hint))
                assert hint.next.hasFocus()
                hint.next.click()
        assert seen == TITLES


@pytest.mark.parametrize("size", [QSize(800, 600), QSize(660, 350)])
async def test_in_a_small_window_a_hint_covers_nothing_it_explains(shop: Shop, size: QSize) -> None:
    async with shop.open_with_animals() as window:
        window.resize(size)
        QApplication.processEvents()
        window.show_tour()
        while (hint := callout(shop)) is not None:
            anchor = hint.anchor
            around = QRect(anchor.mapTo(window, QPoint()), anchor.size())
            assert not place_in(window, hint).intersects(around)
            assert place_in(window, hint).height() >= hint.card.minimumSizeHint().height()
            hint.next.click()


async def test_the_first_start_shows_the_invitation_alone(shop: Shop) -> None:
    shop.variables.clear()
    async with shop.open_with_animals(None) as window:
        shop.application.greet("")
        assert window.tour is None
        message = window.notice.message
        assert message is not None
        assert (message.title, message.text, message.action) == (PRACTICE, "", "&Connect your store…")


async def test_after_a_crash_in_the_first_session_what_is_new_is_not_said(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.application.greet("")
        await until(shop.paths.preferences.exists, "what tells a later start from the first one")


async def test_the_keyboard_alone_starts_the_tour_in_the_help_and_goes_through_it(
    shop: Shop, qtbot: QtBot, announced: list[str]
) -> None:
    async with shop.open_with_animals() as window:
        window.filter.search.setFocus()
        window.show_help("tour")
        opened = child(window, HelpWindow)
        opened.text.setFocus()
        qtbot.keyClick(opened.text, Qt.Key.Key_Tab)
        announced.clear()
        qtbot.keyClick(opened.text, Qt.Key.Key_Return)
        assert opened.isHidden()
        while (hint := callout(shop)) is not None:
            assert hint.next.hasFocus()
            qtbot.keyClick(hint.next, Qt.Key.Key_Space)
        assert [text.partition(".")[0] for text in announced] == TITLES
        assert window.filter.search.hasFocus()


async def test_escape_leaves_the_tour_and_gives_the_focus_back(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_with_animals() as window:
        window.filter.search.setFocus()
        window.show_tour()
        hint = callout(shop)
        assert hint is not None
        qtbot.keyClick(hint.next, Qt.Key.Key_Escape)
        assert callout(shop) is None
        assert window.filter.search.hasFocus()


async def test_the_window_can_be_used_while_a_hint_is_shown(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.show_tour()
        assert callout(shop) is not None
        window.filter.search.setFocus()
        assert callout(shop) is None
