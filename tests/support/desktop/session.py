"""A separate desktop: screen, window manager, session bus, accessibility and an unlocked keyring."""

import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from support.desktop.deadlines import wait_until
from support.desktop.framebuffer import Framebuffer
from support.desktop.keyring import Keyring
from support.desktop.screen_reader import ScreenReader

_SCREEN = "1400x900x24"
_KEYRING_PASSWORD = b"opens the keyring of the tests\n"
_STOP_SECONDS = 5.0
# Their key codes on an X screen: by name, xdotool finds them in later key maps only together with Alt.
_FUNCTION_KEYS = {f"F{number}": str(66 + number) for number in range(1, 11)}
# Who has the keyboard while no window has it: keys that are pressed then are lost.
_NO_WINDOW = {"", "Openbox"}
# Otherwise Qt speaks to a screen reader only where the desktop says that there is one.
_ALWAYS_ACCESSIBLE = "QT_LINUX_ACCESSIBILITY_ALWAYS_ON"
# Variables of the surrounding session that would lead back to it, or to its Qt settings.
_FOREIGN = ("DISPLAY", "WAYLAND_DISPLAY", "SESSION_MANAGER", "DESKTOP_SESSION", "XAUTHORITY")
_FOREIGN_BEGINNINGS = ("QT_", "DBUS_", "XDG_", "GNOME_", "MENAGERIE_", "AT_SPI")


def _as_xdotool_finds(keys: str) -> str:
    """Return keys such as ``ctrl+F1`` with the code of a function key in the place of its name."""
    *held, key = keys.split("+")
    return "+".join([*held, _FUNCTION_KEYS.get(key, key)])


