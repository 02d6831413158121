"""Reads a delivery, a file or pasted text, in a process apart from the window.

A file can be made so that a library takes all memory, crashes or never ends, and decoding a large one holds
Python's interpreter lock for seconds. Here it takes only a process that holds nothing of value.

It takes one Request on its standard input, and writes frames to its standard output: four bytes with the
length, one byte with the kind, and the content.
"""

import gc
import hashlib
import logging
import os
import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from pathlib import Path
from typing import IO, BinaryIO, NoReturn

import msgspec
from msgspec import Struct

from menagerie.deliveries.content import read_content
from menagerie.deliveries.delivery import Delivery, FileFormat, PackedRows, Reading, packed
from menagerie.deliveries.table import (
    LARGEST_FILE,
    LARGEST_MEMORY,
    LARGEST_TABLE,
    LONGEST_SECONDS,
    finish,
    too_large,
)
from menagerie.domain.cases import DeliveryCase, TitleCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.facts import fact, facts_in, to_text
from menagerie.system.machine import peak_memory
from menagerie.system.program import check_not_replaced
from menagerie.system.streams import flags_without_console

_LENGTH_BYTES = 4
_LOOK_SECONDS = 0.05
# A program may be writing the file: how often it is read again, and how many seconds that waits.
_MOST_READINGS, _BETWEEN_READINGS = 5, 0.2
# The type code of 32-bit numbers; a sheet has about a million rows.
_NUMBERS_TYPE = "I"
# The frozen application is its own Python. packaging/start.py takes this argument.
READER_ARGUMENT = "--read-a-delivery"

_log = logging.getLogger(__name__)


class Frame(Enum):
    """The kinds of frames. Each has a portion of rows, or a text, or nothing."""

    ALIVE = b"."
    ROWS = b"r"
    NUMBERS = b"n"
    DONE = b"d"
    REFUSED = b"f"
    FAILED = b"x"


class Request(Struct):
    """What is to be read: the file ``path``, as the system encodes it, or the ``pasted`` text.

    ``languages`` are those of the window and of the system.
    """

    path: bytes | None
    pasted: bytes
    name: str
    reading: Reading
    languages: tuple[str, ...] = ()


class _Summary(Struct):
    """A delivery without its rows. ``first`` is the first number where they are contiguous."""

    format: FileFormat
    reading: Reading
    sheets: tuple[str, ...]
    columns: tuple[str, ...]
    count: int
    first: int | None
    digest: str
    notes: str
    hidden: tuple[int, ...] = ()


