"""Goes through the application's main steps on sandboxes of its own, and says each thing it saw.

It needs no screen and touches neither the person's data nor the keyring.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QSettings, QSize, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QFontDatabase, QFontMetricsF
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QWidget

from menagerie.app import event_loop
from menagerie.app.application import Application
from menagerie.app.desktop_application import DesktopApplication, plugin_problem, without_screen
from menagerie.app.first_window import make_window
from menagerie.app.garbage import collect_when_idle
from menagerie.credentials.keys import KeyStore
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.write import write_delivery
from menagerie.domain.animal import INT64_MAX, LIMIT_MAX, Animal, PetStatus
from menagerie.domain.clock import Clock, SystemClock
from menagerie.domain.errors import KeyringError
from menagerie.domain.secret import Password
from menagerie.sandbox.server import EmbeddedSandbox
from menagerie.settings.environments import Environment, EnvironmentId, load_environments
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Language, Preferences
from menagerie.settings.site import SiteSettings
from menagerie.system import is_macos, is_windows
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from menagerie.ui.environments.key_dialog import ApiKeyDialog
from menagerie.ui.importing.job.rows import ResultColumn
from menagerie.ui.look.theme import Appearance
from menagerie.ui.look.translation import speak
from menagerie.ui.session.preferred import Preferred
from menagerie.ui.widgets.message_bar import MessageBar
from menagerie.ui.window.main_window import USUAL_SIZE
from menagerie.workflows.session import Situation

_DEADLINE = 20.0
_LOOK = 0.02
# Until a window of another size, or with something less in it, has placed everything.
_A_MOMENT = 0.1
_WAIT_SECONDS = 2
_NAME = "<b>Rex</b> & 🐕 שלום"
_TITLES = ("Name", "Category", "Status")
_ROWS = (("Marble", "7", "in stock"), ("Basil", "8", ""), ("Onyx", "12a", "sold"))
# The offscreen platform says these of every window, and they mean nothing there.
_MEANINGLESS = ("propagateSizeHints", "raise()")
# Small enough that words can be read in a page of the help, which shows such a picture narrower.
_SMALL_SIZE = QSize(780, 520)
_MORNING = datetime(2030, 5, 14, 10, 30, tzinfo=UTC).timestamp()
# Qt's highest compression.
_SMALLEST_FILE = 0
_LOOKS = {"dark": Appearance.DARK, "light": Appearance.LIGHT}


class PictureClock(SystemClock):
    """The computer's own clock, set to one morning, so that pictures do not change with the day."""

    def __init__(self) -> None:
        super().__init__()
        self._began = self.monotonic()

    def now(self) -> float:
        """Return the Unix time, counted from that morning."""
        return _MORNING + self.monotonic() - self._began


class NotSeenError(Exception):
    """Something that should have been seen was not."""


def run_self_check(screenshots: Path | None, own: Paths) -> int:
    """Go through all steps; save a picture of each in ``screenshots``. Return 0, or 1 when one failed.

    Of the person's ``own`` data, only the shared stores that their environments name are tried.
    """
    problem = plugin_problem("xcb")
    if problem is not None:
        _say(f"FAILED  {problem}")
        return 1
    # Where there is always a screen, packages are also tried with what draws on it.
    if "QT_QPA_PLATFORM" not in os.environ or not (is_windows() or is_macos()):
        os.environ.update(without_screen(os.environ))
    if screenshots is not None:
        try:
            screenshots = screenshots.absolute()
            screenshots.mkdir(parents=True, exist_ok=True)
        except OSError as exc:
            _say(f"FAILED  The folder {screenshots} for the pictures cannot be made ({exc.strerror}).")
            return 1
    qInstallMessageHandler(_pass_on)
    with tempfile.TemporaryDirectory(prefix="menagerie-self-check-") as folder:
        # Nothing stays in the home of what Qt remembers of its file dialog, and fontconfig of the fonts.
        QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, folder)
        os.environ["XDG_CACHE_HOME"] = folder
        qt = DesktopApplication(["menagerie"])
        qt.setQuitOnLastWindowClosed(False)
        collect_when_idle()
        clock = SystemClock() if screenshots is None else PictureClock()
        staging = EmbeddedSandbox(Path(folder) / "staging.sqlite3", clock=clock.now)
        staging.start()
        try:
            shared = environments_that_share(own, os.environ)
            if shared:
                event_loop.run(check_shared_stores(shared, KeyStore(), _say))
            return event_loop.run(_check(qt, Path(folder), staging, screenshots, clock))
        finally:
            staging.stop()
            # The import made the folder the current one, which Windows does not delete.
            os.chdir(tempfile.gettempdir())


