"""When memory is given back: by the C library to the system, and by Python's collector of garbage."""

import ctypes
import gc
import sys

# From this size on, in bytes, a piece has its own place, which goes back as a whole. The ids of a million
# animals are eight of these.
_OWN_PLACE_FROM = 1 << 20
_M_MMAP_THRESHOLD = -3


def give_back_large_pieces() -> None:
    """Keep glibc from raising that size by itself: once a large piece was freed it keeps all later ones.

    Everything that was seen is found anew with every letter typed, and what is kept of that adds up to some
    60 MB. Other C libraries give back what they were given, or have no such setting.
    """
    if sys.platform != "linux":
        return
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(_M_MMAP_THRESHOLD, _OWN_PLACE_FROM)


def spare_what_is_there() -> None:
    """Let the collector of garbage run from now on, over nothing that exists already.

    What a start makes stays to the end. To look through it holds all threads for tens of milliseconds.
    """
    gc.freeze()
    gc.enable()
