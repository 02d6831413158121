"""Converts whatever PostgreSQL, the way to it and the reading of its answers raise. Imports psycopg."""

import re

import psycopg
from psycopg import errors

from menagerie.domain.cases import SharedCase
from menagerie.domain.errors import SharedStoreAwayError, SharedStoreError
from menagerie.domain.facts import Fact, Value, fact
from menagerie.domain.shared_store import SharedAddress
from menagerie.domain.text import printable
from menagerie.shared.certificates import why_refused
from menagerie.system.network import is_kept_from_network

# What a failed connection says. libpq tells no code of it, and speaks English; the server may speak another
# language, which leaves LOGIN_REFUSED with its own words. The order counts.
_WORDS = (
    (SharedCase.HOST_UNKNOWN, r"could not translate host name|failed to resolve host"),
    (SharedCase.CERTIFICATE_HOST, r"server certificate for .* does not match host name"),
    (SharedCase.CERTIFICATE, r"root certificate|certificate verify failed|server's certificate"),
    (
        SharedCase.NOT_SECURE,
        r"server does not support SSL, but SSL was required|requested a (cleartext|hashed) password",
    ),
    (SharedCase.PASSWORD_MISSING, r"no password supplied"),
    (SharedCase.PASSWORD_WRONG, r"password authentication failed"),
    (SharedCase.DATABASE_UNKNOWN, r'database ".*" does not exist'),
    (SharedCase.TOO_MANY, r"too many (clients|connections)|connection slots are reserved"),
    (
        SharedCase.AWAY,
        r"the database system is (starting up|shutting down|in recovery mode|not yet accepting)",
    ),
    (SharedCase.LOGIN_REFUSED, r"FATAL: "),
    (SharedCase.REFUSED, r"Connection refused|No such file or directory"),
    (SharedCase.UNREACHABLE, r"timeout|timed out|unreachable|No route to host"),
)
# What the server answers to a statement, by class. Any other answer has failed.
_ANSWERS: tuple[tuple[type[psycopg.Error], SharedCase], ...] = (
    (errors.DiskFull, SharedCase.DISK_FULL),
    (errors.ReadOnlySqlTransaction, SharedCase.READ_ONLY),
    (errors.InsufficientPrivilege, SharedCase.NO_RIGHT),
    (errors.InvalidSchemaName, SharedCase.NOT_SET_UP),
    (errors.UndefinedTable, SharedCase.NOT_SET_UP),
    (errors.UndefinedFunction, SharedCase.NOT_SET_UP),
)
# Too slow: cancelled after its time, or in the way of another transaction.
_SLOW = (
    errors.QueryCanceled,
    errors.LockNotAvailable,
    errors.DeadlockDetected,
    errors.SerializationFailure,
    errors.IdleInTransactionSessionTimeout,
)
# Functions of PostgreSQL that make a file longer. A quota that stops them has the code of damage.
_GROWING = {"mdextend", "mdzeroextend"}
# Characters: of what a server says, and before that of what is looked at.
_LONGEST_DETAIL, _LONGEST_WORDS = 300, 10_000


def trouble_of(error: Exception, address: SharedAddress) -> Fact:
    """Return why the store cannot be connected to, or why a connection ended.

    ``error`` is not kept: psycopg's errors of failed connections hold the password.
    """
    converted = error_of(error, address, is_broken=True)
    if converted.case is SharedCase.CERTIFICATE:
        return fact(why_refused(address), **converted.values)
    return converted.fact


def error_of(error: Exception, address: SharedAddress, *, is_broken: bool) -> SharedStoreError:
    """Return the error of ours for whatever work on a connection raised: no store makes a defect of ours.

    ``is_broken`` says whether the connection was lost by it.
    """
    if isinstance(error, SharedStoreError):
        return error
    values = _values(error, address)
    if (case := _answer(error)) is not None:
        return SharedStoreError(case, **values)
    if isinstance(error, _SLOW):
        return SharedStoreAwayError(SharedCase.SLOW, **values)
    if isinstance(error, psycopg.Error) and (is_broken or isinstance(error, psycopg.OperationalError)):
        return SharedStoreAwayError(_case_of(error), **values)
    return SharedStoreError(SharedCase.FAILED, **values)


def _answer(error: Exception) -> SharedCase | None:
    """Return what a server answered, if that is on the list or cannot be read."""
    if not isinstance(error, psycopg.Error):
        # psycopg, and what reads a row, say in Python's words what they did not expect.
        return None if isinstance(error, OSError) else SharedCase.UNREADABLE
    if error.diag.source_function in _GROWING:
        return SharedCase.DISK_FULL
    return next((case for kind, case in _ANSWERS if isinstance(error, kind)), None)


def _case_of(error: psycopg.Error) -> SharedCase:
    if is_kept_from_network(error):
        return SharedCase.LOCAL_NETWORK
    return next((case for case, pattern in _WORDS if re.search(pattern, str(error))), SharedCase.AWAY)


def _values(error: Exception, address: SharedAddress) -> dict[str, Value]:
    # Before the server's own words stands only what the address says anyhow.
    words = " ".join(printable(str(error)[:_LONGEST_WORDS]).split()).rpartition("FATAL: ")[2]
    detail = words[:_LONGEST_DETAIL] or type(error).__name__
    return {
        "host": address.host,
        "port": address.port,
        "user": address.user,
        "database": address.database,
        "detail": detail,
    }
