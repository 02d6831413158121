"""A data folder as a first run leaves it, with 100 rows to show, and how its window looks then."""

import time
from pathlib import Path

from support.desktop.application import Application
from support.desktop.first_paint import Writing
from support.desktop.session import DesktopSession
from support.sentences import first_animals

ROWS = 100
# What a screen reader is told comes before it is painted.
_PAINT_SECONDS = 1.0


class Prepared:
    """``rows`` and ``answer`` are the writing of the table, and of the line that says how old it is.

    ``search`` is the field for searching while the focus is elsewhere.
    """

    def __init__(self, session: DesktopSession, folder: Path) -> None:
        """Run the application on the sandbox, and close it."""
        self.data = folder / "data"
        application = Application(session, self.data, folder / "output", (), {})
        try:
            reading = application.reading
            reading.wait_for_name("resultAge", "Updated just now")
            reading.wait_for_name("resultSummary", first_animals(ROWS))
            age = reading.wait_for_name("resultAge", "Updated just now")
            table = reading.wait_for("animalTable")
            search = reading.wait_for("searchEdit", lambda seen: seen.is_showing and not seen.is_focused)
            assert search.place is not None
            assert table.place is not None
            assert age.place is not None
            time.sleep(_PAINT_SECONDS)
            self.rows = Writing(session.screen, table.place)
            self.search = Writing(session.screen, search.place)
            self.answer = Writing(session.screen, age.place)
            assert application.terminate() == 0
        finally:
            if not application.has_ended:
                application.kill()
