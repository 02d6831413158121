"""Add is pressed: the animal is queued on the disk before anything that takes time, and then looked for."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

from menagerie.outbox.entry import State, Typed
from support.animal_service import animal_service
from support.hard_times import (
    A_MOMENT,
    is_now,
    on_disk,
    open_without_animals,
    outbox_file,
    slow_disk,
    stuck_disk,
)
from support.qt_loop import until
from support.shop import Shop

_NOTE_STATES = """
CREATE TABLE IF NOT EXISTS told (state TEXT);
CREATE TRIGGER tell_new AFTER INSERT ON entry BEGIN INSERT INTO told VALUES (NEW.state); END;
CREATE TRIGGER tell_changed AFTER UPDATE OF state ON entry WHEN NEW.state <> OLD.state
    BEGIN INSERT INTO told VALUES (NEW.state); END;
"""
_REFUSE_TO_TAKE_BACK = """
CREATE TRIGGER keep_queued BEFORE UPDATE OF state ON entry WHEN OLD.state = 'queued' AND NEW.state = 'draft'
    BEGIN SELECT RAISE(FAIL, 'the disk is stuck'); END;
"""


def change_outbox(shop: Shop, statements: str) -> None:
    with closing(sqlite3.connect(outbox_file(shop))) as connection:
        connection.executescript(statements)


@contextmanager
def states_on_disk(shop: Shop) -> Iterator[Callable[[], list[str]]]:
    """Give the states that adds have had on the disk from here on, in their order."""
    change_outbox(shop, _NOTE_STATES)

    def told() -> list[str]:
        with closing(sqlite3.connect(outbox_file(shop))) as connection:
            return [state for (state,) in connection.execute("SELECT state FROM told ORDER BY rowid")]

    yield told
    change_outbox(shop, "DROP TRIGGER tell_new; DROP TRIGGER tell_changed; DROP TABLE told;")


async def test_the_dialog_says_that_it_adds_once_the_animal_is_queued_on_the_disk(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service):
        service.may_answer.clear()
        dialog = shop.add_dialog()
        dialog.name.setText("Marble")
        dialog.category.setText("12")
        await shop.settled()
        with slow_disk(shop) as go_on:
            dialog.confirm.click()
            await asyncio.sleep(A_MOMENT)
            assert dialog.message.text() == "Saving…"
            assert on_disk(shop) == ["draft"]
            go_on()
        await until(lambda: dialog.message.text() == "Adding…", "it adds")
        assert on_disk(shop) in (["queued"], ["sending"])
        service.may_answer.set()
        await shop.add_dialog_closed()


async def test_one_like_a_known_animal_is_queued_and_taken_back_until_the_person_has_answered(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        known = window.table.animals[0]
        with states_on_disk(shop) as states:
            dialog = shop.begin_add(known.name, str(known.category_id))
            await until(lambda: "Add another?" in shop.said(dialog), "the question")
            assert states() in (["draft", "queued", "draft"], ["queued", "draft"])
            # While the question is open nothing leaves, also when the line goes on.
            shop.queue.send_queued()
            await asyncio.sleep(A_MOMENT)
            assert shop.asked("POST") == []
            shop.think()
            dialog.confirm.click()
            await shop.add_dialog_closed()
            await shop.settled()
        assert len(shop.asked("POST")) == 1
        assert f"{known.name} was added as #" in window.toast.accessibleName()


async def test_a_question_that_needs_no_look_comes_before_anything_is_queued(shop: Shop) -> None:
    shop.variables["MENAGERIE_PRODUCTION_URL"] = shop.staging.base_url
    async with shop.open_with_animals("production") as window:
        known = window.table.animals[0]
        dialog = shop.begin_add(known.name, str(known.category_id))
        # One question has all that there is to say.
        await until(lambda: "the live catalogue" in shop.said(dialog), "the question")
        assert "Add another?" in shop.said(dialog)
        await shop.settled()
        assert shop.states() == {known.name: State.DRAFT}
        dialog.cancel.click()


async def test_one_that_cannot_be_taken_back_is_added_as_the_person_said(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        known = window.table.animals[0]
        change_outbox(shop, _REFUSE_TO_TAKE_BACK)
        shop.begin_add(known.name, str(known.category_id))
        await shop.add_dialog_closed()
        assert shop.states() == {known.name: State.CREATED}
        assert len(shop.asked("POST")) == 1


async def test_one_that_is_still_looked_for_does_not_leave_by_itself(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service):
        queue = shop.queue
        async with queue.choosing:
            queue.update(await queue.outbox.queue_new(Typed("Marble", "12")))
            queue.send_queued()
            await asyncio.sleep(A_MOMENT)
            assert service.received == []
        await until(is_now(shop, "Marble", State.CREATED), "it is added")


async def test_escape_before_the_question_says_that_the_animal_is_a_draft(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        known = window.table.animals[0]
        shop.begin_add(known.name, str(known.category_id)).cancel.click()
        await shop.add_dialog_closed()
        await shop.settled()
        assert shop.states() == {known.name: State.DRAFT}
        assert window.toast.accessibleName().startswith(f"{known.name} is a draft now")
        assert shop.said(window.message_bar) == ""
        assert shop.asked("POST") == []


async def test_what_cannot_be_queued_is_said_and_nothing_of_it_is_lost(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        dialog.name.setText("Mar")
        await shop.settled()
        with stuck_disk(shop):
            dialog.name.setText("Marble")
            dialog.category.setText("12")
            dialog.confirm.click()
            await until(lambda: "cannot be read or written" in shop.said(dialog), "it says so")
            assert dialog.content == Typed("Marble", "12")
            await shop.settled()
        # WHEN the disk is well again
        dialog.cancel.click()
        await shop.settled()
        assert shop.states() == {"Marble": State.DRAFT}
        shop.add_dialog().confirm.click()
        await shop.add_dialog_closed()
        assert len(shop.asked("POST")) == 1
