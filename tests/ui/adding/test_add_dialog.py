"""The add dialog: what is wrong is said beside the field, and nothing typed is lost."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import INT64_MAX, LONGEST_NAME, Category, PetStatus
from menagerie.domain.cases import FieldCase, OutboxCase
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import Fact
from menagerie.outbox.entry import Typed
from menagerie.ui.adding import add_dialog
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from menagerie.ui.adding.questions import answers
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.form import PAUSE, Shade
from menagerie.ui.words.messages import message_of, sentence_of, words
from menagerie.workflows.fields import KnownCategories
from support.clock import VirtualClock
from support.widgets import child


@pytest.fixture
def dialog(theme: Theme, qtbot: QtBot, clock: VirtualClock) -> Iterator[AddAnimalDialog]:
    parent = QWidget()
    parent.resize(800, 600)
    qtbot.addWidget(parent)
    parent.show()
    dialog = AddAnimalDialog("Staging", clock, parent)
    dialog.open()
    dialog.activateWindow()
    qtbot.waitActive(dialog)
    yield dialog
    dialog.begin_another()
    dialog.reject()


@pytest.fixture
def wanted(dialog: AddAnimalDialog) -> list[Typed]:
    wanted: list[Typed] = []
    dialog.add_requested.connect(wanted.append)
    return wanted


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told without a move of the focus."""
    announced: list[str] = []
    monkeypatch.setattr(add_dialog, "announce", lambda _source, text: announced.append(text))
    return announced


def beside(dialog: AddAnimalDialog, name: str) -> str:
    """Return what is said beside a field; nothing while the label is hidden."""
    label = child(dialog, QLabel, name)
    return label.text() if label.isVisible() else ""


def test_what_is_typed_and_chosen_is_handed_over_exactly(
    dialog: AddAnimalDialog, wanted: list[Typed]
) -> None:
    assert dialog.confirm.text() == "Add to Staging"
    assert dialog.confirm.isDefault()
    for name, category, button, status in (
        ("  <b>Rex</b> & 🐕 שלום ", str(INT64_MAX), "newStatusUnstated", None),
        ("z" * LONGEST_NAME, "-7", "newStatusAvailable", PetStatus.AVAILABLE),
        ("Rex", "7", "newStatusPending", PetStatus.PENDING),
        ("Rex", "7", "newStatusSold", PetStatus.SOLD),
    ):
        dialog.name.setText(name)
        dialog.category.setText(category)
        choice = child(dialog, QPushButton, button)
        choice.click()
        dialog.confirm.click()
        assert wanted.pop() == Typed(name, category, status)


def test_a_name_that_cannot_be_used_is_said_beside_the_name(
    dialog: AddAnimalDialog, wanted: list[Typed], qtbot: QtBot
) -> None:
    missing, too_long = words(Fact(FieldCase.NAME_MISSING)), "A name has at most 10,000 characters."
    dialog.category.setText("12")
    for name, said in (
        ("   ", missing),
        ("\u200b\xad", missing),
        # It is not cut to one that fits, wherever it was copied.
        ("z" * (LONGEST_NAME + 1), too_long),
        ("z" * 1_000_000, too_long),
    ):
        QApplication.clipboard().setText(name)
        dialog.name.clear()
        dialog.name.paste()
        dialog.category.setFocus()
        assert not dialog.confirm.isEnabled()
        qtbot.keyClick(dialog.category, Qt.Key.Key_Return)
        assert beside(dialog, "nameError") == said
        assert beside(dialog, "categoryError") == ""
        assert dialog.name.hasFocus()
        assert wanted == []


def test_a_category_that_is_no_int64_is_said_beside_the_category(
    dialog: AddAnimalDialog, wanted: list[Typed], qtbot: QtBot
) -> None:
    dialog.name.setText("Rex")
    for category, said in (
        ("", "Enter a category: its name or its number."),
        ("12a", "No category is called 12a. Type its number."),
        (str(INT64_MAX + 1), "A category is a whole number, such as 12."),
    ):
        dialog.category.setText(category)
        dialog.name.setFocus()
        assert not dialog.confirm.isEnabled()
        qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
        assert beside(dialog, "categoryError") == said
        assert dialog.category.accessibleDescription() == said
        assert dialog.category.hasFocus()
        assert beside(dialog, "nameError") == ""
        assert wanted == []


