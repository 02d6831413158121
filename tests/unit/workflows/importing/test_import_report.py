"""Beginning an import, and what it leaves: a file with the rest, and the data of a delivery note."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from xlsxwriter.workbook import Workbook

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import SeenList
from menagerie.deliveries.delivery import Delivery, FileFormat, Reading
from menagerie.deliveries.write import write_delivery
from menagerie.domain.animal import Animal, AnimalList
from menagerie.domain.cases import FieldCase, ReasonCase
from menagerie.domain.errors import InputError, StorageError
from menagerie.domain.facts import fact, to_text
from menagerie.domain.titles import REASON_TITLE
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import Job, JobResult, JobRow
from menagerie.outbox.store import Outbox
from menagerie.workflows.importing import (
    AddedAnimal,
    Alike,
    Choices,
    Field,
    Layouts,
    Preview,
    added_animals,
    begin_import,
    earlier_import,
    propose,
    rows_to_work_on,
    write_remaining,
)
from menagerie.workflows.importing.report import LEFT_OUT_ON_PURPOSE, what_row_has, write_left_out
from menagerie.workflows.sending.checking import LISTED_AT
from support.clock import VirtualClock
from support.delivered_tables import delivery_at

FILE = """Note,Name,Category,Status
a,Rex,7,available
b,Mimi,7,auf Lager
c,,7,sold
d,Bo,7,sold
e,Al,7,
f,Kim,7,
"""


class Queue:
    """Begins jobs in an outbox; nothing is sent."""

    def __init__(self, outbox: Outbox) -> None:
        self.outbox = outbox
        self.rows: Sequence[JobRow] = ()

    async def begin_job(
        self, title: str, digest: str, who: str, about: Any, rows: Sequence[JobRow], instead_of: Any = ()
    ) -> Job:
        self.rows = rows
        return await self.outbox.begin_job(title, digest, who, about, rows, instead_of, LEFT_OUT_ON_PURPOSE)


class Desk:
    """The files of one environment, and what a person does with a delivery there."""

    def __init__(self, folder: Path) -> None:
        self.clock = VirtualClock()
        self.catalogue = Catalogue(folder / "catalogue.sqlite3", self.clock)
        self.outbox = Outbox(folder / "outbox.sqlite3", self.clock)
        self.layouts = Layouts(folder / "layouts.json")

    async def preview(self, delivery: Delivery) -> Preview:
        names = await self.catalogue.category_names()
        preview = Preview(delivery, propose(delivery, self.layouts, names), names)
        await preview.check()
        await preview.compare(self.catalogue, self.outbox)
        return preview

    async def begin(self, preview: Preview) -> Job:
        return await begin_import(
            Queue(self.outbox), preview, "ada", catalogue=self.catalogue, layouts=self.layouts
        )

    async def add(self, number: int, animal_id: int | None) -> None:
        entry = await self.outbox.begin_sending(number)
        await self.outbox.created(number, animal_id)
        if animal_id is not None:
            animal = Animal(animal_id, entry.typed.name, int(entry.typed.category), entry.typed.status)
            await self.catalogue.record_animals([animal])


@asynccontextmanager
async def at_desk(folder: Path) -> AsyncIterator[Desk]:
    desk = Desk(folder)
    try:
        yield desk
    finally:
        await desk.outbox.close()
        await desk.catalogue.close()


def delivery_in(folder: Path, text: str = FILE) -> Delivery:
    path = folder / "delivery.csv"
    path.write_text(text, encoding="utf-8")
    return delivery_at(path)


async def rest_of(desk: Desk, job: Job, path: Path) -> Delivery:
    """Write the rows of a job that still need work, and read them as a delivery."""
    job = await desk.outbox.job(job.number)
    written = await write_remaining(desk.outbox, job, path, str)
    assert written.rows == rows_to_work_on(job)
    return delivery_at(written.path)


async def test_a_job_keeps_when_all_animals_were_listed_last_and_frees_its_rows(tmp_path: Path) -> None:
    async with at_desk(tmp_path) as desk:
        preview = await desk.preview(delivery_in(tmp_path))
        queue, listed_at = Queue(desk.outbox), desk.clock.now()
        await desk.catalogue.record(SeenList(None, AnimalList((), 100), listed_at))
        desk.clock.move(60)
        await desk.catalogue.record(SeenList("sold", AnimalList((), 100), desk.clock.now()))
        job = await begin_import(queue, preview, "ada", catalogue=desk.catalogue)
        assert job.about.get(LISTED_AT) == listed_at
        # All together, those of a large delivery would hold the window.
        assert queue.rows == []
        assert len(await desk.outbox.job_rows(job.number)) == len(preview.delivery.rows)


async def half_done(desk: Desk, delivery: Delivery) -> Job:
    """Import a delivery: Rex is added, Mimi refused, Bo not confirmed, the rest cancelled."""
    job = await desk.begin(await desk.preview(delivery))
    rows = await desk.outbox.job_rows(job.number, left_out=False)
    rex, mimi, bo, *_ = [row.entry.number for row in rows if row.entry is not None]
    await desk.add(rex, 41)
    await desk.outbox.begin_sending(mimi)
    await desk.outbox.refused(mimi, "The name is too short.")
    await desk.outbox.begin_sending(bo)
    await desk.outbox.unconfirmed(bo, "No response.")
    await desk.outbox.cancel_job(job.number)
    return await desk.outbox.job(job.number)


async def test_all_rows_become_one_job_in_their_order_and_none_is_added_twice(tmp_path: Path) -> None:
    async with at_desk(tmp_path) as desk:
        delivery = delivery_in(tmp_path)
        preview = await desk.preview(delivery)
        # GIVEN an animal that became known meanwhile
        await desk.catalogue.record_animals([Animal(1, "Kim", 7, None)])
        job = await desk.begin(preview)
        assert (job.title, job.who, job.digest) == ("delivery.csv", "ada", delivery.digest)
        assert (job.counts, job.left_out) == ({State.QUEUED: 4}, 2)
        rows = await desk.outbox.job_rows(job.number)
        assert [row.number for row in rows] == list(delivery.numbers)
        assert [row.cells for row in rows] == list(delivery.rows)
        assert [row.entry and row.entry.typed for row in rows] == [
            Typed("Rex", "7", "available"),
            Typed("Mimi", "7", "available"),
            None,
            Typed("Bo", "7", "sold"),
            Typed("Al", "7", None),
            None,
        ]
        assert rows[2].reason == to_text(fact(FieldCase.NAME_MISSING))
        earlier = await earlier_import(desk.outbox, delivery.digest)
        assert earlier is not None
        assert earlier.number == job.number
        assert await earlier_import(desk.outbox, "another") is None
        assert desk.layouts.find(delivery) is not None
        # WHEN it is begun again, or in another window with the same file
        with pytest.raises(InputError, match="begun-already"):
            await desk.begin(preview)
        with pytest.raises(InputError, match="nothing-to-add"):
            await desk.begin(await desk.preview(delivery))
        assert len(await desk.outbox.jobs()) == 1


async def test_an_import_begins_once_it_can_and_no_reason_has_what_terminals_obey(tmp_path: Path) -> None:
    async with at_desk(tmp_path) as desk:
        preview = await desk.preview(delivery_in(tmp_path, "Name,Category\n,7\n"))
        with pytest.raises(InputError, match="nothing-to-add"):
            await desk.begin(preview)
        preview.edit(0, Field.NAME, "Rex")
        job = await desk.begin(preview)
        (row,) = await desk.outbox.job_rows(job.number)
        assert row.entry is not None
        await desk.outbox.begin_sending(row.entry.number)
        await desk.outbox.refused(row.entry.number, "No\x1b]0;room\x07.\x9b")
        rest = await rest_of(desk, job, tmp_path / "rest.csv")
        assert list(rest.rows) == [("Rex", "7", "No ]0;room .")]


async def test_rows_that_need_work_are_written_with_reasons_and_the_others_noted(tmp_path: Path) -> None:
    async with at_desk(tmp_path) as desk:
        delivery = delivery_in(tmp_path)
        job = await half_done(desk, delivery)
        rest = await rest_of(desk, job, tmp_path / "rest.csv")
        assert rest.columns == (*delivery.columns, REASON_TITLE)
        assert list(rest.rows) == [
            ("b", "Mimi", "7", "auf Lager", "The name is too short."),
            ("c", "", "7", "sold", to_text(fact(FieldCase.NAME_MISSING))),
            ("d", "Bo", "7", "sold", to_text(fact(ReasonCase.UNCONFIRMED))),
            ("e", "Al", "7", "", to_text(fact(ReasonCase.CANCELLED))),
            ("f", "Kim", "7", "", to_text(fact(ReasonCase.CANCELLED))),
        ]
        # The imported file itself is never replaced.
        assert delivery.path is not None
        before = delivery.path.read_bytes()
        with pytest.raises(StorageError, match="is-imported-file"):
            await write_remaining(desk.outbox, job, delivery.path, str)
        assert delivery.path.read_bytes() == before
        # A delivery note has what was added, when and by whom.
        await desk.catalogue.name_category(7, "Dogs")
        assert (job.title, job.who, job.left_out) == ("delivery.csv", "ada", 1)
        assert (job.counts[State.CREATED], job.counts[State.REFUSED]) == (1, 1)
        names = await desk.catalogue.category_names()
        pages = [page async for page in added_animals(desk.outbox, job, names)]
        assert pages == [[AddedAnimal(2, 41, "Rex", "Dogs · 7", "available")]]


async def test_the_rest_has_the_format_of_the_file_and_is_recognised(tmp_path: Path) -> None:
    rows = [("=1+1", "7", "sold"), ("", "007", "-"), ("-Łucja 🐈", "7", "auf\nLager"), ("'x", "7", "")]
    for file_format in FileFormat:
        folder = tmp_path / file_format
        folder.mkdir()
        async with at_desk(folder) as desk:
            columns = ("Was", "Art", "Lage")
            path = write_delivery(folder / f"d.{file_format}", file_format, Reading(), columns, rows)
            preview = await desk.preview(delivery_at(path))
            await preview.change(Choices({Field.NAME: 0, Field.CATEGORY: 1, Field.STATUS: 2}))
            job = await desk.begin(preview)
            await desk.outbox.cancel_job(job.number)
            rest = await rest_of(desk, job, folder / f"rest.{file_format}")
            # Nothing writes XLS.
            assert rest.format is (FileFormat.XLSX if file_format is FileFormat.XLS else file_format)
            assert rest.columns == (*columns, REASON_TITLE)
            assert [row[:3] for row in rest.rows] == rows
            again = await desk.preview(rest)
            assert again.choices == preview.choices
            assert (again.counts.ready, again.counts.problems) == (3, 1)


async def test_what_was_unusable_is_unusable_in_the_rest_whose_name_states_its_format(tmp_path: Path) -> None:
    # The status of three lies under their category.
    path = tmp_path / "merged.xlsx"
    with Workbook(path) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ("Name", "Category", "Status"))
        for row, name in enumerate(("Ink", "", "Rex", "Ash", "Kim", "Moe"), 1):
            sheet.write_row(row, 0, (name, 7, "sold") if name in {"Ink", "", "Moe"} else (name,))
        sheet.merge_range(1, 0, 2, 0, "Ink")
        sheet.merge_range(3, 1, 3, 2, 7)
        sheet.merge_range(4, 1, 5, 2, 7)
        sheet.write_formula(6, 0, "=X()", None, "#DIV/0!")
    async with at_desk(tmp_path) as desk:
        delivery = delivery_at(path)
        preview = await desk.preview(delivery)
        assert [preview.row(place).typed is None for place in range(6)] == [False, *[True] * 5]
        for ending in ("csv", "json", "ods", "tsv", "xlsx"):
            target = tmp_path / f"rest.{ending}"
            written = await write_left_out(delivery, preview.job_rows(), target, str)
            assert written.path == target
            rest = delivery_at(target)
            assert (rest.format, len(rest.rows)) == (FileFormat(ending), 5)
            again = await desk.preview(rest)
            assert again.counts.problems == 5
            assert [row[:3] for row in rest.rows] == [
                ("#N/A Ink", "7", "sold"),
                *((name, "7", "#N/A") for name in ("Rex", "Ash", "Kim")),
                ("#DIV/0!", "7", "sold"),
            ]


async def test_importing_the_rest_repeats_nothing_and_replaces_the_reasons(tmp_path: Path) -> None:
    async with at_desk(tmp_path) as desk:
        delivery = delivery_in(tmp_path)
        job = await half_done(desk, delivery)
        preview = await desk.preview(await rest_of(desk, job, tmp_path / "rest.csv"))
        assert preview.choices.columns == {Field.NAME: 1, Field.CATEGORY: 2, Field.STATUS: 3}
        # Bo is not confirmed: a person looks first.
        assert [preview.row(index).is_included for index in range(5)] == [True, False, False, True, True]
        preview.edit(1, Field.NAME, "Momo")
        second = await desk.begin(preview)
        assert second.counts == {State.QUEUED: 4}
        await desk.outbox.cancel_job(second.number)
        rest = await rest_of(desk, second, tmp_path / "rest 2.csv")
        assert rest.columns == (*delivery.columns, REASON_TITLE)
        # Bo needs no second row: the add itself waits for the person. What was edited is kept.
        assert [row[1] for row in rest.rows] == ["Mimi", "Momo", "Al", "Kim"]


async def test_importing_the_same_file_again_repeats_nothing_that_has_changed(tmp_path: Path) -> None:
    async with at_desk(tmp_path) as desk:
        delivery = delivery_in(tmp_path)
        await half_done(desk, delivery)
        # Rex was sold and is called something else now.
        await desk.catalogue.record_animals([Animal(41, "Rex Senior", 7, "sold")])
        again = await desk.preview(delivery)
        likenesses = [again.row(index).likeness for index in range(6)]
        alike = [one and one.alike for one in likenesses]
        assert alike == [Alike.IMPORTED, None, None, Alike.WAITING, None, None]
        assert [again.row(index).is_included for index in range(6)] == [False, True, False, False, True, True]
        # WHEN nothing is sent of the file, or the rest of it, THEN only what may need work is written
        unsent = await write_left_out(delivery, again.job_rows(), tmp_path / "unsent.csv", str)
        assert [row[0] for row in delivery_at(unsent.path).rows] == ["c", "d"]
        second = await desk.begin(again)
        sent = await write_remaining(desk.outbox, second, tmp_path / "rest.csv", str, with_alike=True)
        assert [row[0] for row in delivery_at(sent.path).rows] == ["c", "d"]


async def test_an_animal_of_an_earlier_import_stands_for_its_own_row_only(tmp_path: Path) -> None:
    async with at_desk(tmp_path) as desk:
        for name, animal_id in (("Rex", 41), ("Tom", None)):
            delivery = delivery_in(tmp_path, f"Name,Category\n{name},7\n{name},7\n")
            job = await desk.begin(await desk.preview(delivery))
            first, second = [row.entry for row in await desk.outbox.job_rows(job.number)]
            assert first is not None
            assert second is not None
            await desk.add(second.number, animal_id)
            await desk.outbox.cancel_job(job.number)
            assert rows_to_work_on(await desk.outbox.job(job.number)) == 1
            preview = await desk.preview(delivery)
            assert [preview.row(index).is_included for index in range(2)] == [True, False]


async def test_many_rows_come_in_pages(tmp_path: Path) -> None:
    async with at_desk(tmp_path) as desk:
        lines = "".join(f"Animal {number},7\n" for number in range(1_010))
        delivery = delivery_in(tmp_path, f"Name,Category\n{lines}")
        job = await desk.begin(await desk.preview(delivery))
        # All of them wait, so all of them are like an add that waits.
        assert (await desk.preview(delivery)).counts.left_out == 1_010
        await desk.outbox.cancel_job(job.number)
        rest = await rest_of(desk, job, tmp_path / "rest.csv")
        assert [row[0] for row in rest.rows] == [row[0] for row in delivery.rows]


async def test_a_mended_row_is_not_in_the_rest_and_known_by_a_repeated_import(tmp_path: Path) -> None:
    delivery = delivery_in(tmp_path, FILE.replace("d,Bo,7,sold", "d,Bo,dog,"))
    async with at_desk(tmp_path) as desk:
        job = await desk.begin(await desk.preview(delivery))
        left_out = await desk.outbox.job_rows(job.number, (), left_out=False, to_correct=True)
        expected = [(4, Typed("", "7", "sold")), (5, Typed("Bo", "dog"))]
        assert [(row.number, what_row_has(job, row)) for row in left_out] == expected
        # WHEN the second of them is added with another name
        mended = await desk.outbox.queue_new(Typed("Bodo", "7"), (job.number, 5))
        rest = await rest_of(desk, job, tmp_path / "rest.csv")
        assert [row[:4] for row in rest.rows] == [("c", "", "7", "sold")]
        # THEN the same file does not add it again, neither while it waits nor once it was added
        waiting = await desk.preview(delivery)
        await desk.add(mended.number, 1043)
        again = await desk.preview(delivery)
        for preview, alike in ((waiting, Alike.WAITING), (again, Alike.IMPORTED)):
            row = preview.row(3)
            assert row.likeness is not None
            assert (row.likeness.alike, row.problems, row.is_included) == (alike, (), False)
        # AND what is mended in a later import of it waits in the earlier one no more
        again.edit(2, Field.NAME, "Cleo")
        later = await desk.begin(again)
        assert (later.to_correct, (await desk.outbox.job(job.number)).to_correct) == (0, 0)


async def test_a_row_is_in_the_rest_while_its_add_is_a_draft_or_was_given_up(tmp_path: Path) -> None:
    rest = tmp_path / "rest.csv"
    async with at_desk(tmp_path) as desk:
        job = await desk.begin(await desk.preview(delivery_in(tmp_path, "Name,Category\nBo,dog\nRex,7\n")))
        expected = await rest_of(desk, job, rest)
        draft = await desk.outbox.save_draft(Typed("Bo", "7"), of=(job.number, 2))
        assert await rest_of(desk, job, rest) == expected
        await desk.outbox.queue(draft.number, draft.typed)
        await desk.outbox.begin_sending(draft.number)
        await desk.outbox.not_sent(draft.number, "No connection.")
        await desk.outbox.discard(draft.number)
        assert await rest_of(desk, job, rest) == expected


def test_a_row_that_an_older_version_left_out_is_read_by_the_titles_of_its_columns() -> None:
    about = {"columns": ["Nr", "Tiername", "Kategorie"], "problems": 1}
    job = Job(1, "old.csv", "d", 1.0, left_out=1, about=about)
    row = JobResult(2, ("4", "Mia", "12a"), "?", None)
    assert what_row_has(job, row) == Typed("Mia", "12a")
    assert rows_to_work_on(job) == 1
    assert rows_to_work_on(replace(job, left_out=0)) == 0
