"""Tells of imports and waits outside of the window: progress at the icon, notifications, a short sound.

Linux: over the session bus, ``com.canonical.Unity.LauncherEntry`` (the docks of Ubuntu and KDE Plasma show
it) and ``org.freedesktop.Notifications``. Windows and macOS: the number of rows that are left as the badge of
the icon, and Qt's own notifications. Seen so far: what arrives on a session bus; no dock, no Windows and no
macOS. Where the desktop shows none of it, nothing happens.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QSystemTrayIcon

from menagerie.system import is_macos, is_windows
from menagerie.ui.look.icons import application_icon
from menagerie.ui.session.preferred import Preferred

if TYPE_CHECKING:
    from jeepney import Message
    from jeepney.io.blocking import DBusConnection

    from menagerie.ui.session.window_context import WindowContext


_log = logging.getLogger(__name__)

_DESKTOP_FILE = "menagerie.desktop"
_LAUNCHER_PATH, _LAUNCHER = "/org/menagerie/launcher", "com.canonical.Unity.LauncherEntry"
_NOTIFICATIONS, _NOTIFICATIONS_PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
_NEW_NOTIFICATION, _USUAL_TIME = 0, -1
_NOTIFY = "wait: notification"


class Progress(Struct, frozen=True):
    """How far an import is: the share that is done, and the number of rows that are left."""

    share: float
    left: int


class Desktop(Protocol):
    """What can be shown outside of the window."""

    async def show_progress(self, progress: Progress | None) -> None:
        """Show progress at the application's icon; None for none."""
        ...

    async def notify(self, title: str, text: str) -> None:
        """Show a notification."""
        ...

    async def close(self) -> None:
        """Show nothing more."""
        ...


def this_desktop() -> Desktop:
    """Return the desktop of this computer."""
    return SystemTray() if is_windows() or is_macos() else SessionBus()


class SessionBus:
    """A desktop that is reached over the session bus. Each step runs in a thread: the bus may hang."""

    def __init__(self) -> None:
        self._connection: DBusConnection | None = None
        self._is_missing = False
        # A connection is used by one thread at a time.
        self._turn = asyncio.Lock()

    async def show_progress(self, progress: Progress | None) -> None:
        """Show progress at the application's icon; None for none."""
        from jeepney import DBusAddress, new_signal  # noqa: PLC0415 - when something is shown

        state = {"progress-visible": ("b", progress is not None), "progress": ("d", 0.0)}
        if progress is not None:
            state["progress"] = ("d", progress.share)
        emitter = DBusAddress(_LAUNCHER_PATH, interface=_LAUNCHER)
        body = (f"application://{_DESKTOP_FILE}", state)
        await self._send(new_signal(emitter, "Update", "sa{sv}", body))

    async def notify(self, title: str, text: str) -> None:
        """Show a notification."""
        from jeepney import DBusAddress, new_method_call  # noqa: PLC0415 - when something is shown

        address = DBusAddress(_NOTIFICATIONS_PATH, _NOTIFICATIONS, _NOTIFICATIONS)
        actions: list[str] = []
        hints = {"desktop-entry": ("s", _DESKTOP_FILE.removesuffix(".desktop"))}
        body = ("Menagerie", _NEW_NOTIFICATION, "menagerie", title, text, actions, hints, _USUAL_TIME)
        await self._send(new_method_call(address, "Notify", "susssasa{sv}i", body))

    async def close(self) -> None:
        """Leave the bus; docks then remove the progress."""
        async with self._turn:
            connection, self._connection = self._connection, None
            self._is_missing = True
            if connection is not None:
                await asyncio.to_thread(connection.close)

    async def _send(self, message: "Message") -> None:
        async with self._turn:
            if not self._is_missing:
                await asyncio.to_thread(self._send_blocking, message)

    def _send_blocking(self, message: "Message") -> None:
        from jeepney.io.blocking import open_dbus_connection  # noqa: PLC0415 - when something is shown

        try:
            if self._connection is None:
                self._connection = open_dbus_connection("SESSION")
            self._connection.send(message)
        except Exception as error:  # noqa: BLE001 - jeepney raises KeyError, OSError and errors of its own
            # Nothing depends on it: without a session bus, the window alone shows the import.
            _log.info("The desktop cannot be reached: %s", error)
            self._is_missing = True


class SystemTray:
    """A desktop that Qt reaches by itself."""

    def __init__(self) -> None:
        self._icon: QSystemTrayIcon | None = None

    async def show_progress(self, progress: Progress | None) -> None:
        """Show the number of rows that are left at the application's icon; None for none."""
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.setBadgeNumber(0 if progress is None else progress.left)

    async def notify(self, title: str, text: str) -> None:
        """Show a notification. Qt shows it at an icon, which stays until the application ends."""
        if self._icon is None and QSystemTrayIcon.isSystemTrayAvailable():
            self._icon = QSystemTrayIcon(application_icon())
        if self._icon is not None:
            self._icon.show()
            self._icon.showMessage(title, text)

    async def close(self) -> None:
        """Remove badge and icon."""
        await self.show_progress(None)
        if self._icon is not None:
            self._icon.hide()


def play_sound(preferred: Preferred) -> None:
    """Play the system's own short sound, at the end of a wait and of an import, if the person prefers it."""
    if preferred.entries.sounds:
        QApplication.beep()


class WaitNotice(QObject):
    """Tells the end of a wait, unless it is only out of sight, as another environment was opened.

    It notifies only while no window of the application is active.
    """

    def __init__(
        self,
        context: "WindowContext",
        preferred: Preferred,
        make_desktop: Callable[[], Desktop] = this_desktop,
    ) -> None:
        super().__init__(context.waits)
        self._context = context
        self._preferred = preferred
        self._make_desktop = make_desktop
        self._desktop: Desktop | None = None
        self._waiting: object = None
        context.waits.began.connect(self._wait_began)
        context.waits.ended.connect(self._wait_ended)

    async def close(self) -> None:
        """Show nothing more."""
        if self._desktop is not None:
            await self._desktop.close()

    def _wait_began(self) -> None:
        self._waiting = self._context.opened.session

    def _wait_ended(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is None or waiting is not self._context.opened.session:
            return
        play_sound(self._preferred)
        if self._preferred.entries.notifies_of_waits and QApplication.activeWindow() is None:
            self._notify()

    def _notify(self) -> None:
        if self._desktop is None:
            self._desktop = self._make_desktop()
        desktop = self._desktop
        title = self.tr("The wait for {environment} is over").format(
            environment=self._context.opened.environment.name
        )
        text = self.tr("You can go on.")
        self._context.jobs.start(_NOTIFY, lambda: desktop.notify(title, text), outlives_environment=True)
