"""An import that the disk holds up says so in its own window, too, and goes on by itself."""

import pytest

from menagerie.outbox.entry import Typed
from menagerie.outbox.job import JobRow
from support.hard_times import closed_outbox, stuck_disk
from support.qt_loop import until
from support.shop import Shop


@pytest.mark.thorough
async def test_the_page_says_why_nothing_is_sent_until_something_is_sent_again(shop: Shop) -> None:
    async with closed_outbox(shop) as outbox:
        rows = [JobRow(row, (f"Ink {row}",), Typed(f"Ink {row}", "12")) for row in (2, 3)]
        job = await outbox.begin_job("delivery.csv", "digest", "Anna", {}, rows)
    with stuck_disk(shop):
        async with shop.open():
            shop.parts.running.show(job.number)
            page = shop.parts.running.page
            await until(lambda: "cannot be read or written" in page.message.text(), "what is wrong")
            await until(lambda: "Tries again in" in page.card.waiting.text(), "when it is tried again")
            assert shop.asked("POST") == []
    async with shop.open():
        shop.parts.running.show(job.number)
        page = shop.parts.running.page
        await until(lambda: page.card.summary.text() == "2 added", "both are added")
        assert not page.message.isVisible()
        assert len(shop.asked("POST")) == 2
