"""Runs the sandbox inside the application, from the first time that it is needed."""

import asyncio
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from menagerie.domain.api_key import ApiKey
from menagerie.domain.cases import StartCase
from menagerie.domain.errors import NewerDataError, StorageError
from menagerie.domain.facts import Fact, repair
from menagerie.resources import resource
from menagerie.storage import NewerFileError
from menagerie.workflows.practising import Practice, Situation
from menagerie.workflows.session import SandboxAddress

if TYPE_CHECKING:
    from menagerie.sandbox.server import EmbeddedSandbox

_log = logging.getLogger(__name__)


def sample_category_names() -> Mapping[int, str]:
    """Return the names of the categories that the sandbox's sample animals are in.

    They are kept on this side: a service knows categories by their numbers only (interface 2).
    """
    names: dict[int, str] = msgspec.json.decode(
        resource("sandbox", "categories.json").read_bytes(), type=dict[int, str]
    )
    return names


class SandboxHost:
    """Starts the sandbox once, hands out its address, and stops it at the end.

    Starting imports a web server, so it happens on a thread of its own and after the first paint.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._sandbox: EmbeddedSandbox | None = None
        self._starting: asyncio.Task[EmbeddedSandbox] | None = None

    @property
    def warning(self) -> Fact | None:
        """What was wrong with the sandbox's file, if it could not be used as it was."""
        notice = None if self._sandbox is None else self._sandbox.notice
        return None if notice is None else repair(*notice)

    async def start(self) -> SandboxAddress:
        """Return where the sandbox listens, after starting it where it was not. Raises StorageError.

        A start that has begun goes on when this is cancelled, and the next call waits for it: two sandboxes
        must not share a database.
        """
        sandbox = self._sandbox
        if sandbox is None:
            starting = self._starting
            if starting is None:
                starting = self._starting = asyncio.create_task(self._bring_up(), name="start of the sandbox")
                starting.add_done_callback(_log_failure)
            # Unlike awaiting the task itself, this leaves it running when the caller is cancelled.
            await asyncio.wait({starting})
            sandbox = starting.result()
        return SandboxAddress(sandbox.base_url, ApiKey(sandbox.api_key))

    def practise(self, practice: Practice) -> tuple[Situation, ...]:
        """Bring a situation about, and return those that ended; nothing happens while no sandbox runs."""
        from menagerie.sandbox.practice import read_switch  # noqa: PLC0415 - see the class

        if self._sandbox is None:
            return ()
        switch: dict[str, object] = {"situation": str(practice.situation)}
        if practice.situation is Situation.LIMIT_REACHED:
            switch |= {"retry_after": str(practice.retry_after), "seconds": practice.seconds}
        return tuple(Situation(ended) for ended in self._sandbox.practice(read_switch(switch)))

    async def stop(self) -> None:
        """Stop the sandbox and wait until it has; one that is about to start is waited for first."""
        if self._starting is not None:
            await asyncio.wait({self._starting})
        sandbox, self._sandbox = self._sandbox, None
        if sandbox is not None:
            await asyncio.to_thread(sandbox.stop)

    async def _bring_up(self) -> "EmbeddedSandbox":
        try:
            self._sandbox = await asyncio.to_thread(self._start)
        finally:
            self._starting = None
        return self._sandbox

    def _start(self) -> "EmbeddedSandbox":
        from menagerie.sandbox.server import EmbeddedSandbox  # noqa: PLC0415 - see the class

        sandbox = EmbeddedSandbox(self._database, rescues=True)
        try:
            sandbox.start()
        except OSError as exc:
            if isinstance(exc.__cause__, NewerFileError):
                version = exc.__cause__.written_by
                path = str(self._database)
                raise NewerDataError(StartCase.SANDBOX_NEWER, path=path, version=version) from exc
            # The sandbox's own errors are English sentences, for the log.
            raise StorageError(StartCase.SANDBOX, path=str(self._database), detail=str(exc)) from exc
        return sandbox


def _log_failure(starting: "asyncio.Task[EmbeddedSandbox]") -> None:
    # The job that started it may be gone.
    if not starting.cancelled() and starting.exception() is not None:
        _log.warning("Starting the sandbox failed: %s", starting.exception())
