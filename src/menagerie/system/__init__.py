"""What differs between Windows, macOS and Linux. It knows nothing of ours, so that every package can use it.

Each function has its branches in it, and asks ``sys.platform`` when it is called: tests try the branches of
the other systems with stand-ins. No other package asks for the system. What needs Qt uses the functions here.
"""

import sys


def is_windows() -> bool:
    """Return whether this is Windows."""
    return sys.platform == "win32"


def is_macos() -> bool:
    """Return whether this is macOS."""
    return sys.platform == "darwin"
