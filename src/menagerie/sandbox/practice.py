"""Switches that bring about situations of a real service, to practise them."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

from msgspec import Struct

from menagerie.sandbox.limits import RateLimiter, RetryAfterForm

LONGEST_SECONDS = 3600
LARGEST_COUNT = 1000

_WAIT_SECONDS = 20
_DELAY_SECONDS = 5
_FAILURES = 1

_Member = TypeVar("_Member", bound=StrEnum)


class Situation(StrEnum):
    """What can be practised."""

    NORMAL = "normal"
    LIMIT_REACHED = "limit-reached"
    SLOW_ANSWERS = "slow-answers"
    SERVER_ERROR = "server-error"
    ANSWER_LOST = "answer-lost"
    KEY_NO_LONGER_VALID = "key-no-longer-valid"


class PracticeSwitch(Struct, frozen=True):
    """One switch. Switches add up until ``NORMAL`` turns all of them off.

    ``retry_after`` is for LIMIT_REACHED. ``seconds`` is the wait of LIMIT_REACHED (default 20), which begins
    with the next request, or the delay of SLOW_ANSWERS (default 5). ``count`` is the number of slow answers
    (default: all until switched off) or of errors (default: one). Other values are ignored. Raises
    ValueError, with a sentence, for a number out of range.
    """

    situation: Situation
    retry_after: RetryAfterForm = RetryAfterForm.SECONDS
    seconds: int | None = None
    count: int | None = None

    def __post_init__(self) -> None:
        """Check the numbers."""
        _check_range("seconds", self.seconds, LONGEST_SECONDS)
        _check_range("count", self.count, LARGEST_COUNT)


def read_switch(given: object) -> PracticeSwitch:
    """Return the switch that JSON describes. Raises ValueError with a sentence about what is wrong."""
    if not isinstance(given, Mapping):
        raise ValueError("The body must be an object.")  # noqa: TRY004 - one error for all of a client's faults
    return PracticeSwitch(
        _member(Situation, "situation", given.get("situation")),
        _member(RetryAfterForm, "retry_after", given.get("retry_after", RetryAfterForm.SECONDS)),
        _whole_number("seconds", given.get("seconds")),
        _whole_number("count", given.get("count")),
    )


class Practice:
    """What is being practised. Not thread safe: use it in the sandbox's event loop."""

    def __init__(self, limiter: RateLimiter) -> None:
        self._limiter = limiter
        self._key_is_valid = True
        self._delay = 0
        self._slow_answers: int | None = 0  # None: every one
        self._failures = 0
        self._loses_next_animal = False

    def press(self, switch: PracticeSwitch) -> None:
        """Bring about the situation of the switch."""
        match switch.situation:
            case Situation.NORMAL:
                self._end()
            case Situation.LIMIT_REACHED:
                self._limiter.practise_wait(switch.seconds or _WAIT_SECONDS, switch.retry_after)
            case Situation.SLOW_ANSWERS:
                self._delay = switch.seconds or _DELAY_SECONDS
                self._slow_answers = switch.count
            case Situation.SERVER_ERROR:
                self._failures = switch.count or _FAILURES
            case Situation.ANSWER_LOST:
                self._loses_next_animal = True
            case Situation.KEY_NO_LONGER_VALID:
                self._key_is_valid = False

    @property
    def key_is_valid(self) -> bool:
        """Whether the right key is accepted."""
        return self._key_is_valid

    def take_delay(self) -> int:
        """Return the delay of one response in seconds, and count it as a slow answer."""
        if self._slow_answers is None:
            return self._delay
        if self._slow_answers == 0:
            return 0
        self._slow_answers -= 1
        return self._delay

    def take_failure(self) -> bool:
        """Return whether one request fails with a server error, and count it."""
        if self._failures == 0:
            return False
        self._failures -= 1
        return True

    def take_lost_answer(self) -> bool:
        """Return whether the add that was just carried out gets no response; the next one does."""
        lost, self._loses_next_animal = self._loses_next_animal, False
        return lost

    def _end(self) -> None:
        self._limiter.end_practice()
        self._key_is_valid = True
        self._slow_answers = 0
        self._failures = 0
        self._loses_next_animal = False


def _check_range(name: str, figure: int | None, largest: int) -> None:
    if figure is not None and not 1 <= figure <= largest:
        raise ValueError(f"{name} must be from 1 to {largest}.")


def _member(kind: type[_Member], name: str, given: object) -> _Member:
    if not isinstance(given, str) or given not in list(kind):
        raise ValueError(f"{name} must be one of: {', '.join(kind)}.")
    return kind(given)


def _whole_number(name: str, given: object) -> int | None:
    # In Python, a bool is an int.
    if given is not None and (isinstance(given, bool) or not isinstance(given, int)):
        raise ValueError(f"{name} must be a whole number.")
    return given
