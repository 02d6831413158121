"""Opens the palette, finds what is typed among commands, categories and known animals, and runs it."""

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenuBar, QWidget

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.search import Wanted
from menagerie.domain.searching import search_words
from menagerie.ui.look.theme import Theme
from menagerie.ui.session.window_context import WindowContext

if TYPE_CHECKING:
    from menagerie.ui.palette.commands import Candidate, Command
    from menagerie.ui.palette.panel import CommandPalette

_LIST_CATEGORIES, _FIND = "palette: list categories", "palette: find animals"
_MOST_COMMANDS, _MOST_ANIMALS = 20, 10
_MOST_RECENT = 8


class PaletteFlow(QObject):
    """Runs the palette. It needs no request, so it works offline and during a wait.

    ``recent`` has the keys of the actions that were chosen last, the newest first.
    """

    def __init__(
        self,
        context: WindowContext,
        theme: Theme,
        anchor: QWidget,
        over: QWidget,
        bar: QMenuBar,
        more: "Callable[[], Iterable[Command]]",
        choose_category: Callable[[int], object],
        show_animal: Callable[[int], object],
    ) -> None:
        """``over`` is the widget over which it opens; ``bar`` has the menus with every action.

        ``more`` returns the commands that are in no menu, when the palette is opened.
        """
        super().__init__(over)
        self._theme = theme
        self._anchor = anchor
        self._over = over
        self._bar = bar
        self._more = more
        self._choose_category = choose_category
        self._show_animal = show_animal
        self._context = context
        self.recent: tuple[str, ...] = ()
        # Built when it is first opened.
        self.panel: CommandPalette | None = None
        self._actions: tuple[Candidate, ...] = ()
        self._categories: tuple[Candidate, ...] = ()
        self._animals: tuple[Command, ...] = ()
        self._is_searching = False
        context.opened.catalogue_changed.connect(self._close)
        context.commands.palette.triggered.connect(self.toggle)

    def toggle(self) -> None:
        """Open the palette, or close it if it is open."""
        panel = self.panel or self._build()
        if panel.isVisible():
            panel.dismiss()
            return
        from menagerie.ui.palette.commands import candidates, commands_of  # noqa: PLC0415 - when it is opened

        self._actions, self._categories = candidates((*commands_of(self._bar), *self._more())), ()
        panel.open()
        self._typed("")
        catalogue = self._context.opened.catalogue
        self._context.jobs.start(_LIST_CATEGORIES, lambda: self._list_categories(catalogue), replace=True)

    def _build(self) -> "CommandPalette":
        from menagerie.ui.palette.panel import CommandPalette  # noqa: PLC0415 - when it is opened

        panel = self.panel = CommandPalette(self._theme, self._anchor, self._over, self._run)
        panel.edit.textChanged.connect(self._typed)
        panel.hidden.connect(lambda: self._context.jobs.cancel(_FIND))
        # Their lines say why they are disabled.
        self._context.waits.began.connect(lambda _wait: panel.show_changed_reasons())
        self._context.waits.ended.connect(panel.show_changed_reasons)
        return panel

    def _close(self) -> None:
        if self.panel is not None:
            self.panel.dismiss()

    def _typed(self, text: str) -> None:
        words, catalogue = search_words(text), self._context.opened.catalogue
        self._animals, self._is_searching = (), bool(words)
        self._show()
        if words:
            self._context.jobs.start(_FIND, lambda: self._find(catalogue, words), replace=True)
        else:
            self._context.jobs.cancel(_FIND)

    def _show(self, *, keep: bool = False) -> None:
        from menagerie.ui.palette.commands import best  # noqa: PLC0415 - when it is opened

        panel = self.panel
        if panel is None:
            return
        text = panel.edit.text()
        if search_words(text):
            found = best(text, (*self._actions, *self._categories), self.recent, _MOST_COMMANDS)
            panel.show_commands((*found, *self._animals), keep=keep, is_searching=self._is_searching)
        else:
            actions = {one.command.key: one.command for one in self._actions}
            recent = [actions.pop(key) for key in self.recent if key in actions]
            panel.show_commands((*recent, *actions.values()), keep=keep)

    async def _list_categories(self, catalogue: Catalogue) -> None:
        from menagerie.ui.palette.commands import candidates, category_command  # noqa: PLC0415 - as above

        known = await catalogue.categories()
        self._categories = candidates(category_command(one, self._choose_category) for one in known)
        self._show(keep=True)

    async def _find(self, catalogue: Catalogue, words: tuple[str, ...]) -> None:
        from menagerie.ui.palette.commands import animal_command  # noqa: PLC0415 - when it is opened

        # Let the field show the letter first.
        await asyncio.sleep(0)
        found = await catalogue.find_first(Wanted(words, names=await catalogue.category_names()))
        self._animals = tuple(animal_command(one, self._show_animal) for one in found.animals[:_MOST_ANIMALS])
        self._is_searching = False
        self._show(keep=True)

    def _run(self, command: "Command") -> None:
        if any(one.command is command for one in self._actions):
            others = [key for key in self.recent if key != command.key]
            self.recent = (command.key, *others)[:_MOST_RECENT]
        command.run()
