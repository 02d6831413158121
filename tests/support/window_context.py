"""What every flow works with, over a plain window and with no application."""

from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from menagerie.credentials.keys import KeyStore
from menagerie.domain.clock import Clock
from menagerie.domain.secret import ApiKey
from menagerie.governor.registry import Governors
from menagerie.settings.environments import Environment, load_environments
from menagerie.settings.paths import Paths
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.session.actions import Actions
from menagerie.ui.session.errors import Errors
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.undo import Undo
from menagerie.ui.session.wait_watch import WaitWatch
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.message_bar import MessageBar
from menagerie.ui.widgets.overlays import Toast
from menagerie.workflows.listing import Catalogues
from menagerie.workflows.session import SandboxAddress, Session, SessionOpener
from support.asking import NoJitter
from support.memory_ledger import MemoryLedger
from support.vault import Vault

KEY = ApiKey("sk-the-right-one")


def window_context(
    window: QWidget, folder: Path, clock: Clock, environment: Environment | None = None
) -> WindowContext:
    """Make it for ``window`` with one environment, by default the sandbox, which cannot be started."""
    paths, ledger = Paths(folder, site_directory=folder / "site"), MemoryLedger()
    paths.make_data_directory()
    environment = environment or load_environments(paths, {})[0]
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    theme = Theme(application, Appearance.LIGHT)
    theme.setParent(window)
    message_bar, notice = MessageBar(theme), MessageBar(theme, "notice")
    for bar in (message_bar, notice):
        bar.setParent(window)
    jobs = Jobs(window)
    opened = OpenEnvironment(
        (environment,),
        _Opener(KeyStore(Vault), ledger, Governors(ledger, clock, NoJitter()), _no_sandbox),
        _no_sandbox_to_stop,
        Catalogues(paths, clock),
        jobs,
        clock,
        window,
        first=environment.id,
    )
    waits, errors = WaitWatch(opened, clock), Errors(message_bar, jobs)
    commands, toast = Actions(window), Toast(window)
    undo = Undo(opened, jobs, commands, notice, toast)
    return WindowContext(opened, jobs, waits, errors, undo, toast, clock, paths, commands)


class _Opener(SessionOpener):
    """Opens each environment with the same key."""

    async def open(self, environment: Environment) -> Session:
        return await self.open_with_key(environment, KEY)


async def _no_sandbox() -> SandboxAddress:
    raise AssertionError("the sandbox was started")


async def _no_sandbox_to_stop() -> None:
    """Stop nothing."""
