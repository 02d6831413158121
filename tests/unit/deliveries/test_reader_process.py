"""The process that reads is the application itself, frozen or not."""

import io
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from menagerie.deliveries.delivery import Reading
from menagerie.deliveries.process import READER_ARGUMENT, Frame, Request, content_of
from menagerie.domain.errors import UnreadableDeliveryError

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


class _Growing(io.FileIO):
    """A file to which another program appends a row while it is read."""

    def read(self, size: int | None = -1, /) -> bytes:
        content = super().read(size)
        with Path(str(self.name)).open("ab") as other:
            other.write(b"Bo,3\n")
        return content


class _WrittenTo(type(Path())):  # type: ignore[misc] # the class of this system's paths
    """The path of a file that is written while it is read, so many times."""

    times = 0

    def open(self, *how: str) -> Any:
        self.times -= 1
        return super().open(*how) if self.times < 0 else _Growing(str(self))


def test_a_file_that_is_being_written_is_read_again_until_whole_or_says_that_it_never_stops_changing(
    tmp_path: Path,
) -> None:
    path = _WrittenTo(tmp_path / "animals.csv")
    for times in (1, 3, 1_000):
        Path(path).write_bytes(b"Name,Category\n")
        path.times = times
        if times < 1_000:
            assert content_of(path) == b"Name,Category\n" + b"Bo,3\n" * times
        else:
            with pytest.raises(UnreadableDeliveryError, match="still-changing"):
                content_of(path)
