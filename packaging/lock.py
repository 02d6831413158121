"""Make the lock files again with uv, which resolves for all systems at once; pip cannot.

A locked version stays unless pyproject.toml asks for another, or --upgrade is given.
"""

import argparse
import sys

from dev import (
    BUILD_LOCK,
    DEVELOPMENT_LOCK,
    PACKAGE_LOCK,
    ROOT,
    RUNTIME_LOCK,
    SetupError,
    interpreter,
    run_step,
)

UV = "uv==0.13.8"
FOLDER = ROOT / "build/lock-environment"
# What uv makes them from; pyproject.toml has most of its options. Each is constrained by an earlier one, so
# that the shipped versions are those that were tested.
SOURCES = {
    RUNTIME_LOCK: ("pyproject.toml",),
    DEVELOPMENT_LOCK: ("pyproject.toml", "--group", "development", "--constraints", RUNTIME_LOCK),
    BUILD_LOCK: ("--group", "build", "--constraints", DEVELOPMENT_LOCK),
    PACKAGE_LOCK: ("--group", "packaging", "--constraints", DEVELOPMENT_LOCK),
}


def main() -> None:
    """Install uv apart from everything else, and make every lock file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions of everything")
    upgrade = ["--upgrade"] if parser.parse_args().upgrade else []
    python = str(interpreter(FOLDER))
    run_step("Making an environment for uv", [sys.executable, "-m", "venv", "--clear", str(FOLDER)])
    run_step(f"Installing {UV} (online)", [python, "-m", "pip", "install", "--quiet", UV])
    resolve = [python, "-m", "uv", "pip", "compile", "--python", python, "--python-version", "3.11", *upgrade]
    for name, sources in SOURCES.items():
        run_step(f"Resolving {name} (online)", [*resolve, *sources, "--output-file", name])


if __name__ == "__main__":
    try:
        main()
    except SetupError as error:
        sys.exit(str(error))
