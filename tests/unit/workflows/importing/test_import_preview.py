"""Checking the rows of a delivery before anything is sent."""

import asyncio
import json
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from xlsxwriter.workbook import Workbook

from menagerie.deliveries.cells import cleaned, covered, formatted, unusable
from menagerie.deliveries.delivery import Delivery, Reading
from menagerie.domain.animal import LONGEST_NAME, PetStatus
from menagerie.domain.cases import FieldCase, ReasonCase
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.facts import fact, to_text
from menagerie.outbox.entry import Typed
from menagerie.workflows.fields import read_typed
from menagerie.workflows.importing import Choices, Field, Preview, Problem, Word
from menagerie.workflows.importing.preview import words_of
from menagerie.workflows.importing.rows import RowReader
from support.delivered_tables import delivery_at
from support.deliveries import delivery_of
from support.every_case import every_case

COLUMNS = {Field.NAME: 0, Field.CATEGORY: 1, Field.STATUS: 2}
NAMES = {12: "Rabbits", 7: "Dogs"}


def delivery(*rows: tuple[str, ...], columns: tuple[str, ...] = ("Name", "Category", "Status")) -> Delivery:
    return replace(delivery_of(*columns, rows=rows), reading=Reading(header_row=1))


def preview_of(*rows: tuple[str, ...], choices: Choices | None = None) -> Preview:
    preview = Preview(delivery(*rows), Choices(columns=COLUMNS) if choices is None else choices, NAMES)
    asyncio.run(preview.check())
    return preview


class MeasuredRows(list[tuple[str, ...]]):
    """Rows that note how many cells were asked for at most at once."""

    most = 0

    def __getitem__(self, index: Any) -> Any:
        rows = super().__getitem__(index)
        if isinstance(index, slice):
            self.most = max(self.most, sum(map(len, rows)))
        return rows


def test_a_wide_delivery_is_worked_on_in_portions_as_small_as_those_of_a_narrow_one() -> None:
    def most_cells(columns: int) -> int:
        titles = ("Name", "Category", "Status", *(f"Other {number}" for number in range(columns - 3)))
        rows = MeasuredRows([("Rex", "7", "sold", *("some text",) * (columns - 3))] * 2_000)
        preview = Preview(
            replace(delivery(columns=titles), rows=rows, numbers=range(2, 2_002)),
            Choices(columns=COLUMNS),
            NAMES,
        )
        asyncio.run(preview.check())
        assert len(list(preview.job_rows())) == len(rows)
        return rows.most

    assert most_cells(300) <= 2 * most_cells(8)


class CountedTexts(Counter[str]):
    """Texts of a column that count how many of them are looked at."""

    looked_at = 0

    def items(self) -> Any:
        for item in super().items():
            self.looked_at += 1
            yield item


def test_a_column_of_very_many_numbers_takes_no_more_time_for_its_words_than_one_of_many() -> None:
    def looked_at(count: int) -> int:
        texts = CountedTexts(map(str, range(count)))
        words_of(texts, RowReader(Choices(), NAMES), Field.CATEGORY, NAMES)
        return texts.looked_at

    assert looked_at(40_000) == looked_at(20_000)


def test_rows_that_can_be_added_are_ready_unless_they_are_left_out_and_others_are_never_included() -> None:
    preview = preview_of(
        ("Rex", "7", "available"), ("", "7", "sold"), ("Mimi", "rabbits", ""), ("Bo", "x", "gone?")
    )
    assert (preview.counts.rows, preview.counts.ready, preview.counts.problems) == (4, 2, 2)
    assert [preview.row(index).is_included for index in range(4)] == [True, False, True, False]
    assert preview.row(0).typed == Typed("Rex", "7", "available")
    assert preview.row(2).typed == Typed("Mimi", "12", None)
    assert preview.shown(only_problems=True) == [1, 3]
    assert list(preview.shown()) == [0, 1, 2, 3]
    preview = preview_of(("Rex", "7", ""), ("", "7", ""))
    preview.include(0, wanted=False)
    preview.include(1, wanted=True)
    assert (preview.counts.ready, preview.counts.left_out, preview.counts.problems) == (0, 1, 1)
    assert [(row.typed, row.reason) for row in preview.job_rows()] == [
        (None, to_text(fact(ReasonCase.LEFT_OUT))),
        (None, to_text(fact(FieldCase.NAME_MISSING))),
    ]
    preview.include(0, wanted=True)
    assert preview.counts.ready == 1


