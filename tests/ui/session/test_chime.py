"""A sound tells the end of a wait and of an import, if the person wants that."""

import pytest
from PySide6.QtWidgets import QApplication

from menagerie.outbox.entry import State
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.preferences import Preferences, save_preferences
from support.jobs import job
from support.qt_loop import until
from support.shop import Shop

GOING = job(7, {State.CREATED: 25, State.QUEUED: 75})
OVER = job(7, {State.CREATED: 100})


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list that gets an entry with each sound."""
    played: list[str] = []
    monkeypatch.setattr(QApplication, "beep", lambda: played.append("sound"))
    return played


def want_sounds(shop: Shop) -> None:
    save_preferences(shop.paths.preferences, Preferences(sounds=True))


@pytest.mark.parametrize("wanted", [True, False])
async def test_the_end_of_a_wait_sounds_only_where_that_is_wanted(
    shop: Shop, played: list[str], wanted: bool
) -> None:
    if wanted:
        want_sounds(shop)
    async with shop.open_with_animals():
        await shop.meet_the_limit(90)
        assert played == []
        await shop.wait_over()
        await shop.settled()
        assert played == ["sound"] * wanted


async def test_a_wait_that_is_only_out_of_sight_does_not_sound(shop: Shop, played: list[str]) -> None:
    want_sounds(shop)
    async with shop.open_with_animals():
        await shop.meet_the_limit(90)
        shop.parts.opened.open(EnvironmentId.SANDBOX)
        await until(lambda: not shop.parts.waits.is_waiting, "an environment without a wait")
        assert played == []
        await shop.settled()


async def test_the_end_of_an_import_sounds(shop: Shop, played: list[str]) -> None:
    want_sounds(shop)
    async with shop.open_with_animals():
        for _change in range(2):
            shop.parts.queue.job_changed.emit(GOING)
        shop.parts.queue.job_changed.emit(OVER)
        assert played == ["sound"]
        await shop.settled()
