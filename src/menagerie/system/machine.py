"""This computer and this process: clock, boot, names, memory, signals, core dumps."""

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

# Clocks that go on while the computer sleeps. On Windows, ``time.perf_counter`` does.
_AWAKE_OR_ASLEEP = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}
# Windows counts its boots here.
_BOOTS = r"SYSTEM\CurrentControlSet\Control\Session Manager\Memory Management\PrefetchParameters"
# Bytes, too few for a dump. With any other limit, also 0, Linux hands the whole memory to the program that
# collects dumps where there is one, such as systemd-coredump, and Debian's keeps it whatever the limit is.
_NO_DUMP = 1
# Linux: which kinds of memory a dump has.
_DUMP_FILTER = Path("/proc/self/coredump_filter")
_NO_MEMORY = "0"
_KILOBYTE = 1024
# Windows: ES_CONTINUOUS and ES_SYSTEM_REQUIRED.
_FROM_NOW_ON, _AWAKE = 0x80000000, 0x1
# Windows: CTRL_CLOSE_EVENT, CTRL_LOGOFF_EVENT and CTRL_SHUTDOWN_EVENT; the functions that it calls on them.
_ENDS_OF_CONSOLE = {2, 5, 6}
_console_handlers: list[object] = []
_CAFFEINATE = "/usr/bin/caffeinate"
_PORTAL, _PORTAL_PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
_INHIBIT, _SUSPENSION = "org.freedesktop.portal.Inhibit", 4
# Seconds.
_PATIENCE = 5.0

_log = logging.getLogger(__name__)


def monotonic() -> float:
    """Return the seconds since the computer was started, including sleep."""
    if sys.platform == "win32":
        # Not ``time.monotonic``: up to Python 3.12 it has steps of 16 ms: a wait could end early. From
        # 3.13 on it counts from another moment, so that two versions could not compare their times.
        return time.perf_counter()
    clock = getattr(time, _AWAKE_OR_ASLEEP.get(sys.platform, ""), None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


@cache
def boot_id() -> str | None:
    """Return the operating system's own id of this boot; None if it is unknown."""
    try:
        if sys.platform == "darwin":
            return _boot_id_of_macos()
        if sys.platform == "win32":
            import winreg  # noqa: PLC0415 - not on every system

            with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, _BOOTS) as key:
                number, _ = winreg.QueryValueEx(key, "BootId")
            # Times of another clock are not compared with this one.
            return f"{number} {time.get_clock_info('perf_counter').implementation}"
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip() or None
    except (OSError, ValueError, AttributeError):
        return None


def _boot_id_of_macos() -> str | None:
    import ctypes  # noqa: PLC0415 - not needed elsewhere

    text = ctypes.create_string_buffer(64)
    size = ctypes.c_size_t(len(text))
    system = ctypes.CDLL(None)
    if system.sysctlbyname(b"kern.bootsessionuuid", text, ctypes.byref(size), None, 0) != 0:
        return None
    return text.value.decode("ascii") or None


def host_name() -> str:
    """Return the name of this computer in its network."""
    import socket  # noqa: PLC0415 - not needed for a start

    # Not ``platform.node``, which asks WMI on Windows: that may take seconds, or not come back.
    return socket.gethostname()


def description() -> tuple[str, str]:
    """Return the name of the operating system, and its version with the kind of processor."""
    if sys.platform == "win32":
        # Not ``platform``, for the reason above.
        version = sys.getwindowsversion()
        processor = os.environ.get("PROCESSOR_ARCHITECTURE", "")
        return "Windows", f"{version.major}.{version.minor}.{version.build} {processor}".rstrip()
    about = os.uname()
    return about.sysname, f"{about.release} {about.machine}"


