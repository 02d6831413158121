"""The add dialog over a plain window, with a queue, an outbox and a catalogue, and no application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from sqlite3 import connect

from PySide6.QtWidgets import QLabel, QWidget

from menagerie.domain.answers import Question
from menagerie.domain.plan import BUSINESS
from menagerie.outbox.entry import State
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from menagerie.ui.adding.add_flow import AddFlow
from menagerie.ui.session.jobs import WAITING_FOR_DISK, Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.preferred import ProductionConfirmation
from menagerie.ui.widgets.form import PAUSE
from menagerie.ui.widgets.overlays import Toast
from menagerie.workflows.queue.send_queue import SendQueue
from support.animal_service import AnimalService
from support.clock import LeapingClock
from support.qt_loop import until
from support.window_context import window_context


@dataclass
class AddingDesk:
    """What is on the desk. Each environment is the same service."""

    toast: Toast
    opened: OpenEnvironment
    open_queue: OpenQueue
    adding: AddFlow
    jobs: Jobs
    clock: LeapingClock
    outbox_file: Path
    added: list[str] = field(default_factory=list)

    @property
    def queue(self) -> SendQueue:
        return self.open_queue.current

    def add_dialog(self) -> AddAnimalDialog:
        """Open the add dialog, unless it is open."""
        if self.adding.dialog is None:
            self.adding.begin()
        assert self.adding.dialog is not None
        return self.adding.dialog

    def begin_add(self, name: str, category: str = "12") -> AddAnimalDialog:
        """Open the dialog, fill it in and confirm."""
        dialog = self.add_dialog()
        dialog.name.setText(name)
        dialog.category.setText(category)
        dialog.confirm.click()
        return dialog

    async def add_dialog_closed(self) -> None:
        await until(lambda: self.adding.dialog is None, "the end of the add dialog")

    async def settled(self) -> None:
        """Wait until nothing is under way but what waits for the disk."""

        def is_busy() -> bool:
            names = (name for name in self.jobs.names() if not name.startswith(WAITING_FOR_DISK))
            return any(names) or self.queue.is_running or self.queue.is_sending

        await until(lambda: not is_busy(), "nothing under way")

    async def know(self) -> None:
        """Look at the service's list, so that its animals are known."""
        assert self.opened.browsing is not None
        await self.opened.browsing.ask(Question(None, 100))

    def states(self) -> dict[str, State]:
        """Return where each add of the outbox stands, by its name."""
        return {entry.typed.name: entry.state for entry in self.queue.entries}

    def on_disk(self) -> list[str]:
        """Return where each add stands, in the order of their numbers, read as another program would."""
        with closing(connect(self.outbox_file)) as connection:
            return [state for (state,) in connection.execute("SELECT state FROM entry ORDER BY number")]

    def think(self) -> None:
        """Let the time pass in which a second press is taken for a part of the first."""
        self.clock.leap(PAUSE)

    @staticmethod
    def said(widget: QWidget) -> str:
        """Return all that the visible labels within a widget say."""
        return " ".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


@asynccontextmanager
async def adding_desk(
    service: AnimalService, folder: Path, identifier: EnvironmentId = EnvironmentId.STAGING
) -> AsyncIterator[AddingDesk]:
    """Open an environment at ``service``, and close all as the application does."""
    environment = Environment(
        identifier, identifier.value.title(), service.base_url, SettingSource.USER, plan=BUSINESS
    )
    clock, window = LeapingClock(), QWidget()
    window.resize(800, 600)
    window.show()
    context = window_context(window, folder, clock, environment)
    opened, jobs, paths = context.opened, context.jobs, context.paths
    queue = OpenQueue(context)
    adding = AddFlow(context, window, queue, ProductionConfirmation())
    outbox_file = paths.outbox(*environment.data_key)
    desk = AddingDesk(context.toast, opened, queue, adding, jobs, clock, outbox_file)
    adding.added.connect(lambda entry: desk.added.append(entry.typed.name))
    opened.open_first(identifier, None)
    await until(lambda: opened.browsing is not None and queue.current.is_loaded, "an open environment")
    try:
        yield desk
    finally:
        queue.queues.prepare_to_close()
        await queue.queues.finish_sending()
        await adding.close()
        await jobs.close()
        await opened.close_session()
        await queue.queues.close()
        await opened.close_catalogues()
        window.close()
        window.deleteLater()
