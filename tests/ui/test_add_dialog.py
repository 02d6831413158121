"""The add dialog: what is wrong is said beside the field, and nothing typed is lost."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import INT64_MAX, INT64_MIN, NewAnimal, PetStatus
from menagerie.domain.errors import (
    BadRequestError,
    ErrorBody,
    KeyRefusedError,
    NoAnswerError,
    NotConnectedError,
)
from menagerie.ui.add_dialog import AddAnimalDialog
from menagerie.ui.form import Shade
from menagerie.ui.theme import Theme


@pytest.fixture
def dialog(theme: Theme, qtbot: QtBot) -> Iterator[AddAnimalDialog]:
    parent = QWidget()
    parent.resize(800, 600)
    qtbot.addWidget(parent)
    parent.show()
    dialog = AddAnimalDialog("Staging", parent)
    dialog.open()
    dialog.activateWindow()
    qtbot.waitActive(dialog)
    yield dialog
    dialog.begin_another()
    dialog.reject()


@pytest.fixture
def wanted(dialog: AddAnimalDialog) -> list[NewAnimal]:
    wanted: list[NewAnimal] = []
    dialog.add_wanted.connect(wanted.append)
    return wanted


def beside(dialog: AddAnimalDialog, name: str) -> str:
    """Return what is said beside a field; nothing while the label is hidden."""
    label = dialog.findChild(QLabel, name)
    assert isinstance(label, QLabel)
    return label.text() if label.isVisible() else ""


def test_name_and_category_are_handed_over_exactly(dialog: AddAnimalDialog, wanted: list[NewAnimal]) -> None:
    dialog.name.setText("  <b>Rex</b> & 🐕 שלום ")
    dialog.category.setText(str(INT64_MAX))
    dialog.confirm.click()
    assert wanted == [NewAnimal("<b>Rex</b> & 🐕 שלום", INT64_MAX, None)]


@pytest.mark.parametrize(
    ("button", "status"),
    [
        ("newStatusUnstated", None),
        ("newStatusAvailable", PetStatus.AVAILABLE),
        ("newStatusPending", PetStatus.PENDING),
        ("newStatusSold", PetStatus.SOLD),
    ],
)
def test_the_status_is_the_one_chosen_or_the_services_own(
    dialog: AddAnimalDialog, wanted: list[NewAnimal], button: str, status: PetStatus | None
) -> None:
    dialog.name.setText("Rex")
    dialog.category.setText("-7")
    choice = dialog.findChild(QPushButton, button)
    assert isinstance(choice, QPushButton)
    choice.click()
    dialog.confirm.click()
    assert wanted == [NewAnimal("Rex", -7, status)]


@pytest.mark.parametrize("name", ["", "   ", "\u00a0"])
def test_a_missing_name_is_said_beside_the_name(
    dialog: AddAnimalDialog, wanted: list[NewAnimal], name: str
) -> None:
    dialog.name.setText(name)
    dialog.category.setText("12")
    dialog.confirm.click()
    assert beside(dialog, "nameError") == "An animal needs a name."
    assert beside(dialog, "categoryError") == ""
    assert dialog.name.hasFocus()
    assert wanted == []


@pytest.mark.parametrize(
    ("category", "said"),
    [
        ("", "A category number is needed, such as 12."),
        ("12a", "A category is a whole number, such as 12."),
        ("1.0", "A category is a whole number, such as 12."),
        ("1e3", "A category is a whole number, such as 12."),
        (str(INT64_MAX + 1), "A category number cannot be above 9223372036854775807."),
        (str(INT64_MIN - 1), "A category number cannot be below -9223372036854775808."),
    ],
)
def test_a_category_that_is_no_int64_is_said_beside_the_category(
    dialog: AddAnimalDialog, wanted: list[NewAnimal], category: str, said: str
) -> None:
    dialog.name.setText("Rex")
    dialog.category.setText(category)
    dialog.confirm.click()
    assert beside(dialog, "categoryError") == said
    assert dialog.category.accessibleDescription() == said
    assert dialog.category.hasFocus()
    assert beside(dialog, "nameError") == ""
    assert wanted == []


def test_both_fields_are_checked_at_once_and_the_first_gets_the_focus(dialog: AddAnimalDialog) -> None:
    dialog.confirm.click()
    assert beside(dialog, "nameError")
    assert beside(dialog, "categoryError")
    assert dialog.name.hasFocus()


def test_an_error_goes_away_as_soon_as_its_field_is_corrected(dialog: AddAnimalDialog, qtbot: QtBot) -> None:
    dialog.confirm.click()
    qtbot.keyClicks(dialog.name, "R")
    assert beside(dialog, "nameError") == ""
    assert beside(dialog, "categoryError")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_confirms_from_either_field(
    dialog: AddAnimalDialog, wanted: list[NewAnimal], qtbot: QtBot, key: Qt.Key
) -> None:
    dialog.name.setText("Rex")
    dialog.category.setText("12")
    qtbot.keyClick(dialog.name, key)
    qtbot.keyClick(dialog.category, key)
    assert wanted == [NewAnimal("Rex", 12, None)] * 2


def test_escape_gives_up_once(dialog: AddAnimalDialog, qtbot: QtBot) -> None:
    given_up: list[bool] = []
    dialog.given_up.connect(lambda: given_up.append(True))
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden()
    assert given_up == [True]


def test_the_window_is_dimmed_only_while_the_dialog_is_open(dialog: AddAnimalDialog, qtbot: QtBot) -> None:
    window = dialog.parentWidget()
    assert window is not None
    (shade,) = window.findChildren(Shade)
    with qtbot.waitSignal(shade.destroyed):
        dialog.cancel.click()


def test_the_button_names_the_environment(dialog: AddAnimalDialog) -> None:
    assert dialog.confirm.text() == "Add to Staging"
    assert dialog.confirm.isDefault()


def test_while_the_animal_is_on_its_way_the_dialog_stays_as_it_is(
    dialog: AddAnimalDialog, wanted: list[NewAnimal], qtbot: QtBot
) -> None:
    dialog.name.setText("Rex")
    dialog.category.setText("12")
    dialog.show_sending()
    assert not any(
        widget.isEnabled()
        for widget in (dialog.name, dialog.category, dialog.status, dialog.confirm, dialog.cancel)
    )
    assert beside(dialog, "addMessage") == "Adding…"
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    dialog.submit()
    assert not dialog.close()
    assert dialog.isVisible()
    assert wanted == []


def test_an_animal_that_waits_to_be_sent_can_still_be_given_up(dialog: AddAnimalDialog, qtbot: QtBot) -> None:
    dialog.show_queued("Not sent yet: it is sent by itself at 14:03:10. Close this to not add it.")
    assert not dialog.confirm.isEnabled()
    assert dialog.cancel.isEnabled()
    assert beside(dialog, "addMessage").startswith("Not sent yet")
    with qtbot.waitSignal(dialog.given_up):
        dialog.cancel.click()


def test_during_a_wait_typing_goes_on_and_only_the_button_is_disabled(
    dialog: AddAnimalDialog, wanted: list[NewAnimal], qtbot: QtBot
) -> None:
    dialog.name.setFocus()
    dialog.show_waiting(waiting=True)
    assert not dialog.confirm.isEnabled()
    qtbot.keyClicks(dialog.name, "Rex")
    qtbot.keyClicks(dialog.category, "12")
    qtbot.keyClick(dialog.category, Qt.Key.Key_Return)
    assert wanted == []
    dialog.show_waiting(waiting=False)
    qtbot.keyClick(dialog.category, Qt.Key.Key_Return)
    assert wanted == [NewAnimal("Rex", 12, None)]


@pytest.mark.parametrize(
    ("message", "field"),
    [("categoryId must be at least 1", "categoryError"), ("Name is too long", "nameError")],
)
def test_the_services_own_words_are_shown_beside_the_field_that_they_name(
    dialog: AddAnimalDialog, message: str, field: str
) -> None:
    dialog.name.setText("Rex")
    dialog.category.setText("12")
    dialog.show_sending()
    dialog.show_error(BadRequestError(400, ErrorBody("invalid", message)))
    assert beside(dialog, field) == message
    assert beside(dialog, "addMessage") == ""
    assert (dialog.name.text(), dialog.category.text()) == ("Rex", "12")
    assert dialog.confirm.isEnabled()


def test_the_services_words_about_no_field_are_shown_above_the_buttons(dialog: AddAnimalDialog) -> None:
    dialog.show_error(BadRequestError(400, ErrorBody("invalid", "<i>Closed</i> on Sundays")))
    said = beside(dialog, "addMessage")
    assert "<i>Closed</i> on Sundays" in said
    assert "Nothing was added" in said


def test_only_a_refused_animal_is_said_beside_a_field(dialog: AddAnimalDialog) -> None:
    dialog.show_error(KeyRefusedError(401, ErrorBody("unauthorized", "The key's name is unknown")))
    assert beside(dialog, "nameError") == ""
    assert "The key was refused." in beside(dialog, "addMessage")


def test_when_nothing_was_sent_the_dialog_says_so_and_can_be_sent_again(dialog: AddAnimalDialog) -> None:
    dialog.show_sending()
    dialog.show_error(NotConnectedError())
    assert "Nothing was sent" in beside(dialog, "addMessage")
    assert dialog.confirm.isEnabled()
    assert dialog.confirm.text() == "Add to Staging"


def test_a_doubt_is_said_and_the_button_names_what_it_now_does(dialog: AddAnimalDialog) -> None:
    dialog.show_sending()
    dialog.show_unconfirmed(NoAnswerError())
    said = beside(dialog, "addMessage")
    assert "It is not known whether the animal was added" in said
    assert "add it twice" in said
    assert dialog.confirm.text() == "Add again anyway"


def test_after_a_doubt_the_next_animal_is_added_under_the_buttons_usual_name(
    dialog: AddAnimalDialog,
) -> None:
    dialog.show_unconfirmed(NoAnswerError())
    dialog.begin_another()
    assert dialog.confirm.text() == "Add to Staging"


def test_another_animal_begins_with_an_empty_name_and_the_same_category(dialog: AddAnimalDialog) -> None:
    dialog.name.setText("Rex")
    dialog.category.setText("12")
    dialog.status.choose(PetStatus.SOLD)
    dialog.show_sending()
    dialog.begin_another()
    assert dialog.name.text() == ""
    assert dialog.category.text() == "12"
    assert dialog.status.value is PetStatus.SOLD
    assert dialog.name.hasFocus()
