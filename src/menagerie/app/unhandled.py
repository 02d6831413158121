"""Shows errors that nothing handled in the window, as a click without any effect would be a riddle."""

import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import TYPE_CHECKING

from menagerie.domain.cases import GeneralCase
from menagerie.domain.errors import DefectError

if TYPE_CHECKING:
    from menagerie.ui.session.errors import Errors


def prepare_words() -> None:
    """Import what says that there was an error: a process that is out of file handles can import nothing."""
    from menagerie.ui.words.errors import sentence_of  # noqa: PLC0415 - after the first answer

    sentence_of(DefectError())
    # Python 3.15 imports a part of this when it has the first frame to show.
    traceback.format_stack()


# So many files are open at once while a module is imported, and some more while it is painted what it says.
_SPARE_HANDLES = 4


@contextmanager
def unhandled_shown(errors: "Errors") -> Iterator[None]:
    """Show errors that Qt's slots raise within the block, besides what ``error_log`` does with them.

    Some handles are kept to say it with where the process has no other left.
    """
    former, spare = sys.excepthook, list[int]()
    _open_spare_handles(spare)

    def show(kind: type[BaseException], error: BaseException, frames: TracebackType | None) -> None:
        former(kind, error, frames)
        if isinstance(error, Exception):
            defect = DefectError.of(error)
            if defect.case is GeneralCase.NOTHING_LEFT:
                _close_all(spare)
            errors.show_defect(defect)
            _open_spare_handles(spare)

    sys.excepthook = show
    try:
        yield
    finally:
        # Another part may have set its own meanwhile.
        if sys.excepthook is show:
            sys.excepthook = former
        _close_all(spare)


def _open_spare_handles(spare: list[int]) -> None:
    # There may be none now, or not yet again.
    with suppress(OSError):
        while len(spare) < _SPARE_HANDLES:
            spare.append(os.open(os.devnull, os.O_RDONLY))


def _close_all(spare: list[int]) -> None:
    while spare:
        os.close(spare.pop())
