"""Sharing with other desks over a real PostgreSQL: what they write and use, and a store that is away."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent

from menagerie.credentials.keys import SHARED_SERVICE_NAME, KeyStore
from menagerie.domain.knowledge import Person
from menagerie.domain.notes import Notes
from menagerie.domain.shared_store import SharedAddress
from menagerie.governor.ledger import LedgerInTwoPlaces
from menagerie.governor.registry import Governors
from menagerie.shared.ledger import Use
from menagerie.ui.quota.pace_wording import sharing_line
from menagerie.ui.words.states import who_told
from menagerie.workflows.session import SandboxAddress, Session, SessionOpener
from menagerie.workflows.sharing import Sharing
from support.asking import NoJitter
from support.patience import LONGEST_WAIT
from support.postgres import DESK_PASSWORD, OwnPostgres, Postgres
from support.qt_loop import until
from support.sentences import ASKED_BY_DESK
from support.shared_knowledge import KnowingDesk
from support.shop import Shop

AWAY = "Not sharing with other desks"


def share(shop: Shop, address: SharedAddress, password: str = DESK_PASSWORD) -> None:
    shop.paths.user_environments.write_text(f'[staging]\nshared = "{address.text}"\n')
    shop.vault.entries[SHARED_SERVICE_NAME, address.origin] = password


async def no_sandbox() -> SandboxAddress:
    raise NotImplementedError


@asynccontextmanager
async def other_desk(shop: Shop, folder: Path) -> AsyncIterator[Session]:
    """Give a session of staging on another computer with the same key."""
    keys = KeyStore(lambda: shop.vault)
    own = LedgerInTwoPlaces(folder / "ledger.sqlite3", shop.clock)
    sharing = Sharing(keys, own, shop.clock)
    governors = Governors(own, shop.clock, NoJitter())
    session = await SessionOpener(keys, own, governors, no_sandbox, sharing=sharing).open(
        shop.parts.opened.environment
    )
    yield session
    await session.close()
    await sharing.close()
    await own.close()


@pytest.mark.thorough
async def test_the_line_comes_while_the_store_is_away_and_goes_when_it_is_back(
    shop: Shop, own_postgres: OwnPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []

    def note(event: QAccessibleEvent) -> None:
        if event.type() is QAccessible.Event.Announcement:
            announced.append(event.object().objectName())

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    database = own_postgres.make_database(with_schema=True)
    share(shop, own_postgres.address(database))
    async with shop.open_with_animals() as window:
        line = window.header.sharing
        store = shop.parts.sharing.open_store(own_postgres.address(database).text)
        assert store is not None
        await until(lambda: store.is_there, "the shared store")
        assert not line.isVisible()
        own_postgres.stop()
        try:
            # A person works on meanwhile.
            window.header.refresh.click()
            await until(line.isVisible, "the line")
            assert line.text() == AWAY
            assert "Everything else works" in line.accessibleDescription()
            window.quota_bar.click()
            assert window.quota_panel.sharing.text() == line.accessibleDescription()
            window.quota_bar.click()
            await shop.answered()
        finally:
            own_postgres.start()
        store.try_again()
        await until(lambda: not line.isVisible(), "the end of the line")
    assert announced.count("sharingLine") == 1


ENTRY = """
    INSERT INTO menagerie.knowledge_log (place, number, kind, subject, at, tags)
        SELECT id, {number}, 'notes', 1, 1, '{{{{a,b}},{{c,d}}}}' FROM menagerie.knowledge_place;
    UPDATE menagerie.knowledge_place SET number = {number};
    SELECT pg_notify('menagerie_knowledge', id || ' {number}') FROM menagerie.knowledge_place
