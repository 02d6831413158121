"""What other desks tell belongs to the environment in which they tell it."""

from collections.abc import Callable

from menagerie.catalogue.merge import Exchange
from menagerie.credentials.keys import KeyStore
from menagerie.domain.knowledge import Merged
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.session.sharing import ShopKnowledge
from menagerie.workflows.sharing import SharedKnowledge, Sharing
from support.memory_ledger import MemoryLedger
from support.qt_loop import until
from support.shop import Shop


class ToldSharing(Sharing):
    """``told`` has what is called with what other desks tell, for each environment that was opened."""

    def __init__(self, shop: Shop) -> None:
        super().__init__(KeyStore(lambda: None), MemoryLedger(), shop.clock)
        self.told: list[Callable[[Merged], None]] = []

    async def knowledge(
        self, address: str, base_url: str, exchange: Exchange, taken: Callable[[Merged], None]
    ) -> SharedKnowledge:
        self.told.append(taken)
        return await super().knowledge(address, base_url, exchange, taken)


async def test_what_was_told_as_an_environment_was_left_is_not_shown_in_the_next(shop: Shop) -> None:
    address = "postgresql://menagerie@127.0.0.1:9/shop"
    shop.paths.user_environments.write_text(f'[staging]\nshared = "{address}"\n')
    async with shop.open_with_animals():
        opened, sharing = shop.parts.opened, ToldSharing(shop)
        knowledge = ShopKnowledge(opened, shop.parts.jobs, sharing)
        shown: list[Merged] = []
        knowledge.changed.connect(shown.append)
        opened.open(EnvironmentId.STAGING)
        await until(lambda: sharing.told, "the first exchange")
        await shop.answered()
        # GIVEN something that is told in the moment in which the person leaves the environment
        opened.left.connect(lambda: sharing.told[0](Merged(animals=frozenset({1}))))
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        shop.switch_to(EnvironmentId.STAGING)
        await until(lambda: len(sharing.told) > 1, "the next exchange")
        await shop.answered()
        # WHEN something is told in the next one
        sharing.told[1](Merged(animals=frozenset({2})))
        # THEN only that is shown
        assert shown == [Merged(animals=frozenset({2}))]
        await knowledge.close()
        await sharing.close()


async def test_what_is_told_as_the_same_environment_is_opened_again_is_shown(shop: Shop) -> None:
    address = "postgresql://menagerie@127.0.0.1:9/shop"
    shop.paths.user_environments.write_text(f'[staging]\nshared = "{address}"\n')
    async with shop.open_with_animals():
        opened, sharing = shop.parts.opened, ToldSharing(shop)
        knowledge = ShopKnowledge(opened, shop.parts.jobs, sharing)
        shown: list[Merged] = []
        knowledge.changed.connect(shown.append)
        opened.open(EnvironmentId.STAGING)
        await until(lambda: sharing.told, "the first exchange")
        await shop.answered()
        # WHEN something is told just before, and something else while, it is opened again with another key
        sharing.told[0](Merged(animals=frozenset({1})))
        sharing.told[0](Merged(animals=frozenset({2})))
        opened.left.connect(lambda: sharing.told[0](Merged(animals=frozenset({3}))))
        opened.reopen()
        # THEN all of it is shown: the catalogue is the same
        await until(lambda: len(shown) > 1, "what was told")
        assert shown == [Merged(animals=frozenset({1})), Merged(animals=frozenset({2, 3}))]
        await shop.answered()
        await knowledge.close()
        await sharing.close()
