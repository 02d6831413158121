"""What stands in menus, for the tests."""

from collections.abc import Iterator

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar


def menus(bar: QMenuBar | QMenu) -> Iterator[QMenu]:
    """Yield the menus of ``bar`` and, each after the one around it, their submenus."""
    for action in bar.actions():
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield menu
            yield from menus(menu)


def menu_actions(bar: QMenuBar) -> list[QAction]:
    """Return what can be chosen in the menus of ``bar`` and their submenus."""
    return [
        action
        for menu in menus(bar)
        for action in menu.actions()
        if action.menu() is None and not action.isSeparator()
    ]