class CancelToken:
    """Lets any thread end the process whose delivery another thread waits for."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._is_cancelled = False

    def watch(self, process: "subprocess.Popen[bytes]") -> None:
        """End ``process``, which reads, when this is cancelled, or at once if it was."""
        with self._lock:
            self._process = process
            if self._is_cancelled:
                process.kill()

    def cancel(self) -> None:
        """End the process at once, also one that is stopped or that hangs."""
        with self._lock:
            self._is_cancelled = True
            if self._process is not None:
                self._process.kill()


async def read_on_a_thread(read: Callable[[CancelToken], Delivery]) -> Delivery:
    """Call ``read`` on a thread, and return what it returns or raise what it raises.

    When this is cancelled, the reading ends: an event loop that closes waits for its threads.
    """
    import asyncio  # noqa: PLC0415 - the process that reads starts faster without it

    token = CancelToken()
    try:
        return await asyncio.to_thread(read, token)
    except asyncio.CancelledError:
        token.cancel()
        raise


def read_delivery(
    path: Path,
    reading: Reading = Reading(),  # noqa: B008 - it cannot change
    *,
    languages: tuple[str, ...] = (),
    token: CancelToken | None = None,
) -> Delivery:
    """Read the file ``path``; ``reading`` says what is not to be found out.

    ``languages`` are those of the window and of the system: a hint where the encoding has to be guessed.

    It blocks for as long as it takes: call it on a thread. With ``token``, another thread can end it.

    Raises UnreadableDeliveryError.
    """
    # A file name is bytes where it is no text.
    title = os.fsencode(path.name).decode(errors="replace")
    request = Request(os.fsencode(path), b"", title, reading, languages)
    return _received(request, title, path, token)


def read_pasted(
    text: str,
    reading: Reading = Reading(),  # noqa: B008 - it cannot change
    *,
    token: CancelToken | None = None,
) -> Delivery:
    """Read text from the clipboard, as ``read_delivery`` reads a file."""
    pasted = text.encode(errors="replace")
    request = Request(None, pasted, "", msgspec.structs.replace(reading, encoding="utf-8"))
    try:
        return _received(request, to_text(fact(TitleCase.PASTED)), None, token)
    except UnreadableDeliveryError as error:
        error.add(pasted=1)
        raise


def _received(request: Request, title: str, path: Path | None, token: CancelToken | None) -> Delivery:
    portions: list[bytes] = []
    numbers: Sequence[int] = ()
    for frame, content in _frames(request, token):
        match frame:
            case Frame.ROWS:
                portions.append(content)
            case Frame.NUMBERS:
                numbers = array(_NUMBERS_TYPE, content)
            case Frame.DONE:
                summary = msgspec.msgpack.decode(content, type=_Summary)
                return _delivery(summary, title, path, portions, numbers)
            case Frame.REFUSED:
                raise _refusal(content.decode())
            case Frame.FAILED:
                _log.error("A delivery could not be read:\n%s", content.decode())
                raise UnreadableDeliveryError
    raise UnreadableDeliveryError


def _refusal(text: str) -> UnreadableDeliveryError:
    facts = facts_in(text)
    return UnreadableDeliveryError(facts[0].case, **facts[0].values) if facts else UnreadableDeliveryError()


def _delivery(
    summary: _Summary, title: str, path: Path | None, portions: list[bytes], numbers: Sequence[int]
) -> Delivery:
    if summary.first is not None:
        numbers = range(summary.first, summary.first + summary.count)
    return Delivery(
        title=title,
        path=path,
        format=summary.format,
        reading=summary.reading,
        sheets=summary.sheets,
        columns=summary.columns,
        rows=PackedRows(portions, summary.count),
        numbers=numbers,
        digest=summary.digest,
        notes=facts_in(summary.notes) or (),
        hidden=summary.hidden,
    )


def _frames(request: Request, token: CancelToken | None) -> Iterator[tuple[Frame, bytes]]:
    """Start the process that reads, and yield its frames. The process ends with this generator."""
    # Another version may send other frames.
    check_not_replaced()
    try:
        process = subprocess.Popen(  # noqa: S603 - this application itself
            _command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=flags_without_console(),
        )
    except OSError as exc:
        detail = exc.strerror or type(exc).__name__
        raise UnreadableDeliveryError(DeliveryCase.NOT_OPENED, detail=detail) from exc
    with process:
        try:
            if token is not None:
                token.watch(process)
            assert process.stdin is not None and process.stdout is not None  # noqa: S101, PT018 - for mypy
            _send(process.stdin, request)
            while len(header := process.stdout.read(_LENGTH_BYTES + 1)) > _LENGTH_BYTES:
                length = int.from_bytes(header[:_LENGTH_BYTES], "little")
                content = process.stdout.read(length)
                if len(content) < length:
                    # It was killed in the middle of a frame.
                    return
                yield Frame(header[_LENGTH_BYTES:]), content
        finally:
            process.kill()


def _send(file: IO[bytes], request: Request) -> None:
    # A process that could not start reads nothing; that it sends nothing says so.
    try:
        file.write(msgspec.msgpack.encode(request))
        file.close()
    except OSError:
        _log.warning("The process that reads deliveries did not start")


def _command() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable, READER_ARGUMENT]
    # -P: a file beside the person's data must not stand in for a module.
    return [sys.executable, "-P", "-m", "menagerie.deliveries.process"]


def main() -> NoReturn:
    """Read what standard input asks for, and end this process."""
    # A table is no garbage, and looking for some would double the time.
    gc.disable()
    request = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Request)
    writer = _FrameWriter(sys.stdout.buffer)
    try:
        threading.Thread(target=_watch, args=(writer,), daemon=True).start()
    except RuntimeError as error:
        # Without it, nothing would limit what is read.
        writer.send(Frame.REFUSED, to_text(fact(DeliveryCase.NOT_OPENED, detail=str(error))).encode())
        os._exit(1)
    try:
        _read(request, writer)
    except UnreadableDeliveryError as error:
        writer.send(Frame.REFUSED, to_text(error.fact).encode())
    except MemoryError:
        writer.send(Frame.REFUSED, to_text(too_large().fact).encode())
    except BrokenPipeError:
        os._exit(1)
    except BaseException:  # noqa: BLE001 - a panic of a library is no Exception
        import traceback  # noqa: PLC0415 - hardly ever needed

        writer.send(Frame.FAILED, traceback.format_exc().encode(errors="replace"))
    # Freeing a million rows one by one would take another second.
    os._exit(0)


class _FrameWriter:
    """Writes frames, from any thread."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._lock = threading.Lock()

    def send(self, frame: Frame, content: bytes = b"") -> None:
        """Write one frame. Raises BrokenPipeError when the application has gone."""
        with self._lock:
            self._file.write(len(content).to_bytes(_LENGTH_BYTES, "little") + frame.value + content)
            self._file.flush()


