"""A clone has the line ends of the project, also where Git changes them, as it does on Windows."""

import os
import shutil
import subprocess
from pathlib import Path

from project import ROOT
from support.released import RELEASED

TEXTS = (".ci/run", "packaging/menagerie.spec", "tests/released/README.md")


def test_a_clone_on_windows_has_every_file_of_a_released_version_byte_for_byte(tmp_path: Path) -> None:
    # GIVEN the files that releases wrote, one of which looks like a text with line ends of Windows
    project, clone = tmp_path / "project", tmp_path / "clone"
    names = [path.relative_to(ROOT).as_posix() for path in RELEASED.glob("[0-9]*/**/*") if path.is_file()]
    for name in (".gitattributes", *names, *TEXTS):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, project / name)
    made = project / "tests/released/9.0.0/killed/outbox-sandbox.job-3"
    made.parent.mkdir(parents=True)
    made.write_bytes(b"one\r\nanother\r\n")
    # WHEN Git keeps them, and brings them back as on Windows
    # Without those that Git gives to a hook, which name the project's own repository.
    variables = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    variables |= {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    git = ["git", "-c", "core.autocrlf=true", "-c", "core.safecrlf=false"]
    for words in (["init", "--quiet"], ["add", "."], ["checkout-index", "--all", f"--prefix={clone}/"]):
        subprocess.run([*git, *words], cwd=project, env=variables, check=True)
    files = [path.relative_to(project) for path in project.glob("[!.]*/**/*") if path.is_file()]
    assert len(files) > len(names)
    assert [path for path in files if (project / path).read_bytes() != (clone / path).read_bytes()] == []
    assert (clone / ".ci/run").read_bytes() == (ROOT / ".ci/run").read_bytes()
