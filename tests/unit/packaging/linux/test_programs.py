"""The programs of an environment start wherever the project lies."""

import subprocess
import sys
from pathlib import Path

from virtual_environment import Environment, run_step


def test_a_program_starts_in_a_folder_with_characters_that_a_shell_would_replace(tmp_path: Path) -> None:
    environment = Environment(tmp_path / "Jürgen's 動物 $1 `true`", run_step)
    environment.programs.mkdir(parents=True)
    environment.python.symlink_to(sys.executable)
    # As pip writes it where the path has a space.
    launcher = f"""#!/bin/sh\n'''exec' "{environment.python}" "$0" "$@"\n' '''\n"""
    (environment.programs / "greet").write_text(f"{launcher}print('hello')\n", encoding="utf-8")
    command = [*environment.program("greet"), "-silent"]
    started = subprocess.run(command, check=True, capture_output=True, text=True)
    assert started.stdout == "hello\n"
