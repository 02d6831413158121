"""A Linux desktop is asked not to suspend the computer, until the work is over."""

import threading
import time

import pytest
from jeepney import HeaderFields, MessageType, new_method_return
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import Proxy, open_dbus_connection

from menagerie.system.machine import keep_awake
from support.patience import LONGEST_WAIT
from support.session_bus import session_bus


def test_the_desktop_is_asked_not_to_suspend_until_the_work_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with session_bus() as address, open_dbus_connection(address) as portal:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        bus = Proxy(message_bus, portal)
        bus.RequestName("org.freedesktop.portal.Desktop")
        with keep_awake():
            call = portal.receive(timeout=LONGEST_WAIT)
            while call.header.message_type is not MessageType.method_call:
                call = portal.receive(timeout=LONGEST_WAIT)
            fields = call.header.fields
            caller = fields[HeaderFields.sender]
            assert fields[HeaderFields.interface] == "org.freedesktop.portal.Inhibit"
            # No window of ours, and suspension only: a screen is locked as ever.
            assert call.body == ("", 4, {})
            portal.send(new_method_return(call, "o", ("/request",)))
            assert bus.NameHasOwner(caller) == (1,)
        # THEN the portal sees the end of the connection
        end = time.monotonic() + LONGEST_WAIT
        while bus.NameHasOwner(caller) == (1,):
            assert time.monotonic() < end
            time.sleep(0.01)
    assert "keep awake" not in {thread.name for thread in threading.enumerate()}
