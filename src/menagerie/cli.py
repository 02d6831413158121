"""The command line: the options, and nothing but the options."""

import argparse
import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from menagerie import __version__
from menagerie.app.error_log import (
    has_no_standard_error,
    replace_standard_error,
    say,
    start_error_log,
)
from menagerie.settings.paths import Paths

_log = logging.getLogger(__name__)

# How the dynamic loader of Linux words it.
_MISSING_LIBRARY = "cannot open shared object file"


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the options, run what they ask for and return the exit status."""
    try:
        if has_no_standard_error():
            # Where --data-dir puts the log is not known yet.
            replace_standard_error(Paths().error_log)
        options = parser().parse_args(arguments)
        paths = Paths(options.data_dir)
    except (OSError, RuntimeError) as error:
        # Python's words for a missing home folder, or for a current folder that was deleted.
        say(f"Menagerie does not know where to keep its data ({error}). Set HOME, or add --data-dir FOLDER.")
        return 1
    if options.screenshots is not None and not options.self_check:
        parser().error("--screenshots goes with --self-check")
    start_error_log(paths.error_log, options.log_level)
    try:
        return _run(options, paths)
    except ImportError as error:
        if _MISSING_LIBRARY not in str(error):
            return _fail(paths)
        # Qt's own libraries lean on the system's, which pip cannot install.
        say(f"Menagerie cannot start, because a library of the system is missing: {error}")
        return 1
    except Exception:  # noqa: BLE001 - a frozen application would show it and log nothing
        return _fail(paths)


def _run(options: argparse.Namespace, paths: Paths) -> int:
    # Imported only now, so that --help and --version answer at once.
    if options.self_check:
        from menagerie.app.self_check import run_self_check  # noqa: PLC0415 - see above

        return run_self_check(options.screenshots)
    from menagerie.app import launch  # noqa: PLC0415 - see above

    return launch.main(options, paths)


def _fail(paths: Paths) -> int:
    _log.critical("Menagerie failed with a bug", exc_info=True)
    say(f"Menagerie made a mistake and had to end. What happened is in {paths.error_log}")
    return 1


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with an option also where there is no console."""

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """End the program."""
        if message:
            say(message.rstrip())
        sys.exit(status)


def parser() -> argparse.ArgumentParser:
    """Return the parser, from which the man page and the README take their text."""
    result = _Parser(
        prog="menagerie", description="A desktop catalogue manager for the Animal Store Service."
    )
    result.add_argument(
        "--environment",
        choices=["sandbox", "production", "staging"],
        help="open this environment in place of the last one",
    )
    result.add_argument(
        "--data-dir", metavar="DIR", type=Path, help="keep everything the application remembers in DIR"
    )
    result.add_argument(
        "--self-check",
        action="store_true",
        help="go through the main steps on a sandbox, without a screen, say what was seen, and exit",
    )
    result.add_argument(
        "--screenshots", metavar="DIR", type=Path, help="with --self-check: save pictures of the steps in DIR"
    )
    result.add_argument(
        "--log-level",
        default="warning",
        choices=["debug", "info", "warning", "error"],
        help="how much to say on standard error (default: %(default)s)",
    )
    result.add_argument("--version", action="version", version=f"menagerie {__version__}")
    return result


if __name__ == "__main__":
    sys.exit(main())
