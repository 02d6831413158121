"""Keeps the memory of this process, in which the key is, out of core dumps."""

import sys
from contextlib import suppress


def write_no_core_dump() -> None:
    """Let no core dump be written if this process crashes: it would hold the key and the passwords.

    Programs that collect dumps, such as systemd-coredump, keep to the limit too. What ``error_log.crash_log``
    writes does not depend on it. On Windows, dumps are written only where an administrator wants them.
    """
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - Windows has none

    # The hard limit stays: to examine a crash, the soft one can be raised again.
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
