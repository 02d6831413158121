"""Exporting animals to a file: CSV, XLSX, JSON or JSON Lines, whole or not at all."""

from menagerie.workflows.export.exporting import Exported, ExportedRows, export
from menagerie.workflows.export.formats import ExportFormat
from menagerie.workflows.export.source import ExportScope, ExportSource, OnScreen

__all__ = ["ExportFormat", "ExportScope", "ExportSource", "Exported", "ExportedRows", "OnScreen", "export"]
