"""What other desks of the shop know and write is on screen without a request: a real PostgreSQL."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from menagerie.domain.knowledge import Person
from menagerie.domain.notes import Notes
from support.postgres import Postgres
from support.qt_loop import until
from support.shared_knowledge import KnowingDesk
from support.shop import Shop


@asynccontextmanager
async def colleague(folder: Path, shop: Shop, server: Postgres, database: str) -> AsyncIterator[KnowingDesk]:
    """Give another desk that shares with the shop's."""
    address = server.socket_address(database).text
    shop.paths.user_environments.write_text(f'[staging]\nshared = "{address}"\n')
    desk = KnowingDesk(folder / "colleague.sqlite3", Person("Anna", "till 2"), server, database)
    desk.share(shop.variables["MENAGERIE_STAGING_URL"])
    try:
        yield desk
    finally:
        await desk.close()


async def test_what_a_colleague_writes_is_on_screen_and_is_said_where_it_overrules(
    shop: Shop, postgres: Postgres, shared_database: str, tmp_path: Path
) -> None:
    async with (
        colleague(tmp_path, shop, postgres, shared_database) as anna,
        shop.open_with_animals() as window,
    ):
        first = shop.known()[0].animal
        await anna.until(lambda taken: first.id in taken.animals)
        asked = len(shop.asked())
        # A note of hers
        await anna.catalogue.save_notes({first.id: Notes("Eats apples", ("Shy",))})
        await until(lambda: shop.known()[0].notes.text == "Eats apples", "the colleague's note")
        # AND a name in place of the person's
        await shop.parts.opened.catalogue.name_category(first.category_id, "Bunnies")
        await anna.until(lambda taken: first.category_id in taken.categories)
        await anna.catalogue.name_category(first.category_id, "Rabbits")
        await until(lambda: "Rabbits" in shop.category_names(), "the colleague's name")
        await until(lambda: window.notice.message is not None, "the conflict")
        assert window.notice.message is not None
        assert "Bunnies" in window.notice.message.text
        assert "Rabbits" in window.notice.message.text
        assert len(shop.asked()) == asked
