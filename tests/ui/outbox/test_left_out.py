"""Rows that an import left out are one line under Needs you, until each is added or they are discarded."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import JobRow
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from menagerie.ui.importing.job.page import JobPage
from menagerie.ui.outbox.panel import OutboxPanel
from menagerie.ui.outbox.wording import Choice
from menagerie.ui.widgets.form import PAUSE
from support.adds import add
from support.clock import VirtualClock
from support.jobs import job
from support.qt_loop import until
from support.shop import RIGHT_KEY, Shop
from support.windows import button

LEFT_OUT = replace(job(7, {State.CREATED: 3}, title="animals.csv", left_out=4), to_correct=3)
LINE = "3 rows of animals.csv were left out"
MIA = JobRow(
    3, ("Mia", "12a", "available"), None, "No category is called 12a.", Typed("Mia", "12a", "available")
)
LUNA = JobRow(4, ("Luna", "9", "?"), None, "“?” is not a known status.", Typed("Luna", "9"))


def shown(panel: OutboxPanel) -> list[str]:
    """Return the headings and the text of each line."""
    rows = panel.list.rows
    return [rows.index(row).data() for row in range(rows.rowCount())]


def open_with_line(panel: OutboxPanel) -> None:
    panel.show_entries((add(1, State.REFUSED), add(2, State.QUEUED, name="Tom")), {})
    panel.show_left_out((LEFT_OUT,))
    panel.open()


def test_an_import_is_one_line_before_the_adds_that_need_the_person(panel: OutboxPanel) -> None:
    open_with_line(panel)
    assert shown(panel) == ["Needs you", LINE, "Rex", "Waiting to be sent", "Tom"]
    assert panel.details.name.text() == LINE
    # WHEN one of its rows was added
    panel.show_left_out((replace(LEFT_OUT, to_correct=1),))
    assert shown(panel)[:2] == ["Needs you", "1 row of animals.csv was left out"]
    # AND the last
    panel.show_left_out(())
    assert shown(panel)[:2] == ["Needs you", "Rex"]


def test_the_line_stays_chosen_when_an_add_with_its_number_comes(panel: OutboxPanel) -> None:
    open_with_line(panel)
    panel.take(add(LEFT_OUT.number, State.UNCONFIRMED, name="Ash"))
    assert panel.list.current_item() == LEFT_OUT
    assert panel.shows(LEFT_OUT.number)


def test_enter_opens_the_line_and_discarding_it_is_asked_twice(
    panel: OutboxPanel, clock: VirtualClock
) -> None:
    open_with_line(panel)
    wanted: list[tuple[Choice, object]] = []
    panel.details.chosen.connect(lambda choice, item: wanted.append((choice, item)))
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert wanted == [(Choice.SHOW, LEFT_OUT)]
    discard = button(panel, "outboxDiscard")
    discard.click()
    assert panel.details.reason.toPlainText().startswith("You are not asked again")
    clock.move(PAUSE)
    discard.click()
    assert wanted[1:] == [(Choice.DISCARD, LEFT_OUT)]


@asynccontextmanager
async def open_with_rows(shop: Shop) -> AsyncIterator[JobPage]:
    """Start with two rows that an earlier run left out, open their line, and yield the page."""
    async with shop.open_without_key():
        await until(lambda: shop.queue.is_loaded, "the outbox")
        await shop.queue.job_steps.begin_job("animals.csv", "digest", "Anna", {}, [MIA, LUNA])
    shop.keep_key(RIGHT_KEY)
    async with shop.open_with_animals() as window:
        await until(lambda: badge(shop) == "Outbox, 1 needs you", "the badge")
        shop.parts.outbox.show()
        panel = window.outbox_panel
        await until(panel.isVisible, "the outbox")
        QTest.keyClick(panel.list, Qt.Key.Key_Return)
        page = shop.parts.running.page
        await until(lambda: page.table.rows.rowCount() == 2, "the rows")
        yield page


def badge(shop: Shop) -> str:
    return shop.window.header.outbox.accessibleName()


def open_first_row(shop: Shop, page: JobPage) -> AddAnimalDialog:
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    dialog = shop.parts.adding.dialog
    assert dialog is not None
    return dialog


async def test_a_row_is_corrected_and_added_from_the_line_and_the_rest_discarded(shop: Shop) -> None:
    async with open_with_rows(shop) as page:
        # WHEN its first row is opened
        dialog = open_first_row(shop, page)
        assert dialog.parentWidget() is page.window()
        assert dialog.content == MIA.to_correct
        # THEN it can be corrected and added
        dialog.category.setText("12")
        QTest.keyClick(dialog.category, Qt.Key.Key_Return)
        await shop.add_dialog_closed()
        await until(lambda: page.table.rows.rowCount() == 1, "only the other row")
        (mia, luna) = await shop.queue.outbox.job_rows(1)
        assert mia.entry is not None
        assert (mia.entry.typed, mia.entry.state) == (Typed("Mia", "12", "available"), State.CREATED)
        assert (luna.entry, shop.queue.jobs[0].to_correct) == (None, 1)
        await until(lambda: badge(shop) == "Outbox, 1 needs you", "the badge")
        # AND what is left discarded
        page.window().close()
        shop.parts.outbox.show()
        shop.button("outboxDiscard").click()
        shop.think()
        shop.button("outboxDiscard").click()
        await until(lambda: badge(shop) == "Outbox", "the end of the line")
        assert len(shop.asked("POST")) == 1


async def test_a_row_that_was_just_added_is_not_there_to_be_added_once_more(shop: Shop) -> None:
    async with open_with_rows(shop) as page:
        dialog = open_first_row(shop, page)
        dialog.category.setText("12")
        QTest.keyClick(dialog.category, Qt.Key.Key_Return)
        await shop.add_dialog_closed()
        # THEN Enter opens the other one, without a pause
        assert open_first_row(shop, page).content == LUNA.to_correct


@pytest.mark.parametrize("is_typed", [True, False])
async def test_a_second_add_of_a_row_is_not_sent_and_stays_a_draft(shop: Shop, *, is_typed: bool) -> None:
    async with open_with_rows(shop) as page:
        (job,), (stale, _luna) = shop.queue.jobs, await shop.queue.outbox.job_rows(1)
        await shop.queue.job_steps.add_row(Typed("Mia", "12"), (1, MIA.number), is_queued=True)
        # WHEN it is opened as it was before
        shop.parts.adding.correct(job, stale, page.window())
        dialog = shop.parts.adding.dialog
        assert dialog is not None
        dialog.category.setText("13")
        if is_typed:
            await shop.settled()
        dialog.submit()
        await until(lambda: dialog.message.text() == "This row was added already.", "the sentence")
        dialog.submit()
        await shop.settled()
        dialog.reject()
        await shop.settled()
        adds = {one.typed.category: one for one in await shop.queue.outbox.entries()}
        assert (adds["12"].state, adds["12"].job) == (State.QUEUED, 1)
        assert (adds["13"].state, adds["13"].job) == (State.DRAFT, None)


async def test_a_row_stays_under_needs_you_until_it_is_added(shop: Shop) -> None:
    async with open_with_rows(shop) as page:
        job = shop.queue.jobs[0]
        # WHEN a letter is typed
        dialog = open_first_row(shop, page)
        dialog.category.setText("1")
        dialog.reject()
        await shop.settled()
        assert shop.queue.jobs[0].to_correct == job.to_correct
        # AND everything removed
        (draft,) = await shop.queue.outbox.entries((State.DRAFT,))
        shop.parts.adding.edit(draft)
        again = shop.parts.adding.dialog
        assert again is not None
        again.name.clear()
        again.category.clear()
        again.reject()
        await until(lambda: shop.queue.jobs[0].left_out == job.left_out, "a row without an add")
        assert shop.queue.jobs[0].to_correct == job.to_correct
        assert badge(shop) == "Outbox, 1 needs you"


async def test_a_discarded_draft_of_a_row_comes_back_as_that(shop: Shop) -> None:
    async with open_with_rows(shop) as page:
        job = shop.queue.jobs[0]
        page.window().close()
        draft = await shop.queue.job_steps.add_row(Typed("Mia", "1"), (1, MIA.number), is_queued=False)
        shop.window.outbox_panel.details.chosen.emit(Choice.DISCARD, draft)
        await until(lambda: shop.queue.jobs[0].left_out == job.left_out, "the row waits again")
        # WHEN that is undone
        shop.window.commands.undo.trigger()
        await until(lambda: shop.queue.jobs[0].counts.get(State.DRAFT) == 1, "the draft")
        (again,) = await shop.queue.outbox.entries((State.DRAFT,))
        assert (again.typed, again.job, again.row) == (Typed("Mia", "1"), 1, MIA.number)
        assert shop.queue.jobs[0].to_correct == 2


async def test_a_new_animal_does_not_begin_with_the_draft_of_a_row(shop: Shop) -> None:
    async with open_with_rows(shop) as page:
        dialog = open_first_row(shop, page)
        dialog.category.setText("1")
        dialog.reject()
        # WHEN another one is begun, at once and once that is saved
        for _when in ("at once", "saved"):
            shop.parts.adding.begin()
            new = shop.parts.adding.dialog
            assert new is not None
            assert new.content == Typed("", "")
            new.reject()
            await shop.settled()
        (draft,) = await shop.queue.outbox.entries((State.DRAFT,))
        assert (draft.typed, draft.row) == (Typed("Mia", "1", "available"), MIA.number)
