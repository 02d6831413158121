"""Undoing in the whole window: what is taken back, and that it never sends anything."""

import asyncio

from menagerie.outbox.entry import State, Typed
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.details.knowledge_flow import CategoryDialog
from menagerie.ui.outbox.wording import Choice
from support.hard_times import leave_queued, slow_file, stuck_file
from support.qt_loop import until
from support.shop import Shop
from support.widgets import shown_text


def give_name(shop: Shop, name: str) -> None:
    """Name the current animal's category as a person does."""
    shop.window.commands.name_category.trigger()
    (dialog,) = (dialog for dialog in shop.window.findChildren(CategoryDialog) if dialog.isVisible())
    dialog.edit.setText(name)
    dialog.save.click()


async def name_category(shop: Shop, name: str) -> None:
    """Name it, and wait until the name is saved."""
    give_name(shop, name)
    await shop.settled()


async def test_a_name_of_a_category_is_taken_back_and_given_again(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        animal = window.table.current_animal()
        assert animal is not None
        number = animal.category_id
        before = (await shop.parts.opened.catalogue.category_names()).get(number)
        await name_category(shop, "Guinea pigs")
        assert window.commands.undo.text() == f"&Undo naming category {number}"
        window.commands.undo.trigger()
        await shop.settled()
        assert window.table.shown.category_name(shop.known()[0]) == before
        assert window.toast.accessibleName() == f"Undone: naming category {number}"
        window.commands.redo.trigger()
        await shop.settled()
        assert window.toast.accessibleName() == f"Done again: naming category {number}"
        assert window.table.shown.category_name(shop.known()[0]) == "Guinea pigs"


async def test_a_name_that_a_colleague_gave_since_stays_and_that_is_said(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        await shop.settled()
        animal = window.table.current_animal()
        assert animal is not None
        number, catalogue = animal.category_id, shop.parts.opened.catalogue
        await name_category(shop, "Guinea pigs")
        await catalogue.name_category(number, "Hamsters")
        for command in (window.commands.undo, window.commands.redo):
            command.trigger()
            await shop.settled()
            assert (await catalogue.category_names())[number] == "Hamsters"
            said = f"Left as it is, because it was changed since: naming category {number}"
            assert window.toast.accessibleName() == said


async def test_a_name_that_the_disk_does_not_take_back_is_not_said_to_be_undone(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        await name_category(shop, "Guinea pigs")
        with stuck_file(shop.catalogue_file, "category"):
            window.commands.undo.trigger()
            await shop.settled()
            assert not window.toast.accessibleName().startswith("Undone")
            assert "cannot be written" in shop.said(window.notice)
            assert window.table.shown.category_name(shop.known()[0]) == "Guinea pigs"


async def test_a_name_that_could_not_be_saved_is_offered_again_each_time_and_says_why(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        await shop.settled()
        with stuck_file(shop.catalogue_file, "category"):
            await name_category(shop, "Guinea pigs")
            for _ in range(2):
                (dialog,) = (one for one in window.findChildren(CategoryDialog) if one.isVisible())
                assert dialog.edit.text() == "Guinea pigs"
                assert shown_text(dialog, "categoryNameError").startswith("Not saved.")
                assert not window.commands.undo.isEnabled()
                dialog.save.click()
                await shop.settled()
        (dialog,) = (one for one in window.findChildren(CategoryDialog) if one.isVisible())
        dialog.save.click()
        await shop.settled()
        assert window.table.shown.category_name(shop.known()[0]) == "Guinea pigs"


async def test_names_that_are_given_while_one_is_still_being_saved_are_taken_back_one_by_one(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        await shop.settled()
        before = window.table.shown.category_name(shop.known()[0])
        with slow_file(shop.catalogue_file) as go_on:
            for name in ("Guinea pigs", "Hamsters", "Guinea pigs"):
                give_name(shop, name)
                await asyncio.sleep(0)
            go_on()
            await shop.settled()
        assert window.table.shown.category_name(shop.known()[0]) == "Guinea pigs"
        for shown in ("Hamsters", "Guinea pigs", before):
            window.commands.undo.trigger()
            await shop.settled()
            assert window.table.shown.category_name(shop.known()[0]) == shown


async def test_names_that_are_given_right_before_another_environment_is_opened_are_kept(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        await shop.settled()
        with slow_file(shop.catalogue_file) as go_on:
            for name in ("Guinea pigs", "Hamsters"):
                give_name(shop, name)
            shop.switch_to(EnvironmentId.SANDBOX)
            go_on()
            await shop.answered()
        assert "Hamsters" not in shop.category_names()
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        assert window.table.shown.category_name(shop.known()[0]) == "Hamsters"
        window.commands.undo.trigger()
        await shop.settled()
        assert window.table.shown.category_name(shop.known()[0]) == "Guinea pigs"


async def test_cleared_filters_come_back_without_a_request(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        asked = len(shop.asked())
        window.filter.search.setText("a")
        window.filter.categories.choose({12})
        window.commands.clear_filters.trigger()
        assert not window.filter.words
        window.commands.undo.trigger()
        await shop.settled()
        assert (window.filter.search.text(), window.filter.categories.chosen) == ("a", frozenset({12}))
        window.commands.redo.trigger()
        await shop.settled()
        assert not window.filter.words
        assert len(shop.asked()) == asked


async def test_a_category_that_comes_back_has_its_name_also_after_another_environment(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await shop.parts.opened.catalogue.name_category(12, "Long-eared")
        shop.parts.filtering.choose({12})
        await shop.settled()
        assert window.filter.categories.choice == "Long-eared · 12"
        window.commands.clear_filters.trigger()
        for identifier in (EnvironmentId.SANDBOX, EnvironmentId.STAGING):
            shop.switch_to(identifier)
            await shop.answered()
        window.commands.undo.trigger()
        await shop.settled()
        assert window.filter.categories.choice == "Long-eared · 12"


async def test_nothing_to_clear_is_no_step(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.commands.clear_filters.trigger()
        assert not window.commands.undo.isEnabled()


async def test_a_queued_add_that_was_discarded_comes_back_as_a_draft_and_is_not_sent(shop: Shop) -> None:
    await leave_queued(shop, "Marble")
    shop.keep_key(None)
    async with shop.open() as window:
        await until(lambda: shop.states() == {"Marble": State.QUEUED}, "the outbox")
        shop.choose_in_outbox("Marble")
        (entry,) = shop.queue.entries
        window.outbox_panel.details.chosen.emit(Choice.DISCARD, entry)
        await shop.settled()
        assert "discarding" in window.commands.undo.text()
        window.commands.undo.trigger()
        await shop.settled()
        assert sorted(one.state for one in shop.queue.entries) == [State.DISCARDED, State.DRAFT]
        window.commands.redo.trigger()
        await shop.settled()
        assert {one.state for one in shop.queue.entries} == {State.DISCARDED}
        assert not shop.asked("POST")


async def test_a_draft_that_was_edited_since_is_not_discarded_again_and_that_is_said(shop: Shop) -> None:
    await leave_queued(shop, "Marble")
    shop.keep_key(None)
    async with shop.open() as window:
        await until(lambda: shop.states() == {"Marble": State.QUEUED}, "the outbox")
        (entry,) = shop.queue.entries
        window.outbox_panel.details.chosen.emit(Choice.DISCARD, entry)
        await shop.settled()
        window.commands.undo.trigger()
        await shop.settled()
        # GIVEN the draft that came back, which the person has changed
        (draft,) = (one for one in shop.queue.entries if one.state is State.DRAFT)
        shop.queue.update(await shop.queue.outbox.save_draft(Typed("Marble II", "12"), draft.number))
        # WHEN the discarding is done again
        window.commands.redo.trigger()
        await shop.settled()
        # THEN it stays, and it is not said to be discarded
        assert shop.states() == {"Marble": State.DISCARDED, "Marble II": State.DRAFT}
        said = window.toast.accessibleName()
        assert said.startswith("Left as it is, because it was changed since: discarding"), said
