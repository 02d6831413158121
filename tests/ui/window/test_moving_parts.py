"""Parts that move between rows: PySide must not keep the items of the layouts that they leave.

Where a layout that holds something already is put into another one, PySide makes a Python object for each
of its items. Qt deletes an item when its widget moves, and tells nobody: the object stays, and is given out
again for whatever is made at the same address. A new scroll bar came back as such an item.
"""

import gc

import PySide6
from PySide6.QtWidgets import QApplication, QWidgetItem

from menagerie.ui.look.theme import Theme
from support.clock import VirtualClock
from support.windows import main_window


def test_no_item_is_kept_of_a_part_that_moves(qapp: QApplication, theme: Theme) -> None:
    before = items()
    window = main_window(qapp, theme, VirtualClock())
    window.show()
    buttons = window.outbox_panel.details
    kept = {item.widget() for item in items() if item not in before}
    # Newer ones keep none at all.
    assert (window.header.age in kept) is (PySide6.__version_info__ < (6, 12))
    moving = {window.filter.search, buttons.more, *buttons.buttons.values()}
    assert not moving & kept
    window.close_now()
    window.deleteLater()


def items() -> list[QWidgetItem]:
    return [one for one in gc.get_objects() if isinstance(one, QWidgetItem)]
