"""The window.

PySide6 installs an import hook for ``from __feature__``, which this application does not use. The hook reads
the source of every module that is imported later, and Python keeps it: a tenth of the time until the first
answer, and 15 MB. So this module removes the hook.
"""

import builtins
import sys

import PySide6.QtCore  # noqa: F401 - brings the hook

# Not Python's own: what PySide6 needs to load its classes when they are asked for stays in between.
_without_hook = getattr(builtins, "__orig_import__", None)
if _without_hook is not None:
    builtins.__import__ = _without_hook

if sys.version_info >= (3, 15):
    # WORKAROUND: with PySide6 6.12.0, what a module imports lazily is still not imported when another module
    # asks for it. Of that, only what ``asyncio.to_thread`` takes for its threads is used here.
    import concurrent.futures
    from concurrent.futures.thread import ThreadPoolExecutor

    vars(concurrent.futures)["ThreadPoolExecutor"] = ThreadPoolExecutor
