"""Adding an animal: reading what was typed, and sending it once."""

import re
from collections.abc import Awaitable, Callable

from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal, NewAnimal
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.progress import Progress
from menagerie.workflows.session import Session

_WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,40}")


def read_name(text: str) -> str:
    """Return the name to send: as typed, without white space around it.

    Raises UnusableFieldError when nothing is left. Length and characters are the service's to judge: the
    interface shows no rule (interface 2).
    """
    name = text.strip()
    if not name:
        raise UnusableFieldError("An animal needs a name.")
    return name


def read_int64(text: str, *, kind: str = "A category") -> int:
    """Return the whole number that was typed, exactly (interface 2: int64).

    ``kind`` begins the sentences of the UnusableFieldError that is raised for anything else.
    """
    digits = text.strip()
    if not digits:
        raise UnusableFieldError(f"{kind} number is needed, such as 12.")
    if not _WHOLE_NUMBER.fullmatch(digits):
        raise UnusableFieldError(f"{kind} is a whole number, such as 12.")
    value = int(digits)
    if value > INT64_MAX:
        raise UnusableFieldError(f"{kind} number cannot be above {INT64_MAX}.")
    if value < INT64_MIN:
        raise UnusableFieldError(f"{kind} number cannot be below {INT64_MIN}.")
    return value


class Adding:
    """Adds animals in one session, each only once."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(self, new: NewAnimal, progress: Callable[[Progress], Awaitable[None]]) -> Animal | None:
        """Send ``new`` and return it as the service keeps it; None when its answer was unreadable.

        ``progress`` is told before the first byte leaves, and when the service refused it for the rate limit.
        Raises the errors of ``AnimalStore.add_animal``; nothing is sent a second time after any of them.
        """
        return await self._session.store.add_animal(new, progress=progress)
