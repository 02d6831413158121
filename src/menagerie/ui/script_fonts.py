"""Loads the fonts of other scripts before a row needs them."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

from menagerie.catalogue.catalogue import Catalogue
from menagerie.ui.jobs import Jobs
from menagerie.ui.marked_text import LineFont

_FIND = "find the scripts of what was seen"
# Nobody has searched, sorted, scrolled or chosen anything for so long: nothing is waited for.
_QUIET_MS = 2_500
# In between, whatever the person does all the same is painted.
_PAUSE_MS = 50


class ScriptFonts(QObject):
    """Has Qt look for the fonts in which it draws the scripts of known animals.

    For the first letter of a script Qt looks through all installed fonts, in each weight anew: ten
    milliseconds and more where there are hundreds and none has it. A list in which several scripts come into
    view would be late by as much for each. So it is done one by one, while the person does nothing. Another
    thread could not do it: each has fonts of its own.
    """

    def __init__(
        self,
        fonts: Callable[[], Iterable[LineFont]],
        jobs: Jobs,
        parent: QObject,
        *,
        quiet_ms: int = _QUIET_MS,
    ) -> None:
        """``fonts`` are those that names are drawn in; ``quiet_ms`` is the seam for tests."""
        super().__init__(parent)
        # The letters that have been loaded in all fonts, some of each script.
        self.loaded: set[str] = set()
        self._fonts = fonts
        self._jobs = jobs
        self._quiet_ms = quiet_ms
        self._catalogue: Catalogue | None = None
        self._is_up_to_date = True
        self._waiting: list[tuple[LineFont, str]] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        jobs.started.connect(self._work_began)

    def look_into(self, catalogue: Catalogue) -> None:
        """Load what another environment's animals need, when nobody does anything."""
        self._catalogue = catalogue
        self.look_again()

    def look_again(self) -> None:
        """Load what has come since, too."""
        self._is_up_to_date = False
        self.put_off()

    def put_off(self) -> None:
        """Wait until nobody has done anything for a while."""
        if self._waiting or not self._is_up_to_date:
            self._timer.start(self._quiet_ms)

    def _work_began(self, name: str) -> None:
        if name != _FIND:
            self.put_off()

    def _go_on(self) -> None:
        catalogue = self._catalogue
        if catalogue is not None and not self._is_up_to_date:
            self._jobs.start(_FIND, lambda: self._find(catalogue), replace=True)
        elif self._waiting:
            font, letters = self._waiting.pop()
            # To be measured, they have to be loaded.
            font.width(letters)
            if all(others != letters for _font, others in self._waiting):
                self.loaded.add(letters)
            self._timer.start(_PAUSE_MS)

    async def _find(self, catalogue: Catalogue) -> None:
        self._is_up_to_date = True
        found = await catalogue.letters_of_scripts()
        self._waiting = [(font, one) for one in found if one not in self.loaded for font in self._fonts()]
        if self._is_up_to_date:
            # Nothing has come meanwhile, for which it waits again.
            self._timer.start(_PAUSE_MS)
