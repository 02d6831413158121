"""What is typed into the add dialog is kept, letter for letter, whatever ends the dialog or Menagerie."""

import asyncio
import sqlite3
from contextlib import ExitStack, closing

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import PetStatus
from menagerie.outbox.entry import State, Typed
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.session.jobs import WAITING_FOR_DISK
from support.hard_times import (
    A_MOMENT,
    leave_unconfirmed,
    outbox_file,
    slow_disk,
    stuck_disk,
    stuck_file,
    tried_again,
)
from support.qt_loop import until
from support.shop import Shop


def on_disk(shop: Shop) -> str:
    """Return what is typed of every add, read as another program would."""
    with closing(sqlite3.connect(outbox_file(shop))) as connection:
        return " ".join(row[0] for row in connection.execute("SELECT typed FROM entry"))


def note(shop: Shop) -> str:
    label = shop.add_dialog().findChild(QLabel, "draftNote")
    assert isinstance(label, QLabel)
    return label.text() if label.isVisible() else ""


async def test_each_letter_is_on_the_disk_while_the_dialog_is_still_open(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        qtbot.keyClicks(dialog.name, "Mar")
        qtbot.keyClicks(dialog.category, "12x")
        dialog.status.choose(PetStatus.SOLD)
        await shop.settled()
        assert all(typed in on_disk(shop) for typed in ('"Mar"', '"12x"', '"sold"'))
        assert shop.asked("POST") == []
        dialog.cancel.click()


async def test_a_closed_dialog_opens_again_with_what_was_typed(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        dialog.name.setText("Marble")
        dialog.category.setText("12")
        dialog.cancel.click()
        await shop.settled()
        again = shop.add_dialog()
        assert again.content == Typed("Marble", "12")
        assert note(shop).startswith("You typed this today at ")
        again.confirm.click()
        await shop.add_dialog_closed()
        assert shop.states() == {"Marble": State.CREATED}
        await shop.answered()
        assert shop.asked("POST") == ["POST /v1/pets 201"]


@pytest.mark.parametrize("before", ["", "Mar"], ids=["nothing saved before", "its beginning saved before"])
async def test_a_dialog_that_is_opened_again_at_once_shows_what_was_typed_last(
    shop: Shop, before: str
) -> None:
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        dialog.name.setText(before)
        await shop.settled()
        # WHEN it is closed and opened again while the disk has not taken what was typed last
        with slow_disk(shop):
            dialog.name.setText("Marble")
            dialog.cancel.click()
            await asyncio.sleep(A_MOMENT)
            again = shop.add_dialog()
            assert again.content == Typed("Marble", "")
            assert note(shop).startswith("You typed this today at ")
            again.name.setText("Marble two")
        await shop.settled()
        assert shop.states() == {"Marble two": State.DRAFT}
        again.cancel.click()
        await shop.settled()
        assert shop.states() == {"Marble two": State.DRAFT}


async def test_a_draft_that_is_edited_from_the_outbox_at_once_has_what_was_typed_last(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        dialog.name.setText("Mar")
        await shop.settled()
        (draft,) = shop.queue.entries
        with slow_disk(shop):
            dialog.name.setText("Marble")
            dialog.cancel.click()
            await asyncio.sleep(A_MOMENT)
            shop.parts.adding.edit(draft)
            assert shop.add_dialog().content == Typed("Marble", "")
        await shop.settled()
        shop.add_dialog().cancel.click()
        await shop.settled()
        assert shop.states() == {"Marble": State.DRAFT}


async def test_a_draft_that_is_edited_from_the_outbox_has_what_the_disk_did_not_take(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        dialog.name.setText("Mar")
        await shop.settled()
        (draft,) = shop.queue.entries
        with stuck_disk(shop):
            dialog.name.setText("Marble")
            dialog.cancel.click()
            await shop.settled()
            shop.parts.adding.edit(draft)
            assert shop.add_dialog().content == Typed("Marble", "")
            await shop.settled()
        shop.add_dialog().name.setText("Marble two")
        await shop.settled()
        # Nothing older is saved over it later.
        await tried_again(shop)
        shop.add_dialog().cancel.click()
        await shop.settled()
        assert shop.states() == {"Marble two": State.DRAFT}


async def test_the_application_closed_over_an_open_dialog_begins_with_what_was_typed(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        shop.add_dialog().name.setText("Marble")
        # WHEN it is closed in the same moment
        window.close()
    async with shop.open_with_animals():
        assert shop.add_dialog().content == Typed("Marble", "")
        shop.add_dialog().cancel.click()


async def leave_a_draft(shop: Shop) -> None:
    """Type the name of an animal, put the dialog away, and close the application."""
    async with shop.open_with_animals():
        shop.add_dialog().name.setText("Marble")
        shop.add_dialog().cancel.click()
        await shop.settled()


async def test_a_dialog_that_is_opened_right_at_the_start_shows_what_was_typed(shop: Shop) -> None:
    await leave_a_draft(shop)
    async with shop.open():
        dialog = shop.add_dialog()
        assert not shop.queue.is_loaded
        await until(lambda: dialog.content == Typed("Marble", ""), "the draft")
        assert note(shop).startswith("You typed this today at ")
        # It is the same one, and no second.
        dialog.category.setText("12")
        dialog.cancel.click()
        await shop.settled()
        assert shop.states() == {"Marble": State.DRAFT}


async def test_what_is_typed_right_at_the_start_stays_beside_what_was_typed_before(shop: Shop) -> None:
    await leave_a_draft(shop)
    async with shop.open():
        dialog = shop.add_dialog()
        dialog.name.setText("Onyx")
        assert not shop.queue.is_loaded
        await shop.settled()
        assert dialog.content == Typed("Onyx", "")
        dialog.cancel.click()
        await shop.settled()
        assert shop.states() == {"Marble": State.DRAFT, "Onyx": State.DRAFT}


async def test_a_draft_that_was_not_continued_is_in_the_outbox(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.add_dialog().name.setText("Marble")
        shop.add_dialog().cancel.click()
        await shop.settled()
        dialog = shop.add_dialog()
        shop.button("startEmptyButton", QPushButton).click()
        assert dialog.content == Typed("", "")
        dialog.name.setText("Onyx")
        dialog.cancel.click()
        await shop.settled()
        assert shop.states() == {"Marble": State.DRAFT, "Onyx": State.DRAFT}


async def test_what_was_emptied_again_is_no_draft(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        dialog.name.setText("Marble")
        await shop.settled()
        dialog.name.setText("")
        dialog.cancel.click()
        await shop.settled()
        assert list(shop.states().values()) == [State.DISCARDED]
        assert note(shop) == ""
        shop.add_dialog().cancel.click()


async def test_a_dialog_in_which_nothing_was_typed_leaves_nothing(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.add_dialog().cancel.click()
        await shop.settled()
        assert shop.states() == {}


async def test_an_animal_can_be_duplicated_and_its_fields_are_all_there(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        animal = next(one for one in window.table.animals if one.status == "pending")
        assert window.table.reveal(animal.id)
        window.commands.duplicate.trigger()
        assert shop.add_dialog().content == Typed(animal.name, str(animal.category_id), "pending")
        # It was not typed, so that closing leaves nothing.
        shop.add_dialog().cancel.click()
        await shop.settled()
        assert shop.states() == {}


@pytest.mark.parametrize("stays", [True, False])
async def test_whether_the_dialog_stays_open_is_remembered(shop: Shop, stays: bool) -> None:
    async with shop.open_with_animals():
        shop.add_dialog().keep_open.setChecked(stays)
        shop.add_dialog().cancel.click()
    async with shop.open_with_animals():
        assert shop.add_dialog().keep_open.isChecked() is stays
        shop.add_dialog().cancel.click()


async def test_what_is_typed_for_one_environment_is_not_offered_in_another(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.add_dialog().name.setText("Only in staging")
        shop.add_dialog().cancel.click()
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        assert shop.add_dialog().content == Typed("", "")
        shop.add_dialog().cancel.click()
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        assert shop.add_dialog().content == Typed("Only in staging", "")
        shop.add_dialog().cancel.click()


async def test_one_like_it_is_pointed_out_once_before_it_is_sent(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.begin_add("Marble", "7")
        await shop.add_dialog_closed()
        await shop.answered()
        dialog = shop.begin_add("MARBLE", "7")
        await until(lambda: "Add another?" in shop.said(dialog), "the question")
        said = shop.said(dialog)
        assert "“Marble” in category 7 (not set) was added from here today at" in said
        assert dialog.confirm.text() == "Add another to Staging"
        assert len(shop.asked("POST")) == 1
        # WHEN the person presses once more, but not as the second half of a double click
        dialog.confirm.click()
        shop.think()
        assert len(shop.asked("POST")) == 1
        dialog.confirm.click()
        await shop.add_dialog_closed()
        assert len(shop.asked("POST")) == 2


async def test_an_animal_seen_before_is_pointed_out_with_its_number(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        animal = window.table.animals[0]
        dialog = shop.begin_add(animal.name, str(animal.category_id))
        await until(lambda: "Add another?" in shop.said(dialog), "the question")
        assert "was first seen here today at" in shop.said(dialog)
        assert f"#{animal.id}." in shop.said(dialog)
        # WHEN it becomes another animal
        dialog.category.setText("987654321")
        assert dialog.confirm.text() == "Add to Staging"
        dialog.confirm.click()
        await shop.add_dialog_closed()
        assert len(shop.asked("POST")) == 1


async def test_one_like_it_that_waits_in_the_outbox_is_pointed_out(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.practise(Situation.SERVER_ERROR)
        await leave_unconfirmed(shop, "Marble", "7")
        dialog = shop.begin_add("Marble", "7")
        await until(lambda: "We don't know yet if another “Marble”" in shop.said(dialog), "the hint")
        assert len(shop.asked("POST")) == 1
        dialog.cancel.click()


async def test_the_disk_is_waited_for_only_until_it_takes_what_is_typed(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        dialog.name.setText("Mar")
        await shop.settled()
        with stuck_disk(shop):
            dialog.name.setText("Marble")
            await shop.settled()
        shop.clock.leap(10)
        await until(lambda: shop.states() == {"Marble": State.DRAFT}, "what was typed")
        # THEN what it refuses next is tried again as soon as this was
        assert not any(name.startswith(WAITING_FOR_DISK) for name in shop.parts.jobs.names())
        dialog.cancel.click()


async def test_closing_keeps_a_draft_although_another_one_cannot_be_kept(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        with ExitStack() as trouble, ExitStack() as other_trouble:
            # GIVEN a draft that the disk refused
            trouble.enter_context(stuck_disk(shop))
            dialog = shop.add_dialog()
            dialog.name.setText("Ink")
            dialog.cancel.click()
            await shop.add_dialog_closed()
            await shop.settled()
            # AND one in another environment, whose file cannot be written either
            shop.switch_to(EnvironmentId.SANDBOX)
            await until(lambda: window.table.animals and shop.queue.is_loaded, "the sandbox")
            others = shop.paths.outbox(EnvironmentId.SANDBOX.value, None)
            other_trouble.enter_context(stuck_file(others, "entry"))
            shop.add_dialog().name.setText("Onyx")
            # WHEN Menagerie ends just as the disk takes the first one
            trouble.close()
            shop.application.close()
            await until(lambda: "Ink" in on_disk(shop), "the draft")
