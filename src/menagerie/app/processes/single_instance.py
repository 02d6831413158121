"""One window per data directory: a second start brings the first one's window to the front."""

import logging
import time
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from menagerie.app.processes.hand_over import (
    ANSWER_MS,
    BETWEEN_CALLS,
    CAME_FORWARD,
    LONGEST_LINE,
    LONGEST_SILENCE,
    TAKES_IMPORT,
    HandOver,
    ImportRequest,
    hand_over,
    places,
    read_request,
    this_session,
)
from menagerie.app.processes.process_lock import IMPORTING, ProcessLock
from menagerie.domain.cases import StartCase
from menagerie.domain.errors import SurroundingsError

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_log = logging.getLogger(__name__)


class SingleInstance(QObject):
    """Holds the data directory's lock for as long as it lives; the system takes it back after a crash.

    Two applications on one ledger could each believe that asking is allowed. ``claim`` comes first, and
    ``listen`` when there is a window: only then Qt's network is imported, which no first paint needs.

    Signals: ``raise_wanted`` when a second start was made; ``import_wanted(object)`` with an ImportRequest
    when that or the command line hands one over.
    """

    raise_wanted = Signal()
    import_wanted = Signal(object)

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
            # Whoever takes a call and says nothing hangs.
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
        for place in places(self._lock_file):
            # A socket that a killed process left behind is ours to remove: the lock says that it is unused.
            QLocalServer.removeServer(place)
            if server.listen(place):
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
        self.raise_wanted.emit()
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
                self.import_wanted.emit(request)
            elif call.bytesAvailable() >= LONGEST_LINE:
                call.abort()

    def _forget_calls(self) -> None:
        for call in tuple(self._calls):
            if call.state() is call.LocalSocketState.UnconnectedState:
                self._calls.remove(call)
                call.deleteLater()