def test_a_problem_is_said_at_its_field_in_the_words_of_the_add_dialog() -> None:
    preview = preview_of((" ", "99999999999999999999", "gone?"))
    row = preview.row(0)
    assert (row.typed, row.number) == (None, 2)
    problems = {problem.field: problem.fact for problem in row.problems}
    assert list(problems) == [Field.NAME, Field.CATEGORY, Field.STATUS]
    with pytest.raises(UnusableFieldError) as blank:
        read_typed(Typed(" ", "1"))
    with pytest.raises(UnusableFieldError) as too_large:
        read_typed(Typed("Rex", "99999999999999999999"))
    assert problems[Field.NAME] == blank.value.fact
    assert problems[Field.CATEGORY] == too_large.value.fact
    assert problems[Field.STATUS] == fact(FieldCase.STATUS_WORD, word="gone?")


SHOWN_FOR_ERRORS = (
    "#N/A, #NV, #NAME?, #DIV/0!, #¡REF!, #ССЫЛКА!, Err:502, #VALEUR !, #YOK, #HIÁNYZIK, #NENÍ_K_DISPOZICI, "
    "#NEDOSTUPNÝ, #Δ/Υ, #N/V, #N/B, #GETTING_DATA, ####"
)


def test_what_is_a_list_an_error_or_unreadable_is_no_name_and_what_only_looks_like_it_is_one() -> None:
    def problems_of(name: str) -> tuple[Problem, ...]:
        return preview_of((name, "7", "sold")).row(0).problems

    for name in ('{"first": "Rex"}', "[]", ' ["Rex", "Bo"]', "[" * LONGEST_NAME):
        assert [one.field for one in problems_of(name)] == [Field.NAME]
    for name in SHOWN_FOR_ERRORS.split(", "):
        assert problems_of(name) == (Problem(Field.NAME, fact(FieldCase.CELL_ERROR, word=name)),)
    assert problems_of("B\ufffdr") == (Problem(Field.NAME, fact(FieldCase.NAME_UNREADABLE)),)
    # Nor is what is shown for an error a status or a category to choose.
    preview = preview_of(("Rex", "#NV", "#N/A"))
    assert preview.row(0).problems == (
        Problem(Field.CATEGORY, fact(FieldCase.CELL_ERROR, word="#NV")),
        Problem(Field.STATUS, fact(FieldCase.CELL_ERROR, word="#N/A")),
    )
    assert (preview.status_words(), preview.category_words()) == ((), ())
    # A name keeps what only a category loses; a tab is a space.
    names = [
        "[Rex]",
        "Rex {",
        "#1 Rex",
        "#Rex",
        "## 2",
        "Bär",
        "'t Hert",
        "=Rex",
        '= "Rex',
        "Zoë\u200d",
        "Rex\tBo",
    ]
    rows = preview_of(*((name, "7", "sold") for name in names)).job_rows()
    assert [row.typed for row in rows] == [Typed(name.replace("\t", " "), "7", "sold") for name in names]


