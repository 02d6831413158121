"""The rows of a delivery are kept in portions, and a number format makes what a spreadsheet shows."""

from itertools import product

from menagerie.deliveries.delivery import PackedRows, packed
from menagerie.deliveries.number_formats import general_text, is_percentage, shown_number
from support.every_case import every_case

FOLLOWED = (
    (42, "0000", "0042"),
    (-5, "000", "-005"),
    (7, '"Tank "0', "Tank 7"),
    (7, r"\#0", "#7"),
    (7, "00-00", "00-07"),
    (5551234567, "000-000-0000", "555-123-4567"),
    (1234, "#,##0", "1,234"),
    (1234567.5, "#,##0.00", "1,234,567.50"),
    (12, "#,##0", "12"),
    (-7, "#,##0_);(#,##0)", "(7)"),
    (12, '_-* #,##0_-;-* #,##0_-;_-* "-"_-;_-@_-', "12"),
    (0, '0;-0;"none"', "none"),
    (0, "0", "0"),
    (-0.2, "0", "0"),
    (2.5, "0", "3"),
    (1.5, "0.00", "1.50"),
    (0.5, "0.##", "0.5"),
    (0.12, "0%", "12%"),
    (0.125, "0.0%", "12.5%"),
    (1234567, '0,"k"', "1235k"),
    (12345, "0.00E+00", "1.23E+04"),
    (0, "0.00E+00", "0.00E+00"),
    (5, "[Red]0", "5"),
    (5.5, "[$€-407] #,##0.00", "€ 5.50"),
    (12, '0 "kg"', "12 kg"),
    (7, "@", "7"),
    (0.3, "General", "0.3"),
)
NOT_FOLLOWED = (
    *("# ?/?", "[>3]0;0", "d-mmm", "yyyy", "[h]:mm", "##0.0E+0", "0.0.0", "[DBNum1]0", ";;;", "0" * 300),
)


def test_common_formats_are_followed_and_of_others_no_text_is_made() -> None:
    with every_case() as case:
        for value, code, shown in FOLLOWED:
            with case(f"{value} {code}"):
                assert shown_number(value, code) == shown
        for code in NOT_FOLLOWED:
            with case(code):
                assert shown_number(7, code) is None


def test_a_cell_without_a_format_shows_a_short_number_but_each_whole_digit_and_shares_are_told() -> None:
    for value, shown in (
        (3, "3"),
        (0.1 + 0.2, "0.3"),
        (1 / 3, "0.333333333"),
        (123456.789012345, "123456.789"),
        (-1.5, "-1.5"),
        (2**53 - 1, str(2**53 - 1)),
        (1e21, "1E+21"),
        (2**53 + 2, "9.0072E+15"),
        (1e-12, "1E-12"),
        (1234567890123.5, "1.23457E+12"),
    ):
        assert general_text(value) == shown
    assert is_percentage("0.0%")
    assert not is_percentage('0"%"')


def rows_of(columns: int, count: int) -> list[tuple[str, ...]]:
    return [tuple(f"{row} {column}" for column in range(columns)) for row in range(count)]


def test_rows_are_the_same_one_by_one_together_and_in_stretches() -> None:
    for columns, count in (*product([1, 3, 40], [0, 1, 255, 256, 257, 600]), (1_000, 1), (1_000, 17)):
        rows = rows_of(columns, count)
        kept = PackedRows(packed(rows), count)
        assert list(kept) == rows
        assert [kept[place] for place in range(-count, count)] == rows + rows
        for start in (0, 1, 7, 255, 256):
            assert kept[start : start + 300] == rows[start : start + 300]
        assert list(kept[::-3]) == rows[::-3]
    # A portion of wide rows is about as large as one of narrow rows.
    narrow, wide = (max(map(len, packed(rows_of(columns, 300)))) for columns in (32, 1_000))
    assert wide <= 2 * narrow
