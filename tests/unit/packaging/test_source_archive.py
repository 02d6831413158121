"""The source archive holds what is tracked, and nothing that was built or installed beside it."""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("folder", ["menagerie", "build"])
def test_the_archive_has_nothing_that_was_built_wherever_the_checkout_is(folder: str, tmp_path: Path) -> None:
    # GIVEN a checkout, also in a folder of a name that is ignored, in which something was built
    checkout = tmp_path / folder / "checkout"
    tracked = [".gitignore", "LICENSE", "README.md", "pyproject.toml", "src/menagerie/__init__.py"]
    for file in tracked:
        (checkout / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, checkout / file)
    for built in ["build/environment/module.py", ".venv/module.py", "dist/menagerie.whl"]:
        (checkout / built).parent.mkdir(parents=True)
        (checkout / built).write_text("built")

    # WHEN the archive is made
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path / "out")]
    subprocess.run(command, cwd=checkout, check=True, capture_output=True)

    # THEN it has what is tracked
    (archive,) = (tmp_path / "out").iterdir()
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert names == {*tracked, "PKG-INFO"}
