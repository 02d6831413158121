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
from menagerie.deliveries.delivery import Delivery, FileFormat, Reading
from menagerie.deliveries.process import read_delivery
from menagerie.domain.animal import LONGEST_NAME, PetStatus
from menagerie.domain.cases import FieldCase, ReasonCase
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.facts import fact, to_text
from menagerie.outbox.entry import Typed
from menagerie.workflows.fields import read_typed
from menagerie.workflows.importing import Choices, Field, Preview, Problem, Word
from menagerie.workflows.importing.preview import words_of
from menagerie.workflows.importing.rows import RowReader

COLUMNS = {Field.NAME: 0, Field.CATEGORY: 1, Field.STATUS: 2}
NAMES = {12: "Rabbits", 7: "Dogs"}


def delivery(*rows: tuple[str, ...], columns: tuple[str, ...] = ("Name", "Category", "Status")) -> Delivery:
    return Delivery(
        title="delivery.csv",
        path=None,
        format=FileFormat.CSV,
        reading=Reading(header_row=1),
        sheets=(),
        columns=columns,
        rows=rows,
        numbers=range(2, len(rows) + 2),
        digest="d" * 64,
    )


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

    assert looked_at(100_000) == looked_at(20_000)


def test_rows_that_can_be_added_are_ready_and_the_others_are_problems() -> None:
    preview = preview_of(
        ("Rex", "7", "available"), ("", "7", "sold"), ("Mimi", "rabbits", ""), ("Bo", "x", "gone?")
    )
    assert (preview.counts.rows, preview.counts.ready, preview.counts.problems) == (4, 2, 2)
    assert [preview.row(index).is_included for index in range(4)] == [True, False, True, False]
    assert preview.row(0).typed == Typed("Rex", "7", "available")
    assert preview.row(2).typed == Typed("Mimi", "12", None)
    assert preview.shown(only_problems=True) == [1, 3]
    assert list(preview.shown()) == [0, 1, 2, 3]


def test_a_problem_is_said_at_its_field_in_the_words_of_the_add_dialog() -> None:
    preview = preview_of((" ", "99999999999999999999", "gone?"))
    row = preview.row(0)
    assert row.typed is None
    assert row.number == 2
    problems = {problem.field: problem.fact for problem in row.problems}
    assert list(problems) == [Field.NAME, Field.CATEGORY, Field.STATUS]
    with pytest.raises(UnusableFieldError) as blank:
        read_typed(Typed(" ", "1"))
    with pytest.raises(UnusableFieldError) as too_large:
        read_typed(Typed("Rex", "99999999999999999999"))
    assert problems[Field.NAME] == blank.value.fact
    assert problems[Field.CATEGORY] == too_large.value.fact
    assert problems[Field.STATUS] == fact(FieldCase.STATUS_WORD, word="gone?")


@pytest.mark.parametrize("name", ['{"first": "Rex"}', "[]", ' ["Rex", "Bo"]', "[" * LONGEST_NAME])
def test_a_list_or_an_object_is_no_name(name: str) -> None:
    preview = preview_of((name, "7", "sold"), ("[Rex]", "7", "sold"), ("Rex {", "7", ""))
    assert (preview.counts.ready, preview.counts.problems) == (2, 1)
    assert [one.field for one in preview.row(0).problems] == [Field.NAME]


@pytest.mark.parametrize("length", [LONGEST_NAME + 1, 1_000_000])
def test_a_name_that_is_too_long_is_a_problem_and_no_animal_to_add(length: int) -> None:
    preview = preview_of(("x" * length, "7", "sold"), (f" {'y' * LONGEST_NAME} ", "7", "sold"))
    assert (preview.counts.ready, preview.counts.problems) == (1, 1)
    problem = fact(FieldCase.NAME_LONG, most=LONGEST_NAME)
    assert preview.row(0).problems == (Problem(Field.NAME, problem),)
    assert [row.reason for row in preview.job_rows()] == [to_text(problem), ""]


