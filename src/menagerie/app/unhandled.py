"""Shows errors that nothing handled in the window, as a click without any effect would be a riddle."""

import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TYPE_CHECKING

from menagerie.domain.errors import DefectError

if TYPE_CHECKING:
    from menagerie.ui.session.errors import Errors


def prepare_words() -> None:
    """Import what says that there was an error: a process that is out of file handles can import nothing."""
    from menagerie.ui.words.errors import sentence_of  # noqa: PLC0415 - after the first answer

    sentence_of(DefectError())
    # Python 3.15 imports a part of this when it has the first frame to show.
    traceback.format_stack()


@contextmanager
def unhandled_shown(errors: "Errors") -> Iterator[None]:
    """Show errors that Qt's slots raise within the block, besides what ``error_log`` does with them."""
    former = sys.excepthook

    def show(kind: type[BaseException], error: BaseException, frames: TracebackType | None) -> None:
        former(kind, error, frames)
        if isinstance(error, Exception):
            errors.show_defect(DefectError.of(error))

    sys.excepthook = show
    try:
        yield
    finally:
        # Another part may have set its own meanwhile.
        if sys.excepthook is show:
            sys.excepthook = former
