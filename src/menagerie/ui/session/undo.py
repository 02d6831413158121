"""Undoes and redoes the steps that only concern this computer: naming, discarding, clearing filters."""

import asyncio
from collections.abc import Awaitable, Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoCommand, QUndoGroup, QUndoStack

from menagerie.domain.errors import MenagerieError
from menagerie.settings.environments import Environment
from menagerie.ui.session.actions import Actions
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.widgets.message_bar import Message, MessageBar
from menagerie.ui.widgets.overlays import Toast
from menagerie.ui.words.messages import message_of, title_of

Act = Callable[[], Awaitable[object]]

_JOB = "undo "
# More than a person takes back one by one.
_MOST_STEPS = 100


class Undo(QObject):
    """Keeps the steps of each environment, and offers those of the open one.

    A step is recorded after it was done. It must not lead to a request, neither when it is undone nor when it
    is done again. ``undo_text`` and ``redo_text`` name the step that is next, such as "naming category 12";
    they are empty where there is none.

    The toast says what was undone or done again, which may be out of sight.
    """

    def __init__(
        self, opened: OpenEnvironment, jobs: Jobs, commands: Actions, notice: MessageBar, toast: Toast
    ) -> None:
        super().__init__(opened)
        self._opened = opened
        self._jobs = jobs
        self._commands = commands
        self._notice = notice
        self._toast = toast
        self._group = QUndoGroup(self)
        self._stacks: dict[object, QUndoStack] = {}
        self._one_at_a_time = asyncio.Lock()
        self._count = 0
        self._group.indexChanged.connect(self._show_steps)
        self._group.activeStackChanged.connect(self._show_steps)
        commands.undo.triggered.connect(self.undo)
        commands.redo.triggered.connect(self.redo)
        opened.entered.connect(self._enter)
        jobs.failed.connect(self._failed)
        self._enter()

    @property
    def undo_text(self) -> str:
        """What ``undo`` takes back."""
        return self._group.undoText()

    @property
    def redo_text(self) -> str:
        """What ``redo`` does again."""
        return self._group.redoText()

    def record(self, text: str, undo: Act, redo: Act, *, environment: Environment | None = None) -> None:
        """Offer to undo a step that was done in ``environment``, by default the open one.

        ``text`` names the step within "Undo {step}". ``undo`` and ``redo`` run as jobs, one after the other.
        They return False where all was changed since, for example at another desk, and so was left as it is.
        """
        self._stack_of(environment or self._opened.environment).push(
            _Step(
                text,
                lambda: self._run(undo, text, again=False),
                lambda: self._run(redo, text, again=True),
            )
        )

    def undo(self) -> None:
        """Take back the newest step of the open environment."""
        self._group.undo()

    def redo(self) -> None:
        """Do again what was taken back last in the open environment."""
        self._group.redo()

    def _show_steps(self, *_what: object) -> None:
        self._commands.show_steps(self.undo_text, self.redo_text)

    def _enter(self) -> None:
        self._group.setActiveStack(self._stack_of(self._opened.environment))

    def _stack_of(self, environment: Environment) -> QUndoStack:
        # Another address is another catalogue, even under the same name.
        if environment.data_key not in self._stacks:
            stack = QUndoStack(self._group)
            stack.setUndoLimit(_MOST_STEPS)
            self._stacks[environment.data_key] = stack
        return self._stacks[environment.data_key]

    def _run(self, act: Act, step: str, *, again: bool) -> None:
        sentence = self.tr("Done again: {step}") if again else self.tr("Undone: {step}")
        left = self.tr("Left as it is, because it was changed since: {step}")

        async def work() -> None:
            async with self._one_at_a_time:
                is_left = await act() is False
                self._toast.say((left if is_left else sentence).format(step=step))

        self._count += 1
        self._jobs.start(f"{_JOB}{self._count}", work)

    def _failed(self, name: str, error: MenagerieError) -> None:
        if name.startswith(_JOB):
            # The steps before it were recorded for a state that does not exist now.
            self._stack_of(self._opened.environment).clear()
            self._notice.show_message(Message(title_of(error), message_of(error)))


class _Step(QUndoCommand):
    """A step that was done before it is recorded."""

    def __init__(self, text: str, undo: Callable[[], None], redo: Callable[[], None]) -> None:
        super().__init__(text)
        self._undo = undo
        self._redo = redo
        self._is_recorded = False

    def undo(self) -> None:
        self._undo()

    def redo(self) -> None:
        # Do the step again. Qt also calls this when the step is recorded.
        if self._is_recorded:
            self._redo()
        self._is_recorded = True
