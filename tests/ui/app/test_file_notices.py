"""What the window says of files that cannot be written for a while."""

from support.hard_times import stuck_file
from support.qt_loop import until
from support.shop import Shop


async def test_that_a_file_cannot_be_written_is_said_until_it_can_and_again_the_next_time(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        for _ in range(2):
            with stuck_file(shop.catalogue_file, "answer"):
                window.header.refresh.click()
                await until(lambda: "cannot be written" in shop.said(window.notice), "it says so")
                await shop.answered()
            window.header.refresh.click()
            await until(lambda: not window.notice.isVisible(), "it says so no more")
            await shop.answered()
