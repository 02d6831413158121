"""One window per data directory: a second start brings the first one's window to the front."""

import hashlib
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_CONNECT_MS = 1000


class SingleInstance(QObject):
    """Holds the data directory's lock for as long as it lives; the system takes it back after a crash.

    Two applications on one ledger could each believe that asking is allowed.

    Signals: ``raise_wanted`` when a second start was made.
    """

    raise_wanted = Signal()

    def __init__(self, lock_file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
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
        """Become the one instance; False when there is one already, which is then asked to come forward."""
        if not self._lock.tryLock(0):
            self._call()
            return False
        # A socket that a killed process left behind is ours to remove: the lock says that nobody uses it.
        QLocalServer.removeServer(self._name)
        self._server.listen(self._name)
        return True

    def release(self) -> None:
        """Let another start be the one instance."""
        self._server.close()
        self._lock.unlock()

    def _call(self) -> None:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        socket.waitForConnected(_CONNECT_MS)
        socket.disconnectFromServer()

    def _called(self) -> None:
        connection = self._server.nextPendingConnection()
        connection.disconnected.connect(connection.deleteLater)
        self.raise_wanted.emit()
