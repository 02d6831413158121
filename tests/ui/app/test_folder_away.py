"""A data folder that was away, as on a network drive: nothing is lost, and all of it is opened again."""

from pathlib import Path

import pytest

from menagerie.domain.cases import OutboxCase, StorageCase
from menagerie.domain.facts import fact
from menagerie.outbox.entry import State
from menagerie.ui.words.messages import words
from support.hard_times import lose_handles, stuck_disk, wants_to_close
from support.qt_loop import until
from support.shop import Shop


@pytest.fixture
def shared_folder(shop: Shop) -> Path:
    """The data folder, of which open files can be lost."""
    return shop.paths.data


async def test_what_is_typed_stays_and_all_is_kept_when_the_folder_is_back(
    shop: Shop, shared_folder: Path
) -> None:
    async with shop.open_with_animals() as window:
        shop.begin_add("Before")
        await shop.add_dialog_closed()
        await shop.settled()
        lose_handles(shared_folder)
        dialog = shop.begin_add("Meanwhile")
        await until(lambda: "cannot be used" in dialog.message.text(), "the dialog says so")
        assert dialog.name.text() == "Meanwhile"
        dialog.confirm.click()
        await shop.add_dialog_closed()
        await shop.settled()
        assert shop.states() == {"Before": State.CREATED, "Meanwhile": State.CREATED}
        # What the service shows is remembered, too.
        lose_handles(shared_folder)
        for _ in range(2):
            window.header.refresh.click()
            await shop.answered()
            await shop.settled()
            # What failed is tried again after a pause.
            shop.clock.leap(60)
        assert shop.parts.opened.catalogue.warning is None
        await until(lambda: not window.notice.isVisible(), "it says nothing any more")
        assert shop.names()
    # AND the next start finds both
    async with shop.open():
        await shop.settled()
        assert shop.states() == {"Before": State.CREATED, "Meanwhile": State.CREATED}


async def test_a_folder_that_is_away_is_said_in_one_sentence_and_closing_asks_while_it_is(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        # GIVEN something else that was wrong with the files
        shop.queue.warning = fact(OutboxCase.CORRECTED, corrected=1, unconfirmed=0)
        shop.parts.jobs.ended.emit("")
        await until(window.notice.isVisible, "what was wrong")
        shop.queue.warning = fact(StorageCase.AWAY, folder="data")
        shop.parts.jobs.ended.emit("")
        await until(lambda: window.notice.title.text() == "Your data folder is away", "the one sentence")
        message = window.notice.message
        assert message is not None
        assert (message.text, message.details) == (words(shop.queue.warning), "")
        shop.queue.warning = None
        # Closing asks while something typed is in memory only.
        with stuck_disk(shop):
            dialog = shop.add_dialog()
            dialog.name.setText("Meanwhile")
            dialog.reject()
            await until(lambda: shop.parts.adding.has_unsaved, "the draft that is not saved")
            window.close()
            await until(window.message_bar.isVisible, "the question")
            assert not wants_to_close(shop)
            assert window.message_bar.title.text() == "What you typed is not saved"
            window.message_bar.action.click()
            await until(lambda: wants_to_close(shop), "the end")
