"""Reads a delivery: a file, or pasted text, becomes a table of texts."""

import logging
import os
import subprocess
import sys
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

import msgspec

from menagerie.deliveries.delivery import Delivery, PackedRows, Reading
from menagerie.deliveries.ending import Ending
from menagerie.deliveries.process import LENGTH_BYTES, NUMBERS_TYPE, Frame, Request, Summary
from menagerie.domain.cases import DeliveryCase, TitleCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.facts import fact, facts_in, to_text
from menagerie.system.program import check_not_replaced
from menagerie.system.streams import flags_without_console

# The frozen application is its own Python. packaging/start.py takes this argument.
READER_ARGUMENT = "--read-a-delivery"

_log = logging.getLogger(__name__)


def read_delivery(
    path: Path,
    reading: Reading = Reading(),  # noqa: B008 - it cannot change
    *,
    languages: tuple[str, ...] = (),
    ending: Ending | None = None,
) -> Delivery:
    """Read the file ``path``; ``reading`` says what is not to be found out.

    ``languages`` are those of the window and of the system: a hint where the encoding has to be guessed.

    It blocks for as long as it takes: call it on a thread. With ``ending``, another thread can end it.

    Raises UnreadableDeliveryError.
    """
    # A file name is bytes where it is no text.
    title = os.fsencode(path.name).decode(errors="replace")
    request = Request(os.fsencode(path), b"", title, reading, languages)
    return _received(request, title, path, ending)


def read_pasted(
    text: str,
    reading: Reading = Reading(),  # noqa: B008 - it cannot change
    *,
    ending: Ending | None = None,
) -> Delivery:
    """Read text from the clipboard, as ``read_delivery`` reads a file."""
    pasted = text.encode(errors="replace")
    request = Request(None, pasted, "", msgspec.structs.replace(reading, encoding="utf-8"))
    try:
        return _received(request, to_text(fact(TitleCase.PASTED)), None, ending)
    except UnreadableDeliveryError as error:
        error.add(pasted=1)
        raise


def _received(request: Request, title: str, path: Path | None, ending: Ending | None) -> Delivery:
    portions: list[bytes] = []
    numbers: Sequence[int] = ()
    for frame, content in _frames(request, ending):
        match frame:
            case Frame.ROWS:
                portions.append(content)
            case Frame.NUMBERS:
                numbers = array(NUMBERS_TYPE, content)
            case Frame.DONE:
                summary = msgspec.msgpack.decode(content, type=Summary)
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
    summary: Summary, title: str, path: Path | None, portions: list[bytes], numbers: Sequence[int]
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


def _frames(request: Request, ending: Ending | None) -> Iterator[tuple[Frame, bytes]]:
    """Start the process that reads, and yield what it answers. The process ends with this generator."""
    # Another version may answer in another way.
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
        raise UnreadableDeliveryError(DeliveryCase.COMPUTER_BUSY, detail=detail) from exc
    with process:
        try:
            if ending is not None:
                ending.take(process)
            assert process.stdin is not None and process.stdout is not None  # noqa: S101, PT018 - for mypy
            _send(process.stdin, request)
            while len(header := process.stdout.read(LENGTH_BYTES + 1)) > LENGTH_BYTES:
                length = int.from_bytes(header[:LENGTH_BYTES], "little")
                content = process.stdout.read(length)
                if len(content) < length:
                    # It was killed in the middle of a frame.
                    return
                yield Frame(header[LENGTH_BYTES:]), content
        finally:
            process.kill()


def _send(file: IO[bytes], request: Request) -> None:
    # A process that could not start reads nothing; that it answers nothing says so.
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
