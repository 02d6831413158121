"""What errors carry: the service's own message only where it adds something, and what was behind them."""

import errno
import os

from menagerie.domain.cases import GeneralCase
from menagerie.domain.errors import (
    AnimalNotFoundError,
    BadRequestError,
    DefectError,
    ErrorBody,
    ServerFailedError,
    UnexpectedAnswerError,
)
from support.every_case import every_case


def test_what_the_service_adds_is_said_and_what_says_no_more_than_the_title_is_not() -> None:
    with every_case() as case:
        for error, adds in (
            (BadRequestError(400, ErrorBody("bad", "categoryId 12 does not exist")), True),
            (ServerFailedError(503, ErrorBody("closed", "Closed for maintenance until 14:00")), True),
            # No status of HTTP.
            (UnexpectedAnswerError(799, ErrorBody("x", "Not found")), True),
            (AnimalNotFoundError(404, ErrorBody("not-found", "There is no animal with the id 12.")), False),
            (UnexpectedAnswerError(404, ErrorBody("not-found", "Not Found")), False),
            (ServerFailedError(500, ErrorBody("error", "Internal server error.")), False),
            (ServerFailedError(503), False),
        ):
            with case(error):
                said = error.body.message if adds and error.body is not None else ""
                assert bool(said) is adds
                assert error.service_message == said
                assert error.fact.values.get("said", "") == said
                assert ("said" in error.fact.values) is adds


def test_missing_handles_or_threads_are_no_defect_of_ours() -> None:
    unopened = f"libA.so: cannot open shared object file: {os.strerror(errno.EMFILE)}"
    for cause, case in (
        (OSError(errno.EMFILE, "?"), GeneralCase.NOTHING_LEFT),
        (OSError(errno.ENFILE, "?"), GeneralCase.NOTHING_LEFT),
        (RuntimeError("can't start new thread"), GeneralCase.NOTHING_LEFT),
        (ImportError(unopened), GeneralCase.NOTHING_LEFT),
        (ImportError("liba.so: no such file"), GeneralCase.DEFECT),
        (RuntimeError("another one"), GeneralCase.DEFECT),
        (OSError(errno.ENOSPC, "?"), GeneralCase.DEFECT),
    ):
        wrapped = ValueError()
        wrapped.__context__ = cause
        for error in (DefectError.of(cause), DefectError.of(wrapped)):
            assert error.case is case
        assert DefectError.of(cause).__cause__ is cause