@pytest.mark.parametrize("ending", ["csv", "xlsx", "json", "jsonl"])
def test_whatever_file_has_a_name_that_is_too_long_that_row_alone_has_a_problem(
    tmp_path: Path, ending: str
) -> None:
    rows = [{"Name": name, "Category": "7"} for name in ("Rex", "x" * (LONGEST_NAME + 1), "Bella")]
    path = tmp_path / f"delivery.{ending}"
    match ending:
        case "csv":
            path.write_text("\n".join(["Name,Category", *(",".join(row.values()) for row in rows)]))
        case "xlsx":
            with Workbook(path) as workbook:
                sheet = workbook.add_worksheet()
                for place, cells in enumerate([list(rows[0]), *(list(row.values()) for row in rows)]):
                    sheet.write_row(place, 0, cells)
        case "json":
            path.write_text(json.dumps(rows))
        case _:
            path.write_text("\n".join(map(json.dumps, rows)))
    preview = Preview(read_delivery(path), Choices(columns={Field.NAME: 0, Field.CATEGORY: 1}), {})
    asyncio.run(preview.check())
    assert (preview.counts.ready, preview.counts.problems) == (2, 1)
    assert [one.fact.case for one in preview.row(1).problems] == [FieldCase.NAME_LONG]


@pytest.mark.parametrize("name", ["Rex\nBella,7", "Rex\u2028Bella", "Rex\r\n\nBo", "Rex\x0bBo", "Rex\x0cBo"])
def test_a_name_has_no_line_break_inside(name: str) -> None:
    preview = preview_of((name, "7", "sold"), ("Rex\n", "7", "sold"))
    assert (preview.counts.ready, preview.counts.problems) == (1, 1)
    assert preview.row(0).problems == (Problem(Field.NAME, fact(FieldCase.NAME_LINE_BREAK)),)
    # Neither the add dialog nor the service has this rule.
    assert read_typed(Typed(name, "7")).name == name


def test_a_tab_in_a_name_is_a_space() -> None:
    (row,) = preview_of(("Rex\tBo", "7", "sold")).job_rows()
    assert row.typed == Typed("Rex Bo", "7", "sold")


@pytest.mark.parametrize(
    "text",
    [
        *("１２", "\u0661\u0662", "\u200e12", "12\u200b", "\u202a12\u202c", "1\u00ad2", "\ufeff12"),
        "12\u00a0",
        *("１２．０", "'12", '="12"', '="0012"', "RABBITS\u200f", "'Rabbits", '="Rabbits"', "Ｒａｂｂｉｔｓ"),
        *('{"id": "12", "name": "Rabbits"}', '{"id": 12, "name": "Lapins"}', '{"id": 99, "name": "Rabbits"}'),
        *('{"name": "Rabbits"}', '{"id": 12}', '[{"id": 12, "name": "Rabbits"}]'),
    ],
)
def test_a_category_is_read_however_programs_and_keyboards_write_it(text: str) -> None:
    (row,) = preview_of(("Rex", text, "sold")).job_rows()
    assert row.typed == Typed("Rex", "12", "sold")


@pytest.mark.parametrize(
    ("text", "case"),
    [
        ('{"id": 99, "name": "Fish"}', FieldCase.CATEGORY_UNKNOWN),
        # Its number is another category's here.
        ('{"id": 12, "name": "Dogs"}', FieldCase.CATEGORY_RENAMED),
        ('{"id": [], "name": "Dogs"}', FieldCase.CATEGORY_UNKNOWN),
        ("12²", FieldCase.CATEGORY_UNKNOWN),
    ],
)
def test_a_category_that_may_be_another_one_is_a_problem(text: str, case: FieldCase) -> None:
    (problem,) = preview_of(("Rex", text, "sold")).row(0).problems
    assert problem.fact.case is case


def test_the_name_of_a_category_in_an_object_can_be_explained() -> None:
    preview = preview_of(("Rex", '{"id": 99, "name": "Fish"}', "sold"))
    assert [(word.text, word.key) for word in preview.category_words()] == [("Fish", "fish")]
    asyncio.run(preview.change(replace(preview.choices, categories={"fish": 7})))
    assert preview.row(0).typed == Typed("Rex", "7", "sold")
    assert preview.chosen_words() == ({}, {"fish": 7})