def test_an_error_is_announced_once_when_the_person_pauses_or_leaves_and_not_by_a_closed_dialog(
    dialog: AddAnimalDialog, announced: list[str], qtbot: QtBot
) -> None:
    dialog.show_categories(KnownCategories([Category(3, "Dogs")]))
    dialog.category.setFocus()
    qtbot.keyClicks(dialog.category, "rabits")
    error = "No category is called rabits. Type its number."
    assert beside(dialog, "categoryError") == error
    assert (announced, dialog.category.accessibleDescription()) == ([], "")
    qtbot.waitUntil(lambda: bool(announced))
    # WHEN Enter is pressed, and the person leaves the field
    qtbot.keyClick(dialog.category, Qt.Key.Key_Return)
    dialog.name.setFocus()
    assert announced == [error]
    # THEN it is read with the field when the focus comes back
    assert dialog.category.accessibleDescription() == error
    # WHEN the person leaves the field at once
    announced.clear()
    dialog.category.setFocus()
    dialog.category.selectAll()
    qtbot.keyClicks(dialog.category, "12a")
    dialog.name.setFocus()
    assert announced == ["No category is called 12a. Type its number."]
    dialog.category.setFocus()
    qtbot.keyClicks(dialog.category, "b")
    dialog.reject()
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert len(announced) == 1


def test_the_button_is_disabled_while_something_is_missing_and_says_what(dialog: AddAnimalDialog) -> None:
    for name, category, missing in (
        ("", "", "Enter a name and a category."),
        (" ", "12", "Enter a name."),
        ("Rex", "", "Enter a category."),
        ("Rex", "12a", "No category is called 12a. Type its number."),
        ("Rex", "12", ""),
    ):
        dialog.name.setText(name)
        dialog.category.setText(category)
        assert dialog.confirm.isEnabled() is (missing == "")
        assert dialog.confirm.toolTip() == dialog.confirm.accessibleDescription() == missing


def test_an_error_is_shown_once_its_field_was_left_or_enter_pressed_and_goes_when_it_is_corrected(
    dialog: AddAnimalDialog, qtbot: QtBot
) -> None:
    missing = words(Fact(FieldCase.NAME_MISSING))
    # An untouched dialog shows none.
    for _ in range(4):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert beside(dialog, "nameError") == beside(dialog, "categoryError") == ""
    dialog.name.setFocus()
    qtbot.keyClicks(dialog.name, " ")
    assert beside(dialog, "nameError") == ""
    qtbot.keyClick(dialog.name, Qt.Key.Key_Tab)
    assert beside(dialog, "nameError") == missing
    assert dialog.category.hasFocus()
    # Enter checks both fields and goes to the first.
    qtbot.keyClick(dialog.category, Qt.Key.Key_Return)
    assert beside(dialog, "nameError") == missing
    assert beside(dialog, "categoryError") == "Enter a category: its name or its number."
    assert dialog.name.hasFocus()
    qtbot.keyClicks(dialog.name, "R")
    assert beside(dialog, "nameError") == ""
    assert beside(dialog, "categoryError")


def test_a_field_that_was_typed_in_says_what_is_wrong_after_a_pause_and_at_enter_as_long_as_it_is_wrong(
    dialog: AddAnimalDialog, qtbot: QtBot
) -> None:
    dialog.show_categories(KnownCategories())
    qtbot.keyClicks(dialog.category, "-")
    assert beside(dialog, "categoryError") == ""
    qtbot.waitUntil(lambda: beside(dialog, "categoryError") != "")
    # WHEN Enter is pressed
    dialog.name.setText("Rex")
    dialog.category.clear()
    qtbot.keyClicks(dialog.category, "rab")
    qtbot.keyClick(dialog.category, Qt.Key.Key_Return)
    assert beside(dialog, "categoryError") == "No category is called rab. Type its number."
    # WHEN names come of which what was typed is only a part
    dialog.show_categories(KnownCategories([Category(12, "Rabbits")]))
    assert beside(dialog, "categoryError").startswith("No category is called rab.")
    # WHEN one comes that is what was typed
    dialog.show_categories(KnownCategories([Category(13, "Rab")]))
    assert beside(dialog, "categoryError") == ""


def test_while_the_animal_is_on_its_way_nothing_of_it_can_be_changed_and_escape_closes(
    dialog: AddAnimalDialog, wanted: list[Typed], qtbot: QtBot
) -> None:
    dialog.name.setText("Rex")
    dialog.category.setText("12")
    dialog.show_sending()
    assert not any(
        widget.isEnabled() for widget in (dialog.name, dialog.category, dialog.status, dialog.confirm)
    )
    assert beside(dialog, "addMessage") == "Adding…"
    dialog.submit()
    assert wanted == []
    assert dialog.cancel.text() == "Close"
    # The window is dimmed only while the dialog is open.
    window = dialog.parentWidget()
    assert window is not None
    (shade,) = window.findChildren(Shade)
    with qtbot.waitSignal(shade.destroyed):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden()


