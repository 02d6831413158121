"""Imports what the application imports late, for programs that fork one process of it after the other.

Each of them would otherwise import it anew, which takes longer than to build the window.
"""

from importlib import import_module

_LATE = (
    *("anyio._backends._asyncio", "httpcore", "menagerie.app.importing.stopping", "menagerie.app.notices"),
    *("menagerie.app.parts", "menagerie.sandbox.server", "menagerie.service.client"),
    "menagerie.ui.details.notes_box",
    *("menagerie.ui.quota.quota_panel", "menagerie.ui.words.messages"),
    "uvicorn.lifespan.off",
)

for _name in _LATE:
    import_module(_name)
