"""An import is one row of the outbox; only those of its adds that need the person have rows of their own."""

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QLabel, QProgressBar
from pytestqt.qtbot import QtBot

from menagerie.outbox.entry import Entry, State
from menagerie.ui.outbox.panel import OutboxPanel
from support.adds import add
from support.jobs import job
from support.qt_loop import until
from support.shop import Shop
from support.windows import button

GOING = job(7, {State.CREATED: 210, State.REFUSED: 2, State.QUEUED: 268})


def lines(panel: OutboxPanel) -> list[str]:
    return [label.text() for label in panel.jobs.findChildren(QLabel, "outboxJobLine")]


def test_an_import_is_one_row_with_its_progress(panel: OutboxPanel) -> None:
    panel.open()
    panel.show_entries((), {})
    panel.show_jobs((GOING,))
    assert lines(panel) == ["Importing delivery.xlsx: 212 of 480"]
    bar = panel.jobs.findChild(QProgressBar, "outboxJobProgress")
    assert isinstance(bar, QProgressBar)
    assert bar.value() / bar.maximum() == pytest.approx(212 / 480, abs=0.001)
    assert not panel.empty.isVisible()


def test_a_paused_import_says_so(panel: OutboxPanel) -> None:
    panel.show_jobs((replace(GOING, is_paused=True),))
    assert lines(panel) == ["Import of delivery.xlsx is paused: 212 of 480"]


def test_its_button_opens_the_window_of_the_import(panel: OutboxPanel, qtbot: QtBot) -> None:
    panel.open()
    panel.show_jobs((GOING,))
    with qtbot.waitSignal(panel.job_wanted) as wanted:
        button(panel, "outboxJobButton").click()
    assert wanted.args == [7]


def test_the_row_goes_when_the_import_is_over(panel: OutboxPanel) -> None:
    panel.open()
    panel.show_entries((), {})
    panel.show_jobs((GOING,))
    panel.show_jobs(())
    assert not panel.jobs.isVisible()
    assert panel.empty.isVisible()


def of_import(number: int, state: State) -> Entry:
    return replace(add(number, state=state), job=7, row=number)


@pytest.mark.parametrize(
    ("state", "is_shown"),
    [
        (State.QUEUED, False),
        (State.SENDING, False),
        (State.CREATED, False),
        (State.REFUSED, True),
        (State.UNCONFIRMED, True),
    ],
)
async def test_only_what_needs_the_person_has_a_row_of_its_own(
    shop: Shop, state: State, is_shown: bool
) -> None:
    shop.keep_key(None)
    async with shop.open() as window:
        await until(lambda: shop.queue.is_loaded, "the outbox")
        window.outbox_panel.toggle()
        shop.queue.update(of_import(900, state))
        assert window.outbox_panel.shows(900) is is_shown
        window.outbox_panel.toggle()