@pytest.mark.parametrize(
    "text", ["'sold", '="sold"', "sold\u200b", "\u200fsold", "ＳＯＬＤ", "sold\u00a0", "so\u00adld"]
)
def test_a_status_is_read_however_programs_and_keyboards_write_it(text: str) -> None:
    (row,) = preview_of(("Rex", "7", text)).job_rows()
    assert row.typed == Typed("Rex", "7", "sold")


@pytest.mark.parametrize("name", ["'t Hert", "=Rex", '= "Rex', "Zoë\u200d"])
def test_a_name_keeps_what_only_a_category_loses(name: str) -> None:
    (row,) = preview_of((name, "7", "sold")).job_rows()
    assert row.typed == Typed(name, "7", "sold")


def test_a_name_with_letters_that_could_not_be_read_is_a_problem() -> None:
    preview = preview_of(("B\ufffdr", "7", "sold"), ("Bär", "7", "sold"))
    assert preview.row(0).problems == (Problem(Field.NAME, fact(FieldCase.NAME_UNREADABLE)),)
    assert preview.counts.ready == 1


@pytest.mark.parametrize(("place", "field"), list(enumerate(Field)))
def test_a_cell_that_cannot_be_used_keeps_its_row_back_with_its_own_reason(place: int, field: Field) -> None:
    error = fact(FieldCase.CELL_ERROR, word="#N/A")
    cells = ["Rex", "7", "sold", "a remark"]
    cells[place] = unusable(error, "#N/A")
    choices = Choices(columns=COLUMNS, fixed={Field.CATEGORY: "7", Field.STATUS: "sold"})
    preview = preview_of(tuple(cells), ("Bo", "7", "sold", unusable(error, "#N/A")), choices=choices)
    assert preview.row(0).problems == (Problem(field, error),)
    assert preview.row(0).texts[field] == "#N/A"
    first, second = preview.job_rows()
    assert (first.typed, first.reason, first.cells[place]) == (None, to_text(error), "#N/A")
    # It stands in a column that nothing is taken from.
    assert (second.typed, second.cells[3]) == (Typed("Bo", "7", "sold"), "#N/A")
    words = (*preview.status_words(), *preview.category_words())
    assert [word.text for word in words if not word.is_known] == []


def test_an_unusable_cell_that_is_edited_can_be_used() -> None:
    preview = preview_of(("Rex", "7", unusable(fact(FieldCase.CELL_ERROR, word="#N/A"), "#N/A")))
    preview.edit(0, Field.STATUS, "sold")
    assert preview.row(0).typed == Typed("Rex", "7", "sold")


def test_a_category_takes_the_number_of_a_cell_and_a_name_what_it_shows() -> None:
    unknown = unusable(fact(FieldCase.CELL_FORMAT, word="7"), "7")
    preview = preview_of(
        (formatted("42", "0042"), formatted("1234", "1,234"), formatted("1", "sold")),
        ("Bo", unknown, ""),
        (unknown, "7", ""),
    )
    assert [preview.row(place).typed for place in range(3)] == [
        Typed("0042", "1234", "sold"),
        Typed("Bo", "7", None),
        None,
    ]
    assert [one.cells[0] for one in preview.job_rows()] == ["0042", "Bo", "#N/A 7"]


def test_what_is_merged_is_filled_down_for_a_category_and_a_status_but_is_no_second_name() -> None:
    under, beside = partial(covered, "A2"), covered("A2", "")
    preview = preview_of(
        ("Rex", under("7"), under("sold")), (under("Rex"), "7", "sold"), ("Bo", beside, "sold")
    )
    merged = fact(FieldCase.CELL_MERGED, cell="A2")
    assert preview.row(0).typed == Typed("Rex", "7", "sold")
    assert [preview.row(place).problems for place in (1, 2)] == [
        (Problem(Field.NAME, merged),),
        (Problem(Field.CATEGORY, merged),),
    ]


