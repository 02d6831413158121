"""A running sandbox, with what a test needs to speak to it over real HTTP."""

from typing import Any, Protocol

import httpx

from menagerie.sandbox.server import EmbeddedSandbox
from support.clock import VirtualClock


class Desk:
    """A running sandbox, a client that holds its key, and the clock that the sandbox looks at."""

    def __init__(self, sandbox: EmbeddedSandbox, client: httpx.Client, clock: VirtualClock) -> None:
        self.sandbox = sandbox
        self.client = client
        self.clock = clock

    def outside(self, path: str) -> str:
        """Return the address of what lies beside the interface's base address."""
        return self.sandbox.base_url.removesuffix("/v1") + path

    def press(self, **switch: object) -> httpx.Response:
        """Press a practice switch over HTTP."""
        return self.client.post(self.outside("/practice"), json=switch)


class OpenDesk(Protocol):
    """Starts a sandbox with the options of EmbeddedSandbox, and stops it at the end of the test."""

    def __call__(self, **options: Any) -> Desk: ...
