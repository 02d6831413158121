"""Rows that an import left out are one line under Needs you, until each is added or they are discarded."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

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
from support.hard_times import closed_outbox
from support.jobs import job
from support.qt_loop import until
from support.shop import Shop
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


def test_enter_opens_the_line_and_discarding_it_is_asked_twice(
    panel: OutboxPanel, clock: VirtualClock
) -> None:
    open_with_line(panel)
    # It stays chosen when an add with its number comes.
    panel.take(add(LEFT_OUT.number, State.UNCONFIRMED, name="Ash"))
    assert panel.list.current_item() == LEFT_OUT
    assert panel.shows(LEFT_OUT.number)
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
    async with closed_outbox(shop) as outbox:
        await outbox.begin_job("animals.csv", "digest", "Anna", {}, [MIA, LUNA])
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
        # AND Enter opens the other one
        other = open_first_row(shop, page)
        assert other.content == LUNA.to_correct
        other.reject()
        await shop.settled()
        await until(lambda: badge(shop) == "Outbox, 1 needs you", "the badge")
        # AND what is left discarded
        page.window().close()
        shop.parts.outbox.show()
        shop.button("outboxDiscard").click()
        shop.think()
        shop.button("outboxDiscard").click()
        await until(lambda: badge(shop) == "Outbox", "the end of the line")
        assert len(shop.asked("POST")) == 1


async def test_a_second_add_of_a_row_is_not_sent_and_stays_a_draft(shop: Shop) -> None:
    async with open_with_rows(shop) as page:
        (job,), rows = shop.queue.jobs, await shop.queue.outbox.job_rows(1)
        for row, stale, category in ((MIA, rows[0], "13"), (LUNA, rows[1], "14")):
            await shop.queue.job_steps.add_row(Typed(row.cells[0], "12"), (1, row.number), is_queued=True)
            # WHEN it is opened as it was before
            shop.parts.adding.correct(job, stale, page.window())
            dialog = shop.parts.adding.dialog
            assert dialog is not None
            dialog.category.setText(category)
            if row is MIA:
                # Its draft is saved before it is added.
                await shop.settled()
            dialog.submit()
            await until(lambda: said(shop) == "This row was added already.", "the sentence")
            dialog.submit()
            await shop.settled()
            dialog.reject()
            await shop.settled()
            adds = {
                one.typed.category: one
                for one in await shop.queue.outbox.entries()
                if one.typed.name == row.cells[0]
            }
            assert (adds["12"].state, adds["12"].job) == (State.QUEUED, 1)
            assert (adds[category].state, adds[category].job) == (State.DRAFT, None)


def said(shop: Shop) -> str:
    dialog = shop.parts.adding.dialog
    return "" if dialog is None else dialog.message.text()


async def test_a_row_stays_under_needs_you_until_it_is_added_and_its_draft_begins_no_new_animal(
    shop: Shop,
) -> None:
    async with open_with_rows(shop) as page:
        job = shop.queue.jobs[0]
        # WHEN a letter is typed, and another animal begun, at once and once that is saved
        dialog = open_first_row(shop, page)
        dialog.category.setText("1")
        dialog.reject()
        for _when in ("at once", "saved"):
            shop.parts.adding.begin()
            new = shop.parts.adding.dialog
            assert new is not None
            assert new.content == Typed("", "")
            new.reject()
            await shop.settled()
        # THEN the row waits as its draft
        assert shop.queue.jobs[0].to_correct == job.to_correct
        (draft,) = await shop.queue.outbox.entries((State.DRAFT,))
        assert (draft.typed, draft.row) == (Typed("Mia", "1", "available"), MIA.number)
        # WHEN everything is removed
        shop.parts.adding.edit(draft)
        again = shop.parts.adding.dialog
        assert again is not None
        again.name.clear()
        again.category.clear()
        again.reject()
        await until(lambda: shop.queue.jobs[0].left_out == job.left_out, "a row without an add")
        assert shop.queue.jobs[0].to_correct == job.to_correct
        assert badge(shop) == "Outbox, 1 needs you"
        # AND when a draft of it is discarded
        page.window().close()
        await shop.settled()
        draft = await shop.queue.job_steps.add_row(Typed("Mia", "1"), (1, MIA.number), is_queued=False)
        shop.window.outbox_panel.details.chosen.emit(Choice.DISCARD, draft)
        await until(lambda: shop.queue.jobs[0].left_out == job.left_out, "the row waits again")
        # THEN that can be undone
        shop.window.commands.undo.trigger()
        await until(lambda: shop.queue.jobs[0].counts.get(State.DRAFT) == 1, "the draft")
        (draft,) = await shop.queue.outbox.entries((State.DRAFT,))
        assert (draft.typed, draft.job, draft.row) == (Typed("Mia", "1"), 1, MIA.number)
        assert shop.queue.jobs[0].to_correct == 2
