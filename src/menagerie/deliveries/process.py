"""The process that reads a delivery, apart from the window.

A file can be made so that a library takes all memory, crashes or never ends, and decoding a large one holds
Python's interpreter lock for seconds. Here it takes only a process that holds nothing of value.

It takes one Request on its standard input, and writes frames to its standard output: four bytes with the
length, one byte with the kind, and the content.
"""

import gc
import hashlib
import os
import sys
import threading
import time
from array import array
from enum import Enum
from pathlib import Path
from typing import BinaryIO, NoReturn

import msgspec
from msgspec import Struct

from menagerie.deliveries import limits
from menagerie.deliveries.content import read_content
from menagerie.deliveries.delivery import FileFormat, Reading, packed
from menagerie.deliveries.table import finish
from menagerie.domain.cases import DeliveryCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.facts import fact, to_text
from menagerie.system.machine import peak_memory

LENGTH_BYTES = 4
_LOOK_SECONDS = 0.05
# A program may be writing the file: how often it is read again, and how many seconds that waits.
_MOST_READINGS, _BETWEEN_READINGS = 5, 0.2
# The type code of 32-bit numbers; a sheet has about a million rows.
NUMBERS_TYPE = "I"


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


class Summary(Struct):
    """What is said of a delivery beside its rows. ``first`` is the first number where they are contiguous."""

    format: FileFormat
    reading: Reading
    sheets: tuple[str, ...]
    columns: tuple[str, ...]
    count: int
    first: int | None
    digest: str
    notes: str
    hidden: tuple[int, ...] = ()


def main() -> NoReturn:
    """Read what standard input asks for, and end this process."""
    # A table is no garbage, and looking for some would double the time.
    gc.disable()
    request = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Request)
    answer = _Answer(sys.stdout.buffer)
    try:
        threading.Thread(target=_watch, args=(answer,), daemon=True).start()
    except RuntimeError as error:
        # Without it, nothing would limit what is read.
        answer.send(Frame.REFUSED, to_text(fact(DeliveryCase.COMPUTER_BUSY, detail=str(error))).encode())
        os._exit(1)
    try:
        _read(request, answer)
    except UnreadableDeliveryError as error:
        answer.send(Frame.REFUSED, to_text(error.fact).encode())
    except MemoryError:
        answer.send(Frame.REFUSED, to_text(limits.too_large().fact).encode())
    except BrokenPipeError:
        os._exit(1)
    except BaseException:  # noqa: BLE001 - a panic of a library is no Exception
        import traceback  # noqa: PLC0415 - hardly ever needed

        answer.send(Frame.FAILED, traceback.format_exc().encode(errors="replace"))
    # Freeing a million rows one by one would take another second.
    os._exit(0)


class _Answer:
    """Writes frames, from any thread."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._lock = threading.Lock()

    def send(self, frame: Frame, content: bytes = b"") -> None:
        """Write one frame. Raises BrokenPipeError when the application has gone."""
        with self._lock:
            self._file.write(len(content).to_bytes(LENGTH_BYTES, "little") + frame.value + content)
            self._file.flush()


def _read(request: Request, answer: _Answer) -> None:
    content = request.pasted if request.path is None else content_of(Path(os.fsdecode(request.path)))
    table = read_content(
        content, request.name, request.reading, request.languages, is_pasted=request.path is None
    )
    finished = finish(table)
    size = 0
    for portion in packed(finished.rows):
        size += len(portion)
        if size > limits.LARGEST_TABLE:
            raise limits.too_large()
        answer.send(Frame.ROWS, portion)
    numbers = finished.numbers
    first, last = numbers[0], numbers[-1]
    is_contiguous = last - first + 1 == len(numbers)
    if not is_contiguous:
        answer.send(Frame.NUMBERS, array(NUMBERS_TYPE, numbers).tobytes())
    summary = Summary(
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
    answer.send(Frame.DONE, msgspec.msgpack.encode(summary))


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
    if len(content) > limits.LARGEST_FILE:
        raise limits.too_large()
    return content


def _unchanged_content(path: Path) -> bytes:
    """Read a file again until it did not change meanwhile. Raises OSError, UnreadableDeliveryError."""
    for _reading in range(_MOST_READINGS):
        with path.open("rb") as file:
            before = os.fstat(file.fileno())
            content = file.read(limits.LARGEST_FILE + 1)
            after = os.fstat(file.fileno())
        if (before.st_size, before.st_mtime_ns) == (after.st_size, after.st_mtime_ns):
            return content
        time.sleep(_BETWEEN_READINGS)
    raise UnreadableDeliveryError(DeliveryCase.STILL_CHANGING)


def _watch(answer: _Answer) -> None:
    """Show that this process is alive, and end it when it takes too long or too much memory."""
    began, at_first = time.monotonic(), peak_memory()
    while True:
        time.sleep(_LOOK_SECONDS)
        try:
            if peak_memory() - at_first > limits.LARGEST_MEMORY:
                answer.send(Frame.REFUSED, to_text(limits.too_large().fact).encode())
            elif time.monotonic() - began > limits.LONGEST_SECONDS:
                answer.send(Frame.REFUSED, to_text(fact(DeliveryCase.TOO_SLOW)).encode())
            else:
                answer.send(Frame.ALIVE)
                continue
        except OSError:
            # The application has gone, or wants no more of this.
            pass
        os._exit(1)


if __name__ == "__main__":
    main()
