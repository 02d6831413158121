"""The sheet that connects a store: nothing leaves while it is typed, and each step of the test is shown."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QBitmap, QColor, QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.plan import PRO
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource, load_environments
from menagerie.ui.environments.setup_dialogs import ConnectDialog, Entered, PlanField
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.steps import Mark, StepLine
from menagerie.workflows.key_check import Step
from support.qt_loop import until
from support.raw_server import Conversation, answer, raw_server, scripted
from support.sentences import PRACTICE
from support.shop import RIGHT_KEY, Shop
from support.widgets import child, shown_step, shown_text
from support.windows import blank_window, button

SANDBOX = Environment(EnvironmentId.SANDBOX, "Sandbox", None, SettingSource.EMBEDDED)
PRODUCTION = Environment(EnvironmentId.PRODUCTION, "Production", None, SettingSource.NONE)
STAGING = Environment(EnvironmentId.STAGING, "Staging", None, SettingSource.NONE)
ADDRESS = "https://animals.example.com/v1"


@pytest.fixture
def window(theme: Theme, qtbot: QtBot) -> QWidget:
    return blank_window(qtbot)


def sheet(
    theme: Theme,
    window: QWidget,
    environment: Environment = PRODUCTION,
    others: tuple[Environment, ...] = (SANDBOX, STAGING),
    queued: int = 0,
) -> ConnectDialog:
    dialog = ConnectDialog(theme, environment, (environment, *others), queued, window)
    dialog.open()
    return dialog


def press(dialog: ConnectDialog) -> list[Entered]:
    """Press the button, and return what was entered; nothing if that cannot be used."""
    entered: list[Entered] = []
    dialog.connect_requested.connect(entered.append)
    dialog.connect_button.click()
    return entered


@pytest.mark.parametrize(
    "typed",
    [
        *("animals.example.com", "animals.example.com/", "animals.example.com/v1", "ANIMALS.example.com/v1/"),
        *("https://animals.example.com", "https://animals.example.com:443/v1", f"  {ADDRESS}\n"),
    ],
)
def test_what_is_missing_of_the_address_is_added_and_shown(theme: Theme, window: QWidget, typed: str) -> None:
    dialog = sheet(theme, window)
    dialog.address.setText(typed)
    assert shown_text(dialog, "connectAddressUsed") == f"Used as {ADDRESS}"
    dialog.key.setText("a-key")
    (entered,) = press(dialog)
    assert entered.changes.addresses == {EnvironmentId.PRODUCTION: ADDRESS}
    assert entered.environment.base_url == ADDRESS
    assert entered.key.reveal() == "a-key"


def test_the_key_is_shown_with_the_keyboard_too_and_the_focus_stays_in_the_sheet_while_it_is_busy(
    theme: Theme, window: QWidget
) -> None:
    dialog = sheet(theme, window)
    dialog.key.setFocus()
    QTest.keyClick(dialog, Qt.Key.Key_Tab)
    eye = dialog.focusWidget()
    assert isinstance(eye, QToolButton)
    QTest.keyClick(eye, Qt.Key.Key_Space)
    assert dialog.key.echoMode() is QLineEdit.EchoMode.Normal
    button(dialog, "connectMoreButton").click()
    assert dialog.focusWidget() is not dialog.key
    dialog.show_busy(may_cancel=True)
    assert dialog.focusWidget() is dialog.key


@pytest.mark.parametrize(
    ("address", "key", "wrong"),
    [
        ("http://animals.example.com", "a-key", "connectAddressError"),
        ("https://animals.example.com/v2", "a-key", "connectAddressError"),
        ("animals.example.com", "two words", "connectKeyError"),
    ],
)
def test_what_cannot_be_used_is_said_beside_its_field_when_the_button_is_pressed(
    theme: Theme, window: QWidget, address: str, key: str, wrong: str
) -> None:
    dialog = sheet(theme, window)
    dialog.address.setText(address)
    dialog.key.setText(key)
    errors = ("connectAddressError", "connectKeyError")
    assert [shown_text(dialog, name) for name in errors] == ["", ""]
    assert press(dialog) == []
    assert [name for name in errors if shown_text(dialog, name)] == [wrong]


def test_the_button_is_off_until_both_fields_are_filled_and_enter_leads_to_the_empty_one(
    theme: Theme, window: QWidget, qtbot: QtBot
) -> None:
    dialog = sheet(theme, window)
    qtbot.waitUntil(dialog.address.hasFocus)
    qtbot.keyClicks(dialog.address, "animals.example.com")
    assert not dialog.connect_button.isEnabled()
    qtbot.keyClick(dialog.address, Qt.Key.Key_Return)
    assert dialog.key.hasFocus()
    assert dialog.key.echoMode() is QLineEdit.EchoMode.Password
    qtbot.keyClicks(dialog.key, "a-key")
    assert dialog.connect_button.isEnabled()


def test_it_fixes_an_address_by_a_variable_and_sets_one_that_can_be_replaced(
    theme: Theme, window: QWidget
) -> None:
    for source, is_fixed, words in (
        (SettingSource.VARIABLE, True, "Set by MENAGERIE_PRODUCTION_URL. You can't change it here."),
        (SettingSource.SITE, False, "Set by your IT team. What you enter here replaces it for you."),
    ):
        environment = Environment(EnvironmentId.PRODUCTION, "Production", ADDRESS, source)
        dialog = sheet(theme, window, environment)
        assert dialog.address.text() == ADDRESS
        assert dialog.address.isReadOnly() is is_fixed
        assert words in [label.text() for label in dialog.findChildren(QLabel)]
        dialog.key.setText("a-key")
        (entered,) = press(dialog)
        # What IT has set is not copied into the person's own file.
        assert entered.changes.addresses == {}
        dialog.reject()


def test_more_has_the_rehearsal_the_plan_and_sharing(theme: Theme, window: QWidget) -> None:
    dialog = sheet(theme, window)
    dialog.address.setText("animals.example.com")
    dialog.key.setText("a-key")
    rehearsal = child(dialog, QLineEdit, "connectRehearsalEdit")
    assert not rehearsal.isVisible()
    button(dialog, "connectMoreButton").click()
    assert rehearsal.isVisible()
    rehearsal.setText("animals.example.com/v1")
    assert press(dialog) == []
    assert "Production" in shown_text(dialog, "connectRehearsalError")
    rehearsal.setText("rehearsal.example.com")
    plan = child(dialog, PlanField)
    plan.choice.setCurrentIndex(plan.choice.findText("Pro", Qt.MatchFlag.MatchStartsWith))
    dialog.shared.unfold()
    dialog.shared.address.setText("postgresql://menagerie@db.example/shop")
    (entered,) = press(dialog)
    assert entered.changes.addresses == {
        EnvironmentId.PRODUCTION: ADDRESS,
        EnvironmentId.STAGING: "https://rehearsal.example.com/v1",
    }
    assert entered.changes.plans == {EnvironmentId.PRODUCTION: PRO}
    assert list(entered.changes.shared) == [EnvironmentId.PRODUCTION]


def test_before_an_address_is_changed_it_says_what_waits_to_be_sent_to_it(
    theme: Theme, window: QWidget
) -> None:
    environment = Environment(EnvironmentId.PRODUCTION, "Production", ADDRESS, SettingSource.USER)
    dialog = sheet(theme, window, environment, queued=2)
    assert "to this address: 2." in shown_text(dialog, "connectQueued")


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_marks_of_the_steps_have_one_size_and_stand_beside_the_first_line(
    theme: Theme, qapp: QApplication, qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    del theme
    qapp.setLayoutDirection(direction)
    try:
        line = StepLine("step")
        qtbot.addWidget(line)
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    line.setLayoutDirection(direction)
    line.resize(200, 60)
    size = 14
    left = 0 if direction is Qt.LayoutDirection.LeftToRight else line.width() - size
    place = QRect(left, (line.fontMetrics().height() - size) // 2, size, size)
    for mark in Mark:
        line.show_step(mark, "")
        drawn = QImage(line.size(), QImage.Format.Format_RGB32)
        drawn.fill(Qt.GlobalColor.white)
        line.render(drawn, renderFlags=QWidget.RenderFlag.DrawChildren)
        white = QColor(Qt.GlobalColor.white).rgba()
        mask = drawn.createMaskFromColor(white, Qt.MaskMode.MaskInColor)
        found = QRegion(QBitmap.fromImage(mask)).boundingRect()
        assert place.contains(found)
        assert found.width() >= size - 4
        assert abs(found.center().y() - place.center().y()) <= 1


def open_sheet(shop: Shop) -> ConnectDialog:
    """Press the invitation."""
    shop.window.notice.action.click()
    return next(one for one in shop.window.findChildren(ConnectDialog) if one.isVisible())


@pytest.fixture
def new_shop(shop: Shop) -> Shop:
    """A shop that has set up nothing; its service has the key RIGHT_KEY."""
    shop.variables.clear()
    shop.keep_key(None)
    return shop


async def test_a_store_is_connected_with_its_address_and_its_key_and_nothing_leaves_before_the_button(
    new_shop: Shop, qtbot: QtBot
) -> None:
    async def say_nothing(conversation: Conversation) -> None:
        await conversation.gone()

    refusing, silent = raw_server(scripted(answer(401, b"{}"))), raw_server(say_nothing)
    async with refusing as server, silent as other, new_shop.open_with_animals(None) as window:
        # GIVEN an address that is not there
        dialog = open_sheet(new_shop)
        dialog.address.setText("http://127.0.0.1:9")
        dialog.key.setText("a-key")
        dialog.connect_button.click()
        await until(lambda: shown_step(dialog.steps.lines[Step.REACH]).startswith("✗"), "the failure")
        assert shown_step(dialog.steps.lines[Step.KEY]) == "– Key: not tested"
        assert dialog.steps.advice.text()
        # GIVEN a key that is refused, which leaves only after the button
        dialog.address.setText(server.base_url)
        dialog.key.setText("a-wrong-key")
        await new_shop.settled()
        assert server.requests == []
        dialog.connect_button.setFocus()
        dialog.connect_button.click()
        # The button is off while it runs, and Cancel is not; a second press of the key does nothing.
        assert dialog.focusWidget() is dialog.key
        assert not dialog.connect_button.isEnabled()
        assert dialog.cancel.isEnabled()
        await until(lambda: shown_step(dialog.steps.lines[Step.KEY]) == "✗ Key refused", "the refusal")
        assert shown_step(dialog.steps.lines[Step.REACH]) == "✓ Address reached"
        assert dialog.connect_button.isEnabled()
        assert len(server.requests) == 1
        # WHEN the person cancels over a service that is silent
        dialog.address.setText(other.base_url)
        dialog.connect_button.click()
        await until(lambda: shown_step(dialog.steps.lines[Step.KEY]) == "… Checking the key…", "its turn")
        dialog.cancel.click()
        await new_shop.settled()
        # THEN nothing is kept, and the invitation stays
        assert not new_shop.paths.user_environments.exists()
        assert new_shop.vault.entries == {}
        assert window.windowTitle() == "Sandbox – Menagerie"
        message = window.notice.message
        assert message is not None
        assert message.title == PRACTICE
        # WHEN address and key are right
        dialog = open_sheet(new_shop)
        dialog.address.setText(new_shop.staging.base_url.removesuffix("/v1"))
        dialog.key.setText(f"  {RIGHT_KEY}\n")
        assert new_shop.asked() == []
        qtbot.keyClick(dialog.key, Qt.Key.Key_Return)
        await until(lambda: window.windowTitle() == "Production – Menagerie", "production")
        await new_shop.answered()
        assert new_shop.kept_key() == RIGHT_KEY
        assert new_shop.asked()[0] == "GET /v1/pets?limit=1 200"
        assert len(new_shop.asked()) == 2
        assert window.focusWidget() is window.table
        assert window.notice.message is None
    production = load_environments(new_shop.paths, {})[1]
    assert production.base_url == new_shop.staging.base_url
