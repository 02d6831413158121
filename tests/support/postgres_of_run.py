"""One PostgreSQL for all processes of a run of the tests.

The first process that needs it starts a keeper, and the keeper starts the server. It ends both when no
process has locked the file of the users any more. A process that ends, however that comes, lets go of it.
"""

import fcntl
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.postgres import Postgres, running_postgres
from support.programs import program_environment

_USERS, _STARTING = "postgres-users", "postgres-starting"
_SERVER, _ERRORS = "postgres.json", "postgres-errors"
_READY = "ready\n"


@contextmanager
def postgres_of_run(place: Path) -> Iterator[Postgres]:
    """Use the server of the run whose processes share the folder ``place``; start it if it is the first."""
    with (place / _USERS).open("w") as users:
        # Where a keeper is ending its server, this waits until it is gone.
        fcntl.flock(users, fcntl.LOCK_SH)
        with (place / _STARTING).open("w") as starting:
            fcntl.flock(starting, fcntl.LOCK_EX)
            if not (place / _SERVER).exists():
                _start_keeper(place)
        folder, port = json.loads((place / _SERVER).read_text())
        server = Postgres(Path(folder), port)
        try:
            yield server
        finally:
            server.disconnect()


def _start_keeper(place: Path) -> None:
    with (
        (place / _ERRORS).open("w") as errors,
        subprocess.Popen(
            [sys.executable, "-m", __name__, str(place)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=program_environment(),
            # Not to be interrupted with the tests.
            start_new_session=True,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        assert process.stdout.readline() == _READY, (place / _ERRORS).read_text()


def _keep(place: Path) -> None:
    with running_postgres() as server, (place / _USERS).open("w") as users:
        (place / _SERVER).write_text(json.dumps([str(server.folder), server.port]))
        print(_READY, end="", flush=True)  # noqa: T201 - to who started it
        fcntl.flock(users, fcntl.LOCK_EX)
        (place / _SERVER).unlink()
        server.stop()


if __name__ == "__main__":
    # The keeper outlives who started it, who waits for this process.
    if os.fork() == 0:
        _keep(Path(sys.argv[1]))
