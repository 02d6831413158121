"""Which benchmarks run, what they measure, and how the command ends."""

from pathlib import Path

import pytest

from support.benchmarking import run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Four benchmarks that record their name, what they measure and their arguments."""
    for name, status in (("memory", 0), ("pacing", 0), ("size", 3), ("start", 4)):
        (tmp_path / f"{name}.py").write_text(
            "import os, sys\n"
            f"with open({str(tmp_path / 'started')!r}, 'a') as file:\n"
            f"    print({name!r}, os.environ['MENAGERIE_COMMAND'], *sys.argv[1:], file=file)\n"
            f"sys.exit({status})\n",
            encoding="utf-8",
        )
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "status", "started"),
    [
        ([], 3, "memory P -m menagerie\nsize P -m menagerie\nstart P -m menagerie\n"),
        (["--only", "pacing", "--days", "3"], 0, "pacing P -m menagerie --days 3\n"),
    ],
)
def test_all_but_long_benchmarks_run_or_the_named_one_and_the_first_failure_decides_the_exit_status(
    folder: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], status: int, started: str
) -> None:
    monkeypatch.setenv("MENAGERIE_COMMAND", "")
    assert run("P", arguments, folder) == status
    assert (folder / "started").read_text(encoding="utf-8") == started


@pytest.mark.parametrize("arguments", [["--only", "pace"], ["--only"], ["--days", "3"]])
def test_an_unknown_benchmark_or_argument_is_refused_with_the_names_that_there_are(
    folder: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("P", arguments, folder) == 2
    assert "memory, pacing, size, start" in capsys.readouterr().err
    assert not (folder / "started").exists()
