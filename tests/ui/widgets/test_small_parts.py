"""The banner, the message bar, the empty state, the toast, the detail pane and the environment strip."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import INT64_MAX, Animal
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.ui.details.detail_pane import DetailPane
from menagerie.ui.environments.strip import EnvironmentStrip
from menagerie.ui.listing.empty_state import EmptyState
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.widgets.message_bar import Message, MessageBar
from menagerie.ui.widgets.toast import Toast
from support.clock import VirtualClock

MARKUP = "<b>Rex</b> & <img src=x>"
PRODUCTION = Environment(
    EnvironmentId.PRODUCTION, "Production", "https://animals.example/v1", SettingSource.USER
)
STAGING = Environment(EnvironmentId.STAGING, "Staging", None, SettingSource.NONE)
SANDBOX = Environment(EnvironmentId.SANDBOX, "Sandbox", None, SettingSource.EMBEDDED)


@pytest.fixture
def bar(theme: Theme, qtbot: QtBot) -> MessageBar:
    bar = MessageBar(theme)
    qtbot.addWidget(bar)
    return bar


@pytest.fixture
def pane(theme: Theme, qtbot: QtBot) -> DetailPane:
    pane = DetailPane(theme, VirtualClock())
    qtbot.addWidget(pane)
    pane.show()
    return pane


@pytest.fixture
def strip(theme: Theme, qtbot: QtBot) -> EnvironmentStrip:
    strip = EnvironmentStrip()
    qtbot.addWidget(strip)
    strip.set_environments((SANDBOX, PRODUCTION, STAGING))
    strip.show()
    return strip


def shows_plain_text_only(widget: QWidget) -> bool:
    return all(
        label.textFormat() is Qt.TextFormat.PlainText for label in widget.findChildren(QLabel) if label.text()
    )


def child(parent: QWidget, kind: type[QWidget], name: str) -> QWidget:
    found = parent.findChild(kind, name)
    assert isinstance(found, kind)
    return found


def test_a_message_has_a_title_a_text_and_one_next_step(bar: MessageBar) -> None:
    taken: list[str] = []
    message = Message(
        "The network is down", "Nothing was lost.", "error", "Try again", lambda: taken.append("again")
    )
    bar.show_message(message)
    assert bar.isVisible()
    assert bar.message == message
    assert bar.text.text() == "Nothing was lost."
    assert bar.accessibleName() == "The network is down"
    bar.action.click()
    assert taken == ["again"]
    assert bar.isHidden()


def test_a_message_without_a_next_step_has_no_button_for_one(bar: MessageBar) -> None:
    bar.show_message(Message("Saved", "Well done.", "info"))
    assert not bar.action.isVisible()


def test_the_details_of_a_message_fold_out_and_in(bar: MessageBar) -> None:
    bar.show_message(Message("Title", "Text", details="line one\nline two"))
    details = child(bar, QPlainTextEdit, "messageDetails")
    unfold = child(bar, QPushButton, "messageDetailsButton")
    assert isinstance(details, QPlainTextEdit)
    assert isinstance(unfold, QPushButton)
    assert details.isHidden()
    unfold.click()
    assert details.isVisible()
    assert details.toPlainText() == "line one\nline two"
    bar.show_message(Message("Another", "Text", details="other"))
    assert details.isHidden()
    bar.show_message(Message("A third", "Text"))
    assert unfold.isHidden()


def test_dismissing_a_message_tells_the_one_who_showed_it_and_nobody_else(bar: MessageBar) -> None:
    told: list[str] = []
    dismiss = child(bar, QPushButton, "messageDismiss")
    assert isinstance(dismiss, QPushButton)
    bar.show_message(Message("An invitation", on_dismiss=lambda: told.append("declined")))
    bar.show_message(Message("A warning"))
    dismiss.click()
    assert bar.isHidden()
    assert bar.message is None
    assert told == []
    bar.show_message(Message("An invitation", on_dismiss=lambda: told.append("declined")))
    dismiss.click()
    assert told == ["declined"]


def test_a_message_shows_markup_letter_for_letter(bar: MessageBar) -> None:
    bar.show_message(Message(MARKUP, MARKUP))
    assert bar.text.text() == MARKUP
    assert shows_plain_text_only(bar)


@pytest.mark.parametrize("appearance", list(Appearance))
def test_a_message_follows_the_look(bar: MessageBar, theme: Theme, appearance: Appearance) -> None:
    bar.show_message(Message("Title", "Text"))
    theme.choose(appearance)
    background = theme.colour("danger_back").rgb()
    picture = bar.grab().toImage()
    assert picture.pixel(picture.width() // 2, 4) == background


def test_an_empty_state_says_why_and_offers_a_step(theme: Theme, qtbot: QtBot) -> None:
    empty = EmptyState(theme)
    qtbot.addWidget(empty)
    empty.show()
    taken: list[str] = []
    empty.say("search", MARKUP, "It looks in the rows.", "Clear the search", lambda: taken.append("clear"))
    assert empty.title.text() == MARKUP
    assert shows_plain_text_only(empty)
    assert empty.accessibleName() == MARKUP
    empty.action.click()
    assert taken == ["clear"]
    empty.say("inbox", "There are none", "Nothing can be done.")
    assert empty.action.isHidden()
    assert taken == ["clear"]


def test_all_lines_of_an_empty_state_have_room(theme: Theme, qtbot: QtBot) -> None:
    empty = EmptyState(theme)
    qtbot.addWidget(empty)
    empty.resize(900, 500)
    empty.say("search", "Nothing matches", "A sentence of several lines. " * 8)
    with qtbot.waitExposed(empty):
        empty.show()
    assert empty.text.height() >= empty.text.heightForWidth(empty.text.width())


def test_a_toast_shows_and_goes_by_itself(theme: Theme, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 300)
    window.show()
    toast = Toast(window)
    toast.say("Rex was added as #1043")
    assert toast.isVisible()
    assert toast.accessibleName() == "Rex was added as #1043"
    assert window.rect().contains(toast.geometry())
    window.resize(800, 400)
    assert abs(toast.geometry().center().x() - window.rect().center().x()) <= 1
    timer = toast.findChild(QTimer)
    assert isinstance(timer, QTimer)
    assert timer.isActive()
    assert 3000 <= timer.interval() <= 6000
    timer.timeout.emit()
    assert toast.isHidden()
    timer.stop()


def test_a_long_toast_stays_inside_the_window_and_says_everything_to_assistive_tools(
    theme: Theme, qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 300)
    window.show()
    toast = Toast(window)
    toast.say("Rex " * 100)
    assert window.rect().contains(toast.geometry())
    assert toast.accessibleName() == "Rex " * 100
    assert shows_plain_text_only(toast)
    toast.hide()
    window.close()


def test_a_toast_takes_neither_mouse_nor_focus(theme: Theme, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    toast = Toast(window)
    assert toast.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert toast.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_the_detail_pane_shows_an_animal_letter_for_letter(pane: DetailPane) -> None:
    pane.show_animal(Animal(INT64_MAX, MARKUP, -INT64_MAX, "adopted"))
    shown = (pane.name.text(), pane.identifier.text(), pane.category.text(), pane.status.text())
    assert shown == (MARKUP, "#9223372036854775807", "-9223372036854775807", "adopted")
    assert shows_plain_text_only(pane)


def test_without_an_animal_the_detail_pane_says_how_to_choose_one(pane: DetailPane) -> None:
    pane.show_animal(Animal(1, "Rex", 2))
    pane.show_animal(None)
    assert not pane.name.isVisible()
    hints = [label.text() for label in pane.findChildren(QLabel) if label.isVisible()]
    assert "Choose an animal to see its details." in hints


def test_name_and_id_can_be_copied(pane: DetailPane) -> None:
    said: list[str] = []
    pane.copied.connect(said.append)
    pane.show_animal(Animal(INT64_MAX, MARKUP, 1))
    for name, copied in (("copyNameButton", MARKUP), ("copyIdButton", "9223372036854775807")):
        button = child(pane, QPushButton, name)
        assert isinstance(button, QPushButton)
        button.click()
        assert QGuiApplication.clipboard().text() == copied
    assert said == ["Name copied", "ID copied"]


def test_finding_by_id_starts_in_the_detail_pane(pane: DetailPane, qtbot: QtBot) -> None:
    with qtbot.waitSignal(pane.find_wanted):
        pane.find_button.click()


@pytest.mark.parametrize("environment", [SANDBOX, PRODUCTION, STAGING])
def test_the_strip_says_where_the_person_works(strip: EnvironmentStrip, environment: Environment) -> None:
    strip.show_environment(environment)
    words = [label.text() for label in strip.findChildren(QLabel)]
    assert environment.name.upper() in words
    assert strip.property("environment") == environment.id.value
    assert strip.switcher.currentText() == environment.name
    assert strip.accessibleName().startswith(environment.name)


def test_each_environments_strip_has_its_own_colour(strip: EnvironmentStrip) -> None:
    colours = set()
    for environment in (SANDBOX, PRODUCTION, STAGING):
        strip.show_environment(environment)
        colours.add(strip.grab().toImage().pixel(2, 2))
    assert len(colours) == 3


def test_choosing_an_environment_asks_to_switch_to_it(strip: EnvironmentStrip, qtbot: QtBot) -> None:
    wanted: list[object] = []
    strip.switch_wanted.connect(wanted.append)
    strip.show_environment(SANDBOX)
    strip.activateWindow()
    qtbot.waitActive(strip)
    strip.switcher.setFocus()
    qtbot.keyClick(strip.switcher, Qt.Key.Key_Down)
    assert wanted == [EnvironmentId.PRODUCTION]


def test_showing_an_environment_does_not_ask_to_switch(strip: EnvironmentStrip) -> None:
    wanted: list[object] = []
    strip.switch_wanted.connect(wanted.append)
    strip.show_environment(STAGING)
    assert wanted == []


def test_an_event_filter_lets_every_event_pass(theme: Theme, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    toast = Toast(window)
    assert toast.eventFilter(QObject(window), QEvent(QEvent.Type.Resize)) is False
