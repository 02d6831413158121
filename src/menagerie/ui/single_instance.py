"""One window per data directory: a second start brings the first one's window to the front."""

import hashlib
import logging
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from menagerie.domain.errors import StorageError, SurroundingsError

# A window that is busy painting or starting up answers within this; one that hangs does not.
ANSWER_MS = 5000
_ANSWER = b"!"

_log = logging.getLogger(__name__)


class SingleInstance(QObject):
    """Holds the data directory's lock for as long as it lives; the system takes it back after a crash.

    Two applications on one ledger could each believe that asking is allowed.

    Signals: ``raise_wanted`` when a second start was made.
    """

    raise_wanted = Signal()

    def __init__(
        self, lock_file: Path, parent: QObject | None = None, *, answer_milliseconds: int = ANSWER_MS
    ) -> None:
        """Another instance has ``answer_milliseconds`` to answer when it is asked to come forward."""
        super().__init__(parent)
        self._lock_file = lock_file
        self._answer_milliseconds = answer_milliseconds
        self._lock = QLockFile(str(lock_file))
        # The default takes a lock of over 30 s away from its living owner.
        self._lock.setStaleLockTime(0)
        # Paths can be longer than a socket's name may be.
        digest = hashlib.sha256(str(lock_file.resolve()).encode()).hexdigest()[:24]
        self._name = f"menagerie-{digest}"
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._called)

    def claim(self) -> bool:
        """Become the one instance; False when there is one already, which then came forward.

        Raises StorageError when the lock can be neither taken nor read, and SurroundingsError when the other
        instance did not answer.
        """
        if not self._lock.tryLock(0):
            if not self._is_held_by_another():
                raise StorageError(
                    f"The lock {self._lock_file} can be neither taken nor read, so a second Menagerie could "
                    "work on the same data. Nothing was opened. Check that its folder belongs to you and can "
                    "be written to, and that no folder or damaged file bears this name, or choose another "
                    "place with --data-dir.",
                    title="Menagerie cannot start",
                )
            if not self._call():
                raise SurroundingsError(
                    "Its window did not answer, so it could not be brought to the front. Nothing was "
                    "changed. Wait a moment, or end that process, then start again.",
                    title="Menagerie is already running",
                )
            return False
        # A socket that a killed process left behind is ours to remove: the lock says that nobody uses it.
        QLocalServer.removeServer(self._name)
        if not self._server.listen(self._name):
            _log.warning("A second start cannot call this window: %s", self._server.errorString())
        return True

    def release(self) -> None:
        """Let another start be the one instance."""
        self._server.close()
        self._lock.unlock()

    def _is_held_by_another(self) -> bool:
        # Qt also says so of a folder or an empty file in the lock's place, which name no owner.
        owner, _host, _application = self._lock.getLockInfo()
        return self._lock.error() is QLockFile.LockError.LockFailedError and owner != 0

    def _call(self) -> bool:
        """Ask the other instance to come forward; tell whether it answered."""
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        # The system takes the call for a process that hangs, too, so only an answer counts.
        answered = socket.waitForConnected(self._answer_milliseconds) and (
            socket.bytesAvailable() > 0 or socket.waitForReadyRead(self._answer_milliseconds)
        )
        socket.abort()
        return answered

    def _called(self) -> None:
        connection = self._server.nextPendingConnection()
        connection.disconnected.connect(connection.deleteLater)
        connection.write(_ANSWER)
        connection.flush()
        self.raise_wanted.emit()
