"""Queues and sends what the add dialog says, asks the questions before, and tells what became of it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from menagerie.domain.clock import Clock
from menagerie.domain.errors import DefectError, MenagerieError
from menagerie.domain.tasks import Begun
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.settings.preferences import Confirmation
from menagerie.ui.adding.add_session import Opening
from menagerie.ui.adding.questions import AddQuestions, Question
from menagerie.ui.adding.wording import words_about_queued
from menagerie.ui.look.wording import words_about_created
from menagerie.ui.session.jobs import Jobs, Work
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.production import ProductionConfirmation
from menagerie.ui.session.wait_watch import WaitWatch
from menagerie.ui.widgets.toast import Toast
from menagerie.workflows.colleagues import is_held
from menagerie.workflows.queue.send_queue import SendQueue


class AddSending(QObject):
    """Carries out each press of Add, once, and shows the outcome in the dialog that waits for it.

    ``open_one`` returns the dialog that is open.

    Signals: ``check_wanted(object)`` with the number of an unconfirmed add that is to be checked;
    ``unseen(object)`` with an Entry whose outcome became known when no dialog waited for it any more;
    ``added(object)`` with an Entry that has become an animal of the open environment.
    """

    check_wanted = Signal(object)
    unseen = Signal(object)
    added = Signal(object)

    def __init__(
        self,
        window: QWidget,
        toast: Toast,
        open_queue: OpenQueue,
        opened: OpenEnvironment,
        jobs: Jobs,
        waits: WaitWatch,
        production: ProductionConfirmation,
        clock: Clock,
        open_one: Callable[[], Opening | None],
    ) -> None:
        super().__init__(window)
        self._toast = toast
        self._open_queue = open_queue
        self._jobs = jobs
        self._waits = waits
        self._production = production
        self._questions = AddQuestions(opened, production, clock)
        self._clock = clock
        self._open_one = open_one
        open_queue.changed.connect(self._entry_changed)

    def add(self, opening: Opening, typed: Typed) -> None:
        """Queue what was ``typed``, unless there is a question about it, and send it."""
        question = opening.question
        if question is not None and question.is_about_production and opening.asked_about == typed:
            self._production.confirmed()
            if opening.dialog.ask_no_more.isChecked():
                self._production.choose(Confirmation.NEVER)
        if self._jobs.is_running(name := f"add {id(opening)}"):
            return
        # First of all: to show anything takes longer than to queue the animal.
        begun = Begun(self._queue_alone(opening, typed)) if self._is_open(opening.queue) else None
        opening.dialog.show_saving()
        self._start(name, lambda: self._queue_and_send(opening, typed, begun))

    def check(self, opening: Opening) -> None:
        """Have the unconfirmed add of this dialog checked, and close the dialog."""
        number, opening.number = opening.number, None
        name = opening.dialog.content.name
        opening.dialog.accept()
        if self._is_open(opening.queue):
            self.check_wanted.emit(number)
        else:
            # The number is that of another add in the environment that is open now.
            self._say_where(opening, name)

    async def _queue_alone(self, opening: Opening, typed: Typed) -> Entry | None:
        async with opening.one_at_a_time:
            return await self._queue(opening, typed)

    async def _queue_and_send(
        self, opening: Opening, typed: Typed, begun: Begun[Entry | None] | None
    ) -> None:
        try:
            entry = await (begun or self._queue_alone(opening, typed))
        except MenagerieError as error:
            opening.dialog.show_error(error)
            return
        except BaseException as failure:
            # Whatever it is, the dialog goes on: it cannot be closed while it saves.
            opening.dialog.show_error(DefectError.of(failure))
            raise
        if entry is None:
            return
        opening.original = None
        opening.dialog.show_sending()
        # From now on, "queued" means that a 429 came back.
        opening.number = entry.number
        if self._is_open(opening.queue) and opening.queue.may_ask:
            self._start(_sending(opening.queue, entry), lambda: self._send(opening, entry))
        else:
            self._leave_queued(opening, entry)
            opening.queue.send_queued()

    async def _queue(self, opening: Opening, typed: Typed) -> Entry | None:
        """Queue the animal; return None when there is a question about it, which the dialog asks.

        Add counts as soon as it is pressed, so the animal is queued before anything that takes time. A
        question that can be found at once comes first: then Add counts when the question is answered. An
        animal that turns out to be like another one becomes a draft again until the person has answered. If
        Menagerie is killed before it has looked, the next start adds the animal: Add was pressed.
        """
        keeper, environment, queue = opening.keeper, opening.environment, opening.queue
        is_answered, is_open = opening.asked_about == typed, self._is_open(queue)
        may_ask = is_open and not is_answered
        if not (is_open or is_answered) and (question := self._questions.elsewhere(environment)).text:
            self._ask(opening, question, typed)
            return None
        others = _others(queue, keeper.number)
        if may_ask and self._questions.come_first(environment, typed, others):
            question = await self._questions.about(environment, typed, others, queue)
        else:
            # While the lock is held, the add is not sent by itself.
            async with queue.choosing:
                entry = await keeper.enqueue(typed)
                try:
                    opening.dialog.show_queued()
                    if not may_ask:
                        asked = () if opening.question is None else opening.question.colleagues
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
        self._ask(opening, question, typed)
        return None

    @staticmethod
    def _ask(opening: Opening, question: Question, typed: Typed) -> None:
        opening.question, opening.asked_about = question, typed
        opening.dialog.ask_once_more(
            question.text, question.confirm, may_be_last=question.is_about_production
        )

    async def _send(self, opening: Opening, entry: Entry) -> None:
        try:
            await self._send_and_show(opening, entry)
        except BaseException as error:
            # Whatever it is, it stays in the outbox.
            self._leave_queued(opening, entry)
            if not isinstance(error, MenagerieError):
                raise
            opening.queue.handle_failure(error)

    async def _send_and_show(self, opening: Opening, entry: Entry) -> None:
        sent = await opening.queue.send(entry.number)
        if sent.state is State.QUEUED:
            self._leave_queued(opening, sent)
        elif opening.number == sent.number:
            self._show_outcome(opening, sent)
        elif self._is_open(opening.queue):
            self.unseen.emit(sent)
        elif sent.state is State.CREATED:
            self._toast.say(words_about_created(sent))
        else:
            self._say_where(opening, sent.typed.name)

    def _say_where(self, opening: Opening, name: str) -> None:
        """Say that an animal needs the person, in an environment that is not open any more."""
        sentence = self.tr("Check {name} in the outbox of {environment}")
        self._toast.say(sentence.format(name=name.strip(), environment=opening.environment.name))

    def _show_outcome(self, opening: Opening, entry: Entry) -> None:
        if entry.state is State.CREATED:
            self._go_on_with_next(opening)
            if self._is_open(opening.queue):
                self.added.emit(entry)
            else:
                self._toast.say(words_about_created(entry))
        elif is_held(entry):
            self._ask(opening, self._questions.about_held(opening.environment, entry), entry.typed)
            opening.number = None
        elif entry.state is State.REFUSED:
            opening.dialog.show_refusal(entry.reason)
            opening.number = None
        elif entry.state is State.UNCONFIRMED:
            opening.dialog.show_unconfirmed()
            # What is typed from now on is another animal.
            opening.begin_another(self._jobs)

    def _entry_changed(self, entry: Entry) -> None:
        if entry.state in {State.DRAFT, State.DISCARDED}:
            # Taken out of the queue, it need not wait for its turn any more.
            self._jobs.cancel(_sending(self._open_queue.current, entry))
        opening = self._open_one()
        if opening is not None and entry.state is State.QUEUED:
            self._leave_queued(opening, entry)

    def _leave_queued(self, opening: Opening, entry: Entry) -> None:
        """Let an add be sent by itself later: the dialog does not wait for it any more."""
        if opening.number != entry.number:
            return
        opening.number = None
        now = opening.queue.entry(entry.number)
        if self._is_open(opening.queue) and now is not None and now.state is State.QUEUED:
            queue, name = opening.queue, entry.typed.name.strip()
            self._toast.say(words_about_queued(name, queue, self._waits.until, self._clock.now()))
        self._go_on_with_next(opening)

    def _go_on_with_next(self, opening: Opening) -> None:
        if opening is not self._open_one():
            return
        dialog = opening.dialog
        opening.number = None
        if dialog.keep_open.isChecked():
            opening.begin_another(self._jobs)
            dialog.begin_another()
            return
        # Closing this dialog would also close one above it, such as that for a key.
        over = next((child for child in dialog.findChildren(QDialog) if child.isVisible()), None)
        if over is None:
            dialog.accept()
        else:
            over.finished.connect(dialog.accept)

    def _is_open(self, queue: SendQueue) -> bool:
        return queue is self._open_queue.current

    def _start(self, name: str, work: Work) -> None:
        # What a person began is finished, whatever environment is open by then.
        self._jobs.start(name, work, outlives_environment=True)


def _sending(queue: SendQueue, entry: Entry) -> str:
    """Return the name of the job that sends an add; each queue counts its adds anew."""
    return f"add #{entry.number} {id(queue)}"


def _others(queue: SendQueue, number: int | None) -> tuple[Entry, ...]:
    return tuple(entry for entry in queue.entries if entry.number != number)
