"""Rows, icons and boxes grow with the texts, and lines between rows are crisp at every scale."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton
from pytestqt.qtbot import QtBot

from menagerie.domain.clock import SystemClock
from menagerie.settings.preferences import TextSize
from menagerie.ui.listing.animal_table import AnimalTable
from menagerie.ui.look.theme import Theme, sized
from menagerie.ui.widgets.fields import CheckBox
from menagerie.ui.widgets.painting import draw_row_line

LINE, GROUND = QColor("black"), QColor("white")


def test_rows_icons_and_boxes_grow_with_the_texts(theme: Theme, qtbot: QtBot) -> None:
    table, button, box = AnimalTable(theme, SystemClock()), QPushButton("Import"), CheckBox("Keep open")
    for widget in (table, button, box):
        qtbot.addWidget(widget)
        widget.show()
    sizes = {TextSize.SMALL: (38, 16), TextSize.VERY_LARGE: (57, 24), TextSize.NORMAL: (38, 16)}
    for texts, (row, icon) in sizes.items():
        theme.choose_text_size(texts)
        assert sized(38) == table.verticalHeader().defaultSectionSize() == row
        assert table.horizontalHeader().height() == row
        assert button.iconSize().width() == icon
        option = QStyleOptionButton()
        box.initStyleOption(option)
        place = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box)
        assert (place.width(), place.height()) == (icon, icon)


@pytest.mark.parametrize(("scale", "thickness"), [(1.0, 1), (1.25, 1), (1.5, 2), (2.0, 2), (3.0, 3)])
@pytest.mark.parametrize("above", [0, 57])
def test_all_lines_have_the_same_number_of_whole_pixels(scale: float, thickness: int, above: int) -> None:
    image = QImage(40, round(scale * 500), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    image.fill(GROUND)
    painter = QPainter(image)
    painter.translate(0, above)
    for row in range(10):
        draw_row_line(painter, QRect(0, row * 38, 20, 38), LINE)
    painter.end()
    colours = [image.pixelColor(2, y) for y in range(image.height())]
    assert {*map(QColor.name, colours)} == {LINE.name(), GROUND.name()}
    lines = "".join("#" if colour == LINE else " " for colour in colours).split()
    assert [*map(len, lines)] == [thickness] * 10
