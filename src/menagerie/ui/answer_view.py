"""Shows the newest answer in the window: its rows, how much it is, how old it is, or why there is nothing."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.domain.clock import Clock
from menagerie.ui.main_window import MainWindow
from menagerie.ui.wording import moment
from menagerie.workflows.browsing import Answer

_AGE_MS = 15_000
_JUST_NOW = 45.0


class AnswerView(QObject):
    """Keeps the newest answer on screen until there is another one.

    ``is_busy`` tells whether the service is being asked at present, and ``is_held_up`` whether a wait stands.

    Signals: ``add_wanted`` when the person wants to add to an empty catalogue.
    """

    add_wanted = Signal()

    def __init__(
        self, window: MainWindow, clock: Clock, is_busy: Callable[[], bool], is_held_up: Callable[[], bool]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._clock = clock
        self._is_busy = is_busy
        self._is_held_up = is_held_up
        self._answer: Answer | None = None
        self._is_stale = False
        self._ageing = QTimer(self)
        self._ageing.setInterval(_AGE_MS)
        self._ageing.timeout.connect(self.show_age)
        window.filter.search_changed.connect(self._search)

    @property
    def is_empty(self) -> bool:
        """Tell whether there is no answer to show."""
        return self._answer is None

    def show(self, answer: Answer) -> None:
        """Show a new answer."""
        self._answer = answer
        self._is_stale = False
        self._window.table.show_animals(answer.animals.animals)
        self._show_all()

    def forget(self) -> None:
        """Show nothing: what was on screen belongs to another environment."""
        self._answer = None
        self._is_stale = False
        self._window.table.show_animals(())
        self._window.show_rows()
        self._show_all()

    def mark_stale(self) -> None:
        """Say that a newer answer was asked for and did not come."""
        self._is_stale = True
        self.show_age()

    def show_age(self) -> None:
        """Say how old the rows are, or that newer ones are on their way."""
        age = self._window.header.age
        if self._is_busy() and not self._is_held_up():
            age.setText(self.tr("Asking the service…"))
            return
        if self._answer is None:
            age.setText("")
            return
        self._ageing.start()
        received, now = self._answer.received_at, self._clock.now()
        if not self._is_stale and now - received < _JUST_NOW:
            age.setText(self.tr("Updated just now"))
            return
        text = self.tr("Updated {time}").format(time=moment(received, now, seconds=False))
        if self._is_stale or self._is_held_up():
            text = self.tr("{updated} · showing the last answer").format(updated=text)
        age.setText(text)

    def stop(self) -> None:
        """Count the age no further."""
        self._ageing.stop()

    def _search(self, text: str) -> None:
        self._window.table.shown.search(text)
        self._show_all()

    def _show_all(self) -> None:
        window, answer = self._window, self._answer
        searching = bool(window.filter.search.text().strip())
        matching = window.table.shown.rowCount()
        window.footer.show_answer(answer.animals if answer else None, matching, searching=searching)
        self.show_age()
        if answer is None:
            return
        if matching:
            window.show_rows()
        else:
            self._say_why_empty(answer, searching=searching)

    def _say_why_empty(self, answer: Answer, *, searching: bool) -> None:
        window = self._window
        if searching and answer.animals.animals:
            window.empty.say(
                "search",
                self.tr("Nothing matches the search"),
                self.tr("It looks in the rows that the service sent: names, numbers and states."),
                self.tr("Clear the search"),
                window.filter.search.clear,
            )
        elif answer.question.status is not None:
            window.empty.say(
                "inbox",
                self.tr("No animals with this status"),
                self.tr("The service has none at present."),
                self.tr("Show all"),
                window.filter.status.buttons()[0].click,
                asks=True,
            )
        else:
            window.empty.say(
                "inbox",
                self.tr("There are no animals yet"),
                self.tr("The catalogue of this environment is empty."),
                self.tr("Add an animal…"),
                self.add_wanted.emit,
                asks=True,
            )
        window.show_empty()
