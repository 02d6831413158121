"""What waits in an environment that is not open is said all the time, with the way back to it."""

from PySide6.QtWidgets import QPushButton

from menagerie.outbox.entry import Typed
from menagerie.outbox.job import Job, JobRow
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.window.main_window import MainWindow
from support.hard_times import closed_outbox
from support.qt_loop import until
from support.shop import Shop
from support.windows import button

SAID = "Staging: 2 animals wait to be added"


async def leave_import(shop: Shop) -> Job:
    """Leave an import of two animals in staging, which cannot be sent because there is no key."""
    shop.keep_key(None)
    async with closed_outbox(shop) as outbox:
        rows = [JobRow(row, (name,), Typed(name, "12")) for row, name in enumerate(("Ink", "Rex"), 2)]
        return await outbox.begin_job("delivery.csv", "digest", "Anna", {}, rows)


def said(window: MainWindow) -> list[str]:
    buttons = window.strip.findChildren(QPushButton, "waitingElsewhere")
    return [one.accessibleName() for one in buttons if one.isVisible()]


async def test_an_import_that_was_left_is_said_until_it_is_opened_again_and_after_a_restart(
    shop: Shop,
) -> None:
    job = await leave_import(shop)
    async with shop.open() as window:
        await until(lambda: shop.queue.is_loaded, "the outbox")
        assert said(window) == []
        queue = shop.queue
        ink = (await queue.outbox.job_rows(job.number))[0].entry
        assert ink is not None
        queue.update(await queue.outbox.begin_sending(ink.number))
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: said(window) == ["Staging: 1 animal waits to be added"], "the one that is queued")
        # WHEN the service refuses what was on its way, for the limit
        queue.update(await queue.outbox.not_sent(ink.number, "Too many requests."))
        # THEN it waits, too
        await until(lambda: said(window) == [SAID], "both")
        way_back = button(window.strip, "waitingElsewhere")
        assert way_back.text() == "Staging: 2 waiting"
        # A screen reader reads the tool tip, too: it does not say the same again.
        assert way_back.toolTip() == "Click to open it and go on."
        # WHEN the person goes back by it
        way_back.click()
        # THEN the import is shown
        assert shop.parts.opened.environment.id is EnvironmentId.STAGING
        line = "Importing delivery.csv: 0 of 2"
        await until(lambda: line in shop.said(window.outbox_panel), "the import in the outbox")
        assert said(window) == []
    # AND after a restart the page of imports leads back, too
    async with shop.open("sandbox") as window:
        await until(lambda: said(window) == [SAID], "what waits in staging")
        shop.parts.running.show()
        page = shop.parts.running.page
        await until(lambda: page.findChild(QPushButton, "importElsewhere"), "where it waits")
        way_back = button(page, "importElsewhere")
        assert way_back.text() == SAID
        way_back.click()
        await until(lambda: page.job is not None and page.job.number == job.number, "the import")
