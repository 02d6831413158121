"""The help window: topics, the search in them, shortcuts and the tour; and the about dialog."""

import re
from importlib.metadata import version

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QAction, QImage, QKeySequence, QTextCursor, QTextDocument, QTextTable
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from menagerie import __version__
from menagerie.resources import resource
from menagerie.settings.preferences import Language
from menagerie.ui.look.plain_text import full_text
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.look.translation import use_language
from menagerie.ui.widgets.overlays import SHADOW
from menagerie.ui.window.about import AboutDialog
from menagerie.ui.window.help import Callout, HelpText, HelpWindow, help_topics
from menagerie.ui.window.main_window import MainWindow
from support.every_case import every_case
from support.qt_loop import until
from support.shop import RIGHT_KEY, Shop
from support.stray_windows import no_stray_windows
from support.widgets import child


def opened_help(window: MainWindow) -> HelpWindow:
    window.commands.help.trigger()
    return child(window, HelpWindow)


def shown_topics(opened: HelpWindow) -> list[str]:
    items = [opened.topics.item(row) for row in range(opened.topics.count())]
    return [item.text() for item in items if not item.isHidden()]


def test_f1_opens_a_topic_and_the_last_has_all_shortcuts(window: MainWindow, qapp: QApplication) -> None:
    assert window.commands.help.shortcut() == QKeySequence("F1")
    window.table.setFocus()
    opened, room = opened_help(window), window.screen().availableSize()
    assert opened.text.toPlainText().startswith("First steps")
    # No larger than the screen.
    assert opened.width() <= room.width()
    assert opened.height() <= room.height()
    assert opened.minimumHeight() <= 300
    opened.close()
    for place, title in ((window.quota_bar, "Requests and waits"), (window.strip, "Stores, addresses")):
        window.activateWindow()
        place.setFocus()
        window.commands.help.trigger()
        assert opened.isVisible()
        assert opened.text.toPlainText().startswith(title)
        opened.close()
    assert window.findChildren(HelpWindow) == [opened]
    window.commands.help.trigger()
    assert shown_topics(opened)[-3:] == ["Tour of the window", "What's new", "Shortcuts"]
    for topic, title in (("whats-new", "What's new"), ("shortcuts", "Shortcuts")):
        window.show_help(topic)
        assert opened.text.toPlainText().startswith(title)
    topics = help_topics(window.commands.all())
    assert len({topic.title for topic in topics}) == len(topics) > 1
    assert all(topic.text.startswith(f"# {topic.title}\n") for topic in topics)
    window.commands.shortcuts.trigger()
    text = child(window, HelpWindow).text.toPlainText()
    for action in window.commands.all():
        if action.shortcuts():
            assert full_text(action) in text
            keys = (one.toString(QKeySequence.SequenceFormat.NativeText) for one in action.shortcuts())
            assert ", ".join(keys) in text
    # It names no step of when it was made.
    window.commands.show_steps("naming Cats & Co", "naming category 12")
    text = help_topics(window.commands.all())[-1].text
    assert "Undo" in text
    assert "naming" not in text
    assert "Without" not in help_topics([QAction("Without", qapp)])[-1].text


def picture_on(opened: HelpWindow) -> QImage:
    blocks = opened.text.document().toRawText().partition("\N{OBJECT REPLACEMENT CHARACTER}")[0]
    cursor = QTextCursor(opened.text.document())
    cursor.setPosition(len(blocks) + 1)
    name = cursor.charFormat().toImageFormat().name()
    image = opened.text.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
    assert isinstance(image, QImage)
    return image


def has_dark_corner(image: QImage) -> bool:
    return image.pixelColor(2, 2).lightness() < 100


