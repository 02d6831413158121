"""Undoing in the whole window: what is taken back, and that it never sends anything."""

import asyncio

from PySide6.QtGui import QAction

from menagerie.outbox.entry import State, Typed
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.details.knowledge_flow import CategoryDialog
from menagerie.ui.outbox.wording import Choice
from support.hard_times import leave_queued, slow_file, stuck_file
from support.qt_loop import until
from support.shop import Shop
from support.widgets import shown_text


def naming(shop: Shop) -> CategoryDialog:
    (dialog,) = (one for one in shop.window.findChildren(CategoryDialog) if one.isVisible())
    return dialog


def give_name(shop: Shop, name: str) -> None:
    shop.window.commands.name_category.trigger()
    naming(shop).edit.setText(name)
    naming(shop).save.click()


def shown_name(shop: Shop) -> str | None:
    return shop.window.table.shown.category_name(shop.known()[0])


async def settle(shop: Shop, *commands: QAction) -> None:
    for command in commands:
        command.trigger()
        await shop.settled()


async def test_a_name_is_asked_for_until_it_is_saved_and_then_taken_back(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        undo, redo = window.commands.undo, window.commands.redo
        # Nothing to clear is no step.
        window.commands.clear_filters.trigger()
        window.table.selectRow(0)
        await shop.settled()
        before = shown_name(shop)
        # GIVEN a disk that does not take the name
        with stuck_file(shop.catalogue_file, "category"):
            give_name(shop, "Guinea pigs")
            await shop.settled()
            for _ in range(2):
                assert naming(shop).edit.text() == "Guinea pigs"
                assert shown_text(naming(shop), "categoryNameError").startswith("Not saved.")
                assert not undo.isEnabled()
                naming(shop).save.click()
                await shop.settled()
        # WHEN it takes it THEN the name can be taken back and given again
        naming(shop).save.click()
        await shop.settled()
        assert shown_name(shop) == "Guinea pigs"
        animal = window.table.current_animal()
        assert animal is not None
        number, catalogue = animal.category_id, shop.parts.opened.catalogue
        assert undo.text() == f"&Undo naming category {number}"
        await settle(shop, undo)
        assert shown_name(shop) == before
        assert window.toast.accessibleName() == f"Undone: naming category {number}"
        await settle(shop, redo)
        assert window.toast.accessibleName() == f"Done again: naming category {number}"
        assert shown_name(shop) == "Guinea pigs"
        # AND what the disk does not take back is not said to be undone
        with stuck_file(shop.catalogue_file, "category"):
            await settle(shop, undo)
            assert not window.toast.accessibleName().startswith("Undone")
            assert "cannot be written" in shop.said(window.notice)
            assert shown_name(shop) == "Guinea pigs"
        # AND what a colleague gave since stays, and that is said
        give_name(shop, "Rats")
        await shop.settled()
        await catalogue.name_category(number, "Hamsters")
        for command in (undo, redo):
            await settle(shop, command)
            assert (await catalogue.category_names())[number] == "Hamsters"
            said = f"Left as it is, because it was changed since: naming category {number}"
            assert window.toast.accessibleName() == said


async def test_names_given_while_one_is_saved_and_cleared_filters_come_back_one_by_one(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        await shop.settled()
        before = shown_name(shop)
        with slow_file(shop.catalogue_file) as go_on:
            for name in ("Guinea pigs", "Hamsters", "Guinea pigs"):
                give_name(shop, name)
                await asyncio.sleep(0)
            go_on()
            await shop.settled()
        assert shown_name(shop) == "Guinea pigs"
        for shown in ("Hamsters", "Guinea pigs", before):
            await settle(shop, window.commands.undo)
            assert shown_name(shop) == shown
        # AND right before another environment is opened
        with slow_file(shop.catalogue_file) as go_on:
            for name in ("Guinea pigs", "Hamsters"):
                give_name(shop, name)
            shop.switch_to(EnvironmentId.SANDBOX)
            go_on()
            await shop.answered()
        assert "Hamsters" not in shop.category_names()
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        assert shown_name(shop) == "Hamsters"
        await settle(shop, window.commands.undo)
        assert shown_name(shop) == "Guinea pigs"
        # WHEN filters are cleared THEN they come back without a request
        asked, row = len(shop.asked()), window.filter
        row.search.setText("a")
        row.categories.choose({12})
        window.commands.clear_filters.trigger()
        assert not row.words
        await settle(shop, window.commands.undo)
        assert (row.search.text(), row.categories.chosen) == ("a", frozenset({12}))
        await settle(shop, window.commands.redo)
        assert not row.words
        assert len(shop.asked()) == asked
        # AND also after another environment
        await shop.parts.opened.catalogue.name_category(12, "Long-eared")
        shop.parts.filtering.choose({12})
        await shop.settled()
        assert row.categories.choice == "Long-eared · 12"
        window.commands.clear_filters.trigger()
        for identifier in (EnvironmentId.SANDBOX, EnvironmentId.STAGING):
            shop.switch_to(identifier)
            await shop.answered()
        await settle(shop, window.commands.undo)
        assert row.categories.choice == "Long-eared · 12"


async def test_a_discarded_add_comes_back_as_a_draft_that_is_not_sent(shop: Shop) -> None:
    await leave_queued(shop, "Marble")
    shop.keep_key(None)
    async with shop.open() as window:
        undo, redo = window.commands.undo, window.commands.redo
        await until(lambda: shop.states() == {"Marble": State.QUEUED}, "the outbox")
        shop.choose_in_outbox("Marble")
        (entry,) = shop.queue.entries
        window.outbox_panel.details.chosen.emit(Choice.DISCARD, entry)
        await shop.settled()
        assert "discarding" in undo.text()
        await settle(shop, undo)
        assert sorted(one.state for one in shop.queue.entries) == [State.DISCARDED, State.DRAFT]
        await settle(shop, redo)
        assert {one.state for one in shop.queue.entries} == {State.DISCARDED}
        # GIVEN the draft that came back again, which the person has changed
        await settle(shop, undo)
        (draft,) = (one for one in shop.queue.entries if one.state is State.DRAFT)
        shop.queue.update(await shop.queue.outbox.save_draft(Typed("Marble II", "12"), draft.number))
        # WHEN the discarding is done again
        await settle(shop, redo)
        # THEN it stays, and it is not said to be discarded
        assert shop.states() == {"Marble": State.DISCARDED, "Marble II": State.DRAFT}
        said = window.toast.accessibleName()
        assert said.startswith("Left as it is, because it was changed since: discarding"), said
        assert not shop.asked("POST")
