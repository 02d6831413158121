"""A session bus of a test's own, and the portal of a desktop on it."""

import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from jeepney import HeaderFields, MessageType, new_error, new_method_return
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import Proxy, open_dbus_connection

from support.patience import LONGEST_WAIT

_RESOLVER = "org.freedesktop.portal.ProxyResolver"


@contextmanager
def session_bus() -> Iterator[str]:
    """Yield the address of a session bus."""
    command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address"]
    daemon = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert daemon.stdout is not None
    try:
        yield daemon.stdout.readline().strip()
    finally:
        daemon.terminate()
        daemon.communicate()


class Portal:
    """A desktop that is asked for its proxy: it answers with ``proxies``, or with an error for None."""

    def __init__(self, bus: str, proxies: Sequence[str] | None) -> None:
        self.asked: list[str] = []
        self._proxies = proxies
        self._connection = open_dbus_connection(bus)
        Proxy(message_bus, self._connection).RequestName("org.freedesktop.portal.Desktop")
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def close(self) -> None:
        """Leave the bus."""
        self._connection.sock.shutdown(2)
        self._thread.join(LONGEST_WAIT)
        self._connection.close()

    def _serve(self) -> None:
        try:
            while True:
                message = self._connection.receive()
                is_call = message.header.message_type is MessageType.method_call
                if not is_call or message.header.fields.get(HeaderFields.interface) != _RESOLVER:
                    continue
                self.asked.append(message.body[0])
                if self._proxies is None:
                    answer = new_error(message, f"{_RESOLVER}.Failed", "s", ("no",))
                else:
                    answer = new_method_return(message, "as", (list(self._proxies),))
                self._connection.send(answer)
        except (OSError, EOFError):
            return
