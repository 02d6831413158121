"""Deliveries and their rows, as a person may import them."""

from collections.abc import Sequence

from menagerie.deliveries.delivery import Delivery, FileFormat, Reading
from menagerie.outbox.entry import Typed
from menagerie.outbox.job import JobRow

REASON = "The category is missing."


def delivery_of(*columns: str, rows: Sequence[tuple[str, ...]] = ()) -> Delivery:
    """Return a delivery with these columns and rows, the first of which stand below their titles."""
    numbers = range(2, len(rows) + 2)
    return Delivery("d.csv", None, FileFormat.CSV, Reading(), (), columns, rows, numbers, digest="0")


def job_rows(count: int, *, left_out: int = 0, name: str = "Rex") -> list[JobRow]:
    """Return rows that are to be sent, behind some that a person is to mend."""
    bad = [
        JobRow(number, (f"{name} {number}", ""), None, REASON, Typed(f"{name} {number}", ""))
        for number in range(1, left_out + 1)
    ]
    numbers = range(left_out + 1, left_out + count + 1)
    return bad + [JobRow(each, (f"{name} {each}", "7"), Typed(f"{name} {each}", "7")) for each in numbers]
