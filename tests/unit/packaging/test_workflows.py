"""What the workflows of the checks and of a release promise."""

import re
import subprocess
import sys
import textwrap

import dev
from project import ROOT
from support.workflows import WORKFLOWS, commands, jobs, steps, text, workflow

LABELS = {"linux": "ubuntu-", "win32": "windows-", "darwin": "macos-"}
PINNED = re.compile(r"uses: [\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
PROMISED = re.compile(r"The packages for Linux are promised for (.+?)\s+and everything newer", re.DOTALL)


def scripts() -> list[str]:
    """Return the Python programs in the workflows' commands that use our own modules."""
    found = [
        script
        for name in WORKFLOWS
        for command in commands(name)
        for script in re.findall(r'python3? -c "\n(.*?)"', command, re.DOTALL)
    ]
    return [textwrap.dedent(script) for script in found]


def promised() -> list[str]:
    """Return the systems that packaging/README.md promises packages for, as the names of their images."""
    names = PROMISED.search((ROOT / "packaging/README.md").read_text(encoding="utf-8"))
    assert names is not None
    return [name.strip().lower().replace(" ", ":") for name in names[1].split(",")]


def test_every_action_is_pinned_and_only_jobs_that_attest_or_make_the_draft_may_write() -> None:
    for name in WORKFLOWS:
        used = [line for line in text(name).splitlines() if "uses:" in line]
        assert used
        assert [line for line in used if not PINNED.search(line)] == []
    for name in WORKFLOWS:
        assert workflow(name)["permissions"] == {"contents": "read"}
        allowed = {job: each["permissions"] for job, each in jobs(name).items() if "permissions" in each}
        of_release = {
            "attest": {"id-token": "write", "attestations": "write"},
            "draft": {"contents": "write"},
        }
        assert allowed == (of_release if name == "release.yml" else {})
        # Otherwise a token stays in the folder where the build runs.
        checkouts = [step for step in steps(name) if step.get("uses", "").startswith("actions/checkout@")]
        assert all(step["with"]["persist-credentials"] is False for step in checkouts)


def test_the_tests_run_on_every_supported_python() -> None:
    (_, oldest), (_, newest) = dev.OLDEST_PYTHON, dev.NEWEST_PYTHON
    matrix = jobs("checks.yml")["tests"]["strategy"]["matrix"]
    assert matrix["python"] == [f"3.{minor}" for minor in range(oldest, newest + 1)]
    for system in ("win32", "darwin"):
        pythons = [each["python"] for each in matrix["include"] if each["system"].startswith(LABELS[system])]
        assert pythons == [f"3.{oldest}", f"3.{newest}"]


def test_the_packages_for_linux_are_built_on_the_oldest_promised_system_and_tried_on_all() -> None:
    release = jobs("release.yml")
    assert release["linux"]["container"] == promised()[0]
    assert release["install"]["container"] == "${{ matrix.system }}"
    tried = release["install"]["strategy"]["matrix"]["system"]
    # The .rpm is made for Fedora, of which only the newest is tried.
    assert tried == [*promised(), "fedora:latest"]


def test_only_a_pushed_tag_makes_a_draft_and_uses_secrets() -> None:
    using = {job for job, each in jobs("release.yml").items() if "secrets." in str(each)}
    assert using == {"build"}
    pushed = "github.event_name == 'push'"
    assert workflow("release.yml")["on"] == {"push": {"tags": ["v*"]}, "workflow_dispatch": None}
    # A person allows each use of this environment.
    assert jobs("release.yml")["build"]["environment"] == f"${{{{ {pushed} && 'release' || '' }}}}"
    limited = {job for job, each in jobs("release.yml").items() if each.get("if") == pushed}
    assert limited == {"attest", "draft"}


def test_weaknesses_are_looked_for_every_week_and_before_a_release() -> None:
    assert "schedule" in workflow("checks.yml")["on"]
    looked = [command for name in WORKFLOWS for command in commands(name) if "pip-audit" in command]
    assert len(looked) == len(WORKFLOWS)
    assert len({*looked}) == 1
    steps_before = jobs("release.yml")["prepare"]["steps"]
    assert looked[0] in [step.get("run") for step in steps_before]


def test_the_scripts_in_the_workflows_run_with_a_python_that_has_no_packages() -> None:
    for script in scripts():
        command = [sys.executable, "-I", "-S", "-c", script]
        result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert result.returncode == 0, result.stderr
        assert result.stdout.strip()
