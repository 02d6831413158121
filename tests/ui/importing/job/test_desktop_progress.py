"""What a real session bus gets of an import: progress for the dock, and notifications."""

import queue
import threading
from collections.abc import Iterator

import pytest
from jeepney import HeaderFields, MatchRule, Message, MessageType, new_method_return
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, Proxy, open_dbus_connection

from menagerie.ui.session.desktop import Progress, SessionBus
from support.patience import LONGEST_WAIT
from support.session_bus import session_bus

_NOTIFICATIONS = "org.freedesktop.Notifications"
_LAUNCHER = "com.canonical.Unity.LauncherEntry"


class Listener:
    """A desktop on the bus: it listens to launcher entries, and is the one that shows notifications."""

    def __init__(self, address: str) -> None:
        self._connection = open_dbus_connection(address)
        self.received: queue.Queue[tuple[str, str, tuple[object, ...]]] = queue.Queue()
        proxy = Proxy(message_bus, self._connection)
        proxy.RequestName(_NOTIFICATIONS)
        proxy.AddMatch(MatchRule(type="signal", interface=_LAUNCHER))
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def next(self) -> tuple[str, str, tuple[object, ...]]:
        """Return member, signature and body of the next message."""
        return self.received.get(timeout=LONGEST_WAIT)

    def close(self) -> None:
        self._connection.sock.shutdown(2)
        self._thread.join(LONGEST_WAIT)
        self._connection.close()

    def _listen(self) -> None:
        try:
            while True:
                self._take(self._connection, self._connection.receive())
        except (OSError, EOFError):
            return

    def _take(self, connection: DBusConnection, message: Message) -> None:
        fields = message.header.fields
        if fields.get(HeaderFields.interface) not in {_NOTIFICATIONS, _LAUNCHER}:
            return
        if message.header.message_type is MessageType.method_call:
            connection.send(new_method_return(message, "u", (1,)))
        signature = str(fields.get(HeaderFields.signature))
        self.received.put((str(fields.get(HeaderFields.member)), signature, message.body))


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A session bus of this test's own."""
    with session_bus() as address:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield address


@pytest.fixture
def listener(bus: str) -> Iterator[Listener]:
    listener = Listener(bus)
    yield listener
    listener.close()


async def test_the_dock_gets_the_share_that_is_done_and_a_notification_what_the_specification_wants(
    listener: Listener,
) -> None:
    desktop = SessionBus()
    await desktop.show_progress(Progress(0.25, 360))
    member, signature, body = listener.next()
    assert (member, signature) == ("Update", "sa{sv}")
    assert body == (
        "application://menagerie.desktop",
        {"progress-visible": ("b", True), "progress": ("d", 0.25)},
    )
    await desktop.show_progress(None)
    assert listener.next()[2][1] == {"progress-visible": ("b", False), "progress": ("d", 0.0)}
    await desktop.notify("delivery.xlsx is imported", "97 added, 3 refused")
    member, signature, body = listener.next()
    assert (member, signature) == ("Notify", "susssasa{sv}i")
    assert body[0] == "Menagerie"
    assert body[3:5] == ("delivery.xlsx is imported", "97 added, 3 refused")
    await desktop.close()


async def test_a_bus_that_goes_away_or_is_not_there_ends_nothing_else(
    bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = SessionBus()
    await desktop.show_progress(Progress(0.5, 1))
    connection = desktop._connection
    assert connection is not None
    connection.sock.shutdown(2)
    await desktop.show_progress(Progress(0.6, 1))
    await desktop.show_progress(Progress(0.7, 1))
    await desktop.close()
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    desktop = SessionBus()
    await desktop.show_progress(Progress(0.5, 1))
    await desktop.notify("title", "text")
    await desktop.close()
