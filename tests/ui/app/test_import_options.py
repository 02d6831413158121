"""The options of “menagerie import”: contradictions are refused before anything is opened."""

from pathlib import Path

import pytest

from menagerie.cli import import_parser, main

FILE = "animals.csv"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "give either FILE or --continue"),
        ([FILE, "--continue"], "give either FILE or --continue"),
        (["--continue", "--map", "1=name"], "--continue adds rows as they were queued"),
        (["--continue", "--dry-run"], "--continue adds rows as they were queued"),
        ([FILE, "--dry-run", "--report", "rest.csv"], "--dry-run imports nothing, so it writes no --report"),
        ([FILE, "--map", "name"], "“name” is not COLUMN=FIELD, with a FIELD of name, category, status"),
        ([FILE, "--map", "Who=colour"], "“Who=colour” is not COLUMN=FIELD"),
        ([FILE, "--category", "dogs"], "A category is a whole number, such as 12."),
        ([FILE, "--status", "lost"], "invalid choice: 'lost'"),
    ],
)
def test_contradicting_options_are_refused_before_anything_is_opened(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    with pytest.raises(SystemExit) as ended:
        main(["import", *words, "--environment", "staging", "--data-dir", str(data)])
    assert ended.value.code == 2
    assert sentence in capsys.readouterr().err
    assert not data.exists()


def test_the_environment_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["import", FILE, "--yes"])
    assert "required: --environment" in capsys.readouterr().err


def test_a_title_may_contain_equals_signs() -> None:
    options = import_parser().parse_args([FILE, "--environment", "staging", "--map", "a=b=name"])
    assert options.columns == [("a=b", "name")]


def test_a_category_is_taken_as_a_number() -> None:
    options = import_parser().parse_args([FILE, "--environment", "staging", "--category", " 012 "])
    assert options.category == "12"