def test_a_name_that_is_too_long_or_has_a_line_break_is_a_problem_of_its_row_alone(tmp_path: Path) -> None:
    problem = fact(FieldCase.NAME_LONG, most=LONGEST_NAME)
    for length in (LONGEST_NAME + 1, 1_000_000):
        preview = preview_of(("x" * length, "7", "sold"), (f" {'y' * LONGEST_NAME} ", "7", "sold"))
        assert (preview.counts.ready, preview.counts.problems) == (1, 1)
        assert preview.row(0).problems == (Problem(Field.NAME, problem),)
        assert [row.reason for row in preview.job_rows()] == [to_text(problem), ""]
    rows = [{"Name": name, "Category": "7"} for name in ("Rex", "x" * (LONGEST_NAME + 1), "Bella")]
    cells = [list(rows[0]), *(list(row.values()) for row in rows)]
    (tmp_path / "d.csv").write_text("\n".join(map(",".join, cells)))
    (tmp_path / "d.json").write_text(json.dumps(rows))
    (tmp_path / "d.jsonl").write_text("\n".join(map(json.dumps, rows)))
    with Workbook(tmp_path / "d.xlsx") as workbook:
        sheet = workbook.add_worksheet()
        for place, row in enumerate(cells):
            sheet.write_row(place, 0, row)
    for path in tmp_path.iterdir():
        preview = Preview(delivery_at(path), Choices(columns={Field.NAME: 0, Field.CATEGORY: 1}), {})
        asyncio.run(preview.check())
        assert (preview.counts.ready, preview.counts.problems) == (2, 1)
        assert [one.fact.case for one in preview.row(1).problems] == [FieldCase.NAME_LONG]
    for name in ("Rex\nBella,7", "Rex\u2028Bella", "Rex\r\n\nBo", "Rex\x0bBo", "Rex\x0cBo"):
        preview = preview_of((name, "7", "sold"), ("Rex\n", "7", "sold"))
        assert (preview.counts.ready, preview.counts.problems) == (1, 1)
        assert preview.row(0).problems == (Problem(Field.NAME, fact(FieldCase.NAME_LINE_BREAK)),)
        # Neither the add dialog nor the service has this rule.
        assert read_typed(Typed(name, "7")).name == name


TWELVE = (
    *("１２", "\u0661\u0662", "\u200e12", "12\u200b", "\u202a12\u202c", "1\u00ad2", "\ufeff12", "12\u00a0"),
    *("１２．０", "'12", '="12"', '="0012"', "RABBITS\u200f", "'Rabbits", '="Rabbits"', "Ｒａｂｂｉｔｓ"),
    *('{"id": "12", "name": "Rabbits"}', '{"id": 12, "name": "Lapins"}', '{"id": 99, "name": "Rabbits"}'),
    *('{"name": "Rabbits"}', '{"id": 12}', '[{"id": 12, "name": "Rabbits"}]', " 12.0", "12,0"),
)
SOLD = ("'sold", '="sold"', "sold\u200b", "\u200fsold", "ＳＯＬＤ", "sold\u00a0", "so\u00adld")


def test_a_category_and_a_status_are_read_however_programs_and_keyboards_write_them() -> None:
    with every_case() as case:
        for text in TWELVE:
            with case(text):
                assert preview_of(("Rex", text, "sold")).row(0).typed == Typed("Rex", "12", "sold")
        for text in SOLD:
            with case(text):
                assert preview_of(("Rex", "7", text)).row(0).typed == Typed("Rex", "7", "sold")
    # A whole number may have decimals of zero, but none that may be thousands.
    for text, number in (("-7.00", "-7"), ("3.0000", "3")):
        assert preview_of(("Rex", text, "")).row(0).typed == Typed("Rex", number, None)
    for text in ("12.5", ".0", "1.000", "1,000", "12.000"):
        assert preview_of(("Rex", text, "")).row(0).typed is None
    # What may be another category is a problem; the number of the second is another one's here.
    for text, field_case in (
        ('{"id": 99, "name": "Fish"}', FieldCase.CATEGORY_UNKNOWN),
        ('{"id": 12, "name": "Dogs"}', FieldCase.CATEGORY_RENAMED),
        ('{"id": [], "name": "Dogs"}', FieldCase.CATEGORY_UNKNOWN),
        ("12²", FieldCase.CATEGORY_UNKNOWN),
    ):
        (problem,) = preview_of(("Rex", text, "sold")).row(0).problems
        assert problem.fact.case is field_case


def test_a_cell_that_cannot_be_used_keeps_its_row_back_with_its_own_reason_until_it_is_edited() -> None:
    error = fact(FieldCase.CELL_ERROR, word="#N/A")
    choices = Choices(columns=COLUMNS, fixed={Field.CATEGORY: "7", Field.STATUS: "sold"})
    for place, field in enumerate(Field):
        cells = ["Rex", "7", "sold", "a remark"]
        cells[place] = unusable(error, "#N/A")
        preview = preview_of(tuple(cells), ("Bo", "7", "sold", unusable(error, "#N/A")), choices=choices)
        assert preview.row(0).problems == (Problem(field, error),)
        assert preview.row(0).texts[field] == "#N/A"
        first, second = preview.job_rows()
        assert (first.typed, first.reason, first.cells[place]) == (None, to_text(error), "#N/A")
        # It stands in a column that nothing is taken from.
        assert (second.typed, second.cells[3]) == (Typed("Bo", "7", "sold"), "#N/A")
        words = (*preview.status_words(), *preview.category_words())
        assert [word.text for word in words if not word.is_known] == []
        preview.edit(0, field, ("Rex", "7", "sold")[place])
        assert preview.row(0).typed == Typed("Rex", "7", "sold")
    # No text of a file passes for such a cell.
    assert cleaned(unusable(error, "Rex")).startswith("[{")