async def _check(
    qt: QApplication, folder: Path, staging: EmbeddedSandbox, screenshots: Path | None, clock: Clock
) -> int:
    paths = Paths(folder / "data")
    # Nothing of a check is remembered.
    paths.sent_counts = folder / "counts"
    paths.make_data_directory()
    variables = {"MENAGERIE_STAGING_URL": staging.base_url}
    languages = [language for language in Language if language not in {Language.SYSTEM, Language.ENGLISH}]
    missing = [language for language in languages if speak(qt, language) is not language]
    if missing:
        _say(f"FAILED  There is no translation for {', '.join(missing)}.")
        return 1
    _say(f"ok  languages: {', '.join(languages)}")
    # It looks for English words, whatever the language of the person, or of IT's choice for everybody.
    preferences, site = Preferences(language=Language.ENGLISH), SiteSettings()
    window = make_window(qt, preferences, site, clock)
    # Without a back end the keys stay in memory.
    keys = KeyStore(_no_keyring)
    application = Application(window, Preferred(preferences, site), paths, variables, clock, keys)
    running = asyncio.ensure_future(application.run("sandbox"))
    try:
        await SelfCheck(application, staging, folder, screenshots).run()
    except NotSeenError as error:
        _say(f"FAILED  {error}")
        return 1
    finally:
        application.close()
        await running
    _say("Everything was seen.")
    return 0


