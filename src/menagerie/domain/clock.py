"""The clock, passed to all code that needs the time, so that tests can pass their own."""

import ctypes
import sys
import time
from functools import cache
from pathlib import Path
from typing import Protocol


class Clock(Protocol):
    """Wall time, time since boot, and sleep, in seconds."""

    def now(self) -> float:
        """Return the Unix time of the wall clock; it jumps when the computer's clock is set."""
        ...

    def monotonic(self) -> float:
        """Return the time since the computer was started, including sleep; it never goes back.

        Times of two processes can be compared if both have the same ``boot_id``.
        """
        ...

    def boot_id(self) -> str | None:
        """Return an id of the current boot of this computer; None if it is unknown."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Sleep about this long. Timers may fire early: check the time again afterwards."""
        ...


# Clocks that go on while the computer sleeps. On Windows, ``time.monotonic`` does.
_AWAKE_OR_ASLEEP = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}


class SystemClock:
    """The computer's own clock."""

    def __init__(self) -> None:
        self._monotonic = getattr(time, _AWAKE_OR_ASLEEP.get(sys.platform, ""), None)

    def now(self) -> float:
        """Return the Unix time."""
        return time.time()

    def monotonic(self) -> float:
        """Return the time since the computer was started."""
        return time.monotonic() if self._monotonic is None else time.clock_gettime(self._monotonic)

    def boot_id(self) -> str | None:
        """Return the operating system's own id of this boot."""
        return _boot_id()

    async def sleep(self, seconds: float) -> None:
        """Sleep in the running event loop."""
        import asyncio  # noqa: PLC0415 - the first paint needs the time, but not asyncio

        await asyncio.sleep(seconds)


@cache
def _boot_id() -> str | None:
    try:
        if sys.platform == "darwin":
            return _boot_id_of_macos()
        if sys.platform == "win32":
            return _boot_id_of_windows()
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip() or None
    except (OSError, ValueError, AttributeError):
        return None


def _boot_id_of_macos() -> str | None:
    text = ctypes.create_string_buffer(64)
    size = ctypes.c_size_t(len(text))
    system = ctypes.CDLL(None)
    if system.sysctlbyname(b"kern.bootsessionuuid", text, ctypes.byref(size), None, 0) != 0:
        return None
    return text.value.decode("ascii") or None


if sys.platform == "win32":
    import winreg

    _MEMORY_MANAGEMENT = r"SYSTEM\CurrentControlSet\Control\Session Manager\Memory Management"

    def _boot_id_of_windows() -> str | None:
        # Windows counts its boots here.
        place = rf"{_MEMORY_MANAGEMENT}\PrefetchParameters"
        with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, place) as key:
            number, _ = winreg.QueryValueEx(key, "BootId")
        return str(number)