def test_each_letter_and_choice_is_told_and_what_was_typed_before_is_shown_letter_for_letter(
    dialog: AddAnimalDialog, qtbot: QtBot
) -> None:
    told: list[Typed] = []
    dialog.typed.connect(told.append)
    qtbot.keyClicks(dialog.name, "Re")
    qtbot.keyClicks(dialog.category, "7x")
    dialog.status.choose(PetStatus.SOLD)
    assert told == [
        Typed("R", ""),
        Typed("Re", ""),
        Typed("Re", "7"),
        Typed("Re", "7x"),
        Typed("Re", "7x", "sold"),
    ]
    told.clear()
    earlier = Typed(" Rex", "7x", "pending")
    dialog.fill_in(earlier, "You typed this yesterday.", offers_empty=True)
    assert dialog.content == earlier
    assert told == []
    assert beside(dialog, "draftNote") == "You typed this yesterday."
    assert dialog.name.selectedText() == " Rex"
    button = child(dialog, QPushButton, "startEmptyButton")
    with qtbot.waitSignal(dialog.start_empty.clicked):
        button.click()
    dialog.fill_in(Typed("", ""))
    assert not button.isVisible()
    assert beside(dialog, "draftNote") == ""
    # A status that cannot be chosen is left to the service.
    dialog.fill_in(Typed("Rex", "7", "on holiday"))
    assert dialog.content == Typed("Rex", "7")


def test_a_question_is_asked_once_and_the_button_says_what_it_does(
    dialog: AddAnimalDialog, wanted: list[Typed], clock: VirtualClock
) -> None:
    dialog.name.setText("Rex")
    dialog.category.setText("7")
    dialog.ask_once_more("There is a Rex already. Add another?", "Add another to Staging")
    assert beside(dialog, "addMessage") == "There is a Rex already. Add another?"
    assert dialog.confirm.text() == "Add another to Staging"
    assert dialog.confirm.accessibleDescription() == "There is a Rex already. Add another?"
    assert dialog.confirm.isEnabled()
    # The second half of a double click does not count: the question has not been read.
    dialog.confirm.click()
    assert wanted == []
    clock.move(PAUSE)
    dialog.confirm.click()
    assert wanted == [Typed("Rex", "7")]
    # Another content takes the question away.
    dialog.status.choose(PetStatus.SOLD)
    assert beside(dialog, "addMessage") == ""
    assert dialog.confirm.text() == "Add to Staging"
    assert "Rex already" not in dialog.confirm.accessibleDescription()


def test_the_name_of_the_next_animal_presses_no_button(
    dialog: AddAnimalDialog, wanted: list[Typed], qtbot: QtBot, clock: VirtualClock
) -> None:
    checks: list[None] = []
    dialog.check_requested.connect(lambda: checks.append(None))
    for is_in_doubt in (False, True):
        dialog.fill_in(Typed("Rex", "12"))
        dialog.category.setFocus()
        if is_in_doubt:
            dialog.show_unconfirmed()
        else:
            dialog.ask_once_more("There is a Rex already. Add another?", "Add another to Staging")
        clock.move(PAUSE)
        qtbot.keyClicks(dialog.focusWidget(), "Second One")
        assert (wanted, checks, dialog.name.text()) == ([], [], "Second One")


def test_during_a_wait_typing_goes_on_and_after_it_the_button_says_what_it_did_before(
    dialog: AddAnimalDialog, wanted: list[Typed], qtbot: QtBot
) -> None:
    dialog.name.setFocus()
    dialog.show_waiting(waiting=True, sentence="A reason to wait.")
    assert dialog.name.hasFocus()
    assert beside(dialog, "addWaitText") == "A reason to wait."
    assert not dialog.confirm.isEnabled()
    qtbot.keyClicks(dialog.name, "Rex")
    qtbot.keyClicks(dialog.category, "12")
    assert dialog.confirm.isEnabled()
    assert dialog.confirm.text() == "Add after the wait"
    qtbot.keyClick(dialog.category, Qt.Key.Key_Return)
    assert wanted == [Typed("Rex", "12")]
    dialog.show_waiting(waiting=False)
    for focused in (dialog.category, dialog.confirm):
        focused.setFocus()
        dialog.show_waiting(waiting=True, sentence="A reason to wait.")
        assert focused.hasFocus()
        dialog.show_waiting(waiting=False)
        assert beside(dialog, "addWaitText") == ""
        assert dialog.confirm.text() == "Add to Staging"
        assert dialog.confirm.isEnabled()
        assert focused.hasFocus()


