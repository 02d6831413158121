"""Several adds are confirmed or discarded with one action, which asks once."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from menagerie.outbox.entry import Entry, State, Typed
from menagerie.outbox.job import JobRow
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.outbox.panel import OutboxPanel
from menagerie.ui.widgets.form import PAUSE
from menagerie.workflows.sending.checking import found_alone
from support.adds import absent, add, found, unclear
from support.animal_service import animal_service
from support.clock import VirtualClock
from support.every_case import every_case
from support.hard_times import A_MOMENT, closed_outbox, on_disk, open_without_animals, outbox_file, slow_disk
from support.qt_loop import until
from support.shop import Shop

REX = add(1, State.UNCONFIRMED, found(1043))


def test_an_animal_that_another_add_may_be_or_that_was_there_before_is_not_found_without_a_doubt() -> None:
    with every_case() as case:
        for other in (
            add(2, State.UNCONFIRMED, found(1043)),
            add(2, State.UNCONFIRMED),
            add(2, State.UNCONFIRMED, status=None),
            add(2, State.UNCONFIRMED, category=" +12"),
            add(2, State.SENDING),
            add(2, State.DISCARDED),
            add(2, State.CREATED),
            add(2, State.QUEUED, tries=1),
            add(2, State.REFUSED, tries=2),
            add(2, State.CREATED, animal_id=7, tries=2),
        ):
            with case(other):
                assert REX.number not in [entry.number for entry in found_alone((REX, other))]
    # One that may have been there before is left to the person.
    assert found_alone((add(1, State.UNCONFIRMED, found(1043, is_new=False)),)) == ()
    # Only the newest look counts.
    found_then_not = add(1, State.UNCONFIRMED, found(1043), absent(10.0))
    assert found_alone((found_then_not, add(2, State.UNCONFIRMED, unclear(), name="Ink"))) == ()


def test_an_add_that_cannot_be_the_animal_leaves_no_doubt() -> None:
    with every_case() as case:
        for other in (
            add(2, State.UNCONFIRMED, name="Ink"),
            add(2, State.UNCONFIRMED, category="13"),
            add(2, State.UNCONFIRMED, status="sold"),
            add(2, State.QUEUED),
            add(2, State.DRAFT),
            add(2, State.CREATED, animal_id=7),
        ):
            with case(other):
                assert found_alone((REX, other)) == (REX,)


def test_several_are_offered_and_the_question_takes_two_presses(
    panel: OutboxPanel, clock: VirtualClock, qtbot: QtBot
) -> None:
    panel.open()
    panel.show_found(1)
    # A single one is confirmed like any other.
    assert not panel.found.isVisible()
    panel.show_found(12)
    assert panel.found.line.text() == "12 animals were found that the list did not have before."
    panel.found.ask.click()
    with qtbot.assertNotEmitted(panel.found.confirmed):
        panel.found.yes.click()
    clock.move(PAUSE)
    with qtbot.waitSignal(panel.found.confirmed):
        panel.found.yes.click()
    # WHEN the question would be about others
    panel.show_found(12)
    panel.found.ask.click()
    panel.show_found(13)
    assert panel.found.ask.isVisible()
    assert not panel.found.yes.isVisible()


def select_all(panel: OutboxPanel, *entries: Entry) -> None:
    """Show these adds, and select all of them with the keyboard."""
    panel.open()
    panel.show_entries(entries, {})
    panel.list.setFocus()
    for _entry in entries[1:]:
        QTest.keyClick(panel.list, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)


def test_several_that_are_selected_take_the_place_of_the_buttons_of_one(panel: OutboxPanel) -> None:
    select_all(panel, add(1, State.REFUSED), add(2, State.REFUSED), add(3, State.CREATED, animal_id=7))
    assert panel.selected.line.text() == "2 animals selected"
    assert panel.selected.ask.text() == "Discard 2…"
    assert not panel.details.isVisible()
    panel.selected.ask.click()
    said = "2 animals leave the outbox and are not sent. This can't be undone."
    assert panel.selected.line.text() == said
    # WHEN only one is selected again
    QTest.keyClick(panel.list, Qt.Key.Key_Home)
    assert panel.details.isVisible()
    assert not panel.selected.isVisible()


def test_of_several_that_may_have_been_added_it_is_said_that_they_stay(panel: OutboxPanel) -> None:
    select_all(panel, add(1, State.UNCONFIRMED), add(2, State.REFUSED))
    panel.selected.ask.click()
    said = "2 animals leave the outbox. What was added stays in the service's list."
    assert panel.selected.line.text() == said


@contextmanager
def stuck_add(shop: Shop, number: int) -> Iterator[None]:
    """Let the disk take no change of this add."""
    with closing(sqlite3.connect(outbox_file(shop), isolation_level=None)) as connection:
        connection.execute(
            f"CREATE TRIGGER stuck_add BEFORE UPDATE ON entry WHEN OLD.number = {number}"
            " BEGIN SELECT RAISE(FAIL, 'the disk is stuck'); END"
        )
        yield
        connection.execute("DROP TRIGGER stuck_add")


NAMES = ("Ink", "Rex", "Ash", "Onyx", "Basil")


@asynccontextmanager
async def open_with_refused_rows(shop: Shop) -> AsyncIterator[OutboxPanel]:
    """Run the application with its outbox open, in which three rows of an import were refused."""
    shop.keep_key(None)
    async with closed_outbox(shop) as outbox:
        rows = [JobRow(row, (name,), Typed(name, "12")) for row, name in enumerate(NAMES, 2)]
        job = await outbox.begin_job("delivery.csv", "digest", "Anna", {}, rows)
        for result in await outbox.job_rows(job.number):
            assert result.entry is not None
            await outbox.begin_sending(result.entry.number)
            await outbox.refused(result.entry.number, "There is no category 12.")
    async with shop.open() as window:
        await until(lambda: shop.queue.is_loaded, "the outbox")
        panel = window.outbox_panel
        shop.parts.outbox.show()
        await until(lambda: panel.list.rows.rowCount() == 1 + len(NAMES), "the rows that need the person")
        yield panel


async def open_with_drafts(shop: Shop, *names: str) -> OutboxPanel:
    """Save these drafts, and open the outbox with them."""
    queue, panel = shop.queue, shop.window.outbox_panel
    for name in names:
        queue.update(await queue.outbox.save_draft(Typed(name, "12")))
    shop.parts.outbox.show()
    await until(lambda: panel.list.rows.rowCount() == 1 + len(names), "all drafts")
    return panel


def select_two(panel: OutboxPanel, row: int) -> None:
    panel.list.setCurrentIndex(panel.list.rows.index(row))
    QTest.keyClick(panel.list, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)


def discard_selected(shop: Shop) -> None:
    panel = shop.window.outbox_panel
    panel.selected.ask.click()
    shop.think()
    panel.selected.yes.click()


async def test_refused_rows_of_an_import_are_discarded_together_although_another_environment_is_opened(
    shop: Shop,
) -> None:
    async with open_with_refused_rows(shop) as panel:
        # WHEN two of them are selected and discarded
        QTest.keyClick(panel.list, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
        discard_selected(shop)
        # THEN only these are
        said = "2 of 2 animals discarded"
        await until(lambda: shop.window.toast.accessibleName() == said, "that it is done")
        assert sorted(shop.states().values()) == [*[State.DISCARDED] * 2, *[State.REFUSED] * 3]
        queue = shop.queue
        with slow_disk(shop) as go_on:
            # GIVEN a disk that takes its time while all others are discarded
            panel.list.selectAll()
            discard_selected(shop)
            await asyncio.sleep(A_MOMENT)
            # WHEN the person opens another environment
            shop.switch_to(EnvironmentId.SANDBOX)
            go_on()
        # THEN all of them are discarded, on the disk and here
        await until(lambda: on_disk(shop) == ["discarded"] * len(NAMES), "that it is done")
        await shop.settled()
        assert {entry.state for entry in queue.entries} == {State.DISCARDED}


async def test_others_are_discarded_while_the_first_ones_still_wait_for_the_disk(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service):
        panel = await open_with_drafts(shop, "Ink", "Rex", "Ash", "Onyx")
        with slow_disk(shop):
            for row in (1, 3):
                select_two(panel, row)
                discard_selected(shop)
                await asyncio.sleep(A_MOMENT)
        await until(lambda: on_disk(shop) == ["discarded"] * 4, "that all are discarded")
        await shop.settled()
        assert set(shop.states().values()) == {State.DISCARDED}


async def test_adds_that_are_discarded_twice_on_a_slow_disk_are_counted_once(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        panel = await open_with_drafts(shop, "Ink", "Rex")
        select_two(panel, row=1)
        with slow_disk(shop):
            for _ in range(2):
                discard_selected(shop)
                await asyncio.sleep(A_MOMENT)
        await shop.settled()
        assert set(shop.states().values()) == {State.DISCARDED}
        assert window.toast.accessibleName().startswith("2 of 2 ")


async def test_those_that_were_discarded_before_the_disk_failed_are_shown_as_discarded(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        panel = await open_with_drafts(shop, "Ink", "Rex")
        first, second = (panel.list.rows.item(row) for row in (1, 2))
        assert isinstance(first, Entry)
        assert isinstance(second, Entry)
        QTest.keyClick(panel.list, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
        panel.selected.ask.click()
        shop.think()
        # WHEN the disk takes only the first of them
        with stuck_add(shop, second.number):
            panel.selected.yes.click()
            await until(lambda: "cannot be read or written" in shop.said(window.notice), "it is told")
        now = {first.typed.name: State.DISCARDED, second.typed.name: State.DRAFT}
        assert shop.states() == now
