"""Each environment has an outbox of its own, and whoever comes back meets the same."""

import asyncio
from pathlib import Path

from menagerie.outbox.entry import State, Typed
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.settings.paths import Paths
from menagerie.workflows.outboxes import Outboxes
from support.clock import VirtualClock


def environment(identifier: EnvironmentId, base_url: str | None) -> Environment:
    return Environment(identifier, identifier.value.title(), base_url, SettingSource.USER)


SHOP = environment(EnvironmentId.STAGING, "https://shop.example/v1")


def test_an_address_has_one_outbox_and_another_address_another(tmp_path: Path) -> None:
    outboxes = Outboxes(Paths(tmp_path), VirtualClock())
    elsewhere = environment(EnvironmentId.STAGING, "https://elsewhere.example/v1")
    production = environment(EnvironmentId.PRODUCTION, "https://shop.example/v1")
    assert outboxes.of(SHOP) is outboxes.of(SHOP)
    assert len({outboxes.of(one) for one in (SHOP, elsewhere, production)}) == 3


def test_the_sandbox_has_one_outbox_at_any_address(tmp_path: Path) -> None:
    outboxes = Outboxes(Paths(tmp_path), VirtualClock())
    one, other = (environment(EnvironmentId.SANDBOX, f"http://127.0.0.1:{port}/v1") for port in (4711, 4712))
    assert outboxes.of(one) is outboxes.of(other)


def test_coming_back_does_not_make_unconfirmed_what_is_still_on_its_way(tmp_path: Path) -> None:
    async def scenario() -> None:
        outboxes = Outboxes(Paths(tmp_path), VirtualClock())
        outbox = outboxes.of(SHOP)
        entry = await outbox.queue_new(Typed("Rex", "7"))
        await outbox.begin_sending(entry.number)
        # WHEN the environment is left and entered again
        opened = await outboxes.of(SHOP).open()
        assert opened.interrupted == 0
        assert (await outboxes.of(SHOP).entry(entry.number)).state is State.SENDING
        await outboxes.close()

    asyncio.run(scenario())
