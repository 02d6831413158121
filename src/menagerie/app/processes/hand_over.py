"""Hands an import over to the window that runs on the same data: what is said between the two processes.

A process that starts calls the one that has the lock. That one names its session of the desktop, answers with
``!`` at once and brings its window to the front. A second start without a file says nothing itself. An import
then says one line of JSON, which the window answers with ``i`` when it takes the import; versions without an
import say no more than ``!``.
"""

import hashlib
import os
import time
from collections.abc import Mapping
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct, field

from menagerie.deliveries.delivery import Reading
from menagerie.outbox.as_json import Reader, to_json
from menagerie.system import is_macos, is_windows
from menagerie.system.files import check_own, temporary_folder
from menagerie.system.machine import desktop_session, let_come_forward

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

# A window answers within this time also on a busy computer, such as one that a person has just logged on to.
# One that hangs does not.
ANSWER_MS = 20_000
# In seconds: a window that begins takes no calls at once, and not for long where the computer is busy. One
# that ends takes none any more, and gives the data back. A person who starts Menagerie again sees nothing
# meanwhile, so that is told earlier than a command line.
BETWEEN_CALLS, LONGEST_START, LONGEST_SILENCE = 0.05, 60.0, 10.0
CAME_FORWARD = b"!"
TAKES_IMPORT = b"i"
# Bytes of the line: paths and titles are much shorter.
LONGEST_LINE = 65_536

_Environment = Literal["sandbox", "production", "staging"]
FieldName = Literal["name", "category", "status"]


class ImportRequest(Struct, frozen=True):
    """An import that another process asks the window for.

    ``path`` is absolute. ``environment`` is None for the one that is open. ``columns`` has the field (name,
    category or status) by the title or number of its column, ``fixed`` the text of a field for all rows
    without one, by the field. ``ignores_layout`` for a file that is not to be mapped as the last one with its
    columns, ``skips_hidden`` where rows that its sheet hides are left out. ``reading`` is how the file is
    read.
    """

    path: str
    environment: _Environment | None
    columns: Mapping[str, FieldName] = field(default_factory=dict)
    fixed: Mapping[FieldName, str] = field(default_factory=dict)
    ignores_layout: bool = False
    skips_hidden: bool = False
    reading: Reading = Reading()

    def as_line(self) -> bytes:
        """Return the line that asks for it."""
        # File names that are not UTF-8 have half surrogate pairs in Python.
        return to_json(self) + b"\n"


_request = Reader(ImportRequest)


class HandOver(Enum):
    """How a call ended."""

    TAKEN = auto()  # the window has opened its import
    CAME_FORWARD = auto()  # the window came forward, and was asked for no import or knows of none
    ELSEWHERE = auto()  # the window came forward in another session of the desktop
    NOT_TAKEN = auto()  # it takes no calls: it starts, it closes, or it cannot
    NO_ANSWER = auto()  # it took the call, and said nothing


def read_request(line: bytes) -> ImportRequest | None:
    """Return the import that a line asks for; None for any other line."""
    try:
        request = _request.read(line)
        # A path of another form could mean another file here than in the process that asks.
        return request if Path(request.path).is_absolute() and "\0" not in request.path else None
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
        return None


def server_name(lock_file: Path) -> str:
    """Return a name for the owner of a lock: that of its second lock, and of where it can be called."""
    # Paths can be longer than a socket's name may be.
    path = os.fsencode(os.path.realpath(lock_file))
    return f"menagerie-{hashlib.sha256(path).hexdigest()[:24]}"


def this_session() -> bytes:
    """Return a name for the session of the desktop that this process is in, of the digits 0 to f."""
    return hashlib.sha256(desktop_session().encode(errors="replace")).hexdigest()[:16].encode()


def places(lock_file: Path) -> tuple[str, ...]:
    """Return where the owner of a lock can be called: the first of these that no other user has taken."""
    name = server_name(lock_file)
    if is_windows():
        return (name,)
    # The second one is out of the reach of others. It is not the first: it may be on a share, which has no
    # sockets, or be removed while it is used, or have a path that is too long for one.
    temporary, own = str(Path(temporary_folder(), name)), str(lock_file.with_suffix(".socket").absolute())
    # From its folder for temporary files, macOS removes after some days what a window still uses.
    return (own, temporary) if is_macos() else (temporary, own)


def hand_over(
    lock_file: Path,
    request: ImportRequest | None,
    milliseconds: int = ANSWER_MS,
    process: int | None = None,
) -> HandOver:
    """Ask the owner of the lock to come forward, and for an import; wait at most so long for its answer.

    ``process`` is the owner's id; None if it is unknown.
    """
    if process is not None:
        let_come_forward(process)
    socket = _connected(lock_file, milliseconds)
    if socket is None:
        return HandOver.NOT_TAKEN
    try:
        if request is not None:
            socket.write(request.as_line())
        answer = _read(socket, CAME_FORWARD if request is None else TAKES_IMPORT, milliseconds)
        has_hung_up = socket.state() is socket.LocalSocketState.UnconnectedState
    finally:
        socket.abort()
    if TAKES_IMPORT in answer:
        return HandOver.TAKEN
    # The system takes the call for a process that hangs, too, so only an answer counts.
    if answer:
        # Versions up to 0.3.0 name no session.
        session = answer.partition(CAME_FORWARD)[0]
        return HandOver.ELSEWHERE if session not in {b"", this_session()} else HandOver.CAME_FORWARD
    return HandOver.NOT_TAKEN if has_hung_up else HandOver.NO_ANSWER


def _connected(lock_file: Path, milliseconds: int) -> "QLocalSocket | None":
    """Return a connection to the owner of the lock; None if it takes none, or belongs to another person."""
    from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - only a second process needs it

    for place in places(lock_file):
        # Nothing there, or of another user.
        with suppress(OSError):
            if not is_windows():
                check_own(Path(place))
            socket = QLocalSocket()
            socket.connectToServer(place)
            if socket.waitForConnected(milliseconds):
                return socket
            socket.abort()
    return None


def _read(socket: "QLocalSocket", last: bytes, milliseconds: int) -> bytes:
    """Return what is answered until ``last`` has come, or nothing more comes."""
    answer, end = b"", time.monotonic() + milliseconds / 1000
    while last not in answer and len(answer) < LONGEST_LINE:
        left = round((end - time.monotonic()) * 1000)
        if not socket.bytesAvailable() and (left <= 0 or not socket.waitForReadyRead(left)):
            break
        answer += bytes(socket.readAll().data())
    return answer
