"""How the files of the packages are laid out."""

from pathlib import Path

import pytest

from linux.tree import settle


@pytest.mark.parametrize(
    ("name", "content", "mode"),
    [
        ("menagerie", b"\x7fELF\x02", 0o755),
        ("install.sh", b"#!/bin/sh\n", 0o755),
        ("LICENSE", b"BSD 2-Clause License\n", 0o644),
        ("libexample.so.1", b"\x7fELF\x02", 0o644),
    ],
)
def test_only_programs_can_be_run_whatever_a_wheel_says(
    tmp_path: Path, name: str, content: bytes, mode: int
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    path.chmod(0o775)
    settle(tmp_path, 1_800_000_000)
    assert path.stat().st_mode & 0o777 == mode
