"""The self check says what it saw, and its exit status tells whether that was everything."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.app import self_check
from menagerie.shared.schema import VERSION
from support.patience import LONGEST_TEST, LONGEST_WAIT
from support.postgres import DESK_PASSWORD, Postgres

LOOKS = ("light", "dark")


def run_self_check(folder: Path, *options: str, **variables: str) -> subprocess.CompletedProcess[str]:
    # No keyring and no screen of this computer is to be found.
    surroundings = {
        name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}
    }
    return subprocess.run(
        [sys.executable, "-m", "menagerie.cli", "--self-check", *options],
        capture_output=True,
        text=True,
        encoding="utf-8",
        # It goes through everything, and paints each step twice.
        timeout=LONGEST_TEST,
        check=False,
        cwd=folder,
        env=surroundings | {"PYTHONUTF8": "1", "HOME": str(folder), "TMPDIR": str(folder), **variables},
    )


@pytest.mark.thorough
def test_it_goes_through_every_step_says_each_and_saves_pictures(tmp_path: Path) -> None:
    # GIVEN a person who reads French and counts in Arabic: what the check says is in English all the same
    person = {"LC_ALL": "", "LANG": "fr_FR.UTF-8", "LC_NUMERIC": "ar_EG.UTF-8"}
    result = run_self_check(tmp_path, "--screenshots", str(tmp_path / "pictures"), **person)
    assert result.returncode == 0, result.stdout + result.stderr
    steps = [line.partition(":")[0] for line in result.stdout.splitlines() if line.startswith("ok")]
    seen = [step.removeprefix("ok").strip() for step in steps]
    assert [seen.pop(0), seen.pop(0)] == ["languages", "fonts"]
    assert seen == [
        *("list", "details", "filter", "limit", "limit reached", "recovery", "add", "bad add", "import"),
        *("delivery note", "wrong key", "right key"),
    ]
    assert "<b>Rex</b> & 🐕 שלום" in result.stdout
    assert result.stdout.splitlines()[-1] == "Everything was seen."
    assert "Traceback" not in result.stderr
    pictures = sorted((tmp_path / "pictures").glob("*.png"))
    names = {picture.name for picture in pictures}
    assert {f"{step.replace(' ', '-')}-{look}.png" for step in seen for look in LOOKS} <= names
    assert all(picture.stat().st_size > 1000 for picture in pictures)
    # Nothing is left of its temporary data, nor of what libraries remember of a person.
    assert [path.name for path in tmp_path.iterdir()] == ["pictures"]


@pytest.mark.thorough
def test_it_says_whether_the_shared_stores_can_be_used(
    tmp_path: Path, postgres: Postgres, shared_database: str
) -> None:
    # GIVEN a store that can be used with a password that libpq finds, and one that is not there
    data = tmp_path / "data"
    data.mkdir()
    good, bad = postgres.address(shared_database), "postgresql://desk@127.0.0.1:9/shop"
    (data / "environments.toml").write_text(
        f'[production]\nshared = "{good.text}"\n\n[staging]\nshared = "{bad}"\n'
    )
    result = run_self_check(tmp_path, "--data-dir", str(data), PGPASSWORD=DESK_PASSWORD)
    assert result.returncode == 0, result.stdout + result.stderr
    production, staging = (line for line in result.stdout.splitlines() if "shared store of" in line)
    assert production == (
        f"ok  shared store of Production: {good.origin} can be used without encryption, version {VERSION}"
    )
    assert staging.startswith("--  shared store of Staging: The shared store can't be reached.")
    assert "takes no connections on port 9" in staging
    assert DESK_PASSWORD not in result.stdout + result.stderr


@pytest.mark.thorough
def test_it_fails_when_something_could_not_be_seen(tmp_path: Path) -> None:
    # GIVEN a folder in the place of the first picture
    (tmp_path / "list-dark.png").mkdir()
    result = run_self_check(tmp_path, "--screenshots", str(tmp_path))
    assert result.returncode == 1
    assert result.stdout.splitlines()[-1].startswith("FAILED")
    assert "list-dark.png" in result.stdout
    assert "Everything was seen." not in result.stdout
    assert "Traceback" not in result.stderr


def test_it_fails_in_one_sentence_when_there_is_no_place_for_pictures(tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("a file where the folder should be")
    result = run_self_check(tmp_path, "--screenshots", str(tmp_path / "pictures"))
    assert result.returncode == 1
    assert "for the pictures cannot be made" in result.stdout
    assert "Traceback" not in result.stderr


@pytest.mark.thorough
def test_it_needs_no_current_folder(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    program = """
import os, sys
os.rmdir(os.getcwd())
from menagerie.cli import main
sys.exit(main(["--self-check"]))
"""
    ended = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LONGEST_WAIT,
        check=False,
        cwd=gone,
        env=os.environ | {"PYTHONUTF8": "1", "HOME": str(tmp_path)},
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_without_a_console_it_says_nothing_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    # GIVEN the standard output of a program that Windows starts without a console
    monkeypatch.setattr(sys, "stdout", None)
    # WHEN something is said THEN nothing is raised
    self_check._say("Everything was seen.")
