"""The support report: what it says, and what it never says."""

from pathlib import Path

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


def test_the_log_is_read_entry_by_entry_with_the_file_before_it(tmp_path: Path) -> None:
    path = tmp_path / "menagerie.log"
    assert read_log_tail(path) == LogTail()
    assert log_state(path) == (0, 0)
    tail = read_log_tail(log_in(tmp_path, LOG))
    assert [entry.level for entry in tail.entries] == ["", "WARNING", "ERROR", "WARNING"]
    assert tail.entries[2].text.count("\n") == 5
    assert tail.is_whole
    assert "\n".join(entry.text for entry in tail.entries) + "\n" == LOG
    # One that cannot be read does not matter.
    earlier = path.with_name("menagerie.log.1")
    earlier.mkdir()
    assert read_log_tail(path).entries[-1].message == NAME
    assert read_log_tail(path).is_readable
    assert not read_log_tail(tmp_path).is_readable
    # WHEN the log has just been begun anew
    earlier.rmdir()
    path.rename(earlier)
    log_in(tmp_path, "2026-11-22 10:00:03,000 ERROR menagerie: new\n")
    assert [entry.message for entry in read_log_tail(path).entries][-2:] == [NAME, "new"]


def test_of_a_large_log_only_the_end_is_read(tmp_path: Path) -> None:
    line = "2026-11-22 10:00:00,000 WARNING menagerie: number {}\n"
    count = 3 * LONGEST_TAIL // len(line)
    tail = read_log_tail(log_in(tmp_path, "".join(map(line.format, range(count)))))
    assert not tail.is_whole
    assert tail.entries[-1].message == f"number {count - 1}"
    assert sum(len(entry.text) + 1 for entry in tail.entries) <= LONGEST_TAIL
    assert all(entry.level == "WARNING" for entry in tail.entries)


def test_lines_that_may_hold_the_name_of_an_animal_are_left_out_of_the_report(tmp_path: Path) -> None:
    entries = read_log_tail(log_in(tmp_path, LOG)).entries
    lines = log_lines(entries, with_names=False)
    told = "\n".join(lines)
    assert "Rex" not in told
    assert "It could not be written: OperationalError: …" in told
    assert "ValueError: …" in told
    assert "wire.py" in told
    assert NAME in "\n".join(log_lines(entries, with_names=True))
    # WHEN the file is read from any place of it on
    for most in range(1, len(LOG)):
        rest = log_lines(read_log_tail(tmp_path / "menagerie.log", most).entries, with_names=False)
        # THEN nothing is told of it that is not told of the whole
        assert "Rex" not in "\n".join(rest)
        assert rest == ["empty"] or rest == lines[-len(rest) :]
    # An empty line at the beginning leaves the report as it is.
    log = log_in(tmp_path, f"\n{LOG}")
    assert log_lines(read_log_tail(log).entries, with_names=False)[0] == LOG.splitlines()[0]


def test_the_report_tells_of_environments_and_requests_and_names_no_person_in_paths() -> None:
    for written, told in {
        "/home/anna/data/x": "~/data/x",
        "at /media/anna/stick": "at /media/…/stick",
        "http://anna:secret@proxy:8080": "http://…@proxy:8080",
        "http://anna:p@secret@proxy:8080": "http://…@proxy:8080",
        "Hanna in /home/annabel": "Hanna in /home/annabel",
    }.items():
        assert without_person(written, Path("/home/anna")) == told
    address = "https://animals.example/v1"
    problem = fact(SharedAddressCase.OPTION)
    staging = Environment(
        EnvironmentId.STAGING, "Staging", address, SettingSource.SITE, shared_problem=problem
    )
    asked = ("Staging", "GET", f"{address}/pets?limit=5", 0.0, 2.5, Open(), 0.0)
    request = SentRequest(*asked, status=429, duration=0.25)
    sections = ("Environments", environment_lines(staging)), ("Requests", request_lines([request]))
    report = write_report([Section(*section) for section in sections])
    assert f"Staging: {address} (set by: site), plan: detected\n" in report
    assert str(problem) in report
    assert f"GET  {address}/pets?limit=5  429  250 ms  waited 2.5 s" in report
