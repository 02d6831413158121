"""Animals that wait at an address that is no longer set are named, until it is set again."""

from menagerie.outbox.entry import Typed
from menagerie.settings.environments import load_environments
from support.qt_loop import until
from support.shop import Shop

SAID = "Staging: 2 animals wait to be added"
SAID_OF_ONE = "Staging: 1 animal waits to be added"


async def leave(shop: Shop, *names: str) -> str:
    """Leave animals in the outbox of staging, which cannot be sent without a key. Return its address."""
    async with shop.open_without_key():
        for name in names:
            draft = await shop.queue.outbox.save_draft(Typed(name, "12"))
            await shop.queue.outbox.queue(draft.number, draft.typed)
        await shop.queue.outbox.save_draft(Typed("Not finished", ""))
    return shop.variables["MENAGERIE_STAGING_URL"]


async def greeted(shop: Shop) -> None:
    shop.application.greet("")
    await shop.parts.jobs.finish("look for what waits at former addresses")


async def test_it_says_what_waits_at_a_former_address_until_that_is_set_again(shop: Shop) -> None:
    former = await leave(shop, "Ink", "Rex")
    shop.move_staging("https://new.example/v1")
    async with shop.open("sandbox") as window:
        await greeted(shop)
        await until(lambda: SAID in shop.said(window.notice), "what waits at the former address")
        assert "They belong to an address that is no longer set" in shop.said(window.notice)
        # WHEN it is set again
        shop.variables["MENAGERIE_STAGING_URL"] = former
        shop.parts.opened.set_environments(load_environments(shop.paths, shop.variables))
        # THEN nothing is said any more
        await until(lambda: SAID not in shop.said(window.notice), "nothing")


async def test_it_says_what_waits_where_no_address_is_set_any_more(shop: Shop) -> None:
    await leave(shop, "Ink")
    del shop.variables["MENAGERIE_STAGING_URL"]
    async with shop.open("sandbox") as window:
        await greeted(shop)
        await until(lambda: SAID_OF_ONE in shop.said(window.notice), "what waits at the former address")
        assert "It belongs to an address that is no longer set" in shop.said(window.notice)


async def test_it_says_nothing_of_the_address_that_is_set(shop: Shop) -> None:
    await leave(shop, "Ink", "Rex")
    async with shop.open("sandbox") as window:
        await greeted(shop)
        assert SAID not in shop.said(window.notice)
