"""Writes warnings, errors and crashes to a file, as most starts have no console, and shows unhandled ones."""

import io
import logging
import os
import re
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, TextIO

from menagerie import __version__
from menagerie.domain.cases import GeneralCase
from menagerie.domain.errors import NO_HANDLE, DefectError
from menagerie.domain.text import printable_lines, without_credentials
from menagerie.system.files import (
    check_own,
    make_own_anew,
    make_private_folder,
    open_own,
    read_own,
    remove_file,
    replace_file,
)
from menagerie.system.machine import description
from menagerie.system.program import ReplacedError
from menagerie.system.streams import show_box

if TYPE_CHECKING:
    from menagerie.ui.session.errors import Errors


# Bytes. With the one file before it, the log takes at most twice as much, or three times where Windows
# refuses to rename it.
LARGEST_FILE = 512 * 1024
# Characters of one entry: an exception can quote a response of megabytes.
LONGEST_ENTRY = 32 * 1024

# A line feed before what ``log_tail`` takes for the beginning of another entry, or of another run.
_FORGED = r"\n(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,|Menagerie \S+, Python )"
_OURS = "menagerie"
# Marks an entry that standard error has already, as a plain sentence.
_IS_SAID = "is_said"
# What Python writes on Windows of errors that most often were handled: those that have no name.
_HANDLED = "Windows fatal exception: code 0x"
_CRASHED = ("Fatal Python error: ", "Windows fatal exception: ")
_ON_STANDARD_ERROR = "%(levelname)s %(name)s: %(message)s"
_IN_THE_FILE = f"%(asctime)s {_ON_STANDARD_ERROR}"

_log = logging.getLogger(__name__)
# So many files are open at once while a module is imported, and some more while it is painted what it says.
_SPARE_HANDLES = 4


