"""The end of a wait is announced to a person who works in another application and wants to know."""

import pytest

from menagerie.settings.environments import EnvironmentId
from menagerie.settings.preferences import Preferences
from menagerie.settings.site import SiteSettings
from menagerie.ui.session.desktop import WaitNotice
from menagerie.ui.session.preferred import Preferred
from support.qt_loop import until
from support.recording_desktop import RecordingDesktop
from support.shop import Shop


def notice(shop: Shop, desktop: RecordingDesktop, *, is_wanted: bool = True) -> WaitNotice:
    preferred = Preferred(Preferences(notifies_of_waits=is_wanted), SiteSettings())
    return WaitNotice(shop.parts.context, preferred, lambda: desktop)


@pytest.mark.parametrize("wanted", [True, False])
async def test_the_end_of_a_wait_is_announced_only_where_that_is_wanted(shop: Shop, wanted: bool) -> None:
    desktop = RecordingDesktop()
    async with shop.open_with_animals() as window:
        notice(shop, desktop, is_wanted=wanted)
        await shop.meet_the_limit(90)
        window.hide()
        shop.clock.leap(shop.seconds_left() + 1)
        await until(lambda: not shop.parts.waits.is_waiting, "the end of the wait")
        await shop.settled()
        assert desktop.notices == [("The wait for Staging is over", "You can go on.")] * wanted


async def test_a_person_who_looks_at_the_window_is_told_by_it(shop: Shop) -> None:
    desktop = RecordingDesktop()
    async with shop.open_with_animals():
        notice(shop, desktop)
        await shop.meet_the_limit(90)
        await shop.wait_over()
        await shop.settled()
        assert desktop.notices == []


async def test_a_wait_that_is_only_out_of_sight_is_not_announced(shop: Shop) -> None:
    desktop = RecordingDesktop()
    async with shop.open_with_animals() as window:
        notice(shop, desktop)
        await shop.meet_the_limit(90)
        window.hide()
        shop.parts.opened.open(EnvironmentId.SANDBOX)
        await until(lambda: not shop.parts.waits.is_waiting, "an environment without a wait")
        await shop.settled()
        assert desktop.notices == []
