"""What a person can practise on the sandbox: the situations that a real service brings about by itself."""

from enum import StrEnum

from msgspec import Struct


class Situation(StrEnum):
    """The situations, by the names under which the sandbox knows them."""

    NORMAL = "normal"
    LIMIT_REACHED = "limit-reached"
    SLOW_ANSWERS = "slow-answers"
    SERVER_ERROR = "server-error"
    ANSWER_LOST = "answer-lost"
    KEY_NO_LONGER_VALID = "key-no-longer-valid"


class RetryAfterForm(StrEnum):
    """How the sandbox tells how long to wait (interface 8.3 shows no form)."""

    SECONDS = "seconds"
    DATE = "date"
    MISSING = "missing"


class Practice(Struct, frozen=True):
    """One situation to practise; form and seconds matter where the limit is reached."""

    situation: Situation
    retry_after: RetryAfterForm = RetryAfterForm.SECONDS
    seconds: int = 20
