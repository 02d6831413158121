"""Converts the errors of PostgreSQL and of the way to it into our own. Imports psycopg."""

import re

import psycopg
from psycopg import errors

from menagerie.domain.errors import SharedStoreAwayError, SharedStoreError
from menagerie.domain.facts import Fact, Value, fact
from menagerie.domain.sharing.address import SharedAddress
from menagerie.domain.sharing.cases import SharedCase
from menagerie.shared.certificates import why_refused

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
# What the server answers to a statement, by class.
_ANSWERS: tuple[tuple[type[psycopg.Error], SharedCase], ...] = (
    (errors.DiskFull, SharedCase.DISK_FULL),
    (errors.ReadOnlySqlTransaction, SharedCase.READ_ONLY),
    (errors.InsufficientPrivilege, SharedCase.NO_RIGHT),
    (errors.InvalidSchemaName, SharedCase.NOT_SET_UP),
    (errors.UndefinedTable, SharedCase.NOT_SET_UP),
    (errors.UndefinedFunction, SharedCase.NOT_SET_UP),
    # Damage, as a failing disk leaves it.
    (errors.DataCorrupted, SharedCase.FAILED),
    (errors.IndexCorrupted, SharedCase.FAILED),
    (errors.InternalError_, SharedCase.FAILED),
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
_LONGEST_DETAIL = 300


def trouble_of(error: Exception, address: SharedAddress) -> Fact:
    """Return why the store cannot be connected to, or why a connection ended.

    ``error`` is not kept: psycopg's errors of failed connections hold the password.
    """
    if isinstance(error, SharedStoreError):
        return error.fact
    converted = error_of(error, address, is_broken=True)
    if not isinstance(converted, SharedStoreError):
        return fact(SharedCase.FAILED, **_values(error, address))
    if converted.case is SharedCase.CERTIFICATE:
        return fact(why_refused(address), **converted.values)
    return converted.fact


def error_of(error: BaseException, address: SharedAddress, *, is_broken: bool) -> BaseException:
    """Return the error of ours for one of psycopg; any other error as it is, and a defect in a statement too.

    ``is_broken`` says whether the connection was lost by it.
    """
    if not isinstance(error, psycopg.Error):
        return error
    values = _values(error, address)
    if error.diag.source_function in _GROWING:
        return SharedStoreError(SharedCase.DISK_FULL, **values)
    for kind, case in _ANSWERS:
        if isinstance(error, kind):
            return SharedStoreError(case, **values)
    if isinstance(error, _SLOW):
        return SharedStoreAwayError(SharedCase.SLOW, **values)
    if is_broken or isinstance(error, psycopg.OperationalError):
        return SharedStoreAwayError(_case_of(str(error)), **values)
    return error


def _case_of(words: str) -> SharedCase:
    return next((case for case, pattern in _WORDS if re.search(pattern, words)), SharedCase.AWAY)


def _values(error: Exception, address: SharedAddress) -> dict[str, Value]:
    # Before the server's own words stands only what the address says anyhow.
    words = " ".join(str(error).split()).rpartition("FATAL: ")[2]
    detail = words[:_LONGEST_DETAIL] or type(error).__name__
    return {
        "host": address.host,
        "port": address.port,
        "user": address.user,
        "database": address.database,
        "detail": detail,
    }
