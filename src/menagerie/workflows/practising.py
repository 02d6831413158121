"""The situations of a real service that a person can practise on the sandbox."""

from enum import StrEnum

from msgspec import Struct


class Situation(StrEnum):
    """The situations, by the names that the sandbox uses."""

    NORMAL = "normal"
    LIMIT_REACHED = "limit-reached"
    SLOW_ANSWERS = "slow-answers"
    SERVER_ERROR = "server-error"
    ANSWER_LOST = "answer-lost"
    KEY_NO_LONGER_VALID = "key-no-longer-valid"


class RetryAfterForm(StrEnum):
    """The form of the sandbox's Retry-After (interface 8.3 shows none)."""

    SECONDS = "seconds"
    DATE = "date"
    MISSING = "missing"


class Practice(Struct, frozen=True):
    """One situation to practise; the form and the seconds are for a limit that is reached."""

    situation: Situation
    retry_after: RetryAfterForm = RetryAfterForm.SECONDS
    seconds: int = 20
