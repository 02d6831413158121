"""The options of “menagerie import”: contradictions are refused before anything is opened."""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from menagerie.cli import import_parser, main, parser

FILE = "animals.csv"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "give either FILE or --continue"),
        ([FILE, "--continue"], "give either FILE or --continue"),
        (["--continue", "--map", "1=name"], "--continue adds rows as they were queued"),
        (["--continue", "--ignore-layout"], "--continue adds rows as they were queued"),
        (["--continue", "--sheet", "Animals"], "--continue adds rows as they were queued"),
        (["--continue", "--skip-hidden"], "--continue adds rows as they were queued"),
        (["--continue", "--dry-run"], "--continue adds rows as they were queued"),
        ([FILE, "--dry-run", "--report", "rest.csv"], "--dry-run imports nothing, so it writes no --report"),
        ([FILE, "--map", "Who=name", "--map", "Keeper=name"], "--map names the same FIELD twice"),
        ([FILE, "--map", "Who=name", "--map", "Who=category"], "--map names the same COLUMN twice"),
        ([FILE, "--map", "name"], "“name” is not COLUMN=FIELD, with a FIELD of name, category, status"),
        ([FILE, "--map", "Who=colour"], "“Who=colour” is not COLUMN=FIELD"),
        ([FILE, "--category", "dogs"], "A category is a whole number, such as 12."),
        ([FILE, "--status", "lost"], "invalid choice: 'lost'"),
        ([FILE, "--encoding", "klingon"], "is unknown. Choose another one."),
        ([FILE, "--delimiter", "::"], "give one character, or “tab”"),
        ([FILE, "--delimiter", '"'], "give one character, or “tab”"),
        (["--continue", "--encoding", "cp1252"], "--continue adds rows as they were queued"),
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


def test_a_status_that_is_none_is_refused_with_the_words_that_are_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["import", FILE, "--environment", "staging", "--status", "lost"])
    said = capsys.readouterr().err
    assert all(word in said.split("choose from")[1] for word in ("available", "pending", "sold"))
    assert "PetStatus" not in said


def test_what_is_stated_of_a_file_is_taken_as_it_is_meant() -> None:
    options = import_parser().parse_args([FILE, "--environment", "staging", "--map", "a=b=name"])
    assert options.columns == [("a=b", "name")]
    options = import_parser().parse_args([FILE, "--environment", "staging", "--category", " 012 "])
    assert options.category == "12"
    words = [FILE, "--environment", "staging", "--encoding", "Windows-1256", "--delimiter", "tab"]
    options = import_parser().parse_args(words)
    assert (options.encoding, options.delimiter) == ("cp1256", "\t")


class _Bracketed(QTranslator):
    """Translates each text of the command line into itself in brackets."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:  # noqa: ARG002
        return f"[{source}]" if context == "cli" else ""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture
def translated(qapp: QCoreApplication) -> Iterator[None]:
    translator = _Bracketed()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("translated")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--colour"], "[unrecognized arguments: --colour]"),
        (["--environment"], "[argument --environment: expected one argument]"),
        (["--environment", "home"], "[argument --environment: invalid choice: 'home' (choose from"),
        (["--self-check=yes"], "[argument --self-check: ignored explicit argument 'yes']"),
        (["--se", "--s"], "[ambiguous option: --s could match --self-check, --screenshots]"),
        (["import", FILE], "[the following arguments are required: --environment]"),
        (["import", FILE, "--map", "a"], "[argument --map: [“a” is not COLUMN=FIELD"),
    ],
)
def test_what_is_wrong_with_the_options_is_said_in_the_persons_language(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert said.startswith("[usage: ]menagerie")
    assert ": error: [" in said
    assert sentence in said


@pytest.mark.usefixtures("translated")
@pytest.mark.parametrize("make", [parser, import_parser])
def test_the_whole_help_is_in_the_persons_language(make: Callable[[], ArgumentParser]) -> None:
    said = make().format_help()
    assert said.startswith("[usage: ]")
    titles = [line for line in said.splitlines() if line and not line.startswith((" ", "[usage"))]
    assert "[options]:" in titles
    assert all(action.help is None or action.help.startswith("[") for action in make()._actions)
