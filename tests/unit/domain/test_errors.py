"""What errors carry: the service's own message only where it adds something."""

import pytest

from menagerie.domain.errors import (
    AnimalNotFoundError,
    AnswerError,
    BadRequestError,
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
