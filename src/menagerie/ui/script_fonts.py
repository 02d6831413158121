"""Loads the fonts of other scripts before a row needs them."""

import asyncio

from PySide6.QtCore import QObject, QTimer

from menagerie.catalogue.catalogue import Catalogue
from menagerie.ui.animal_table import AnimalTable
from menagerie.ui.jobs import Jobs

LOAD = "load the fonts of other scripts"
# What the start still has to do goes before.
_AT_REST_MS = 2_500
# Seconds, in which whatever the person does meanwhile is painted.
_PAUSE = 0.05
# The first letter says which script it is, and a name may be of any length.
_LETTERS = 8


class ScriptFonts(QObject):
    """Has Qt look for the fonts in which it draws the scripts of known animals.

    For the first letter of a script Qt looks through all installed fonts, in each weight anew: ten
    milliseconds and more where there are hundreds. A list in which several scripts come into view would be
    late by as much for each. Done one by one, while nobody waits, nobody notices. Another thread could not do
    it: each has fonts of its own.
    """

    def __init__(self, table: AnimalTable, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._jobs = jobs
        self._catalogue: Catalogue | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_AT_REST_MS)
        self._timer.timeout.connect(self._start)

    def look_into(self, catalogue: Catalogue) -> None:
        """Load what another environment's animals need, in a moment."""
        self._catalogue = catalogue
        self._timer.start()

    def _start(self) -> None:
        catalogue = self._catalogue
        if catalogue is not None:
            self._jobs.start(LOAD, lambda: self._load(catalogue), replace=True)

    async def _load(self, catalogue: Catalogue) -> None:
        for name in await catalogue.names_in_other_scripts():
            for font in self._table.fonts():
                await asyncio.sleep(_PAUSE)
                # To be measured, it has to be loaded.
                font.width(name[:_LETTERS])
