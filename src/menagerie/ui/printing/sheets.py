"""The label sheets that shops buy, as their makers state them."""

from PySide6.QtGui import QPageSize

from menagerie.settings.preferences import LabelChoice, LabelSheet
from menagerie.ui.printing.pages import Paper
from menagerie.ui.widgets.drawing.paper import MM_PER_INCH, usual_paper


def _inches(columns: int, rows: int, *distances: float) -> LabelSheet:
    left, top, width, height, step_x, step_y = (MM_PER_INCH * one for one in distances)
    return LabelSheet("Letter", columns, rows, left, top, width, height, step_x, step_y)


SHEETS = {
    "L7160": LabelSheet("A4", 3, 7, 7.21, 15.15, 63.5, 38.1, 66.04, 38.1),
    "L7163": LabelSheet("A4", 2, 7, 4.65, 15.15, 99.1, 38.1, 101.6, 38.1),
    "L7651": LabelSheet("A4", 5, 13, 4.75, 10.7, 38.1, 21.2, 40.6, 21.2),
    "5160": _inches(3, 10, 0.1875, 0.5, 2.625, 1.0, 2.75, 1.0),
    "5163": _inches(2, 5, 0.15625, 0.5, 4.0, 2.0, 4.1875, 2.0),
}
# The choice of a sheet of one's own.
OWN = "own"


def usual_sheet() -> str:
    """Return the sheet that is offered first: one for the paper of the person's country."""
    return "5160" if usual_paper() is QPageSize.PageSizeId.Letter else "L7160"


def chosen_sheet(choice: LabelChoice) -> LabelSheet:
    """Return the sheet of a choice, also of one that this version does not know."""
    return SHEETS.get(choice.sheet or usual_sheet(), choice.own)


def paper_of(sheet: LabelSheet) -> Paper:
    """Return the paper of a sheet."""
    return Paper.named(QPageSize.PageSizeId.Letter if sheet.paper == "Letter" else QPageSize.PageSizeId.A4)


def fits(sheet: LabelSheet) -> bool:
    """Tell whether every label is on the paper, of a size that can hold something, and beside the others."""
    paper = paper_of(sheet)
    right = sheet.left + (sheet.columns - 1) * sheet.step_x + sheet.width
    bottom = sheet.top + (sheet.rows - 1) * sheet.step_y + sheet.height
    beside = (sheet.columns == 1 or sheet.step_x >= sheet.width) and (
        sheet.rows == 1 or sheet.step_y >= sheet.height
    )
    large = sheet.width >= LEAST_WIDTH and sheet.height >= LEAST_HEIGHT
    return beside and large and right <= paper.width + _TOLERANCE and bottom <= paper.height + _TOLERANCE


# The smallest label that holds a code and a line of text, in millimetres.
LEAST_WIDTH, LEAST_HEIGHT = 25.0, 12.0
_TOLERANCE = 0.5
