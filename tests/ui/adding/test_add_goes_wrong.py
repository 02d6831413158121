"""Whatever goes wrong after Add is pressed, the dialog can be closed, and the animal is kept exactly once."""

import asyncio
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

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


ERRORS = (RuntimeError, OverflowError, full_disk)


def failing(error: Callable[[], BaseException]) -> Callable[..., Any]:
    async def fail(*_args: object, **_named: object) -> None:
        raise error()

    return fail


def failing_at_once(error: Callable[[], BaseException]) -> Callable[..., Any]:
    def fail(*_args: object, **_named: object) -> None:
        raise error()

    return fail


def press_escape(dialog: AddAnimalDialog, qtbot: QtBot) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def press_cancel(dialog: AddAnimalDialog, _qtbot: QtBot) -> None:
    dialog.cancel.click()


def close_window(dialog: AddAnimalDialog, _qtbot: QtBot) -> None:
    dialog.close()


async def ended(desk: AddingDesk) -> None:
    """Wait until nothing that an add began goes on."""
    await until(lambda: not any(name.startswith("add ") for name in desk.jobs.names()), "the end of the add")


PLACES = ("like", "category_names")
CLOSING = (press_escape, press_cancel, close_window)
# The end of the task is that of the application.
CASES = tuple(product(PLACES, (*ERRORS, asyncio.CancelledError), CLOSING))


@pytest.mark.parametrize(
    ("place", "error", "close"),
    sampled(CASES, lambda case: case[0] == "like" and (case[1] is RuntimeError or case[2] is press_escape)),
)
async def test_an_add_whose_question_cannot_be_found_is_a_draft_once_the_dialog_is_closed(
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    place: str,
    error: Callable[[], BaseException],
    close: Callable[[AddAnimalDialog, QtBot], None],
) -> None:
    async with animal_service() as service, adding_desk(service, tmp_path) as desk:
        owner = desk.queue.colleagues if place == "like" else desk.opened.catalogue
        with monkeypatch.context() as patch:
            patch.setattr(owner, place, failing(error))
            dialog = desk.begin_add("Marble")
            await ended(desk)
        assert dialog.name.isEnabled()
        assert not dialog.message.text().startswith(("Saving", "Adding"))
        assert desk.states() == {"Marble": State.DRAFT}
        close(dialog, qtbot)
        await desk.add_dialog_closed()
        await desk.settled()
        assert desk.on_disk() == [State.DRAFT]
        assert service.received == []
        # AND the next one is added as always
        desk.add_dialog().confirm.click()
        await desk.add_dialog_closed()
        await until(lambda: desk.states() == {"Marble": State.CREATED}, "the animal")
        assert service.received == ["Marble"]


@pytest.mark.parametrize("error", ERRORS)
async def test_an_add_that_cannot_be_queued_is_a_draft_once_the_dialog_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Callable[[], BaseException]
) -> None:
    async with animal_service() as service, adding_desk(service, tmp_path) as desk:
        dialog = desk.add_dialog()
        with monkeypatch.context() as patch:
            for step in ("queue", "queue_new"):
                patch.setattr(desk.queue.outbox, step, failing(error))
            desk.begin_add("Marble")
            await ended(desk)
        dialog.cancel.click()
        await desk.add_dialog_closed()
        await desk.settled()
        assert desk.states() == {"Marble": State.DRAFT}
        assert desk.on_disk() == [State.DRAFT]
        assert service.received == []


@pytest.mark.parametrize("error", ERRORS)
async def test_an_add_that_can_neither_be_asked_about_nor_taken_back_is_never_added_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Callable[[], BaseException]
) -> None:
    async with animal_service() as service, adding_desk(service, tmp_path) as desk:
        with monkeypatch.context() as patch:
            patch.setattr(desk.queue.colleagues, "like", failing(error))
            full = failing(full_disk)
            patch.setattr(desk.queue.outbox, "save_draft", full)
            patch.setattr(desk.queue.outbox, "begin_sending", full)
            dialog = desk.begin_add("Marble")
            await until(dialog.confirm.isEnabled, "the end of the add")
        # WHEN Add is pressed again
        desk.think()
        dialog.confirm.click()
        await desk.add_dialog_closed()
        await until(lambda: desk.states() == {"Marble": State.CREATED}, "the animal")
        await desk.settled()
        assert service.received == ["Marble"]
        assert desk.on_disk() == [State.CREATED]


@pytest.mark.parametrize("error", [*ERRORS, asyncio.CancelledError])
async def test_an_add_that_was_queued_stays_in_the_outbox_when_sending_it_goes_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Callable[[], BaseException]
) -> None:
    async with animal_service() as service, adding_desk(service, tmp_path) as desk:
        with monkeypatch.context() as patch:
            patch.setattr(desk.queue, "send", failing(error))
            patch.setattr(desk.queue, "send_queued", lambda: None)
            desk.begin_add("Marble")
            await desk.add_dialog_closed()
            assert desk.states() == {"Marble": State.QUEUED}
            assert desk.on_disk() == [State.QUEUED]
        desk.queue.resume()
        await until(lambda: desk.states() == {"Marble": State.CREATED}, "the animal")
        assert service.received == ["Marble"]


async def test_a_dialog_that_cannot_show_why_an_add_was_refused_is_closed_and_the_outbox_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with animal_service() as service, adding_desk(service, tmp_path) as desk:
        service.plans.append(refusal(400))
        dialog = desk.add_dialog()
        monkeypatch.setattr(dialog, "show_refusal", failing_at_once(OverflowError))
        desk.begin_add("Marble")
        await desk.add_dialog_closed()
        assert desk.states() == {"Marble": State.REFUSED}
