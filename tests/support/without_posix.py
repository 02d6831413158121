"""A plugin of pytest that takes away what Windows lacks, before any module of the tests is loaded."""

import importlib
import os
import signal
import socket
import sys
import time

import pytest

# What Windows lacks of a module: those names that tests use, or are likely to.
NAMES = {
    signal: ("SIGKILL", "SIGHUP", "SIGSTOP", "SIGCONT", "SIGUSR1", "SIGUSR2", "SIGALRM", "alarm", "pause"),
    os: (
        *("fork", "wait", "setsid", "killpg", "mkfifo", "openpty", "WUNTRACED", "uname", "statvfs"),
        *("geteuid", "getuid", "setuid", "getegid", "getgid", "setgid", "chown", "fchmod"),
    ),
    socket: ("AF_UNIX",),
    time: ("tzset", "clock_gettime"),
}
MODULES = ("fcntl", "grp", "pty", "pwd", "resource", "termios", "tty")
# Libraries that choose their way by the system, and take what they need of it now.
_LIBRARIES = ("asyncio", "hypothesis", "platformdirs.macos", "PySide6.QtWidgets", "uvicorn")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    for library in _LIBRARIES:
        importlib.import_module(library)
    for module, names in NAMES.items():
        for name in names:
            delattr(module, name)
    for name in MODULES:
        # To import it is an error from now on.
        sys.modules[name] = None  # type: ignore[assignment]
