"""menagerie-shared: prepares and shows the database through which desks share what they know."""

import argparse
import asyncio
import sys
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from getpass import getpass
from typing import TYPE_CHECKING, TypeVar

from menagerie.app.option_parser import OptionParser, speak
from menagerie.credentials.keys import KeyStore
from menagerie.domain.cases import SharedCase
from menagerie.domain.errors import KeyringError, MenagerieError, SharedStoreError, UnusableSharedAddressError
from menagerie.domain.secret import Password
from menagerie.domain.shared_store import SharedAddress, parse_shared_address
from menagerie.domain.text import printable
from menagerie.shared.library import has_library
from menagerie.system.machine import write_no_core_dump
from menagerie.system.streams import prepare_streams
from menagerie.ui.look.translation import translate
from menagerie.ui.words.filling import filled
from menagerie.ui.words.messages import sentence_of, why

if TYPE_CHECKING:
    # Imports psycopg, which stops where libpq is missing.
    from menagerie.shared.administration import Status

T = TypeVar("T")

_INIT, _STATUS, _MIGRATE = "init", "status", "migrate"
_KIB = 1024


class Exit(IntEnum):
    """The exit status."""

    DONE = 0
    FAILED = 1
    WRONG_OPTIONS = 2
    ADMINISTRATOR_NEEDED = 3


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for, in the person's language; return the exit status."""
    write_no_core_dump()
    prepare_streams()
    speak()
    return run(sys.argv[1:] if arguments is None else arguments, KeyStore(), _terminal())


def run(arguments: Sequence[str], keys: KeyStore, ask: Callable[[str], str] | None) -> int:
    """Do what the arguments ask for; return the exit status.

    ``ask`` asks a person for a password; None if no person is there.
    """
    options = parser().parse_args(arguments)
    passwords = _Passwords(options.address, keys, ask)
    try:
        if not has_library():
            raise SharedStoreError(SharedCase.LIBRARY)
        from menagerie.shared.administration import status  # noqa: PLC0415 - imports psycopg

        if options.command == _STATUS:
            _show(options.address, passwords.use(lambda password: status(options.address, password)))
            return Exit.DONE
        return _prepare(options.address, passwords, is_new=options.command == _INIT)
    except MenagerieError as error:
        _complain(_sentence(error))
    except (KeyboardInterrupt, EOFError):
        # The schema may have been made or migrated by then.
        _complain(translate("shared", "Interrupted. It can be run again without harm."))
    return Exit.FAILED


def parser() -> argparse.ArgumentParser:
    """Return the parser, from which the man page takes its text."""
    result = OptionParser(
        prog="menagerie-shared",
        description=translate(
            "cli", "Prepares the PostgreSQL database through which the desks of a shop share what they know."
        ),
        epilog=translate(
            "cli",
            "The password comes from PGPASSWORD, ~/.pgpass, a service file or the keyring; otherwise it is "
            "asked for on the terminal. Exit status: 0 done, 1 failed, 2 wrong options, 3 an administrator "
            "must first execute the SQL statement on standard output.",
        ),
    )
    result.arguments.add_argument(
        "command",
        choices=(_INIT, _STATUS, _MIGRATE),
        metavar="init|status|migrate",
        help=translate(
            "cli",
            "init: make the schema and its tables, or migrate them; it can be repeated. "
            "status: show the version, the connected desks and the sizes. "
            "migrate: bring an older schema to the version of this program",
        ),
    )
    result.arguments.add_argument(
        "address",
        type=_address,
        metavar="ADDRESS",
        help=translate(
            "cli",
            "the database without a password: "
            "postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&sslrootcert=FILE]",
        ),
    )
    return result


class _Passwords:
    """Finds the password: libpq's own places first, then the keyring, then the person."""

    def __init__(self, address: SharedAddress, keys: KeyStore, ask: Callable[[str], str] | None) -> None:
        self._address = address
        self._keys = keys
        self._ask = ask

    def use(self, work: Callable[[Password | None], T]) -> T:
        """Return what ``work`` returns with the first password that there is. Raises MenagerieError."""
        missing = SharedStoreError(SharedCase.PASSWORD_MISSING)
        for password in self._found():
            try:
                return work(password)
            except SharedStoreError as error:
                if error.case is not SharedCase.PASSWORD_MISSING:
                    raise
                missing = error
        raise missing

    def _found(self) -> Iterator[Password | None]:
        # Let libpq look for one.
        yield None
        try:
            kept = asyncio.run(self._keys.of_shared_stores().load(self._address.origin))
        except KeyringError as error:
            _complain(sentence_of(error))
            kept = None
        if kept is not None:
            yield kept
        elif self._ask is not None:
            prompt = translate("shared", "Password of {user} on {host}:")
            values = {"user": self._address.user, "host": self._address.host}
            yield Password(self._ask(filled(prompt, values) + " "))


def _prepare(address: SharedAddress, passwords: _Passwords, *, is_new: bool) -> int:
    from menagerie.shared.administration import prepare  # noqa: PLC0415 - imports psycopg

    prepared = passwords.use(lambda password: prepare(address, password, is_new=is_new))
    if prepared.statement:
        sentence = translate("shared", "{user} may not do this. An administrator must first execute:")
        _complain(filled(sentence, {"user": address.user}))
        _say(prepared.statement)
        return Exit.ADMINISTRATOR_NEEDED
    if prepared.is_changed:
        _say(translate("shared", "The shared store is ready."))
    else:
        _say(translate("shared", "The shared store was ready already."))
    return Exit.DONE


def _show(address: SharedAddress, shown: "Status") -> None:
    values = {
        "server": shown.server,
        "number": shown.version,
        "version": shown.written_by,
        "size": _size(shown.size),
    }
    _say(address.origin)
    _say(filled(translate("shared", "PostgreSQL {server}, {size}"), values))
    _say(filled(translate("shared", "Schema {number}, made by Menagerie {version}"), values))
    for table in shown.tables:
        rows = translate("shared", "about %Ln row(s)", n=table.rows)
        _say(f"  {table.name}: {rows}, {_size(table.size)}")
    _say(translate("shared", "%Ln connection(s) of desks", n=len(shown.desks)))
    for desk in shown.desks:
        _say(f"  {desk.host or translate('shared', 'this computer')}: {desk.part}")


def _sentence(error: MenagerieError) -> str:
    """Return what went wrong, without what is safe in the window."""
    if isinstance(error.case, SharedCase):
        return why(error.case, error.values)
    return sentence_of(error)


def _size(size: int) -> str:
    if size < _KIB * _KIB:
        return f"{size / _KIB:.0f} KiB"
    return f"{size / _KIB / _KIB:,.1f} MiB"


def _address(text: str) -> SharedAddress:
    try:
        return parse_shared_address(text)
    except UnusableSharedAddressError as error:
        raise argparse.ArgumentTypeError(sentence_of(error)) from None


def _terminal() -> Callable[[str], str] | None:
    """Return what asks a person for a password, without showing it; None without a terminal."""
    return getpass if sys.stdin is not None and sys.stdin.isatty() else None


def _say(line: str) -> None:
    # Desks and servers can name themselves, their tables and their troubles as they like.
    print(printable(line), flush=True)  # noqa: T201 - a command-line tool prints


def _complain(sentence: str) -> None:
    print(printable(sentence), file=sys.stderr, flush=True)  # noqa: T201 - a command-line tool prints


if __name__ == "__main__":
    sys.exit(main())
