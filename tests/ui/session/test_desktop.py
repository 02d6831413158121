"""The ends of waits and of imports are told to a person who looks elsewhere and wants to know."""

import pytest
from PySide6.QtWidgets import QApplication

from menagerie.outbox.entry import State
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.preferences import Preferences, save_preferences
from menagerie.settings.site import SiteSettings
from menagerie.ui.session.desktop import WaitNotice
from menagerie.ui.session.preferred import Preferred
from support.jobs import job
from support.qt_loop import until
from support.recording_desktop import RecordingDesktop
from support.shop import Shop

GOING = job(7, {State.CREATED: 25, State.QUEUED: 75})
OVER = job(7, {State.CREATED: 100})


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list that gets an entry with each sound."""
    played: list[str] = []
    monkeypatch.setattr(QApplication, "beep", lambda: played.append("sound"))
    return played


def follow_waits(shop: Shop, *, notifies: bool = True, sounds: bool = True) -> RecordingDesktop:
    """Follow the waits as the application does, and return the desktop where they are told."""
    desktop = RecordingDesktop()
    preferred = Preferred(Preferences(notifies_of_waits=notifies, sounds=sounds), SiteSettings())
    WaitNotice(shop.parts.context, preferred, lambda: desktop)
    return desktop


async def test_the_end_of_a_wait_is_told_only_where_that_is_wanted_and_to_who_can_go_on(
    shop: Shop, played: list[str]
) -> None:
    async with shop.open_with_animals() as window:
        for is_wanted in (False, True):
            window.show()
            desktop = follow_waits(shop, notifies=is_wanted, sounds=is_wanted)
            await shop.meet_the_limit(90)
            window.hide()
            shop.clock.leap(shop.seconds_left() + 1)
            await until(lambda: not shop.parts.waits.is_waiting, "the end of the wait")
            await shop.settled()
            assert desktop.notices == [("The wait for Staging is over", "You can go on.")] * is_wanted
            assert played == ["sound"] * is_wanted
        # WHEN a wait is only out of sight, THEN nothing is told
        window.show()
        desktop = follow_waits(shop)
        await shop.meet_the_limit(90)
        window.hide()
        played.clear()
        shop.parts.opened.open(EnvironmentId.SANDBOX)
        await until(lambda: not shop.parts.waits.is_waiting, "an environment without a wait")
        await shop.settled()
        assert desktop.notices == []
        assert played == []


async def test_a_person_who_looks_at_the_window_is_told_by_it_and_by_a_sound(
    shop: Shop, played: list[str]
) -> None:
    save_preferences(shop.paths.preferences, Preferences(sounds=True))
    async with shop.open_with_animals():
        desktop = follow_waits(shop, sounds=False)
        await shop.meet_the_limit(90)
        assert played == []
        await shop.wait_over()
        await shop.settled()
        assert desktop.notices == []
        assert played == ["sound"]


async def test_the_end_of_an_import_sounds(shop: Shop, played: list[str]) -> None:
    save_preferences(shop.paths.preferences, Preferences(sounds=True))
    async with shop.open_with_animals():
        for _change in range(2):
            shop.parts.queue.job_changed.emit(GOING)
        shop.parts.queue.job_changed.emit(OVER)
        assert played == ["sound"]
        await shop.settled()
