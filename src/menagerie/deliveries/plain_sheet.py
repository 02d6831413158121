"""A sheet of a workbook in which every text is a text. It imports XlsxWriter, which takes a while."""

from typing import Any

from xlsxwriter.worksheet import Worksheet


class PlainSheet(Worksheet):  # type: ignore[misc] # XlsxWriter has no types here
    """A sheet for texts from outside.

    WORKAROUND for XlsxWriter 3.3.1: it takes a text that begins with ``<r>`` and ends with ``</r>`` for parts
    in several fonts, and puts it into the file as it is.
    """

    def _xml_rich_inline_string(self, string: str, attributes: Any) -> None:
        self._xml_inline_string(string, preserve=False, attributes=attributes)