def test_rows_that_the_sheet_hides_are_left_out_together_and_included_again() -> None:
    rows = [(f"Cat {number}", "7", "sold") for number in range(3_000)]
    hidden = (2, 3, 1_002, 2_990)
    preview = Preview(replace(delivery(*rows), hidden=hidden), Choices(columns=COLUMNS), NAMES)
    asyncio.run(preview.check())
    asyncio.run(preview.include_hidden(wanted=False))
    left_out = [row for row in preview.job_rows() if row.typed is None]
    assert [row.number for row in left_out] == list(hidden)
    assert {row.reason for row in left_out} == {to_text(fact(ReasonCase.LEFT_OUT))}
    asyncio.run(preview.include_hidden(wanted=True))
    assert preview.counts.ready == len(rows)


@pytest.mark.parametrize(
    "name",
    ["#N/A", "#NV", "#NAME?", "#DIV/0!", "#¡REF!", "#ССЫЛКА!", "Err:502", "#VALEUR !", "#YOK", "#HIÁNYZIK",
     "#NENÍ_K_DISPOZICI", "#NEDOSTUPNÝ", "#Δ/Υ", "#N/V", "#N/B", "#GETTING_DATA", "####"],
)  # fmt: skip
def test_what_a_spreadsheet_shows_for_an_error_is_no_name(name: str) -> None:
    preview = preview_of(
        (name, "7", "sold"), ("#1 Rex", "7", "sold"), ("#Rex", "7", "sold"), ("## 2", "7", "sold")
    )
    assert preview.row(0).problems == (Problem(Field.NAME, fact(FieldCase.CELL_ERROR, word=name)),)
    assert preview.counts.ready == 3


def test_what_a_spreadsheet_shows_for_an_error_is_no_status_or_category_to_choose() -> None:
    preview = preview_of(("Rex", "#NV", "#N/A"))
    assert preview.row(0).problems == (
        Problem(Field.CATEGORY, fact(FieldCase.CELL_ERROR, word="#NV")),
        Problem(Field.STATUS, fact(FieldCase.CELL_ERROR, word="#N/A")),
    )
    assert (preview.status_words(), preview.category_words()) == ((), ())


def test_no_text_of_a_file_passes_for_a_cell_that_cannot_be_used() -> None:
    assert cleaned(unusable(fact(FieldCase.CELL_ERROR, word="#N/A"), "Rex")).startswith("[{")


def test_a_whole_number_may_have_decimals_of_zero() -> None:
    preview = preview_of(
        ("Rex", " 12.0", ""),
        ("Bo", "-7.00", ""),
        ("Kim", "12,0", ""),
        ("Tom", "3.0000", ""),
        ("Al", "12.5", ""),
        ("Mia", ".0", ""),
    )
    assert [preview.row(place).typed for place in range(6)] == [
        Typed("Rex", "12", None),
        Typed("Bo", "-7", None),
        Typed("Kim", "12", None),
        Typed("Tom", "3", None),
        None,
        None,
    ]


@pytest.mark.parametrize("text", ["1.000", "1,000", "12.000"])
def test_what_may_be_thousands_is_no_number_with_decimals(text: str) -> None:
    assert preview_of(("Rex", text, "")).row(0).typed is None


@pytest.mark.parametrize(
    ("word", "status"),
    [
        ("in stock", PetStatus.AVAILABLE),
        ("auf Lager", PetStatus.AVAILABLE),
        ("en venta", PetStatus.AVAILABLE),
        ("販売中", PetStatus.AVAILABLE),
        ("RESERVED", PetStatus.PENDING),
        ("Réservée", PetStatus.PENDING),
        ("gereserveerd", PetStatus.PENDING),
        ("verkauft", PetStatus.SOLD),
        ("venduto", PetStatus.SOLD),
        ("sprzedany", PetStatus.SOLD),
        ("", None),
        (" – ", None),
    ],
)
def test_status_words_of_eight_languages_are_understood(word: str, status: PetStatus | None) -> None:
    row = preview_of(("Rex", "7", word)).row(0)
    assert not row.problems
    assert row.typed == Typed("Rex", "7", status)


