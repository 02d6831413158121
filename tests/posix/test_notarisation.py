"""The workflow's commands for macOS, with programs in place of Apple's tools, and with a bash to run them."""

import os
import subprocess
from pathlib import Path

from macos.build import IDENTITY, NOTARY_PROFILE, signing_commands
from support.workflows import steps


def test_notarisation_finds_the_account_that_the_workflow_stores(tmp_path: Path) -> None:
    [step] = [step for step in steps("release.yml") if "store-credentials" in step.get("run", "")]
    # In place of Apple's tools, programs that write down how they were called.
    for tool in ("security", "xcrun"):
        program = tmp_path / tool
        program.write_text(f'#!/bin/sh\nprintf "%s\\n" {tool} "$@" "" >>"$RUNNER_TEMP/calls"\n', "ascii")
        program.chmod(0o755)
    exported = tmp_path / "exported"
    variables = {
        **dict.fromkeys(step["env"], "c2VjcmV0"),
        "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}",
        "RUNNER_TEMP": str(tmp_path),
        "GITHUB_ENV": str(exported),
    }
    subprocess.run(["bash", "-e"], input=step["run"], env=variables, text=True, check=True)
    calls = [call.splitlines() for call in (tmp_path / "calls").read_text("utf-8").split("\n\n")]
    [stored] = [call for call in calls if "store-credentials" in call]
    given = dict(line.split("=", 1) for line in exported.read_text("utf-8").splitlines())
    _, submit, _ = signing_commands(tmp_path / "Menagerie.dmg", {**given, IDENTITY: "Developer ID"})
    assert submit[submit.index("--keychain-profile") + 1] == stored[3] == given[NOTARY_PROFILE]
    assert submit[submit.index("--keychain") + 1] == stored[stored.index("--keychain") + 1]
