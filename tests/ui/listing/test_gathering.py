"""Gathering all: everything that the interface lets one see, put together by id."""

import asyncio

from menagerie.domain.animal import PetStatus
from menagerie.settings.views import Scope
from support.qt_loop import until
from support.raw_server import answer, as_json, scripted
from support.sentences import LAST_ANSWER
from support.shop import Shop

ASKED = [
    "GET /v1/pets?limit=100 200",
    *(f"GET /v1/pets?limit=100&status={status} 200" for status in PetStatus),
]
PARTS = len(ASKED)
SHORT, LONG = 50, 90
GATHERED_ALL = ", there may be more"


def pets(first: int, count: int, status: str) -> bytes:
    """Return the answer of a service with animals of consecutive ids."""
    listed = [
        {"id": animal_id, "name": f"Rex {animal_id}", "categoryId": 7, "status": status}
        for animal_id in range(first, first + count)
    ]
    return answer(200, as_json(listed))


async def test_the_button_loads_all_that_the_service_shows(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.footer.more.click()
        # WHEN the person asks twice at once THEN it is gathered once
        await until(lambda: len(shop.asked()) == 2, "the first request")
        window.commands.load_more.trigger()
        await shop.settled()
        assert shop.asked()[1:] == ASKED
        # THEN each animal is there once, and it is said what that covers
        count = len(shop.ids())
        assert count == len(set(shop.ids())) > 100
        assert window.footer.summary.text() == f"{count} animals loaded{GATHERED_ALL}"
        assert not window.footer.more.isVisible()
        assert window.header.age.text() == "Updated just now"
        # WHEN a status was chosen before THEN the filter row says what was gathered
        window.filter.status.choose(PetStatus.SOLD)
        await until(lambda: {a.status for a in window.table.animals} == {"sold"}, "sold animals alone")
        await shop.settled()
        window.commands.load_more.trigger()
        await shop.settled()
        assert window.filter.chosen_status is None
        assert window.footer.limit.value() == 100
        # AND looking at everything seen and back asks nothing
        asked, names = shop.asked(), shop.names()
        await shop.see_everything()
        window.filter.show_from(Scope.SERVICE)
        await shop.idle()
        assert shop.asked() == asked
        assert shop.names() == names


async def test_a_failure_or_a_wait_in_the_middle_keeps_what_came_and_the_gathering_goes_on(
    shop: Shop,
) -> None:
    broken = answer(400, as_json({"code": "no", "message": "Not this one.", "status": 400}))
    whole = [pets(100 * part, 100, "sold") for part in range(PARTS)]
    first = pets(0, 20, "sold")
    short, long = (answer(429, headers={"Retry-After": str(seconds)}) for seconds in (SHORT, LONG))
    answers = (
        *(first, *whole[:2], broken, *whole),
        # After a short wait the request that was refused goes on; after a long one, the gathering anew.
        *(first, *whole[:2], short, *whole[2:]),
        *(first, *whole[:2], long, *whole),
    )
    async with shop.open_on(scripted(*answers)) as (window, server):
        window.commands.load_more.trigger()
        await until(window.message_bar.isVisible, "the message bar")
        await shop.settled()
        # THEN what came is there, and it is said how much of the whole it is
        assert len(shop.ids()) == 200
        extent = f"200 animals loaded, in 2 of {PARTS} requests{GATHERED_ALL}"
        assert window.footer.summary.text().startswith(extent)
        assert LAST_ANSWER in window.header.age.text()
        # WHEN the person tries again THEN it is the gathering that goes again
        window.message_bar.action.click()
        await until(lambda: len(server.requests) == 4 + PARTS, "as many requests again")
        await shop.settled()
        assert window.footer.summary.text().startswith(f"{PARTS}00 animals loaded{GATHERED_ALL}")
        assert not window.message_bar.isVisible()
        for seconds, rest in ((SHORT, PARTS - 2), (LONG, PARTS)):
            window.header.refresh.click()
            await shop.answered_with(20)
            before = len(server.requests)
            window.commands.load_more.trigger()
            await shop.waiting()
            if seconds == LONG:
                # The gathering ends for it.
                await shop.settled()
            assert len(shop.ids()) == 200
            assert f"in 2 of {PARTS} requests" in window.footer.summary.text()
            # THEN nothing is asked while the wait stands, however the person tries
            window.commands.load_more.trigger()
            await asyncio.sleep(0.3)
            assert len(server.requests) == before + 3
            # WHEN it is over
            await shop.wait_over()
            await until(lambda: len(shop.ids()) == 100 * PARTS, "all that there is")
            await shop.settled()
            assert len(server.requests) == before + 3 + rest
            assert window.footer.summary.text().startswith(f"{PARTS}00 animals loaded{GATHERED_ALL}")
            assert not window.message_bar.isVisible()
