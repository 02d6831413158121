"""Begins an import: the rows of a preview become one job in the outbox."""

from menagerie.outbox.job import Job
from menagerie.outbox.store import Outbox
from menagerie.workflows.importing.layouts import Layouts
from menagerie.workflows.importing.preview import Preview
from menagerie.workflows.send_queue import SendQueue


async def earlier_import(outbox: Outbox, digest: str) -> Job | None:
    """Return the newest job of a file with this content; None if there is none."""
    raise NotImplementedError


async def begin_import(
    queue: SendQueue, preview: Preview, who: str, *, environment: str = "", layouts: Layouts | None = None
) -> Job:
    """Queue the rows of a preview as one job, and remember how its columns were mapped.

    ``who`` is the person's user name, ``environment`` the name of the environment. The rows are compared
    once more before, as something like them may have been added meanwhile. Raises NothingToAddError if no
    row is ready, and StorageError; nothing was queued then.
    """
    raise NotImplementedError
