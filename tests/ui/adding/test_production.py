"""The first add to Production in a run is confirmed, unless the person wants more or less than that."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from menagerie.outbox.entry import State
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.preferences import Confirmation
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from menagerie.ui.window.main_window import MainWindow
from support.qt_loop import until
from support.shop import Shop

QUESTION = "This adds it to Production, the live catalogue. It cannot be removed here."


@asynccontextmanager
async def production(shop: Shop) -> AsyncIterator[MainWindow]:
    shop.variables["MENAGERIE_PRODUCTION_URL"] = shop.staging.base_url
    async with shop.open_with_animals("production") as window:
        yield window


def confirmation(shop: Shop) -> Confirmation:
    """Return what the person wants now."""
    return shop.parts.production.confirmation


async def asked(shop: Shop, name: str) -> AddAnimalDialog:
    """Press Add for this name, and return the dialog once it asks."""
    sent = len(shop.asked("POST"))
    dialog = shop.begin_add(name)
    await until(lambda: QUESTION in shop.said(dialog), "the question")
    assert dialog.confirm.text() == "Yes, add to Production"
    assert len(shop.asked("POST")) == sent
    shop.think()
    return dialog


async def add_unasked(shop: Shop, name: str) -> None:
    shop.begin_add(name)
    await shop.add_dialog_closed()
    await shop.settled()


async def confirm(shop: Shop, dialog: AddAnimalDialog) -> None:
    dialog.confirm.click()
    await shop.add_dialog_closed()
    await shop.settled()


async def test_the_first_add_to_production_is_confirmed_in_each_run_unless_the_person_wants_it_otherwise(
    shop: Shop,
) -> None:
    async with production(shop):
        assert confirmation(shop) is Confirmation.ONCE_A_RUN
        dialog = await asked(shop, "Marble")
        assert dialog.ask_no_more.isVisible()
        # A question that was not answered is asked again.
        dialog.name.setText("Marble two")
        assert not dialog.ask_no_more.isVisible()
        dialog = await asked(shop, "Marble two")
        # Who cancels has not answered whether to be asked.
        dialog.ask_no_more.click()
        dialog.cancel.click()
        await shop.add_dialog_closed()
        assert confirmation(shop) is Confirmation.ONCE_A_RUN
        await confirm(shop, await asked(shop, "Onyx"))
        await add_unasked(shop, "Basil")
        assert len(shop.asked("POST")) == 2
    async with production(shop):
        # WHEN the person does not want to be asked, in the next run
        dialog = await asked(shop, "Ginger")
        dialog.ask_no_more.click()
        await confirm(shop, dialog)
        assert confirmation(shop) is Confirmation.NEVER
    async with production(shop):
        assert confirmation(shop) is Confirmation.NEVER
        await add_unasked(shop, "Pepper")
        # WHEN the person wants to be asked again
        shop.parts.production.choose(Confirmation.EVERY_TIME)
        await confirm(shop, await asked(shop, "Saffron"))
        await confirm(shop, await asked(shop, "Thyme"))
    del shop.variables["MENAGERIE_PRODUCTION_URL"]
    async with shop.open_with_animals("staging"):
        # Staging is never confirmed.
        assert confirmation(shop) is Confirmation.EVERY_TIME
        await add_unasked(shop, "Sage")
        assert len(shop.asked("POST")) == 7


async def test_it_is_confirmed_although_another_environment_is_open_by_then(shop: Shop) -> None:
    async with production(shop):
        queue, dialog = shop.queue, shop.add_dialog()
        # The window of an import leads to where else adds wait, also while the dialog is open.
        shop.parts.opened.open(EnvironmentId.SANDBOX)
        await shop.answered()
        await shop.settled()
        await asked(shop, "Marble")
        assert [entry for entry in queue.entries if entry.state is State.QUEUED] == []
        await confirm(shop, dialog)
        assert [entry.state for entry in queue.entries] == [State.QUEUED]
