"""Where the system ends what runs, Menagerie accepts that at once, and what was typed is on the disk."""

import asyncio
import os
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit

from menagerie.app.desktop_application import DesktopApplication
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import JobRow
from menagerie.storage.own_thread import end_of
from menagerie.ui.window.main_window import MainWindow
from support.animal_service import animal_service
from support.hard_times import (
    begin_slow_add,
    on_disk,
    open_without_animals,
    outbox_file,
    slow_file,
    wants_to_close,
)
from support.qt_loop import until
from support.shop import Shop
from support.widgets import child

ROWS = 60


@pytest.fixture(autouse=True)
def _elsewhere_than_on_macos(monkeypatch: pytest.MonkeyPatch) -> None:
    """There the process would end, and this test with it."""
    monkeypatch.setattr("menagerie.app.application.is_macos", lambda: False)


async def called(work: Callable[[], object]) -> None:
    """Call something as Qt does: outside of any task."""
    ended = asyncio.get_running_loop().create_future()
    QTimer.singleShot(0, lambda: ended.set_result(end_of(work)))
    error = (await ended).error
    if error is not None:
        raise error


async def is_accepted(shop: Shop, qapp: DesktopApplication) -> bool:
    """Ask the application to quit, as macOS and the end of Windows' session do."""
    event = QEvent(QEvent.Type.Quit)
    event.ignore()
    qapp.quit_at_once = shop.application.quit_at_once
    try:
        await called(lambda: qapp.sendEvent(qapp, event))
    finally:
        qapp.quit_at_once = None
    return event.isAccepted()


def notes_on_disk(shop: Shop) -> list[str]:
    with closing(sqlite3.connect(shop.catalogue_file)) as connection:
        return [text for (text,) in connection.execute("SELECT text FROM note")]


def drafts_on_disk(shop: Shop) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(outbox_file(shop))) as connection:
        return list(connection.execute("SELECT json_extract(typed, '$.name'), state FROM entry"))


async def test_quitting_is_accepted_during_a_slow_add_which_becomes_unconfirmed(
    shop: Shop, qapp: DesktopApplication
) -> None:
    async with animal_service() as service:
        async with open_without_animals(shop, service):
            await begin_slow_add(shop, service, "Marble")
            assert await is_accepted(shop, qapp)
            await until(lambda: wants_to_close(shop), "the end")
        assert on_disk(shop) == ["unconfirmed"]


async def test_quitting_is_accepted_during_an_import_whose_rows_stay_queued(
    shop: Shop, qapp: DesktopApplication
) -> None:
    async with animal_service() as service:
        async with open_without_animals(shop, service):
            rows = [
                JobRow(row, (f"Rex {row}", "12"), Typed(f"Rex {row}", "12")) for row in range(2, ROWS + 2)
            ]
            service.may_answer.clear()
            await shop.queue.job_steps.begin_job("delivery.csv", "digest", "Anna", {}, rows)
            await until(service.asked.is_set, "a row at the service")
            assert await is_accepted(shop, qapp)
            await until(lambda: wants_to_close(shop), "the end")
        states = Counter(on_disk(shop))
        assert set(states) == {"queued", "unconfirmed"}
        assert states["queued"] + states["unconfirmed"] == ROWS


async def test_what_was_typed_last_is_on_the_disk_when_the_session_may_end(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        await shop.settled()
        dialog = shop.add_dialog()
        # WHEN the session ends right after a letter in each
        dialog.name.setText("Marb")
        QTest.keyClicks(child(window, QPlainTextEdit, "notesEdit"), "Eats only hay")
        found: list[object] = []

        def end_session() -> None:
            shop.application.save_at_session_end()
            found.extend((notes_on_disk(shop), drafts_on_disk(shop)))

        await called(end_session)
        # THEN both are there when the process may be ended
        assert found == [["Eats only hay"], [("Marb", State.DRAFT.value)]]
        # AND where another program keeps the session, the person goes on typing
        dialog.name.setText("Marble")
        await shop.settled()
        assert drafts_on_disk(shop) == [("Marble", State.DRAFT.value)]
        # One that ends within a task leaves all tasks running.
        dialog.name.setText("Marble I")
        shop.application.save_at_session_end()
        await shop.settled()
        assert drafts_on_disk(shop) == [("Marble I", State.DRAFT.value)]
        # One ends although the disk takes nothing.
        monkeypatch.setattr("menagerie.app.application._LONGEST_SAVING_MS", 100)
        with slow_file(outbox_file(shop)) as go_on:
            dialog.name.setText("Marble II")
            await called(shop.application.save_at_session_end)
            go_on()
        await shop.settled()
        assert drafts_on_disk(shop) == [("Marble II", State.DRAFT.value)]
        dialog.cancel.click()


async def test_on_macos_the_process_is_over_when_quitting_is_answered_and_all_is_saved(
    shop: Shop, qapp: DesktopApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = list[tuple[int, object]]()
    monkeypatch.setattr(os, "_exit", lambda status: ends.append((status, drafts_on_disk(shop))))
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        dialog.name.setText("Marb")
        with monkeypatch.context() as patch:
            patch.setattr("menagerie.app.application.is_macos", lambda: True)
            assert await is_accepted(shop, qapp)
    assert ends == [(0, [("Marb", State.DRAFT.value)])]


async def test_the_end_of_a_session_waits_once_for_a_disk_that_takes_nothing(
    shop: Shop, qapp: DesktopApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows first tells that the session ends, and then asks to quit."""
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        with slow_file(outbox_file(shop)) as go_on:
            dialog.name.setText("Marb")
            with monkeypatch.context() as patch:
                patch.setattr("menagerie.app.application._LONGEST_SAVING_MS", 100)
                await called(shop.application.save_at_session_end)
                # Another wait would not end.
                patch.setattr("menagerie.app.application._LONGEST_SAVING_MS", 3_600_000)
                assert await is_accepted(shop, qapp)
            go_on()


def test_before_there_is_anything_to_save_quitting_is_left_to_qt(
    qapp: DesktopApplication, window: MainWindow
) -> None:
    event = QEvent(QEvent.Type.Quit)
    qapp.sendEvent(qapp, event)
    assert not event.isAccepted()
    assert window.is_close_requested