def test_each_picture_of_the_help_is_there_and_as_wide_as_the_page(window: MainWindow, theme: Theme) -> None:
    shown = [each for topic in help_topics([]) for each in re.findall(r"!\[(.*)\]\((.*)\)", topic.text)]
    assert all(text for text, _path in shown)
    files = {f"pictures/{path.name}" for path in resource("help", "pictures").iterdir()}
    light = {path for _text, path in shown}
    assert files == light | {path.replace("-light", "-dark") for path in light}
    opened = opened_help(window)
    size = opened.size()
    for name in ("first-steps", "import", "limits"):
        opened.resize(size)
        opened.show_topic(name)
        QApplication.processEvents()
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


def test_pages_run_as_their_language_does(theme: Theme, qtbot: QtBot, qapp: QApplication) -> None:
    page = HelpText(theme, 10)
    qtbot.addWidget(page)
    for direction, first in (
        (Qt.LayoutDirection.LeftToRight, "Action"),
        (Qt.LayoutDirection.RightToLeft, "Keys"),
    ):
        page.setLayoutDirection(direction)
        page.show_page("| Action | Keys |\n| --- | --- |\n| Refresh | F5 |")
        table = page.document().rootFrame().childFrames()[0]
        assert isinstance(table, QTextTable)
        assert table.cellAt(0, 0).firstCursorPosition().block().text() == first
    # Mirrored: also a line that begins with a Latin word, but no code
    page.show_page("- **Staging** نسخة للاختبار.")
    assert page.document().lastBlock().textDirection() is Qt.LayoutDirection.RightToLeft
    page.show_page("تُضاف `https://` و`/v1`.")
    assert page.toPlainText() == "تُضاف \u2066https://\u2069 و\u2066/v1\u2069."
    # In Chinese, a line's end is no space.
    page.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    page.show_page("# 查找动物\n\n显示数量。\n如果列表\nMenagerie\n\n- 按名称\n  或编号\n- 类别")
    assert page.toPlainText().split("\n") == [
        "查找动物",
        "显示数量。如果列表 Menagerie",
        "按名称或编号",
        "类别",
    ]
    with every_case() as case:
        for language in set(Language) - {Language.SYSTEM}:
            use_language(qapp, language)
            for topic in help_topics([]):
                with case((language, topic.title)):
                    page.show_page(topic.text)
                    lines = page.toPlainText().split("\n")
                    assert [line for line in lines if "*" in line or "`" in line] == []


