"""Connects the page of a job with the send queue: shows how it goes, and does what the person chooses."""

from collections.abc import Awaitable, Callable, Collection
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal
from PySide6.QtWidgets import QWidget

from menagerie.domain.errors import DefectError, MenagerieError, StorageError
from menagerie.domain.text import in_file_name
from menagerie.outbox.entry import State
from menagerie.outbox.job import Job, JobResult
from menagerie.ui.importing.job.pace import Pace, Rate, permitted_rate
from menagerie.ui.importing.job.page import JobPage, Shown
from menagerie.ui.importing.job.words import (
    check_result,
    is_interrupted,
    jobs_ahead,
    single_adds_ahead,
    waiting_for,
    waiting_for_others,
    waiting_for_single_adds,
)
from menagerie.ui.look.plain_text import in_sentence
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import words_about_wait
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.files import choose_new_file
from menagerie.ui.words.jobs import done, left
from menagerie.ui.words.messages import message_of, stored_words, title_of
from menagerie.ui.words.states import Reason, reason_sentence
from menagerie.workflows.importing import estimate
from menagerie.workflows.queue.send_queue import SendQueue

# Opens the add dialog with a row of a job, over a window.
CorrectRow = Callable[[Job, JobResult, QWidget], None]

_JOB = "import: "
_ROWS, _JOBS, _CHECK, _SAVE = f"{_JOB}rows", f"{_JOB}jobs", f"{_JOB}check", f"{_JOB}save"
# Milliseconds between two updates of the counts, of the rows, and of times that pass by themselves.
_COUNTS_MS, _ROWS_MS, _TIMES_MS = 200, 1_000, 1_000
# Rows of a page, and jobs in the list of the earlier ones.
_PAGE = 200
_MOST_JOBS = 50
# The ending of the file for rows that were pasted.
_USUAL_SUFFIX = ".csv"
# The states of the rows that are not animals of the service, as far as we know, nor waiting to be.
_NOT_ADDED = (State.REFUSED, State.UNCONFIRMED, State.DISCARDED, State.DRAFT)


class _Rows(Struct, frozen=True):
    """Which rows of a job are shown: their states, None for all, and how many there are."""

    states: Collection[State] | None
    left_out: bool
    count: int


