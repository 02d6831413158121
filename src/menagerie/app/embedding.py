"""Runs the sandbox inside the application, while it is open."""

import logging
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from menagerie.domain.cases import StartCase
from menagerie.domain.errors import NewerDataError, StorageError
from menagerie.domain.facts import Fact, repair
from menagerie.domain.secret import ApiKey
from menagerie.resources import resource
from menagerie.storage import NewerFileError
from menagerie.storage.own_thread import OwnThread
from menagerie.workflows.session import SandboxAddress, Situation

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
    """Starts the sandbox while it is open, hands out its address, and stops it when it is left.

    Starting imports a web server, so it happens after the first paint, on a thread where starts and stops
    wait for each other: two sandboxes must not share a database.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._sandbox: EmbeddedSandbox | None = None
        self._thread = OwnThread("sandbox-host")

    @property
    def warning(self) -> Fact | None:
        """What was wrong with the sandbox's file, if it could not be used as it was."""
        notice = None if self._sandbox is None else self._sandbox.notice
        return None if notice is None else repair(*notice)

    async def start(self) -> SandboxAddress:
        """Return where the sandbox listens, after starting it where it was not. Raises StorageError.

        A start that has begun goes on when this is cancelled, and what is called next waits for it.
        """
        return await self._thread.run(self._start)

    def practise(self, situation: Situation, seconds: int | None = None) -> None:
        """Bring a situation about, if the sandbox runs. ``seconds`` is the length of a wait."""
        self._thread.submit(partial(self._practise, situation, seconds)).result()

    async def stop(self) -> None:
        """Stop the sandbox, if it runs, and wait until it has; ``start`` starts it with the same data."""
        if self._thread.is_used:
            await self._thread.run(self._stop)

    async def close(self) -> None:
        """Stop the sandbox for good, and wait until it has."""
        await self._thread.close(self._stop)

    def _start(self) -> SandboxAddress:
        from menagerie.sandbox.server import EmbeddedSandbox  # noqa: PLC0415 - see the class

        sandbox = self._sandbox
        if sandbox is None:
            sandbox = EmbeddedSandbox(self._database, rescues=True)
            try:
                sandbox.start()
            except OSError as exc:
                # The job that started it may be gone.
                _log.warning("Starting the sandbox failed: %s", exc)
                if isinstance(exc.__cause__, NewerFileError):
                    version = exc.__cause__.written_by
                    path = str(self._database)
                    raise NewerDataError(StartCase.SANDBOX_NEWER, path=path, version=version) from exc
                # The sandbox's own errors are English sentences, for the log.
                raise StorageError(StartCase.SANDBOX, path=str(self._database), detail=str(exc)) from exc
            self._sandbox = sandbox
        return SandboxAddress(sandbox.base_url, ApiKey(sandbox.api_key))

    def _practise(self, situation: Situation, seconds: int | None) -> None:
        from menagerie.sandbox.practice import read_switch  # noqa: PLC0415 - see the class

        if self._sandbox is not None:
            self._sandbox.practice(read_switch({"situation": str(situation), "seconds": seconds}))

    def _stop(self) -> None:
        sandbox, self._sandbox = self._sandbox, None
        if sandbox is not None:
            sandbox.stop()
