"""The sandbox inside the application listens while it is open, and no longer."""

import asyncio
import socket
import threading
from functools import partial
from urllib.parse import urlsplit

import httpx

from menagerie.outbox.entry import State
from menagerie.settings.environments import EnvironmentId
from support.qt_loop import until
from support.shop import Shop


def listens(base_url: str) -> bool:
    address = urlsplit(base_url)
    try:
        socket.create_connection((address.hostname, address.port)).close()
    except ConnectionRefusedError:
        return False
    return True


def sandboxes() -> int:
    """Return how many run in this process, beside staging."""
    return sum(thread.name == "sandbox" for thread in threading.enumerate()) - 1


def are_left(count: int) -> bool:
    return sandboxes() == count


def sandbox_address(shop: Shop) -> str:
    session = shop.parts.opened.session
    assert session is not None
    assert session.environment.is_sandbox
    return session.base_url


async def test_it_stops_when_it_is_left_and_has_the_same_animals_when_it_is_opened_again(shop: Shop) -> None:
    async with shop.open_with_animals(EnvironmentId.SANDBOX):
        first = sandbox_address(shop)
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        await shop.answered()
        # Opening it again while it is open does not stop it.
        shop.parts.opened.open(EnvironmentId.SANDBOX)
        await shop.answered()
        await shop.settled()
        assert sandbox_address(shop) == first
        assert listens(first)
        # WHEN another environment is opened
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        await until(lambda: not listens(first), "the end of the sandbox")
        assert sandboxes() == 0
        # WHEN the person comes back
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        assert listens(sandbox_address(shop))
        shop.window.header.refresh.click()
        await shop.answered()
        assert "Marble" in shop.names()
        # WHEN the person goes back and forth, THEN only what is open is left
        for last, count in ((EnvironmentId.STAGING, 0), (EnvironmentId.SANDBOX, 1)):
            other = EnvironmentId.SANDBOX if count == 0 else EnvironmentId.STAGING
            for _ in range(3):
                shop.switch_to(other)
                await asyncio.sleep(0)
                shop.switch_to(last)
            await shop.answered()
            await shop.settled()
            await until(partial(are_left, count), "the end of all others")
        assert listens(sandbox_address(shop))


async def test_an_add_that_is_on_its_way_is_answered_before_it_stops(shop: Shop) -> None:
    async with shop.open_with_animals(EnvironmentId.SANDBOX):
        first = sandbox_address(shop)
        key = (await shop.parts.sandbox.start()).key.reveal()
        slow = {"situation": "slow-answers", "seconds": 1, "count": 1}
        await asyncio.to_thread(
            httpx.post,
            f"{first.removesuffix('/v1')}/practice",
            json=slow,
            headers={"Authorization": f"Bearer {key}"},
        )
        queue = shop.queue
        shop.begin_add("Marble")
        await until(lambda: queue.is_sending, "the add on its way")
        # WHEN the person leaves meanwhile
        shop.switch_to(EnvironmentId.STAGING)
        await until(lambda: not listens(first), "the end of the sandbox")
        # THEN its answer has come, which is written down
        await until(lambda: not queue.is_sending, "the end of the add")
        assert [(one.typed.name, one.state) for one in queue.entries] == [("Marble", State.CREATED)]
