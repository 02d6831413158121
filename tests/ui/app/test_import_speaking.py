"""What an import says on the command line, to a person and to a program."""

import io
import json
import time

import pytest

from menagerie.app.importing.speaking import Objects, Progress, Sentences, Wait
from menagerie.cli import main
from menagerie.ui.look.wording import clock_time
from menagerie.ui.words.command import duration

HALF = Progress(total=1200, added=600, refused=2, waiting=598, per_minute=58.0, seconds_left=620)
AN_HOUR = 3600


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Closed(io.StringIO):
    def write(self, _text: str) -> int:
        raise BrokenPipeError


def test_on_a_terminal_the_progress_is_one_line_that_is_rewritten() -> None:
    terminal = Terminal()
    voice = Sentences(terminal)
    voice.show(HALF, None)
    voice.show(HALF, None)
    voice.say("note", "All done.")
    line = "600 of 1,200 added · 2 refused · 58 a minute · about 10 minutes left"
    assert terminal.getvalue() == f"\r\x1b[K{line}\r\x1b[K{line}\r\x1b[KAll done.\n"


def test_the_line_says_how_many_others_go_first_and_what_it_waits_for_and_until_when() -> None:
    file = io.StringIO()
    Sentences(file).show(Progress(total=60, waiting=60, ahead=1200, per_minute=60.0, seconds_left=1260), None)
    assert file.getvalue() == "0 of 60 added · 1,200 others first · 60 a minute · about 21 minutes left\n"
    terminal = Terminal()
    until = time.time() + AN_HOUR
    Sentences(terminal).show(HALF, Wait("The service asked us to wait", until))
    assert (
        f"· The service asked us to wait, until {clock_time(until, seconds=True)[:8]}" in terminal.getvalue()
    )


def test_the_line_never_goes_on_in_the_next_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "81")
    # The letters of the first one are as wide as two.
    for reason, shown in (("要求が残っていません" * 9, 57), ("no requests are left " * 9, 80)):
        terminal = Terminal()
        Sentences(terminal).show(HALF, Wait(reason))
        line = terminal.getvalue().removeprefix("\r\x1b[K")
        assert line.endswith("…")
        assert len(line) == shown


def test_output_to_a_file_has_the_progress_at_intervals_and_each_wait() -> None:
    file = io.StringIO()
    voice = Sentences(file)
    for _ in range(3):
        voice.show(HALF, None)
    for _ in range(3):
        voice.show(HALF, Wait("the service cannot be reached"))
    assert len(file.getvalue().splitlines()) == 2
    assert "\x1b" not in file.getvalue()


def test_for_a_program_each_line_is_one_object_with_its_event_also_with_a_name_that_is_no_text() -> None:
    stream = io.StringIO()
    voice = Objects(stream)
    voice.say("begun", "", job=1, rows=1200)
    voice.say("note", "A sentence.")
    voice.show(HALF, Wait("the service asked us to wait", 99.5))
    voice.show(HALF, Wait("the service asked us to wait", 99.5))
    assert [json.loads(line) for line in stream.getvalue().splitlines()] == [
        {"event": "begun", "job": 1, "rows": 1200},
        {"event": "note", "message": "A sentence."},
        {"event": "waiting", "reason": "the service asked us to wait", "until": 99.5},
        {
            "event": "progress",
            "total": 1200,
            "added": 600,
            "refused": 2,
            "unconfirmed": 0,
            "waiting": 598,
            "ahead": 0,
            "per_minute": 58.0,
            "seconds_left": 620,
        },
    ]
    stream = io.StringIO()
    Objects(stream).say("failed", "There is no file “B\udce4r.csv”.")
    assert json.loads(stream.getvalue()) == {"event": "failed", "message": "There is no file “B?r.csv”."}


def test_closing_the_terminal_does_not_end_the_import() -> None:
    for voice in (Sentences(Closed()), Objects(Closed())):
        voice.say("note", "A sentence.")
        voice.show(HALF, None)


def test_neither_a_name_from_a_file_nor_what_is_wrong_with_the_options_can_command_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    terminal = Terminal()
    Sentences(terminal).say("note", "Row 1: \x1b]0;owned\x07")
    assert "\x1b]" not in terminal.getvalue()
    with pytest.raises(SystemExit):
        main(["import", "a.csv", "--environment", "staging", "--map", "\x1b]0;owned\x07=x"])
    error = capsys.readouterr().err
    assert "owned" in error
    assert error.replace("\n", "").isprintable()


def test_durations_are_said_as_a_person_would() -> None:
    assert [duration(seconds) for seconds in (5, 60, 480, 3600, 7300, 86_400, 200_000)] == [
        *("less than a minute", "about 1 minute", "about 8 minutes", "about 1 hour", "about 2 hours"),
        *("about 1 day", "about 2 days"),
    ]
