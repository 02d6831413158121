"""An import is shown outside of the window while it goes on, and at its end where no window is looked at."""

import asyncio

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QTimer

from menagerie.domain.errors import DefectError
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import JobRow
from menagerie.ui.importing import running
from menagerie.ui.look.plain_text import isolated
from menagerie.ui.session.desktop import Progress
from support.hard_times import A_MOMENT
from support.jobs import job
from support.qt_loop import until
from support.recording_desktop import RecordingDesktop
from support.shop import RIGHT_KEY, Shop

GOING = job(7, {State.CREATED: 25, State.QUEUED: 75})
OVER = replace(GOING, counts={State.CREATED: 97, State.REFUSED: 3})


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> RecordingDesktop:
    desktop = RecordingDesktop()
    monkeypatch.setattr(running, "this_desktop", lambda: desktop)
    return desktop


async def test_the_taskbar_follows_an_import_and_is_cleared_at_its_end(
    shop: Shop, desktop: RecordingDesktop
) -> None:
    async with shop.open_with_animals():
        shop.parts.queue.job_changed.emit(GOING)
        await until(lambda: desktop.progress == [Progress(0.25, 75)], "progress")
        # A paused one shows no progress.
        shop.parts.queue.job_changed.emit(replace(GOING, is_paused=True))
        await until(lambda: desktop.progress[-1] is None, "no progress")
        shop.parts.queue.job_changed.emit(GOING)
        await until(lambda: desktop.progress[-1] is not None, "progress again")
        shop.parts.queue.job_changed.emit(OVER)
        await until(lambda: desktop.progress[-1] is None, "the end")
    assert desktop.is_closed


async def test_a_row_that_is_corrected_later_is_no_import_that_ends_again(
    shop: Shop, desktop: RecordingDesktop
) -> None:
    async with shop.open_with_animals():
        ends: list[str] = []
        shop.parts.running.over.connect(lambda: ends.append("over"))
        shop.parts.running.ended.connect(lambda: ends.append("ended"))
        ended = replace(OVER, ended_at=1.0)
        for state in (State.QUEUED, State.CREATED):
            shop.parts.queue.job_changed.emit(replace(ended, counts={**ended.counts, state: 98}))
        assert ends == []


class SlowDesktop(RecordingDesktop):
    """A desktop that takes its time to show progress, until ``goes_on`` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.goes_on = asyncio.Event()

    async def show_progress(self, progress: Progress | None) -> None:
        await super().show_progress(progress)
        await self.goes_on.wait()


async def test_a_taskbar_that_is_slow_shows_in_the_end_that_the_import_is_over(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = SlowDesktop()
    monkeypatch.setattr(running, "this_desktop", lambda: desktop)
    async with shop.open_with_animals():
        for timer in shop.parts.running.findChildren(QTimer):
            timer.setInterval(0)
        shop.parts.queue.job_changed.emit(GOING)
        await until(lambda: desktop.progress == [Progress(0.25, 75)], "progress")
        # WHEN the import ends before the taskbar has taken its progress
        shop.parts.queue.job_changed.emit(OVER)
        await asyncio.sleep(A_MOMENT)
        desktop.goes_on.set()
        await until(lambda: desktop.progress[-1] is None, "no progress")


async def test_what_happens_is_announced_where_no_window_is_looked_at(
    shop: Shop, desktop: RecordingDesktop
) -> None:
    async with shop.open_with_animals() as window:
        window.hide()
        # The name of a file does not turn the sentence around.
        titles = ("first.csv", "\u2069\u202exslx.csv")
        going = [replace(GOING, number=number, title=title) for number, title in enumerate(titles, 7)]
        for one in going:
            shop.parts.queue.job_changed.emit(one)
        shop.parts.queue.stopped.emit(DefectError())
        # Two ends in the same moment are both announced.
        for one in going:
            shop.parts.queue.job_changed.emit(replace(OVER, number=one.number, title=one.title))
        await until(lambda: len(desktop.notices) == 3, "the notifications")
        ends = [f"The import of {title} to Staging has ended" for title in (titles[0], isolated(titles[1]))]
        assert isolated(titles[1]) == "\u2068\u202exslx.csv\u2069"
        assert [title for title, _ in desktop.notices] == ["The import to Staging needs you", *ends]
        assert {text for _, text in desktop.notices[1:]} == {"97 added, 3 refused"}


async def test_nothing_is_announced_to_a_person_who_looks_has_cancelled_or_wants_nothing(
    shop: Shop, desktop: RecordingDesktop
) -> None:
    async with shop.open_with_animals() as window:
        await until(window.isActiveWindow, "the window")
        shop.parts.queue.job_changed.emit(GOING)
        shop.parts.queue.job_changed.emit(OVER)
        window.hide()
        shop.parts.queue.job_changed.emit(GOING)
        shop.parts.queue.job_changed.emit(replace(OVER, is_cancelled=True))
        entries = shop.parts.preferred.entries
        entries.notifies_of_imports = entries.notifies_of_needs = False
        shop.parts.queue.job_changed.emit(GOING)
        shop.parts.queue.stopped.emit(DefectError())
        shop.parts.queue.job_changed.emit(OVER)
        await shop.settled()
        assert desktop.notices == []


async def test_the_end_is_said_in_the_window_where_the_page_is_not_shown(shop: Shop) -> None:
    async with shop.open_without_key():
        await shop.queue.outbox.begin_job(
            "October.csv", "d", "Anna", {}, [JobRow(2, ("Ink",), Typed("Ink", "12"))]
        )
    shop.keep_key(RIGHT_KEY)
    async with shop.open() as window:
        said = "The import of October.csv to Staging has ended: 1 added"
        await until(lambda: window.toast.accessibleName() == said, "the end of the import")
