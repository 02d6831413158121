"""What the palette offers, such as every action of the window, and what of it matches a typed text."""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial

from msgspec import Struct
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar
from shiboken6 import isValid

from menagerie.domain.animal import Category, KnownAnimal
from menagerie.domain.searching import search_words
from menagerie.domain.text import folded
from menagerie.ui.look.plain_text import full_text, in_one_line, keys_text, without_mnemonic
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import category_text, status_word
from menagerie.ui.widgets.form import reason_of

PALETTE_ACTION = "paletteAction"
_SUBMENU = " › "
# How well a title matches. A likeness, which is at most 1, comes after all of these.
_BEGINNING, _BEGINNINGS_OF_WORDS, _WITHIN, _WITH_DETAIL = 5.0, 4.0, 3.0, 2.0
# Fewer letters resemble too much.
_LEAST_LETTERS = 4
# One wrong letter of five, or two that are swapped in six.
_LEAST_LIKENESS = 80.0


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


class Candidate(Struct, frozen=True):
    """A command with the texts that it is found by."""

    command: Command
    title: str
    whole: str


def candidates(commands: Iterable[Command]) -> tuple[Candidate, ...]:
    """Return the commands as ``best`` takes them."""
    return tuple(
        Candidate(command, folded(command.title), folded(f"{command.title} {command.detail}"))
        for command in commands
    )


def best(text: str, among: Iterable[Candidate], recent: Collection[str], most: int) -> tuple[Command, ...]:
    """Return at most ``most`` commands that match ``text``.

    Of equal ones, those that can be done now come first, then those used recently, and then they keep their
    order.
    """
    words = search_words(text)
    ranked = [(_rank(words, one), one) for one in among]
    found = [(rank, one) for rank, one in ranked if rank > 0]
    found.sort(
        key=lambda pair: (-pair[0], bool(pair[1].command.why_not()), pair[1].command.key not in recent)
    )
    return tuple(one.command for _rank_, one in found[:most])


def _rank(words: tuple[str, ...], candidate: Candidate) -> float:
    typed, title = " ".join(words), candidate.title
    if title.startswith(typed):
        return _BEGINNING + (title == typed)
    beginnings = title.split()
    if all(any(one.startswith(word) for one in beginnings) for word in words):
        return _BEGINNINGS_OF_WORDS
    if all(word in title for word in words):
        return _WITHIN
    if all(word in candidate.whole for word in words):
        return _WITH_DETAIL
    # A title that is shorter than what was typed would be looked for in it.
    if len(typed) < _LEAST_LETTERS or len(title) < len(typed):
        return 0.0
    # The palette opens without it: the import takes as long as all the rest.
    from rapidfuzz import fuzz  # noqa: PLC0415

    return fuzz.partial_ratio(typed, title, score_cutoff=_LEAST_LIKENESS) / 100
