"""What waits in an environment that is not open is said all the time, with the way back to it."""

from PySide6.QtWidgets import QPushButton

from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import Job, JobRow
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.window.main_window import MainWindow
from support.qt_loop import until
from support.shop import Shop
from support.windows import button

SAID = "Staging: 2 animals wait to be added"


async def begin_import(shop: Shop) -> Job:
    """Begin an import of two animals that cannot be sent, because there is no key."""
    await until(lambda: shop.queue.is_loaded, "the outbox")
    rows = [JobRow(row, (name,), Typed(name, "12")) for row, name in enumerate(("Ink", "Rex"), 2)]
    return await shop.queue.begin_job("delivery.csv", "digest", "Anna", {}, rows)


def said(window: MainWindow) -> list[str]:
    buttons = window.strip.findChildren(QPushButton, "waitingElsewhere")
    return [one.accessibleName() for one in buttons if one.isVisible()]


async def test_an_import_that_was_left_is_said_until_it_is_opened_again(shop: Shop) -> None:
    shop.keep_key(None)
    async with shop.open() as window:
        await begin_import(shop)
        assert said(window) == []
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: said(window) == [SAID], "what waits in staging")
        way_back = button(window.strip, "waitingElsewhere")
        assert way_back.text() == "Staging: 2 waiting"
        # WHEN the person goes back by it
        way_back.click()
        # THEN the import is shown
        assert shop.parts.opened.environment.id is EnvironmentId.STAGING
        line = "Importing delivery.csv: 0 of 2"
        await until(lambda: line in shop.said(window.outbox_panel), "the import in the outbox")
        assert said(window) == []


async def test_it_is_said_after_a_restart_too(shop: Shop) -> None:
    shop.keep_key(None)
    async with shop.open():
        await begin_import(shop)
    async with shop.open("sandbox") as window:
        await until(lambda: said(window) == [SAID], "what waits in staging")


async def test_the_page_of_imports_says_it_where_the_import_is_not_shown(shop: Shop) -> None:
    shop.keep_key(None)
    async with shop.open():
        job = await begin_import(shop)
        shop.parts.running.show(job.number)
        page = shop.parts.running.page
        await until(lambda: page.job is not None, "the import")
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: page.findChild(QPushButton, "importElsewhere"), "where it waits")
        way_back = button(page, "importElsewhere")
        assert way_back.text() == SAID
        way_back.click()
        await until(lambda: page.job is not None, "the import")


async def test_an_add_that_is_done_with_does_not_wait_elsewhere(shop: Shop) -> None:
    shop.keep_key(None)
    async with shop.open() as window:
        job = await begin_import(shop)
        ink, rex = [result.entry for result in await shop.queue.outbox.job_rows(job.number)]
        assert ink is not None
        assert rex is not None
        queue = shop.queue
        queue.update(await queue.outbox.begin_sending(ink.number))
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: said(window) == ["Staging: 1 animal waits to be added"], "the one that is queued")
        # WHEN what was on its way had to be queued again
        queue.update(await queue.outbox.not_sent(ink.number, "The service is busy."))
        await until(lambda: said(window) == [SAID], "both")
        assert (await queue.outbox.entry(rex.number)).state is State.QUEUED
