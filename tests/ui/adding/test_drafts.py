"""What is typed into the add dialog is kept, letter for letter, whatever ends the dialog or Menagerie."""

import asyncio
import sqlite3
from contextlib import ExitStack, closing

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import PetStatus
from menagerie.outbox.entry import State, Typed
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
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


async def test_each_letter_is_on_the_disk_at_once_and_what_was_typed_opens_again_until_it_is_added(
    shop: Shop, qtbot: QtBot
) -> None:
    async with shop.open_with_animals() as window:
        # What was only looked at, or filled in from another animal, leaves nothing.
        shop.add_dialog().cancel.click()
        animal = next(one for one in window.table.animals if one.status == "pending")
        assert window.table.reveal(animal.id)
        window.commands.duplicate.trigger()
        assert shop.add_dialog().content == Typed(animal.name, str(animal.category_id), "pending")
        shop.add_dialog().cancel.click()
        await shop.settled()
        assert shop.states() == {}
        # WHEN letters are typed
        dialog = shop.add_dialog()
        qtbot.keyClicks(dialog.name, "Mar")
        qtbot.keyClicks(dialog.category, "12x")
        dialog.status.choose(PetStatus.SOLD)
        await shop.settled()
        assert all(typed in on_disk(shop) for typed in ('"Mar"', '"12x"', '"sold"'))
        # WHEN all are taken back, it is no draft
        for emptied in (dialog.name, dialog.category):
            emptied.setText("")
        dialog.status.choose(None)
        dialog.cancel.click()
        await shop.settled()
        assert list(shop.states().values()) == [State.DISCARDED]
        assert note(shop) == ""
        # WHEN a dialog is closed, it opens again with what was typed, and is added once
        dialog = shop.add_dialog()
        dialog.name.setText("Marble")
        dialog.category.setText("12")
        dialog.cancel.click()
        await shop.settled()
        again = shop.add_dialog()
        assert again.content == Typed("Marble", "12")
        assert note(shop).startswith("You typed this today at ")
        assert shop.asked("POST") == []
        again.confirm.click()
        await shop.add_dialog_closed()
        await shop.answered()
        assert shop.states()["Marble"] is State.CREATED
        assert shop.asked("POST") == ["POST /v1/pets 201"]


async def test_a_draft_that_was_not_continued_is_in_the_outbox_of_its_environment_alone(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.add_dialog().name.setText("Marble")
        shop.add_dialog().cancel.click()
        await shop.settled()
        dialog = shop.add_dialog()
        dialog.start_empty.click()
        assert dialog.content == Typed("", "")
        dialog.name.setText("Only in staging")
        dialog.cancel.click()
        await shop.settled()
        assert shop.states() == {"Marble": State.DRAFT, "Only in staging": State.DRAFT}
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        assert shop.add_dialog().content == Typed("", "")
        shop.add_dialog().cancel.click()
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        assert shop.add_dialog().content == Typed("Only in staging", "")
        shop.add_dialog().cancel.click()


async def test_a_draft_that_is_opened_again_at_once_has_what_was_typed_last_although_the_disk_has_not(
    shop: Shop,
) -> None:
    async with shop.open_with_animals():
        for before in ("", "Mar"):
            dialog = shop.add_dialog()
            dialog.start_empty.click()
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
            again.cancel.click()
            await shop.settled()
            assert {entry.typed.name for entry in shop.queue.entries} == {"Marble two"}
        # WHEN it is edited from the outbox then
        draft = shop.queue.entries[-1]
        shop.parts.adding.edit(draft)
        await shop.settled()
        with slow_disk(shop):
            shop.add_dialog().name.setText("Onyx")
            shop.add_dialog().cancel.click()
            await asyncio.sleep(A_MOMENT)
            shop.parts.adding.edit(draft)
            assert shop.add_dialog().content == Typed("Onyx", "")
        await shop.settled()
        # WHEN the disk refuses it
        with stuck_disk(shop):
            shop.add_dialog().name.setText("Onyx one")
            shop.add_dialog().cancel.click()
            await shop.settled()
            shop.parts.adding.edit(draft)
            assert shop.add_dialog().content == Typed("Onyx one", "")
            await shop.settled()
        shop.add_dialog().name.setText("Onyx two")
        await shop.settled()
        # Nothing older is saved over it later.
        await tried_again(shop)
        shop.add_dialog().cancel.click()
        await shop.settled()
        assert shop.states() == {"Marble two": State.DRAFT, "Onyx two": State.DRAFT}


async def test_the_next_start_has_what_was_typed_last_and_what_is_typed_right_then(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        shop.add_dialog().keep_open.setChecked(True)
        shop.add_dialog().name.setText("Marble")
        # WHEN it is closed in the same moment
        window.close()
    async with shop.open():
        # THEN a dialog that is opened before the outbox was read shows it
        dialog = shop.add_dialog()
        assert not shop.queue.is_loaded
        await until(lambda: dialog.content == Typed("Marble", ""), "the draft")
        assert note(shop).startswith("You typed this today at ")
        assert dialog.keep_open.isChecked()
        # It is the same one, and no second.
        dialog.category.setText("12")
        dialog.keep_open.setChecked(False)
        dialog.cancel.click()
        await shop.settled()
        assert shop.states() == {"Marble": State.DRAFT}
    async with shop.open():
        # WHEN another one is typed that early
        dialog = shop.add_dialog()
        dialog.name.setText("Onyx")
        assert not shop.queue.is_loaded
        await shop.settled()
        assert dialog.content == Typed("Onyx", "")
        assert not dialog.keep_open.isChecked()
        dialog.cancel.click()
        await shop.settled()
        assert shop.states() == {"Marble": State.DRAFT, "Onyx": State.DRAFT}


async def test_one_like_it_is_pointed_out_once_before_it_is_sent(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        # GIVEN an animal seen before, of a category that has a name
        animal = window.table.animals[0]
        await shop.parts.opened.catalogue.name_category(animal.category_id, "Rabbits")
        dialog = shop.begin_add(animal.name, str(animal.category_id))
        await until(lambda: "Add another?" in shop.said(dialog), "the question")
        assert "was first seen here today at" in shop.said(dialog)
        assert f"#{animal.id}." in shop.said(dialog)
        assert f"in Rabbits · {animal.category_id} (" in shop.said(dialog)
        # WHEN it becomes another animal
        dialog.category.setText("987654321")
        assert dialog.confirm.text() == "Add to Staging"
        dialog.confirm.click()
        await shop.add_dialog_closed()
        assert len(shop.asked("POST")) == 1
        # GIVEN one that was added from here
        shop.begin_add("Marble", "7")
        await shop.add_dialog_closed()
        await shop.answered()
        dialog = shop.begin_add("MARBLE", "7")
        await until(lambda: "Add another?" in shop.said(dialog), "the question")
        said = "“Marble” in category 7 (not set) was added from here today at"
        assert said in shop.said(dialog)
        assert dialog.confirm.text() == "Add another to Staging"
        assert len(shop.asked("POST")) == 2
        # WHEN the person presses once more, but not as the second half of a double click
        dialog.confirm.click()
        shop.think()
        assert len(shop.asked("POST")) == 2
        dialog.confirm.click()
        await shop.add_dialog_closed()
        assert len(shop.asked("POST")) == 3
        # GIVEN one in doubt in the outbox
        shop.practise(Situation.SERVER_ERROR)
        await leave_unconfirmed(shop, "Onyx", "7")
        dialog = shop.begin_add("Onyx", "7")
        await until(lambda: "We don't know yet if another “Onyx”" in shop.said(dialog), "the hint")
        assert len(shop.asked("POST")) == 4
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
