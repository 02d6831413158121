"""The message bar and the toast."""

from functools import partial

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.widgets.message_bar import Message, MessageBar
from menagerie.ui.widgets.overlays import Toast
from support.widgets import child
from support.windows import blank_window

MARKUP = "<b>Rex</b> & <img src=x>"


@pytest.fixture
def bar(theme: Theme, qtbot: QtBot) -> MessageBar:
    bar = MessageBar(theme)
    qtbot.addWidget(bar)
    return bar


def shows_plain_text_only(widget: QWidget) -> bool:
    return all(
        label.textFormat() is Qt.TextFormat.PlainText for label in widget.findChildren(QLabel) if label.text()
    )


def test_a_message_has_a_title_a_text_details_and_at_most_one_next_step(bar: MessageBar) -> None:
    taken: list[str] = []
    message = Message(
        "The network is down", "Nothing was lost.", "error", "Try again", lambda: taken.append("again")
    )
    bar.show_message(message)
    assert bar.isVisible()
    assert bar.message == message
    assert (bar.title.text(), bar.text.text()) == ("The network is down", "Nothing was lost.")
    # They are not said twice.
    assert (bar.accessibleName(), bar.accessibleDescription()) == ("Message", "")
    bar.action.click()
    assert taken == ["again"]
    assert bar.isHidden()
    bar.show_message(Message(MARKUP, MARKUP, "info"))
    assert not bar.action.isVisible()
    assert bar.text.text() == MARKUP
    assert shows_plain_text_only(bar)
    bar.show_message(Message("Title", "Text", details="line one\nline two"))
    details = child(bar, QPlainTextEdit, "messageDetails")
    unfold = child(bar, QPushButton, "messageDetailsButton")
    assert details.isHidden()
    unfold.click()
    assert details.isVisible()
    assert details.toPlainText() == "line one\nline two"
    bar.show_message(Message("Another", "Text", details="other"))
    assert details.isHidden()
    bar.show_message(Message("A third", "Text"))
    assert unfold.isHidden()


def test_dismissing_a_message_calls_only_its_own_callback(bar: MessageBar) -> None:
    told: list[str] = []
    dismiss = child(bar, QPushButton, "messageDismiss")
    bar.show_message(Message("An invitation", on_dismiss=lambda: told.append("declined")))
    bar.show_message(Message("A warning"))
    dismiss.click()
    assert bar.isHidden()
    assert bar.message is None
    assert told == []
    bar.show_message(Message("An invitation", on_dismiss=lambda: told.append("declined")))
    dismiss.click()
    assert told == ["declined"]


@pytest.mark.parametrize("name", ["messageDismiss", "messageAction"])
def test_a_double_click_answers_one_message_alone(bar: MessageBar, name: str, qtbot: QtBot) -> None:
    answered: list[str] = []
    first, second = (
        Message(title, "", "info", "Open", answer, on_dismiss=answer)
        for title in ("First", "Second")
        for answer in [partial(answered.append, title)]
    )
    with qtbot.waitExposed(bar):
        bar.show_message(first)
    # As what could wait: it is shown when the one before it is gone.
    bar.cleared.connect(lambda: bar.show_message(second))
    button = child(bar, QPushButton, name)
    place = button.mapTo(bar, button.rect().center())
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseDClick(bar.windowHandle(), left, none, place)
    assert bar.message is second
    assert answered == ["First"]


def test_a_long_text_ends_after_some_lines_and_the_details_have_all_of_it(bar: MessageBar) -> None:
    text = "one of many words " * 60
    bar.show_message(Message("Title", text, details="and more"))
    assert len(bar.text.text()) < 250
    assert bar.text.text().endswith("words…") or bar.text.text().endswith("…")
    details = child(bar, QPlainTextEdit, "messageDetails").toPlainText()
    assert text in details
    assert details.endswith("and more")
    # One with hardly a space, as in Japanese or a path, is not cut at it.
    for word in ("あ" * 400, "/srv" * 100):
        bar.show_message(Message("Title", f"Menagerie {word}"))
        assert bar.text.text().startswith(f"Menagerie {word[:200]}")
        assert len(bar.text.text()) < 250