class JobFlow(QObject):
    """Shows one job of the open environment, and follows it.

    ``correct_row`` adds a row that was left out, with a dialog over a window.

    Signals: ``outbox_requested(object)`` with the number of an add that needs the person;
    ``animal_requested(object)`` with the id of an animal.
    """

    outbox_requested = Signal(object)
    animal_requested = Signal(object)

    def __init__(
        self, context: WindowContext, page: JobPage, open_queue: OpenQueue, correct_row: CorrectRow
    ) -> None:
        super().__init__(page)
        self._correct_row = correct_row
        self._page = page
        self._open_queue = open_queue
        self._context = context
        self._job: Job | None = None
        self._known: dict[int, Job] = {}
        self._pace = Pace()
        # Which jobs there are in the open environment.
        self._is_read = False
        # The page says why the outbox cannot be used.
        self._says_failure = False
        # Before each page that was turned, the number of the row that it comes after.
        self._pages: list[int] = [0]
        # None while the rows of the page are being read.
        self._last_row: int | None = None
        self._counts_timer = self._timer(_COUNTS_MS, self._show_job, is_single=True)
        self._rows_timer = self._timer(_ROWS_MS, self._load_rows, is_single=True)
        self._times_timer = self._timer(_TIMES_MS, self._show_time, is_single=False)
        self._connect_page()
        ResultFlow(context, page, open_queue)
        open_queue.reset.connect(self._reset)
        open_queue.job_changed.connect(self._changed)
        open_queue.state_changed.connect(self._show_soon)
        open_queue.stopped.connect(self._stopped)
        context.waits.began.connect(self._show_soon)
        context.waits.ended.connect(self._show_soon)
        context.jobs.failed.connect(self._failed)

    @property
    def page(self) -> JobPage:
        """The page that it fills."""
        return self._page

    def show(self, number: int | None = None, *, takes_focus: bool = False) -> None:
        """Show the job with this number, or else the one that goes on, or the newest.

        ``takes_focus`` when the person comes to the page.
        """
        self._page.say("")
        self._page.show_environment(self._context.opened.environment.name)

        async def load() -> None:
            jobs = await self._queue.outbox.jobs(_MOST_JOBS)
            self._known = {job.number: job for job in jobs}
            # The queue knows those that go on; what it says is newer.
            self._known |= {job.number: job for job in self._queue.jobs}
            chosen = number if number in self._known else self._natural()
            if takes_focus:
                self._begin_with_problems(chosen)
            self._choose(chosen)
            if takes_focus:
                self._page.focus_first()

        self._context.jobs.start(_JOBS, load, replace=True)

    @property
    def _queue(self) -> SendQueue:
        return self._open_queue.current

    def _natural(self) -> int | None:
        going = (job.number for job in self._known.values() if not job.is_over)
        return next(going, next(iter(self._known), None))

    def _choose(self, number: int | None) -> None:
        self._is_read = True
        job = self._known.get(number) if number is not None else None
        if job is None or self._job is None or job.number != self._job.number:
            self._pace = Pace()
            self._begin_page([0])
        self._job = job
        self._page.show_jobs(tuple(self._known.values()), number)
        self._show_job()
        self._load_rows()

    def _begin_with_problems(self, number: int | None) -> None:
        """Show first what the person came for: the rows to correct, where there are any."""
        job = None if number is None else self._known[number]
        has_problems = job is not None and job.is_over and job.to_correct > 0
        self._page.rows_filter.choose(Shown.NOT_ADDED if has_problems else Shown.ALL)
        self._begin_page([0])

    def _choose_another(self, number: int) -> None:
        # Where the list is still being read, what was to be shown then is not wanted any more.
        self._context.jobs.cancel(_JOBS)
        self._choose(number)

    def _reset(self) -> None:
        """Show nothing of an environment that was left."""
        self._known, self._job, self._is_read = {}, None, False
        self._page.show_jobs((), None)
        self._page.show_unread()
        self._page.show_rows((), 0, 0)
        if self._page.isVisible():
            self.show()

    def _changed(self, job: Job) -> None:
        if job.number not in self._known:
            self._known = {job.number: job, **self._known}
        self._known[job.number] = job
        if self._job is None or job.number > self._job.number:
            return
        # Those that go first are measured with it: their pace is its own, once it is its turn.
        if job.is_cancelled:
            self._pace.start_again()
        before = (done(one) for one in self._known.values() if one.number <= self._job.number)
        self._pace.measure(self._context.clock.monotonic(), sum(before))
        self._show_soon()
        if job.number != self._job.number:
            return
        has_new_add = job.left_out != self._job.left_out
        self._job = job
        if self._says_failure:
            self._says_failure = False
            self._page.say("")
        if has_new_add:
            # Until it is shown, the row would be opened to be added once more.
            self._load_rows()
        elif not self._rows_timer.isActive():
            self._rows_timer.start()

    def _show_soon(self, *_what: object) -> None:
        if not self._counts_timer.isActive():
            self._counts_timer.start()

    def _show_job(self) -> None:
        job, queue = self._job, self._queue
        if job is None:
            self._times_timer.stop()
            if self._is_read:
                self._page.show_job(None)
            return
        now = self._context.clock.now()
        session = self._context.opened.session
        state = None if session is None else session.governor.background_state
        told = None if session is None or state is None else session.governor.who_told(state)
        waiting = waiting_for(job, queue, state, now, told)
        ahead = jobs_ahead(job, queue.jobs)
        if is_interrupted(waiting, state, now):
            self._pace.start_again()
        elif ahead:
            waiting = waiting_for_others(ahead, self._seconds(sum(map(left, ahead))))
        elif not waiting:
            waiting = waiting_for_single_adds(single_adds_ahead(job, queue.jobs, queue.queued))
        rate = None if ahead else self._rate(left(job))
        self._page.show_job(job, rate, waiting, is_stopped=queue.is_stopped)
        self._page.offer_check(self._why_no_check())
        if job.is_over:
            self._times_timer.stop()
        elif not self._times_timer.isActive():
            self._times_timer.start()

    def _why_no_check(self) -> str:
        """Return why the service's list cannot be asked for now; empty if it can."""
        if not self._queue.is_connected:
            return reason_sentence(Reason.NOT_CONNECTED)
        if not self._queue.may_ask:
            return words_about_wait(self._context.waits.until, self._context.clock.now())
        return ""

    def _seconds(self, rows: int) -> float:
        """Return how long so many rows take: at the measured rate, else at that of the plan."""
        rate, pacing, session = self._rate(rows), self._context.waits.pacing, self._context.opened.session
        if rate is not None or pacing is None or session is None:
            return 0.0 if rate is None else rate.seconds_left
        return estimate(
            rows, replace(pacing, queued=0), session.governor.quota, self._context.clock.now()
        ).seconds

    def _rate(self, rows: int) -> Rate | None:
        """Return the measured rate, and how long so many rows take; None if it is not known."""
        per_minute = self._pace.per_minute(self._context.clock.monotonic())
        if per_minute is None:
            return None
        pacing, session = self._context.waits.pacing, self._context.opened.session
        if pacing is None or session is None:
            return None
        return permitted_rate(per_minute, rows, pacing, session.governor.quota, self._context.clock.now())

    def _show_time(self) -> None:
        if self._page.isVisible():
            self._show_job()

    def _wanted_rows(self, job: Job) -> _Rows:
        match self._page.shown:
            case Shown.ALL:
                return _Rows(None, left_out=True, count=job.total + job.left_out)
            case Shown.ADDED:
                return _Rows((State.CREATED,), left_out=False, count=job.counts.get(State.CREATED, 0))
            case Shown.NOT_ADDED:
                count = sum(job.counts.get(state, 0) for state in _NOT_ADDED) + job.left_out
                return _Rows(_NOT_ADDED, left_out=True, count=count)

    def _load_rows(self) -> None:
        """Read the page of rows that is shown; the others are not kept."""
        job = self._job
        if job is None:
            return
        wanted, after, before = self._wanted_rows(job), self._pages[-1], (len(self._pages) - 1) * _PAGE

        async def load() -> None:
            rows = await self._queue.outbox.job_rows(
                job.number, wanted.states, left_out=wanted.left_out, after=after, limit=_PAGE
            )
            self._show_rows(rows, before, wanted.count)

        self._context.jobs.start(_ROWS, load, replace=True)

    def _show_rows(self, rows: tuple[JobResult, ...], before: int, count: int) -> None:
        self._last_row = rows[-1].number if rows else 0
        self._page.show_rows(rows, before, count)

    def _turn_page(self, pages: list[int]) -> None:
        self._begin_page(pages)
        self._load_rows()

    def _turn_to_next(self) -> None:
        if self._last_row is None:
            # The second half of a double click; or these could not be read before.
            self._load_rows()
        else:
            self._turn_page([*self._pages, self._last_row])

    def _begin_page(self, pages: list[int]) -> None:
        self._pages, self._last_row = pages, None

    def _pause(self) -> None:
        self._act("pause", lambda queue, number: queue.job_steps.pause_job(number))

    def _resume(self) -> None:
        self._pace.start_again()

        async def resume(queue: SendQueue, number: int) -> None:
            await queue.job_steps.resume_job(number)
            queue.resume()

        self._act("resume", resume)

    def _cancel(self) -> None:
        self._act("cancel", lambda queue, number: queue.job_steps.cancel_job(number))

    def _act(self, step: str, act: Callable[[SendQueue, int], Awaitable[object]]) -> None:
        """Do something with the job that is shown, in the queue that it belongs to.

        Each ``step`` is done once at a time. Another one follows it: the outbox does them in their order.
        """
        job, queue = self._job, self._queue
        if job is None:
            return

        async def work() -> None:
            await act(queue, job.number)

        self._page.say("")
        # What a person has chosen is done, whatever environment is open by then; each has such numbers.
        self._context.jobs.start(f"{_JOB}{step} {job.number} {id(queue)}", work, outlives_environment=True)

    def _check(self) -> None:
        queue, page = self._queue, self._page

        async def check() -> None:
            page.say(check_result(await queue.check_all()))
            self._load_rows()

        page.say(self.tr("Checking the service's list…"))
        # A second press meets the same check: the button keeps the focus, which Enter would use elsewhere.
        self._context.jobs.start(_CHECK, check)

    def _open_row(self, row: JobResult) -> None:
        entry = row.entry
        if entry is None:
            if self._job is not None:
                self._correct_row(self._job, row, self._page.window())
        elif entry.state is State.CREATED:
            if entry.animal_id is not None:
                self.animal_requested.emit(entry.animal_id)
        elif entry.state is not State.DISCARDED:
            self.outbox_requested.emit(entry.number)

    def _connect_page(self) -> None:
        page = self._page
        page.card.pause_requested.connect(self._pause)
        page.card.resume_requested.connect(self._resume)
        page.card.cancel_requested.connect(self._cancel)
        page.check.clicked.connect(self._check)
        page.jobs.activated.connect(lambda index: self._choose_another(page.jobs.itemData(index)))
        page.rows_filter.chosen.connect(lambda _shown: self._turn_page([0]))
        page.later.clicked.connect(self._turn_to_next)
        page.earlier.clicked.connect(lambda: self._turn_page(self._pages[:-1] or [0]))
        page.table.opened.connect(self._open_row)

    def _stopped(self, error: MenagerieError) -> None:
        """Say why the outbox cannot be used, also in this window; the wait says when it is tried again."""
        if isinstance(error, StorageError) and self._job is not None and not self._job.is_over:
            self._says_failure = True
            self._page.say(f"{title_of(error)}. {message_of(error)}", is_error=True)

    def _failed(self, name: str, error: MenagerieError) -> None:
        if name.startswith(_JOB):
            # The main window shows a bug; here nothing is under way any more.
            is_bug = isinstance(error, DefectError)
            self._page.say("" if is_bug else f"{title_of(error)}. {message_of(error)}", is_error=not is_bug)

    def _timer(self, milliseconds: int, act: Callable[[], None], *, is_single: bool) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(is_single)
        timer.setInterval(milliseconds)
        timer.timeout.connect(act)
        return timer


