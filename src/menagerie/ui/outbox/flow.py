"""Connects the outbox panel with the send queue: shows its adds, and does what the person chooses."""

import math
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.domain.cases import GeneralCase
from menagerie.domain.errors import (
    AnswerError,
    AskingStoppedError,
    DefectError,
    KeyRefusedError,
    MenagerieError,
    NewerDataError,
    StorageError,
    UnusableFieldError,
    WaitingError,
)
from menagerie.outbox.entry import Entry, IllegalStepError, State
from menagerie.outbox.job import Job
from menagerie.outbox.store import Opened
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import moment, number
from menagerie.ui.outbox.panel import OutboxPanel
from menagerie.ui.outbox.wording import Choice, Item, check_again_at, found_id, sentence, short_name
from menagerie.ui.session.input_gate import InputGate
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.message_bar import Message, MessageBar
from menagerie.ui.widgets.overlays import Toast
from menagerie.ui.words.filling import joined
from menagerie.ui.words.jobs import about_stale
from menagerie.ui.words.messages import message_of, sentence_of, title_of
from menagerie.ui.words.states import AddState, Reason, all_counted, reason_sentence, state_of
from menagerie.workflows.colleagues import is_held
from menagerie.workflows.queue.send_queue import SendQueue
from menagerie.workflows.sending.checking import confirm, confirm_found, found_alone, reject

# What the outbox starts is named so at its beginning.
_JOB = "outbox: "
_NEEDS_PERSON = (State.UNCONFIRMED, State.REFUSED)
# The states in which an add of an import is part of the import's row.
_WITHIN_JOB = (State.QUEUED, State.SENDING, State.CREATED, State.DISCARDED)
# Milliseconds between two updates of the rows of imports, and of what was found.
_LATER_MS = 200
# Milliseconds between two looks at the clock, by which "Check again" is enabled.
_CHECK_MS = 1_000
_TOO_EARLY = "too early to check again"


class OutboxLinks(Struct, frozen=True):
    """What other rooms do for the outbox.

    ``edit``, ``submit`` and ``add_similar`` are the add dialog's. ``ask_list`` asks for the list once an
    error is out of the way. ``show_counts`` shows how many lines wait, and how many others need the person.
    """

    edit: Callable[[Entry], object]
    submit: Callable[[Entry], object]
    add_similar: Callable[[Entry], object]
    ask_list: Callable[[], None]
    show_animal: Callable[[int], None]
    show_job: Callable[[int], None]
    show_counts: Callable[[int, int], None]


class DiscardStep:
    """The step of discarding an add. It comes back as a draft: nothing may be sent by an undo."""

    def __init__(self, open_queue: OpenQueue, toast: Toast, discarded: Entry) -> None:
        self._open_queue = open_queue
        self._toast = toast
        self._discarded = discarded
        self._draft: Entry | None = None

    async def undo(self) -> None:
        """Keep a draft of it. Raises StorageError."""
        queue = self._open_queue.current
        self._draft = await self._draft_of_row(queue) or await queue.outbox.save_draft(self._discarded.typed)
        queue.update(self._draft)
        text = translate("outbox", "{name} is a draft in the outbox.")
        self._toast.say(text.format(name=short_name(self._discarded.typed)))

    async def _draft_of_row(self, queue: SendQueue) -> Entry | None:
        """Begin the add of its row again, if it was that of one that has none now."""
        job, row = self._discarded.job, self._discarded.row
        if job is None or row is None:
            return None
        with suppress(IllegalStepError):
            return await queue.job_steps.add_row(self._discarded.typed, (job, row), is_queued=False)
        return None

    async def redo(self) -> bool:
        """Discard the draft again; leave it, and return False, if it was changed or sent meanwhile.

        Raises StorageError.
        """
        queue, draft = self._open_queue.current, self._draft
        if draft is None or await queue.outbox.entry(draft.number) != draft:
            return False
        queue.update(await queue.outbox.discard(draft.number))
        self._draft = None
        return True


