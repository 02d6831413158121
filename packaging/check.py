"""Run all checks of the code, also if one fails, so that one start shows all there is to correct."""

import argparse
import subprocess
import sys

CHECKS = {
    "ruff check": [sys.executable, "-m", "ruff", "check"],
    "ruff format --check": [sys.executable, "-m", "ruff", "format", "--check"],
    "mypy": [sys.executable, "-m", "mypy"],
    # Where the folder has a space in its name, pip's own program for it goes through a shell.
    "lint-imports": [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()"],
    "pytest": [sys.executable, "-m", "pytest"],
}


def main() -> int:
    """Run the checks, say which failed, and return the exit status."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    failed = []
    for name, command in CHECKS.items():
        print(f"\n== {name}", file=sys.stderr, flush=True)
        if subprocess.run(command, check=False).returncode != 0:
            failed.append(name)
    print(f"\nFAILED: {', '.join(failed)}" if failed else "\nAll checks passed.", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
