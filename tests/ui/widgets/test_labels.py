"""Labels show plain, short text, each line at its edge; what is selected in them is copied."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QColor, QGuiApplication, QHelpEvent, QImage, QKeySequence, QTextDocument
from PySide6.QtWidgets import QApplication, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from menagerie.ui.widgets.labels import LeadLabel, QuietLine, plain_label
from menagerie.ui.widgets.scrolling import ReadOnlyText
from support.pixels import extent

# The space beside the ink of a letter.
_BEARING = 3


def ink_begins(image: QImage, top: int, bottom: int) -> int:
    """Return how far from the right edge the ink of a line begins."""
    paper = QColor(Qt.GlobalColor.white).rgb()
    columns = range(image.width() - 1, -1, -1)
    inked = (x for x in columns if any(image.pixel(x, y) != paper for y in range(top, bottom)))
    return image.width() - 1 - next(inked)


@pytest.mark.parametrize("is_centred", [True, False])
@pytest.mark.parametrize("text", ["اختر حالة وعدد الحيوانات المطلوبة", "يُحفظ المفتاح في حلقة\nالمفاتيح"])
def test_lines_from_right_to_left_begin_at_the_right(qtbot: QtBot, text: str, *, is_centred: bool) -> None:
    label = plain_label(text, wraps=True)
    qtbot.addWidget(label)
    label.setStyleSheet("background: white; color: black")
    label.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    if not is_centred:
        label.setAlignment(label.alignment() & ~Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignTop)
    # Too narrow for all of it in one line.
    width = label.fontMetrics().horizontalAdvance(text) * 2 // 3
    label.resize(width, label.heightForWidth(width))
    image = label.grab().toImage()
    middle = image.height() // 2
    assert ink_begins(image, 0, middle) <= _BEARING
    assert ink_begins(image, middle, image.height()) <= _BEARING


def quiet_part(label: LeadLabel, text: str, quiet: QColor) -> int:
    label.setText(text)
    label.resize(label.sizeHint())
    return extent(label.grab().toImage(), quiet).width()


@pytest.mark.parametrize("comma", [", ", "、", "，", "، ", "،\u200f "])
def test_what_follows_the_comma_of_any_language_is_quiet(qtbot: QtBot, comma: str) -> None:
    quiet = QColor(Qt.GlobalColor.red)
    label = LeadLabel(quiet)
    qtbot.addWidget(label)
    # Letters that are whole pixels, in any font.
    assert quiet_part(label, f"1,000{comma}■■", quiet) > 0
    assert quiet_part(label, "1,000 ■■", quiet) == 0


def selectable_label(text: str) -> QWidget:
    label = plain_label(text, selectable=True)
    label.setSelection(0, len(text))
    return label


def selectable_text(text: str) -> QWidget:
    edit = ReadOnlyText("details")
    edit.setPlainText(text)
    edit.selectAll()
    return edit


@pytest.mark.parametrize("make", [selectable_label, selectable_text])
def test_selected_text_is_copied_instead_of_rows(make: Callable[[str], QWidget], qtbot: QtBot) -> None:
    # GIVEN a window that copies its rows with the same keys
    window = QWidget()
    qtbot.addWidget(window)
    rows: list[str] = []
    copy = QAction("Copy rows", window)
    copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
    copy.triggered.connect(lambda: rows.append("copied"))
    window.addAction(copy)
    column = QVBoxLayout(window)
    selected, plain = make("The network is down"), make("")
    for text in (selected, plain):
        column.addWidget(text)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    # WHEN something is selected in a text THEN that is copied
    selected.setFocus()
    qtbot.keyClick(selected, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert (QGuiApplication.clipboard().text(), rows) == ("The network is down", [])
    # AND with nothing selected, the rows are
    plain.setFocus()
    qtbot.keyClick(plain, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert rows == ["copied"]


# The offscreen platform says that it cannot raise a tip.
@pytest.mark.qt_log_ignore(r"This plugin does not support raise\(\)")
def test_the_tooltip_of_a_line_that_is_cut_has_the_reason_below_all_of_it(qtbot: QtBot) -> None:
    line = QuietLine("line")
    qtbot.addWidget(line)
    line.say("A fact that is cut", "The reason for it.")
    line.resize(line.sizeHint() / 2)
    place = QPoint(5, 5)
    QApplication.sendEvent(line, QHelpEvent(QEvent.Type.ToolTip, place, line.mapToGlobal(place)))
    shown = QTextDocument()
    shown.setHtml(QToolTip.text())
    QToolTip.hideText()
    assert shown.toPlainText() == "A fact that is cut\nThe reason for it."
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
