"""What errors carry: the service's own message only where it adds something, and what was behind them."""

import errno
import os

import pytest

from menagerie.domain.cases import GeneralCase
from menagerie.domain.errors import (
    AnimalNotFoundError,
    AnswerError,
    BadRequestError,
    DefectError,
    ErrorBody,
    ServerFailedError,
    UnexpectedAnswerError,
)


@pytest.mark.parametrize(
    "error",
    [
        BadRequestError(400, ErrorBody("bad", "categoryId 12 does not exist")),
        ServerFailedError(503, ErrorBody("closed", "Closed for maintenance until 14:00")),
        # No status of HTTP.
        UnexpectedAnswerError(799, ErrorBody("x", "Not found")),
    ],
)
def test_what_the_service_adds_is_said(error: AnswerError) -> None:
    assert error.body is not None
    assert error.service_message == error.body.message
    assert error.fact.values["said"] == error.body.message


@pytest.mark.parametrize(
    "error",
    [
        AnimalNotFoundError(404, ErrorBody("not-found", "There is no animal with the id 12.")),
        UnexpectedAnswerError(404, ErrorBody("not-found", "Not Found")),
        ServerFailedError(500, ErrorBody("error", "Internal server error.")),
        ServerFailedError(503),
    ],
)
def test_what_says_no_more_than_the_title_is_not_said(error: AnswerError) -> None:
    assert error.service_message == ""
    assert "said" not in error.fact.values


def test_missing_handles_or_threads_are_no_defect_of_ours() -> None:
    for cause, case in (
        (OSError(errno.EMFILE, "?"), GeneralCase.NOTHING_LEFT),
        (OSError(errno.ENFILE, "?"), GeneralCase.NOTHING_LEFT),
        (RuntimeError("can't start new thread"), GeneralCase.NOTHING_LEFT),
        (
            ImportError(f"libA.so: cannot open shared object file: {os.strerror(errno.EMFILE)}"),
            GeneralCase.NOTHING_LEFT,
        ),
        (ImportError("liba.so: no such file"), GeneralCase.DEFECT),
        (RuntimeError("another one"), GeneralCase.DEFECT),
        (OSError(errno.ENOSPC, "?"), GeneralCase.DEFECT),
    ):
        wrapped = ValueError()
        wrapped.__context__ = cause
        for error in (DefectError.of(cause), DefectError.of(wrapped)):
            assert error.case is case
        assert DefectError.of(cause).__cause__ is cause