def test_folded_a_message_is_one_line_and_keeps_the_focus(bar: MessageBar, qtbot: QtBot) -> None:
    bar.resize(400, bar.height())
    bar.show_message(Message("Title", "Text", "error", "Try again", lambda: None, "details"))
    open_height = bar.sizeHint().height()
    bar.fold(folded=True)
    shown = [button for button in bar.findChildren(QPushButton) if button.isVisible()]
    assert shown == [bar.opener]
    assert bar.title.isVisible()
    assert bar.text.isHidden()
    assert bar.sizeHint().height() < open_height
    with qtbot.waitSignal(bar.opener.clicked):
        bar.opener.click()
    bar.fold(folded=False)
    assert bar.text.isVisible()
    assert bar.action.isVisible()
    assert bar.opener.isHidden()
    bar.show_message(Message("Title", "Text", "error", "Try again", lambda: None))
    with qtbot.waitActive(bar):
        bar.activateWindow()
    bar.action.setFocus()
    bar.fold(folded=True)
    assert bar.opener.hasFocus()
    bar.fold(folded=False)
    assert bar.action.hasFocus()


@pytest.mark.parametrize("appearance", list(Appearance))
def test_a_message_follows_a_change_of_colours(bar: MessageBar, theme: Theme, appearance: Appearance) -> None:
    bar.show_message(Message("Title", "Text"))
    theme.choose(appearance)
    background = theme.colour("danger_back").rgb()
    picture = bar.grab().toImage()
    assert picture.pixel(picture.width() // 2, 4) == background


@pytest.fixture
def toast(qtbot: QtBot) -> Toast:
    return Toast(blank_window(qtbot))


def test_a_toast_disappears_by_itself_or_stays_until_it_is_taken_back(toast: Toast) -> None:
    window = toast.window()
    toast.say("Rex was added as #1043")
    assert toast.isVisible()
    assert toast.accessibleName() == "Rex was added as #1043"
    assert window.rect().contains(toast.geometry())
    window.resize(800, 400)
    assert abs(toast.geometry().center().x() - window.rect().center().x()) <= 1
    timer = child(toast, QTimer)
    assert timer.isActive()
    assert 3000 <= timer.interval() <= 6000
    timer.timeout.emit()
    assert toast.isHidden()
    timer.stop()
    toast.say("Rex was added as #1043")
    toast.say("Menagerie closes soon", lasts=True)
    assert not timer.isActive()
    toast.take_back("something else")
    assert toast.isVisible()
    toast.take_back("Menagerie closes soon")
    assert toast.isHidden()


def test_a_toast_with_something_to_do_stays_while_it_may_be_done(toast: Toast, qtbot: QtBot) -> None:
    done: list[str] = []
    toast.say("20 animals exported to mine.csv", "Show in folder", lambda: done.append("shown"))
    timer = child(toast, QTimer)
    assert toast.accessibleName() == "20 animals exported to mine.csv"
    assert timer.interval() >= 8000
    # WHEN Tab has reached its button, THEN it does not go by itself
    toast.window().activateWindow()
    toast.action.setFocus()
    qtbot.waitUntil(toast.action.hasFocus)
    timer.timeout.emit()
    assert toast.isVisible()
    qtbot.keyClick(toast.action, Qt.Key.Key_Space)
    assert done == ["shown"]
    assert toast.isHidden()
    # AND the next one has nothing to do
    toast.say("Rex was added as #1043")
    assert toast.action.isHidden()
    assert toast.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    timer.stop()


def test_a_long_toast_is_cut_beside_its_button_but_not_for_assistive_tools(toast: Toast) -> None:
    assert toast.focusPolicy() is Qt.FocusPolicy.NoFocus
    for button in ("", "Show in folder"):
        toast.say("Rex " * 100, button, lambda: None)
        assert toast.window().rect().contains(toast.geometry())
        assert toast.accessibleName() == "Rex " * 100
        assert shows_plain_text_only(toast)
    assert toast.rect().contains(toast.action.geometry())
    child(toast, QTimer).stop()
