"""The support report: what it says, and what it never says."""

from pathlib import Path

import pytest

from menagerie.domain.cases import SharedAddressCase
from menagerie.domain.facts import fact
from menagerie.governor.states import Open
from menagerie.service.recent_requests import SentRequest
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.workflows.support.log_tail import LONGEST_TAIL, LogTail, log_state, read_log_tail
from menagerie.workflows.support.report import (
    Section,
    environment_lines,
    log_lines,
    request_lines,
    without_person,
    write_report,
)

NAME = "Rex the Third"
LOG = f"""Menagerie 0.2.0, Python 3.11.2 on linux
2026-11-22 10:00:00,000 WARNING menagerie.catalogue: It could not be written: OperationalError: {NAME}
2026-11-22 10:00:01,000 ERROR menagerie.ui.session.jobs: The job add failed with a bug
Traceback (most recent call last):
  File "/home/anna/menagerie/wire.py", line 12, in write
    raise ValueError(name)
ValueError: {NAME}
and more of {NAME}
2026-11-22 10:00:02,000 WARNING qt.text: {NAME}
"""


def log_in(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "menagerie.log"
    path.write_text(text, "utf-8")
    return path


def test_the_log_is_read_entry_by_entry_with_the_lines_below_each(tmp_path: Path) -> None:
    tail = read_log_tail(log_in(tmp_path, LOG))
    assert [entry.level for entry in tail.entries] == ["", "WARNING", "ERROR", "WARNING"]
    assert tail.entries[2].text.count("\n") == 5
    assert tail.is_whole
    assert "\n".join(entry.text for entry in tail.entries) + "\n" == LOG


def test_of_a_log_of_ten_megabytes_only_the_end_is_read(tmp_path: Path) -> None:
    line = "2026-11-22 10:00:00,000 WARNING menagerie: number {}\n"
    path = log_in(tmp_path, "".join(map(line.format, range(200_000))))
    tail = read_log_tail(path)
    assert not tail.is_whole
    assert tail.entries[-1].message == "number 199999"
    assert sum(len(entry.text) + 1 for entry in tail.entries) <= LONGEST_TAIL
    assert all(entry.level == "WARNING" for entry in tail.entries)


def test_a_log_that_has_just_been_begun_anew_is_read_with_the_file_before_it(tmp_path: Path) -> None:
    path = log_in(tmp_path, "2026-11-22 10:00:03,000 ERROR menagerie: new\n")
    path.with_name("menagerie.log.1").write_text(LOG, "utf-8")
    assert [entry.message for entry in read_log_tail(path).entries][-2:] == [NAME, "new"]


def test_without_a_log_there_is_nothing_to_read(tmp_path: Path) -> None:
    path = tmp_path / "menagerie.log"
    assert read_log_tail(path) == LogTail()
    assert log_state(path) == (0, 0)


def test_a_log_is_read_although_the_one_before_it_cannot_be(tmp_path: Path) -> None:
    path = log_in(tmp_path, LOG)
    path.with_name("menagerie.log.1").mkdir()
    assert read_log_tail(path).entries[-1].message == NAME
    assert read_log_tail(path).is_readable
    assert not read_log_tail(tmp_path).is_readable


def test_lines_that_may_hold_the_name_of_an_animal_are_left_out_of_the_report(tmp_path: Path) -> None:
    entries = read_log_tail(log_in(tmp_path, LOG)).entries
    told = "\n".join(log_lines(entries, with_names=False))
    assert "Rex" not in told
    assert "It could not be written: OperationalError: …" in told
    assert "ValueError: …" in told
    assert "wire.py" in told
    assert NAME in "\n".join(log_lines(entries, with_names=True))


def test_the_rest_of_an_entry_whose_beginning_is_no_longer_read_names_no_animal(tmp_path: Path) -> None:
    whole = read_log_tail(log_in(tmp_path, LOG))
    told = log_lines(whole.entries, with_names=False)
    # WHEN the file is read from any place of it on
    for most in range(1, len(LOG)):
        entries = read_log_tail(tmp_path / "menagerie.log", most).entries
        rest = log_lines(entries, with_names=False)
        # THEN nothing is told of it that is not told of the whole
        assert "Rex" not in "\n".join(rest)
        assert rest == ["empty"] or rest == told[-len(rest) :]


def test_an_empty_line_at_the_beginning_of_what_is_read_leaves_the_report_as_it_is(tmp_path: Path) -> None:
    log = log_in(tmp_path, f"\n{LOG}")
    assert log_lines(read_log_tail(log).entries, with_names=False)[0] == LOG.splitlines()[0]


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("/home/anna/data/x", "~/data/x"),
        ("at /media/anna/stick", "at /media/…/stick"),
        ("http://anna:secret@proxy:8080", "http://…@proxy:8080"),
        ("http://anna:p@secret@proxy:8080", "http://…@proxy:8080"),
        ("Hanna in /home/annabel", "Hanna in /home/annabel"),
    ],
)
def test_the_person_is_named_in_no_path_and_no_address(written: str, told: str) -> None:
    assert without_person(written, Path("/home/anna")) == told


def test_the_report_tells_of_environments_and_requests() -> None:
    staging = Environment(
        *(EnvironmentId.STAGING, "Staging", "https://animals.example/v1", SettingSource.SITE),
        shared_problem=fact(SharedAddressCase.OPTION),
    )
    request = SentRequest(
        "Staging",
        "GET",
        "https://animals.example/v1/pets?limit=5",
        0.0,
        2.5,
        Open(),
        0.0,
        status=429,
        duration=0.25,
    )
    report = write_report(
        [Section("Environments", environment_lines(staging)), Section("Requests", request_lines([request]))]
    )
    assert "Staging: https://animals.example/v1 (set by: site), plan: detected\n" in report
    assert str(fact(SharedAddressCase.OPTION)) in report
    assert "GET  https://animals.example/v1/pets?limit=5  429  250 ms  waited 2.5 s" in report
