"""The window.

With PySide6 comes a hook on every import, for modules that want other spellings of Qt's names (``from
__feature__``), which nobody here does. For it, the text of each module that is imported after Qt is read, and
Python keeps what was read: a tenth of the time until the first answer, and 15 MB. So it is taken off again.
"""

import builtins

import PySide6.QtCore  # noqa: F401 - brings the hook

# Not Python's own: what PySide6 needs to load its classes when they are asked for stays in between.
_without_hook = getattr(builtins, "__orig_import__", None)
if _without_hook is not None:
    builtins.__import__ = _without_hook
