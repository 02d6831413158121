"""The password of the shared store, wrapped so that it cannot be printed by accident."""

import re

from menagerie.domain.errors import UnusablePasswordError
from menagerie.domain.secret import Secret

_CONTROL = re.compile(r"[\x00-\x1f\x7f]")
# PostgreSQL's own client refuses longer ones.
_LONGEST = 1024


class Password(Secret):
    """A password for PostgreSQL: any text without control characters; spaces count.

    Raises UnusablePasswordError.
    """

    __slots__ = ()

    def __init__(self, value: str) -> None:
        if not 0 < len(value) <= _LONGEST or _CONTROL.search(value):
            raise UnusablePasswordError
        super().__init__(value)
