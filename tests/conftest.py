"""What holds for every test: it leaves no thread, timer, window or lost task behind, and where it runs."""

import gc
import inspect
import os
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import TYPE_CHECKING

import pytest

import menagerie.ui  # noqa: F401 - pytest-qt imports PySide6; this undoes what that does to Python
from menagerie.app.desktop_application import without_screen
from support.idle_loop import run
from support.leaks import LeakWatch, collect
from support.progress import Progress, add_command
from support.two_runs import Times, add_option, choose, is_thorough, use_profile
from translations import compile_changed

if TYPE_CHECKING:
    from menagerie.app.desktop_application import DesktopApplication
    from support.postgres import OwnPostgres, Postgres

# Nothing is shown on the person's screen, neither by the tests nor by what they start.
for name in ("DISPLAY", "WAYLAND_DISPLAY"):
    os.environ.pop(name, None)
os.environ.update(without_screen(os.environ))
# What is remembered outside the data folders of the tests stays out of the person's home.
_STATE = tempfile.TemporaryDirectory(prefix="menagerie-state-")
os.environ["XDG_STATE_HOME"] = _STATE.name

# As in the application (see ``app.garbage``): what a test made is collected when it has ended.
gc.disable()


def pytest_addoption(parser: pytest.Parser) -> None:
    add_option(parser)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "thorough: in the thorough run alone")
    config.addinivalue_line("markers", "journey: a test of the desktop that is in the quick run")
    use_profile(thorough=is_thorough(config))
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    # A process that runs tests for another one prints nothing.
    if reporter is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Progress(reporter, time.monotonic()))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    choose(config, items)
    # The file that takes longest begins first, so that no process waits for it at the end.
    items.sort(key=lambda item: "tests/visual/" not in item.nodeid)


def pytest_xdist_auto_num_workers() -> int:
    # Many tests wait.
    return 2 * (os.cpu_count() or 1)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    add_command(item, report)
    return report


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Tell Qt to do without a screen; as an argument, since processes that tests start inherit variables."""
    return ["menagerie", "-platform", "offscreen"]


@pytest.fixture(scope="session")
def qapp_cls() -> "type[DesktopApplication]":
    """Let the tests have the application object that a start makes; a process has one for all of them."""
    from menagerie.app.desktop_application import DesktopApplication  # noqa: PLC0415 - not before it is wanted

    return DesktopApplication


@pytest.fixture
def times(request: pytest.FixtureRequest) -> Times:
    """How often a test repeats something: often in the thorough run, and a few times in the quick one."""
    return Times(thorough=is_thorough(request.config))


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile the translations, before there are processes that read them."""
    if not hasattr(session.config, "workerinput"):
        compile_changed()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Spare the end five searches for garbage by pytest: each test has collected its own."""
    gc.freeze()


@pytest.fixture(autouse=True)
def leak_watch() -> Iterator[LeakWatch]:
    """What looks for things that the test leaves behind, and fails the test for them."""
    watch = LeakWatch()
    yield watch
    leaks = watch.leaks()
    assert not leaks, "left behind by this test: " + "; ".join(leaks)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """Collect what each test made before the next one begins."""
    result = yield
    collect()
    return result


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine function in its own event loop. It gets what async contexts give."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None

    async def in_contexts() -> None:
        async with AsyncExitStack() as stack:
            arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
            for name, value in arguments.items():
                if isinstance(value, AbstractAsyncContextManager):
                    arguments[name] = await stack.enter_async_context(value)
            await pyfuncitem.obj(**arguments)

    run(in_contexts())
    return True


@pytest.fixture(scope="session")
def postgres(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Postgres]":
    """A PostgreSQL server for all tests of this run. To stop or stall one, use ``own_postgres``."""
    # Most runs of single tests need no psycopg.
    from support.postgres_of_run import postgres_of_run  # noqa: PLC0415 - see above

    folder = tmp_path_factory.getbasetemp()
    with postgres_of_run(folder.parent if hasattr(pytestconfig, "workerinput") else folder) as server:
        yield server


@pytest.fixture(scope="module")
def own_postgres() -> "Iterator[OwnPostgres]":
    """A server for the tests of one module, to be stopped, stalled, killed or started with other settings."""
    from support.postgres import running_postgres  # noqa: PLC0415 - as above

    with running_postgres() as server:
        yield server


@pytest.fixture
def empty_database(postgres: "Postgres") -> Iterator[str]:
    """The name of a database that has nothing in it."""
    name = postgres.make_database(with_schema=False)
    yield name
    postgres.drop_database(name)


@pytest.fixture
def shared_database(postgres: "Postgres") -> Iterator[str]:
    """The name of a database that has the schema of the shared store, and nothing in it."""
    name = postgres.make_database(with_schema=True)
    yield name
    postgres.drop_database(name)


@pytest.fixture
def berlin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the computer be where local time is not universal time, and summer time makes it differ more.

    Windows cannot, and stays where it is: what needs this place stands in ``posix``.
    """
    if sys.platform == "win32":
        yield
        return
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "Europe/Berlin")
        time.tzset()
        yield
    time.tzset()


_TRIALS = "trials"


@pytest.fixture
def say_trials(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Return what puts a line about many trials into the output of the tests, passed or failed."""
    return lambda line: record_property(_TRIALS, line)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = (*terminalreporter.stats.get("passed", ()), *terminalreporter.stats.get("failed", ()))
    # Setup and teardown have reports of their own, which repeat it.
    lines = {line for report in reports for name, line in report.user_properties if name == _TRIALS}
    if lines:
        terminalreporter.section("trials")
        for line in sorted(lines):
            terminalreporter.line(line)
