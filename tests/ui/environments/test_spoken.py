"""The dialogs for environments and keys: what a screen reader says of them, and their fields for sharing."""

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.cases import KeyringAttempt, KeyringCase, StorageCase
from menagerie.domain.errors import KeyringError, StorageError
from menagerie.settings.environments import Changes, Environment, EnvironmentId, SettingSource
from menagerie.ui.environments.key_dialog import ApiKeyDialog
from menagerie.ui.environments.setup_dialogs import EnvironmentsDialog
from menagerie.ui.look.theme import Theme
from menagerie.ui.words.messages import sentence_of
from support.widgets import child, shown_text
from support.windows import blank_window

PRODUCTION = Environment(
    EnvironmentId.PRODUCTION, "Production", "https://animals.example/v1", SettingSource.USER
)
STAGING = Environment(EnvironmentId.STAGING, "Staging", None, SettingSource.NONE)


@pytest.fixture
def window(theme: Theme, qtbot: QtBot) -> QWidget:
    del theme
    return blank_window(qtbot)


def test_why_a_key_was_not_forgotten(window: QWidget, theme: Theme, announced: list[str]) -> None:
    dialog = ApiKeyDialog(theme, PRODUCTION, "", window)
    dialog.open()
    error = KeyringError(KeyringCase.NO_ANSWER, attempt=KeyringAttempt.FORGET)
    for _time in range(2):
        dialog.show_busy("Forgetting…", may_cancel=False)
        dialog.show_error(error)
        assert announced.pop() == sentence_of(error)
    dialog.show_message("A message.")
    assert announced.pop() == "A message."


def test_why_environments_were_not_saved_and_which_limit_of_a_plan_cannot_be_used(
    window: QWidget, announced: list[str]
) -> None:
    dialog = EnvironmentsDialog((PRODUCTION, STAGING), {}, window)
    dialog.open()
    error = StorageError(StorageCase.NOT_WRITTEN, path="environments.toml", detail="No space left on device")
    dialog.show_error(error)
    assert announced == [sentence_of(error)]
    announced.clear()
    plan = dialog.plan_of(EnvironmentId.PRODUCTION)
    plan.choice.setCurrentIndex(plan.choice.count() - 1)
    plan.per_day.setText("many")
    plan.per_day.setFocus()
    dialog.save.click()
    assert announced == [plan.error.text()]


def test_why_a_kept_password_cannot_be_looked_for_and_what_its_button_does_now(
    window: QWidget, announced: list[str]
) -> None:
    dialog = EnvironmentsDialog((PRODUCTION, STAGING), {}, window)
    dialog.open()
    field = dialog.shared_fields[EnvironmentId.PRODUCTION]
    field.unfold()
    field.address.setText("postgresql://desk@db.example.com/shop")
    places: list[str] = []
    field.origin_entered.connect(places.append)
    field.address.editingFinished.emit()
    place = places.pop()
    field.show_kept_error(place, "A problem.")
    assert field.password.accessibleDescription() == "A problem."
    assert child(field, QWidget, "sharedState").isVisible()
    assert not announced
    field.show_kept(place, is_kept=True, this_run=False)
    for does in ("Remove the password", "Keep the password"):
        assert field.forget.accessibleName() == f"Production: {does}"
        field.forget.click()
        assert announced.pop() == field.state.text()
    assert field.forget.accessibleName() == "Production: Remove the password"
    assert not announced


def test_sharing_is_one_line_for_those_who_share_nothing_and_an_unusable_address_is_said_and_not_saved(
    window: QWidget,
) -> None:
    dialog = EnvironmentsDialog((PRODUCTION, STAGING), {}, window)
    dialog.open()
    for field in dialog.shared_fields.values():
        assert field.more.isVisible()
        assert field.more.text() == "Share with other desks…"
        assert not any(edit.isVisible() for edit in field.findChildren(QLineEdit))
    field = dialog.shared_fields[EnvironmentId.STAGING]
    field.more.click()
    assert dialog.focusWidget() is field.address
    assert field.password.isVisible()
    assert not field.more.isVisible()
    saved: list[Changes] = []
    dialog.save_requested.connect(saved.append)
    field.address.setText("postgresql://menagerie:secret@db.example.com/shop")
    field.address.editingFinished.emit()
    assert "Remove the password from the address" in shown_text(field, "sharedError")
    dialog.save.click()
    assert saved == []
    field.address.setText("postgresql://menagerie@db.example.com/shop")
    assert shown_text(field, "sharedError") == ""
