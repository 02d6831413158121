"""Whatever the computer lacks, the application says so or goes on, and loses nothing."""

import json
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from menagerie.credentials.keys import SERVICE_NAME
from menagerie.domain.cases import GeneralCase
from support.desktop.deadlines import wait_until
from support.desktop.starting import prepare_later_start
from support.disk import room_of
from support.import_command import write_csv
from support.import_service import KEY, ImportService
from support.programs import run_to_end
from support.real_application import RealApplication, imported, started
from support.sentences import DISK_FULL, SAVED_BEFORE, title
from support.system_keyring import Entries

STAGING = ("--environment", "staging")
ROWS = 100
STARTS = 10
# Pixels that a frame may stand out.
A_FRAME = 2


class Shop:
    """A service, and how the application reaches it."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.service = ImportService(folder / "service.sqlite3")
        self.service.state_plan(self.data)
        self.data.chmod(0o700)
        self.keyring: Entries = [(SERVICE_NAME, self.service.base_url, KEY)]
        self.variables = {"MENAGERIE_STAGING_URL": self.service.base_url}

    def contents(self) -> dict[Path, bytes]:
        """Return all files of the application with their contents."""
        return {path: path.read_bytes() for path in self.data.rglob("*") if path.is_file()}


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    shop = Shop(tmp_path)
    yield shop
    shop.service.stop()


def window(
    shop: Shop, *, is_ordinary: bool = False, **variables: str
) -> AbstractContextManager[RealApplication]:
    """Start the window on staging."""
    return started(
        shop.data,
        *STAGING,
        keyring=shop.keyring,
        variables={**shop.variables, **variables},
        is_ordinary=is_ordinary,
    )


def wait_for_rows(application: RealApplication) -> None:
    application.wait_until(lambda look: look["rows"] == ROWS, "rows")


def type_animal(application: RealApplication, name: str) -> None:
    application.press("addAction")
    application.type("nameEdit", name)
    application.type("categoryEdit", "7")


# ---- The end of a session


def by_signal(number: signal.Signals) -> Callable[[RealApplication], int]:
    return lambda application: application.end(number)


def by_windows(application: RealApplication) -> int:
    """End as a session of Windows does: the process is told, and then it is gone."""
    application.tell("end session")
    application.process.kill()
    # So it is killed as it should be.
    return application.wait() + signal.SIGKILL


def by_quitting(application: RealApplication) -> int:
    """End as macOS does it from the Dock, and at a log-off."""
    assert application.tell("quit")
    return application.wait()


def by_closing(application: RealApplication) -> int:
    application.press("quitAction")
    return application.wait()


@pytest.mark.parametrize(
    "end",
    [
        pytest.param(by_signal(signal.SIGTERM), id="SIGTERM"),
        pytest.param(by_signal(signal.SIGHUP), id="SIGHUP", marks=pytest.mark.thorough),
        pytest.param(by_quitting, id="Quit of the system", marks=pytest.mark.thorough),
        pytest.param(by_windows, id="session of Windows", marks=pytest.mark.thorough),
        pytest.param(by_closing, id="closing", marks=pytest.mark.thorough),
    ],
)
def test_what_was_chosen_and_typed_is_on_the_disk(
    shop: Shop, tmp_path: Path, end: Callable[[RealApplication], int]
) -> None:
    # GIVEN another binding of Qt, and plugins of another Qt: they stop no start
    plugins = tmp_path / "plugins"
    for name in ("platforms/libqoffscreen.so", "platforms/libqxcb.so", "imageformats/libqsvg.so"):
        (plugins / name).parent.mkdir(parents=True, exist_ok=True)
        (plugins / name).write_text("of another Qt")
    with window(shop, QT_API="pyqt5", QT_PLUGIN_PATH=str(plugins)) as application:
        wait_for_rows(application)
        assert application.errors == ""
        # WHEN something is chosen and typed, and the session ends
        application.press("statusSold")
        application.wait_until(lambda look: look["rows"] != ROWS, "sold animals alone")
        type_animal(application, "Half typed")
        wait_until("the draft", lambda: "Half typed, 7" in drafts(shop))
        assert end(application) == 0
        assert "Traceback" not in application.errors
    # THEN it is on the disk. What the next start makes of it is for the tests of a screen that goes away.
    assert json.loads((shop.data / "preferences.json").read_bytes())["status"] == "sold"
    assert drafts(shop) == ["Half typed, 7"]
    assert shop.service.names() == []


@pytest.mark.thorough
def test_an_interruption_while_it_starts_ends_it(shop: Shop) -> None:
    with window(shop) as application:
        # What is shown first is the window, before anything that could close it is there.
        application.look()
        assert application.end(signal.SIGINT) in {0, -signal.SIGINT}
        assert "KeyboardInterrupt" not in application.errors


def drafts(shop: Shop) -> list[str]:
    """Return name and category of the drafts on the disk, read as another program would."""
    typed: list[str] = []
    for path in shop.data.glob("outbox-staging-*.sqlite3"):
        with closing(sqlite3.connect(path)) as connection:
            rows = connection.execute(
                "SELECT json_extract(typed, '$.name'), json_extract(typed, '$.category')"
                " FROM entry WHERE state = 'draft'"
            )
            typed += [f"{name}, {category}" for name, category in rows]
    return typed


# ---- Screens


@pytest.mark.thorough
def test_without_fonts_it_starts(shop: Shop, tmp_path: Path) -> None:
    (tmp_path / "fonts.conf").write_text("<fontconfig></fontconfig>")
    nowhere = str(tmp_path / "none")
    with window(shop, FONTCONFIG_FILE=str(tmp_path / "fonts.conf"), QT_QPA_FONTDIR=nowhere) as application:
        wait_for_rows(application)
        assert application.end() == 0
        assert "Traceback" not in application.errors


@pytest.mark.thorough
def test_a_window_of_a_removed_screen_comes_back_on_another(shop: Shop, tmp_path: Path) -> None:
    screens = [
        {"name": "left", "x": 0, "y": 0, "width": 1600, "height": 1000, "logicalDpi": 96, "dpr": 1},
        {"name": "right", "x": 1600, "y": 0, "width": 1600, "height": 1000, "logicalDpi": 96, "dpr": 1},
    ]

    def platform(count: int) -> str:
        path = tmp_path / f"screens-{count}.json"
        path.write_text(json.dumps({"screens": screens[:count]}))
        return f"offscreen:configfile={path}"

    with window(shop, QT_QPA_PLATFORM=platform(2)) as application:
        wait_for_rows(application)
        application.tell("move", "1700", "100")
        (left, _top, _width, _height), shown = application.tell("place")
        assert (left, len(shown)) == (1700, 2)
        assert application.end() == 0
    with window(shop, QT_QPA_PLATFORM=platform(1)) as application:
        application.wait_for("Updated just now")
        (left, top, width, height), ((x, y, across, down),) = application.tell("place")
        assert x <= left
        assert left + width <= x + across + A_FRAME
        assert y <= top
        assert top + height <= y + down + A_FRAME
        assert application.end() == 0


@contextmanager
def x_screen() -> "Iterator[tuple[str, subprocess.Popen[bytes]]]":
    """Run an X server without any client, and yield the name of its screen and its process."""
    reading, writing = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    ) as screen:
        try:
            os.close(writing)
            with os.fdopen(reading, encoding="ascii") as said:
                display = f":{said.readline().strip()}"
            yield display, screen
        finally:
            screen.kill()


# An X server resets when its last client disconnects, and answers no other one during that.
LOOKS_AT_A_SCREEN = """
import sys
from menagerie.app.desktop_application import screen_problem
print({screen_problem({"DISPLAY": sys.argv[1]}) for _ in range(100)})
"""


@pytest.mark.thorough
def test_a_screen_that_nobody_else_uses_answers_each_time() -> None:
    with x_screen() as (display, _screen):
        looked = run_to_end(LOOKS_AT_A_SCREEN, display)
    assert (looked.returncode, looked.stdout) == (0, "{None}\n"), looked.stderr


@pytest.mark.thorough
def test_when_the_screen_goes_away_nothing_typed_is_lost(shop: Shop) -> None:
    # GIVEN a window on a screen of X
    with x_screen() as (display, screen), window(shop, QT_QPA_PLATFORM="xcb", DISPLAY=display) as application:
        wait_for_rows(application)
        type_animal(application, "Typed on a screen")
        wait_until("the draft", lambda: "Typed on a screen, 7" in drafts(shop))
        # WHEN the screen ends
        screen.kill()
        # THEN so does the application, by itself, and says why
        assert application.wait() == 1
        sentence = f"Menagerie needs a screen, and the one named by DISPLAY ({display}) does not answer."
        assert sentence in application.errors.splitlines()
        assert "made a mistake" not in application.errors
    # AND the next start offers what was typed
    with window(shop) as application:
        look = application.wait_for("Updated just now")
        assert "problem with saved data" not in look["texts"]
        application.press("addAction")
        application.wait_for("Typed on a screen")
        assert application.end() == 0


# ---- Disks, handles, and many at once


@pytest.mark.thorough
def test_a_data_folder_that_may_not_be_written_is_named_and_left_as_it_is(shop: Shop, tmp_path: Path) -> None:
    sentence = f"The lock {shop.data / 'menagerie.lock'} can be neither taken nor read (Permission denied)"
    before = shop.contents()
    shop.data.chmod(0o555)
    try:
        with window(shop, is_ordinary=True) as application:
            look = application.wait_for(sentence)
            assert "Menagerie cannot start" in look["texts"]
        path = write_csv(tmp_path / "delivery.csv", "Rex,7,,")
        status, events, _ = imported(
            shop.data, path, *STAGING, keyring=shop.keyring, variables=shop.variables, is_ordinary=True
        )
        assert status == 4
        (failed,) = [event["message"] for event in events if event["event"] == "failed"]
        assert sentence in failed
    finally:
        shop.data.chmod(0o700)
    assert shop.contents() == before
    assert shop.service.names() == []


@pytest.mark.thorough
def test_a_disk_that_takes_its_time_delays_an_add_and_nothing_else(shop: Shop) -> None:
    with window(shop) as application:
        wait_for_rows(application)
        assert application.end() == 0
    # GIVEN animals and adds that nothing can be added to for now, as if another program held the files
    with ExitStack() as held:
        locks = [
            held.enter_context(closing(sqlite3.connect(path, isolation_level=None)))
            for path in shop.data.glob("*-staging-*.sqlite3")
        ]
        for lock in locks:
            lock.execute("BEGIN IMMEDIATE")
        # WHEN it starts, THEN the window is there, with the animals of the last time
        with window(shop) as application:
            wait_for_rows(application)
            type_animal(application, "On a slow disk")
            application.press("confirmAddButton")
            assert shop.service.names() == []
            # AND when the disk is quicker, the add leaves, once
            for lock in locks:
                lock.execute("ROLLBACK")
            wait_until("the add", shop.service.names)
            assert application.end() == 0
    assert shop.service.names() == ["On a slow disk"]


@pytest.mark.thorough
def test_a_full_disk_is_said_until_it_has_room_and_again_when_it_is_full_again(shop: Shop) -> None:
    # That it has started is a setting that could not be saved either, which is said in its own words.
    prepare_later_start(shop.data.parent)
    with window(shop) as application:
        wait_for_rows(application)
        for _ in range(2):
            room_of(application.process.pid, 0)
            application.press("refreshAction")
            look = application.wait_for(DISK_FULL)
            assert SAVED_BEFORE in look["texts"]
            room_of(application.process.pid, None)
            application.press("refreshAction")
            application.wait_until(lambda look: DISK_FULL not in look["texts"], "no such message")
        assert application.end() == 0


@pytest.mark.thorough
@pytest.mark.parametrize("is_left", [False, True], ids=["open", "left"])
def test_what_is_typed_on_a_full_disk_survives_a_kill(shop: Shop, *, is_left: bool) -> None:
    with window(shop) as application:
        wait_for_rows(application)
        # GIVEN an animal that is typed while the disk is full
        room_of(application.process.pid, 0)
        type_animal(application, "Typed")
        application.wait_for("cannot be saved right now")
        if is_left:
            application.press("cancelButton")
        # WHEN there is room, THEN it is on the disk without another letter
        room_of(application.process.pid, None)
        wait_until("the draft", lambda: "Typed, 7" in drafts(shop))
        application.process.kill()
        application.wait()
    assert shop.service.names() == []


@pytest.mark.thorough
def test_when_its_folder_is_removed_what_waits_and_what_is_typed_is_still_there(shop: Shop) -> None:
    with window(shop) as application:
        wait_for_rows(application)
        # GIVEN an add that waits until the service is back, and no files any more
        shop.service.stop()
        type_animal(application, "Added before")
        application.press("confirmAddButton")
        application.wait_for("Added before is in the outbox.")
        # Under another name first: the application may make a file in it at any moment.
        removed = shop.data.rename(shop.data.with_name("removed"))
        shutil.rmtree(removed)
        # WHEN something is typed, and the process is killed
        type_animal(application, "Typed after")
        wait_until("the draft", lambda: "Typed after, 7" in drafts(shop))
        application.process.kill()
        application.wait()
    shop.service.start()
    # THEN the next start adds the one, once, and offers the other
    with window(shop) as application:
        wait_until("the add", shop.service.names)
        application.press("addAction")
        application.wait_for("Typed after")
        assert application.end() == 0
    assert shop.service.names() == ["Added before"]


def handles_at_rest(process: int) -> int | None:
    """Return how many handles a process has; None while that changes: threads that begin open some."""
    seen = set()
    for _ in range(10):
        seen.add(len(list(Path(f"/proc/{process}/fd").iterdir())))
        time.sleep(0.1)
    return seen.pop() if len(seen) == 1 else None


@pytest.mark.thorough
def test_without_file_handles_it_says_that_something_failed_and_works_again_with_some(shop: Shop) -> None:
    with window(shop) as application:
        wait_for_rows(application)
        process = application.process.pid
        former = resource.prlimit(process, resource.RLIMIT_NOFILE)
        used = wait_until("rest", lambda: handles_at_rest(process))
        resource.prlimit(process, resource.RLIMIT_NOFILE, (used, former[1]))
        # WHEN a dialog is opened whose code was not read yet
        application.press("addAction")
        # THEN the press is not without an answer
        look = application.wait_for(title(GeneralCase.NOTHING_LEFT))
        assert "Nothing you entered was lost." in look["texts"]
        assert "Too many open files" in application.errors
        log = shop.data / "log/menagerie.log"
        assert "Too many open files" in log.read_text("utf-8")
        # AND afterwards everything works
        resource.prlimit(process, resource.RLIMIT_NOFILE, former)
        type_animal(application, "With handles again")
        application.press("confirmAddButton")
        wait_until("the add", shop.service.names)
        assert application.end() == 0
    assert shop.service.names() == ["With handles again"]


@pytest.mark.thorough
def test_of_ten_starts_at_once_one_is_the_application_and_all_others_end_well(shop: Shop) -> None:
    with ExitStack() as all_of_them:
        applications = [all_of_them.enter_context(window(shop)) for _ in range(STARTS)]

        def running() -> list[RealApplication]:
            return [one for one in applications if one.process.poll() is None]

        # Each start takes its share of a busy computer.
        wait_until(
            "one application",
            lambda: len(running()) == 1,
            otherwise=lambda: f"{len(running())} are left: {applications[0].errors}",
        )
        (first,) = running()
        statuses = [one.process.returncode for one in applications if one is not first]
        assert statuses == [0] * (STARTS - 1)
        wait_for_rows(first)
        assert first.end() == 0
        assert "Traceback" not in first.errors
