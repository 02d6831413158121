"""The page of an import says how far it is, asks once before it cancels, and offers what the result needs."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.cases import ReasonCase
from menagerie.domain.facts import fact, to_text
from menagerie.outbox.entry import State
from menagerie.outbox.job import JobResult
from menagerie.settings.preferences import TextSize
from menagerie.ui.importing.job.pace import Rate
from menagerie.ui.importing.job.page import JobPage
from menagerie.ui.importing.job.rows import ResultColumn
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.form import PAUSE
from support.adds import NOW
from support.clock import VirtualClock
from support.jobs import job, result
from support.sentences import IN_DOUBT
from support.widgets import child

GOING = job(
    2, {State.CREATED: 208, State.REFUSED: 3, State.UNCONFIRMED: 1, State.QUEUED: 266, State.SENDING: 2}
)
OVER = job(1, {State.CREATED: 97, State.REFUSED: 3, State.UNCONFIRMED: 1}, title="Lieferung.csv", left_out=2)


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock(NOW)


@pytest.fixture
def largest_texts(theme: Theme) -> Iterator[None]:
    theme.choose_text_size(TextSize.VERY_LARGE)
    yield
    theme.choose_text_size(TextSize.NORMAL)


@pytest.fixture
def page(theme: Theme, qtbot: QtBot, clock: VirtualClock) -> Iterator[JobPage]:
    window = QMainWindow()
    page = JobPage(theme, clock)
    page.show_environment("Staging")
    window.setCentralWidget(page)
    window.resize(900, 640)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield page
    window.close()
    window.deleteLater()


def texts(page: JobPage) -> list[list[str]]:
    """Return the texts of the table, row by row."""
    rows = page.table.rows
    return [
        [str(rows.index(row, column).data()) for column in ResultColumn] for row in range(rows.rowCount())
    ]


def test_it_says_how_far_the_import_is_how_fast_it_goes_and_what_it_waits_for(page: JobPage) -> None:
    def place() -> int:
        # To paint it lays everything out.
        page.window().grab()
        return page.rows_filter.mapTo(page, QPoint()).y()

    page.show_job(GOING, Rate(58.2, 277.0))
    assert page.card.summary.text() == "Adding to Staging"
    assert page.card.progress.text() == "212 of 480 · 58 a minute · about 5 minutes left"
    assert page.card.bar.value() / page.card.bar.maximum() == pytest.approx(212 / 480, abs=0.001)
    assert not page.card.waiting.isVisible()
    counted = [count.text() for count, _caption in page.card._counts.values()]
    assert counted == ["208", "3", "1", "268"]
    # Rows of several statuses may take a list of each: no number of requests is promised for a check.
    assert page.check.toolTip() == "Shows which animals were added, with as few requests as possible"
    # WHEN it waits THEN that moves nothing below
    before = place()
    page.show_job(GOING, Rate(58.2, 277.0), "No requests left. Goes on at 14:32:10.")
    assert page.card.waiting.isVisible()
    assert place() == before
    page.show_job(GOING, None, "Waiting until 14:32: the service asked us to.")
    assert page.card.progress.text() == "212 of 480"


def test_pause_becomes_resume_and_without_an_import_the_page_says_so(page: JobPage, qtbot: QtBot) -> None:
    page.show_job(GOING)
    with qtbot.waitSignal(page.card.pause_requested):
        page.card.pause.click()
    page.show_job(replace(GOING, is_paused=True))
    assert page.card.pause.text() == "Resume"
    with qtbot.waitSignal(page.card.resume_requested):
        page.card.pause.click()
    # So it does while sending is stopped.
    page.show_job(GOING)
    assert page.card.pause.text() == "Pause"
    page.show_job(GOING, is_stopped=True)
    assert page.card.pause.text() == "Resume"
    # A row that is queued again after the end can be cancelled, but not paused.
    again = replace(OVER, counts={State.CREATED: 97, State.QUEUED: 1}, ended_at=NOW)
    page.show_job(again)
    assert page.card.cancel.isVisible()
    assert not page.card.pause.isVisible()
    # But it can be sent where sending has stopped.
    page.show_job(again, is_stopped=True)
    assert page.card.pause.isVisible()
    assert page.card.pause.text() == "Resume"
    # WHEN there is no import
    page.show_jobs((), None)
    page.show_job(None)
    assert page.empty.isVisible()
    assert not page.table.isVisible()
    assert not page.jobs.isVisible()


def test_cancelling_asks_once_and_the_question_is_taken_back_with_escape_and_at_the_end(
    page: JobPage, clock: VirtualClock, qtbot: QtBot
) -> None:
    page.show_job(GOING)
    with qtbot.assertNotEmitted(page.card.cancel_requested):
        for part in ("importKeepButton", "importCancelConfirm", "importPauseButton"):
            page.card.cancel.click()
            at = child(page, QWidget, part)
            at.setFocus()
            qtbot.keyClick(at, Qt.Key.Key_Escape)
            assert not page.card.asks, part
        page.card.cancel.click()
        said = "266 rows are not sent. 208 stay added. 2 more are on their way."
        assert page.card._question_text.text() == said
        # The second half of a double click is no answer.
        page.card._stop.click()
        assert page.card._question_text.isVisible()
    clock.move(PAUSE)
    with qtbot.waitSignal(page.card.cancel_requested):
        page.card._stop.click()
    # WHEN the import ends THEN nothing is left to ask
    page.card.cancel.click()
    page.show_job(replace(GOING, counts={State.CREATED: 480}))
    assert not page.card._question_text.isVisible()
    assert page.card.summary.text() == "480 added"
    assert not page.card.cancel.isVisible()
    assert not page.card.pause.isVisible()


def test_a_result_says_what_was_added_and_offers_what_it_needs(page: JobPage) -> None:
    # One of the rows that were left out had a problem.
    page.show_job(replace(OVER, about={"problems": 1}))
    assert page.card.summary.text() == "97 added, 3 refused, 1 unconfirmed, 2 left out"
    assert page.card.progress.text() == "Imported to Staging"
    assert page.remaining.text() == "Save the 5 rows that still need work…"
    assert page.check.isVisible()
    assert page.note.isVisible()
    assert not page.card.bar.isVisible()
    page.show_job(replace(OVER, is_cancelled=True))
    assert page.card.progress.text() == "Import to Staging, cancelled"
    page.show_job(job(1, {State.CREATED: 5}, left_out=2))
    assert not page.remaining.isVisible()
    assert not page.check.isVisible()
    page.show_job(job(1, {State.REFUSED: 1}))
    assert not page.note.isVisible()
    assert page.remaining.text() == "Save the row that still needs work…"
    page.close_window.click()
    assert not page.window().isVisible()


def test_rows_show_the_id_or_the_reason(page: JobPage) -> None:
    page.show_job(OVER)
    refused = result(4, State.REFUSED, name="Rex")
    assert refused.entry is not None
    held = fact(ReasonCase.COLLEAGUE_ADDED, person="Anna", computer="till 2", moment=NOW)
    held_back = replace(refused, entry=replace(refused.entry, reason=to_text(held)))
    refused = replace(refused, entry=replace(refused.entry, reason="There is no category 99."))
    left_out = JobResult(5, ("Onyx", "", "cat"), "Choose a category.", None)
    added, in_doubt = result(2, State.CREATED, animal_id=2**62), result(3, State.UNCONFIRMED)
    page.show_rows([added, in_doubt, refused, left_out, held_back], 0, 5)
    assert texts(page)[:-1] == [
        ["2", "Marble 2", "Added", f"#{2**62}"],
        ["3", "Marble 3", "Unconfirmed", IN_DOUBT],
        ["4", "Rex", "Refused", "There is no category 99."],
        ["5", "Onyx · cat", "Left out", "Choose a category."],
    ]
    assert texts(page)[-1][:3] == ["4", "Rex", "Not sent"]
    assert not page.pages.isVisible()
    # A row that was discarded is not called "not sent".
    page.show_job(job(1, {State.CREATED: 1, State.DISCARDED: 1}))
    row = result(2, State.DISCARDED)
    assert row.entry is not None
    page.show_rows([replace(row, entry=replace(row.entry, tries=1))], 0, 1)
    assert page.card.summary.text() == "1 added, 1 discarded"
    said = "Discarded. If it had been added before, it stays in the catalogue."
    assert texts(page) == [["2", "Marble 2", "Discarded", said]]


def test_a_row_that_changes_keeps_its_place_is_opened_with_enter_and_one_press_too_many_does_nothing_else(
    page: JobPage, qtbot: QtBot
) -> None:
    page.show_job(GOING)
    page.show_rows([result(2, State.QUEUED), result(3, State.QUEUED)], 0, 2)
    page.table.selectRow(1)
    page.show_rows([result(2, State.CREATED, animal_id=1), result(3, State.SENDING)], 0, 2)
    assert page.table.currentIndex().row() == 1
    assert texts(page)[0][2] == "Added"
    with qtbot.waitSignal(page.table.opened) as opened:
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert opened.args[0].number == 3
    # WHEN a page is turned once too often
    page.show_job(OVER)
    page.show_rows([result(number, State.CREATED) for number in range(200)], 200, 480)
    for button, before in ((page.later, 400), (page.earlier, 0)):
        button.setFocus()
        page.show_rows([result(number, State.CREATED) for number in range(80)], before, 480)
        assert not button.isEnabled()
        assert page.window().focusWidget() is page.table
        page.show_rows([result(number, State.CREATED) for number in range(200)], 200, 480)


def test_a_row_that_was_left_out_is_offered_to_be_corrected_and_the_next_one_after_it(page: JobPage) -> None:
    left_out = [JobResult(number, ("Mia", "12a"), "?", None) for number in (3, 5, 6)]
    page.show_job(replace(OVER, left_out=3, to_correct=3))
    page.show_rows([result(2, State.CREATED), *left_out], 0, 4)
    opened: list[int] = []
    page.table.opened.connect(lambda row: opened.append(row.number))
    assert not page.correct.isEnabled()
    page.table.selectRow(2)
    page.correct.click()
    assert opened == [5]
    # WHEN that row is shown no more, because it was added
    page.show_rows([left_out[0], left_out[2]], 0, 2)
    page.correct.click()
    assert opened == [5, 6]
    # AND with none that was left out, nothing is offered
    page.show_rows([result(2, State.CREATED)], 0, 1)
    page.show_job(replace(OVER, left_out=0))
    assert not page.correct.isEnabled()
    assert not page.correct.isVisible()


def test_in_the_largest_texts_every_button_and_title_is_whole_in_the_narrowest_window(
    largest_texts: None, page: JobPage, qtbot: QtBot
) -> None:
    page.show_job(OVER)
    page.show_rows([result(1, State.CREATED)], 0, 1)
    window = page.window()

    def is_narrowest() -> bool:
        window.resize(window.minimumSizeHint().width(), 900)
        window.grab()
        return page.rect().contains(page.another.mapTo(page, page.another.rect().bottomRight()))

    qtbot.waitUntil(is_narrowest)
    buttons = {one.objectName(): one for one in page.findChildren(QPushButton) if one.isVisible()}
    assert {"importRemainingButton", "importCloseButton", "importCheckButton"} <= set(buttons)
    for name, button in buttons.items():
        assert button.width() >= button.minimumSizeHint().width(), name
        assert page.rect().contains(button.mapTo(page, button.rect().bottomRight())), name
    titles = page.table.horizontalHeader()
    for column in ResultColumn:
        assert titles.sectionSize(column) >= titles.sectionSizeHint(column), column