def test_a_category_takes_the_number_of_a_cell_and_what_it_is_merged_with_and_a_name_what_it_shows() -> None:
    unknown = unusable(fact(FieldCase.CELL_FORMAT, word="7"), "7")
    shown = formatted("42", "0042"), formatted("1234", "1,234"), formatted("1", "sold")
    preview = preview_of(shown, ("Bo", unknown, ""), (unknown, "7", ""))
    typed = [Typed("0042", "1234", "sold"), Typed("Bo", "7", None), None]
    assert [preview.row(place).typed for place in range(3)] == typed
    assert [one.cells[0] for one in preview.job_rows()] == ["0042", "Bo", "#N/A 7"]
    under, beside, merged = partial(covered, "A2"), covered("A2", ""), fact(FieldCase.CELL_MERGED, cell="A2")
    preview = preview_of(
        ("Rex", under("7"), under("sold")), (under("Rex"), "7", "sold"), ("Bo", beside, "sold")
    )
    assert preview.row(0).typed == Typed("Rex", "7", "sold")
    assert preview.row(1).problems == (Problem(Field.NAME, merged),)
    assert preview.row(2).problems == (Problem(Field.CATEGORY, merged),)


def test_rows_that_the_sheet_hides_are_left_out_together_and_included_again() -> None:
    rows = [(f"Cat {number}", "7", "sold") for number in range(1_500)]
    hidden = (2, 3, 1_002, 1_490)
    preview = Preview(replace(delivery(*rows), hidden=hidden), Choices(columns=COLUMNS), NAMES)
    asyncio.run(preview.check())
    asyncio.run(preview.include_hidden(wanted=False))
    left_out = [row for row in preview.job_rows() if row.typed is None]
    assert [row.number for row in left_out] == list(hidden)
    assert {row.reason for row in left_out} == {to_text(fact(ReasonCase.LEFT_OUT))}
    asyncio.run(preview.include_hidden(wanted=True))
    assert preview.counts.ready == len(rows)


YES_AND_NO = """
    yes/no true/FALSE x/1 1/0 Y/N ja/nein oui/non sí/no sim/não sì/nee tak/nie
    はい/いいえ 有/无 あり/なし 是/否 نعم/لا
"""


def test_status_words_of_eight_languages_are_understood_but_yes_and_no_are_asked_for() -> None:
    for status, words in (
        (PetStatus.AVAILABLE, ("in stock", "auf Lager", "en venta", "販売中")),
        (PetStatus.PENDING, ("RESERVED", "Réservée", "gereserveerd")),
        (PetStatus.SOLD, ("verkauft", "venduto", "sprzedany")),
        (None, ("", " – ")),
    ):
        preview = preview_of(*(("Rex", "7", word) for word in words))
        assert [row.typed for row in preview.job_rows()] == [Typed("Rex", "7", status)] * len(words)
        assert preview.counts.problems == 0
    for yes, no in (pair.split("/") for pair in YES_AND_NO.split()):
        preview = preview_of(("Rex", "7", yes), ("Bo", "7", no))
        assert preview.counts.problems == 2
        assert [(one.text, one.is_known) for one in preview.status_words()] == [(yes, False), (no, False)]


