"""Remembers outside the data folder how much an outbox has sent: an old copy of it has sent less."""

import logging
import os
from pathlib import Path

from menagerie.domain.cases import OutboxCase
from menagerie.domain.facts import Fact, fact
from menagerie.outbox.checked_lines import checked, content_of
from menagerie.storage.whole_file import write_whole
from menagerie.system.files import check_writable, make_private_folder, open_own, read_own

_PREFIX = "sent-"
# Digits of a count, so that it can be overwritten in its place.
_DIGITS = 16

_log = logging.getLogger(__name__)


class HighWaterMark:
    """The highest count of departures of one outbox on this computer, in a file named by the outbox's id.

    The file is in ``folder``, and ``path`` is that of the outbox. The count is overwritten in its place
    without a flush: after a power cut it may be too low, which only means that nothing is asked. Nothing
    raises; ``problem`` says why the folder cannot be used.
    """

    def __init__(self, folder: Path, path: Path) -> None:
        self.problem: Fact | None = None
        self._folder = folder
        self._path = os.fsencode(path.absolute())
        self._kept: Path | None = None

    def read(self, outbox: int) -> int | None:
        """Return the count of the outbox with this id; None if this computer does not know it."""
        content = _content(_file(self._folder, outbox))
        return None if content is None else content[0]

    def knows_path(self) -> bool:
        """Return whether this computer has known any outbox at this path."""
        try:
            contents = [_content(file) for file in self._folder.glob(f"{_PREFIX}*")]
        except OSError:
            return False  # ``keep`` says why
        return any(content is not None and content[1] == self._path for content in contents)

    def keep(self, outbox: int, count: int) -> None:
        """Remember the outbox with this id, and its count, and get ready for ``raise_to``."""
        self._kept = None
        file = _file(self._folder, outbox)
        try:
            known = _content(file)
            count = max(count, 0 if known is None else known[0])
            if known != (count, self._path):
                make_private_folder(self._folder)
                write_whole(file, _line(count, self._path))
            self._kept = file
        except OSError as error:
            self._note(error)

    def raise_to(self, count: int) -> None:
        """Remember a higher count, unless the outbox is not kept."""
        if self._kept is None:
            return
        try:
            known = _content(self._kept)
            # Never lower: a copy of the outbox may be in use as well.
            if known is not None and known[0] >= count:
                return
            descriptor = open_own(self._kept, os.O_WRONLY)
            try:
                os.ftruncate(
                    descriptor, os.write(descriptor, _line(count, known[1] if known else self._path))
                )
            finally:
                os.close(descriptor)
        except OSError as error:
            self._note(error)

    def try_folder(self) -> None:
        """Find out whether the folder can be used, and make it if it is missing."""
        try:
            make_private_folder(self._folder)
            check_writable(self._folder)
        except OSError as error:
            self._note(error)

    def _note(self, error: OSError) -> None:
        _log.warning("What was sent cannot be counted outside the data folder: %s", error)
        detail = error.strerror or str(error)
        self.problem = fact(OutboxCase.NOT_COUNTED, folder=str(self._folder), detail=detail)


def _line(count: int, path: bytes) -> bytes:
    return checked(b"%0*d %s" % (_DIGITS, count, path))


def _file(folder: Path, outbox: int) -> Path:
    return folder / f"{_PREFIX}{outbox:013x}"


def _content(file: Path) -> tuple[int, bytes] | None:
    """Return the count and the path in a file; None for a missing or damaged one."""
    try:
        content = content_of(read_own(file).removesuffix(b"\n"))
        count, _, path = (content or b"").partition(b" ")
        return int(count), path
    except (OSError, ValueError):
        return None
