"""What the tests of the window share. A test that is a coroutine runs on Qt's own loop."""

import functools
import inspect
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from menagerie.settings.preferences import Language
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.look.translation import shown_language, use_language
from menagerie.ui.window.main_window import MainWindow
from support.clock import VirtualClock
from support.leaks import LeakWatch
from support.patience import LONGEST_WAIT
from support.qt_loop import QtLoop
from support.shop import Shop
from support.windows import main_window


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what a system lacks: Debian's PostgreSQL, a list of open files, loops that take signals."""
    if sys.platform != "linux":
        ours = {"postgres", "shared_folder", *(["end_process"] if sys.platform == "win32" else [])}
        items[:] = [item for item in items if not ours.intersection(getattr(item, "fixturenames", ()))]


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Return the bot of pytest-qt, which by itself waits one second for a window and five for the rest."""
    bot = QtBot(request)
    for wait in ("waitUntil", "waitSignal", "waitActive", "waitExposed"):
        setattr(bot, wait, functools.partial(getattr(bot, wait), timeout=round(1000 * LONGEST_WAIT)))
    return bot


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> Iterator[None]:
    # What the tests expect to read must not depend on this computer's own locale.
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    yield
    # Nor on what a test chose as a person does, in the settings.
    if shown_language() is not Language.ENGLISH:
        use_language(qapp, Language.ENGLISH)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Give every test that is a coroutine the event loop to run in."""
    if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.function):
        item.fixturenames.insert(0, "qt_loop")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in the event loop that Qt and asyncio share."""
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    wanted = inspect.signature(pyfuncitem.function).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in wanted}
    loop = pyfuncitem.funcargs["qt_loop"]
    assert isinstance(loop, QtLoop)
    loop.run(pyfuncitem.function(**arguments))
    return True


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    """The application's look, light whatever this computer prefers."""
    theme = Theme(qapp, Appearance.LIGHT)
    theme.apply()
    yield theme
    # Gone, so that it does not dress the application again when the system's colours change.
    theme.deleteLater()


@pytest.fixture
def clock() -> VirtualClock:
    """A clock that moves only when the test moves it."""
    return VirtualClock()


@pytest.fixture
def window(qapp: QApplication, theme: Theme) -> Iterator[MainWindow]:
    """The main window by itself, without the rest of the application."""
    window = main_window(qapp, theme, VirtualClock())
    window.show()
    yield window
    window.close_now()
    window.deleteLater()


@pytest.fixture
def qt_loop(qapp: QApplication, leak_watch: LeakWatch) -> Iterator[QtLoop]:
    """An event loop for coroutines that touch the window."""
    loop = QtLoop(qapp)
    yield loop
    # The end of the loop collects garbage: quickly, as long as the watch sets aside what was there before.
    leak_watch.look()
    loop.close()


@pytest.fixture
def shop(qapp: QApplication, tmp_path: Path) -> Iterator[Shop]:
    """The whole application, and a service for it to ask."""
    shop = Shop(qapp, tmp_path / "data")
    yield shop
    shop.stop()


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told to say, in order. Clear it to listen from then on."""
    heard: list[str] = []

    def note(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return heard


@pytest.fixture
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    """Let the tests that follow have the usual language, whatever this one chooses."""
    before = QLocale()
    yield
    use_language(qapp, Language.ENGLISH)
    QLocale.setDefault(before)
    qapp.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)


@pytest.fixture
def end_process() -> Callable[[], None]:
    """What asks this process to end at once, as the end of a session does."""
    return lambda: signal.raise_signal(signal.SIGTERM)
