"""Add is pressed: the animal is queued on the disk before anything that takes time, and then looked for."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

from menagerie.outbox.entry import State, Typed
from menagerie.settings.environments import EnvironmentId
from support.adding_desk import AddingDesk, adding_desk
from support.animal_service import AnimalService, animal_service
from support.hard_times import A_MOMENT, slow_file, stuck_file
from support.qt_loop import until

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


def change_outbox(desk: AddingDesk, statements: str) -> None:
    with closing(sqlite3.connect(desk.outbox_file)) as connection:
        connection.executescript(statements)


@contextmanager
def states_on_disk(desk: AddingDesk) -> Iterator[Callable[[], list[str]]]:
    """Give the states that adds have had on the disk from here on, in their order."""
    change_outbox(desk, _NOTE_STATES)

    def told() -> list[str]:
        with closing(sqlite3.connect(desk.outbox_file)) as connection:
            return [state for (state,) in connection.execute("SELECT state FROM told ORDER BY rowid")]

    yield told
    change_outbox(desk, "DROP TRIGGER tell_new; DROP TRIGGER tell_changed; DROP TABLE told;")


@asynccontextmanager
async def knowing_rex(
    folder: Path, identifier: EnvironmentId = EnvironmentId.STAGING
) -> AsyncIterator[tuple[AddingDesk, AnimalService]]:
    """Open a desk that knows an animal of the service."""
    async with animal_service() as service, adding_desk(service, folder, identifier) as desk:
        service.add("Rex")
        await desk.know()
        yield desk, service


async def test_the_dialog_says_that_it_adds_once_the_animal_is_queued_and_what_is_looked_for_does_not_leave(
    tmp_path: Path,
) -> None:
    async with animal_service() as service, adding_desk(service, tmp_path) as desk:
        service.may_answer.clear()
        dialog = desk.add_dialog()
        dialog.name.setText("Marble")
        dialog.category.setText("12")
        await desk.settled()
        with slow_file(desk.outbox_file) as go_on:
            dialog.confirm.click()
            await asyncio.sleep(A_MOMENT)
            assert dialog.message.text() == "Saving…"
            assert desk.on_disk() == ["draft"]
            go_on()
        await until(lambda: dialog.message.text() == "Adding…", "it adds")
        assert desk.on_disk() in (["queued"], ["sending"])
        service.may_answer.set()
        await desk.add_dialog_closed()
        # WHEN one is still looked for, it does not leave by itself
        queue = desk.queue
        service.received.clear()
        async with queue.choosing:
            queue.update(await queue.outbox.queue_new(Typed("Onyx", "12")))
            queue.send_queued()
            await asyncio.sleep(A_MOMENT)
            assert service.received == []
        await until(lambda: desk.states().get("Onyx") is State.CREATED, "it is added")


async def test_one_like_a_known_animal_is_queued_and_taken_back_until_the_person_has_answered(
    tmp_path: Path,
) -> None:
    async with knowing_rex(tmp_path) as (desk, service):
        with states_on_disk(desk) as states:
            dialog = desk.begin_add("Rex", "7")
            await until(lambda: "Add another?" in desk.said(dialog), "the question")
            assert states() in (["draft", "queued", "draft"], ["queued", "draft"])
            # While the question is open nothing leaves, also when the line goes on.
            desk.queue.send_queued()
            await asyncio.sleep(A_MOMENT)
            assert service.received == []
            desk.think()
            dialog.confirm.click()
            await desk.add_dialog_closed()
            await desk.settled()
        assert len(service.received) == 1
        assert desk.added == ["Rex"]


async def test_a_question_that_needs_no_look_comes_before_anything_is_queued(tmp_path: Path) -> None:
    async with knowing_rex(tmp_path, EnvironmentId.PRODUCTION) as (desk, _service):
        dialog = desk.begin_add("Rex", "7")
        # One question has all that there is to say.
        await until(lambda: "the live catalogue" in desk.said(dialog), "the question")
        assert "Add another?" in desk.said(dialog)
        await desk.settled()
        assert desk.states() == {"Rex": State.DRAFT}
        dialog.cancel.click()


async def test_escape_before_the_question_leaves_a_draft_and_what_cannot_be_taken_back_is_added(
    tmp_path: Path,
) -> None:
    async with knowing_rex(tmp_path) as (desk, service):
        desk.begin_add("Rex", "7").cancel.click()
        await desk.add_dialog_closed()
        await desk.settled()
        assert desk.states() == {"Rex": State.DRAFT}
        assert desk.toast.accessibleName().startswith("Rex is a draft now")
        assert service.received == []
        # WHEN it cannot be taken back
        change_outbox(desk, _REFUSE_TO_TAKE_BACK)
        desk.begin_add("Rex", "7")
        await desk.add_dialog_closed()
        assert desk.states() == {"Rex": State.CREATED}
        assert len(service.received) == 1


async def test_what_cannot_be_queued_is_said_and_nothing_of_it_is_lost(tmp_path: Path) -> None:
    async with knowing_rex(tmp_path) as (desk, service):
        dialog = desk.add_dialog()
        dialog.name.setText("Mar")
        await desk.settled()
        with stuck_file(desk.outbox_file, "entry"):
            dialog.name.setText("Marble")
            dialog.category.setText("12")
            dialog.confirm.click()
            await until(lambda: "cannot be read or written" in desk.said(dialog), "it says so")
            assert dialog.content == Typed("Marble", "12")
            await desk.settled()
        # WHEN the disk is well again
        dialog.cancel.click()
        await desk.settled()
        assert desk.states() == {"Marble": State.DRAFT}
        desk.add_dialog().confirm.click()
        await desk.add_dialog_closed()
        assert len(service.received) == 1
