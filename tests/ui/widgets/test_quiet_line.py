"""A line that says one fact quietly."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent, QTextDocument
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from menagerie.ui.widgets.labels import QuietLine


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
