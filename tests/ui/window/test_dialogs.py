"""The dialogs for keys, addresses, finding, practising and shortcuts."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.cases import (
    AddressCase,
    AnswerCase,
    ConnectionCase,
    KeyringCase,
    Safe,
    StorageCase,
    WritingCase,
)
from menagerie.domain.errors import (
    CertificateError,
    ErrorBody,
    KeyRefusedError,
    KeyringError,
    NoAnswerError,
    NotConnectedError,
    StorageError,
    UnexpectedAnswerError,
)
from menagerie.domain.facts import fact
from menagerie.domain.plan import Quota
from menagerie.domain.secret import ApiKey
from menagerie.settings.environments import Changes, Environment, EnvironmentId, SettingSource
from menagerie.ui.environments.key_dialog import ApiKeyDialog
from menagerie.ui.environments.setup_dialogs import EnvironmentsDialog, PracticeDialog
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.widgets.fields import RadioButton
from menagerie.ui.widgets.form import FormDialog
from menagerie.ui.widgets.steps import Mark
from menagerie.workflows.key_check import KeyCheck, Step
from menagerie.workflows.session import Situation
from support.sentences import DISK_FULL, title
from support.widgets import child, shown_step, shown_text
from support.windows import blank_window

SANDBOX = Environment(EnvironmentId.SANDBOX, "Sandbox", None, SettingSource.EMBEDDED)
PRODUCTION = Environment(
    EnvironmentId.PRODUCTION, "Production", "https://animals.example/v1", SettingSource.USER
)
STAGING = Environment(EnvironmentId.STAGING, "Staging", None, SettingSource.NONE)


@pytest.fixture
def window(theme: Theme, qtbot: QtBot) -> QWidget:
    return blank_window(qtbot)


@pytest.fixture
def opened(qtbot: QtBot) -> Callable[[FormDialog], None]:
    def open_it(dialog: FormDialog) -> None:
        dialog.open()
        dialog.activateWindow()
        qtbot.waitActive(dialog)

    return open_it


@pytest.fixture
def key_dialog(theme: Theme, window: QWidget, opened: Callable[[FormDialog], None]) -> ApiKeyDialog:
    dialog = ApiKeyDialog(theme, PRODUCTION, "", window)
    opened(dialog)
    return dialog


def heard(dialog: ApiKeyDialog) -> list[ApiKey]:
    keys: list[ApiKey] = []
    dialog.save_requested.connect(keys.append)
    return keys


def test_the_key_dialog_names_the_only_address_that_the_key_is_sent_to(key_dialog: ApiKeyDialog) -> None:
    texts = " ".join(label.text() for label in key_dialog.findChildren(QLabel))
    assert "https://animals.example/v1" in texts


def test_a_pasted_key_is_taken_without_the_white_space_around_it(
    key_dialog: ApiKeyDialog, qtbot: QtBot
) -> None:
    keys = heard(key_dialog)
    QGuiApplication.clipboard().setText("  sk-4f9a77c1e0\n")
    qtbot.keyClick(key_dialog.edit, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(key_dialog.edit, Qt.Key.Key_Return)
    assert [key.reveal() for key in keys] == ["sk-4f9a77c1e0"]


@pytest.mark.parametrize("typed", ["", "   "])
def test_an_empty_field_has_no_key_to_save_or_test(
    key_dialog: ApiKeyDialog, qtbot: QtBot, typed: str
) -> None:
    keys = heard(key_dialog)
    key_dialog.edit.setText("sk-4f9a77c1e0")
    assert key_dialog.save.isEnabled()
    key_dialog.edit.setText(typed)
    assert not key_dialog.save.isEnabled()
    assert not key_dialog.test.isEnabled()
    qtbot.keyClick(key_dialog.edit, Qt.Key.Key_Return)
    assert keys == []


@pytest.mark.parametrize("typed", ["two words", "schlüssel"])
def test_an_unusable_key_is_said_beside_the_field(key_dialog: ApiKeyDialog, typed: str) -> None:
    keys = heard(key_dialog)
    key_dialog.edit.setText(typed)
    key_dialog.save.click()
    assert shown_text(key_dialog, "apiKeyError").startswith("A key has letters, digits and signs only")
    assert keys == []
    assert key_dialog.edit.hasFocus()


def test_the_key_is_masked_until_it_is_revealed(key_dialog: ApiKeyDialog) -> None:
    (reveal,) = key_dialog.edit.actions()
    assert key_dialog.edit.echoMode() is QLineEdit.EchoMode.Password
    reveal.trigger()
    assert key_dialog.edit.echoMode() is QLineEdit.EchoMode.Normal
    assert reveal.text() == "Hide the key"
    reveal.trigger()
    assert key_dialog.edit.echoMode() is QLineEdit.EchoMode.Password


def test_while_something_is_done_with_the_key_nothing_else_can_be(key_dialog: ApiKeyDialog) -> None:
    key_dialog.offer_to_forget(has_key=True)
    key_dialog.edit.setText("sk-1")
    key_dialog.show_busy("Asking the service once…", may_cancel=True)
    assert not any(w.isEnabled() for w in (key_dialog.save, key_dialog.test, key_dialog.forget))
    assert key_dialog.edit.isReadOnly()
    assert shown_text(key_dialog, "apiKeyMessage") == "Asking the service once…"
    key_dialog.show_error(KeyringError())
    assert all(w.isEnabled() for w in (key_dialog.save, key_dialog.test, key_dialog.forget))
    assert not key_dialog.edit.isReadOnly()
    assert shown_text(key_dialog, "apiKeyMessage").startswith(f"{title(KeyringCase.UNUSABLE)}.")


@pytest.mark.parametrize("place", ["edit", "test", "save", "forget"])
def test_the_focus_stays_where_it_is_while_something_is_done_with_the_key(
    key_dialog: ApiKeyDialog, qtbot: QtBot, place: str
) -> None:
    key_dialog.offer_to_forget(has_key=True)
    key_dialog.edit.setText("sk-1")
    wanted: list[object] = []
    for signal in (key_dialog.test_requested, key_dialog.save_requested):
        signal.connect(wanted.append)
    key_dialog.forget_requested.connect(lambda: wanted.append("forget"))
    widget: QWidget = getattr(key_dialog, place)
    widget.setFocus()
    key_dialog.show_busy("Asking the service once…", may_cancel=True)
    assert widget.hasFocus()
    # A second press of what keeps the focus does nothing.
    qtbot.keyClick(widget, Qt.Key.Key_Space)
    qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert wanted == []
    key_dialog.show_check(KeyCheck((), Quota(), Step.REACH, NotConnectedError()))
    assert widget.hasFocus()


@pytest.mark.parametrize(("place", "expected"), [("test", "test"), ("forget", "forget"), ("edit", "save")])
def test_enter_does_what_the_focused_button_says_and_saves_from_the_field(
    key_dialog: ApiKeyDialog, qtbot: QtBot, place: str, expected: str
) -> None:
    key_dialog.offer_to_forget(has_key=True)
    key_dialog.edit.setText("sk-1")
    done: list[str] = []
    key_dialog.test_requested.connect(lambda _key: done.append("test"))
    key_dialog.save_requested.connect(lambda _key: done.append("save"))
    key_dialog.forget_requested.connect(lambda: done.append("forget"))
    widget: QWidget = getattr(key_dialog, place)
    widget.setFocus()
    qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert done == [expected]


def test_when_a_wait_disables_the_test_the_focus_goes_to_the_key(key_dialog: ApiKeyDialog) -> None:
    key_dialog.test.setFocus()
    key_dialog.show_waiting(waiting=True)
    assert key_dialog.edit.hasFocus()


def test_what_cannot_be_called_off_keeps_the_key_dialog_open(key_dialog: ApiKeyDialog, qtbot: QtBot) -> None:
    key_dialog.show_busy("Saving…", may_cancel=False)
    assert not key_dialog.cancel.isEnabled()
    qtbot.keyClick(key_dialog, Qt.Key.Key_Escape)
    key_dialog.close()
    assert key_dialog.isVisible()
    key_dialog.show_error(KeyringError())
    assert key_dialog.cancel.isEnabled()
    qtbot.keyClick(key_dialog, Qt.Key.Key_Escape)
    assert not key_dialog.isVisible()


def test_a_test_can_be_called_off(key_dialog: ApiKeyDialog) -> None:
    key_dialog.show_busy("Asking the service once…", may_cancel=True)
    key_dialog.cancel.click()
    assert not key_dialog.isVisible()


REACHED, SECURE = "✓ Address reached", "✓ Secure connection"
KEY_UNTESTED, LIST_UNTESTED = "– Key: not tested", "– List: not tested"


@pytest.mark.parametrize(
    ("check", "lines", "advice"),
    [
        (
            KeyCheck(tuple(Step), Quota(60, 59)),
            [REACHED, SECURE, "✓ Key accepted", "✓ Animals listed, 59 of 60 requests left"],
            "",
        ),
        (
            KeyCheck((Step.REACH, Step.KEY, Step.LIST), Quota()),
            [
                REACHED,
                "– No secure connection needed on this computer",
                "✓ Key accepted",
                "✓ Animals listed",
            ],
            "",
        ),
        (
            KeyCheck((), Quota(), Step.REACH, NotConnectedError()),
            ["✗ Address not reached", "– Secure connection: not tested", KEY_UNTESTED, LIST_UNTESTED],
            "Nothing was sent. Check the network, then try again.",
        ),
        (
            KeyCheck((Step.REACH,), Quota(), Step.TRUST, CertificateError()),
            [REACHED, "✗ Connection not secure", KEY_UNTESTED, LIST_UNTESTED],
            "Nothing was sent. Check the address, or ask your IT team about the certificate.",
        ),
        (
            KeyCheck(
                (Step.REACH, Step.TRUST),
                Quota(),
                Step.KEY,
                KeyRefusedError(401, ErrorBody("expired", "It expired on Monday.")),
            ),
            [REACHED, SECURE, "✗ Key refused", LIST_UNTESTED],
            "“It expired on Monday.”\nCopy the whole key again, or ask your IT team for a new one.",
        ),
        (
            KeyCheck((Step.REACH, Step.TRUST), Quota(), Step.KEY, NoAnswerError()),
            [REACHED, SECURE, "✗ Key not checked", LIST_UNTESTED],
            f"{title(ConnectionCase.NO_ANSWER)}. Save the key anyway, or test it again later.",
        ),
        (
            KeyCheck((Step.REACH, Step.TRUST, Step.KEY), Quota(), Step.LIST, UnexpectedAnswerError(200)),
            [REACHED, SECURE, "✓ Key accepted", "✗ Animals not listed"],
            f"{title(AnswerCase.UNREADABLE)}. Check the address.",
        ),
        (
            KeyCheck(
                (Step.REACH, Step.TRUST),
                Quota(),
                Step.KEY,
                UnexpectedAnswerError(
                    403, ErrorBody("no", "Not today."), AnswerCase.NOT_ACCEPTED, safe=Safe.SCREEN_KEPT
                ),
            ),
            [REACHED, SECURE, "✗ Key not checked", LIST_UNTESTED],
            f"{title(AnswerCase.NOT_ACCEPTED)}. Not today. It answered with the status 403.",
        ),
    ],
)
def test_a_test_says_of_each_step_whether_it_passed_failed_or_was_not_tested(
    key_dialog: ApiKeyDialog, check: KeyCheck, lines: list[str], advice: str
) -> None:
    key_dialog.show_check(check)
    assert list(map(shown_step, key_dialog.steps.lines.values())) == lines
    assert shown_text(key_dialog, "apiKeyAdvice") == advice
    if advice:
        # Below the text of its step, not below the mark.
        line = key_dialog.steps.lines[Step.KEY]
        assert key_dialog.steps.advice.contentsMargins() == line.contentsMargins()
    looks = {Mark.PASSED: "good", Mark.FAILED: "error", Mark.UNTESTED: "muted"}
    for line in key_dialog.steps.lines.values():
        assert line.isVisible()
        assert line.property("look") == looks[line.mark]


def test_the_result_of_a_test_goes_with_the_key_that_was_tested(
    key_dialog: ApiKeyDialog, qtbot: QtBot
) -> None:
    key_dialog.show_check(KeyCheck(tuple(Step), Quota(60, 59)))
    qtbot.keyClicks(key_dialog.edit, "x")
    assert shown_text(key_dialog, "keyStep") == ""


def test_the_eye_beside_the_key_follows_a_change_of_colours(key_dialog: ApiKeyDialog, theme: Theme) -> None:
    (reveal,) = key_dialog.edit.actions()
    before = reveal.icon().pixmap(16).toImage()
    theme.choose(Appearance.DARK)
    assert reveal.icon().pixmap(16).toImage() != before


def test_a_reason_for_asking_is_said_at_once(theme: Theme, window: QWidget) -> None:
    dialog = ApiKeyDialog(theme, PRODUCTION, "A reason.", window)
    dialog.show()
    assert shown_text(dialog, "apiKeyMessage") == "A reason."


@pytest.fixture
def environments_dialog(window: QWidget, opened: Callable[[FormDialog], None]) -> EnvironmentsDialog:
    dialog = EnvironmentsDialog((SANDBOX, PRODUCTION, STAGING), {}, window)
    opened(dialog)
    return dialog


def test_addresses_are_handed_over_in_their_normal_form(environments_dialog: EnvironmentsDialog) -> None:
    saved: list[object] = []
    environments_dialog.save_requested.connect(saved.append)
    assert child(environments_dialog, QLineEdit, "productionUrlEdit").text() == "https://animals.example/v1"
    child(environments_dialog, QLineEdit, "productionUrlEdit").setText("")
    child(environments_dialog, QLineEdit, "stagingUrlEdit").setText(
        " HTTPS://Staging.Animals.Example:443/v1/ "
    )
    environments_dialog.save.click()
    assert saved == [
        Changes({EnvironmentId.PRODUCTION: None, EnvironmentId.STAGING: "https://staging.animals.example/v1"})
    ]


@pytest.mark.parametrize(
    "address", ["animals.example/v1", "http://animals.example/v1", "https://animals.example/v2", "https://"]
)
def test_an_unusable_address_is_said_beside_its_field(
    environments_dialog: EnvironmentsDialog, address: str
) -> None:
    saved: list[object] = []
    environments_dialog.save_requested.connect(saved.append)
    child(environments_dialog, QLineEdit, "stagingUrlEdit").setText(address)
    environments_dialog.save.click()
    assert shown_text(environments_dialog, "stagingUrlError")
    assert shown_text(environments_dialog, "productionUrlError") == ""
    assert child(environments_dialog, QLineEdit, "stagingUrlEdit").hasFocus()
    assert saved == []


def test_an_address_set_by_a_variable_is_shown_and_not_changed(window: QWidget) -> None:
    fixed = Environment(EnvironmentId.STAGING, "Staging", "http://127.0.0.1:1/v1", SettingSource.VARIABLE)
    dialog = EnvironmentsDialog((SANDBOX, PRODUCTION, fixed), {}, window)
    dialog.show()
    saved: list[object] = []
    dialog.save_requested.connect(saved.append)
    assert child(dialog, QLineEdit, "stagingUrlEdit").isReadOnly()
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert "Set by MENAGERIE_STAGING_URL. You can't change it here." in texts
    dialog.save.click()
    assert saved == [Changes()]


def test_only_what_was_changed_is_saved_and_the_addresses_of_it_stay_its_own(window: QWidget) -> None:
    from_it = Environment(EnvironmentId.STAGING, "Staging", "https://it.example/v1", SettingSource.SITE)
    dialog = EnvironmentsDialog((SANDBOX, PRODUCTION, from_it), {}, window)
    dialog.show()
    saved: list[object] = []
    dialog.save_requested.connect(saved.append)
    child(dialog, QLineEdit, "productionUrlEdit").setText("https://other.example/v1")
    dialog.save.click()
    assert saved == [Changes({EnvironmentId.PRODUCTION: "https://other.example/v1"})]


def test_the_problem_of_an_address_is_shown_from_the_start(window: QWidget) -> None:
    broken = Environment(EnvironmentId.STAGING, "Staging", None, SettingSource.SITE, fact(AddressCase.HOST))
    dialog = EnvironmentsDialog((SANDBOX, PRODUCTION, broken), {}, window)
    dialog.show()
    assert (
        shown_text(dialog, "stagingUrlError")
        == "Correct the host: write it as in https://animals.example/v1."
    )


def test_addresses_that_could_not_be_saved_stay_in_the_dialog(
    environments_dialog: EnvironmentsDialog,
) -> None:
    environments_dialog.show_error(StorageError(WritingCase.DISK_FULL))
    shown = shown_text(environments_dialog, "environmentsMessage")
    assert shown.startswith(f"{title(StorageCase.NOT_WRITTEN)}. {DISK_FULL}.")
    assert environments_dialog.isVisible()


@pytest.mark.parametrize("situation", list(Situation))
def test_every_situation_can_be_practised(window: QWidget, situation: Situation) -> None:
    practised: list[Situation] = []
    dialog = PracticeDialog(window, practised.append)
    dialog.show()
    name = f"practice{situation.name.title().replace('_', '')}"
    next(button for button in dialog.findChildren(RadioButton) if button.objectName() == name).click()
    dialog.start.click()
    assert practised == [situation]
    assert dialog.isHidden()
