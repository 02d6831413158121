"""The standalone sandbox as a separate process: an independent witness of every request."""

import json
import subprocess
import sys
from contextlib import closing
from dataclasses import dataclass
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from support.desktop.deadlines import wait_until
from support.patience import LONGEST_WAIT


@dataclass(frozen=True, slots=True)
class Request:
    """One request as the server saw it, which arrived ``at`` a Unix time."""

    at: float
    method: str
    path: str
    status: int | None


class SandboxServer:
    """A sandbox that listens on this computer. It logs each connection and each request."""

    def __init__(self, folder: Path, api_key: str, plan: str = "free", *options: str) -> None:
        folder.mkdir()
        self.api_key = api_key
        self._log, self._errors = folder / "log", folder / "errors"
        with self._log.open("wb") as log, self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "menagerie.sandbox", "--port", "0", "--plan", plan),
                    *("--api-key", api_key, "--database", str(folder / "animals.sqlite3"), "--log-requests"),
                    *options,
                ],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=errors,
            )
        listening = wait_until("a sandbox that listens", self._first_event, otherwise=self._errors.read_text)
        self.base_url = str(listening["base_url"])

    def practise(self, **switch: object) -> None:
        """Bring a situation about, from the next request on."""
        headers = {"Authorization": f"Bearer {self.api_key}", "Content-Type": "application/json"}
        netloc = urlsplit(self.base_url).netloc
        with closing(HTTPConnection(netloc, timeout=LONGEST_WAIT)) as connection:
            connection.request("POST", "/practice", json.dumps(switch), headers)
            answer = connection.getresponse()
            assert answer.status == HTTPStatus.NO_CONTENT, answer.read()

    def requests(self, *, after: float = 0.0) -> list[Request]:
        """Return the requests to the service that arrived after a Unix time, in their order."""
        fields = ("at", "method", "path", "status")
        found = [
            Request(**{field: event[field] for field in fields})
            for event in self._events()
            if event["event"] == "request"
        ]
        return [request for request in found if request.at > after and request.path.startswith("/v1/")]

    def contacts(self, *, after: float, before: float) -> list[dict[str, Any]]:
        """Return everything that reached the server between two Unix times: connections and requests."""
        return [event for event in self._events() if after < event.get("at", 0.0) < before]

    def wait_for_refusal(self) -> Request:
        """Return the newest request that met the limit, once there is one."""

        def newest() -> Request | None:
            return next((request for request in reversed(self.requests()) if request.status == 429), None)

        return wait_until("a request that met the limit", newest)

    def stop(self) -> int:
        """End it and return its exit status."""
        self._process.terminate()
        return self._process.wait(LONGEST_WAIT)

    def _first_event(self) -> dict[str, Any] | None:
        assert self._process.poll() is None, self._errors.read_text()
        return next(iter(self._events()), None)

    def _events(self) -> list[dict[str, Any]]:
        # The last line may still be half written.
        return [json.loads(line) for line in self._log.read_text().split("\n")[:-1]]
