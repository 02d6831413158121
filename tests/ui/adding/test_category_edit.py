"""The field for the category: names and numbers are offered, and what goes on is the number."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Category, PetStatus
from menagerie.outbox.entry import Typed
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from menagerie.workflows.fields import KnownCategories
from support.clock import VirtualClock
from support.widgets import child, shown_text

KNOWN = KnownCategories(
    [
        Category(7, "Fish"),
        Category(12, "Rabbits"),
        Category(9, "rabbits"),
        Category(5, "Étoiles"),
        Category(120),
    ]
)


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[AddAnimalDialog]:
    parent = QWidget()
    parent.resize(800, 600)
    qtbot.addWidget(parent)
    parent.show()
    dialog = AddAnimalDialog("Staging", VirtualClock(), parent)
    dialog.show_categories(KNOWN)
    dialog.open()
    dialog.activateWindow()
    qtbot.waitActive(dialog)
    dialog.name.setText("Rex")
    dialog.category.setFocus()
    yield dialog
    dialog.reject()


@pytest.fixture
def wanted(dialog: AddAnimalDialog) -> list[Typed]:
    wanted: list[Typed] = []
    dialog.add_requested.connect(wanted.append)
    return wanted


def choices(dialog: AddAnimalDialog) -> QListWidget:
    return child(dialog, QListWidget, "categoryList")


def offered(dialog: AddAnimalDialog) -> list[str]:
    """Return what the open list offers; nothing while it is closed."""
    if not dialog.category.is_choosing:
        return []
    shown = choices(dialog)
    return [shown.item(row).text() for row in range(shown.count())]


def press(dialog: AddAnimalDialog, qtbot: QtBot, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(dialog.category, key)


def test_enter_in_the_list_chooses_and_the_next_enter_adds_with_the_number(
    dialog: AddAnimalDialog, wanted: list[Typed], qtbot: QtBot
) -> None:
    for text, rows in (("fis", 1), ("rab", 2)):
        dialog.category.clear()
        qtbot.keyClicks(dialog.category, text)
        # The list is as high as its rows from the first time on.
        assert choices(dialog).viewport().height() == rows * choices(dialog).sizeHintForRow(0)
    assert offered(dialog) == ["Rabbits · 12", "rabbits · 9"]
    press(dialog, qtbot, Qt.Key.Key_Return)
    assert dialog.category.text() == "Rabbits · 12"
    assert offered(dialog) == []
    assert wanted == []
    press(dialog, qtbot, Qt.Key.Key_Return)
    assert wanted == [Typed("Rex", "12")]
    assert dialog.content == Typed("Rex", "Rabbits · 12")
    # The arrow keys move through the list, and around its ends.
    dialog.category.clear()
    qtbot.keyClicks(dialog.category, "rab")
    press(dialog, qtbot, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert dialog.category.text() == "rabbits · 9"


def test_a_click_or_down_offers_all_while_there_is_no_category_in_the_field(
    dialog: AddAnimalDialog, qtbot: QtBot
) -> None:
    everything = ["Fish · 7", "Rabbits · 12", "rabbits · 9", "Étoiles · 5", "120"]
    press(dialog, qtbot, Qt.Key.Key_Down)
    assert offered(dialog) == everything
    press(dialog, qtbot, Qt.Key.Key_Escape)
    assert offered(dialog) == []
    assert dialog.isVisible()
    qtbot.mouseClick(dialog.category, Qt.MouseButton.LeftButton)
    assert offered(dialog) == everything
    # WHEN one of them is clicked
    item = choices(dialog).item(3)
    place = choices(dialog).visualItemRect(item).center()
    qtbot.mouseClick(choices(dialog).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dialog.category.text() == "Étoiles · 5"
    assert dialog.category.hasFocus()
    dialog.category.setText("Rabits")
    assert offered(dialog) == []
    qtbot.mouseClick(dialog.category, Qt.MouseButton.LeftButton)
    assert len(offered(dialog)) == len(KNOWN.matching(""))
    press(dialog, qtbot, Qt.Key.Key_Escape)
    dialog.category.setText("Fish · 7")
    qtbot.mouseClick(dialog.category, Qt.MouseButton.LeftButton)
    assert offered(dialog) == []


def test_tab_takes_the_current_choice_and_without_the_list_it_guesses_nothing(
    dialog: AddAnimalDialog, wanted: list[Typed], qtbot: QtBot
) -> None:
    qtbot.keyClicks(dialog.category, "fis")
    press(dialog, qtbot, Qt.Key.Key_Tab)
    assert not dialog.category.hasFocus()
    assert offered(dialog) == []
    assert dialog.category.text() == "Fish · 7"
    for text, said in (
        ("fis", "No category is called fis. Type its number."),
        # A name of two categories names both numbers.
        ("rabbits", "Several categories are called rabbits: 9, 12. Type the number."),
    ):
        dialog.category.setFocus()
        dialog.category.clear()
        qtbot.keyClicks(dialog.category, text)
        press(dialog, qtbot, Qt.Key.Key_Escape, Qt.Key.Key_Tab)
        assert dialog.category.text() == text
        assert shown_text(dialog, "categoryError") == said
        assert not dialog.confirm.isEnabled()
        dialog.submit()
        assert wanted == []


def test_what_is_a_category_already_is_meant_by_enter_and_its_other_half_is_shown(
    dialog: AddAnimalDialog, wanted: list[Typed], qtbot: QtBot
) -> None:
    for text, hint, number in (
        ("ETOILES", "Étoiles · 5", "5"),
        ("5", "Étoiles · 5", "5"),
        ("120", "", "120"),
    ):
        dialog.category.clear()
        qtbot.keyClicks(dialog.category, text)
        assert child(dialog, QLabel, "categoryHint").text() == hint
        assert offered(dialog) == []
        press(dialog, qtbot, Qt.Key.Key_Return)
        assert wanted.pop() == Typed("Rex", number)


def test_where_nothing_matches_the_newest_used_are_offered_and_an_exact_match_before_all_others(
    dialog: AddAnimalDialog, wanted: list[Typed], qtbot: QtBot
) -> None:
    qtbot.keyClicks(dialog.category, "Rabits")
    assert offered(dialog)[0] == "Fish · 7"
    assert choices(dialog).currentRow() == -1
    said = "No category is called Rabits. Type its number."
    assert shown_text(dialog, "categoryError") == said
    press(dialog, qtbot, Qt.Key.Key_Return)
    assert dialog.category.text() == "Rabits"
    assert wanted == []
    # WHEN one of them is chosen THEN it is taken
    press(dialog, qtbot, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert dialog.category.text() == "Fish · 7"
    dialog.show_categories(KnownCategories([Category(777), Category(70, "Fish"), Category(7)]))
    dialog.category.clear()
    qtbot.keyClicks(dialog.category, "7")
    assert offered(dialog) == ["7", "777", "Fish · 70"]
    press(dialog, qtbot, Qt.Key.Key_Return)
    assert dialog.content.category == "7"


def test_what_was_kept_or_typed_before_the_names_were_read_is_understood_then(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = AddAnimalDialog("Staging", VirtualClock(), parent)
    typed: list[Typed] = []
    dialog.typed.connect(typed.append)
    dialog.fill_in(Typed("Rex", "12"))
    dialog.show_categories(KNOWN)
    # A number is shown with its name, which is no typing.
    assert dialog.category.text() == "Rabbits · 12"
    assert typed == []
    assert dialog.confirm.isEnabled()
    dialog = AddAnimalDialog("Staging", VirtualClock(), parent)
    dialog.fill_in(Typed("Rex", ""))
    qtbot.keyClicks(dialog.category, "Fish")
    assert not dialog.confirm.isEnabled()
    assert shown_text(dialog, "categoryError") == ""
    dialog.show_categories(KNOWN)
    assert dialog.category.text() == "Fish"
    assert dialog.confirm.isEnabled()


def test_a_screen_reader_finds_the_list_which_covers_nothing_and_a_click_beside_it_counts(
    dialog: AddAnimalDialog, qtbot: QtBot
) -> None:
    qtbot.keyClicks(dialog.category, "rab")
    seen = QAccessible.queryAccessibleInterface(choices(dialog))
    assert seen.text(QAccessible.Text.Name) == "Categories"
    assert choices(dialog).window() is dialog
    assert [seen.child(row).text(QAccessible.Text.Name) for row in range(2)] == offered(dialog)
    assert bool(seen.child(0).state().selected)
    # While something is offered, no error is said.
    (pause,) = dialog.category.findChildren(QTimer)
    assert pause.isActive()
    pause.timeout.emit()
    assert shown_text(dialog, "categoryError") == ""
    sold = dialog.status.buttons()[-1]
    end = choices(dialog).rect().bottomLeft()
    qtbot.waitUntil(lambda: sold.mapTo(dialog, QPoint()).y() > choices(dialog).mapTo(dialog, end).y())
    # WHEN a status is clicked, the list goes, and only then may the status move
    qtbot.mouseClick(sold, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.category.is_choosing)
    assert dialog.status.value is PetStatus.SOLD
    # AND what is half typed is no category
    error = "No category is called rab."
    qtbot.waitUntil(lambda: shown_text(dialog, "categoryError").startswith(error))
