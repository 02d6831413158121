"""What this process reads, prints and starts: command lines, consoles, boxes without a window."""

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path, PureWindowsPath

_ICON_ERROR = 0x10
# Windows: ENABLE_VIRTUAL_TERMINAL_PROCESSING.
_SEQUENCES = 0x4


def prepare_streams() -> None:
    """Let every character be printed, also where a console or a file has none for it: as its code then.

    A console of Windows is told to read the sequences that clear a line, as other terminals do.
    In the locale "C", which has ASCII alone, Qt on Linux would warn and take UTF-8: it gets UTF-8 from here.
    """
    encoding = "LC_ALL" if os.environ.get("LC_ALL") else "LC_CTYPE"
    locale = os.environ.get(encoding) or os.environ.get("LANG") or "C"
    if sys.platform == "linux" and locale in {"C", "POSIX"}:
        os.environ[encoding] = "C.UTF-8"
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
            if sys.platform == "win32" and stream.isatty():
                import ctypes  # noqa: PLC0415 - not needed elsewhere
                import msvcrt  # noqa: PLC0415 - not on every system

                kernel, mode = ctypes.windll.kernel32, ctypes.c_ulong()
                console = ctypes.c_void_p(msvcrt.get_osfhandle(stream.fileno()))
                if kernel.GetConsoleMode(console, ctypes.byref(mode)):
                    kernel.SetConsoleMode(console, mode.value | _SEQUENCES)


def import_command() -> list[str]:
    """Return the words that begin an import: on Windows, the program with a window has no console."""
    return ["menagerie-import"] if sys.platform == "win32" else ["menagerie", "import"]


def as_typed(words: Sequence[str]) -> str:
    """Return a command as it is to be typed."""
    if sys.platform == "win32":
        import subprocess  # noqa: PLC0415 - not needed for a start

        return subprocess.list2cmdline(words)
    import shlex  # noqa: PLC0415 - not needed for a start

    return shlex.join(words)


def selecting_command(path: Path) -> str | list[str] | None:
    """Return the command, as ``subprocess`` takes it, that shows a file in its folder; None if there is none.

    The path is absolute, so that none is read as an option.
    """
    match sys.platform:
        case "win32":
            # By its place: without it, the current folder would be looked into.
            explorer = PureWindowsPath(os.environ.get("SYSTEMROOT", r"C:\Windows"), "explorer.exe")
            # A comma outside of quotes ends the path. No name has a quote on Windows.
            return f'"{explorer}" /select,"{path.absolute()}"'
        case "darwin":
            return ["/usr/bin/open", "-R", str(path.absolute())]
        case _:
            return None


def flags_without_console() -> int:
    """Return the flags with which a program starts that has no window: else, Windows opens a console."""
    if sys.platform == "win32":
        import subprocess  # noqa: PLC0415 - not needed for a start

        return subprocess.CREATE_NO_WINDOW
    return 0


def show_box(sentence: str) -> None:
    """Show a sentence in a box where a person who started this process sees no standard error."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - only here

        ctypes.windll.user32.MessageBoxW(None, sentence, "Menagerie", _ICON_ERROR)