def test_a_person_says_what_a_word_of_the_file_means() -> None:
    preview = preview_of(("Rex", "K9", "gone?"), ("Bo", "k9", "Gone?"), ("Al", "7", "sold"))
    unknown = [word for word in preview.status_words() if not word.is_known]
    assert unknown == [Word("gone?", "gone?", 2, is_known=False, suggestion=PetStatus.SOLD)]
    assert preview.category_words() == (Word("K9", "k9", 2, is_known=False),)
    choices = Choices(COLUMNS, statuses={"gone?": PetStatus.SOLD}, categories={"k9": 7})
    asyncio.run(preview.change(choices))
    assert preview.counts.ready == 3
    assert preview.row(1).typed == Typed("Bo", "7", "sold")
    assert all(word.is_known for word in (*preview.status_words(), *preview.category_words()))
    # So can the name of a category in an object be explained.
    preview = preview_of(("Rex", '{"id": 99, "name": "Fish"}', "sold"))
    assert [(word.text, word.key) for word in preview.category_words()] == [("Fish", "fish")]
    asyncio.run(preview.change(replace(preview.choices, categories={"fish": 7})))
    assert preview.row(0).typed == Typed("Rex", "7", "sold")
    assert preview.chosen_words() == ({}, {"fish": 7})
    # Misspelt words are suggested, and not taken.
    preview = preview_of(("Rex", "Rabits", "availble"))
    (status,), (category,) = preview.status_words(), preview.category_words()
    assert (status.is_known, status.suggestion) == (False, PetStatus.AVAILABLE)
    assert (category.is_known, category.suggestion) == (False, 12)
    assert preview.counts.problems == 1


def test_fixed_values_fill_empty_cells_and_an_edit_is_checked_at_once_and_is_in_the_job() -> None:
    choices = Choices({Field.NAME: 0, Field.CATEGORY: 1}, {Field.CATEGORY: "7", Field.STATUS: "sold"})
    preview = preview_of(("Rex", "", "ignored"), ("Bo", "12", "ignored"), choices=choices)
    assert [row.typed for row in preview.job_rows()] == [Typed("Rex", "7", "sold"), Typed("Bo", "12", "sold")]
    assert preview.row(0).texts == {Field.NAME: "Rex", Field.CATEGORY: "7", Field.STATUS: "sold"}
    preview = preview_of(("", "7", "what"), ("Bo", "7", "sold"))
    preview.edit(0, Field.NAME, "Rex")
    preview.edit(0, Field.STATUS, "sold")
    assert preview.is_edited
    assert preview.counts.ready == 2
    assert preview.status_words() == (Word("sold", "sold", 2, is_known=True, meaning=PetStatus.SOLD),)
    assert next(preview.job_rows()).cells == ("Rex", "7", "sold")
    preview.edit(0, Field.CATEGORY, "")
    assert preview.row(0).problems == (Problem(Field.CATEGORY, fact(FieldCase.CATEGORY_MISSING)),)
    # Other choices do not take edits away.
    asyncio.run(preview.change(Choices(COLUMNS, {Field.CATEGORY: "12"})))
    assert preview.row(0).texts[Field.NAME] == "Rex"


async def test_the_loop_goes_on_while_rows_are_checked_and_those_edited_before_the_check_count_once() -> None:
    rows = [(f"Animal {number}", "7", "sold") for number in range(9_998)]
    preview = Preview(
        delivery(*rows, ("Rex", "7", "what"), ("Bo", "7", "what")), Choices(columns=COLUMNS), {}
    )
    check = asyncio.ensure_future(preview.check())
    await asyncio.sleep(0)
    preview.include(len(rows) + 1, wanted=True)
    for word in ("pending", "sold"):
        preview.edit(len(rows) + 1, Field.STATUS, word)
    assert not check.done()
    await check
    assert {word.text: word.count for word in preview.status_words()} == {"sold": 9_999, "what": 1}
    assert (preview.counts.ready, preview.counts.problems) == (9_999, 1)


@given(st.lists(st.tuples(*[st.text(max_size=12) | st.sampled_from(["7", "+07", "sold", "Dogs", " "])] * 3)))
def test_whatever_cells_hold_a_row_can_be_sent_or_says_why_not(rows: list[tuple[str, str, str]]) -> None:
    preview = preview_of(*rows)
    for index, job_row in enumerate(preview.job_rows()):
        row = preview.row(index)
        assert (job_row.typed, row.is_included) == (row.typed, row.typed is not None)
        assert bool(row.problems) is bool(job_row.reason) is (row.typed is None)
        if row.typed is not None:
            # As the outbox sends it: nothing is lost or refused on the way.
            sent = read_typed(row.typed)
            assert Typed(sent.name, str(sent.category_id), sent.status) == row.typed
