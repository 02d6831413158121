"""The dialog for a category's name: what it says, and what it hands on."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import INT64_MAX, INT64_MIN
from menagerie.ui.details.knowledge_flow import LONGEST_NAME, CategoryDialog
from support.widgets import shown_text
from support.windows import blank_window

Opening = Callable[..., CategoryDialog]


@pytest.fixture
def saves() -> list[tuple[int, str]]:
    """What the dialog handed on."""
    return []


@pytest.fixture
def opened(qtbot: QtBot, saves: list[tuple[int, str]]) -> Opening:
    window = blank_window(qtbot)

    def open_it(category_id: int = 7, name: str | None = None) -> CategoryDialog:
        dialog = CategoryDialog(category_id, name, lambda *named: saves.append(named), window)
        dialog.open()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.edit.hasFocus)
        return dialog

    return open_it


def test_the_dialog_names_the_category_and_says_that_the_name_stays_in_the_shop(opened: Opening) -> None:
    dialog = opened(INT64_MAX)
    assert dialog.windowTitle() == "Name category 9223372036854775807 – Menagerie"
    notice = shown_text(dialog, "categoryNameNotice")
    assert "only the number" in notice
    assert "stays in your shop" in notice


@pytest.mark.parametrize("category_id", [INT64_MIN, 7, INT64_MAX])
def test_enter_saves_the_name_without_extra_spaces(
    opened: Opening, saves: list[tuple[int, str]], qtbot: QtBot, category_id: int
) -> None:
    dialog = opened(category_id)
    qtbot.keyClicks(dialog.edit, "  Large   dogs ")
    qtbot.keyClick(dialog.edit, Qt.Key.Key_Return)
    assert saves == [(category_id, "Large dogs")]
    assert not dialog.isVisible()


def test_the_present_name_is_selected_to_be_replaced(
    opened: Opening, saves: list[tuple[int, str]], qtbot: QtBot
) -> None:
    dialog = opened(7, "Dogs")
    assert dialog.edit.text() == "Dogs"
    qtbot.keyClicks(dialog.edit, "Hounds")
    dialog.save.click()
    assert saves == [(7, "Hounds")]


def test_a_name_can_be_removed(opened: Opening, saves: list[tuple[int, str]]) -> None:
    dialog = opened(7, "Dogs")
    assert dialog.remove.isVisible()
    dialog.remove.click()
    assert saves == [(7, "")]
    assert not dialog.isVisible()


def test_a_missing_name_cannot_be_removed(opened: Opening) -> None:
    dialog = opened(7)
    assert not dialog.remove.isVisible()
    dialog.reject()


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("", "Enter a name, such as Dogs."),
        ("   ", "Enter a name, such as Dogs."),
        ("x" * (LONGEST_NAME + 1), "Use at most 80 characters. This name has 81."),
    ],
)
def test_an_unusable_name_is_explained_below_the_field(
    opened: Opening, saves: list[tuple[int, str]], qtbot: QtBot, typed: str, error: str
) -> None:
    dialog = opened(7)
    dialog.edit.setText(typed)
    dialog.save.click()
    assert shown_text(dialog, "categoryNameError") == error
    assert dialog.edit.accessibleDescription() == error
    assert dialog.edit.hasFocus()
    assert saves == []
    qtbot.keyClicks(dialog.edit, "D")
    assert shown_text(dialog, "categoryNameError") == ""
    dialog.reject()


def test_the_length_of_a_name_is_counted_in_characters_not_in_bytes(
    opened: Opening, saves: list[tuple[int, str]]
) -> None:
    dialog = opened(7)
    dialog.edit.setText("🐕" * LONGEST_NAME)
    dialog.save.click()
    assert saves == [(7, "🐕" * LONGEST_NAME)]


@pytest.mark.parametrize("by", ["button", "Escape"])
def test_closing_the_dialog_saves_nothing(
    opened: Opening, saves: list[tuple[int, str]], qtbot: QtBot, by: str
) -> None:
    dialog = opened(7, "Dogs")
    dialog.edit.setText("Cats")
    if by == "button":
        dialog.cancel.click()
    else:
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert saves == []
    assert not dialog.isVisible()
