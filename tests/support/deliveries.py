"""Deliveries, as a person may import them: files, and rows of one."""

from pathlib import Path

from menagerie.outbox.entry import Typed
from menagerie.outbox.job import JobRow

REASON = "The category is missing."


def write_csv(path: Path, *rows: str, columns: str = "Name,Category,Status,Remark") -> Path:
    """Write a file with these lines; return its path."""
    path.write_text("\n".join([columns, *rows, ""]), encoding="utf-8")
    return path


def job_rows(count: int, *, left_out: int = 0, name: str = "Rex") -> list[JobRow]:
    """Return rows that are to be sent, behind some that are not."""
    bad = [JobRow(number, (f"{name} {number}", ""), None, REASON) for number in range(1, left_out + 1)]
    numbers = range(left_out + 1, left_out + count + 1)
    return bad + [JobRow(each, (f"{name} {each}", "7"), Typed(f"{name} {each}", "7")) for each in numbers]