def test_a_question_that_a_wait_meets_is_answered_with_the_button_that_adds_later(
    dialog: AddAnimalDialog, wanted: list[Typed], qtbot: QtBot, clock: VirtualClock
) -> None:
    dialog.fill_in(Typed("Rex", "12"))
    dialog.show_waiting(waiting=True)
    dialog.ask_once_more("There is a Rex already. Add another?", "Add another to Staging")
    assert dialog.name.hasFocus()
    assert dialog.name.accessibleDescription() == "There is a Rex already. Add another?"
    assert dialog.confirm.text() == "Yes, add after the wait"
    assert dialog.confirm.accessibleDescription() == "There is a Rex already. Add another?"
    # WHEN the wait is over before the answer
    dialog.show_waiting(waiting=False)
    assert dialog.confirm.text() == "Add another to Staging"
    clock.move(PAUSE)
    qtbot.keyClick(dialog.confirm, Qt.Key.Key_Return)
    assert wanted == [Typed("Rex", "12")]


def test_the_services_own_words_are_shown_beside_the_field_that_they_name_or_above_the_buttons(
    dialog: AddAnimalDialog,
) -> None:
    for message, place in (
        ("categoryId must be at least 1", "categoryError"),
        ("Name is too long", "nameError"),
        ("<i>Closed</i> on Sundays", "addMessage"),
        ("The username may not add.", "addMessage"),
    ):
        dialog.fill_in(Typed("Rex", "12"))
        dialog.show_sending()
        dialog.show_refusal(message)
        said = {name: beside(dialog, name) for name in ("categoryError", "nameError", "addMessage")}
        assert said == {**dict.fromkeys(said, ""), place: message}
        assert dialog.content == Typed("Rex", "12")
        assert dialog.confirm.isEnabled()
    # One that could not be saved is explained, and can be added again.
    dialog.show_sending()
    error = StorageError(OutboxCase.HELD, file="outbox.sqlite3")
    dialog.show_error(sentence_of(error))
    assert message_of(error) in beside(dialog, "addMessage")
    assert dialog.confirm.isEnabled()
    assert dialog.confirm.text() == "Add to Staging"


def test_an_unconfirmed_add_is_said_in_one_sentence_and_checked_and_typing_makes_it_another_animal(
    dialog: AddAnimalDialog, wanted: list[Typed], qtbot: QtBot
) -> None:
    dialog.fill_in(Typed("Rex", "12"))
    dialog.show_unconfirmed()
    qtbot.keyClicks(dialog.category, "3")
    assert dialog.confirm.text() == "Add to Staging"
    dialog.submit()
    assert wanted == [Typed("Rex", "123")]
    dialog.name.setText("Rex")
    dialog.category.setText("12")
    wanted.clear()
    dialog.show_sending()
    dialog.show_unconfirmed()
    assert beside(dialog, "addMessage") == "We don't know if Rex was added."
    assert dialog.message.property("look") == "caution"
    assert dialog.confirm.text() == "Check"
    # It sends nothing, so that it can be pressed during a wait.
    dialog.show_waiting(waiting=True)
    with qtbot.waitSignal(dialog.check_requested):
        dialog.submit()
    assert wanted == []
    dialog.begin_another()
    assert dialog.confirm.text() == "Add after the wait"
    # Another animal begins with the same category and status.
    dialog.name.setText("Rex")
    dialog.category.setText("12")
    dialog.status.choose(PetStatus.SOLD)
    dialog.show_sending()
    dialog.begin_another()
    assert dialog.name.text() == ""
    assert dialog.category.text() == "12"
    assert dialog.status.value is PetStatus.SOLD
    assert dialog.name.hasFocus()


def test_no_question_makes_the_dialog_wider(dialog: AddAnimalDialog, qtbot: QtBot) -> None:
    before = dialog.size()
    for answer in answers("Staging"):
        dialog.ask_once_more("There is a Rex already. " * 9, answer)
        qtbot.waitUntil(lambda: dialog.height() > before.height())
        assert dialog.width() == before.width()
