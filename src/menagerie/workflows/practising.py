"""The situations of a real service that a person can practise on the sandbox."""

from enum import StrEnum


class Situation(StrEnum):
    """The situations, by the names that the sandbox uses. Each is over when it was met once."""

    LIMIT_REACHED = "limit-reached"
    ANSWER_LOST = "answer-lost"
    SERVER_ERROR = "server-error"