def desktop_session() -> str:
    """Return a name for the session of the desktop that this process is in."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - not needed elsewhere

        # Not the variable SESSIONNAME: it changes where a person goes on in the same session from afar.
        number, kernel = ctypes.c_ulong(), ctypes.windll.kernel32
        kernel.ProcessIdToSessionId(kernel.GetCurrentProcessId(), ctypes.byref(number))
        return str(number.value)
    if sys.platform == "darwin":
        # A person has one there. A terminal of X11 names another display.
        return ""
    # One screen of a display has another number than the next one, and is in the same session.
    display = os.environ.get("DISPLAY", "").rpartition(":")
    return os.environ.get("WAYLAND_DISPLAY") or f"{display[0]}:{display[2].partition('.')[0]}"


def let_come_forward(process: int) -> None:
    """Let a process bring its window to the front, as this one may, which the person has just started.

    Only Windows asks for that: otherwise, the window's button in the taskbar would flash, and no more.
    """
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - not needed elsewhere

        ctypes.windll.user32.AllowSetForegroundWindow(process)


@contextmanager
def keep_awake() -> Iterator[None]:
    """Keep the computer from going to sleep by itself, as far as it can be. A person still can let it sleep.

    Nothing waits for any of this, and a failure is logged. macOS may still slow down a process whose window
    cannot be seen (App Nap).
    """
    over = threading.Event()
    # On a thread of its own: a desktop may take seconds, and Windows keeps it for each thread.
    thread = threading.Thread(target=_keep_awake, args=(over,), name="keep awake", daemon=True)
    try:
        thread.start()
    except RuntimeError as error:
        _log.info("This computer is not kept awake: %s", error)
    try:
        yield
    finally:
        over.set()


def _keep_awake(over: threading.Event) -> None:
    try:
        if sys.platform == "win32":
            import ctypes  # noqa: PLC0415 - not needed elsewhere

            kernel = ctypes.windll.kernel32
            kernel.SetThreadExecutionState(_FROM_NOW_ON | _AWAKE)
            over.wait()
            kernel.SetThreadExecutionState(_FROM_NOW_ON)
        elif sys.platform == "darwin":
            import subprocess  # noqa: PLC0415 - not needed for a start

            # It ends with this process, too.
            with subprocess.Popen([_CAFFEINATE, "-i", "-w", str(os.getpid())]) as child:  # noqa: S603 - ours
                over.wait()
                child.terminate()
        else:
            _inhibit_suspension(over)
    except Exception as error:  # noqa: BLE001 - also what jeepney raises; the work goes on without it
        _log.info("This computer is not kept awake: %r", error)


def _inhibit_suspension(over: threading.Event) -> None:
    """Ask the portal of a Linux desktop, which ends it with the connection. Raises as jeepney does."""
    from jeepney import DBusAddress, MessageType, new_method_call  # noqa: PLC0415 - on Linux only
    from jeepney.io.blocking import open_dbus_connection  # noqa: PLC0415 - on Linux only

    portal = DBusAddress(_PORTAL_PATH, _PORTAL, _INHIBIT)
    with open_dbus_connection("SESSION") as bus:
        call = new_method_call(portal, "Inhibit", "sua{sv}", ("", _SUSPENSION, {}))
        reply = bus.send_and_get_reply(call, timeout=_PATIENCE)
        if reply.header.message_type is MessageType.error:
            raise OSError(reply.body)
        over.wait()


def peak_memory() -> int:
    """Return the most memory that this process had at any time, in bytes."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - not on every system
        from ctypes import wintypes  # noqa: PLC0415 - see above

        # PROCESS_MEMORY_COUNTERS: two 32-bit numbers, then sizes; the second one of these is wanted.
        counters = (ctypes.c_size_t * 10)()
        kernel = ctypes.WinDLL("kernel32")
        kernel.K32GetProcessMemoryInfo.argtypes = (wintypes.HANDLE, ctypes.c_void_p, wintypes.DWORD)
        kernel.K32GetProcessMemoryInfo(wintypes.HANDLE(-1), ctypes.byref(counters), ctypes.sizeof(counters))
        return int(counters[1])
    import resource  # noqa: PLC0415 - Windows has none

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * _KILOBYTE


def signals_to_end() -> tuple[signal.Signals, ...]:
    """Return the signals, besides that of Ctrl+C, that ask this process to end."""
    if sys.platform == "win32":
        # The second one comes with Ctrl+Break. Where a console is closed, it comes too late.
        # See ``on_console_end``.
        return (signal.SIGTERM, signal.SIGBREAK)
    hangup = signal.SIGHUP
    # nohup lets it be ignored.
    if signal.getsignal(hangup) is signal.SIG_IGN:
        return (signal.SIGTERM,)
    return (signal.SIGTERM, hangup)


def on_console_end(interrupt: Callable[[], object]) -> None:
    """Call ``interrupt`` when the console is closed or the person logs off, from now on; on Windows only.

    It is called on a thread of its own, which holds up the end of this process until that ends by itself.
    Windows allows about 5 s for that. Of a log-off it may not tell a process that has loaded Qt, which then
    ends as in a crash. Elsewhere, signals tell of both.
    """
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - not needed elsewhere

        @ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_ulong)
        def handle(event: int) -> int:
            if event not in _ENDS_OF_CONSOLE:
                return 0
            interrupt()
            # As soon as this returns, Windows ends the process.
            threading.Event().wait()
            return 1

        _console_handlers.append(handle)
        ctypes.windll.kernel32.SetConsoleCtrlHandler(handle, 1)


def write_no_core_dump() -> None:
    """Let no core dump be made if this process crashes: it would hold the key and the passwords.

    Where an administrator has set the limit to 0 for good, Linux may make one all the same: of registers,
    and without the memory. What ``error_log.crash_log`` writes does not depend on it. On Windows, dumps are
    written only where an administrator wants them.
    """
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - Windows has none

    # The hard limit stays: to examine a crash, the soft one can be raised again.
    with suppress(OSError, ValueError):
        hard = resource.getrlimit(resource.RLIMIT_CORE)[1]
        resource.setrlimit(resource.RLIMIT_CORE, (_NO_DUMP if hard else 0, hard))
    if sys.platform == "linux":
        with suppress(OSError):
            _DUMP_FILTER.write_text(_NO_MEMORY, encoding="ascii")
