"""Two groups of controls stand in one line, and in two where that is too narrow."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from menagerie.ui.widgets.form import FoldingLine

WIDE, NARROW = 400, 180


@pytest.fixture
def window() -> Iterator[QWidget]:
    window = QWidget()
    first, second = QHBoxLayout(), QHBoxLayout()
    for name, part in (("first", first), ("second", second)):
        button = QPushButton(name)
        button.setObjectName(name)
        button.setFixedSize(100, 30)
        part.addStretch(1)
        part.addWidget(button)
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(FoldingLine(first, second, 10))
    yield window
    window.close()
    window.deleteLater()


def places(window: QWidget) -> list[tuple[int, int]]:
    """Return of both buttons where they end and where they begin, across and down."""
    window.grab()
    buttons = [child for name in ("first", "second") if (child := window.findChild(QPushButton, name))]
    return [(one.geometry().right(), one.mapTo(window, one.rect().topLeft()).y()) for one in buttons]


def is_folded(window: QWidget) -> bool:
    (_, first), (_, second) = places(window)
    return second > first


def test_a_narrow_line_becomes_two_and_one_again_where_there_is_room(window: QWidget) -> None:
    assert window.minimumSizeHint().width() == 100
    window.resize(WIDE, 30)
    (_, first), (right, second) = places(window)
    assert (first, right) == (second, WIDE - 1)
    window.resize(NARROW, 70)
    (left, first), (right, second) = places(window)
    assert second >= first + 30
    assert left == right == NARROW - 1
    window.resize(WIDE, 30)
    assert not is_folded(window)


def test_a_line_folds_when_its_controls_need_more_room(window: QWidget, qtbot: QtBot) -> None:
    window.resize(WIDE, 70)
    window.show()
    assert not is_folded(window)
    button = window.findChild(QPushButton, "second")
    assert button is not None
    button.setFixedSize(WIDE, 30)
    qtbot.waitUntil(lambda: is_folded(window))
