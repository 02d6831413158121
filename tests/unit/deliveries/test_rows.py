"""The rows of a delivery are kept in portions, and come out as they went in."""

from itertools import product

from menagerie.deliveries.delivery import PackedRows, packed


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
