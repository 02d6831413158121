"""A file that only a newer version can use stays untouched, says so, and holds up nothing else."""

from pathlib import Path

from menagerie.outbox.entry import State
from menagerie.settings.environments import EnvironmentId
from support.damage import changed_by
from support.qt_loop import until
from support.shop import Shop

_BY_NEWER = "Menagerie 9.9"


def make_newer(path: Path) -> bytes:
    """Let a file be one of version 9.9 that no other version can use, and return its content."""
    changed_by(
        "UPDATE about SET version = 99, written_by = '9.9', readable_from = 99", "PRAGMA user_version = 99"
    )(path)
    return path.read_bytes()


async def work_once(shop: Shop) -> None:
    """Let the application make its files."""
    async with shop.open_with_animals("sandbox"):
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        await shop.settled()


def outbox_of(shop: Shop) -> Path:
    return shop.paths.outbox(EnvironmentId.STAGING.value, shop.variables["MENAGERIE_STAGING_URL"])


async def test_with_a_newer_outbox_the_window_says_so_nothing_claims_to_be_read_and_all_else_works(
    shop: Shop,
) -> None:
    await work_once(shop)
    path = outbox_of(shop)
    before = make_newer(path)
    async with shop.open_with_animals() as window:
        await until(lambda: _BY_NEWER in shop.said(window.notice), "it says so")
        assert "Update Menagerie" in shop.said(window.notice)
        assert window.table.animals
        # WHEN it was dismissed, it does not come back with each answer
        window.notice.clear()
        window.header.refresh.click()
        await shop.answered()
        assert _BY_NEWER not in shop.said(window)
        # AND an add says why it cannot be, and keeps what was typed
        dialog = shop.begin_add("Marble")
        await until(lambda: _BY_NEWER in shop.said(dialog), "the reason")
        assert dialog.name.text() == "Marble"
        dialog.cancel.click()
        # AND so say the outbox and the window of imports
        shop.parts.outbox.show()
        panel = window.outbox_panel
        await until(lambda: _BY_NEWER in panel.empty.text(), "why nothing is shown")
        assert "Reading" not in panel.empty.text()
        panel.dismiss()
        shop.parts.running.show()
        page = shop.parts.running.page
        await until(lambda: _BY_NEWER in page.message.text(), "why no import is shown")
        assert not page.empty.isVisible()
        # AND the sandbox takes adds
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        shop.begin_add("Pebble")
        await until(lambda: shop.states() == {"Pebble": State.CREATED}, "the add")
        await shop.add_dialog_closed()
        # WHEN it was open meanwhile, the outbox says so again
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        shop.parts.outbox.show()
        assert _BY_NEWER in panel.empty.text()
    assert path.read_bytes() == before
    assert shop.asked("POST") == []


async def test_with_a_newer_sandbox_and_a_newer_catalogue_animals_of_another_are_shown_and_found(
    shop: Shop,
) -> None:
    await work_once(shop)
    files = (shop.paths.sandbox_database, shop.catalogue_file)
    before = [make_newer(file) for file in files]
    async with shop.open("sandbox") as window:
        await until(lambda: _BY_NEWER in shop.said(window.empty), "the sandbox says so")
        window.notice.clear()
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        await until(lambda: _BY_NEWER in shop.said(window.notice), "the catalogue says so")
        assert window.table.animals
        await shop.see_everything()
        assert window.table.animals
    assert [file.read_bytes() for file in files] == before


async def test_with_a_newer_ledger_requests_go_on_waits_are_kept_and_an_outbox_that_may_be_used_is(
    shop: Shop,
) -> None:
    await work_once(shop)
    before, asked = make_newer(shop.paths.ledger), shop.asked()
    async with shop.open() as window:
        await until(lambda: _BY_NEWER in window.notice.text.text(), "it says so")
        # It may know of an answer that was not read: for that a minute is waited, once.
        await shop.waiting()
        assert shop.asked() == asked
        await shop.wait_over()
        await shop.answered()
        assert window.table.animals
    # GIVEN an outbox of a newer version, too, which lets this one use it
    changed_by(
        "UPDATE about SET version = 99, written_by = '9.9'",
        "PRAGMA user_version = 99",
        "ALTER TABLE entry ADD COLUMN price TEXT",
    )(outbox_of(shop))
    async with shop.open_with_animals() as window:
        assert _BY_NEWER in shop.said(window.notice)
        shop.begin_add("Marble")
        await until(lambda: shop.states() == {"Marble": State.CREATED}, "the add")
        assert shop.queue.warning is None
    assert shop.paths.ledger.read_bytes() == before
