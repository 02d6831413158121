"""Make the lock files again, for every supported Python and system: ``python3 packaging/dev.py lock``.

With ``--upgrade`` everything takes its newest version. Without it, a locked version stays unless
pyproject.toml asks for another. The files hold hashes and no addresses, so that any index can serve them.
"""

import subprocess
import sys
import tempfile
import tomllib
import venv
from collections.abc import Sequence
from pathlib import Path

from project import ROOT
from virtual_environment import BUILD_LOCK, DEVELOPMENT_LOCK, PACKAGE_LOCK, RUNTIME_LOCK

# Resolves for all systems at once, which pip cannot. Installed into a temporary environment.
UV = "uv==0.13.8"
OPTIONS = (
    *("--quiet", "--universal", "--python-version", "3.11"),
    *("--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--no-annotate"),
    *("--custom-compile-command", "python3 packaging/dev.py lock"),
)


def main(words: Sequence[str]) -> int:
    """Make the lock files with the words as options of uv. Return the exit status of what failed, or 0."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            _lock(Path(folder), words)
        except subprocess.CalledProcessError as error:
            print(f"Failed: {' '.join(error.cmd)}", file=sys.stderr)
            return error.returncode
    return 0


def _lock(folder: Path, words: Sequence[str]) -> None:
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    python = str(programs / "python")
    _run([python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", UV])
    # uv does not read the build system's requirements from pyproject.toml.
    build_requirements = folder / "build-requirements.txt"
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build_requirements.write_text("\n".join(pyproject["build-system"]["requires"]), encoding="utf-8")
    # Each is constrained by an earlier one, so that the shipped versions are those that were tested.
    sources = {
        RUNTIME_LOCK: ["pyproject.toml"],
        DEVELOPMENT_LOCK: ["pyproject.toml", "--group", "development", "--constraints", RUNTIME_LOCK],
        BUILD_LOCK: [str(build_requirements), "--constraints", DEVELOPMENT_LOCK],
        PACKAGE_LOCK: ["--group", "packaging", "--constraints", DEVELOPMENT_LOCK],
    }
    compile_lock = [str(programs / "uv"), "pip", "compile", "--python", python, *OPTIONS, *words]
    for lock, source in sources.items():
        print(f"Resolving {lock}", file=sys.stderr, flush=True)
        _run([*compile_lock, *source, "--output-file", lock])


def _run(command: Sequence[str]) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
