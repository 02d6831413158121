"""Checks whether there is a screen: without one Qt aborts the process."""

import ctypes
import sys
from collections.abc import Mapping

_NEEDS_X = {"", "xcb"}


def screen_problem(variables: Mapping[str, str]) -> str | None:
    """Return why no window can be shown, in a sentence, or None where nothing speaks against it."""
    if sys.platform in {"win32", "darwin"} or variables.get("WAYLAND_DISPLAY"):
        return None
    if variables.get("QT_QPA_PLATFORM", "").partition(":")[0] not in _NEEDS_X:
        return None
    display = variables.get("DISPLAY", "")
    if not display:
        return (
            "Menagerie needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY is set. "
            "Start it from a desktop. To see whether it works without one, add --self-check to the command."
        )
    if not _answers(display):
        return f"Menagerie needs a screen, and the one named by DISPLAY ({display}) does not answer."
    return None


def _answers(display: str) -> bool:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        # Qt has its own sentence for a missing library.
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    try:
        return int(xcb.xcb_connection_has_error(connection)) == 0
    finally:
        xcb.xcb_disconnect(connection)