class OutboxFlow(QObject):
    """Shows the adds in the panel and on its badge, says what became of them, and does what is chosen.

    An import is one row. Those of its adds that need the person have rows of their own.

    Signals: ``added(object)`` with the Entries that have become animals, which the person confirmed or is
    told of, and ``added_one(object)`` with a single one of which nothing is said yet.
    """

    added = Signal(object)
    added_one = Signal(object)

    def __init__(
        self,
        context: WindowContext,
        panel: OutboxPanel,
        notice: MessageBar,
        open_queue: OpenQueue,
        gate: InputGate,
        links: OutboxLinks,
    ) -> None:
        super().__init__(panel)
        self._context = context
        self._panel = panel
        self._notice = notice
        self._open_queue = open_queue
        self._gate = gate
        self._links = links
        self._stale_message: Message | None = None
        # The names of categories when the panel was opened last.
        self._names: Mapping[int, str] = {}
        # The adds that were found and wait for the person's word.
        self._found: tuple[Entry, ...] = ()
        self._actions: Mapping[Choice, Callable[[Entry], object]] = {
            Choice.SEND: self._send,
            Choice.EDIT: links.edit,
            Choice.CHECK: lambda entry: self._start(Choice.CHECK, entry, lambda: self._check(entry)),
            Choice.CONFIRM: self._confirm,
            Choice.REJECT: self._reject,
            Choice.ADD_AGAIN: self._add_again,
            Choice.SHOW: self._show_animal,
            Choice.DUPLICATE: links.add_similar,
            Choice.DISCARD: self._discard,
        }
        # An import changes many times a second, and a check many adds at once.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_LATER_MS)
        self._later.timeout.connect(self._show_summaries)
        self._check_timer = QTimer(self)
        self._check_timer.setSingleShot(True)
        self._check_timer.setInterval(_CHECK_MS)
        self._check_timer.timeout.connect(self._hold_check)
        self._connect()

    def _connect(self) -> None:
        context, panel, open_queue = self._context, self._panel, self._open_queue
        panel.list.choice_changed.connect(self._hold_check)
        panel.entries_requested.connect(self._show_all)
        panel.jobs.requested.connect(self._show_job)
        panel.details.chosen.connect(self._choose)
        panel.found.confirmed.connect(self._confirm_found)
        panel.selected.confirmed.connect(self._discard_selected)
        open_queue.reset.connect(self._reset)
        open_queue.loaded.connect(self._notify_loaded)
        open_queue.changed.connect(self._changed)
        open_queue.job_changed.connect(lambda _job: self._show_summaries_later())
        open_queue.state_changed.connect(self._show_state)
        open_queue.stopped.connect(self._notify_stopped)
        open_queue.run_ended.connect(self.notify_outcome)
        context.waits.began.connect(self._show_state)
        context.jobs.failed.connect(self._job_failed)

    def show(self, entry_number: int | None = None) -> None:
        """Open the panel, and choose the add with this number."""
        if not self._panel.isVisible():
            self._panel.open()
        if entry_number is not None:
            self._panel.choose(entry_number)
            queue = self._queue
            if queue.is_loaded and queue.entry(entry_number) is None:
                self._context.jobs.start(f"{_JOB}recall", partial(queue.recall, entry_number), replace=True)

    def check(self, entry_number: int) -> None:
        """Open the panel at an add and look for it in the list; during a wait, leave that to its button."""
        self._show_and_check(entry_number, self._queue)

    @property
    def _queue(self) -> SendQueue:
        return self._open_queue.current

    def _reset(self) -> None:
        self._names = {}
        self._panel.forget()
        if self._panel.isVisible():
            self._show_all()
        else:
            self._show_found()
        self._show_badge()

    def _show_all(self) -> None:
        """Show every add; show them again when the names of categories, which take a moment, are others."""
        self._show_state()
        self._show_found()
        # Without an address there is no file to be read.
        is_coming = self._context.opened.environment.has_address and not self._queue.is_loaded
        if is_coming and not self._queue.entries:
            unread = self._queue.unread
            self._panel.forget("" if unread is None else sentence_of(unread))
            return
        self._show_jobs()
        self._panel.show_entries(self._own_rows(), self._names)

        async def show_with_names() -> None:
            names = await self._context.opened.catalogue.category_names()
            if names != self._names:
                self._names = names
                self._panel.show_entries(self._own_rows(), names)

        self._context.jobs.start(f"{_JOB}names", show_with_names, replace=True)

    def _changed(self, entry: Entry) -> None:
        if _is_within_job(entry) and not self._panel.shows(entry.number):
            self._show_summaries_later()
            return
        if self._panel.isVisible():
            self._panel.take(entry)
            self._show_summaries_later()
        self._show_badge()
        self._show_state()

    def _own_rows(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self._queue.entries if not _is_within_job(entry))

    def _open_jobs(self) -> tuple[Job, ...]:
        """Return the imports that go on, in the order in which they are sent."""
        return tuple(job for job in reversed(self._queue.jobs) if not job.is_over)

    def _jobs_to_correct(self) -> tuple[Job, ...]:
        """Return the imports with rows that they left out and that wait for the person."""
        return tuple(job for job in self._queue.jobs if job.to_correct)

    def _show_summaries_later(self) -> None:
        if not self._later.isActive():
            self._later.start()

    def _show_summaries(self) -> None:
        self._show_jobs()
        if self._panel.isVisible():
            self._show_found()

    def _show_found(self) -> None:
        self._found = found_alone(self._queue.entries)
        self._panel.show_found(len(self._found))

    def _show_jobs(self) -> None:
        self._panel.show_jobs(self._open_jobs())
        self._panel.show_left_out(self._jobs_to_correct())
        self._show_badge()
        self._show_state()

    def _show_job(self, number: int) -> None:
        self._panel.dismiss()
        self._links.show_job(number)

    def _show_badge(self) -> None:
        counts = self._own_counts()
        needs_person = sum(counts[state] for state in _NEEDS_PERSON) + len(self._jobs_to_correct())
        waiting = counts[State.QUEUED] + counts[State.SENDING] + len(self._open_jobs())
        if self._queue.stale:
            waiting, needs_person = 0, waiting + needs_person
        self._links.show_counts(waiting, needs_person)

    def _own_counts(self) -> Counter[State]:
        """Return how many adds are in each state, without those that are part of an import's row."""
        counts = Counter(self._queue.counts)
        if self._queue.jobs:
            counts.subtract(entry.state for entry in self._queue.entries if _is_within_job(entry))
        return counts

    def _hold_check(self) -> None:
        """Keep "Check again" disabled until the time that its sentence names."""
        item, now = self._panel.list.current_item(), self._context.clock.now()
        if item is None or self._queue.stale or check_again_at(item) <= now:
            self._gate.open(_TOO_EARLY)
            return
        button = self._panel.details.buttons[Choice.CHECK]
        self._gate.close(_TOO_EARLY, (button,), sentence(item, now))
        self._check_timer.start()

    def _show_state(self) -> None:
        self._panel.show_stale(self._queue.stale)
        self._hold_check()
        count = self._own_counts()[State.QUEUED]
        if not count and not self._queue.counts[State.SENDING]:
            self._panel.show_state("")
            return
        queued = ""
        if count:
            queued = translate("OutboxFlow", "%Ln animals are waiting to be sent.", n=count)
        if count == 1:
            queued = self.tr("1 animal is waiting to be sent.")
        about_next = self._words_about_next()
        self._panel.show_state(joined([queued, about_next]) if about_next else "")

    def _words_about_next(self) -> str:
        """Return what becomes of the next one; nothing during a wait, about which the banner says it."""
        queue, until = self._queue, self._context.waits.until
        # Each change of a state is shown; the end of a request alone is not.
        if queue.counts[State.SENDING]:
            sentence = self.tr("One is on its way.")
        elif queue.stale:
            sentence = self.tr("Nothing is sent before you have chosen below.")
        elif queue.is_running:
            sentence = self.tr("The next one goes in a moment.")
        elif queue.is_stopped:
            sentence = self.tr("Sending is stopped until you press “Send now”.")
        elif not queue.is_connected:
            sentence = joined([reason_sentence(Reason.NOT_CONNECTED), self.tr("Nothing is sent.")])
        elif queue.is_key_refused:
            sentence = joined(
                [reason_sentence(Reason.KEY_REFUSED), self.tr("The next one goes with the right key.")]
            )
        elif until is not None and not math.isinf(until):
            sentence = ""
        elif queue.retry_at is not None and until is None:
            sentence = self.tr("Sending is tried again at {time}, or with “Send now”.")
            sentence = sentence.format(time=self._moment(queue.retry_at))
        else:
            sentence = self.tr("The next one goes when the service is back.")
        return sentence

    def _moment(self, unix: float) -> str:
        return moment(unix, self._context.clock.now())

    def _choose(self, choice: Choice, item: Item | None) -> None:
        if item is None:
            self._answer_stale(choice)
        elif isinstance(item, Entry):
            self._actions[choice](item)
        elif choice is Choice.SHOW:
            self._show_job(item.number)
        else:
            queue, number = self._queue, item.number

            async def dismiss() -> None:
                await queue.job_steps.dismiss_rows(number)

            self._context.jobs.start(
                f"{_JOB}dismiss {number} {id(queue)}", dismiss, outlives_environment=True
            )

    def _send(self, entry: Entry) -> None:
        if entry.state is State.QUEUED:
            self._queue.resume()
            self._start(Choice.SEND, entry, lambda: self._send_first(entry))
        elif is_held(entry):
            # The outbox asks already what the dialog would ask.
            self._add_again(entry)
        else:
            self._links.submit(entry)

    async def _send_first(self, entry: Entry) -> None:
        try:
            sent = await self._queue.send(entry.number)
        except UnusableFieldError:
            raise
        except MenagerieError as error:
            self._queue.handle_failure(error)
        else:
            self.notify_outcome((sent,))

    async def _check(self, entry: Entry) -> None:
        text = self.tr("Checking the service's list…")
        self._context.toast.say(text)
        try:
            await self._queue.check(entry)
        except WaitingError as error:
            raise WaitingError(error.until, GeneralCase.WAITING_FOR_LIST) from error
        except (KeyRefusedError, AskingStoppedError) as error:
            self._context.errors.show(error, self._links.ask_list)
        finally:
            # It may lie over the buttons that answer what was found.
            self._context.toast.take_back(text)

    def _answer_stale(self, choice: Choice) -> None:
        """Do what was chosen for all queued adds of what may be an old copy, then show all anew."""
        queue = self._queue
        answers = {
            Choice.CHECK: queue.check_stale,
            Choice.SEND: queue.send_stale,
            Choice.DISCARD: queue.discard_stale,
        }

        async def answer() -> None:
            try:
                await answers[choice]()
                if self._stale_message is not None and self._notice.message is self._stale_message:
                    self._notice.clear()
            finally:
                if queue is self._queue:
                    self._show_all()

        # Only one answer counts.
        self._context.jobs.start(f"{_JOB}stale {id(queue)}", answer, outlives_environment=True)

    def _confirm(self, entry: Entry) -> None:
        outbox = self._queue.outbox

        async def confirm_it() -> Entry:
            confirmed = await confirm(outbox, entry, found_id(entry))
            if outbox is self._queue.outbox:
                self.added.emit((confirmed,))
            return confirmed

        self._change(Choice.CONFIRM, entry, confirm_it)

    def _reject(self, entry: Entry) -> None:
        outbox = self._queue.outbox
        if (found := found_id(entry)) is not None:
            self._change(Choice.REJECT, entry, lambda: reject(outbox, entry, found))

    def _add_again(self, entry: Entry) -> None:
        queue = self._queue
        again = Choice.ADD_AGAIN
        self._change(again, entry, lambda: queue.outbox.queue(entry.number, entry.typed), queue.resume)

    def _discard(self, entry: Entry) -> None:
        queue, environment = self._queue, self._context.opened.environment

        async def discard() -> Entry:
            discarded = await queue.outbox.discard(entry.number)
            # What may have been sent is not offered: it could be added twice.
            if entry.state in {State.DRAFT, State.QUEUED} and not entry.tries:
                step = DiscardStep(self._open_queue, self._context.toast, entry)
                text = self.tr("discarding {name}").format(name=short_name(entry.typed))
                self._context.undo.record(text, step.undo, step.redo, environment=environment)
            return discarded

        self._change(Choice.DISCARD, entry, discard)

    def _confirm_found(self) -> None:
        queue, found = self._queue, self._found
        text = translate("outbox", "{done} of %Ln animal(s) confirmed", n=len(found))
        self._change_several(text, queue, found, confirm_found(queue.outbox, found))

    def _discard_selected(self) -> None:
        queue, entries = self._queue, self._panel.discardable

        async def discard() -> AsyncIterator[Entry]:
            for entry in entries:
                # One that has changed since the question was shown stays as it is.
                if queue.entry(entry.number) == entry:
                    with suppress(IllegalStepError):
                        yield await queue.outbox.discard(entry.number)

        text = translate("outbox", "{done} of %Ln animal(s) discarded", n=len(entries))
        self._change_several(text, queue, entries, discard())

    def _change_several(
        self, text: str, queue: SendQueue, entries: tuple[Entry, ...], changes: AsyncIterator[Entry]
    ) -> None:
        """Show each add as soon as it has changed: the disk may refuse the next one."""

        async def work() -> None:
            done: list[Entry] = []
            async for entry in changes:
                queue.update(entry)
                done.append(entry)
            self._context.toast.say(text.format(done=number(len(done))))
            added = tuple(entry for entry in done if entry.state is State.CREATED)
            if added and queue is self._queue:
                self.added.emit(added)

        # Others may be chosen before these are done; the same ones would be counted as not done.
        numbers = ",".join(str(entry.number) for entry in entries)
        self._context.jobs.start(
            f"{_JOB}several {id(queue)} {text} {numbers}", work, outlives_environment=True
        )

    def _show_animal(self, entry: Entry) -> None:
        if entry.animal_id is not None:
            self._panel.dismiss()
            self._links.show_animal(entry.animal_id)

    def _change(
        self,
        choice: Choice,
        entry: Entry,
        change: Callable[[], Awaitable[Entry]],
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Change an add, also when another environment is opened meanwhile."""
        queue = self._queue

        async def work() -> None:
            queue.update(await change())
            then()

        self._start(choice, entry, work, outlives_environment=True)

    def _start(
        self,
        choice: Choice,
        entry: Entry,
        act: Callable[[], Awaitable[object]],
        *,
        outlives_environment: bool = False,
    ) -> None:
        """Do what was chosen, also while something else that was chosen for the add still goes on."""
        queue = self._queue

        async def work() -> None:
            try:
                await act()
            except IllegalStepError:
                # Its state has changed since the button was shown; show the row as it is now.
                queue.update(await queue.outbox.entry(entry.number))

        # Each queue counts its adds anew.
        name = f"{_JOB}{choice.value} {entry.number} {id(queue)}"
        self._context.jobs.start(name, work, outlives_environment=outlives_environment)

    def _job_failed(self, name: str, error: MenagerieError) -> None:
        if name.startswith(_JOB) and not isinstance(error, DefectError):
            details = self._context.errors.details_of(error)
            self._notice.show_message(Message(title_of(error), message_of(error), details=details))

    def _notify_loaded(self, opened: Opened) -> None:
        if opened.stale:
            title, action = about_stale(opened.stale), self.tr("Open the outbox")
            self._stale_message = Message(title, "", "info", action, self.show)
            self._notice.show_message(self._stale_message)
        # A warning about the file is shown with those about other files.
        elif opened.interrupted and opened.warning is None:
            unconfirmed = (one for one in self._queue.entries if one.state is State.UNCONFIRMED)
            self._notify_unconfirmed(opened.interrupted, max(unconfirmed, key=lambda one: one.changed_at))

    def _notify_stopped(self, error: MenagerieError) -> None:
        if self._queue.unread is not None and self._panel.isVisible():
            self._show_all()
        if isinstance(error, KeyRefusedError | AskingStoppedError | DefectError):
            self._context.errors.show(error, self._links.ask_list)
        elif isinstance(error, NewerDataError):
            self._notice.show_message(Message(title_of(error), message_of(error)))
        elif isinstance(error, StorageError):
            again = self._queue.resume
            message = Message(title_of(error), message_of(error), "error", self.tr("Try again"), again)
            self._notice.show_message(message)
        elif isinstance(error, AnswerError):
            self._context.errors.show(error, self._queue.resume)
        else:
            self._notify(title_of(error), message_of(error))

    def notify_outcome(self, run: tuple[Entry, ...]) -> None:
        """Say what became of adds that were sent by themselves."""
        counts = Counter(map(state_of, run))
        added, unconfirmed = counts[AddState.ADDED], counts[AddState.UNCONFIRMED]
        text = self.tr("From the outbox: {counts}").format(counts=all_counted(counts))
        if len(run) == 1 and added:
            self.added_one.emit(run[0])
            return
        if added:
            self.added.emit(tuple(entry for entry in run if entry.state is State.CREATED))
        if unconfirmed == len(run):
            self._notify_unconfirmed(unconfirmed, run[0])
        elif counts[AddState.REFUSED] or counts[AddState.NOT_SENT] or unconfirmed:
            self._notify(text, self.tr("Nothing is sent again by itself. The outbox says what can be done."))
        elif added:
            self._context.toast.say(text)

    def _notify_unconfirmed(self, count: int, entry: Entry) -> None:
        """Say that we don't know if ``count`` animals were added, ``entry`` being one of them."""
        if count > 1:
            text = translate("OutboxFlow", "We don't know if %Ln animals were added", n=count)
            self._notify(text, "")
            return
        text, queue = self.tr("We don't know if {name} was added"), self._queue
        message = Message(
            text.format(name=short_name(entry.typed)),
            action=self.tr("Check"),
            act=lambda: self._show_and_check(entry.number, queue),
        )
        self._notice.show_message(message)

    def _show_and_check(self, entry_number: int, queue: SendQueue) -> None:
        """Open the outbox at an add of ``queue`` and look for it; during a wait, leave that to its button."""
        if queue is not self._queue:
            # Another environment is open by now.
            self.show()
            return
        self.show(entry_number)
        entry = queue.entry(entry_number)
        if entry is not None and queue.may_ask and check_again_at(entry) <= self._context.clock.now():
            self._actions[Choice.CHECK](entry)

    def _notify(self, title: str, text: str) -> None:
        action = self.tr("Open the outbox")
        self._notice.show_message(Message(title, text, "error", action, self.show))


def _is_within_job(entry: Entry) -> bool:
    return entry.job is not None and entry.state in _WITHIN_JOB
