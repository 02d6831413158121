"""Runs the sandbox inside the application, from the first time that it is needed."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from menagerie.domain.api_key import ApiKey
from menagerie.domain.errors import StorageError
from menagerie.workflows.practising import Practice, Situation
from menagerie.workflows.session import SandboxAddress

if TYPE_CHECKING:
    from menagerie.sandbox.server import EmbeddedSandbox


class SandboxHost:
    """Starts the sandbox once, hands out its address, and stops it at the end.

    Starting imports a web server, so it happens on a thread of its own and after the first paint.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._sandbox: EmbeddedSandbox | None = None
        self._starting = asyncio.Lock()

    async def start(self) -> SandboxAddress:
        """Return where the sandbox listens, after starting it where it was not. Raises StorageError."""
        async with self._starting:
            if self._sandbox is None:
                self._sandbox = await asyncio.to_thread(self._start)
        return SandboxAddress(self._sandbox.base_url, ApiKey(self._sandbox.api_key))

    def practise(self, practice: Practice) -> None:
        """Bring a situation about; nothing happens while the sandbox does not run."""
        from menagerie.sandbox.practice import read_switch  # noqa: PLC0415 - see the class

        if self._sandbox is None:
            return
        switch: dict[str, object] = {"situation": str(practice.situation)}
        if practice.situation is Situation.LIMIT_REACHED:
            switch |= {"retry_after": str(practice.retry_after), "seconds": practice.seconds}
        self._sandbox.practice(read_switch(switch))

    async def stop(self) -> None:
        """Stop the sandbox and wait until it has."""
        async with self._starting:
            sandbox, self._sandbox = self._sandbox, None
            if sandbox is not None:
                await asyncio.to_thread(sandbox.stop)

    def _start(self) -> "EmbeddedSandbox":
        from menagerie.sandbox.server import EmbeddedSandbox  # noqa: PLC0415 - see the class

        sandbox = EmbeddedSandbox(self._database)
        try:
            sandbox.start()
        except OSError as exc:
            raise StorageError(
                f"Its data in {self._database} could not be opened ({exc.strerror or exc}). "
                "Nothing was lost. Check the disk and its permissions, then try again.",
                title="The sandbox could not start",
            ) from exc
        return sandbox