class LogFile:
    """A file that entries are added to, readable by this user only, with the file before it beside it.

    Nothing is made before the first entry. No failure to write is reported: there is no better place for it.
    A handle is kept to write with where the process has no other left, which should be found in the log.
    ``logging.handlers.RotatingFileHandler`` would import sockets and pickling at each start, makes a file for
    everyone, and keeps it open, so that Windows could not rename it while two processes run.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._begins_with = (
            f"Menagerie {__version__}, Python {sys.version.split()[0]} on {description()[0]}\n"
        )
        self._spare = _spare_handle()

    def add(self, entry: str) -> None:
        """Add ``entry`` and a line feed, without credentials and without the middle of a long one.

        No exception of ours contains the key, but a library may quote a header in one, or a proxy's address.
        An error can quote a service or a file, so what a terminal would obey is left out, and no line of an
        entry looks like another entry.
        """
        entry = re.sub(_FORGED, "\n ", printable_lines(without_credentials(entry)))
        if len(entry) > LONGEST_ENTRY:
            half = LONGEST_ENTRY // 2
            entry = f"{entry[:half]}\n…\n{entry[-half:]}"
        # In one piece, so that the entries of two processes do not mix.
        content = f"{self._begins_with}{entry}\n".encode(errors="backslashreplace")
        with suppress(OSError):
            try:
                self._append(content)
            except OSError as error:
                if error.errno not in NO_HANDLE or self._spare is None:
                    raise
                self._append_with_spare(content, self._spare)
            self._begins_with = ""

    def _append_with_spare(self, content: bytes, spare: int) -> None:
        os.close(spare)
        try:
            self._append(content)
        finally:
            self._spare = _spare_handle()

    def _append(self, content: bytes) -> None:
        make_private_folder(self._path.parent)
        # Before the folder above it was looked at, it may be a link.
        check_own(self._path.parent)
        with suppress(FileNotFoundError):
            self._begin_anew_with(len(content))
        with open(self._path, "ab", buffering=0, opener=open_own) as file:
            file.write(content)

    def _begin_anew_with(self, more: int) -> None:
        """Rename the file if it has no room for ``more`` bytes."""
        size = self._path.stat().st_size + more
        if size > LARGEST_FILE:
            try:
                # Not tried again: the window may be waiting. The next entry is another try.
                replace_file(self._path, self._path.with_name(f"{self._path.name}.1"), patience=0.0)
            except OSError:
                if size > 2 * LARGEST_FILE:
                    raise


class _FileHandler(logging.Handler):
    """Adds the records of logging to a log file."""

    def __init__(self, file: LogFile) -> None:
        super().__init__(logging.WARNING)
        self._file = file
        self.setFormatter(logging.Formatter(_IN_THE_FILE))

    def emit(self, record: logging.LogRecord) -> None:
        # Libraries quote what they handle, so only their warnings are kept.
        if record.levelno < logging.WARNING and not record.name.startswith(_OURS):
            return
        try:
            self._file.add(self.format(record))
        except Exception:  # noqa: BLE001 - as every handler: the application goes on without the entry
            self.handleError(record)


class _ConsoleFormatter(logging.Formatter):
    """Leaves out credentials, as a desktop keeps what its programs print, and what a terminal would obey."""

    def format(self, record: logging.LogRecord) -> str:
        return printable_lines(without_credentials(super().format(record)))


class _ToLogFile(io.TextIOBase):
    """Standard error for a process that has none: adds each line to a log file."""

    def __init__(self, file: LogFile) -> None:
        self._file = file
        self._begun = ""

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        *lines, self._begun = (self._begun + text).split("\n")
        if any(lines):
            self._file.add("\n".join(lines))
        return len(text)

    def flush(self) -> None:
        if self._begun:
            self.write("\n")


def has_no_standard_error() -> bool:
    """Return whether this process began without standard error.

    Windows starts programs with a window that way: ``sys.stderr`` is None, and most that write to it fail.
    """
    stream: TextIO | None = sys.stderr
    return stream is None or isinstance(stream, _ToLogFile)


def replace_standard_error(path: Path) -> None:
    """Write standard error into the file ``path``."""
    sys.stderr = _ToLogFile(LogFile(path))


def say(sentence: str) -> None:
    """Print a sentence for a person on standard error; without one, also show it in a box on Windows."""
    # None of it reaches anyone where the terminal was closed or the file is full.
    with suppress(OSError):
        print(printable_lines(sentence), file=sys.stderr, flush=True)  # noqa: T201 - there is no window to say it in
    if isinstance(sys.stderr, _ToLogFile):
        show_box(sentence)


def say_and_log(sentence: str) -> None:
    """Print a sentence for a person as ``say`` does, and write it into the log."""
    say(sentence)
    _log.critical("%s", sentence, extra={_IS_SAID: True})


def start_error_log(path: Path, level: str) -> None:
    """Add warnings and errors to the file ``path``, also those that nothing handles.

    Standard error, where there is one, gets what ``level`` says: debug, info, warning or error.
    """
    handlers: list[logging.Handler] = [_FileHandler(LogFile(path))]
    if has_no_standard_error():
        replace_standard_error(path)
    else:
        console = logging.StreamHandler()
        console.setLevel(level.upper())
        console.setFormatter(_ConsoleFormatter(_ON_STANDARD_ERROR))
        console.addFilter(lambda record: not hasattr(record, _IS_SAID))
        handlers.append(console)
    logging.basicConfig(
        level=min(logging.getLevelNamesMapping()[level.upper()], logging.WARNING), handlers=handlers
    )
    sys.excepthook = _log_exception
    threading.excepthook = _log_exception_of_thread
    sys.unraisablehook = _log_unraisable


def set_log_level(level: str) -> None:
    """Write to the log, and to standard error, what ``level`` says: debug, info, warning or error."""
    root = logging.getLogger()
    number = logging.getLevelNamesMapping()[level.upper()]
    root.setLevel(min(number, logging.WARNING))
    for handler in root.handlers:
        if isinstance(handler, _FileHandler):
            handler.setLevel(min(number, logging.WARNING))
        elif isinstance(handler.formatter, _ConsoleFormatter):
            handler.setLevel(number)


@contextmanager
def crash_log(path: Path) -> Iterator[str]:
    """Let Python write into the file ``path`` where it was if the process crashes within the block.

    The file must be open before the crash, so it is there while the application runs. What an earlier crash
    left in it goes into the log, and is what the block gets: empty unless the last run crashed.
    """
    import faulthandler  # noqa: PLC0415 - only the window needs it

    trace = _log_last_crash(path)
    try:
        make_private_folder(path.parent)
        file = open(path, "wb", buffering=0, opener=make_own_anew)  # noqa: SIM115 - closed below
    except OSError:
        yield trace
        return
    try:
        with file:
            faulthandler.enable(file)
            try:
                yield trace
            finally:
                faulthandler.disable()
    finally:
        # A run that ended well did not crash. On Windows, errors that were handled may stand in it.
        with suppress(OSError):
            remove_file(path)


def _log_last_crash(path: Path) -> str:
    """Log what the last run left in the file ``path``, and return it if that run crashed."""
    with suppress(OSError):
        trace = read_own(path).decode(errors="replace").rstrip()
        if trace:
            _log.error("The last run ended with a crash:\n%s", trace)
        return trace if _is_of_crash(trace) else ""
    return ""


def _is_of_crash(trace: str) -> bool:
    """Return whether ``trace`` names a crash, and not only errors after which the run went on."""
    return any(line.startswith(_CRASHED) and not line.startswith(_HANDLED) for line in trace.splitlines())


def _log_exception(kind: type[BaseException], error: BaseException, frames: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, frames)
    elif issubclass(kind, ReplacedError):
        # No fault of ours, and the window says it.
        _log.warning("%s", error)
    else:
        _log.critical("An error that nothing handled", exc_info=(kind, error, frames))


def _log_exception_of_thread(failure: threading.ExceptHookArgs) -> None:
    if failure.exc_value is None or issubclass(failure.exc_type, SystemExit):
        return
    name = failure.thread.name if failure.thread is not None else "that has ended"
    information = (failure.exc_type, failure.exc_value, failure.exc_traceback)
    _log.critical("An error that nothing handled in the thread %s", name, exc_info=information)


def _log_unraisable(failure: "sys.UnraisableHookArgs") -> None:
    # Not the object itself, whose text may hold anything.
    where = getattr(failure.object, "__qualname__", type(failure.object).__qualname__)
    error = failure.exc_value
    information = (failure.exc_type, error, failure.exc_traceback) if error is not None else None
    _log.error("%s: %s", failure.err_msg or "An error that could not be raised", where, exc_info=information)


def _spare_handle() -> int | None:
    try:
        return os.open(os.devnull, os.O_RDONLY)
    except OSError:
        return None


def prepare_words() -> None:
    """Import what says that there was an error: a process that is out of file handles can import nothing."""
    from menagerie.ui.words.messages import sentence_of  # noqa: PLC0415 - after the first answer

    sentence_of(DefectError())
    # Python 3.15 imports a part of this when it has the first frame to show.
    traceback.format_stack()


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