def test_a_search_leaves_topics_and_turns_pages(
    window: MainWindow, qtbot: QtBot, announced: list[str]
) -> None:
    opened = opened_help(window)
    opened.search.setText("keyring ADDRESS")
    assert shown_topics(opened) == ["First steps", "Stores, addresses and keys", "Settings"]
    assert not announced
    for text in ("no such word anywhere", "no such word anywhere at all"):
        opened.search.setText(text)
        assert shown_topics(opened) == []
        assert opened.text.toPlainText() == "No topic has these words."
    # Said once to a screen reader
    assert announced == ["No topic has these words."]
    qtbot.keyClick(opened.search, Qt.Key.Key_Escape)
    assert opened.search.text() == ""
    assert opened.isVisible()
    assert len(shown_topics(opened)) == opened.topics.count()
    qtbot.keyClick(opened.search, Qt.Key.Key_Escape)
    assert opened.isHidden()
    window.commands.help.trigger()
    room = opened.topics.contentsRect().width()
    window.commands.shortcuts.trigger()
    opened.resize(opened.minimumSize())
    bar = opened.text.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    opened.search.setFocus()
    qtbot.keyClick(opened.search, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    qtbot.keyClick(opened.search, Qt.Key.Key_PageUp)
    assert bar.value() == 0
    # The topics have the width of a scroll bar that is not needed.
    opened.resize(opened.width(), 800)
    qtbot.waitUntil(lambda: opened.topics.verticalScrollBar().maximum() == 0)
    qtbot.waitUntil(lambda: opened.topics.viewport().width() == room)
    # There still is a bar for a list that is too long.
    opened.resize(opened.width(), 300)
    qtbot.waitUntil(lambda: opened.topics.verticalScrollBar().maximum() > 0)
    qtbot.waitUntil(lambda: opened.topics.viewport().width() < room)


TITLES = ["Where you work", "What you see", "Add an animal", "Requests left"]


def callout(window: MainWindow) -> Callout | None:
    return None if window.tour is None else window.tour.callout


def test_the_tour_covers_nothing_that_it_explains(window: MainWindow, qapp: QApplication) -> None:
    for size in (window.size(), QSize(800, 600), QSize(660, 350)):
        window.resize(size)
        QApplication.processEvents()
        seen = []
        with no_stray_windows(qapp):
            window.show_tour()
            while (hint := callout(window)) is not None:
                seen.append(child(hint, QLabel, "tourTitle").text())
                around = QRect(hint.anchor.mapTo(window, QPoint()), hint.anchor.size())
                card = hint.rect().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
                place = QRect(hint.mapTo(window, card.topLeft()), card.size())
                assert not place.intersects(around)
                assert window.rect().contains(place)
                assert place.height() >= hint.card.minimumSizeHint().height()
                hint.next.click()
        assert seen == TITLES


def test_the_keyboard_alone_goes_through_the_tour(
    window: MainWindow, qtbot: QtBot, announced: list[str]
) -> None:
    window.activateWindow()
    qtbot.waitActive(window)
    window.filter.search.setFocus()
    window.show_help("tour")
    opened = child(window, HelpWindow)
    opened.text.setFocus()
    qtbot.keyClick(opened.text, Qt.Key.Key_Tab)
    announced.clear()
    qtbot.keyClick(opened.text, Qt.Key.Key_Return)
    assert opened.isHidden()
    while (hint := callout(window)) is not None:
        assert hint.next.hasFocus()
        qtbot.keyClick(hint.next, Qt.Key.Key_Space)
    assert [text.partition(".")[0] for text in announced] == TITLES
    assert window.filter.search.hasFocus()
    # Escape leaves it, and the focus goes back.
    window.show_tour()
    hint = callout(window)
    assert hint is not None
    qtbot.keyClick(hint.next, Qt.Key.Key_Escape)
    assert callout(window) is None
    assert window.filter.search.hasFocus()
    # The window can be used meanwhile.
    window.show_tour()
    assert callout(window) is not None
    window.filter.search.setFocus()
    assert callout(window) is None


async def test_about_says_version_and_licences_and_copies_nothing_secret(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        # It can be closed before the libraries are read.
        window.commands.about.trigger()
        child(window, AboutDialog).reject()
        await shop.settled()
        window.commands.about.trigger()
        dialog = next(one for one in window.findChildren(AboutDialog) if one.isVisible())
        said = shop.said(dialog)
        assert f"Menagerie {__version__}" in said
        assert "See and add the animals of your store." in said
        assert "MIT licence" in said
        assert "Qt, under the LGPL" in said
        libraries = child(dialog, QPlainTextEdit, "aboutLibraries")
        await until(lambda: "httpx" in libraries.toPlainText(), "the libraries")
        lines = libraries.toPlainText().splitlines()
        assert f"httpx {version('httpx')}: BSD-3-Clause" in lines
        assert any(line.startswith("PySide6_Essentials ") and "LGPL-3.0-only" in line for line in lines)
        # Tools of the developers are not shipped.
        assert not any(line.startswith(("pytest", "ruff", "mypy")) for line in lines)
        assert not any(line.startswith("menagerie ") for line in lines)
        assert [line for line in lines if line.endswith("licence not stated")] == []
        child(dialog, QPushButton, "copyVersionsButton").click()
        copied = shop.clipboard()
        assert copied.splitlines()[0] == f"Menagerie {__version__}"
        assert copied == child(dialog, QLabel, "aboutVersions").text()
        assert RIGHT_KEY not in copied
        assert shop.staging.base_url not in copied
        assert window.toast.accessibleName() == "Versions copied"
        dialog.reject()
