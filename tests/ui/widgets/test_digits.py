"""Fields for numbers take the digits of every script, as people's keyboards type them."""

import pytest
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from menagerie.ui.widgets.fields import DecimalSpinBox, SpinBox


@pytest.mark.parametrize("field", [SpinBox, DecimalSpinBox])
@pytest.mark.parametrize("typed", ["77", "７７", "\u0667\u0667", "۷۷", "\u200e77"])
def test_a_spin_box_takes_the_digits_of_any_script(
    qtbot: QtBot, field: type[SpinBox] | type[DecimalSpinBox], typed: str
) -> None:
    box = field()
    qtbot.addWidget(box)
    box.selectAll()
    event = QInputMethodEvent()
    event.setCommitString(typed)
    QApplication.sendEvent(box.lineEdit(), event)
    assert box.value() == 77
