"""What the palette offers: every action of the window, with its menu, its shortcut and its reason."""

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar
from shiboken6 import isValid

from menagerie.domain.animal import Category, KnownAnimal
from menagerie.ui.look.plain_text import full_text, in_one_line, keys_text, without_mnemonic
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import category_text, status_word
from menagerie.ui.widgets.form import reason_of

PALETTE_ACTION = "paletteAction"
_SUBMENU = " › "


class Command(Struct, frozen=True):
    """One line of the palette.

    ``key`` stays the same from one start to the next, ``detail`` says quietly what or where it is.
    ``why_not`` returns why it cannot be done at present; empty if it can.
    """

    key: str
    title: str
    run: Callable[[], object]
    detail: str = ""
    shortcut: str = ""
    why_not: Callable[[], str] = str


def commands_of(bar: QMenuBar) -> Iterator[Command]:
    """Yield every action of the menus of ``bar`` in their order, then those of its window in none of them."""
    found = [one for entry in bar.actions() for one in _commands_in(entry.menu(), "")]
    yield from found
    keys = {one.key for one in found} | {PALETTE_ACTION}
    others = bar.window().actions()
    yield from (_command(one, "") for one in others if one.isVisible() and one.objectName() not in keys)


def category_command(category: Category, choose: Callable[[int], object]) -> Command:
    """Return the command that shows the animals of ``category`` alone."""
    words = translate("palette", "Filter by {category}")
    title = words.format(category=in_one_line(category_text(category.id, category.name)))
    return Command(
        f"category {category.id}", title, lambda: choose(category.id), translate("palette", "Category")
    )


def animal_command(known: KnownAnimal, show: Callable[[int], object]) -> Command:
    """Return the command that shows a known animal."""
    animal = known.animal
    detail = f"#{animal.id} · {status_word(animal.status)}"
    return Command(f"animal {animal.id}", in_one_line(animal.name), lambda: show(animal.id), detail)


def _commands_in(menu: object, around: str) -> Iterator[Command]:
    if not isinstance(menu, QMenu):
        return
    path = around + without_mnemonic(menu.title())
    for action in menu.actions():
        if action.menu() is not None:
            yield from _commands_in(action.menu(), path + _SUBMENU)
        elif not action.isSeparator() and action.isVisible() and action.objectName() != PALETTE_ACTION:
            yield _command(action, path)


def _command(action: QAction, path: str) -> Command:
    return Command(
        action.objectName(),
        in_one_line(full_text(action)),
        action.trigger,
        path,
        keys_text(action.shortcut()),
        partial(_why_not, action),
    )


def _why_not(action: QAction) -> str:
    # A menu is made anew while the palette is open, as when a view is saved.
    is_there = isValid(action)
    if is_there and action.isEnabled():
        return ""
    return (reason_of(action) if is_there else "") or translate("palette", "Not possible now.")
