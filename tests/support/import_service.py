"""A service for imports: it can be stopped and started again, and its animals are counted in its file."""

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

from menagerie.sandbox.limits import Plan
from menagerie.sandbox.practice import PracticeSwitch, Situation
from menagerie.sandbox.server import EmbeddedSandbox
from support.ports import free_port

# As environments.toml states it, for an import that does not wait for a minute's limit.
FAST = Plan(per_minute=6_000, per_day=1_000_000)
KEY = "sk-of-the-import"


def state_plan(data: Path, plan: Plan = FAST) -> None:
    """Let the application whose files are in ``data`` know the plan of staging."""
    data.mkdir(parents=True, exist_ok=True)
    (data / "environments.toml").write_text(
        f'[staging]\nplan = "enterprise"\nrequests_per_minute = {plan.per_minute}\n'
        f"requests_per_day = {plan.per_day}\n",
        encoding="utf-8",
    )


class ImportService:
    """A service at one address. The sample animals do not count."""

    def __init__(self, database: Path, plan: Plan = FAST) -> None:
        self._database = database
        self._plan = plan
        self._port = free_port()
        self._sandbox = self._start()
        self.base_url = self._sandbox.base_url
        self._samples = self._highest()

    def state_plan(self, data: Path) -> None:
        """Let the application know the plan."""
        state_plan(data, self._plan)

    def names(self) -> list[str]:
        """Return the names of the animals that were added, in their order."""
        with closing(sqlite3.connect(self._database)) as connection:
            rows = connection.execute("SELECT name FROM animals WHERE id > ? ORDER BY id", (self._samples,))
            return [name for (name,) in rows]

    def ids(self) -> dict[str, int]:
        with closing(sqlite3.connect(self._database)) as connection:
            rows = connection.execute("SELECT name, id FROM animals WHERE id > ?", (self._samples,))
            return dict(rows.fetchall())

    def twice(self) -> list[str]:
        """Return the names that were added more than once."""
        return [name for name, count in Counter(self.names()).items() if count > 1]

    def practise(self, situation: Situation, *, seconds: int | None = None, count: int | None = None) -> None:
        self._sandbox.practice(PracticeSwitch(situation, seconds=seconds, count=count))

    def restart(self) -> None:
        """Stop like a service being updated: cut off the requests in progress."""
        self.stop()
        self.start()

    def start(self) -> None:
        self._sandbox = self._start()

    def stop(self) -> None:
        self._sandbox.stop()

    def _start(self) -> EmbeddedSandbox:
        sandbox = EmbeddedSandbox(self._database, plan=self._plan, api_key=KEY, port=self._port)
        sandbox.start()
        return sandbox

    def _highest(self) -> int:
        with closing(sqlite3.connect(self._database)) as connection:
            (highest,) = connection.execute("SELECT max(id) FROM animals").fetchone()
        return int(highest)
