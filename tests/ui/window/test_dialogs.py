"""The dialogs for keys, addresses, categories and practising."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import INT64_MAX, INT64_MIN
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
from menagerie.ui.details.knowledge_flow import LONGEST_NAME, CategoryDialog
from menagerie.ui.environments.key_dialog import ApiKeyDialog
from menagerie.ui.environments.setup_dialogs import EnvironmentsDialog, PracticeDialog
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.widgets.fields import RadioButton
from menagerie.ui.widgets.form import FormDialog
from menagerie.ui.widgets.steps import Mark
from menagerie.workflows.key_check import KeyCheck, Step
from menagerie.workflows.session import Situation
from support.every_case import every_case
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


def test_a_pasted_key_is_taken_without_white_space(key_dialog: ApiKeyDialog, qtbot: QtBot) -> None:
    assert "https://animals.example/v1" in " ".join(label.text() for label in key_dialog.findChildren(QLabel))
    keys, edit = list[ApiKey](), key_dialog.edit
    key_dialog.save_requested.connect(keys.append)
    QGuiApplication.clipboard().setText("  sk-4f9a77c1e0\n")
    qtbot.keyClick(edit, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert [key.reveal() for key in keys] == ["sk-4f9a77c1e0"]
    keys.clear()
    # It is masked until it is revealed.
    (reveal,) = edit.actions()
    assert edit.echoMode() is QLineEdit.EchoMode.Password
    reveal.trigger()
    assert edit.echoMode() is QLineEdit.EchoMode.Normal
    assert reveal.text() == "Hide the key"
    reveal.trigger()
    assert edit.echoMode() is QLineEdit.EchoMode.Password
    # An empty field has no key to save or test.
    for typed in ("", "   "):
        edit.setText("sk-4f9a77c1e0")
        assert key_dialog.save.isEnabled()
        edit.setText(typed)
        assert not key_dialog.save.isEnabled()
        assert not key_dialog.test.isEnabled()
        qtbot.keyClick(edit, Qt.Key.Key_Return)
    # What is no key is said beside the field.
    for typed in ("two words", "schlüssel"):
        edit.setText(typed)
        key_dialog.save.click()
        assert shown_text(key_dialog, "apiKeyError").startswith("A key has letters, digits and signs only")
        assert edit.hasFocus()
    assert keys == []


def test_while_a_key_is_tested_nothing_else_can_be_done(key_dialog: ApiKeyDialog, qtbot: QtBot) -> None:
    key_dialog.offer_to_forget(has_key=True)
    key_dialog.edit.setText("sk-1")
    done: list[str] = []
    key_dialog.test_requested.connect(lambda _key: done.append("test"))
    key_dialog.save_requested.connect(lambda _key: done.append("save"))
    key_dialog.forget_requested.connect(lambda: done.append("forget"))
    buttons = (key_dialog.save, key_dialog.test, key_dialog.forget)
    for widget in (key_dialog.edit, *buttons):
        widget.setFocus()
        key_dialog.show_busy("Asking the service once…", may_cancel=True)
        assert not any(button.isEnabled() for button in buttons if button is not widget)
        assert key_dialog.edit.isReadOnly()
        assert shown_text(key_dialog, "apiKeyMessage") == "Asking the service once…"
        # The focus stays where it is; a second press of what keeps it does nothing.
        assert widget.hasFocus()
        qtbot.keyClick(widget, Qt.Key.Key_Space)
        qtbot.keyClick(widget, Qt.Key.Key_Return)
        assert done == []
        key_dialog.show_check(KeyCheck((), Quota(), Step.REACH, NotConnectedError()))
        assert widget.hasFocus()
        assert all(button.isEnabled() for button in buttons)
        assert not key_dialog.edit.isReadOnly()
    # Enter does what the focused button says, and saves from the field.
    for widget in (key_dialog.test, key_dialog.forget, key_dialog.edit):
        widget.setFocus()
        qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert done == ["test", "forget", "save"]
    # When a wait disables the test, the focus goes to the key.
    key_dialog.test.setFocus()
    key_dialog.show_waiting(waiting=True)
    assert key_dialog.edit.hasFocus()
    key_dialog.show_busy("Saving…", may_cancel=False)
    assert not key_dialog.cancel.isEnabled()
    qtbot.keyClick(key_dialog, Qt.Key.Key_Escape)
    key_dialog.close()
    assert key_dialog.isVisible()
    key_dialog.show_error(KeyringError())
    assert shown_text(key_dialog, "apiKeyMessage").startswith(f"{title(KeyringCase.UNUSABLE)}.")
    assert key_dialog.cancel.isEnabled()
    qtbot.keyClick(key_dialog, Qt.Key.Key_Escape)
    assert not key_dialog.isVisible()
    key_dialog.show()
    key_dialog.show_busy("Asking the service once…", may_cancel=True)
    key_dialog.cancel.click()
    assert not key_dialog.isVisible()


REACHED, SECURE = "✓ Address reached", "✓ Secure connection"
KEY_UNTESTED, LIST_UNTESTED = "– Key: not tested", "– List: not tested"


CHECKS: list[tuple[KeyCheck, list[str], str]] = [
    (
        KeyCheck(tuple(Step), Quota(60, 59)),
        [REACHED, SECURE, "✓ Key accepted", "✓ Animals listed, 59 of 60 requests left"],
        "",
    ),
    (
        KeyCheck((Step.REACH, Step.KEY, Step.LIST), Quota()),
        [REACHED, "– No secure connection needed on this computer", "✓ Key accepted", "✓ Animals listed"],
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
]


def test_a_test_says_how_each_step_ended(key_dialog: ApiKeyDialog, theme: Theme, qtbot: QtBot) -> None:
    looks = {Mark.PASSED: "good", Mark.FAILED: "error", Mark.UNTESTED: "muted"}
    with every_case() as case:
        for check, lines, advice in CHECKS:
            with case(lines):
                key_dialog.show_check(check)
                assert list(map(shown_step, key_dialog.steps.lines.values())) == lines
                assert shown_text(key_dialog, "apiKeyAdvice") == advice
                if advice:
                    # Below the text of its step, not below the mark.
                    line = key_dialog.steps.lines[Step.KEY]
                    assert key_dialog.steps.advice.contentsMargins() == line.contentsMargins()
                for line in key_dialog.steps.lines.values():
                    assert line.isVisible()
                    assert line.property("look") == looks[line.mark]
    # The result goes with the key that was tested.
    qtbot.keyClicks(key_dialog.edit, "x")
    assert shown_text(key_dialog, "keyStep") == ""
    # The eye beside the key follows a change of colours.
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


def test_an_unusable_address_is_said_beside_its_field(environments_dialog: EnvironmentsDialog) -> None:
    saved: list[object] = []
    environments_dialog.save_requested.connect(saved.append)
    production, staging = (
        child(environments_dialog, QLineEdit, f"{name}UrlEdit") for name in ("production", "staging")
    )
    for address in (
        *("animals.example/v1", "http://animals.example/v1", "https://animals.example/v2", "https://"),
    ):
        staging.setText(address)
        environments_dialog.save.click()
        assert shown_text(environments_dialog, "stagingUrlError")
        assert shown_text(environments_dialog, "productionUrlError") == ""
        assert staging.hasFocus()
        assert saved == []
    assert production.text() == "https://animals.example/v1"
    production.setText("")
    staging.setText(" HTTPS://Staging.Animals.Example:443/v1/ ")
    environments_dialog.save.click()
    assert saved == [
        Changes({EnvironmentId.PRODUCTION: None, EnvironmentId.STAGING: "https://staging.animals.example/v1"})
    ]
    # They stay in the dialog where they could not be saved.
    environments_dialog.show_error(StorageError(WritingCase.DISK_FULL))
    shown = shown_text(environments_dialog, "environmentsMessage")
    assert shown.startswith(f"{title(StorageCase.NOT_WRITTEN)}. {DISK_FULL}.")
    assert environments_dialog.isVisible()


def test_only_what_was_changed_here_is_saved_and_a_problem_is_shown_from_the_start(window: QWidget) -> None:
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
    from_it = Environment(EnvironmentId.STAGING, "Staging", "https://it.example/v1", SettingSource.SITE)
    dialog = EnvironmentsDialog((SANDBOX, PRODUCTION, from_it), {}, window)
    dialog.show()
    saved.clear()
    dialog.save_requested.connect(saved.append)
    child(dialog, QLineEdit, "productionUrlEdit").setText("https://other.example/v1")
    dialog.save.click()
    assert saved == [Changes({EnvironmentId.PRODUCTION: "https://other.example/v1"})]
    broken = Environment(EnvironmentId.STAGING, "Staging", None, SettingSource.SITE, fact(AddressCase.HOST))
    dialog = EnvironmentsDialog((SANDBOX, PRODUCTION, broken), {}, window)
    dialog.show()
    assert (
        shown_text(dialog, "stagingUrlError")
        == "Correct the host: write it as in https://animals.example/v1."
    )


def test_every_situation_can_be_practised(window: QWidget) -> None:
    practised: list[Situation] = []
    for situation in Situation:
        dialog = PracticeDialog(window, practised.append)
        dialog.show()
        name = f"practice{situation.name.title().replace('_', '')}"
        child(dialog, RadioButton, name).click()
        dialog.start.click()
        assert dialog.isHidden()
    assert practised == list(Situation)


Opening = Callable[..., CategoryDialog]


@pytest.fixture
def saves() -> list[tuple[int, str]]:
    return []


@pytest.fixture
def open_naming(qtbot: QtBot, saves: list[tuple[int, str]]) -> Opening:
    window = blank_window(qtbot)

    def open_it(category_id: int = 7, name: str | None = None) -> CategoryDialog:
        dialog = CategoryDialog(category_id, name, lambda *named: saves.append(named), window)
        dialog.open()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.edit.hasFocus)
        return dialog

    return open_it


def test_enter_saves_the_name_without_extra_spaces_and_the_dialog_says_that_it_stays_in_the_shop(
    open_naming: Opening, saves: list[tuple[int, str]], qtbot: QtBot
) -> None:
    for category_id in (INT64_MIN, 7, INT64_MAX):
        dialog = open_naming(category_id)
        assert dialog.windowTitle() == f"Name category {category_id} – Menagerie"
        notice = shown_text(dialog, "categoryNameNotice")
        assert "only the number" in notice
        assert "stays in your shop" in notice
        # A missing name cannot be removed.
        assert not dialog.remove.isVisible()
        qtbot.keyClicks(dialog.edit, "  Large   dogs ")
        qtbot.keyClick(dialog.edit, Qt.Key.Key_Return)
        assert saves[-1] == (category_id, "Large dogs")
        assert not dialog.isVisible()


def test_a_name_is_replaced_removed_left_or_explained_if_unusable(
    open_naming: Opening, saves: list[tuple[int, str]], qtbot: QtBot
) -> None:
    dialog = open_naming(7, "Dogs")
    assert dialog.edit.text() == "Dogs"
    # It is selected to be replaced.
    qtbot.keyClicks(dialog.edit, "Hounds")
    dialog.save.click()
    assert saves == [(7, "Hounds")]
    saves.clear()
    for by in ("button", "Escape"):
        dialog = open_naming(7, "Dogs")
        dialog.edit.setText("Cats")
        if by == "button":
            dialog.cancel.click()
        else:
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        assert saves == []
        assert not dialog.isVisible()
    dialog = open_naming(7, "Dogs")
    assert dialog.remove.isVisible()
    dialog.remove.click()
    assert saves == [(7, "")]
    assert not dialog.isVisible()
    saves.clear()
    dialog = open_naming(7)
    for typed, error in (
        ("", "Enter a name, such as Dogs."),
        ("   ", "Enter a name, such as Dogs."),
        ("x" * (LONGEST_NAME + 1), "Use at most 80 characters. This name has 81."),
    ):
        dialog.edit.setText(typed)
        dialog.save.click()
        assert shown_text(dialog, "categoryNameError") == error
        assert dialog.edit.accessibleDescription() == error
        assert dialog.edit.hasFocus()
        assert saves == []
        qtbot.keyClicks(dialog.edit, "D")
        assert shown_text(dialog, "categoryNameError") == ""
    # Its length is counted in characters, not in bytes.
    dialog.edit.setText("🐕" * LONGEST_NAME)
    dialog.save.click()
    assert saves == [(7, "🐕" * LONGEST_NAME)]
