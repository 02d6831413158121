"""Keeps the memory of this process, in which the key is, out of core dumps."""

import sys
from contextlib import suppress
from pathlib import Path

# Bytes, too few for a dump. With any other limit, also 0, Linux hands the whole memory to the program that
# collects dumps where there is one, such as systemd-coredump, and Debian's keeps it whatever the limit is.
_NO_DUMP = 1
# Linux: which kinds of memory a dump has.
_FILTER = Path("/proc/self/coredump_filter")
_NO_MEMORY = "0"


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
            _FILTER.write_text(_NO_MEMORY, encoding="ascii")
