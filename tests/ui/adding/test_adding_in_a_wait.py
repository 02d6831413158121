"""During a wait an animal can be typed and queued; nothing leaves early, and no letter lands elsewhere."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from menagerie.outbox.entry import State
from menagerie.sandbox.practice import Situation
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from support.animal_service import animal_service, refusal
from support.hard_times import is_now, open_without_animals
from support.qt_loop import until
from support.sentences import NO_REQUEST_UNTIL
from support.shop import Shop


async def begin_wait(shop: Shop) -> None:
    shop.practise(Situation.LIMIT_REACHED, seconds=60, count=1)
    shop.window.commands.refresh.trigger()
    await shop.waiting()
    await shop.settled()


def has_no_name(dialog: AddAnimalDialog) -> Callable[[], bool]:
    return lambda: dialog.name.text() == ""


def type_into(qtbot: QtBot, text: str) -> None:
    """Type where the focus is, as a person does."""
    for letter in text:
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClicks(focused, letter)


async def test_every_way_to_add_is_open_during_a_wait_and_what_is_added_is_sent_after_it(
    shop: Shop, qtbot: QtBot
) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        await begin_wait(shop)
        actions = window.commands
        ways = (actions.add, actions.importing, actions.paste, actions.duplicate)
        assert all(action.isEnabled() for action in ways)
        assert window.header.importing.isEnabled()
        assert not actions.refresh.isEnabled()
        assert shop.enabled_inputs() == []
        for begin in (window.header.add.click, actions.add.trigger, actions.duplicate.trigger):
            begin()
            assert shop.add_dialog().confirm.text() == "Add after the wait"
            shop.add_dialog().cancel.click()
            await shop.add_dialog_closed()
        for name, keeps_open in (("Marble", False), ("Onyx", True)):
            dialog = shop.add_dialog()
            assert NO_REQUEST_UNTIL in shop.said(dialog)
            dialog.keep_open.setChecked(keeps_open)
            dialog.name.setText(name)
            dialog.category.setText("12")
            qtbot.keyClick(dialog.category, Qt.Key.Key_Return)
            await until(is_now(shop, name, State.QUEUED), "the add in the outbox")
            await until(lambda: "will be added at" in window.toast.accessibleName(), "the toast")
            if keeps_open:
                await until(has_no_name(dialog), "the next animal")
                assert dialog.name.hasFocus()
                dialog.keep_open.setChecked(False)
                dialog.cancel.click()
            await shop.add_dialog_closed()
        # One just like it is asked about first.
        dialog = shop.begin_add("Marble")
        await until(lambda: "waiting in the outbox" in shop.said(dialog), "the question")
        assert dialog.confirm.text().startswith("Yes, ")
        shop.think()
        dialog.confirm.click()
        await shop.add_dialog_closed()
        # Up to the last seconds of the wait nothing has left.
        shop.clock.leap(shop.seconds_left() - 5)
        await shop.settled()
        assert window.wait_banner.isVisible()
        assert [entry.state for entry in shop.queue.entries] == [State.QUEUED] * 3
        assert shop.asked("POST") == []
        await shop.wait_over()
        created = [State.CREATED] * 3
        await until(lambda: [entry.state for entry in shop.queue.entries] == created, "the animals")
        assert len(shop.asked("POST")) == 3


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


async def test_what_is_typed_as_a_wait_begins_and_ends_stays_where_it_was_typed(
    shop: Shop, qtbot: QtBot
) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(3)
        rows, row = shop.names(), window.table.currentIndex().row()
        # WHEN a number is typed into the limit, which a wait takes the focus from
        window.footer.limit.setFocus()
        await begin_wait(shop)
        type_into(qtbot, str(window.table.animals[0].id))
        assert window.table.currentIndex().row() == row
        await shop.wait_over()
        await until(window.footer.limit.hasFocus, "the focus back in the limit")
        await shop.settled()
        # WHEN a name is typed in the dialog
        dialog = shop.add_dialog()
        await until(dialog.name.hasFocus, "the focus in the dialog")
        type_into(qtbot, "Mar")
        await begin_wait(shop)
        type_into(qtbot, "ble ")
        assert dialog.confirm.text() == "Add after the wait"
        await shop.wait_over()
        type_into(qtbot, "two")
        await shop.settled()
        assert dialog.name.text() == "Marble two"
        assert dialog.name.hasFocus()
        assert dialog.category.text() == ""
        assert window.filter.search.text() == ""
        assert (shop.names(), window.table.currentIndex().row()) == (rows, row)
        # AND the wait is of no more consequence
        dialog.category.setText("12")
        assert dialog.confirm.text() == "Add to Staging"
        dialog.confirm.click()
        await shop.add_dialog_closed()
        await shop.settled()
        assert len(shop.asked("POST")) == 1
