"""What the fixtures of the desktop tests hand out: ways to start things that are stopped afterwards."""

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from menagerie import __version__
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Preferences, TextSize, save_preferences
from support.desktop.application import Application
from support.desktop.sandbox_server import SandboxServer
from support.desktop.session import DesktopSession


class StartApplication(Protocol):
    """Starts the application. A second start within a test finds the data of the first."""

    def __call__(self, *arguments: str, **variables: str) -> Application: ...


class StartSandbox(Protocol):
    """Starts a standalone sandbox."""

    def __call__(self, api_key: str, plan: str = "free", *options: str) -> SandboxServer: ...


def prepare_later_start(folder: Path, text_size: TextSize = TextSize.NORMAL) -> None:
    """Keep what an earlier run of this version would: the next one does not say what is new.

    That comes at some moment after the first answer, and moves what a test may want to click.
    """
    paths = Paths(folder / "data")
    paths.make_data_directory()
    save_preferences(paths.preferences, Preferences(text_size=text_size, last_version=__version__))


@contextmanager
def applications(desktop: DesktopSession, folder: Path) -> Iterator[StartApplication]:
    """Start applications in the block; all have to end well, and to report nothing unexpected."""
    started: list[Application] = []
    numbers = itertools.count(1)

    def start(*arguments: str, **variables: str) -> Application:
        output = folder / f"application-{next(numbers)}"
        application = Application(desktop, folder / "data", output, arguments, variables)
        started.append(application)
        return application

    try:
        yield start
        for application in started:
            if not application.has_ended:
                assert application.terminate() == 0
            application.assert_did_not_crash()
            application.assert_said_nothing_unexpected()
    finally:
        for application in started:
            if not application.has_ended:
                application.kill()


def open_staging(
    desktop: DesktopSession, start_application: StartApplication, base_url: str, api_key: str, *arguments: str
) -> Application:
    """Start the application on staging at this address, with a key that was saved in an earlier run."""
    desktop.keyring.keep(base_url, api_key)
    application = start_application("--environment", "staging", *arguments, MENAGERIE_STAGING_URL=base_url)
    application.wait_for_window()
    return application
