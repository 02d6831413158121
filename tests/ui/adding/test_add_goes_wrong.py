"""Whatever goes wrong after Add is pressed, the dialog can be closed, and the animal is kept exactly once."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from menagerie.domain.cases import WritingCase
from menagerie.domain.errors import StorageError
from menagerie.outbox.entry import State
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from support.adding_desk import AddingDesk, adding_desk
from support.animal_service import animal_service, refusal
from support.qt_loop import until
from support.two_runs import sampled


def full_disk() -> StorageError:
    return StorageError(WritingCase.DISK_FULL)


ERRORS: tuple[Callable[[], BaseException], ...] = (RuntimeError, OverflowError, full_disk)
# The end of the task is that of the application.
ERRORS_AND_THE_END: tuple[Callable[[], BaseException], ...] = (*ERRORS, asyncio.CancelledError)


def failing(error: Callable[[], BaseException]) -> Callable[..., Any]:
    async def fail(*_args: object, **_named: object) -> None:
        raise error()

    return fail


def press_escape(dialog: AddAnimalDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def press_cancel(dialog: AddAnimalDialog) -> None:
    dialog.cancel.click()


async def ended(desk: AddingDesk) -> None:
    """Wait until nothing that an add began goes on."""
    await until(lambda: not any(name.startswith("add ") for name in desk.jobs.names()), "the end of the add")


CASES: tuple[tuple[Callable[[], BaseException], Callable[[AddAnimalDialog], object]], ...] = (
    *((error, press_escape) for error in ERRORS_AND_THE_END),
    (RuntimeError, press_cancel),
    (RuntimeError, AddAnimalDialog.close),
)


@pytest.mark.parametrize("place", sampled(("like", "category_names"), lambda place: place == "like"))
async def test_an_add_whose_question_cannot_be_found_is_a_draft_once_the_dialog_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    async with animal_service() as service, adding_desk(service, tmp_path) as desk:
        owner = desk.queue.colleagues if place == "like" else desk.opened.catalogue
        for number, (error, close) in enumerate(CASES):
            name, before = f"Marble {number}", [State.CREATED] * number
            with monkeypatch.context() as patch:
                patch.setattr(owner, place, failing(error))
                dialog = desk.begin_add(name)
                await ended(desk)
            assert dialog.name.isEnabled()
            assert not dialog.message.text().startswith(("Saving", "Adding"))
            assert desk.states()[name] is State.DRAFT
            close(dialog)
            await desk.add_dialog_closed()
            await desk.settled()
            assert desk.on_disk() == [*before, State.DRAFT]
            assert len(service.received) == number
            # AND the next one is added as always
            desk.add_dialog().confirm.click()
            await desk.add_dialog_closed()
            await until(lambda: {*desk.states().values()} == {State.CREATED}, "the animal")
            assert service.received[-1] == name
            assert len(service.received) == number + 1


async def test_an_add_that_cannot_be_queued_is_a_draft_once_the_dialog_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with animal_service() as service, adding_desk(service, tmp_path) as desk:
        for number, error in enumerate(ERRORS, start=1):
            dialog = desk.add_dialog()
            dialog.start_empty.click()
            with monkeypatch.context() as patch:
                for step in ("queue", "queue_new"):
                    patch.setattr(desk.queue.outbox, step, failing(error))
                desk.begin_add(f"Marble {number}")
                await ended(desk)
            dialog.cancel.click()
            await desk.add_dialog_closed()
            await desk.settled()
            assert desk.states() == {f"Marble {one + 1}": State.DRAFT for one in range(number)}
            assert desk.on_disk() == [State.DRAFT] * number
            assert service.received == []


async def test_an_add_that_can_neither_be_asked_about_nor_taken_back_is_never_added_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with animal_service() as service, adding_desk(service, tmp_path) as desk:
        names: list[str] = []
        for number, error in enumerate(ERRORS, start=1):
            names.append(f"Marble {number}")
            with monkeypatch.context() as patch:
                patch.setattr(desk.queue.colleagues, "like", failing(error))
                full = failing(full_disk)
                patch.setattr(desk.queue.outbox, "save_draft", full)
                patch.setattr(desk.queue.outbox, "begin_sending", full)
                dialog = desk.begin_add(names[-1])
                await until(dialog.confirm.isEnabled, "the end of the add")
            # WHEN Add is pressed again
            desk.think()
            dialog.confirm.click()
            await desk.add_dialog_closed()
            await until(lambda: {*desk.states().values()} == {State.CREATED}, "the animal")
            await desk.settled()
            assert service.received == names
            assert desk.on_disk() == [State.CREATED] * number


async def test_an_add_that_was_queued_or_refused_is_in_the_outbox_when_sending_or_showing_it_goes_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with animal_service() as service, adding_desk(service, tmp_path) as desk:
        names: list[str] = []
        for number, error in enumerate(ERRORS_AND_THE_END):
            names.append(f"Marble {number}")
            with monkeypatch.context() as patch:
                patch.setattr(desk.queue, "send", failing(error))
                patch.setattr(desk.queue, "send_queued", lambda: None)
                desk.begin_add(names[-1])
                await desk.add_dialog_closed()
                assert desk.states()[names[-1]] is State.QUEUED
                assert desk.on_disk() == [*[State.CREATED] * number, State.QUEUED]
            desk.queue.resume()
            await until(lambda: {*desk.states().values()} == {State.CREATED}, "the animal")
            # Until then, what is queued next would be sent with it.
            await desk.settled()
            assert service.received == names
        # WHEN a dialog cannot show why an add was refused
        service.plans.append(refusal(400))
        dialog = desk.add_dialog()

        def fail(_message: str) -> None:
            raise OverflowError

        monkeypatch.setattr(dialog, "show_refusal", fail)
        desk.begin_add("Onyx")
        await desk.add_dialog_closed()
        assert desk.states()["Onyx"] is State.REFUSED
