"""The sandbox's OpenAPI description is true: schemathesis tries to prove it wrong, over real HTTP."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.sandbox.limits import Plan
from support.patience import LONGEST_TEST
from support.sandbox_desk import Desk, OpenDesk

pytestmark = pytest.mark.thorough

HOOKS = Path(__file__).with_name("sandbox_hooks.py")


def run_schemathesis(desk: Desk, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Let schemathesis try the sandbox; ``folder`` is where it may leave files."""
    key = desk.client.headers["Authorization"]
    command = [sys.executable, "-m", "schemathesis.cli", "run", desk.outside("/openapi.json")]
    fixed = ["--header", f"Authorization: {key}", "--generation-deterministic", "--no-color"]
    # On a busy computer it takes long to make requests up, which says nothing about the sandbox.
    fixed += ["--suppress-health-check", "too_slow", *options]
    variables = {**os.environ, "SCHEMATHESIS_HOOKS": str(HOOKS)}
    return subprocess.run(
        [*command, *fixed],
        check=False,
        cwd=folder,
        env=variables,
        capture_output=True,
        text=True,
        timeout=LONGEST_TEST,
    )


def test_every_check_of_every_kind_of_request_passes(desk: Desk, tmp_path: Path) -> None:
    ended = run_schemathesis(desk, tmp_path, "--checks", "all", "--max-examples", "15")

    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "Tested: 3" in ended.stdout
    assert "No issues found" in ended.stdout


def test_reaching_the_limit_is_part_of_the_description(open_desk: OpenDesk, tmp_path: Path) -> None:
    # GIVEN a key that has already used up its requests
    desk = open_desk(plan=Plan(1, 1))
    desk.client.get("/pets")

    # THEN the refusals are as described. Other checks expect the requests to be looked at.
    ended = run_schemathesis(
        desk,
        tmp_path,
        "--checks",
        "status_code_conformance,content_type_conformance,response_headers_conformance,response_schema_conformance",
        "--phases",
        "fuzzing",
        "--max-examples",
        "10",
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "Tested: 3" in ended.stdout
    # THEN there were refusals: each of them made the wait longer
    assert int(desk.client.get("/pets").headers["Retry-After"]) > 2 * 24 * 60 * 60