class SelfCheck:
    """Drives the application by its widgets, as a person would, and looks at what they show.

    ``folder`` is for the files of a person.
    """

    def __init__(
        self, application: Application, staging: EmbeddedSandbox, folder: Path, screenshots: Path | None
    ) -> None:
        self._application = application
        self._window = application.window
        self._staging = staging
        self._folder = folder
        self._screenshots = screenshots

    async def run(self) -> None:
        """Take every step. Raises NotSeenError at the first thing that is not as it should be."""
        # The offscreen platform's screen is smaller than any real one.
        self._window.resize(USUAL_SIZE)
        self._look_at_fonts()
        await self._list()
        await self._details()
        await self._filter()
        await self._limit()
        await self._wait_out_a_limit()
        await self._add()
        await self._refuse_bad_fields()
        await self._import()
        await self._keep_delivery_note()
        await self._ask_for_another_key()

    def _look_at_fonts(self) -> None:
        """Check that there are fonts: without one, a box of one width takes the place of every letter."""
        families, metrics = QFontDatabase.families(), QFontMetricsF(self._window.font())
        if not families or metrics.horizontalAdvance("i") >= metrics.horizontalAdvance("W"):
            raise NotSeenError(f"letters of a font (there are {len(families)} families)")
        _say(f"ok  fonts: {len(families)} families")

    async def _list(self) -> None:
        await self._until("the sandbox's animals on screen", lambda: len(self._rows()) == LIMIT_MAX)
        await self._until("the quota", lambda: self._window.quota_bar.bar.property("level") != "unknown")
        self._saw("list", f"{self._window.footer.summary.text()}; {self._window.quota_bar.label.text()}")

    async def _details(self) -> None:
        table, details = self._window.table, self._window.details
        # The invitation to enter a key would hide much of a small window.
        self._window.notice.clear()
        table.setCurrentIndex(table.model().index(1, 0))
        chosen = self._rows()[1]
        await self._until("the details of an animal", lambda: details.name.text() == chosen.name)
        await self._until("the name of its category", lambda: not details.facts.category.text().isdecimal())
        await asyncio.sleep(_A_MOMENT)
        self._saw("details", f"{chosen.name} #{chosen.id}")
        await self._take_small_picture("window")

    async def _filter(self) -> None:
        self._window.filter.status.choose(PetStatus.AVAILABLE)
        await self._until(
            "available animals alone", lambda: {animal.status for animal in self._rows()} == {"available"}
        )
        self._saw("filter", f"{len(self._rows())} animals, all of them available")
        self._window.filter.status.choose(None)
        await self._until("all animals again", lambda: len({animal.status for animal in self._rows()}) > 1)

    async def _limit(self) -> None:
        self._window.footer.limit.setValue(5)
        await self._until(
            "five animals, and that there may be more",
            lambda: self._window.footer.summary.text() == "First 5 animals, the service may have more",
        )
        self._saw("limit", self._window.footer.summary.text())

    async def _add(self) -> None:
        dialog = self._open_add_dialog()
        dialog.name.setText(_NAME)
        dialog.category.setText(str(INT64_MAX))
        self._take_picture("adding", dialog)
        dialog.confirm.click()
        await self._until("the added animal's row", lambda: self._added() is not None)
        animal = self._added()
        if animal is None or animal.category_id != INT64_MAX:
            raise NotSeenError("the category as it was typed")
        self._saw("add", f"{animal.name} as #{animal.id} in category {animal.category_id}")

    async def _refuse_bad_fields(self) -> None:
        dialog = self._open_add_dialog()
        for text in ("12a", str(INT64_MAX + 1)):
            dialog.name.setText("Marble")
            dialog.category.setText(text)
            # The button is disabled; Enter says why.
            dialog.submit()
            sentence = dialog.findChild(QWidget, "categoryError")
            if (
                sentence is None
                or not sentence.isVisible()
                or self._application.parts.queue.current.is_sending
            ):
                raise NotSeenError(f"{text} refused beside the field")
        self._take_picture("bad-add", dialog)
        dialog.cancel.click()
        self._saw("bad add", "12a and 9223372036854775808 are refused beside the field")

    async def _import(self) -> None:
        await asyncio.to_thread(
            write_delivery, self._folder / "delivery.xlsx", FileFormat.XLSX, Reading(), _TITLES, _ROWS
        )
        # A name that is the same in every picture: the folder's is made up.
        os.chdir(self._folder)
        path = Path("delivery.xlsx")
        parts = self._application.parts
        parts.importing.open_file(path)
        window = parts.importing.window
        await self._until(
            "the rows of a workbook", window.preview.foot.start.isEnabled, window.preview.message
        )
        self._take_picture("importing", window)
        window.preview.foot.start.click()
        summary = parts.running.page.card.summary
        await self._until("two animals added", lambda: summary.text() == "2 added, 1 left out")
        rows = parts.running.page.table.rows
        await self._until("their ids", lambda: str(rows.index(1, ResultColumn.RESULT).data()).startswith("#"))
        self._saw("import", f"of three rows of a workbook: {summary.text()}", window)

    async def _keep_delivery_note(self) -> None:
        path = self._folder / "note.pdf"
        page = self._application.parts.running.page
        page.note.click()
        pdf = page.findChild(QPushButton, "printPdfButton")
        if pdf is None:
            raise NotSeenError("the dialog that prints the delivery note")
        await self._until("its pages", pdf.isEnabled)
        pdf.click()
        chooser = page.findChild(QFileDialog, "printFileDialog")
        if chooser is None:
            raise NotSeenError("the question where the delivery note is kept")
        chooser.fileSelected.emit(str(path))
        chooser.reject()
        await self._until("the delivery note", lambda: path.exists() and bool(page.message.text()))
        self._saw("delivery note", page.message.text(), page.window())
        page.window().close()

    async def _wait_out_a_limit(self) -> None:
        window = self._window
        self._application.parts.sandbox.practise(Situation.LIMIT_REACHED, _WAIT_SECONDS)
        window.header.refresh.click()
        await self._until("the wait banner", window.wait_banner.isVisible)
        began = time.monotonic()
        enabled = [widget.objectName() for widget in window.request_inputs() if widget.isEnabled()]
        if enabled:
            raise NotSeenError(f"every input disabled during the wait (enabled: {', '.join(enabled)})")
        self._saw("limit reached", f"{window.wait_banner.title.text()}; every input is disabled")
        await self._take_small_picture("wait")
        await self._until("the end of the wait", lambda: not window.wait_banner.isVisible())
        await self._until("enabled inputs", lambda: all(w.isEnabled() for w in window.request_inputs()[:5]))
        took = time.monotonic() - began
        if took < _WAIT_SECONDS - 1:
            raise NotSeenError(f"a whole wait (it ended after {took:.1f} s)")
        self._saw("recovery", f"after {took:.1f} s everything is enabled again")

    async def _ask_for_another_key(self) -> None:
        window = self._window
        self._application.parts.opened.open(EnvironmentId.STAGING)
        title = window.empty.title
        await self._until("the question for a key", lambda: title.text() == "There is no key yet")
        window.empty.action.click()
        self._enter_key("a-wrong-key")
        await self._until("the refusal", window.message_bar.isVisible)
        await self._until("the key dialog by itself", lambda: self._key_dialog() is not None)
        self._saw("wrong key", window.message_bar.title.text(), self._key_dialog())
        self._enter_key(self._staging.api_key)
        await self._until("staging's animals", lambda: len(self._rows()) > 0)
        self._saw("right key", f"{window.windowTitle()}: {window.footer.summary.text()}")

    def _enter_key(self, key: str) -> None:
        dialog = self._key_dialog()
        if dialog is None:
            raise NotSeenError("the key dialog")
        dialog.edit.setText(key)
        dialog.save.click()

    def _key_dialog(self) -> ApiKeyDialog | None:
        dialogs = self._window.findChildren(ApiKeyDialog)
        return next((dialog for dialog in dialogs if dialog.isVisible()), None)

    def _open_add_dialog(self) -> AddAnimalDialog:
        self._window.header.add.click()
        dialog = self._application.parts.adding.dialog
        if dialog is None:
            raise NotSeenError("the add dialog")
        return dialog

    def _rows(self) -> tuple[Animal, ...]:
        return self._window.table.animals

    def _added(self) -> Animal | None:
        return next((animal for animal in self._rows() if animal.name == _NAME), None)

    async def _until(self, what: str, is_so: Callable[[], bool], bar: MessageBar | None = None) -> None:
        """Wait until something is so; what ``bar`` says then may tell why it is not."""
        end = time.monotonic() + _DEADLINE
        while not is_so():
            if time.monotonic() > end:
                message = (bar or self._window.message_bar).message
                sentence = f" (on screen: {message.title}. {message.text})" if message is not None else ""
                raise NotSeenError(f"{what}, within {_DEADLINE:.0f} seconds{sentence}")
            await asyncio.sleep(_LOOK)

    def _saw(self, step: str, what: str, widget: QWidget | None = None) -> None:
        _say(f"ok  {step}: {what}")
        self._take_picture(step.replace(" ", "-"), widget)

    async def _take_small_picture(self, name: str) -> None:
        """Save a picture of the window alone, in a size for the help."""
        if self._screenshots is None:
            return
        size = self._window.size()
        self._window.toast.hide()
        self._window.resize(_SMALL_SIZE)
        await asyncio.sleep(_A_MOMENT)
        self._take_picture(name)
        self._window.resize(size)
        # The next picture may follow at once.
        await asyncio.sleep(_A_MOMENT)

    def _take_picture(self, name: str, widget: QWidget | None = None) -> None:
        """Save the picture dark and light, which everything is from then on."""
        if self._screenshots is None:
            return
        for look, appearance in _LOOKS.items():
            self._window.theme.choose(appearance)
            target = self._screenshots / f"{name}-{look}.png"
            if not (widget or self._window).grab().save(str(target), quality=_SMALLEST_FILE):
                raise NotSeenError(f"the picture {target} saved")


