"""A delivery is opened from the main window, from the clipboard, and by drag and drop."""

import asyncio
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from menagerie.ui.importing.preview.delivery_flow import READ
from menagerie.ui.importing.preview.rows_model import ImportColumn
from support.delivery_windows import BAD, GOOD, cells, file_with
from support.every_case import every_case
from support.qt_loop import until
from support.shop import Shop
from support.widgets import child

# PySide6 6.11, which Python 3.11 has here, knows only the place that 6.12 warns of.
if sys.version_info >= (3, 12):
    _PLACE = QPointF(50, 50)
else:
    _PLACE = QPoint(50, 50)


def drag(widget: QWidget, urls: Sequence[QUrl], *, drops: bool = False) -> bool:
    """Drag files over a widget, and return whether it takes them; it then gets them where it ``drops``."""
    data = QMimeData()
    data.setUrls(list(urls))
    actions, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(_PLACE, actions, data, button, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, enter)
    if drops and enter.isAccepted():
        dropped = QDropEvent(QPointF(50, 50), actions, data, button, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(widget, dropped)
    return enter.isAccepted()


def paste(widget: QWidget) -> None:
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


async def test_the_window_opens_with_the_file_that_was_wanted_last_or_with_rows_that_are_pasted(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals() as main:
        importing, jobs = shop.parts.importing, shop.parts.jobs
        # WHEN the button is pressed before the window is there, and another file comes while one is read
        importing.open_file(file_with(tmp_path, GOOD))
        main.header.importing.click()
        await until(lambda: jobs.is_running(READ), "the first file")
        importing.open_file(file_with(tmp_path, BAD, "second.csv"))
        # The reading of the first one ends in these steps; that of the second takes a process.
        for _ in range(5):
            await asyncio.sleep(0)
        assert jobs.is_running(READ)
        await shop.settled()
        # THEN it shows the second one
        window = importing.window
        assert window.preview.summary.text() == "4 rows, 2 ready"
        assert window.isVisible()
        assert not window.isModal()
        # AND nothing was edited, so the next time begins empty
        assert window.close()
        assert not window.isVisible()
        main.commands.importing.trigger()
        assert main.commands.importing.shortcut().toString() == "Ctrl+I"
        assert window.isVisible()
        assert importing.preview is None
        assert window.preview.empty.isVisible()
        # WHEN rows are pasted into the main window THEN a word is no delivery, and several cells are one
        main.table.setFocus()
        shop.put_on_clipboard("Rex")
        main.commands.paste.trigger()
        await shop.settled()
        assert "Copy rows in a spreadsheet" in main.toast.accessibleName()
        shop.put_on_clipboard("Name\tCategory\tStatus\nRex\t7\tsold\nMinka\t3\t\n")
        main.commands.paste.trigger()
        await shop.settled()
        assert cells(window, ImportColumn.NAME) == ["Rex", "Minka"]
        field = window.preview.source.path
        assert (field.text(), field.placeholderText()) == ("", "Pasted rows")
        # AND when they are left, the field asks for a file again
        window.close()
        importing.begin()
        assert field.placeholderText() == "Choose a file, drop one here, or paste rows"


async def test_a_file_is_pasted_or_dropped_in_either_window_and_left_with_escape_or_cancel(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals() as main:
        main.header.importing.click()
        await shop.settled()
        importing = shop.parts.importing
        window, source = importing.window, importing.window.preview.source
        path = file_with(tmp_path, GOOD)
        url = QUrl.fromLocalFile(str(path))
        # WHEN one file is dragged over a window THEN it shows where it will go
        assert not drag(main, [url, url])
        assert not drag(main, [QUrl("https://example.com/delivery.csv")])
        assert main.findChild(QLabel, "dropTarget") is None
        for over in (main, window):
            assert drag(over, [url])
            target = child(over, QLabel, "dropTarget")
            assert target.isVisible()
            assert target.geometry() == over.rect()
            # The sentence has a ground of its own: the rows do not shine through.
            picture, line = over.grab().toImage(), over.height() // 4
            ground = {picture.pixelColor(x, line).name() for x in range(10, over.width() - 10)}
            assert ground == {main.theme.colour("window").name()}
            QApplication.sendEvent(over, QDragLeaveEvent())
            assert not target.isVisible()
        shop.put_on_clipboard(url.toString())
        # A drop on a field that does not take it goes to what is around the field.
        ways_in: dict[str, Callable[[], object]] = {
            "pasted into the field": lambda: paste(source.path),
            "pasted into the window": lambda: paste(source.browse),
            "pasted into the main window": main.commands.paste.trigger,
            "dropped on the main window": lambda: drag(main.filter.search, [url], drops=True),
            "dropped on the window": lambda: drag(window, [url], drops=True),
        }
        with every_case() as case:
            for number, (name, open_file) in enumerate(ways_in.items()):
                with case(name):
                    await until(window.isActiveWindow, "the window")
                    open_file()
                    await until(lambda: importing.preview is not None, "the delivery")
                    await shop.settled()
                    assert source.path.text() == str(path)
                    assert cells(window, ImportColumn.NAME) == ["Rex", "Minka", "Hugo"]
                    if number % 2:
                        QTest.keyClick(window, Qt.Key.Key_Escape)
                    else:
                        window.preview.foot.cancel.click()
                    assert not window.isVisible()
                    importing.begin()
                    assert importing.preview is None
                    assert window.preview.empty.isVisible()
        assert main.filter.search.text() == ""
        assert not child(main, QLabel, "dropTarget").isVisible()
