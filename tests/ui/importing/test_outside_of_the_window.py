"""An import is shown outside of the window while it goes on, and at its end where no window is looked at."""

import asyncio

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QTimer

from menagerie.domain.errors import DefectError
from menagerie.outbox.entry import State
from menagerie.ui.importing import running
from menagerie.ui.look.plain_text import isolated
from menagerie.ui.session.desktop import Progress
from support.hard_times import A_MOMENT
from support.jobs import job
from support.qt_loop import until
from support.recording_desktop import RecordingDesktop
from support.shop import Shop

GOING = job(7, {State.CREATED: 25, State.QUEUED: 75})
OVER = replace(GOING, counts={State.CREATED: 97, State.REFUSED: 3})


class PatientDesktop(RecordingDesktop):
    """A desktop that shows progress only while ``goes_on`` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.goes_on = asyncio.Event()
        self.goes_on.set()

    async def show_progress(self, progress: Progress | None) -> None:
        await super().show_progress(progress)
        await self.goes_on.wait()


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> PatientDesktop:
    desktop = PatientDesktop()
    monkeypatch.setattr(running, "this_desktop", lambda: desktop)
    return desktop


async def test_the_taskbar_follows_an_import_and_its_end_is_announced_where_no_window_is_looked_at(
    shop: Shop, desktop: PatientDesktop
) -> None:
    async with shop.open_with_animals() as window:
        changed, stopped = shop.parts.queue.job_changed, shop.parts.queue.stopped
        await until(window.isActiveWindow, "the window")
        changed.emit(GOING)
        await until(lambda: desktop.progress == [Progress(0.25, 75)], "progress")
        # A paused one shows no progress.
        changed.emit(replace(GOING, is_paused=True))
        await until(lambda: desktop.progress[-1] is None, "no progress")
        # WHEN an import ends before a taskbar that is slow has taken its progress
        for timer in shop.parts.running.findChildren(QTimer):
            timer.setInterval(0)
        desktop.goes_on.clear()
        changed.emit(GOING)
        await until(lambda: desktop.progress[-1] is not None, "progress again")
        changed.emit(OVER)
        await asyncio.sleep(A_MOMENT)
        desktop.goes_on.set()
        await until(lambda: desktop.progress[-1] is None, "the end")
        # AND a row that is corrected later is no import that ends again
        ends: list[str] = []
        shop.parts.running.over.connect(lambda: ends.append("over"))
        shop.parts.running.ended.connect(lambda: ends.append("ended"))
        ended = replace(OVER, ended_at=1.0)
        for state in (State.QUEUED, State.CREATED):
            changed.emit(replace(ended, counts={**ended.counts, state: 98}))
        assert ends == []
        changed.emit(GOING)
        changed.emit(OVER)
        window.hide()
        changed.emit(GOING)
        changed.emit(replace(OVER, is_cancelled=True))
        entries = shop.parts.preferred.entries
        entries.notifies_of_imports = entries.notifies_of_needs = False
        changed.emit(GOING)
        stopped.emit(DefectError())
        changed.emit(OVER)
        await shop.settled()
        assert desktop.notices == []
        # WHEN the person wants it THEN two ends in the same moment are both announced
        entries.notifies_of_imports = entries.notifies_of_needs = True
        # The name of a file does not turn the sentence around.
        titles = ("first.csv", "\u2069\u202exslx.csv")
        going = [replace(GOING, number=number, title=title) for number, title in enumerate(titles, 8)]
        for one in going:
            changed.emit(one)
        stopped.emit(DefectError())
        for one in going:
            changed.emit(replace(OVER, number=one.number, title=one.title))
        await until(lambda: len(desktop.notices) == 3, "the notifications")
        ends = [f"The import of {title} to Staging has ended" for title in (titles[0], isolated(titles[1]))]
        assert isolated(titles[1]) == "\u2068\u202exslx.csv\u2069"
        assert [title for title, _ in desktop.notices] == ["The import to Staging needs you", *ends]
        assert {text for _, text in desktop.notices[1:]} == {"97 added, 3 refused"}
    assert desktop.is_closed
