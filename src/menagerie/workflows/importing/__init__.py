"""Bulk import: a delivery becomes adds in the outbox, after its rows were mapped, checked and confirmed."""

from menagerie.workflows.importing.choices import Choices, Field, word_key
from menagerie.workflows.importing.likeness import Alike, Likeness
from menagerie.workflows.importing.mapping import ColumnFacts, Layouts, column_facts, propose
from menagerie.workflows.importing.preview import Preview, PreviewCounts, PreviewRow, Word
from menagerie.workflows.importing.report import (
    AddedAnimal,
    Remaining,
    added_animals,
    remaining_path,
    rows_to_work_on,
    write_remaining,
)
from menagerie.workflows.importing.rows import Problem
from menagerie.workflows.importing.start import Estimate, begin_import, earlier_import, estimate

__all__ = [
    "AddedAnimal",
    "Alike",
    "Choices",
    "ColumnFacts",
    "Estimate",
    "Field",
    "Layouts",
    "Likeness",
    "Preview",
    "PreviewCounts",
    "PreviewRow",
    "Problem",
    "Remaining",
    "Word",
    "added_animals",
    "begin_import",
    "column_facts",
    "earlier_import",
    "estimate",
    "propose",
    "remaining_path",
    "rows_to_work_on",
    "word_key",
    "write_remaining",
]
