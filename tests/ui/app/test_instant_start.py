"""The start: the rows of the last time are on screen before anything was opened, imported or asked."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

import menagerie
from menagerie.app.application import Application
from menagerie.app.first_window import make_window, show_last_session
from menagerie.credentials.keys import KeyStore
from menagerie.domain.clock import SystemClock
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Preferences
from menagerie.settings.site import SiteSettings
from menagerie.ui.session.preferred import Preferred
from menagerie.ui.window.main_window import MainWindow
from support.large_catalogue import make
from support.programs import run_to_end
from support.qt_loop import until
from support.sentences import LAST_ANSWER, PRACTICE, first_animals
from support.shop import Shop

# What the first paint must not wait for: the network, the keyring, the sandbox, dialogs, and the writing of
# files.
LATE = (
    *("httpx", "keyring", "menagerie.sandbox", "menagerie.shared", "menagerie.ui.adding.add_dialog"),
    *("menagerie.ui.environments.setup_dialogs", "menagerie.ui.export.dialog"),
    *("menagerie.ui.environments.key_dialog", "menagerie.ui.window.shortcuts_dialog"),
    *("menagerie.workflows.export", "psycopg", "starlette", "uvicorn", "xlsxwriter"),
)

# The real application; at the first paint of its table it says what is on screen, and ends.
PROGRAM = """
import menagerie.app.launch
import json, linecache, os, sys
from pathlib import Path
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from menagerie.app import event_loop
from menagerie.app.application import build
from menagerie.domain.clock import SystemClock
from menagerie.settings.paths import Paths

class FirstPaint(QObject):
    said = False

    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint and not self.said:
            self.said = True
            shown = application.window.table.shown
            age = application.window.header.age.text()
            said = {"rows": shown.rowCount(), "age": age, "modules": [*sys.modules]}
            print(json.dumps({**said, "read": [*linecache.cache]}))
            application.close()
        return False