def _pass_on(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    if not any(words in text for words in _MEANINGLESS):
        print(f"Qt {kind.name}: {text}", file=sys.stderr)  # noqa: T201 - as Qt itself does


def _no_keyring() -> None:
    return None


def _say(text: str) -> None:
    # A program of Windows' own kind, which is no console's, has no standard output: its exit status speaks.
    output: TextIO | None = sys.stdout
    if output is None:
        return
    encoding = output.encoding or "utf-8"
    # A Windows console may lack the letters of a name; the check must not fail for that.
    print(text.encode(encoding, "replace").decode(encoding), flush=True)  # noqa: T201 - its output


def environments_that_share(paths: Paths, variables: Mapping[str, str]) -> list[Environment]:
    """Return the environments that name a shared store, or name one wrongly."""
    environments = load_environments(paths, variables)
    return [one for one in environments if one.shared is not None or one.shared_problem is not None]


async def check_shared_stores(
    environments: Sequence[Environment], keys: KeyStore, say: Callable[[str], None]
) -> None:
    """Say for each environment whether its shared store can be used; nothing is written there.

    A store that cannot be used is no failure: everything else works without it.
    """
    from menagerie.ui.words.messages import (  # noqa: PLC0415 - the same
        sentence_of,
        whole_words,
        words,
    )

    for environment in environments:
        head = f"shared store of {environment.name}:"
        if environment.shared is None:
            if environment.shared_problem is not None:
                say(f"--  {head} {words(environment.shared_problem)}")
            continue
        from menagerie.domain.shared_store import parse_shared_address  # noqa: PLC0415 - the same
        from menagerie.shared.trial import try_out  # noqa: PLC0415 - the same

        address = parse_shared_address(environment.shared)
        password: Password | None = None
        try:
            password = await keys.of_shared_stores().load(address.origin)
        except KeyringError as error:
            say(f"--  {head} {sentence_of(error)}")
        trial = await try_out(address, password, lambda _trial: None)
        if trial.trouble is None:
            security = "over an encrypted connection" if trial.is_encrypted else "without encryption"
            say(f"ok  {head} {address.origin} can be used {security}, version {trial.version}")
        else:
            say(f"--  {head} {whole_words(trial.trouble)}")