class ResultFlow(QObject):
    """Writes a file about the job that the page shows. It needs no request."""

    def __init__(self, context: WindowContext, page: JobPage, open_queue: OpenQueue) -> None:
        super().__init__(page)
        self._page = page
        self._open_queue = open_queue
        self._context = context
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self._folder = Path(documents)
        page.remaining.clicked.connect(self._choose_remaining)

    def _choose_remaining(self) -> None:
        job = self._page.job
        if job is None:
            return
        from menagerie.workflows.importing import remaining_path  # noqa: PLC0415 - when it is wanted

        name = Path(stored_words(job.title))
        # Qt asks before the file is replaced: it has to know its real ending.
        suffix = remaining_path(job, name).suffix or _USUAL_SUFFIX
        suggested = self.tr("{name} – still to do").format(name=in_file_name(name.stem)) + suffix
        self._choose_file(
            "importRemainingDialog",
            self.tr("Save the rows that still need work"),
            suggested,
            lambda path: self._write_remaining(job, path),
        )

    def _write_remaining(self, job: Job, path: Path) -> None:
        from menagerie.workflows.importing import write_remaining  # noqa: PLC0415 - when it is wanted

        outbox, page = self._open_queue.current.outbox, self._page

        async def write() -> None:
            written = await write_remaining(outbox, job, path, stored_words)
            text = translate("ResultFlow", "%Ln row(s) saved to {name}", n=written.rows)
            page.say(text.format(name=in_sentence(written.path.name)))

        self._page.say("")
        # The disk of an earlier one may be slow; and it is written whatever environment is open by then.
        self._context.jobs.start(f"{_SAVE} {path}", write, outlives_environment=True)

    def _choose_file(self, name: str, title: str, suggested: str, then: Callable[[Path], None]) -> None:
        def take(path: Path) -> None:
            self._folder = path.parent
            then(path)

        choose_new_file(self._page, name, title, self._folder / suggested, take)
