"""Counts how often in a row the service failed to add an animal for another reason than what was typed."""

from http import HTTPStatus

from menagerie.domain.cases import AnswerCase, SendingCase
from menagerie.domain.errors import AnswerError, SurroundingsError, UnexpectedAnswerError

# Stop after so many: otherwise a service that fails each time would get all the rest, and a person has to
# look at each failure.
MOST_TROUBLES_IN_A_ROW = 3
# A 403 that repeats is about more than one add.
_MOST_FORBIDDEN = 2


class Troubles:
    """Counts troubles. Adds that were in flight together fail together, and are one trouble."""

    def __init__(self) -> None:
        self._in_a_row = 0
        self._departures = 0
        self._departures_at_last = 0

    def note_departure(self) -> int:
        """Count that an add leaves, and return its number among all departures."""
        self._departures += 1
        return self._departures

    def count(self, departure: int, error: SurroundingsError) -> SurroundingsError | None:
        """Count that an add failed; return the error with which sending has to stop, if it has to.

        An add that was in flight already when the last trouble was counted does not count. The error that
        is returned has the response to this add where that says why no other one would be accepted.
        """
        if departure <= self._departures_at_last:
            return None
        self._departures_at_last = self._departures
        self._in_a_row += 1
        if isinstance(error, AnswerError) and error.status == HTTPStatus.FORBIDDEN:
            is_for_all = error.case is AnswerCase.BLOCKED or self._in_a_row >= _MOST_FORBIDDEN
            # Without what is safe for this add: others may have been added.
            return UnexpectedAnswerError(error.status, error.body, error.case) if is_for_all else None
        return None if self._in_a_row < MOST_TROUBLES_IN_A_ROW else _stopped(self._in_a_row)

    def forget(self) -> None:
        """Begin to count anew: an add succeeded, or was refused for what was typed, or a person goes on."""
        self._in_a_row = 0


def _stopped(troubles: int) -> SurroundingsError:
    return SurroundingsError(SendingCase.STOPPED, times=troubles)