def _read(request: Request, writer: _FrameWriter) -> None:
    content = request.pasted if request.path is None else content_of(Path(os.fsdecode(request.path)))
    table = read_content(
        content, request.name, request.reading, request.languages, is_pasted=request.path is None
    )
    finished = finish(table)
    size = 0
    for portion in packed(finished.rows):
        size += len(portion)
        if size > LARGEST_TABLE:
            raise too_large()
        writer.send(Frame.ROWS, portion)
    numbers = finished.numbers
    first, last = numbers[0], numbers[-1]
    is_contiguous = last - first + 1 == len(numbers)
    if not is_contiguous:
        writer.send(Frame.NUMBERS, array(_NUMBERS_TYPE, numbers).tobytes())
    summary = _Summary(
        table.format,
        msgspec.structs.replace(table.reading, header_row=finished.header_row),
        table.sheets,
        finished.columns,
        len(finished.rows),
        first if is_contiguous else None,
        hashlib.sha256(content).hexdigest(),
        to_text(*finished.notes),
        finished.hidden,
    )
    writer.send(Frame.DONE, msgspec.msgpack.encode(summary))


def content_of(path: Path) -> bytes:
    """Return what a file holds, once it does not change any more. Raises UnreadableDeliveryError."""
    try:
        # What is neither there nor an ordinary file may have no end.
        if path.exists() and not path.is_file():
            raise UnreadableDeliveryError(DeliveryCase.NOT_A_FILE)
        content = _unchanged_content(path)
    except (FileNotFoundError, NotADirectoryError) as exc:
        raise UnreadableDeliveryError(DeliveryCase.GONE) from exc
    except PermissionError as exc:
        raise UnreadableDeliveryError(DeliveryCase.PROTECTED) from exc
    except OSError as exc:
        detail = exc.strerror or type(exc).__name__
        raise UnreadableDeliveryError(DeliveryCase.NOT_OPENED, detail=detail) from exc
    if len(content) > LARGEST_FILE:
        raise too_large()
    return content


def _unchanged_content(path: Path) -> bytes:
    """Read a file again until it did not change meanwhile. Raises OSError, UnreadableDeliveryError."""
    for _reading in range(_MOST_READINGS):
        with path.open("rb") as file:
            before = os.fstat(file.fileno())
            content = file.read(LARGEST_FILE + 1)
            after = os.fstat(file.fileno())
        if (before.st_size, before.st_mtime_ns) == (after.st_size, after.st_mtime_ns):
            return content
        time.sleep(_BETWEEN_READINGS)
    raise UnreadableDeliveryError(DeliveryCase.STILL_CHANGING)


def _watch(writer: _FrameWriter) -> None:
    """Show that this process is alive, and end it when it takes too long or too much memory."""
    began, at_first = time.monotonic(), peak_memory()
    while True:
        time.sleep(_LOOK_SECONDS)
        try:
            if peak_memory() - at_first > LARGEST_MEMORY or time.monotonic() - began > LONGEST_SECONDS:
                writer.send(Frame.REFUSED, to_text(too_large().fact).encode())
            else:
                writer.send(Frame.ALIVE)
                continue
        except OSError:
            # The application has gone, or wants no more of this.
            pass
        os._exit(1)


if __name__ == "__main__":
    main()
