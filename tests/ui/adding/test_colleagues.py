"""What colleagues add at other desks, in the whole window: asked about first, never added twice unasked."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from menagerie.domain.animal import NewAnimal
from menagerie.outbox.colleague import ColleaguesAdd
from menagerie.outbox.entry import State, Typed
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from support.clock import WrongClock
from support.postgres import Postgres
from support.qt_loop import until
from support.shared_adds import AddingDesk, adding_desk
from support.shop import Shop


@asynccontextmanager
async def opened(
    shop: Shop, server: Postgres, database: str, folder: Path, clock: WrongClock | None = None
) -> AsyncIterator[AddingDesk]:
    """Open the window of one desk, and give Anna's, which shares with it."""
    address = server.socket_address(database).text
    shop.paths.user_environments.write_text(f'[staging]\nshared = "{address}"\n')
    base_url = shop.staging.base_url
    async with (
        adding_desk(server, database, folder, "Anna", clock=clock, base_url=base_url) as anna,
        shop.open_with_animals(),
    ):
        ready = await anna.queue("Ready")
        await anna.told()
        while not await shop.queue.colleagues.all():
            await shop.settled()
        anna.adds.note(await anna.outbox.discard(ready.number))
        yield anna


def asks(shop: Shop, dialog: AddAnimalDialog, question: str) -> Callable[[], bool]:
    return lambda: question in shop.said(dialog)


async def confirm(shop: Shop, dialog: AddAnimalDialog) -> None:
    """Add another all the same; that is the last question."""
    assert dialog.confirm.text() == "Add another to Staging"
    assert shop.asked("POST") == []
    shop.think()
    dialog.confirm.click()
    await shop.add_dialog_closed()
    await until(lambda: set(shop.states().values()) == {State.CREATED}, "the animal")
    assert shop.asked("POST") == ["POST /v1/pets 201"]
    shop.log.lines.clear()


async def added(anna: AddingDesk, name: str) -> None:
    """Let Anna add an animal."""
    entry = await anna.queue(name, "12")
    await anna.outbox.begin_sending(entry.number)
    anna.adds.note(await anna.outbox.created(entry.number, 999_999))


async def test_an_animal_that_a_colleague_has_just_added_or_is_adding_is_asked_about(
    shop: Shop, postgres: Postgres, shared_database: str, tmp_path: Path
) -> None:
    clock, marble = WrongClock(), NewAnimal("Marble", 12, None)
    async with opened(shop, postgres, shared_database, tmp_path, clock) as anna:
        clock.ahead = -200
        await added(anna, "marble")
        clock.ahead = 0
        await anna.told()
        dialog = shop.begin_add("Marble")
        question = "Anna at till of Anna added one just like it 3 minutes ago. Add another?"
        await until(asks(shop, dialog, question), "the question")
        await confirm(shop, dialog)
        # Anna's desk knows of it, and who added it.
        while not (found := await anna.adds.alike([marble])) or found[0].state is not State.CREATED:
            await shop.settled()
        assert found[0].animal_id is not None
        assert found[0].person.name
        for name, state, said in (
            ("Onyx", State.QUEUED, "queued one just like it just now. It is not sent yet."),
            ("Basil", State.SENDING, "began to send one just like it just now."),
            (
                "Ginger",
                State.UNCONFIRMED,
                "sent one just like it just now, and it is not known yet if it was added.",
            ),
        ):
            entry = await anna.queue(name, "12")
            if state is not State.QUEUED:
                entry = await anna.outbox.begin_sending(entry.number)
            if state is State.UNCONFIRMED:
                entry = await anna.outbox.unconfirmed(entry.number, "")
            anna.adds.note(entry)
            await anna.told()
            dialog = shop.begin_add(name)
            await until(asks(shop, dialog, f"Anna at till of Anna {said} Add another?"), "the question")
            await confirm(shop, dialog)


async def test_one_that_a_colleague_added_meanwhile_is_held_until_the_person_decides(
    shop: Shop, postgres: Postgres, shared_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody_yet(_new: NewAnimal) -> tuple[ColleaguesAdd, ...]:
        return ()

    async with opened(shop, postgres, shared_database, tmp_path) as anna:
        with monkeypatch.context() as patch:
            # What is found in the moment before Anna's add is published.
            patch.setattr(shop.queue.colleagues, "like", nobody_yet)
            assert await anna.leave(await anna.queue("Marble", "12")) == ()
            dialog = shop.begin_add("Marble")
            await until(asks(shop, dialog, "Anna at till of Anna began to send one just like it ("), "why")
            assert "Add another?" in shop.said(dialog)
            assert shop.states() == {"Marble": State.REFUSED}
            await confirm(shop, dialog)
        # WHEN a colleague adds one while ours is queued
        queue = shop.queue
        async with queue.choosing:
            queue.update(await queue.outbox.queue_new(Typed("Onyx", "12")))
            await added(anna, "Onyx")
            await anna.told()
        queue.send_queued()
        await until(lambda: shop.states()["Onyx"] is State.REFUSED, "the add that is held")
        assert shop.asked("POST") == []
        shop.choose_in_outbox("Onyx")
        assert "It was not sent, so that it is not added twice." in shop.reason()
        assert "Anna at till of Anna added one just like it (" in shop.reason()
        send = shop.button("outboxSend")
        assert send.text() == "Add another"
        shop.think()
        send.click()
        await until(lambda: shop.states()["Onyx"] is State.CREATED, "the animal")
        assert shop.asked("POST") == ["POST /v1/pets 201"]
