"""The command line: the options, and nothing but the options."""

import argparse
import gc
import logging
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from menagerie import __version__
from menagerie.app.error_log import (
    has_no_standard_error,
    replace_standard_error,
    say,
    start_error_log,
)
from menagerie.app.option_parser import OptionParser, RawFormatter, speak, translate
from menagerie.domain.errors import is_exhausted
from menagerie.settings.paths import Paths
from menagerie.system.machine import write_no_core_dump
from menagerie.system.streams import as_typed, import_command, prepare_streams

_log = logging.getLogger(__name__)

_IMPORT = "import"
_USUAL_LOG_LEVEL = "warning"
_ENVIRONMENTS = ["sandbox", "production", "staging"]
_FIELDS = ("name", "category", "status")
# They have another meaning in a text file.
_NO_DELIMITERS = "\r\n\"'"

# How the dynamic loader of Linux words it.
_MISSING_LIBRARY = "cannot open shared object file"


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the options, run what they ask for and return the exit status."""
    write_no_core_dump()
    prepare_streams()
    try:
        if has_no_standard_error():
            # Where --data-dir puts the log is not known yet.
            replace_standard_error(Paths().error_log)
        options = _options(sys.argv[1:] if arguments is None else arguments)
        paths = Paths(options.data_dir)
    except (OSError, RuntimeError) as error:
        # Python's words for a missing home folder, or for a current folder that was deleted.
        sentence = translate(
            "cli",
            "Menagerie does not know where to keep its data ({error}). Set HOME, or add --data-dir FOLDER.",
        )
        say(sentence.format(error=error))
        return 1
    start_error_log(paths.error_log, options.log_level or _USUAL_LOG_LEVEL)
    try:
        return _run(options, paths)
    except ImportError as error:
        if _MISSING_LIBRARY not in str(error):
            return _fail(error, paths)
        # Qt's own libraries lean on the system's, which pip cannot install.
        sentence = translate(
            "cli", "Menagerie cannot start, because a library of the system is missing: {error}"
        )
        say(sentence.format(error=error))
        return 1
    except Exception as error:  # noqa: BLE001 - a frozen application would show it and log nothing
        return _fail(error, paths)


def import_main(arguments: Sequence[str] | None = None) -> int:
    """Do what ``menagerie import`` does, which on Windows has a window and no console."""
    return main([_IMPORT, *(sys.argv[1:] if arguments is None else arguments)])


def _options(words: Sequence[str]) -> argparse.Namespace:
    if words[:1] == [_IMPORT] or {"-h", "--help"}.intersection(words):
        speak()
    if words[:1] == [_IMPORT]:
        checked = import_parser()
        options = checked.parse_args(words[1:])
        _check_import(checked, options)
        return options
    checked = parser()
    options = checked.parse_args(words, argparse.Namespace(imports=False))
    if options.screenshots is not None and not options.self_check:
        speak()
        checked.error(translate("cli", "--screenshots goes with --self-check"))
    return options


def _check_import(checked: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """End the program where options contradict each other."""
    if options.goes_on == (options.file is not None):
        checked.error(translate("cli", "give either FILE or --continue"))
    reading = (options.sheet, options.encoding, options.delimiter, options.skips_hidden)
    mapping = (options.columns, options.category, options.status, options.ignores_layout, *reading)
    if options.goes_on and (any(mapping) or options.dry_run):
        checked.error(
            translate("cli", "--continue adds rows as they were queued: it takes no mapping and no --dry-run")
        )
    if _has_repeated(column for column, _ in options.columns):
        checked.error(translate("cli", "--map names the same COLUMN twice: a column gives one field"))
    if _has_repeated(field for _, field in options.columns):
        checked.error(translate("cli", "--map names the same FIELD twice: a field comes from one column"))
    if options.report is not None and options.dry_run:
        checked.error(translate("cli", "--dry-run imports nothing, so it writes no --report"))


def _run(options: argparse.Namespace, paths: Paths) -> int:
    # Only the thread of the window may collect garbage (see ``app.garbage``). Nor does a start look for any:
    # that takes a tenth of the time until there is a window, and a fifth of that of an import.
    gc.disable()
    # Imported only now, so that --help and --version answer at once.
    if not options.imports and options.self_check:
        from menagerie.app.self_check import run_self_check  # noqa: PLC0415 - see above

        return run_self_check(options.screenshots, paths)
    if options.imports:
        from menagerie.app.importing.command import run_import  # noqa: PLC0415 - see above

        return run_import(options, paths)
    from menagerie.app import launch  # noqa: PLC0415 - see above

    return launch.main(options, paths)


def _fail(error: Exception, paths: Paths) -> int:
    if is_exhausted(error):
        _log.critical("Menagerie had no file handle or thread left: %s", error)
        sentence = translate(
            "cli",
            "Menagerie had to end, because this computer has no file handles or threads left. "
            "What was added and what waits is kept: start it again.",
        )
    else:
        _log.critical("Menagerie failed with a bug", exc_info=True)
        sentence = translate("cli", "Menagerie made a mistake and had to end. What happened is in {file}")
    say(sentence.format(file=paths.error_log))
    return 1


def parser() -> argparse.ArgumentParser:
    """Return the parser, from which the man page and the README take their text."""
    result = OptionParser(
        prog="menagerie",
        description=translate("cli", "A desktop catalogue manager for the Animal Store Service."),
        epilog=translate(
            "cli", "To import animals from a file without a window, see “{command} --help”."
        ).format(command=as_typed(import_command())),
    )
    result.arguments.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        type=Path,
        help=translate("cli", "open this file in the import window: CSV, TSV, XLSX, XLS, ODS, JSON"),
    )
    result.options.add_argument(
        "--environment",
        choices=_ENVIRONMENTS,
        help=translate("cli", "open this environment in place of the last one"),
    )
    _add_data_directory(result)
    result.options.add_argument(
        "--self-check",
        action="store_true",
        help=translate(
            "cli", "go through the main steps on a sandbox, without a screen, say what was seen, and exit"
        ),
    )
    result.options.add_argument(
        "--screenshots",
        metavar="DIR",
        type=Path,
        help=translate("cli", "with --self-check: save pictures of the steps in DIR"),
    )
    _add_log_level(result)
    result.options.add_argument(
        "--version",
        action="version",
        version=f"menagerie {__version__}",
        help=translate("cli", "show program's version number and exit"),
    )
    return result


def import_parser() -> argparse.ArgumentParser:
    """Return the parser of ``menagerie import``, from which its man page takes its text."""
    from menagerie.domain.animal import PetStatus  # noqa: PLC0415 - the window's start does not need it here

    result = OptionParser(
        prog=as_typed(import_command()),
        description=translate(
            "cli", "Imports animals from a file at the pace of the service, without a window."
        ),
        epilog=_about_import(),
        formatter_class=RawFormatter,
    )
    result.set_defaults(imports=True)
    result.arguments.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        type=Path,
        help=translate("cli", "a file in CSV, TSV, XLSX, XLS, ODS, JSON or JSON Lines"),
    )
    result.options.add_argument(
        "--environment",
        choices=_ENVIRONMENTS,
        required=True,
        help=translate("cli", "where the animals are added"),
    )
    result.options.add_argument(
        "--yes", action="store_true", help=translate("cli", "add them without asking first")
    )
    result.options.add_argument(
        "--continue",
        dest="goes_on",
        action="store_true",
        help=translate("cli", "add what earlier imports left waiting"),
    )
    result.options.add_argument(
        "--map",
        dest="columns",
        metavar="COLUMN=FIELD",
        type=_column,
        action="append",
        default=[],
        help=translate(
            "cli",
            "take FIELD (name, category or status) from COLUMN, a title or a number from 1; can be repeated",
        ),
    )
    result.options.add_argument(
        "--category",
        metavar="N",
        type=_category,
        help=translate("cli", "the category number of rows that have none"),
    )
    # As plain words: argparse would print how Python writes the members.
    statuses = [status.value for status in PetStatus]
    result.options.add_argument(
        "--status", choices=statuses, help=translate("cli", "the status of rows that have none")
    )
    result.options.add_argument(
        "--sheet", metavar="NAME", help=translate("cli", "the sheet of a workbook that has the animals")
    )
    result.options.add_argument(
        "--skip-hidden",
        dest="skips_hidden",
        action="store_true",
        help=translate("cli", "leave out the rows that the sheet hides"),
    )
    result.options.add_argument(
        "--encoding",
        metavar="NAME",
        type=_encoding,
        help=translate("cli", "read the characters of a text file as NAME, such as windows-1252 or utf-8"),
    )
    result.options.add_argument(
        "--delimiter",
        metavar="CHARACTER",
        type=_delimiter,
        help=translate("cli", "take CHARACTER, or “tab”, for what stands between the cells of a text file"),
    )
    result.options.add_argument(
        "--ignore-layout",
        dest="ignores_layout",
        action="store_true",
        help=translate("cli", "do not read the file as the last one with the same columns"),
    )
    result.options.add_argument(
        "--report",
        metavar="FILE",
        type=Path,
        help=translate("cli", "write the rows that still need work into FILE"),
    )
    result.options.add_argument(
        "--dry-run",
        action="store_true",
        help=translate("cli", "read, check and estimate, but queue and send nothing"),
    )
    result.options.add_argument(
        "--json", action="store_true", help=translate("cli", "print one JSON object a line, for programs")
    )
    _add_data_directory(result)
    _add_log_level(result)
    return result


def _about_import() -> str:
    """Return what follows the options of ``import``; names of members and values stay as they are."""
    parts = (
        translate(
            "cli",
            "Without --yes, it asks for confirmation on a terminal. Without a terminal, it sends "
            "nothing. It waits for as\n"
            "long as the service asks it to. Ctrl+C, SIGTERM and SIGHUP end it: it waits up to 30 "
            "seconds for the last\n"
            "responses. The rest stays queued for --continue or for the window. If a window uses the "
            "same data, that window\n"
            "opens the file, and nothing is sent from here.",
        ),
        translate(
            "cli",
            "exit status:\n"
            "  0  every animal was added, or a dry run found no problem\n"
            "  1  it failed\n"
            "  2  the options are wrong\n"
            "  3  some rows need a person: refused, unconfirmed, left out or still waiting\n"
            "  4  nothing was sent",
        ),
        translate(
            "cli",
            '--json prints one object on each line, with the member "event":\n'
            "  read         file, format, rows, columns, sheet, sheets\n"
            "  checked      rows, ready, problems, alike, left_out, columns, fixed,\n"
            "               remembered: as for the last file with these columns, words: what was "
            "chosen for it\n"
            "  problem      row, reason: why a row is left out\n"
            "  estimate     environment, requests, seconds, days, plan, plan_source (chosen, detected "
            "or assumed),\n"
            "               along: others that wait and are sent too\n"
            "  begun        job, rows\n"
            "  progress     total, added, refused, unconfirmed, waiting, ahead, per_minute, seconds_left\n"
            "  waiting      reason, until (Unix seconds, or null)\n"
            "  outcome      row, state (refused or unconfirmed), reason\n"
            "  result       total, added, refused, unconfirmed, waiting, discarded, left_out, along\n"
            "  ended        status, always last\n"
            "  note, handed_over, failed   message",
        ),
    )
    return "\n\n".join(parts) + "\n"


def _add_data_directory(to: OptionParser) -> None:
    to.options.add_argument(
        "--data-dir",
        metavar="DIR",
        type=Path,
        help=translate("cli", "keep the data of the application in DIR"),
    )


def _add_log_level(to: OptionParser) -> None:
    to.options.add_argument(
        "--log-level",
        choices=["debug", "info", "warning", "error"],
        help=translate(
            "cli", "how much to say on standard error (default: warning, or the level of the settings)"
        ),
    )


def _column(text: str) -> tuple[str, str]:
    """Return the column and the field of ``--map``: the title may have equals signs of its own."""
    column, _, field = text.rpartition("=")
    if not column or field not in _FIELDS:
        sentence = translate("cli", "“{text}” is not COLUMN=FIELD, with a FIELD of {fields}")
        raise argparse.ArgumentTypeError(sentence.format(text=text, fields=", ".join(_FIELDS)))
    return column, field


def _encoding(text: str) -> str:
    from menagerie.deliveries.encoding import encoding_named  # noqa: PLC0415 - as in import_parser
    from menagerie.domain.cases import DeliveryCase  # noqa: PLC0415 - as in import_parser
    from menagerie.domain.errors import UnreadableDeliveryError  # noqa: PLC0415 - as in import_parser
    from menagerie.ui.words.messages import message_of  # noqa: PLC0415 - as in import_parser

    found = encoding_named(text)
    if found is None:
        error = UnreadableDeliveryError(DeliveryCase.UNKNOWN_ENCODING, encoding=text)
        raise argparse.ArgumentTypeError(message_of(error))
    return found


def _delimiter(text: str) -> str:
    found = {"tab": "\t", "\\t": "\t"}.get(text.lower(), text)
    if len(found) != 1 or found in _NO_DELIMITERS:
        raise argparse.ArgumentTypeError(translate("cli", "give one character, or “tab”"))
    return found


def _has_repeated(texts: Iterable[str]) -> bool:
    return max(Counter(texts).values(), default=0) > 1


def _category(text: str) -> str:
    from menagerie.domain.errors import UnusableFieldError  # noqa: PLC0415 - as in import_parser
    from menagerie.ui.words.messages import message_of  # noqa: PLC0415 - as in import_parser
    from menagerie.workflows.fields import read_int64  # noqa: PLC0415 - as in import_parser

    try:
        return str(read_int64(text))
    except UnusableFieldError as error:
        raise argparse.ArgumentTypeError(message_of(error)) from error


if __name__ == "__main__":
    sys.exit(main())
