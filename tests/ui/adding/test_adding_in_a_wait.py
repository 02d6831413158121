"""During a wait an animal can be typed and queued; nothing leaves early, and no letter lands elsewhere."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from menagerie.outbox.entry import State
from menagerie.sandbox.practice import Situation
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from support.animal_service import animal_service, refusal
from support.hard_times import open_without_animals
from support.qt_loop import until
from support.sentences import NO_REQUEST_UNTIL
from support.shop import Shop


async def begin_wait(shop: Shop) -> None:
    shop.practise(Situation.LIMIT_REACHED, seconds=60, count=1)
    shop.window.commands.refresh.trigger()
    await shop.waiting()
    await shop.settled()


def says(shop: Shop, dialog: AddAnimalDialog, words: str) -> bool:
    return words in shop.said(dialog)


def type_into(qtbot: QtBot, text: str) -> None:
    """Type where the focus is, as a person does."""
    for letter in text:
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClicks(focused, letter)


@pytest.mark.parametrize("keeps_open", [False, True])
async def test_an_add_is_queued_during_a_wait_and_sent_after_it(
    shop: Shop, qtbot: QtBot, *, keeps_open: bool
) -> None:
    async with shop.open_with_animals() as window:
        await begin_wait(shop)
        dialog = shop.add_dialog()
        assert NO_REQUEST_UNTIL in shop.said(dialog)
        dialog.keep_open.setChecked(keeps_open)
        dialog.name.setText("Marble")
        dialog.category.setText("12")
        assert dialog.confirm.text() == "Add after the wait"
        qtbot.keyClick(dialog.category, Qt.Key.Key_Return)
        await until(lambda: shop.states() == {"Marble": State.QUEUED}, "the add in the outbox")
        await until(lambda: "will be added at" in window.toast.accessibleName(), "the toast")
        if keeps_open:
            await until(lambda: dialog.name.text() == "", "the next animal")
            assert dialog.name.hasFocus()
            dialog.cancel.click()
        await shop.add_dialog_closed()
        # Up to the last seconds of the wait nothing has left.
        shop.clock.leap(shop.seconds_left() - 5)
        await shop.settled()
        assert window.wait_banner.isVisible()
        assert shop.asked("POST") == []
        await shop.wait_over()
        await until(lambda: State.CREATED in shop.states().values(), "the animal")
        assert len(shop.asked("POST")) == 1


async def test_every_way_to_add_is_open_during_a_wait_and_what_asks_is_not(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        await begin_wait(shop)
        actions = window.commands
        ways = (actions.add, actions.importing, actions.paste, actions.duplicate)
        assert all(action.isEnabled() for action in ways)
        for begin in (window.header.add.click, actions.add.trigger, actions.duplicate.trigger):
            begin()
            dialog = shop.parts.adding.dialog
            assert dialog is not None
            assert dialog.confirm.text() == "Add after the wait"
            dialog.cancel.click()
            await shop.add_dialog_closed()
        assert window.header.importing.isEnabled()
        assert not actions.refresh.isEnabled()
        assert shop.enabled_inputs() == []


async def test_where_there_are_no_animals_yet_one_can_be_added_during_a_wait(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        service.plans.append(refusal(429, Retry_After="60"))
        shop.begin_add("Marble")
        await shop.waiting()
        await shop.settled()
        window.empty.action.click()
        assert shop.add_dialog().isVisible()
        shop.add_dialog().cancel.click()
        await shop.add_dialog_closed()


async def test_two_alike_queued_during_a_wait_are_asked_about(shop: Shop) -> None:
    async with shop.open_with_animals():
        await begin_wait(shop)
        for answers in (False, True):
            dialog = shop.add_dialog()
            dialog.name.setText("Marble")
            dialog.category.setText("12")
            dialog.confirm.click()
            if answers:
                await until(partial(says, shop, dialog, "waiting in the outbox"), "the question")
                assert dialog.confirm.text().startswith("Yes, ")
                shop.think()
                dialog.confirm.click()
            await shop.add_dialog_closed()
            await shop.settled()
        assert [entry.state for entry in shop.queue.entries] == [State.QUEUED] * 2
        assert shop.asked("POST") == []


async def test_what_is_typed_in_the_dialog_stays_there_while_a_wait_begins_and_ends(
    shop: Shop, qtbot: QtBot
) -> None:
    async with shop.open_with_animals() as window:
        rows, row = shop.names(), window.table.currentIndex()
        dialog = shop.add_dialog()
        await until(dialog.name.hasFocus, "the focus in the dialog")
        type_into(qtbot, "Mar")
        await begin_wait(shop)
        type_into(qtbot, "ble ")
        await shop.wait_over()
        type_into(qtbot, "two")
        await shop.settled()
        assert dialog.name.text() == "Marble two"
        assert dialog.name.hasFocus()
        assert dialog.category.text() == ""
        assert window.filter.search.text() == ""
        assert (shop.names(), window.table.currentIndex()) == (rows, row)
        dialog.cancel.click()


async def test_what_is_typed_into_the_limit_as_a_wait_begins_moves_no_row(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(3)
        row = window.table.currentIndex().row()
        window.footer.limit.setFocus()
        await begin_wait(shop)
        first = str(window.table.animals[0].id)
        type_into(qtbot, first)
        assert window.table.currentIndex().row() == row
        await shop.wait_over()
        await until(window.footer.limit.hasFocus, "the focus back in the limit")


async def test_a_wait_that_ends_while_the_dialog_is_open_brings_the_usual_button_back(shop: Shop) -> None:
    async with shop.open_with_animals():
        await begin_wait(shop)
        dialog = shop.add_dialog()
        dialog.name.setText("Marble")
        dialog.category.setText("12")
        dialog.category.setFocus()
        await shop.wait_over()
        await shop.settled()
        assert dialog.confirm.text() == "Add to Staging"
        assert dialog.confirm.isEnabled()
        assert dialog.category.hasFocus()
        dialog.confirm.click()
        await shop.add_dialog_closed()
        await shop.settled()
        assert len(shop.asked("POST")) == 1
