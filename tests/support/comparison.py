"""What a benchmark compares: ours with a reference of the same run, as a table and as JSON for machines.

python -m support.comparison NAMES prints one table of what the benchmarks of these names measured last.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

RESULTS = Path(__file__).parents[2] / "build" / "bench.json"

_COLUMNS = ("what", "measured", "reference", "ratio", "goal")
# From here on, decimals say nothing more.
_WHOLE_FROM = 100.0
_ONE_DECIMAL_FROM = 10.0


def command_line(description: str | None) -> argparse.ArgumentParser:
    """Return a parser of a benchmark's arguments that prints its description as it is written."""
    return argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )


@dataclass(frozen=True, slots=True)
class Goal:
    """A bound that a figure is to keep: of the ratio to the reference, or of what was measured itself."""

    bound: float
    is_upper: bool
    is_of_ratio: bool
    unit: str = "×"

    def is_reached(self, value: float) -> bool:
        """Tell whether a value keeps the bound; to be just on it is enough."""
        return value <= self.bound if self.is_upper else value >= self.bound

    def __str__(self) -> str:
        return f"{'≤' if self.is_upper else '≥'} {self.bound:g} {self.unit}"


def ratio_at_most(bound: float) -> Goal:
    return Goal(bound, is_upper=True, is_of_ratio=True)


def ratio_at_least(bound: float) -> Goal:
    return Goal(bound, is_upper=False, is_of_ratio=True)


def at_most(bound: float, unit: str) -> Goal:
    return Goal(bound, is_upper=True, is_of_ratio=False, unit=unit)


def at_least(bound: float, unit: str) -> Goal:
    return Goal(bound, is_upper=False, is_of_ratio=False, unit=unit)


@dataclass(frozen=True, slots=True)
class Spread:
    """The middle of some values, and how far they lie apart."""

    median: float
    least: float
    most: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        return cls(median(values), min(values), max(values))

    def __str__(self) -> str:
        middle = number(self.median)
        return middle if self.least == self.most else f"{middle} [{number(self.least)} … {number(self.most)}]"


@dataclass(frozen=True, slots=True)
class Comparison:
    """One line of the table. ``measured`` and ``reference`` are the values of each run, in ``unit``.

    Each run measures ours and then the reference, so that both met the same computer: the ratio is that of
    each run, and its spread is that of the ratios. Without a reference there is no ratio.

    Raises ValueError where something was not measured in each run.
    """

    what: str
    unit: str
    measured: Sequence[float]
    reference: Sequence[float] = ()
    goal: Goal | None = None

    def __post_init__(self) -> None:
        if not self.measured or (self.reference and len(self.reference) != len(self.measured)):
            msg = f"{self.what}: {len(self.measured)} values, and {len(self.reference)} of the reference"
            raise ValueError(msg)

    @property
    def ratio(self) -> Spread | None:
        """How many times the reference it is."""
        if not self.reference:
            return None
        return Spread.of([ours / theirs for ours, theirs in zip(self.measured, self.reference, strict=True)])

    @property
    def is_reached(self) -> bool | None:
        """Whether the median keeps the goal; None without a goal."""
        if self.goal is None:
            return None
        value = self.ratio if self.goal.is_of_ratio else Spread.of(self.measured)
        return value is not None and self.goal.is_reached(value.median)

    def cells(self) -> tuple[str, ...]:
        """Return the texts of the table's line."""
        reference = f"{Spread.of(self.reference)} {self.unit}" if self.reference else ""
        ratio = "" if self.ratio is None else f"{self.ratio} ×"
        verdict = "" if self.goal is None else f"{self.goal}: {'reached' if self.is_reached else 'MISSED'}"
        return (self.what, f"{Spread.of(self.measured)} {self.unit}", reference, ratio, verdict)

    def for_machines(self) -> dict[str, object]:
        """Return everything as JSON can have it."""
        ratio = self.ratio
        return {
            "what": self.what,
            "unit": self.unit,
            "measured": list(self.measured),
            "reference": list(self.reference),
            "ratio": ratio and {"median": ratio.median, "least": ratio.least, "most": ratio.most},
            "goal": self.goal and str(self.goal),
            "reached": self.is_reached,
            "cells": self.cells(),
        }


def number(value: float) -> str:
    """Return a number with about three digits that count."""
    size = abs(value)
    return f"{value:,.{0 if size >= _WHOLE_FROM else 1 if size >= _ONE_DECIMAL_FROM else 2}f}"


def table(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table in Markdown."""
    yield f"| {' | '.join(_COLUMNS)} |"
    yield "|" + " --- |" * len(_COLUMNS)
    for cells in rows:
        yield f"| {' | '.join(cells)} |"


def report(name: str, comparisons: Sequence[Comparison], results: Path = RESULTS) -> None:
    """Print what the benchmark of this name measured, and keep it in the file of all results."""
    print(*table(comparison.cells() for comparison in comparisons), sep="\n", flush=True)  # noqa: T201 - for people
    kept = _read(results)
    kept[name] = {
        "measured_at": datetime.now(UTC).isoformat(timespec="seconds"),
        "rows": [comparison.for_machines() for comparison in comparisons],
    }
    results.parent.mkdir(parents=True, exist_ok=True)
    results.write_text(json.dumps(kept, indent=2, ensure_ascii=False), encoding="utf-8")


def summary(names: Sequence[str], results: Path = RESULTS) -> Iterator[str]:
    """Yield the lines of one table of what these benchmarks measured last, as far as they ever ran."""
    kept = _read(results)
    return table(row["cells"] for name in names for row in kept.get(name, {"rows": []})["rows"])


def _read(results: Path) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(results.read_text(encoding="utf-8")) if results.exists() else {}
    return kept


if __name__ == "__main__":
    print(*summary(sys.argv[1:]), sep="\n")  # noqa: T201 - a command-line tool prints
    print(f"\nFor machines: {RESULTS}")  # noqa: T201 - the same
