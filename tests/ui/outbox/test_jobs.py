"""An import is one row of the outbox; only those of its adds that need the person have rows of their own."""

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar
from pytestqt.qtbot import QtBot

from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import JobRow
from menagerie.ui.outbox.panel import OutboxPanel
from support.adds import add
from support.every_case import every_case
from support.jobs import job
from support.qt_loop import until
from support.shop import Shop
from support.windows import button

GOING = job(7, {State.CREATED: 210, State.REFUSED: 2, State.QUEUED: 268})


def lines(panel: OutboxPanel) -> list[str]:
    return [label.text() for label in panel.jobs.findChildren(QLabel, "outboxJobLine")]


def test_an_import_is_one_row_with_its_progress_until_it_is_over(panel: OutboxPanel, qtbot: QtBot) -> None:
    panel.open()
    panel.show_entries((), {})
    panel.show_jobs((GOING,))
    assert lines(panel) == ["Importing delivery.xlsx: 212 of 480"]
    bar = panel.jobs.findChild(QProgressBar, "outboxJobProgress")
    assert isinstance(bar, QProgressBar)
    assert bar.value() / bar.maximum() == pytest.approx(212 / 480, abs=0.001)
    assert not panel.empty.isVisible()
    # Its button opens the window of the import.
    with qtbot.waitSignal(panel.jobs.requested) as wanted:
        button(panel, "outboxJobButton").click()
    assert wanted.args == [7]
    panel.show_jobs((replace(GOING, is_paused=True),))
    assert lines(panel) == ["Import of delivery.xlsx is paused: 212 of 480"]
    # WHEN it is over
    panel.show_jobs(())
    assert not panel.jobs.isVisible()
    assert panel.empty.isVisible()


def test_the_focus_stays_in_the_panel_when_the_import_that_has_it_is_over(panel: OutboxPanel) -> None:
    panel.open()
    with every_case() as case:
        for entries, others in itertools.product(((), (add(1, State.REFUSED),)), ((), (GOING,))):
            with case((entries, others)):
                panel.show_entries(entries, {})
                panel.show_jobs(())
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
                panel.show_jobs((replace(GOING, number=8), *others))
                button(panel, "outboxJobButton").setFocus()
                panel.show_jobs(others)
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
                assert panel.isVisible()
                assert panel.holds_focus


async def test_only_what_needs_the_person_has_a_row_of_its_own(shop: Shop) -> None:
    shop.keep_key(None)
    async with shop.open() as window:
        await until(lambda: shop.queue.is_loaded, "the outbox")
        rows = [JobRow(row, (name,), Typed(name, "12")) for row, name in enumerate(("Ink", "Rex", "Ash"), 2)]
        job = await shop.queue.job_steps.begin_job("delivery.csv", "digest", "Anna", {}, rows)
        outbox, panel = shop.queue.outbox, window.outbox_panel
        panel.toggle()
        await until(lambda: lines(panel) == ["Importing delivery.csv: 0 of 3"], "the row of the import")
        assert panel.list.rows.rowCount() == 0
        # The badge counts lines.
        assert window.header.outbox.accessibleName() == "Outbox, 1 waiting"
        ink, rex, _ash = [result.entry for result in await outbox.job_rows(job.number)]
        assert ink is not None
        assert rex is not None
        # WHEN one of its rows is added, and one is refused
        for entry in (ink, rex):
            shop.queue.update(await outbox.begin_sending(entry.number))
        shop.queue.update(await outbox.created(ink.number, 1043))
        shop.queue.update(await outbox.refused(rex.number, "There is no category 12."))
        # THEN only that one needs the person
        assert panel.shows(rex.number)
        assert not panel.shows(ink.number)
        await until(lambda: lines(panel) == ["Importing delivery.csv: 2 of 3"], "its progress")
        assert window.header.outbox.accessibleName() == "Outbox, 1 waiting, 1 needs you"
