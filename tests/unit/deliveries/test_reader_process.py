"""The process that reads is the application itself, frozen or not."""

import subprocess
import sys
from pathlib import Path

import msgspec

from menagerie.deliveries.delivery import Reading
from menagerie.deliveries.process import Frame, Request
from menagerie.deliveries.reading import READER_ARGUMENT

ROOT = Path(__file__).parents[3]


def test_the_frozen_application_starts_the_reader() -> None:
    request = Request(None, b"Name\tCategory\nRex\t3\n", "", Reading())
    run = subprocess.run(
        [sys.executable, ROOT / "packaging" / "start.py", READER_ARGUMENT],
        input=msgspec.msgpack.encode(request),
        capture_output=True,
        check=True,
    )
    kinds = []
    answer = run.stdout
    while answer:
        length = int.from_bytes(answer[:4], "little")
        kinds.append(Frame(answer[4:5]))
        answer = answer[5 + length :]
    assert [kind for kind in kinds if kind is not Frame.ALIVE] == [Frame.ROWS, Frame.DONE]
