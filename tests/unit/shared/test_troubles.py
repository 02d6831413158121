"""Errors of PostgreSQL that no test can make a server say at will become cases."""

import sys

import psycopg
import pytest
from psycopg import errors

from menagerie.domain.cases import SharedCase
from menagerie.domain.errors import SharedStoreAwayError, SharedStoreError
from menagerie.domain.shared_store import parse_shared_address
from menagerie.shared.troubles import error_of, trouble_of
from support.every_case import every_case

ADDRESS = parse_shared_address("postgresql://anna@db.example/shop")
STORE = {"host": "db.example", "port": 5432, "user": "anna", "database": "shop"}


def test_a_failed_connection_is_told_by_its_words_also_on_macos_where_a_person_may_have_to_allow_the_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for words, case in (
        ("connection timeout expired", SharedCase.UNREACHABLE),
        ("could not connect to server: No route to host", SharedCase.UNREACHABLE),
        ("FATAL:  the database system is starting up", SharedCase.AWAY),
        ("FATAL:  sorry, too many clients already", SharedCase.TOO_MANY),
        ("FATAL:  remaining connection slots are reserved for roles with SUPERUSER", SharedCase.TOO_MANY),
        # A server that speaks German.
        ("FATAL:  Passwort-Authentifizierung für Benutzer »anna« fehlgeschlagen", SharedCase.LOGIN_REFUSED),
        ("something that nobody has seen", SharedCase.AWAY),
    ):
        trouble = trouble_of(psycopg.OperationalError(words), ADDRESS)
        assert trouble.case is case
        assert trouble.values["detail"] == " ".join(words.split()).removeprefix("FATAL: ")
    words = "FATAL:  go \x1b[2Jto \u202emoc.live\u2066\r\n\x00now"
    trouble = trouble_of(psycopg.OperationalError(words), ADDRESS)
    assert trouble.values["detail"] == "go [2Jto moc.live now"
    trouble = trouble_of(psycopg.OperationalError("x" * 10_000), ADDRESS)
    assert len(str(trouble.values["detail"])) <= 300
    assert trouble_of(psycopg.OperationalError(), ADDRESS).values["detail"] == "OperationalError"
    monkeypatch.setattr(sys, "platform", "darwin")
    for words, case in (
        ("could not connect to server: No route to host", SharedCase.LOCAL_NETWORK),
        ("connection timeout expired", SharedCase.UNREACHABLE),
    ):
        assert trouble_of(psycopg.OperationalError(words), ADDRESS).case is case


def test_what_ends_the_work_or_the_connection_is_away_and_a_full_disk_or_damage_a_store_that_failed() -> None:
    for error, case in (
        (psycopg.errors.DeadlockDetected(), SharedCase.SLOW),
        (psycopg.errors.QueryCanceled(), SharedCase.SLOW),
        (psycopg.errors.IdleInTransactionSessionTimeout(), SharedCase.SLOW),
        (psycopg.errors.AdminShutdown("terminating connection"), SharedCase.AWAY),
    ):
        converted = error_of(error, ADDRESS, is_broken=False)
        assert isinstance(converted, SharedStoreAwayError)
        assert converted.case is case
        assert converted.values["host"] == "db.example"
    converted = error_of(psycopg.errors.SyntaxError("x"), ADDRESS, is_broken=True)
    assert isinstance(converted, SharedStoreAwayError)
    converted = error_of(psycopg.errors.DiskFull("no space"), ADDRESS, is_broken=True)
    assert isinstance(converted, SharedStoreError)
    assert converted.case is SharedCase.DISK_FULL
    for damage in (
        psycopg.errors.DataCorrupted("invalid page in block 3 of relation base/16384/16400"),
        psycopg.errors.IndexCorrupted('index "ledger_send_frees" contains unexpected zero page at block 0'),
        psycopg.errors.InternalError_("cache lookup failed for function 16412"),
    ):
        converted = error_of(damage, ADDRESS, is_broken=False)
        assert isinstance(converted, SharedStoreError)
        assert converted.case is SharedCase.FAILED
        assert converted.values["detail"] == str(damage)
    failed = trouble_of(OSError("too many open files"), ADDRESS)
    assert (failed.case, failed.values) == (SharedCase.FAILED, STORE | {"detail": "too many open files"})


def test_no_error_of_a_server_is_a_defect() -> None:
    with every_case() as case:
        for kind in [
            one for one in vars(errors).values() if isinstance(one, type) and issubclass(one, psycopg.Error)
        ]:
            with case(kind):
                converted = error_of(kind("words"), ADDRESS, is_broken=False)
                assert isinstance(converted.case, SharedCase)
                assert converted.case is not SharedCase.UNREADABLE


def test_what_an_answer_makes_python_raise_is_an_answer_that_cannot_be_read() -> None:
    for error in (
        *(ValueError("x"), TypeError("x"), AttributeError("x"), OverflowError("x"), StopIteration()),
        MemoryError(),
    ):
        assert error_of(error, ADDRESS, is_broken=False).case is SharedCase.UNREADABLE
        # While it connects, as well.
        assert trouble_of(error, ADDRESS).case is SharedCase.UNREADABLE


def test_what_the_server_answers_says_which_store_it_is_about() -> None:
    for kind in (
        psycopg.errors.DiskFull,
        psycopg.errors.InsufficientPrivilege,
        psycopg.errors.QueryCanceled,
        psycopg.OperationalError,
    ):
        converted = error_of(kind("some\n words"), ADDRESS, is_broken=False)
        assert isinstance(converted, SharedStoreError)
        assert converted.values == STORE | {"detail": "some words"}
