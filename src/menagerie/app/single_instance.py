"""One window per data directory: a second start brings the first one's window to the front.

A process that starts calls the one that has the lock, which the operating system releases when its owner
ends. That one names its session of the desktop, answers with ``!`` at once and brings its window to the
front. A second start without a file sends nothing itself. An import then sends one line of JSON, which the
window answers with ``i`` when it takes the import; versions without an import send no more than ``!``.
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
import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from menagerie.domain.cases import StartCase
from menagerie.domain.errors import StorageError, SurroundingsError
from menagerie.settings.files import NO_ROOM, reason
from menagerie.system.files import (
    has_its_name,
    is_open_elsewhere,
    lock_file,
    open_own,
    remove_file,
    running_folder,
)

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

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
# The purpose of a lock whose owner is the command line.
IMPORTING = "import"

# For QLockFile, which reads the owner's process id and program from the first two lines. No program has this
# name: after a crash another process may have the same id.
_OWNER = "{pid}\nmenagerie.lock\n"
# It takes the next three lines for the host's, which may be empty, and reads no further.
_PURPOSE = "\n\n\n{purpose}\n"
# Bytes: more than any owner writes.
_LARGEST_OWNER = 4096

_FLAGS = os.O_RDWR | os.O_CREAT
_log = logging.getLogger(__name__)


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
    NO_ANSWER = auto()  # it took the call, and sent nothing


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


def addresses(lock_file: Path) -> tuple[str, ...]:
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

    for address in addresses(lock_file):
        # Nothing there, or of another user.
        with suppress(OSError):
            if not is_windows():
                check_own(Path(address))
            socket = QLocalSocket()
            socket.connectToServer(address)
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


class Owner(Struct, frozen=True):
    """What the owner of a lock wrote of itself: its process id, and what it does if that is no window."""

    process: int
    purpose: str = ""


def _owner_in(path: Path) -> Owner:
    """Read what an owner wrote. Raises OSError and ValueError."""
    with open(path, "rb", opener=open_own) as file:
        lines = file.read(_LARGEST_OWNER).decode("ascii").split("\n")
    return Owner(int(lines[0]), lines[5] if len(lines) > 5 else "")  # noqa: PLR2004 - see _PURPOSE


class ProcessLock:
    """The lock on one file. The file may stay: a lock on an open file is what counts, and it needs no disk.

    Menagerie 0.1.0 uses QLockFile on the same file, and the two versions exclude each other:

    - on Linux and macOS, QLockFile also locks its file with ``flock``, and removes no file that is locked;
    - on Windows, QLockFile opens its file so that no other process can write to it, and cannot remove one
      that is open here.

    On Linux and macOS the whole folder may be removed while it is in use; it is written again. So there is a
    second lock, on a file outside it, in the folder for running programs.

    One gap is left: 0.1.0 ignores that it cannot lock its file, so this version must not take the lock
    between the two calls with which 0.1.0 makes that file and locks it.
    """

    def __init__(self, path: Path, purpose: str = "") -> None:
        """``purpose`` is a word by which other processes know what the owner does."""
        self._path = path
        folder = running_folder()
        self._second_path = None if folder is None else Path(folder, f"{server_name(path)}.lock")
        self._purpose = purpose
        self._file: int | None = None
        self._second: int | None = None

    def acquire(self) -> bool:
        """Take the lock; False when another process has it. Raises OSError when neither is the case."""
        if self._file is None and not self._take_second():
            return False
        try:
            return self._take_first()
        finally:
            if self._file is None:
                self._release_second()

    def _take_first(self) -> bool:
        while self._file is None:
            file = self._open()
            if file is None:
                return False
            try:
                is_free = lock_file(file)
                # 0.1.0 removes its file when it ends: a lock on a removed file excludes no other process.
                if is_free and has_its_name(file, self._path):
                    self._file = file
            finally:
                if self._file is None:
                    os.close(file)
            if not is_free:
                return False
        self._write_owner(self._file)
        return True

    def claim(self) -> bool:
        """Take the lock; False when another process has it. Raises StorageError when neither is the case."""
        try:
            return self.acquire()
        except OSError as error:
            if error.errno in NO_ROOM:
                raise StorageError(StartCase.LOCK_NO_ROOM, path=str(self._path)) from error
            raise StorageError(StartCase.LOCK_UNUSABLE, path=str(self._path), detail=reason(error)) from error

    def owner(self) -> Owner | None:
        """Return what the process that has the lock wrote of itself; None where that cannot be read.

        A process that had no room on the disk left the words of an earlier owner.
        """
        for path in (self._path, self._second_path):
            with suppress(OSError, ValueError):
                if path is not None:
                    return _owner_in(path)
        return None

    def _take_second(self) -> bool:
        """Return False when another process has the second lock; True also where there can be none."""
        if self._second_path is None:
            return True
        # Where a file cannot be made or locked, or is there to lock us out, the first lock alone counts.
        with suppress(OSError):
            file = open_own(self._second_path, _FLAGS)
            try:
                if not lock_file(file):
                    return False
                self._second = file
                self._write_owner(file)
            finally:
                if self._second is None:
                    os.close(file)
        return True

    def release(self) -> None:
        """Give the lock back, if it was taken."""
        self._release_second()
        file, self._file = self._file, None
        if file is not None:
            if self._purpose:
                # The next owner may have no room on the disk to write its own words.
                with suppress(OSError):
                    os.ftruncate(file, 0)
            os.close(file)

    def _release_second(self) -> None:
        file, self._second = self._second, None
        if file is not None and self._second_path is not None:
            # A process that has just opened it locks a file without a name then. The first lock still counts.
            with suppress(OSError):
                remove_file(self._second_path)
            os.close(file)

    def _open(self) -> int | None:
        """Return a descriptor of the file; None when 0.1.0 has it open on Windows."""
        try:
            return open_own(self._path, _FLAGS)
        except PermissionError:
            if not is_open_elsewhere(self._path):
                raise
            return None

    def _write_owner(self, file: int) -> None:
        words = _OWNER + (_PURPOSE if self._purpose else "")
        owner = words.format(pid=os.getpid(), purpose=self._purpose).encode()
        # Without room on the disk 0.1.0 cannot read who has the lock. It still cannot take it.
        with suppress(OSError):
            os.write(file, owner)
            os.ftruncate(file, len(owner))


class SingleInstance(QObject):
    """Holds the data directory's lock for as long as it lives; the system takes it back after a crash.

    Two applications on one ledger could each believe that asking is allowed. ``claim`` comes first, and
    ``listen`` when there is a window: only then Qt's network is imported, which no first paint needs.

    Signals: ``raise_requested`` at a second start; ``import_requested(object)`` with an ImportRequest
    when that or the command line hands one over.
    """

    raise_requested = Signal()
    import_requested = Signal(object)

    def __init__(
        self,
        lock_file: Path,
        *,
        start_seconds: float = LONGEST_SILENCE,
        answer_milliseconds: int = ANSWER_MS,
    ) -> None:
        """Another instance has so long to take calls once it has started, and to answer one."""
        super().__init__()
        self._lock_file = lock_file
        self._start_seconds = start_seconds
        self._answer_milliseconds = answer_milliseconds
        self._lock = ProcessLock(lock_file)
        self._server: QLocalServer | None = None
        self._calls: list[QLocalSocket] = []
        self._has_stopped = False

    def claim(self, request: ImportRequest | None = None) -> bool:
        """Become the one instance. Return False when there is one already; it has then come forward.

        ``request`` is the import that the other instance is asked for.

        Raises StorageError when the lock cannot be taken though no other instance has it, and
        SurroundingsError when the other instance did not answer, or is in another session of the desktop.
        """
        end = time.monotonic() + self._start_seconds
        # Another one that is closing takes no calls any more, and gives the lock back in a moment.
        while not self._lock.claim():
            owner = self._lock.owner()
            process = None if owner is None else owner.process
            outcome = hand_over(self._lock_file, request, self._answer_milliseconds, process)
            if outcome in {HandOver.TAKEN, HandOver.CAME_FORWARD}:
                return False
            if outcome is HandOver.ELSEWHERE:
                raise SurroundingsError(StartCase.OTHER_SESSION)
            if owner is not None and owner.purpose == IMPORTING:
                raise SurroundingsError(StartCase.IMPORT_RUNNING, process=owner.process)
            # A window that takes the call without answering hangs.
            if outcome is HandOver.NO_ANSWER or time.monotonic() > end:
                raise SurroundingsError(StartCase.WINDOW_SILENT)
            # It may have begun just now, and take no calls yet.
            time.sleep(BETWEEN_CALLS)
        return True

    def listen(self) -> None:
        """Take the calls of later starts from now on, as the one instance that ``claim`` has made this.

        After ``stop_listening`` it takes none any more.
        """
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415 - see the class

        if self._has_stopped:
            return
        server = self._server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._called)
        for address in addresses(self._lock_file):
            # A socket that a killed process left behind is ours to remove: the lock says that it is unused.
            QLocalServer.removeServer(address)
            if server.listen(address):
                return
        _log.warning("A second start cannot call this window: %s", server.errorString())

    def stop_listening(self) -> None:
        """Take no calls any more: there is no window left that could come forward."""
        self._has_stopped = True
        if self._server is not None:
            self._server.close()
        # Closing the server leaves those that have called already, and may ask for an import yet.
        for call in tuple(self._calls):
            call.abort()

    def release(self) -> None:
        """Let another start be the one instance."""
        self.stop_listening()
        self._lock.release()

    def _called(self) -> None:
        connection = None if self._server is None else self._server.nextPendingConnection()
        if connection is None:
            return
        connection.setReadBufferSize(LONGEST_LINE)
        self._calls.append(connection)
        connection.disconnected.connect(self._forget_calls)
        connection.readyRead.connect(self._listen_to_calls)
        connection.write(this_session() + CAME_FORWARD)
        connection.flush()
        self.raise_requested.emit()
        # What came before the signals were connected.
        self._listen_to_calls()

    def _listen_to_calls(self) -> None:
        """Take the imports that calls ask for. A second start asks for nothing, and bad lines are ignored."""
        for call in tuple(self._calls):
            if call.canReadLine():
                request = read_request(bytes(call.readLine().data()))
                if request is None:
                    call.abort()
                    continue
                call.write(TAKES_IMPORT)
                call.flush()
                self.import_requested.emit(request)
            elif call.bytesAvailable() >= LONGEST_LINE:
                call.abort()

    def _forget_calls(self) -> None:
        for call in tuple(self._calls):
            if call.state() is call.LocalSocketState.UnconnectedState:
                self._calls.remove(call)
                call.deleteLater()
