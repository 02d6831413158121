"""An installed application is tried with each of Qt's platforms of its system, and what it says is kept."""

import sys
from pathlib import Path

import pytest

from freezing import OUTPUT
from try_installed import main

REFUSED = "127.0.0.1 takes no connections on port 9."


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A program that says how it was started; to standard error only where there is a screen."""
    path = tmp_path / "menagerie"
    path.write_text(
        '#!/bin/sh\necho "$@"\n[ "$QT_QPA_PLATFORM" != cocoa ] || echo remark >&2\n[ ! -e "$0.broken" ]\n',
        "ascii",
    )
    path.chmod(0o755)
    shared = path.with_name("menagerie-shared")
    shared.write_text(
        f'#!/bin/sh\n[ "$*" = "status postgresql://x@127.0.0.1:9/x?sslmode=verify-full" ] '
        f'&& echo "{REFUSED}" >&2\nexit 1\n'
    )
    shared.chmod(0o755)
    return path


@pytest.fixture(autouse=True)
def _macos(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.delenv("QT_QPA_PLATFORM")


def test_all_that_it_says_is_kept_beside_its_pictures_and_printed(
    program: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    assert main(program, kept) == 0
    said = [
        f"--self-check --screenshots {kept}/offscreen\n",
        f"--self-check --screenshots {kept}/cocoa\nremark\n",
    ]
    assert [(kept / platform / OUTPUT).read_text("ascii") for platform in ("offscreen", "cocoa")] == said
    assert capsys.readouterr().out == "\n".join([*said, f"{REFUSED}\n", ""])


def test_after_a_failure_the_other_platform_is_tried_too(program: Path, tmp_path: Path) -> None:
    program.with_name("menagerie.broken").touch()
    assert main(program, tmp_path / "kept") == 1
    assert {path.parent.name for path in (tmp_path / "kept").glob(f"*/{OUTPUT}")} == {"offscreen", "cocoa"}


def test_a_library_is_missing(program: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = "To share, this computer needs libpq 16 or newer."
    program.with_name("menagerie-shared").write_text(f'#!/bin/sh\necho "{missing}" >&2\nexit 1\n', "ascii")
    assert main(program, tmp_path / "kept") == 1
    *_, trouble, said, _ = capsys.readouterr().out.split("\n")[:-1]
    assert trouble.endswith("Is a library of psycopg missing?")
    assert said == missing
