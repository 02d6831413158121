"""Opens the add dialog, and keeps what is typed into it until it is added."""

import asyncio
import math
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from menagerie.domain.animal import Animal
from menagerie.domain.errors import DefectError, MenagerieError
from menagerie.domain.tasks import Begun
from menagerie.outbox.entry import Entry, IllegalStepError, State, Typed
from menagerie.outbox.job import Job, JobResult
from menagerie.settings.preferences import Confirmation
from menagerie.ui.adding.add_session import (
    KEEP,
    AddSession,
    ClosedSessions,
    DraftKeeper,
    flush_draft,
    is_blank,
    queue_again,
)
from menagerie.ui.adding.questions import AddQuestions, Question
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import day_and_time, moment, words_about_created, words_about_wait
from menagerie.ui.session.jobs import Work
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.preferred import ProductionConfirmation
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.words.messages import sentence_of, stored_words
from menagerie.workflows.colleagues import is_held
from menagerie.workflows.fields import KnownCategories, newest_used_first
from menagerie.workflows.queue.send_queue import SendQueue

if TYPE_CHECKING:
    from menagerie.ui.adding.add_dialog import AddAnimalDialog

# In these states nothing sends an add before Add is pressed.
_UNSENT = (State.DRAFT, State.REFUSED)


class AddFlow(QObject):
    """Runs the add dialog: an animal is queued because a person pressed Add, once for each press.

    Signals: ``check_requested(object)`` with the number of an unconfirmed add that is to be checked;
    ``unseen(object)`` with an Entry whose outcome became known when no dialog waited for it any more;
    ``added(object)`` with an Entry that has become an animal of the open environment.
    """

    check_requested = Signal(object)
    unseen = Signal(object)
    added = Signal(object)

    def __init__(
        self,
        context: WindowContext,
        window: QWidget,
        open_queue: OpenQueue,
        production: ProductionConfirmation,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._context = context
        self._open_queue = open_queue
        self._session: AddSession | None = None
        self._closed_sessions = ClosedSessions(context, lambda: self._session)
        self._production = production
        self._questions = AddQuestions(context, production)
        self._taking_out = asyncio.Lock()
        # What was said since the last letter because it could not be saved.
        self._said_of_disk = ""
        self.keeps_open = False
        context.jobs.failed.connect(self._failed)
        context.jobs.ended.connect(self._job_ended)
        open_queue.loaded.connect(self._offer_draft)
        open_queue.changed.connect(self._entry_changed)
        context.waits.began.connect(self._show_waiting)
        context.waits.ended.connect(self._show_waiting)
        context.commands.add.triggered.connect(self.begin)

    @property
    def dialog(self) -> "AddAnimalDialog | None":
        """The dialog, while it is open."""
        return None if self._session is None else self._session.dialog

    def begin(self) -> None:
        """Open the dialog, with what was typed last and not added."""
        queue = self._open_queue.current
        draft = queue.newest_draft()
        if self._take_up(self._note_on(self._context.clock.now()), offers_empty=True) is not None:
            return
        if draft is not None and not self._closed_sessions.is_putting_back(queue, draft):
            self._open(draft.typed, draft.number, note=self._note_on(draft.changed_at), offers_empty=True)
        else:
            self._open(Typed("", ""))

    def _offer_draft(self) -> None:
        """Show what was typed last in a dialog that was opened before that was read from the file."""
        session, draft = self._session, self._open_queue.current.newest_draft()
        if session is None or draft is None or not self._is_open(session.queue):
            return
        if session.keeper.is_keeping or not is_blank(session.dialog.content):
            return
        session.keeper = DraftKeeper(session.queue, self._context.jobs, draft.number)
        session.dialog.fill_in(draft.typed, self._note_on(draft.changed_at), offers_empty=True)

    def _note_on(self, typed_at: float) -> str:
        when = day_and_time(typed_at, self._context.clock.now())
        return self.tr("You typed this {when}, and it was not added.").format(when=when)

    def begin_like(self, typed: Typed) -> None:
        """Open the dialog with the same content as another animal's."""
        self._open(typed)

    def correct(self, job: Job, row: JobResult, over: QWidget) -> None:
        """Open the dialog with what a row has that an import left out, over the window that shows it."""
        from menagerie.workflows.importing.report import what_row_has  # noqa: PLC0415 - when it is opened

        keeper = DraftKeeper(self._open_queue.current, self._context.jobs, of=(job.number, row.number))
        self._open(what_row_has(job, row), keeper=keeper, note=stored_words(row.reason), over=over)

    def edit(self, entry: Entry) -> None:
        """Open the dialog with an add that has not been added; a queued one is taken out of the queue."""
        queue = self._open_queue.current
        if entry.state is State.QUEUED or self._closed_sessions.is_putting_back(queue, entry):
            self._start("edit an add", lambda: self._take_out_and_open(queue, entry))
        else:
            self._open_unsent(entry)

    def submit(self, entry: Entry) -> None:
        """Add what a draft or a refused add says, as if Add was pressed in its dialog."""
        queue = self._open_queue.current
        if self._closed_sessions.is_putting_back(queue, entry):
            self._start(
                f"add what is put back {entry.number} {id(queue)}",
                lambda: self._submit_put_back(queue, entry),
            )
        else:
            self._submit_unsent(entry)

    async def _submit_put_back(self, queue: SendQueue, entry: Entry) -> None:
        async with self._taking_out:
            now = await self._closed_sessions.put_back(queue, entry)
            # What is queued again needs no second press.
            if now.state in _UNSENT and self._is_open(queue):
                self._submit_unsent(now)

    def _submit_unsent(self, entry: Entry) -> None:
        session = self._open_unsent(entry)
        if session is not None:
            content = session.dialog.content
            # A draft may name its category.
            self._start(f"add a draft {id(session)}", lambda: self._submit(session, content))

    @property
    def has_unsaved(self) -> bool:
        """Whether what was typed into a dialog that is closed is in memory only."""
        return self._closed_sessions.has_refused

    async def save_typed(self) -> None:
        """Save what was typed last as a draft; a dialog that is open stays so. Raises StorageError."""
        for session in (*filter(None, [self._session]), *self._closed_sessions.sessions):
            await session.keeper.finish()

    async def close(self) -> None:
        """Keep what was typed last, and queue again what was not changed.

        Raises StorageError after all of it was tried: the disk may refuse only some.
        """
        async with self._taking_out:
            sessions = (*filter(None, [self._session]), *self._closed_sessions.sessions)
        errors: list[MenagerieError] = []
        for session in sessions:
            try:
                await flush_draft(session, self._context.toast.say)
            except MenagerieError as error:
                errors.append(error)
        if errors:
            raise errors[0]

    async def _submit(self, session: AddSession, wanted: Typed) -> None:
        await self._read_categories(session)
        with_number = session.known.with_number
        # What was typed meanwhile may be half a name.
        if session is self._session and with_number(session.dialog.content) == with_number(wanted):
            session.dialog.submit()

    def _open_unsent(self, entry: Entry) -> AddSession | None:
        reason = stored_words(entry.reason) if entry.state is State.REFUSED else ""
        return self._take_up(reason, entry.number) or self._open(entry.typed, entry.number, note=reason)

    def _take_up(
        self, note: str, number: int | None = None, *, offers_empty: bool = False
    ) -> AddSession | None:
        """Open the dialog with what a closed one held and is not put away yet; return None if all is."""
        left = self._closed_sessions.take_over(self._open_queue.current, number) if self._can_open else None
        if left is None:
            return None
        if left.is_refused:
            note, offers_empty = self.tr("What you typed before could not be saved. Here it is again."), True
        session = self._open(
            left.typed, keeper=left.keeper, original=left.original, note=note, offers_empty=offers_empty
        )
        if session is not None and left.is_refused:
            session.keeper.keep(left.typed)
        return session

    async def _take_out_and_open(self, queue: SendQueue, entry: Entry) -> None:
        async with self._taking_out:
            entry = await self._closed_sessions.put_back(queue, entry)
            if entry.state in _UNSENT:
                if self._is_open(queue):
                    self._open_unsent(entry)
                return
            try:
                taken_out = await queue.outbox.save_draft(entry.typed, entry.number)
            except IllegalStepError:
                now = await queue.outbox.entry(entry.number)
                queue.update(now)
                if now.state is not State.DISCARDED:
                    self._context.toast.say(self.tr("It is being sent already, so it cannot be edited."))
                return
            queue.update(taken_out)
            if not self._is_open(queue) or self._open(entry.typed, entry.number, original=entry) is None:
                # The person has gone on to something else meanwhile, so nothing is edited.
                await queue_again(queue, entry)

    def _open(
        self,
        typed: Typed,
        number: int | None = None,
        *,
        keeper: DraftKeeper | None = None,
        original: Entry | None = None,
        note: str = "",
        offers_empty: bool = False,
        over: QWidget | None = None,
    ) -> AddSession | None:
        from menagerie.ui.adding.add_dialog import AddAnimalDialog  # noqa: PLC0415 - when it is opened

        environment = self._context.opened.environment
        if not self._can_open:
            return None
        queue = self._open_queue.current
        dialog = AddAnimalDialog(environment.name, self._context.clock, over or self._window)
        keeper = keeper or DraftKeeper(queue, self._context.jobs, number)
        session = AddSession(environment, queue, dialog, keeper, original)
        dialog.fill_in(typed, note, offers_empty=offers_empty)
        dialog.keep_open.setChecked(self.keeps_open)
        dialog.keep_open.toggled.connect(partial(setattr, self, "keeps_open"))
        dialog.typed.connect(partial(self._keep, session))
        dialog.add_requested.connect(partial(self._add, session))
        dialog.start_empty.clicked.connect(lambda: self._start_empty(session))
        dialog.check_requested.connect(partial(self._check, session))
        dialog.finished.connect(lambda _result: self._closed(session))
        self._session = session
        self._said_of_disk = ""
        self._show_waiting()
        dialog.open()
        self._start(f"read categories {id(session)}", lambda: self._read_categories(session))
        return session

    @property
    def _can_open(self) -> bool:
        return self._session is None and self._context.opened.environment.has_address

    async def _read_categories(self, session: AddSession) -> None:
        categories = await self._context.opened.catalogue.categories()
        if session is self._session:
            session.known = KnownCategories(newest_used_first(categories, session.queue.entries))
            session.dialog.show_categories(session.known)

    def _is_open(self, queue: SendQueue) -> bool:
        return queue is self._open_queue.current

    def _keep(self, session: AddSession, content: Typed) -> None:
        self._said_of_disk = ""
        session.keeper.keep(content)

    def _start(self, name: str, work: Work) -> None:
        # What a person began is finished, whatever environment is open by then.
        self._context.jobs.start(name, work, outlives_environment=True)

    def _start_empty(self, session: AddSession) -> None:
        if session.keeper.is_behind or session.original is not None:
            self._closed_sessions.begin(replace(session, left_with=session.dialog.content))
        session.begin_another(self._context.jobs)
        session.dialog.fill_in(Typed("", ""))

    def _failed(self, name: str, error: MenagerieError) -> None:
        if self._session is None or not name.startswith(KEEP):
            return
        if not self._said_of_disk:
            text = self.tr("What you type cannot be saved right now: {reason}")
            self._said_of_disk = text.format(reason=sentence_of(error))
            self._session.dialog.say(self._said_of_disk)
        self._closed_sessions.wait_for_disk()

    def _job_ended(self, name: str) -> None:
        """Say no more that what is typed cannot be saved once it is saved."""
        session = self._session
        if session is None or session.keeper.is_behind or not name.startswith(KEEP):
            return
        said, self._said_of_disk = self._said_of_disk, ""
        if said and session.dialog.message.text() == said:
            session.dialog.say("")

    def _show_waiting(self) -> None:
        if self._session is not None:
            waiting = self._context.waits.is_waiting
            sentence = (
                words_about_wait(self._context.waits.until, self._context.clock.now()) if waiting else ""
            )
            self._session.dialog.show_waiting(waiting=waiting, sentence=sentence)

    def _closed(self, session: AddSession) -> None:
        self._session = None
        # No dialog waits any more for an add that is on its way.
        session.number = None
        session.left_with = session.dialog.content
        session.dialog.deleteLater()
        if session.keeper.is_keeping:
            self._closed_sessions.begin(session)

    def _add(self, session: AddSession, typed: Typed) -> None:
        """Queue what was ``typed``, unless there is a question about it, and send it."""
        question = session.question
        if question is not None and question.is_about_production and session.asked_about == typed:
            self._production.confirmed()
            if session.dialog.ask_no_more.isChecked():
                self._production.choose(Confirmation.NEVER)
        if self._context.jobs.is_running(name := f"add {id(session)}"):
            return
        # First of all: to show anything takes longer than to queue the animal.
        begun = Begun(self._queue_alone(session, typed)) if self._is_open(session.queue) else None
        session.dialog.show_saving()
        self._start(name, lambda: self._queue_and_send(session, typed, begun))

    def _check(self, session: AddSession) -> None:
        """Have the unconfirmed add of this dialog checked, and close the dialog."""
        number, session.number = session.number, None
        name = session.dialog.content.name
        session.dialog.accept()
        if self._is_open(session.queue):
            self.check_requested.emit(number)
        else:
            # The number is that of another add in the environment that is open now.
            self._say_where(session, name)

    async def _queue_alone(self, session: AddSession, typed: Typed) -> Entry | None:
        async with session.one_at_a_time:
            return await self._queue(session, typed)

    async def _queue_and_send(
        self, session: AddSession, typed: Typed, begun: Begun[Entry | None] | None
    ) -> None:
        try:
            entry = await (begun or self._queue_alone(session, typed))
        except IllegalStepError:
            session.keeper.keep(typed)
            session.dialog.show_error(self.tr("This row was added already."))
            return
        except MenagerieError as error:
            session.dialog.show_error(sentence_of(error))
            return
        except BaseException as failure:
            # Whatever it is, the dialog goes on: it cannot be closed while it saves.
            session.dialog.show_error(sentence_of(DefectError.of(failure)))
            raise
        if entry is None:
            return
        session.original = None
        session.dialog.show_sending()
        # From now on, "queued" means that a 429 came back.
        session.number = entry.number
        if self._is_open(session.queue) and session.queue.may_ask:
            self._start(_sending(session.queue, entry), lambda: self._send(session, entry))
        else:
            self._leave_queued(session, entry)
            session.queue.send_queued()

    async def _queue(self, session: AddSession, typed: Typed) -> Entry | None:
        """Queue the animal; return None when there is a question about it, which the dialog asks.

        Add counts as soon as it is pressed, so the animal is queued before anything that takes time. A
        question that can be found at once comes first: then Add counts when the question is answered. An
        animal that turns out to be like another one becomes a draft again until the person has answered. If
        Menagerie is killed before it has looked, the next start adds the animal: Add was pressed.
        """
        keeper, environment, queue = session.keeper, session.environment, session.queue
        is_answered, is_open = session.asked_about == typed, self._is_open(queue)
        may_ask = is_open and not is_answered
        if not (is_open or is_answered) and (question := self._questions.elsewhere(environment)).text:
            self._ask(session, question, typed)
            return None
        others = _others(queue, keeper.number)
        if may_ask and self._questions.come_first(environment, typed, others):
            question = await self._questions.about(environment, typed, others, queue)
        else:
            # While the lock is held, the add is not sent by itself.
            async with queue.choosing:
                entry = await keeper.enqueue(typed)
                try:
                    session.dialog.show_queued()
                    if not may_ask:
                        asked = () if session.question is None else session.question.colleagues
                        queue.colleagues.note_asked(entry.number, asked)
                        return entry
                    others = _others(queue, entry.number)
                    question = await self._questions.about(environment, typed, others, queue)
                except BaseException:
                    # It must not go by itself: the dialog still has it, and has perhaps not asked.
                    if not await keeper.take_back(entry):
                        keeper.keep(typed)
                    raise
                if not question.text or not await keeper.take_back(entry):
                    return entry
        self._ask(session, question, typed)
        return None

    @staticmethod
    def _ask(session: AddSession, question: Question, typed: Typed) -> None:
        session.question, session.asked_about = question, typed
        session.dialog.ask_once_more(
            question.text, question.confirm, may_be_last=question.is_about_production
        )

    async def _send(self, session: AddSession, entry: Entry) -> None:
        try:
            await self._send_and_show(session, entry)
        except BaseException as error:
            # Whatever it is, it stays in the outbox.
            self._leave_queued(session, entry)
            if not isinstance(error, MenagerieError):
                raise
            session.queue.handle_failure(error)

    async def _send_and_show(self, session: AddSession, entry: Entry) -> None:
        sent = await session.queue.send(entry.number)
        if sent.state is State.QUEUED:
            self._leave_queued(session, sent)
        elif session.number == sent.number:
            self._show_outcome(session, sent)
        elif self._is_open(session.queue):
            self.unseen.emit(sent)
        elif sent.state is State.CREATED:
            self._context.toast.say(words_about_created(sent))
        else:
            self._say_where(session, sent.typed.name)

    def _say_where(self, session: AddSession, name: str) -> None:
        """Say that an animal needs the person, in an environment that is not open any more."""
        sentence = self.tr("Check {name} in the outbox of {environment}")
        self._context.toast.say(sentence.format(name=name.strip(), environment=session.environment.name))

    def _show_outcome(self, session: AddSession, entry: Entry) -> None:
        if entry.state is State.CREATED:
            self._go_on_with_next(session)
            if self._is_open(session.queue):
                self.added.emit(entry)
            else:
                self._context.toast.say(words_about_created(entry))
        elif is_held(entry):
            self._ask(session, self._questions.about_held(session.environment, entry), entry.typed)
            session.number = None
        elif entry.state is State.REFUSED:
            session.dialog.show_refusal(entry.reason)
            session.number = None
        elif entry.state is State.UNCONFIRMED:
            session.dialog.show_unconfirmed()
            # What is typed from now on is another animal.
            session.begin_another(self._context.jobs)

    def _entry_changed(self, entry: Entry) -> None:
        if entry.state in {State.DRAFT, State.DISCARDED}:
            # Taken out of the queue, it need not wait for its turn any more.
            self._context.jobs.cancel(_sending(self._open_queue.current, entry))
        session = self._session
        if session is not None and entry.state is State.QUEUED:
            self._leave_queued(session, entry)

    def _leave_queued(self, session: AddSession, entry: Entry) -> None:
        """Let an add be sent by itself later: the dialog does not wait for it any more."""
        if session.number != entry.number:
            return
        session.number = None
        now = session.queue.entry(entry.number)
        if self._is_open(session.queue) and now is not None and now.state is State.QUEUED:
            queue, name = session.queue, entry.typed.name.strip()
            self._context.toast.say(
                _words_about_queued(name, queue, self._context.waits.until, self._context.clock.now())
            )
        self._go_on_with_next(session)

    def _go_on_with_next(self, session: AddSession) -> None:
        if session is not self._session:
            return
        dialog = session.dialog
        session.number = None
        if dialog.keep_open.isChecked():
            session.begin_another(self._context.jobs)
            dialog.begin_another()
            return
        # Closing this dialog would also close one above it, such as that for a key.
        over = next((child for child in dialog.findChildren(QDialog) if child.isVisible()), None)
        if over is None:
            dialog.accept()
        else:
            over.finished.connect(dialog.accept)


def typed_like(animal: Animal) -> Typed:
    """Return what would have to be typed to add another animal like this one."""
    return Typed(animal.name, str(animal.category_id), animal.status)


def _sending(queue: SendQueue, entry: Entry) -> str:
    """Return the name of the job that sends an add; each queue counts its adds anew."""
    return f"add #{entry.number} {id(queue)}"


def _others(queue: SendQueue, number: int | None) -> tuple[Entry, ...]:
    return tuple(entry for entry in queue.entries if entry.number != number)


def _words_about_queued(name: str, queue: SendQueue, until: float | None, now: float) -> str:
    """Return when a queued add is sent: after the wait, or once a person has acted."""
    if queue.stale:
        sentence = translate("adding", "{name} is in the outbox. It waits until you have chosen there.")
    elif queue.is_stopped:
        sentence = translate("adding", "{name} is in the outbox. Sending is stopped.")
    elif not queue.is_connected:
        sentence = translate(
            "adding", "{name} is in the outbox. It is added as soon as there is a connection."
        )
    elif queue.is_key_refused:
        sentence = translate("adding", "{name} is in the outbox. It is added with the right key.")
    elif until is None or math.isinf(until):
        sentence = translate("adding", "{name} is in the outbox. It is added when the service is back.")
    else:
        sentence = translate("adding", "{name} is in the outbox. It will be added at {time}.")
        return sentence.format(name=name, time=moment(until, now))
    return sentence.format(name=name)
