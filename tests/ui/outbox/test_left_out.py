"""Rows that an import left out are one line under Needs you, until each is added or they are discarded."""

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import JobRow
from menagerie.ui.outbox.choices import Choice
from menagerie.ui.outbox.panel import OutboxPanel
from menagerie.ui.outbox.rows import CAPTION_ROLE
from menagerie.ui.widgets.second_press import PAUSE
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


def shown(panel: OutboxPanel) -> list[tuple[str, str]]:
    """Return the caption and the text of each line."""
    rows = panel.list.rows
    indexes = [rows.index(row) for row in range(rows.rowCount())]
    return [(index.data(CAPTION_ROLE), index.data()) for index in indexes]


def open_with_line(panel: OutboxPanel) -> None:
    panel.show_entries((add(1, State.REFUSED), add(2, State.QUEUED, name="Tom")), {})
    panel.show_left_out((LEFT_OUT,))
    panel.open()


def test_an_import_is_one_line_before_the_adds_that_need_the_person(panel: OutboxPanel) -> None:
    open_with_line(panel)
    assert shown(panel) == [("Needs you", LINE), ("", "Rex"), ("Waiting to be sent", "Tom")]
    assert panel.details.name.text() == LINE
    # WHEN one of its rows was added
    panel.show_left_out((replace(LEFT_OUT, to_correct=1),))
    assert shown(panel)[0] == ("Needs you", "1 row of animals.csv was left out")
    # AND the last
    panel.show_left_out(())
    assert shown(panel)[0] == ("Needs you", "Rex")


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
    panel.chosen.connect(lambda choice, item: wanted.append((choice, item)))
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert wanted == [(Choice.SHOW, LEFT_OUT)]
    discard = button(panel, "outboxDiscard")
    discard.click()
    assert panel.details.reason.toPlainText().startswith("You are not asked again")
    clock.move(PAUSE)
    discard.click()
    assert wanted[1:] == [(Choice.DISCARD, LEFT_OUT)]


async def test_a_row_is_corrected_and_added_from_the_line_and_the_rest_discarded(shop: Shop) -> None:
    async with shop.open_without_key():
        await until(lambda: shop.queue.is_loaded, "the outbox")
        await shop.queue.job_steps.begin_job("animals.csv", "digest", "Anna", {}, [MIA, LUNA])
    # GIVEN the next start
    shop.keep_key(RIGHT_KEY)
    async with shop.open_with_animals() as window:
        badge = window.header.outbox.accessibleName
        await until(lambda: badge() == "Outbox, 1 needs you", "the badge")
        # WHEN its line and its first row are opened
        shop.parts.outbox.show()
        panel = window.outbox_panel
        await until(panel.isVisible, "the outbox")
        QTest.keyClick(panel.list, Qt.Key.Key_Return)
        page = shop.parts.running.page
        await until(lambda: page.table.rows.rowCount() == 2, "the rows")
        QTest.keyClick(page.table, Qt.Key.Key_Return)
        dialog = shop.parts.adding.dialog
        assert dialog is not None
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
        assert badge() == "Outbox, 1 needs you"
        # AND what is left discarded
        page.window().close()
        shop.parts.outbox.show()
        shop.button("outboxDiscard").click()
        shop.think()
        shop.button("outboxDiscard").click()
        await until(lambda: badge() == "Outbox", "the end of the line")
        assert len(shop.asked("POST")) == 1
