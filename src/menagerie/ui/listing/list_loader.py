"""Asks for lists: as the filter row says, for everything, regularly, after an import, and after a wait."""

from collections.abc import Callable, Coroutine

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QPushButton

from menagerie.domain.animal import LIMIT_MAX
from menagerie.domain.answers import GATHERED, Answer, Question
from menagerie.domain.errors import AnimalNotFoundError, AskingStoppedError, MenagerieError, WaitingError
from menagerie.governor.states import Priority
from menagerie.settings.preferences import REFRESH_MINUTES
from menagerie.ui.listing.filter_bar import FilterBar
from menagerie.ui.listing.footer import Footer
from menagerie.ui.listing.rows_card import RowsCard
from menagerie.ui.listing.search import ASK, ASK_FOR_ANIMAL, SearchGroups
from menagerie.ui.listing.service_list import ServiceListPresenter
from menagerie.ui.look.wording import number
from menagerie.ui.session.input_gate import InputGate
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.words.messages import message_of, title_of
from menagerie.workflows.listing import Browsing, refresh_regularly

# Long enough to type "25" or to click twice, short enough to feel immediate.
_DEBOUNCE_MS = 250
_ASK_QUIETLY = "ask quietly"
REFRESHING = "refresh regularly"


class ListLoader(QObject):
    """Asks the service of the open session for lists, and for one animal.

    ``refresh_minutes`` is how often it refreshes the rows while they can be seen; 0 for never.

    Signals: ``answered`` when a list has come.
    """

    answered = Signal()

    def __init__(
        self,
        context: WindowContext,
        view: ServiceListPresenter,
        filter_bar: FilterBar,
        footer: Footer,
        card: RowsCard,
        groups: SearchGroups,
        refresh: QPushButton,
        gate: InputGate,
    ) -> None:
        """``refresh`` and the button for more are disabled while a list is asked for."""
        super().__init__(view)
        self.refresh_minutes = 0
        self._view = view
        self._filter = filter_bar
        self._limit = footer.limit
        self._card = card
        self._groups = groups
        self._asking_inputs = (refresh, footer.more)
        self._context = context
        self._gate = gate
        # Called when the wait is over.
        self._after_wait: Callable[[], None] | None = None
        # The newest question, answered or not.
        self._asked: Question | None = None
        # The animal that was asked for last.
        self._wanted_animal: int | None = None
        self._debounce = QTimer(self)
        self._debounce.setSingleShot(True)
        self._debounce.setInterval(_DEBOUNCE_MS)
        self._connect()
        groups.load_more, groups.ask_for_animal = self.load_more, self.ask_for_animal
        for refreshes in (refresh.clicked, context.commands.refresh.triggered):
            refreshes.connect(self.refresh)
        for loads_more in (footer.more.clicked, context.commands.load_more.triggered):
            loads_more.connect(self.load_more)

    def leave(self) -> None:
        """Forget what was to be asked in the session that ends."""
        self._debounce.stop()
        self._after_wait = None
        self._asked = None

    def refresh(self) -> None:
        """Ask again because the person wants it, even with a key that was refused."""
        if self._context.waits.is_waiting:
            # A request that is queued already is sent after the wait.
            if not self._context.jobs.is_running(ASK):
                self._after_wait = self.ask
        elif self._context.opened.browsing is None:
            self._context.opened.open(self._context.opened.environment.id)
        else:
            self.ask(deliberate=True)

    def ask(self, *, deliberate: bool = False) -> None:
        """Ask the service for what the filter row says.

        ``deliberate`` when the person has just asked for exactly this (see ``Governor.admission``).
        """
        self._debounce.stop()
        browsing = self._context.opened.browsing
        if browsing is not None:
            question = self._question()
            self._start(question, lambda: self._ask(browsing, question, deliberate=deliberate))

    def load_more(self) -> None:
        """Ask for as much as the service shows: all and, where there may be more, each status."""
        browsing = self._context.opened.browsing
        is_gathering = self._is_gathering and self._context.jobs.is_running(ASK)
        if browsing is None or self._context.waits.is_waiting or is_gathering:
            return
        # Let the row of the service's view show what is asked for, and ask nothing else for it.
        question = self._asked = Question(None, LIMIT_MAX, gathers=True)
        if not self._filter.shows_seen:
            self._filter.status.choose(question.status)
            self._limit.setValue(question.limit)
        self._debounce.stop()
        self._start(question, lambda: self._gather(browsing))

    def ask_for_animal(self, animal_id: int) -> None:
        """Ask the service for the animal of a number, with one request, and remember it."""
        browsing = self._context.opened.browsing
        if browsing is None or self._context.waits.is_waiting:
            return

        async def work() -> None:
            self._wanted_animal = animal_id
            try:
                await browsing.find(animal_id)
            except AnimalNotFoundError:
                self._groups.show_missing(animal_id)
            else:
                self._context.errors.clear()
                self._groups.show_animal(animal_id)

        self._context.jobs.start(ASK_FOR_ANIMAL, work)

    def _ask_again_for_animal(self) -> None:
        if self._wanted_animal is not None:
            self.ask_for_animal(self._wanted_animal)

    def refresh_quietly(self) -> None:
        """Ask again as background work, unless something else is asked or a wait stands.

        A gathered answer is kept until the person asks: one answer would show fewer animals.
        """
        browsing = self._context.opened.browsing
        if (
            browsing is None
            or self._context.waits.is_waiting
            or self._context.jobs.is_running(ASK)
            or self._view.is_gathered
        ):
            return
        question = self._question()
        if self._context.jobs.start(
            _ASK_QUIETLY, lambda: self._ask(browsing, question, priority=Priority.BACKGROUND)
        ):
            self._asked = question

    def catch_up(self) -> None:
        """Ask again as background work after much was added, at the end of a wait if one stands.

        Rows that only the person can have read again say how old they are.
        """
        if self._view.is_gathered:
            self._view.mark_stale()
        elif self._context.waits.is_waiting:
            self._after_wait = self._after_wait or self.refresh_quietly
        else:
            self.refresh_quietly()

    def refresh_every(self, minutes: int) -> None:
        """Refresh at this interval from now on; never for 0 or an interval that is not offered."""
        self.refresh_minutes = minutes if minutes in REFRESH_MINUTES else 0
        self._refresh_regularly()

    def _refresh_regularly(self) -> None:
        session, minutes = self._context.opened.session, self.refresh_minutes
        if session is None:
            return  # leaving an environment has ended the job
        self._context.jobs.cancel(REFRESHING)
        if minutes:
            self._context.jobs.start(
                REFRESHING,
                lambda: refresh_regularly(
                    minutes, session.governor, self._is_seen, self.refresh_quietly, self._context.clock
                ),
            )

    def _is_seen(self) -> bool:
        window = self._card.window()
        return window.isVisible() and not window.isMinimized()

    @property
    def _is_gathering(self) -> bool:
        return self._asked is not None and self._asked.gathers

    def _start(self, question: Question, work: Callable[[], Coroutine[object, object, None]]) -> None:
        """Ask in place of everything that is being asked."""
        self._asked = question
        self._context.jobs.cancel(_ASK_QUIETLY)
        self._context.jobs.start(ASK, work, replace=True)

    def _connect(self) -> None:
        self._filter.status.chosen.connect(self._question_changed)
        self._limit.valueChanged.connect(lambda _value: self._question_changed())
        self._filter.scope_changed.connect(self._question_changed)
        self._debounce.timeout.connect(self.ask)
        self._context.opened.left.connect(self.leave)
        self._context.opened.ready.connect(self.ask)
        self._context.opened.opened.connect(self._refresh_regularly)
        self._context.jobs.started.connect(self._job_started)
        self._context.jobs.ended.connect(self._job_ended)
        self._context.jobs.failed.connect(self._job_failed)
        self._context.waits.count_as_queued(lambda: int(self._after_wait is not None))
        self._context.waits.began.connect(self._wait_began)
        self._context.waits.ended.connect(self._wait_ended)

    def _go_on(self) -> None:
        """Ask the newest question again."""
        if self._is_gathering:
            self.load_more()
        else:
            self.ask()

    async def _ask(
        self,
        browsing: Browsing,
        question: Question,
        *,
        deliberate: bool = False,
        priority: Priority = Priority.PERSON,
    ) -> None:
        answer = await browsing.ask(question, deliberate=deliberate, priority=priority)
        if priority is Priority.PERSON:
            self._view.announce_next()
        await self._show(browsing, answer)

    async def _gather(self, browsing: Browsing) -> None:
        def show(answer: Answer) -> None:
            self._view.show(answer, names)
            text = self.tr("Loading: {done} of {all} requests answered")
            self._view.say_age(text.format(done=number(answer.parts), all=number(len(GATHERED))))

        names = await browsing.catalogue.category_names()
        await self._show(browsing, await browsing.load_more(show))

    async def _show(self, browsing: Browsing, answer: Answer) -> None:
        self._context.errors.clear()
        self._view.show(answer, await browsing.catalogue.category_names())
        self.answered.emit()

    def _question_changed(self) -> None:
        self._debounce.stop()
        if self._filter.shows_seen or self._context.opened.browsing is None:
            return
        # Return in the limit's field emits a change even if there is none.
        if self._asked is None or self._question() != replace(self._asked, gathers=False):
            self._debounce.start()

    def _question(self) -> Question:
        return Question(self._filter.chosen_status, self._limit.value())

    def _job_started(self, name: str) -> None:
        if name == ASK:
            self._gate.close(ASK, self._asking_inputs, self.tr("Loading the animals…"))
            self._view.show_age()

    def _job_ended(self, name: str) -> None:
        if name == ASK:
            self._gate.open(ASK)
            self._view.show_age()

    def _job_failed(self, name: str, error: MenagerieError) -> None:
        if name == ASK_FOR_ANIMAL and self._wanted_animal is not None and not isinstance(error, WaitingError):
            self._context.errors.show(error, self._ask_again_for_animal)
        if name == _ASK_QUIETLY:
            # Nothing repeats it: who goes back to the service's list asks for it.
            self._asked = None
        # What was said of a wait, or of a key that was refused, is not said again by itself.
        is_said = isinstance(error, WaitingError | AskingStoppedError)
        if name == ASK or (name == _ASK_QUIETLY and not is_said):
            self._show_unanswered(error)

    def _show_unanswered(self, error: MenagerieError) -> None:
        if isinstance(error, WaitingError):
            # The banner shows it. The question is asked again after the wait.
            self._after_wait = self._go_on
            return
        self._view.mark_stale()
        if self._view.is_empty:
            self._view.excuse(lambda: self._card.empty.say("cloud-off", title_of(error), message_of(error)))
        self._context.errors.show(error, self.load_more if self._is_gathering else self.refresh)

    def try_once(self) -> None:
        """Send one request before the end of the wait, as the banner offers."""
        if self._context.opened.browsing is not None and self._context.waits.offers_try:
            self._after_wait = None
            self.ask(deliberate=True)

    def _wait_began(self) -> None:
        if self._context.errors.offered == self._ask_again_for_animal:
            # The line of its number says when it can be asked for.
            self._context.errors.clear()
        elif self._context.errors.offered in {self.refresh, self.load_more}:
            # The message offers to try again, which now happens after the wait.
            self._context.errors.clear()
            if not self._context.jobs.is_running(ASK):
                self._after_wait = self._go_on
        self._view.show_age()

    def _wait_ended(self) -> None:
        self._view.show_age()
        go_on, self._after_wait = self._after_wait, None
        if go_on is not None:
            go_on()