@pytest.mark.parametrize(
    ("yes", "no"),
    [
        ("yes", "no"),
        ("true", "FALSE"),
        ("x", "1"),
        ("1", "0"),
        ("Y", "N"),
        ("ja", "nein"),
        ("oui", "non"),
        ("sí", "no"),
        ("sim", "não"),
        ("はい", "いいえ"),
        ("有", "无"),
        ("あり", "なし"),
        ("是", "否"),
        ("نعم", "لا"),
        ("sì", "nee"),
        ("tak", "nie"),
    ],
)
def test_only_a_person_can_say_what_yes_and_no_mean(yes: str, no: str) -> None:
    preview = preview_of(("Rex", "7", yes), ("Bo", "7", no))
    assert preview.counts.problems == 2
    assert [(word.text, word.is_known) for word in preview.status_words()] == [(yes, False), (no, False)]


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


def test_misspelt_words_are_suggested_and_not_taken() -> None:
    preview = preview_of(("Rex", "Rabits", "availble"))
    (status,), (category,) = preview.status_words(), preview.category_words()
    assert (status.is_known, status.suggestion) == (False, PetStatus.AVAILABLE)
    assert (category.is_known, category.suggestion) == (False, 12)
    assert preview.counts.problems == 1


def test_fixed_values_fill_empty_cells() -> None:
    choices = Choices({Field.NAME: 0, Field.CATEGORY: 1}, {Field.CATEGORY: "7", Field.STATUS: "sold"})
    preview = preview_of(("Rex", "", "ignored"), ("Bo", "12", "ignored"), choices=choices)
    assert [row.typed for row in preview.job_rows()] == [Typed("Rex", "7", "sold"), Typed("Bo", "12", "sold")]
    assert preview.row(0).texts == {Field.NAME: "Rex", Field.CATEGORY: "7", Field.STATUS: "sold"}


def test_an_edit_is_checked_at_once_and_is_in_the_cells_of_the_job() -> None:
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


def test_a_row_is_left_out_as_the_person_wishes_but_one_with_a_problem_is_never_included() -> None:
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


def test_the_loop_goes_on_while_many_rows_are_checked() -> None:
    rows = [(f"Animal {number}", "7", "sold") for number in range(30_000)]
    preview = Preview(delivery(*rows), Choices(columns=COLUMNS), {})

    async def scenario() -> int:
        check, turns = asyncio.ensure_future(preview.check()), 0
        while not check.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert asyncio.run(scenario()) > 1
    assert preview.counts.ready == 30_000


async def test_rows_that_are_edited_or_ticked_before_the_check_comes_to_them_count_once() -> None:
    rows = [(f"Animal {number}", "7", "sold") for number in range(30_000)]
    rows[-2:] = [("Rex", "7", "what"), ("Bo", "7", "what")]
    preview = Preview(delivery(*rows), Choices(columns=COLUMNS), {})

    check = asyncio.ensure_future(preview.check())
    await asyncio.sleep(0)
    preview.include(len(rows) - 1, wanted=True)
    for word in ("pending", "sold"):
        preview.edit(len(rows) - 1, Field.STATUS, word)
    assert not check.done()
    await check
    assert {word.text: word.count for word in preview.status_words()} == {"sold": 29_999, "what": 1}
    assert (preview.counts.ready, preview.counts.problems) == (29_999, 1)


@given(st.lists(st.tuples(*[st.text(max_size=12) | st.sampled_from(["7", "+07", "sold", "Dogs", " "])] * 3)))
def test_whatever_the_cells_hold_ready_rows_can_be_sent_and_others_say_why_not(
    rows: list[tuple[str, str, str]],
) -> None:
    preview = preview_of(*rows)
    for index, job_row in enumerate(preview.job_rows()):
        row = preview.row(index)
        assert (job_row.typed, row.is_included) == (row.typed, row.typed is not None)
        assert bool(row.problems) is bool(job_row.reason) is (row.typed is None)
        if row.typed is not None:
            # As the outbox sends it: nothing is lost or refused on the way.
            sent = read_typed(row.typed)
            assert (sent.name, str(sent.category_id), sent.status) == (
                row.typed.name,
                row.typed.category,
                row.typed.status,
            )
