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

_IMPORT = "import"
_ENVIRONMENTS = ["sandbox", "production", "staging"]
_FIELDS = ("name", "category", "status")

_ABOUT_IMPORT = """\
Without --yes, it asks for confirmation on a terminal. Without a terminal, it sends nothing. It waits for as
long as the service asks it to. Ctrl+C, SIGTERM and SIGHUP end it: it waits up to 30 seconds for the last
responses. The rest stays queued for --continue or for the window. If a window uses the same data, that window
opens the file, and nothing is sent from here.

exit status:
  0  every animal was added, or a dry run found no problem
  1  it failed
  2  the options are wrong
  3  some rows need a person: refused, unconfirmed, left out or still waiting
  4  nothing was sent

--json prints one object on each line, with the member "event":
  read         file, format, rows, columns
  checked      rows, ready, problems, alike, left_out, columns, fixed
  problem      row, reason: why a row is left out
  estimate     environment, requests, seconds, days, along: others that wait and are sent too
  begun        job, rows
  progress     total, added, refused, unconfirmed, waiting, per_minute, seconds_left
  waiting      reason, until (Unix seconds, or null)
  outcome      row, state (refused or unconfirmed), reason
  result       total, added, refused, unconfirmed, waiting, discarded, left_out, along
  ended        status, always last
  note, handed_over, failed   message
"""

# How the dynamic loader of Linux words it.
_MISSING_LIBRARY = "cannot open shared object file"


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the options, run what they ask for and return the exit status."""
    try:
        if has_no_standard_error():
            # Where --data-dir puts the log is not known yet.
            replace_standard_error(Paths().error_log)
        options = _options(sys.argv[1:] if arguments is None else arguments)
        paths = Paths(options.data_dir)
    except (OSError, RuntimeError) as error:
        # Python's words for a missing home folder, or for a current folder that was deleted.
        say(f"Menagerie does not know where to keep its data ({error}). Set HOME, or add --data-dir FOLDER.")
        return 1
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


def _options(words: Sequence[str]) -> argparse.Namespace:
    if words[:1] == [_IMPORT]:
        checked = import_parser()
        options = checked.parse_args(words[1:])
        _check_import(checked, options)
        return options
    checked = parser()
    options = checked.parse_args(words, argparse.Namespace(imports=False))
    if options.screenshots is not None and not options.self_check:
        checked.error("--screenshots goes with --self-check")
    return options


def _check_import(checked: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """End the program where options contradict each other."""
    if options.goes_on == (options.file is not None):
        checked.error("give either FILE or --continue")
    if options.goes_on and (options.columns or options.category or options.status or options.dry_run):
        checked.error("--continue adds rows as they were queued: it takes no mapping and no --dry-run")
    if options.report is not None and options.dry_run:
        checked.error("--dry-run imports nothing, so it writes no --report")


def _run(options: argparse.Namespace, paths: Paths) -> int:
    # Imported only now, so that --help and --version answer at once.
    if options.imports:
        from menagerie.app.importing.command import run_import  # noqa: PLC0415 - see above

        return run_import(options, paths)
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
        prog="menagerie",
        description="A desktop catalogue manager for the Animal Store Service.",
        epilog="To import animals from a file without a window, see “menagerie import --help”.",
    )
    result.add_argument(
        "--environment", choices=_ENVIRONMENTS, help="open this environment in place of the last one"
    )
    _add_data_directory(result)
    result.add_argument(
        "--self-check",
        action="store_true",
        help="go through the main steps on a sandbox, without a screen, say what was seen, and exit",
    )
    result.add_argument(
        "--screenshots", metavar="DIR", type=Path, help="with --self-check: save pictures of the steps in DIR"
    )
    _add_log_level(result)
    result.add_argument("--version", action="version", version=f"menagerie {__version__}")
    return result


def import_parser() -> argparse.ArgumentParser:
    """Return the parser of ``menagerie import``, from which its man page takes its text."""
    from menagerie.domain.animal import PetStatus  # noqa: PLC0415 - the window's start does not need it here

    result = _Parser(
        prog=f"menagerie {_IMPORT}",
        description="Imports animals from a file at the pace of the service, without a window.",
        epilog=_ABOUT_IMPORT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    result.set_defaults(imports=True)
    result.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        type=Path,
        help="a file in CSV, TSV, XLSX, XLS, ODS, JSON or JSON Lines",
    )
    result.add_argument(
        "--environment", choices=_ENVIRONMENTS, required=True, help="where the animals are added"
    )
    result.add_argument("--yes", action="store_true", help="add them without asking first")
    result.add_argument(
        "--continue", dest="goes_on", action="store_true", help="add what earlier imports left waiting"
    )
    result.add_argument(
        "--map",
        dest="columns",
        metavar="COLUMN=FIELD",
        type=_column,
        action="append",
        default=[],
        help="take FIELD (name, category or status) from COLUMN, a title or a number from 1; can be repeated",
    )
    result.add_argument(
        "--category", metavar="N", type=_category, help="the category number of rows that have none"
    )
    result.add_argument("--status", choices=[*PetStatus], help="the status of rows that have none")
    result.add_argument(
        "--report", metavar="FILE", type=Path, help="write the rows that still need work into FILE"
    )
    result.add_argument(
        "--dry-run", action="store_true", help="read, check and estimate, but queue and send nothing"
    )
    result.add_argument("--json", action="store_true", help="print one JSON object a line, for programs")
    _add_data_directory(result)
    _add_log_level(result)
    return result


def _add_data_directory(to: argparse.ArgumentParser) -> None:
    to.add_argument("--data-dir", metavar="DIR", type=Path, help="keep the data of the application in DIR")


def _add_log_level(to: argparse.ArgumentParser) -> None:
    to.add_argument(
        "--log-level",
        default="warning",
        choices=["debug", "info", "warning", "error"],
        help="how much to say on standard error (default: %(default)s)",
    )


def _column(text: str) -> tuple[str, str]:
    """Return the column and the field of ``--map``: the title may have equals signs of its own."""
    column, _, field = text.rpartition("=")
    if not column or field not in _FIELDS:
        raise argparse.ArgumentTypeError(
            f"“{text}” is not COLUMN=FIELD, with a FIELD of {', '.join(_FIELDS)}"
        )
    return column, field


def _category(text: str) -> str:
    from menagerie.domain.errors import UnusableFieldError  # noqa: PLC0415 - as in import_parser
    from menagerie.workflows.fields import read_int64  # noqa: PLC0415 - as in import_parser

    try:
        return str(read_int64(text))
    except UnusableFieldError as error:
        raise argparse.ArgumentTypeError(error.message) from error


if __name__ == "__main__":
    sys.exit(main())