"""


async def test_a_store_that_can_no_longer_be_written_to_is_said_and_entries_that_cannot_be_read_are_counted(
    shop: Shop, postgres: Postgres, shared_database: str
) -> None:
    share(shop, postgres.address(shared_database))
    async with shop.open_with_animals() as window:
        line = window.header.sharing
        store = shop.parts.sharing.open_store(postgres.address(shared_database).text)
        assert store is not None
        await until(lambda: store.is_there, "the shared store")
        postgres.execute("REVOKE INSERT ON menagerie.ledger_send FROM desk", shared_database)
        window.header.refresh.click()
        await until(line.isVisible, "the line")
        assert "lacks rights in the database" in line.accessibleDescription()
        await shop.answered()
        postgres.execute("GRANT INSERT ON menagerie.ledger_send TO desk", shared_database)
        store.try_again()
        await until(lambda: not line.isVisible(), "the end of the line")
        for number, text in (
            (1000, "1 entry of a colleague can't be read"),
            (2000, "2 entries of colleagues can't be read"),
        ):
            await until(lambda: store.is_there, "the shared store")
            postgres.execute(ENTRY.format(number=number), shared_database)
            await until(lambda: line.text() == text, text)  # noqa: B023 - at once
            assert line.isVisible()


async def test_a_wrong_password_is_the_reason_and_hinders_nothing(
    shop: Shop, postgres: Postgres, shared_database: str
) -> None:
    share(shop, postgres.address(shared_database), "a wrong one")
    async with shop.open_with_animals() as window:
        # The first seconds say nothing.
        assert not window.header.sharing.isVisible()
        await until(window.header.sharing.isVisible, "the line")
        reason = window.header.sharing.accessibleDescription()
        assert reason.startswith("The shared store can't be used.")
        assert "was refused. Enter it again." in reason
        assert "a wrong one" not in window.header.sharing.accessibleDescription()
        # WHEN the person goes where nothing is shared THEN it goes
        shop.parts.opened.open(shop.parts.opened.environments[0].id)
        await shop.answered()
        assert not window.header.sharing.isVisible()
        window.quota_bar.click()
        assert not window.quota_panel.sharing.isVisible()


async def told_of_a_century(shop: Shop, server: Postgres, database: str) -> None:
    """Write a wait of a hundred years into the store, and return when the window shows it."""
    a_century = "UPDATE menagerie.ledger_scope SET wait_until = extract(epoch FROM now()) + 100 * 31557600.0"
    server.execute(a_century, database)
    shop.window.header.refresh.click()
    await shop.waiting()


async def test_a_wait_of_a_century_names_the_store_and_lets_the_person_send_one_request(
    shop: Shop, postgres: Postgres, shared_database: str
) -> None:
    share(shop, postgres.address(shared_database))
    async with shop.open_with_animals() as window:
        asked = len(shop.asked())
        await told_of_a_century(shop, postgres, shared_database)
        banner = window.wait_banner
        assert banner.title.text().startswith(ASKED_BY_DESK)
        assert banner.text.text().endswith(who_told(shop.parts.waits.told, shop.clock.now()))
        assert not banner.try_once.isVisible()
        # A minute, as after an answer that cannot be read
        shop.clock.leap(61.0)
        await until(banner.try_once.isVisible, "the offer to try")
        assert len(shop.asked()) == asked
        banner.try_once.click()
        await until(lambda: not banner.isVisible(), "the end of the wait")
        await shop.answered()
        assert len(shop.asked()) == asked + 1
        # AND the wait is over for all
        store = shop.parts.sharing.open_store(postgres.address(shared_database).text)
        assert store is not None
        waits = "SELECT wait_until FROM menagerie.ledger_scope"
        row = await store.run(lambda connection: connection.execute(waits).fetchone(), LONGEST_WAIT)
        assert row == (None,)


@pytest.mark.thorough
async def test_a_wait_of_a_century_is_left_with_the_store(
    shop: Shop, postgres: Postgres, shared_database: str
) -> None:
    share(shop, postgres.address(shared_database))
    async with shop.open_with_animals():
        await told_of_a_century(shop, postgres, shared_database)
    # It holds for whoever stays, also without the store.
    async with shop.open() as window:
        await shop.waiting()
    shop.paths.user_environments.write_text("")
    async with shop.open_with_animals() as window:
        assert not window.wait_banner.isVisible()
        window.header.refresh.click()
        await shop.answered()
        assert not window.wait_banner.isVisible()


@pytest.mark.thorough
async def test_the_quota_panel_says_what_two_desks_use_now(
    shop: Shop, postgres: Postgres, shared_database: str, tmp_path: Path
) -> None:
    share(shop, postgres.address(shared_database))
    async with shop.open_with_animals() as window, other_desk(shop, tmp_path / "other") as other:
        sharing = window.quota_panel.sharing
        window.quota_bar.click()
        await until(lambda: sharing.text().startswith("1 desk, 1 of "), "this desk's own request")
        for _ in range(2):
            await other.store.list_animals()
        await until(lambda: sharing.text().startswith("2 desks, 3 of "), "the requests of both desks")
        assert sharing.text().endswith(" used this minute, 1 by you")
        assert sharing.text() in window.quota_panel.accessibleDescription()
        assert not window.quota_panel.clients.isVisible()
        # WHEN the minute has passed on the server THEN the count is not the old one
        postgres.execute("UPDATE menagerie.ledger_send SET frees_at = frees_at - 62", shared_database)
        await until(lambda: sharing.text().startswith("1 desk, 0 of "), "the end of the minute")
        assert sharing.text().endswith(" used this minute, 0 by you")


def test_the_words_for_what_all_desks_use() -> None:
    words = [
        sharing_line(Use(412, 14, 3), 1000),
        sharing_line(Use(2, 0, 1), 60),
        sharing_line(Use(1, 1, 1), None),
    ]
    assert words == [
        "3 desks, 412 of 1,000 used this minute, 14 by you",
        "2 desks, 2 of 60 used this minute, 0 by you",
        "1 desk, 1 used this minute, 1 by you",
    ]


@asynccontextmanager
async def colleague(folder: Path, shop: Shop, server: Postgres, database: str) -> AsyncIterator[KnowingDesk]:
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
