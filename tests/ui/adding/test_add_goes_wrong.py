"""Whatever goes wrong after Add is pressed, the dialog can be closed, and the animal is kept exactly once."""

import asyncio
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from menagerie.domain.cases import WritingCase
from menagerie.domain.errors import StorageError
from menagerie.outbox.entry import State
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from support.animal_service import animal_service, refusal
from support.hard_times import on_disk, open_without_animals
from support.qt_loop import until
from support.shop import Shop
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


async def ended(shop: Shop) -> None:
    """Wait until nothing that an add began goes on."""
    await until(lambda: not any(name.startswith("add ") for name in shop.jobs()), "the end of the add")


PLACES = ("like", "category_names")
CLOSING = (press_escape, press_cancel, close_window)
# The end of the task is that of the application.
CASES = tuple(product(PLACES, (*ERRORS, asyncio.CancelledError), CLOSING))


@pytest.mark.parametrize(
    ("place", "error", "close"),
    sampled(CASES, lambda case: case[0] == "like" and (case[1] is RuntimeError or case[2] is press_escape)),
)
async def test_an_add_whose_question_cannot_be_found_is_a_draft_once_the_dialog_is_closed(
    shop: Shop,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    place: str,
    error: Callable[[], BaseException],
    close: Callable[[AddAnimalDialog, QtBot], None],
) -> None:
    async with animal_service() as service, open_without_animals(shop, service):
        owner = shop.queue.colleagues if place == "like" else shop.parts.opened.catalogue
        with monkeypatch.context() as patch:
            patch.setattr(owner, place, failing(error))
            dialog = shop.begin_add("Marble")
            await ended(shop)
        assert dialog.name.isEnabled()
        assert not dialog.message.text().startswith(("Saving", "Adding"))
        assert shop.states() == {"Marble": State.DRAFT}
        close(dialog, qtbot)
        await shop.add_dialog_closed()
        await shop.settled()
        assert on_disk(shop) == [State.DRAFT]
        assert service.received == []
        # AND the next one is added as always
        shop.add_dialog().confirm.click()
        await shop.add_dialog_closed()
        await until(lambda: shop.states() == {"Marble": State.CREATED}, "the animal")
        assert service.received == ["Marble"]


@pytest.mark.parametrize("error", ERRORS)
async def test_an_add_that_cannot_be_queued_is_a_draft_once_the_dialog_is_closed(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, error: Callable[[], BaseException]
) -> None:
    async with animal_service() as service, open_without_animals(shop, service):
        dialog = shop.add_dialog()
        with monkeypatch.context() as patch:
            for step in ("queue", "queue_new"):
                patch.setattr(shop.queue.outbox, step, failing(error))
            shop.begin_add("Marble")
            await ended(shop)
        dialog.cancel.click()
        await shop.add_dialog_closed()
        await shop.settled()
        assert shop.states() == {"Marble": State.DRAFT}
        assert on_disk(shop) == [State.DRAFT]
        assert service.received == []


@pytest.mark.parametrize("error", ERRORS)
async def test_an_add_that_can_neither_be_asked_about_nor_taken_back_is_never_added_twice(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, error: Callable[[], BaseException]
) -> None:
    async with animal_service() as service, open_without_animals(shop, service):
        with monkeypatch.context() as patch:
            patch.setattr(shop.queue.colleagues, "like", failing(error))
            full = failing(full_disk)
            patch.setattr(shop.queue.outbox, "save_draft", full)
            patch.setattr(shop.queue.outbox, "begin_sending", full)
            dialog = shop.begin_add("Marble")
            await until(dialog.confirm.isEnabled, "the end of the add")
        # WHEN Add is pressed again
        shop.think()
        dialog.confirm.click()
        await shop.add_dialog_closed()
        await until(lambda: shop.states() == {"Marble": State.CREATED}, "the animal")
        await shop.idle()
        assert service.received == ["Marble"]
        assert on_disk(shop) == [State.CREATED]


@pytest.mark.parametrize("error", [*ERRORS, asyncio.CancelledError])
async def test_an_add_that_was_queued_stays_in_the_outbox_when_sending_it_goes_wrong(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, error: Callable[[], BaseException]
) -> None:
    async with animal_service() as service, open_without_animals(shop, service):
        with monkeypatch.context() as patch:
            patch.setattr(shop.queue, "send", failing(error))
            patch.setattr(shop.queue, "send_queued", lambda: None)
            shop.begin_add("Marble")
            await shop.add_dialog_closed()
            assert shop.states() == {"Marble": State.QUEUED}
            assert on_disk(shop) == [State.QUEUED]
        shop.queue.resume()
        await until(lambda: shop.states() == {"Marble": State.CREATED}, "the animal")
        assert service.received == ["Marble"]


async def test_a_dialog_that_cannot_show_why_an_add_was_refused_is_closed_and_the_outbox_has_it(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with animal_service() as service, open_without_animals(shop, service):
        service.plans.append(refusal(400))
        dialog = shop.add_dialog()
        monkeypatch.setattr(dialog, "show_refusal", failing_at_once(OverflowError))
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        assert shop.states() == {"Marble": State.REFUSED}
