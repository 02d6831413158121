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


def test_enter_saves_the_name_without_extra_spaces_and_the_dialog_says_that_it_stays_in_the_shop(
    opened: Opening, saves: list[tuple[int, str]], qtbot: QtBot
) -> None:
    for category_id in (INT64_MIN, 7, INT64_MAX):
        dialog = opened(category_id)
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


def test_the_present_name_is_replaced_removed_or_left(
    opened: Opening, saves: list[tuple[int, str]], qtbot: QtBot
) -> None:
    dialog = opened(7, "Dogs")
    assert dialog.edit.text() == "Dogs"
    # It is selected to be replaced.
    qtbot.keyClicks(dialog.edit, "Hounds")
    dialog.save.click()
    assert saves == [(7, "Hounds")]
    saves.clear()
    for by in ("button", "Escape"):
        dialog = opened(7, "Dogs")
        dialog.edit.setText("Cats")
        if by == "button":
            dialog.cancel.click()
        else:
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        assert saves == []
        assert not dialog.isVisible()
    dialog = opened(7, "Dogs")
    assert dialog.remove.isVisible()
    dialog.remove.click()
    assert saves == [(7, "")]
    assert not dialog.isVisible()


def test_an_unusable_name_is_explained_below_the_field(
    opened: Opening, saves: list[tuple[int, str]], qtbot: QtBot
) -> None:
    dialog = opened(7)
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
