"""Pointing out rows that are like one another, like an add that waits, or like a known animal."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from itertools import product
from pathlib import Path

import msgspec
import pytest

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import AlikeAnimals
from menagerie.deliveries.cells import formatted
from menagerie.deliveries.delivery import Delivery, FileFormat, Reading
from menagerie.domain.animal import Animal
from menagerie.domain.cases import DeliveryNoteCase, ReasonCase
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import fact, to_text
from menagerie.domain.knowledge import Person
from menagerie.domain.titles import REASON_TITLE
from menagerie.outbox.colleague import ColleaguesAdd
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import JobRow
from menagerie.outbox.store import Outbox
from menagerie.workflows.colleagues import Colleagues
from menagerie.workflows.importing import Alike, Choices, Field, Likeness, Preview
from menagerie.workflows.importing.report import About
from support.clock import VirtualClock
from support.deliveries import delivery_of

COLUMNS = {Field.NAME: 0, Field.CATEGORY: 1, Field.STATUS: 2}


def delivery(*rows: tuple[str, ...], titles: tuple[str, ...] = ("Name", "Category", "Status")) -> Delivery:
    """Return a delivery whose rows have nothing in the columns that they do not fill."""
    return delivery_of(*titles, rows=[(*row, *("" for _ in titles[len(row) :])) for row in rows])


def compared(
    folder: Path,
    *rows: tuple[str, ...],
    known: tuple[Animal, ...] = (),
    before: Callable[[Outbox], Awaitable[object]] | None = None,
    choices: Choices | None = None,
    titles: tuple[str, ...] = ("Name", "Category", "Status"),
) -> Preview:
    preview = Preview(delivery(*rows, titles=titles), choices or Choices(columns=COLUMNS), {})

    async def scenario() -> None:
        catalogue = Catalogue(folder / "catalogue.sqlite3", VirtualClock())
        outbox = Outbox(folder / "outbox.sqlite3", VirtualClock())
        try:
            await catalogue.record_animals(known)
            if before is not None:
                await before(outbox)
            await preview.check()
            await preview.compare(catalogue, outbox)
        finally:
            await outbox.close()
            await catalogue.close()

    asyncio.run(scenario())
    return preview


def likenesses(preview: Preview) -> list[Likeness | None]:
    return [preview.row(index).likeness for index in range(preview.counts.rows)]


def test_equal_rows_are_pointed_out_and_stay_included(tmp_path: Path) -> None:
    preview = compared(
        tmp_path,
        *(("Rex", "7", "sold"), ("Rex", "7", "available"), (" RÉX ", "7", "sold"), ("Rex", "8", "sold")),
        *(("Rex", "7", ""), ("", "7", "")),
    )
    other = Likeness(Alike.OTHER_ROW, 2)
    assert likenesses(preview) == [None, None, other, None, other, None]
    assert (preview.counts.ready, preview.counts.alike, preview.counts.left_out) == (5, 2, 0)
    # Names of all scripts and lengths are compared.
    names = ["ミケ", "Łucja", "a" * 5_000, "x\ty", "\N{DOG FACE}", 'O\'Brien "the" [1]', "0", "-1"]
    known = tuple(Animal(number, name, -(2**63), "sold") for number, name in enumerate(names))
    rows = [(name, str(-(2**63)), "sold") for name in names]
    preview = compared(tmp_path, *rows, known=known)
    assert preview.counts.left_out == len(names)


def test_rows_like_known_animals_are_left_out_until_each_or_all_are_included(tmp_path: Path) -> None:
    rows = {
        ("rex 1", "7", "available"): True,
        ("rex 2", "7", ""): True,
        ("rex 3", "7", "sold"): False,
        ("Rex 4", "8", "available"): False,
        ("Rex 5 II", "7", "available"): False,
    }
    known = tuple(Animal(number, f"Réx {number}", 7, "available") for number in range(1, 6))
    preview = compared(tmp_path, *rows, known=known)
    assert likenesses(preview) == [Likeness(Alike.KNOWN, 1), Likeness(Alike.KNOWN, 2), None, None, None]
    assert [preview.row(place).is_included for place in range(5)] == [not like for like in rows.values()]
    alike = to_text(fact(ReasonCase.ALIKE_KNOWN))
    assert [(one.typed, one.reason) for one in preview.job_rows()][:2] == [(None, alike)] * 2
    preview.include(0, wanted=True)
    assert preview.row(0).is_included
    # As it is now, an edited row is like none.
    preview.edit(1, Field.NAME, "Rex 2 II")
    assert preview.row(1).likeness is None
    assert preview.row(1).is_included
    # All can be included at once.
    known = tuple(Animal(number, f"Rex {number}", 7, "sold") for number in range(3))
    lower = [(f"rex {number}", "7", "sold") for number in range(4)]
    preview = compared(tmp_path / "all", *lower, known=known)
    assert (preview.counts.ready, preview.counts.left_out) == (1, 3)
    assert [preview.row(place).is_included for place in range(4)] == [False, False, False, True]
    asyncio.run(preview.include_alike(wanted=True))
    assert (preview.counts.ready, preview.counts.left_out, preview.counts.alike) == (4, 0, 3)
    asyncio.run(preview.include_alike(wanted=False))
    assert preview.counts.left_out == 3


def test_as_many_rows_are_left_out_as_are_known_those_with_a_status_first(tmp_path: Path) -> None:
    statuses = ("sold", "sold", None, "sold", "available", None)
    known = tuple(
        Animal(place, "Rex" if place < 4 else "Tom", 7, one) for place, one in enumerate(statuses, 1)
    )
    rexes, toms = [("Rex", "7", "sold")] * 5, [("Tom", "7", status) for status in ("", "pending", "sold")]
    preview = compared(tmp_path, *rexes, *toms, known=known)
    assert [preview.row(place).is_included for place in range(5)] == [False, False, False, True, True]
    assert likenesses(preview)[5:] == [Likeness(Alike.KNOWN, animal_id) for animal_id in (5, 6, 4)]


def test_a_row_like_an_add_that_is_or_may_become_an_animal_is_left_out(tmp_path: Path) -> None:
    async def before(outbox: Outbox) -> None:
        for state in State:
            typed = Typed(state, "7", "sold")
            number = (await outbox.save_draft(typed)).number
            if state is State.DRAFT:
                continue
            await outbox.queue(number, typed)
            if state is State.DISCARDED:
                await outbox.discard(number)
            if state in {State.QUEUED, State.DISCARDED}:
                continue
            await outbox.begin_sending(number)
            if state is State.CREATED:
                await outbox.created(number, 5)
            elif state is State.REFUSED:
                await outbox.refused(number, "Too short.")
            elif state is State.UNCONFIRMED:
                await outbox.unconfirmed(number, "No response.")

    rows = [(state.upper(), "7", "sold") for state in State for _ in range(2)]
    found = likenesses(compared(tmp_path, *rows, before=before))
    waiting = (State.QUEUED, State.SENDING, State.UNCONFIRMED)
    for place, state in enumerate(State):
        like = Likeness(Alike.WAITING, place + 1) if state in waiting else None
        assert found[2 * place] == (Likeness(Alike.KNOWN, 5) if state is State.CREATED else like), state
        # One add counts for one row.
        assert found[2 * place + 1] == Likeness(Alike.OTHER_ROW, 2 * place + 2)


class CatalogueInWhichMuchHappens(Catalogue):
    """A catalogue in which animals become known just after the known ones were counted."""

    def __init__(self, path: Path, happens: Callable[[Catalogue], Awaitable[object]]) -> None:
        super().__init__(path, VirtualClock())
        self._happens = happens

    async def count_alike(self, wanted: Iterable[tuple[str, int]]) -> tuple[AlikeAnimals, ...]:
        counted = await super().count_alike(wanted)
        await self._happens(self)
        return counted


class BusyColleagues(Colleagues):
    """Colleagues who have just added Rex."""

    async def all(self) -> tuple[ColleaguesAdd, ...]:
        by = Person("Anna", "till-2")
        return (ColleaguesAdd("other", 1, "Rex", 7, "sold", State.CREATED, 5, by, 0.0),)


@pytest.mark.parametrize(
    ("ours", "likeness"),
    [
        ("ends", Likeness(Alike.KNOWN, 5)),
        ("begins and ends", Likeness(Alike.KNOWN, 5)),
        ("is another", Likeness(Alike.COLLEAGUE)),
    ],
)
async def test_a_row_like_an_add_that_ends_while_the_rows_are_compared_is_left_out(
    tmp_path: Path, ours: str, likeness: Likeness
) -> None:
    preview = Preview(delivery(("Rex", "7", "sold")), Choices(columns=COLUMNS), {})
    outbox = Outbox(tmp_path / "outbox.sqlite3", VirtualClock())

    async def begin(name: str) -> int:
        number = (await outbox.queue_new(Typed(name, "7", "sold"))).number
        await outbox.begin_sending(number)
        return number

    async def happens(catalogue: Catalogue) -> None:
        if ours != "is another":
            await outbox.created(number or await begin("Rex"), 5)
        await catalogue.record_animals([Animal(5, "Rex", 7, "sold")])

    number = None if ours == "begins and ends" else await begin("Rex" if ours == "ends" else "Bella")
    catalogue = CatalogueInWhichMuchHappens(tmp_path / "catalogue.sqlite3", happens)
    try:
        await preview.check()
        await preview.compare(catalogue, outbox, BusyColleagues() if ours == "is another" else None)
    finally:
        await outbox.close()
        await catalogue.close()
    assert preview.counts.ready == 0
    assert likenesses(preview) == [likeness]


def test_rows_that_were_added_imported_or_discarded_are_left_out_once_for_each(tmp_path: Path) -> None:
    async def before(outbox: Outbox) -> None:
        await import_earlier(outbox, "Tom", 10)
        # The catalogue has the first; the response to the last stated no id.
        for animal_id in (1, 2, None):
            entry = await outbox.queue_new(Typed("Rex", "7", "sold"))
            await outbox.begin_sending(entry.number)
            await outbox.created(entry.number, animal_id)
        for name in ("Max", "Bo"):
            entry = await outbox.queue_new(Typed(name, "7", "sold"))
            if name == "Max":
                await outbox.begin_sending(entry.number)
                await outbox.unconfirmed(entry.number, "No response.")
            await outbox.discard(entry.number)

    names = ("Tom", "Tom", "Max", "Bo", "Rex", "Rex", "Rex", "Rex")
    known = (Animal(1, "Rex", 7, "sold"),)
    preview = compared(tmp_path, *((name, "7", "sold") for name in names), known=known, before=before)
    imported, discarded = Likeness(Alike.IMPORTED, 10), Likeness(Alike.DISCARDED, 5)
    assert likenesses(preview)[:4] == [imported, Likeness(Alike.OTHER_ROW, 2), discarded, None]
    assert [preview.row(place).is_included for place in range(4, 8)] == [False, False, False, True]


async def import_earlier(outbox: Outbox, name: str, number: int = 1) -> None:
    """Leave an import behind, whose only row became this animal."""
    about = msgspec.to_builtins(About(FileFormat.CSV, Reading(), ("Name", "Category", "Status"), 0))
    await outbox.begin_job("d.csv", "0", "", about, [JobRow(2, (), Typed(name, "7", "sold"))])
    (entry,) = await outbox.next_queued()
    await outbox.begin_sending(entry.number)
    await outbox.created(entry.number, number)


def test_a_row_that_was_mended_for_an_earlier_import_is_not_added_again(tmp_path: Path) -> None:
    before = partial(import_earlier, name="Egon")
    preview = compared(tmp_path, ("", "7", "sold"), before=before)
    assert (preview.counts.problems, preview.counts.left_out) == (0, 1)
    assert preview.row(0).problems == ()
    assert [row.reason for row in preview.job_rows()] == [to_text(fact(ReasonCase.ALIKE_IMPORTED))]
    preview.edit(0, Field.NAME, "Egon the Second")
    assert not preview.row(0).is_included
    preview.include(0, wanted=True)
    assert preview.row(0).is_included


def test_a_total_is_no_animal_until_it_is_included_but_an_animal_may_be_called_so(tmp_path: Path) -> None:
    same = Choices(
        columns={Field.NAME: 0, Field.CATEGORY: None, Field.STATUS: None}, fixed={Field.CATEGORY: "7"}
    )
    totals = ("Total", "TOTAL: 1,250.00 €", "Subtotal", "Zwischensumme", "Total général", "suma", "合計")
    rows = [(name, "", "12.50") for name in ("Rex", *totals, "小计", "المجموع")]
    preview = compared(tmp_path, *rows, choices=same)
    assert likenesses(preview) == [None, *[Likeness(Alike.TOTAL)] * 9]
    assert (preview.counts.ready, preview.counts.left_out) == (1, 9)
    assert [row.reason for row in preview.job_rows()][1] == to_text(fact(ReasonCase.TOTAL))
    asyncio.run(preview.include_alike(wanted=True))
    assert not preview.row(1).is_included
    preview.include(1, wanted=True)
    assert preview.row(1).is_included
    # Without a category it is no problem to mend, unless it is included.
    preview = compared(tmp_path, ("Total", "", ""))
    assert (preview.counts.problems, preview.counts.left_out) == (0, 1)
    preview.include(0, wanted=True)
    assert (preview.counts.problems, preview.row(0).is_included, preview.row(0).is_wanted) == (1, False, True)
    preview.include(0, wanted=False)
    assert (preview.counts.problems, preview.row(0).is_wanted) == (0, False)
    # Of an animal with a problem, only mending it helps.
    assert compared(tmp_path, ("Rex", "", "")).row(0).is_wanted is None
    # It may have a number as its category, and an animal may be called so.
    total, rex = Likeness(Alike.TOTAL), ("Rex", "7", "sold")
    others = ("Total", "7", "sold"), ("Sum", "7", "sold"), ("Sum", "Dogs", ""), rex
    assert total not in likenesses(compared(tmp_path, *others))
    # One that hardly means an animal is one wherever it stands.
    for name in ("Subtotal", "Sum total", "Summe:", "Insgesamt", "(2 rows)", "Total général"):
        assert likenesses(compared(tmp_path, (name, "7", ""), *[rex] * 9))[0] == total
    # Others have the number of animals in the last row.
    for word in ("Total", "Итого", "Toplam", "Celkem", "Total animals: 2", "Anzahl"):
        preview = compared(tmp_path, rex, (word, "7", "sold"), (word, "2", ""))
        assert likenesses(preview) == [None, None, total]
        assert (preview.counts.ready, preview.counts.left_out) == (2, 1)
        # A person who knows better includes it.
        preview.include(2, wanted=True)
        assert preview.row(2).is_included
    in_numbers = ("Sum", "14", ""), ("Count", "2", ""), ("Average", "7", "")
    preview = compared(tmp_path, ("Count", "7", ""), ("Rex", "7", ""), *in_numbers)
    assert likenesses(preview) == [None, None, *[total] * 3]
    names_only = Choices(columns={Field.NAME: 0}, fixed={Field.CATEGORY: "7"})
    found = likenesses(compared(tmp_path, ("Count", "", ""), ("Rex", "", ""), choices=names_only))
    assert found == [None, None]


def test_the_words_of_rows_that_need_no_work_are_not_asked(tmp_path: Path) -> None:
    before = partial(import_earlier, name="Rex")
    preview = compared(tmp_path, ("Rex", "dogz", "zzyx"), ("Bo", "dogz", "sold"), before=before)

    def asked() -> list[tuple[str, int]]:
        return [(word.key, word.count) for word in (*preview.category_words(), *preview.status_words())]

    assert asked() == [("dogz", 1), ("sold", 1)]
    # They are asked once the row needs work.
    preview.include(0, wanted=True)
    assert asked() == [("dogz", 2), ("zzyx", 1), ("sold", 1)]
    preview.edit(0, Field.STATUS, "sold")
    assert asked() == [("dogz", 2), ("sold", 2)]
    preview.include(0, wanted=False)
    assert asked() == [("dogz", 1), ("sold", 1)]
    preview.edit(0, Field.STATUS, "zzyx")
    assert asked() == [("dogz", 1), ("sold", 1)]
    asyncio.run(preview.check())
    assert asked() == [("dogz", 1), ("sold", 1)]


async def test_comparing_with_a_catalogue_that_cannot_be_used_is_an_error(tmp_path: Path) -> None:
    for is_closed in (True, False):
        # What it has is not known.
        (tmp_path / "file").write_text("no folder")
        preview = Preview(delivery(("Rex", "7", "sold")), Choices(columns=COLUMNS), {})
        catalogue = Catalogue(tmp_path / ("" if is_closed else "file") / "catalogue.sqlite3", VirtualClock())
        outbox = Outbox(tmp_path / "outbox.sqlite3", VirtualClock())
        await preview.check()
        if is_closed:
            await catalogue.close()
        try:
            with pytest.raises(StorageError):
                await preview.compare(catalogue, outbox)
        finally:
            await outbox.close()
            await catalogue.close()


def test_a_row_with_the_id_of_a_known_animal_is_left_out_whatever_else_it_changed(tmp_path: Path) -> None:
    rows = (
        ("7", "Rex", "1", "available"),
        ("\u200e８", "Zoe", "nonsense", "sold"),
        ("", "Rex", "1", "sold"),
        ("99", "Bo", "1", "sold"),
        ("7", "Max", "2", ""),
    )
    known = Animal(7, "Rex", 1, "sold"), Animal(8, "Zoe", 1, "sold")
    same, other = Likeness(Alike.SAME_ANIMAL, 7), Likeness(Alike.SAME_ANIMAL, 8)
    for titles in (
        ("ID", "Name", "Category", "Status"),
        ("ID", "Name", "Category", "Status", "Last seen (UTC)", "Remarks"),
        ("ID", "Name", "Category", "Status", "Last seen (Europe/Berlin)", "Remarks"),
        ("id", "name", "categoryId", "status"),
        ("ID", "Name", "Category", "Status", REASON_TITLE),
    ):
        preview = with_ids(tmp_path, titles, *rows, known=known)
        # A row without an id is a new animal, though it is like one that the file has with its id.
        assert likenesses(preview) == [same, other, None, None, same]
        assert [row.typed is not None for row in preview.job_rows()] == [False, False, True, True, False]
        assert [row.reason for row in preview.job_rows()][1] == to_text(fact(ReasonCase.SAME_ANIMAL, id=8))
        assert preview.counts.problems == 0
        # An edit does not make another animal of it, and one tick includes those that can be added.
        preview.edit(0, Field.NAME, "Max")
        assert preview.row(0).likeness == same
        asyncio.run(preview.include_alike(wanted=True))
        assert [row.typed is not None for row in preview.job_rows()] == [True, False, True, True, True]


def with_ids(
    folder: Path, titles: tuple[str, ...], *rows: tuple[str, ...], known: tuple[Animal, ...] = ()
) -> Preview:
    """Compare rows whose first column may have ids; a name, a category and perhaps a status follow."""
    columns = dict(zip((Field.NAME, Field.CATEGORY, Field.STATUS), range(1, len(rows[0])), strict=False))
    return compared(folder, *rows, known=known, choices=Choices(columns=columns), titles=titles)


def test_with_titles_like_ours_a_known_id_counts_and_no_number_of_another_program(tmp_path: Path) -> None:
    rows = ("7.0", "rex", "1", "sold"), ("'8", "Zoe", "1", ""), ("9", "Max", "1", ""), ("70", "Ada", "1", "")
    known = Animal(7, "Rex", 2), Animal(8, "Zoe", 2), Animal(9, "Bo", 2)
    for titles in (
        ("id", "NAME", "category", "STATUS"),
        ("ID", "Name", "Category", "Status", "Price"),
        ("ID", "Name", "Kategorie", "Status", "Bemerkung"),
        ("Id", "Nom", "Catégorie", "Statut"),
        ("ID", "名前", "カテゴリ", "状態"),
        ("Animal ID", "Name", "Category", "Status"),
        ("Tier-Nr.", "Name", "Kategorie", "Status"),
    ):
        preview = with_ids(tmp_path, titles, *rows, known=known)
        same = [Likeness(Alike.SAME_ANIMAL, animal_id) for animal_id in (7, 8)]
        assert likenesses(preview) == [*same, None, None]
        assert [note.case for note in preview.notes] == [DeliveryNoteCase.ID_UNUSED]
        asyncio.run(preview.include_alike(wanted=True))
        assert preview.counts.ready == 4
    # The numbers of another program are none.
    for titles in (
        ("ID", "Name", "Category", "Breed"),
        ("Id", "Name", "CategoryID", "Status"),
        ("Column A", "Name", "Category", "Status"),
        ("Animal ID", "Name", "Category", "Status"),
    ):
        preview = with_ids(tmp_path / "another", titles, ("7", "Bo", "1"), known=(Animal(7, "Rex", 1),))
        assert (likenesses(preview), preview.counts.ready) == ([None], 1)


def test_an_export_comes_back_with_its_ids_however_they_are_written(tmp_path: Path) -> None:
    cells = "7.0", "7,00", "'7", '="7"', formatted("7", "7.00"), formatted("7", "No. 0007")
    rows = [(cell, "Renamed", "1") for cell in cells]
    times = ("First seen", "Last seen"), ("FIRST SEEN (UTC)", "LAST SEEN (UTC)")
    for title, seen in product(("Id", "Pet ID"), times):
        titles = (title, "name", "CATEGORY", *seen)
        preview = with_ids(tmp_path, titles, *rows, known=(Animal(7, "Rex", 1),))
        assert likenesses(preview) == [Likeness(Alike.SAME_ANIMAL, 7)] * 6
        assert preview.notes == ()
        # Where the animal is not known, the id says nothing.
        preview = with_ids(tmp_path / "new", titles, rows[0])
        assert likenesses(preview) == [None]
        assert [note.case for note in preview.notes] == [DeliveryNoteCase.ID_UNUSED]
