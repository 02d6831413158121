"""What a person prints on labels, and on which sheets."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from menagerie.domain.columns import CATEGORY, ID, NAME

MOST_IN_A_ROW = 40
MOST_COPIES = 100
# The longest side of any sheet, in millimetres.
LONGEST = 420.0
# What stands on a label beside the columns of an animal.
QR_CODE = "qrCode"

_Count = Annotated[int, Meta(ge=1, le=MOST_IN_A_ROW)]
_Distance = Annotated[float, Meta(ge=0.0, le=LONGEST)]
_Copies = Annotated[int, Meta(ge=1, le=MOST_COPIES)]
_Place = Annotated[int, Meta(ge=1, le=MOST_IN_A_ROW**2)]


class LabelSheet(Struct, frozen=True):
    """The geometry of a sheet, in millimetres.

    ``left`` and ``top`` are the margins before the first label; ``step_x`` and ``step_y`` lead from the edge
    of a label to that of the next one.
    """

    paper: Literal["A4", "Letter"] = "A4"
    columns: _Count = 3
    rows: _Count = 8
    left: _Distance = 0.0
    top: _Distance = 0.0
    width: _Distance = 70.0
    height: _Distance = 37.0
    step_x: _Distance = 70.0
    step_y: _Distance = 37.0

    @property
    def count(self) -> int:
        """The number of labels on a sheet."""
        return self.columns * self.rows


class LabelChoice(Struct, frozen=True):
    """What was chosen last. ``sheet`` is a known sheet's name; ``own`` is used where it is none.

    ``shows`` are the keys of the columns that a label shows, and QR_CODE.
    """

    sheet: str | None = None
    own: LabelSheet = LabelSheet()
    first: _Place = 1
    copies: _Copies = 1
    shows: tuple[str, ...] = (NAME.key, ID.key, CATEGORY.key, QR_CODE)