qt = QApplication(["menagerie", "-platform", "offscreen"])
qt.setQuitOnLastWindowClosed(False)
application = build(qt, Paths(Path(sys.argv[1])), os.environ, SystemClock())
first_paint = FirstPaint()
application.window.table.viewport().installEventFilter(first_paint)
sys.exit(event_loop.run(application.run("sandbox")))
"""


def test_the_first_paint_has_the_rows_of_the_last_time_and_imported_and_read_nothing_it_does_not_need(
    tmp_path: Path,
) -> None:
    make(tmp_path / "catalogue-sandbox.sqlite3", 1_000)
    ended = run_to_end(PROGRAM, tmp_path)
    assert ended.returncode == 0, ended.stderr
    first_paint = json.loads(ended.stdout)
    assert first_paint["rows"] == 100
    assert LAST_ANSWER in first_paint["age"] or first_paint["age"] == "Opening…"
    assert [name for name in LATE if name in first_paint["modules"]] == []
    # Nor was the text of anything read that was imported after Qt.
    package = str(Path(menagerie.__file__).parent)
    assert not [read for read in first_paint["read"] if read.startswith(package)]


@pytest.mark.thorough
def test_an_application_that_shares_nothing_imports_neither_what_sharing_needs_nor_the_command_of_httpx(
    tmp_path: Path,
) -> None:
    program = (
        "import sys; from menagerie.cli import main; status = main(['--self-check']);"
        "print(*sys.modules, file=sys.stderr); sys.exit(status)"
    )
    ended = run_to_end(program, HOME=str(tmp_path), TMPDIR=str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert ended.returncode == 0, ended.stdout
    modules = {name.partition(".")[0] for name in ended.stderr.split()}
    assert "httpx" in modules
    assert "psycopg" not in modules
    assert not modules & {"pygments", "rich"}
    assert "menagerie.shared" not in ended.stderr.split()


async def test_the_next_start_shows_the_rows_of_the_last_one_with_their_age(shop: Shop) -> None:
    # The first start ever shows no rows and no empty catalogue.
    async with shop.open() as window:
        assert shop.names() == []
        assert window.card.shows_rows
        assert window.footer.summary.text() == ""
        await shop.answered()
        names = shop.names()
    shop.clock.leap(7_200)
    # WHEN the application starts again two hours later
    async with shop.open() as window:
        # THEN they stand there before anything was asked
        assert window.isVisible()
        assert shop.names() == names
        assert window.footer.summary.text() == first_animals(100)
        await until(window.table.hasFocus, "the rows with the keyboard")
        assert window.table.selected_ids() == []
        assert len(shop.asked()) == 1
        await until(lambda: window.header.age.text() == "Updated just now", "the new answer")
        assert shop.names() == names
    # AND they are not taken for new ones where the service is away
    shop.staging.stop()
    shop.clock.leap(7_200)
    async with shop.open() as window:
        await until(window.message_bar.isVisible, "the message bar")
        assert shop.names() == names
        assert window.card.shows_rows
        assert LAST_ANSWER in window.header.age.text()


async def test_a_window_that_is_closed_before_its_parts_are_there_closes(
    qapp: QApplication, tmp_path: Path
) -> None:
    # GIVEN a window that a person closes as soon as it is on screen
    paths, preferences, clock = Paths(tmp_path), Preferences(), SystemClock()
    paths.make_data_directory()
    window = make_window(qapp, preferences, SiteSettings(), clock)
    window.show()
    window.close()
    assert window.isVisible()
    # WHEN the application runs in it
    application = Application(
        window, Preferred(preferences, SiteSettings()), paths, {}, clock, KeyStore(lambda: None)
    )
    # THEN it ends at once
    assert await application.run() == 0
    for one in (window.theme, window, application):
        one.deleteLater()


async def test_what_is_opened_before_the_environment_is_belongs_to_that_environment(
    qapp: QApplication, tmp_path: Path
) -> None:
    # GIVEN a window that shows the last animals of Staging
    paths, preferences, clock = Paths(tmp_path), Preferences(), SystemClock()
    paths.make_data_directory()
    window = make_window(qapp, preferences, SiteSettings(), clock)
    variables = {"MENAGERIE_STAGING_URL": "http://127.0.0.1:1/v1"}
    keys, preferred = KeyStore(lambda: None), Preferred(preferences, SiteSettings())
    window.show()
    application = Application(window, preferred, paths, variables, clock, keys, EnvironmentId.STAGING)
    # WHEN the first key that a person presses opens the add dialog
    application.parts.adding.begin()
    # THEN the animal is for Staging, not for the sandbox that comes first
    dialog = application.parts.adding.dialog
    assert dialog is not None
    assert dialog.confirm.text() == "Add to Staging"
    assert (
        application.parts.queue.current.outbox
        is application.parts.queue.queues.of(application.parts.opened.environment).outbox
    )
    dialog.reject()
    window.close()
    assert await application.run("staging") == 0
    for one in (window.theme, window, application):
        one.deleteLater()


async def test_the_first_picture_has_the_invitation_and_the_reminder_so_that_nothing_moves_under_a_click(
    qapp: QApplication, shop: Shop, tmp_path: Path
) -> None:
    clock = SystemClock()

    @contextmanager
    def first_picture(
        paths: Paths, variables: Mapping[str, str], *, is_dismissed: bool
    ) -> Iterator[MainWindow]:
        preferences = Preferences(invitation_dismissed=is_dismissed)
        window = make_window(qapp, preferences, SiteSettings(), clock)
        try:
            show_last_session(window, preferences, paths, variables, clock, EnvironmentId.SANDBOX)
            yield window
        finally:
            window.theme.deleteLater()
            window.deleteLater()

    for is_dismissed in (False, True):
        with first_picture(Paths(tmp_path / "new"), {}, is_dismissed=is_dismissed) as window:
            assert window.notice.isVisible() is not is_dismissed
    # The reminder is of an environment that never answered.
    with first_picture(shop.paths, shop.variables, is_dismissed=False) as window:
        assert "Staging is set up" in shop.said(window.notice)
    async with shop.open_with_animals():
        pass
    with first_picture(shop.paths, shop.variables, is_dismissed=False) as window:
        assert "Staging is set up" not in shop.said(window.notice)


async def test_the_first_start_shows_the_invitation_alone_which_leads_to_the_sheet(shop: Shop) -> None:
    shop.variables.clear()
    async with shop.open_with_animals(None) as window:
        shop.application.greet("")
        # It tells a later start that this was the first one, also after a crash.
        await until(shop.paths.preferences.exists, "the preferences")
        assert window.tour is None
        message = window.notice.message
        assert message is not None
        assert (message.title, message.text, message.action) == (PRACTICE, "", "&Connect your store…")
        assert PRACTICE in shop.said(window.notice)
        window.notice.action.click()
        await until(lambda: shop.window.findChild(QWidget, "connectDialog"), "the sheet")
        assert window.notice.message is None
