"""An import that is asked to end while it reads its file ends at once."""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

from support import import_fixtures
from support.import_command import ImportDesk, write_csv
from support.import_service import ImportService
from support.patience import LONGEST_WAIT

service, desk = import_fixtures.service, import_fixtures.desk


def reader_of(process: int) -> int | None:
    """Return the process that reads a delivery for another one; None until there is one."""
    # It is the child of a thread.
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        # Either may have ended since it was found.
        with suppress(FileNotFoundError, ProcessLookupError):
            for child in children.read_text("ascii").split():
                if b"menagerie.deliveries.process" in Path(f"/proc/{child}/cmdline").read_bytes():
                    return int(child)
    return None


def test_while_the_process_that_reads_hangs(desk: ImportDesk, service: ImportService, tmp_path: Path) -> None:
    path = write_csv(tmp_path / "large.csv", *["Rex,12,available,r"] * 1_000_000)
    with desk.running(path) as command:
        end = time.monotonic() + LONGEST_WAIT
        while (reader := reader_of(command.process.pid)) is None and time.monotonic() < end:
            time.sleep(0.01)
        assert reader is not None
        os.kill(reader, signal.SIGSTOP)
        command.terminate()
        assert command.ended()[0] == 4
    assert [event["event"] for event in command.events] == ["failed", "ended"]
    assert service.names() == []
