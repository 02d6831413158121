"""A disk without room, for one process: what it writes beyond a size fails as on a full disk.

On Linux and macOS only, and never in the process of the tests: the limit is that of the whole process.
"""

import resource


def room_for(size: int | None) -> None:
    """Let no file grow beyond ``size`` bytes any more; None lets all grow again."""
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard if size is None else size, hard))


def room_of(process: int, size: int | None) -> None:
    """Do as ``room_for`` in another process. On Linux only."""
    hard = resource.prlimit(process, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(process, resource.RLIMIT_FSIZE, (hard if size is None else size, hard))