class DesktopSession:
    """Everything that a logged-in person has, kept in ``folder`` and away from the rest of the computer.

    ``variables`` is the environment for programs in it, ``home`` and ``temporary`` are its folders;
    ``variables_of_a_person`` is the same without a screen reader.
    ``screen`` is what eyes would see, ``reader`` what a screen reader says, ``keyring`` where keys are kept.
    """

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.temporary = folder / "temporary"
        self._runtime = folder / "runtime"
        self._output = folder / "output"
        self._framebuffer = folder / "framebuffer"
        for directory in (self.home, self.temporary, self._runtime, self._output, self._framebuffer):
            # 0700: what D-Bus and the keyring demand of a runtime directory.
            directory.mkdir(mode=0o700, parents=True)
        self.variables = self._own_variables()
        self._processes: list[subprocess.Popen[bytes]] = []
        self.screen = Framebuffer(self._framebuffer / "Xvfb_screen0")
        self.keyring = Keyring()
        self.reader = ScreenReader(self.variables, self._output / "reader")

    def start(self) -> None:
        """Start every part, each when those that it needs answer."""
        self.variables["DISPLAY"] = self._start_screen()
        self.variables["DBUS_SESSION_BUS_ADDRESS"] = self._start_bus()
        self.keyring.bus_address = self.variables["DBUS_SESSION_BUS_ADDRESS"]
        self._start("openbox", ["openbox", "--sm-disable"])
        wait_until("a window manager", self._has_window_manager)
        self._start("accessibility", ["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"])
        self._start_keyring()
        self.reader.start()

    def stop(self) -> None:
        """Stop every part, the newest first."""
        self.reader.stop()
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(_STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    @property
    def variables_of_a_person(self) -> dict[str, str]:
        return {name: value for name, value in self.variables.items() if name != _ALWAYS_ACCESSIBLE}

    def press_keys(self, *keys: str) -> None:
        """Press keys on the keyboard, such as ``ctrl+n``; they go to whatever has the focus.

        When a dialog has closed, it takes the window manager a moment to give the keyboard to another window.
        """
        self._wait_for_keyboard()
        self._run("xdotool", "key", "--clearmodifiers", *(_as_xdotool_finds(key) for key in keys))

    def type_text(self, text: str) -> None:
        """Type ASCII text on the keyboard; it goes to whatever has the focus."""
        self._wait_for_keyboard()
        self._run("xdotool", "type", "--clearmodifiers", "--delay", "5", text)

    def click(self, x: int, y: int, *, button: int = 1, times: int = 1) -> None:
        """Press a button of the mouse at this place; 1 is the left one, and 2 the middle one."""
        clicks = ("click", "--repeat", str(times), "--delay", "50", str(button))
        self._run("xdotool", "mousemove", str(x), str(y), *clicks)

    def active_window_title(self) -> str:
        """Return the title of the window that is marked as active; empty when there is none."""
        return self._ask("xdotool", "getactivewindow", "getwindowname")

    def focused_window_title(self) -> str:
        """Return the title of the window that keys reach.

        The window manager marks a new window as active some milliseconds before it gives it the keyboard.
        """
        return self._ask("xdotool", "getwindowfocus", "getwindowname")

    def iconify_active_window(self) -> None:
        """Put the window that the keyboard goes to away, as its minimise button does."""
        self._run("xdotool", "getactivewindow", "windowminimize")

    def _own_variables(self) -> dict[str, str]:
        variables = {
            name: value
            for name, value in os.environ.items()
            if name not in _FOREIGN and not name.startswith(_FOREIGN_BEGINNINGS)
        }
        return {
            **variables,
            "HOME": str(self.home),
            "XDG_RUNTIME_DIR": str(self._runtime),
            "XDG_DATA_HOME": str(self.home / ".local/share"),
            "XDG_CONFIG_HOME": str(self.home / ".config"),
            "XDG_CACHE_HOME": str(self.home / ".cache"),
            "TMPDIR": str(self.temporary),
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            # All addresses of the tests are on this computer.
            "NO_PROXY": "*",
            "no_proxy": "*",
            "QT_QPA_PLATFORM": "xcb",
            _ALWAYS_ACCESSIBLE: "1",
            # The bridge of GTK programs is of no use here.
            "NO_AT_BRIDGE": "1",
        }

    def _start_screen(self) -> str:
        number = self._start_and_listen(
            "screen",
            lambda pipe: [
                *("Xvfb", "-displayfd", str(pipe), "-screen", "0", _SCREEN),
                *("-fbdir", str(self._framebuffer), "-nolisten", "tcp", "-noreset"),
            ],
        )
        return f":{number}"

    def _start_bus(self) -> str:
        return self._start_and_listen(
            "bus",
            lambda pipe: ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--print-address={pipe}"],
        )

    def _start_keyring(self) -> None:
        daemon = ["gnome-keyring-daemon", "--foreground", "--unlock", "--components=secrets"]
        keyring = self._start("keyring", daemon, stdin=subprocess.PIPE)
        assert keyring.stdin is not None
        keyring.stdin.write(_KEYRING_PASSWORD)
        keyring.stdin.close()
        wait_until("an unlocked keyring", self.keyring.is_open)

    def _start_and_listen(self, name: str, command: Callable[[int], Sequence[str]]) -> str:
        """Start a program that writes one line into a pipe when it is ready, and return the line."""
        reading, writing = os.pipe()
        self._start(name, command(writing), pass_fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as pipe:
            line = pipe.readline().strip()
        assert line, f"{name} did not start: {(self._output / name).read_text()}"
        return line

    def _start(
        self,
        name: str,
        command: Sequence[str],
        *,
        stdin: int = subprocess.DEVNULL,
        pass_fds: Sequence[int] = (),
    ) -> subprocess.Popen[bytes]:
        with (self._output / name).open("wb") as output:
            process = subprocess.Popen(
                command, env=self.variables, stdin=stdin, stdout=output, stderr=output, pass_fds=pass_fds
            )
        self._processes.append(process)
        return process

    def _wait_for_keyboard(self) -> None:
        wait_until("a window with the keyboard", lambda: self.focused_window_title() not in _NO_WINDOW)

    def _has_window_manager(self) -> bool:
        return self._ask("xdotool", "get_num_desktops") != ""

    def _run(self, *command: str) -> None:
        subprocess.run(command, env=self.variables, check=True, capture_output=True)

    def _ask(self, *command: str) -> str:
        """Return what a command says; nothing when it fails, as xdotool does while there is no window."""
        run = subprocess.run(command, env=self.variables, check=False, capture_output=True, text=True)
        return run.stdout.strip() if run.returncode == 0 else ""


@contextmanager
def desktop() -> Iterator[tuple[DesktopSession, Path]]:
    """Run a separate desktop beside the block, with a folder for what is started on it."""
    with tempfile.TemporaryDirectory(prefix="menagerie-bench-") as name:
        session = DesktopSession(Path(name) / "session")
        try:
            session.start()
            yield session, Path(name)
        finally:
            session.stop()
