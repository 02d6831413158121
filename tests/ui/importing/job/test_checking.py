"""One list tells which rows in doubt were added; those found without a doubt are confirmed together."""

import httpx
import pytest

from menagerie.domain.cases import GeneralCase
from menagerie.domain.facts import Fact
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import Job, JobRow
from menagerie.sandbox.practice import Situation
from menagerie.ui.importing.job.page import JobPage, Shown
from menagerie.ui.importing.job.rows import ResultColumn
from menagerie.ui.words.messages import whole_words
from menagerie.workflows.queue.send_queue import SendQueue
from menagerie.workflows.sending.checking import LISTED_AT
from support.hard_times import closed_outbox
from support.qt_loop import until
from support.sentences import title
from support.shop import RIGHT_KEY, Shop

# The service has the first two once, the third twice, and the last not at all.
FOUND, TWICE, ABSENT = ("Basil", "Ink"), "Onyx", "Ghost"
ROWS = (*FOUND, TWICE, ABSENT)


async def leave_in_doubt(shop: Shop) -> Job:
    """Leave an import all of whose rows are unconfirmed, and which began when all animals were known."""
    async with closed_outbox(shop) as outbox:
        rows = [JobRow(row, (name, "12"), Typed(name, "12", "sold")) for row, name in enumerate(ROWS, 2)]
        job = await outbox.begin_job("delivery.csv", "digest", "Anna", {LISTED_AT: shop.clock.now()}, rows)
        for result in await outbox.job_rows(job.number):
            assert result.entry is not None
            await outbox.begin_sending(result.entry.number)
            await outbox.unconfirmed(result.entry.number, "No response.")
    return job


def names_of(shop: Shop, state: State) -> set[str]:
    return {name for name, one in shop.states().items() if one is state}


async def put_into_service(shop: Shop, *names: str) -> None:
    """Let the service have these animals, which another computer might have added."""
    async with httpx.AsyncClient(headers={"Authorization": f"Bearer {RIGHT_KEY}"}) as client:
        for name in names:
            animal = {"name": name, "categoryId": 12, "status": "sold"}
            response = await client.post(f"{shop.staging.base_url}/pets", json=animal)
            assert response.status_code == 201, response.text


def results(page: JobPage) -> dict[str, str]:
    """Return what the page says of each row, by its name."""
    rows = page.table.rows
    return {
        str(rows.index(row, ResultColumn.NAME).data()): str(rows.index(row, ResultColumn.RESULT).data())
        for row in range(rows.rowCount())
    }


async def test_one_list_tells_found_absent_and_unclear_rows_and_the_found_are_confirmed_at_once(
    shop: Shop,
) -> None:
    # GIVEN an import whose rows are all in doubt after a crash
    job = await leave_in_doubt(shop)
    await put_into_service(shop, *FOUND, TWICE, TWICE)
    async with shop.open_with_animals() as window:
        shop.parts.running.show(job.number)
        page = shop.parts.running.page
        await until(lambda: page.table.rows.rowCount() == len(ROWS) and page.check.isEnabled(), "the rows")
        # A list was asked for by itself: later ones might show these rows no more.
        await until(lambda: all(entry.looks for entry in shop.queue.entries), "the first look")
        asked = len(shop.asked("GET"))
        # WHEN the person checks, and presses the button once too often
        page.check.setFocus()
        page.check.click()
        page.check.click()
        # THEN one request tells what can be told
        said = "2 found, 1 not found, 1 unclear. Open a row to decide."
        await until(lambda: page.message.text() == said, "what was found")
        assert page.check.hasFocus()
        assert len(shop.asked("GET")) == asked + 1
        await until(lambda: results(page)[ABSENT] == "Not in the service's list", "the rows as they are now")
        assert results(page)[TWICE] == "We can't tell from the service's list."
        assert results(page)[FOUND[0]].startswith("Probably added as #")
        # WHEN the person confirms all that were found
        panel = window.outbox_panel
        shop.parts.outbox.show()
        await until(panel.found.isVisible, "the offer")
        assert panel.found.ask.text() == "Confirm all 2…"
        panel.found.ask.click()
        shop.think()
        panel.found.yes.click()
        # THEN only these are added, and nothing was sent again
        await until(lambda: set(FOUND) == names_of(shop, State.CREATED), "both are confirmed")
        assert names_of(shop, State.UNCONFIRMED) == {TWICE, ABSENT}
        assert window.toast.accessibleName() == "2 of 2 animals confirmed"
        await until(lambda: not panel.found.isVisible(), "no more offer")
        page.rows_filter.choose(Shown.ADDED)
        await until(lambda: set(results(page)) == set(FOUND), "the rows that were added")
        assert len(shop.asked("POST")) == 4


async def test_a_check_that_meets_a_bug_or_a_wait_does_not_promise_to_go_on_by_itself(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_queue: SendQueue) -> None:
        raise RuntimeError("a bug")

    job = await leave_in_doubt(shop)
    async with shop.open_with_animals() as window:
        shop.parts.running.show(job.number)
        page = shop.parts.running.page
        await until(page.check.isEnabled, "the check")
        await shop.settled()
        with monkeypatch.context() as patch:
            patch.setattr(SendQueue, "check_all", fail)
            page.check.click()
            assert page.message.text() == "Checking the service's list…"
            await shop.settled()
        assert title(GeneralCase.DEFECT) in shop.said(window.message_bar)
        assert not page.message.isVisible()
        # WHEN the next one meets a wait
        shop.practise(Situation.LIMIT_REACHED, seconds=300)
        shop.think()
        page.check.click()
        said = whole_words(Fact(GeneralCase.WAITING))
        await until(lambda: page.message.text() == said, "why nothing was found")
        await until(lambda: not page.check.isEnabled(), "the wait at the button")
        assert page.check.toolTip().startswith("No request can be sent until ")
        assert page.check.accessibleDescription() == page.check.toolTip()
