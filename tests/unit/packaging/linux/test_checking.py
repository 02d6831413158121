"""What the tools of the distributions may find in what is built."""

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from linux.checking import check_metainfo, expected_in_metainfo
from project import Project


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program in the place of appstreamcli; the tests write it."""
    path = tmp_path / "appstreamcli"
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    return path


def write(tool: Path, *lines: str, status: int) -> None:
    text = "\n".join(lines)
    tool.write_text(f"#!/bin/sh\ncat <<'END'\n{text}\nEND\nexit {status}\n", encoding="utf-8")
    tool.chmod(0o755)


def test_findings_with_a_reason_are_accepted_in_the_metainfo(described: Project, tool: Path) -> None:
    lines = [f"W: a.b.c:~: {finding}" for finding in expected_in_metainfo(described)]
    write(tool, *lines, status=3)
    check_metainfo(described, tool)


def test_any_other_finding_stops_the_build(described: Project, tool: Path) -> None:
    write(tool, "I: a.b.c:12: unknown-tag developper", status=0)
    with pytest.raises(subprocess.CalledProcessError) as caught:
        check_metainfo(described, tool)
    assert "developper" in caught.value.stdout


def test_a_check_that_fails_without_a_finding_stops_the_build(described: Project, tool: Path) -> None:
    write(tool, "There is no such file.", status=1)
    with pytest.raises(subprocess.CalledProcessError):
        check_metainfo(described, tool)


def test_the_reasons_end_with_the_publication(described: Project) -> None:
    published = replace(described, address="https://a.example", application_id="example.a.b")
    assert set(expected_in_metainfo(published)) == {"unknown-tag developer"}
