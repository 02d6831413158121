"""What the window says of files that cannot be written for a while, beside what else there is to say."""

import threading

import pytest

from menagerie.app import notices
from support.hard_times import stuck_file
from support.patience import LONGEST_WAIT
from support.qt_loop import until
from support.sentences import DISK_FULL
from support.shop import Shop


async def test_that_a_file_cannot_be_written_is_said_until_it_can_and_again_the_next_time(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        for _ in range(2):
            with stuck_file(shop.catalogue_file, "answer"):
                window.header.refresh.click()
                await until(lambda: "cannot be written" in shop.said(window.notice), "it says so")
                await shop.answered()
            window.header.refresh.click()
            await until(lambda: not window.notice.isVisible(), "it says so no more")
            await shop.answered()


async def test_the_window_goes_on_while_a_slow_disk_is_asked_whether_it_is_full(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with shop.open_with_animals() as window:
        is_asked, may_answer = threading.Event(), threading.Event()
        threads: set[threading.Thread] = set()

        def ask(_folder: object) -> bool:
            threads.add(threading.current_thread())
            is_asked.set()
            return threading.main_thread() in threads or may_answer.wait(LONGEST_WAIT)

        monkeypatch.setattr(notices, "is_disk_full", ask)
        with stuck_file(shop.catalogue_file, "answer"):
            window.header.refresh.click()
            await until(is_asked.is_set, "the question to the disk")
            assert threading.main_thread() not in threads
            assert DISK_FULL not in shop.said(window.notice)
            may_answer.set()
            await until(lambda: DISK_FULL in shop.said(window.notice), "it says so")
            await shop.answered()
        monkeypatch.undo()
        window.header.refresh.click()
        await until(lambda: not window.notice.isVisible(), "it says so no more")
        await shop.answered()
