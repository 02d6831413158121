"""Imports that are over, as the outbox has them, and the page that shows them."""

import asyncio
from collections.abc import Mapping

from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import Job, JobResult, JobRow
from menagerie.outbox.store import Outbox
from menagerie.ui.importing.job.page import JobPage
from support.qt_loop import until
from support.shop import Shop

REASON = "There is no category 99."
MIXED = {"Marble": State.CREATED, "Rex": State.REFUSED, "Basil": State.UNCONFIRMED, "Ink": State.CREATED}


async def leave_import(
    outbox: Outbox, outcomes: Mapping[str, State], *, title: str = "delivery.csv", has_ids: bool = True
) -> Job:
    """Leave an import whose rows have these outcomes by their names; one more row is left out.

    Those that were added have the ids 1002, 1003 and so on, by their rows, or none that is known.
    """
    rows = [JobRow(row, (name, "12"), Typed(name, "12")) for row, name in enumerate(outcomes, 2)]
    left_out = JobRow(len(rows) + 2, ("Onyx", "cat"), None, "Choose a category.")
    about = {"columns": ["Name", "Category"], "format": "csv", "problems": 1}
    job = await outbox.begin_job(title, "digest", "Anna", about, [*rows, left_out])

    async def leave(result: JobResult) -> None:
        assert result.entry is not None
        entry = result.entry
        state = outcomes[entry.typed.name]
        if state is State.QUEUED:
            return
        await outbox.begin_sending(entry.number)
        match state:
            case State.CREATED:
                await outbox.created(entry.number, 1000 + result.number if has_ids else None)
            case State.REFUSED:
                await outbox.refused(entry.number, REASON)
            case State.UNCONFIRMED:
                await outbox.unconfirmed(entry.number, "No response.")
            case _:
                raise AssertionError(state)

    await asyncio.gather(*map(leave, await outbox.job_rows(job.number, left_out=False)))
    return await outbox.job(job.number)


async def show(shop: Shop, number: int | None = None) -> JobPage:
    """Open the page, and wait until the rows of its import are there."""
    shop.parts.running.show(number)
    page = shop.parts.running.page
    await until(lambda: page.job is not None and page.table.rows.rowCount(), "rows of an import")
    return page
