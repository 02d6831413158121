"""Exporting animals to a file: CSV, XLSX, JSON or JSON Lines, whole or not at all."""

from menagerie.workflows.export.exporting import Exported, ExportedRows, export
from menagerie.workflows.export.formats import ExportFormat

__all__ = ["ExportFormat", "Exported", "ExportedRows", "export"]
