"""Secrets that cannot be printed by accident: the API key, and the password of the shared store."""

import re
from typing import NoReturn

from menagerie.domain.errors import UnusableKeyError, UnusablePasswordError

_PRINTABLE = re.compile(r"[\x21-\x7e]+")
_LONGEST_KEY = 4096
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")
# PostgreSQL's own client refuses longer ones.
_LONGEST_PASSWORD = 1024


class Secret:
    """A text that only ``reveal`` returns; repr, str and pickling do not."""

    __slots__ = ("_value",)

    def __init__(self, value: str) -> None:
        self._value = value

    def reveal(self) -> str:
        """Return the secret itself."""
        return self._value

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other._value == self._value

    def __hash__(self) -> int:
        return hash(self._value)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"

    def __reduce__(self) -> NoReturn:
        msg = f"{type(self).__name__} is never pickled"
        raise TypeError(msg)


class ApiKey(Secret):
    """A bearer token (interface 5). Only ``reveal`` returns it; repr, str and pickling do not.

    Raises UnusableKeyError for a key that cannot be used in a header. This is checked before any header is
    built, because HTTP libraries repeat a malformed header in their exceptions.
    """

    __slots__ = ()

    def __init__(self, value: str) -> None:
        """Wrap ``value`` without white space around it (from pasting)."""
        value = value.strip()
        if len(value) > _LONGEST_KEY or not _PRINTABLE.fullmatch(value):
            raise UnusableKeyError
        super().__init__(value)

    def reveal(self) -> str:
        """Return the key itself.

        It goes into the Authorization header and the keyring. Otherwise it is only hashed, into the
        fingerprint of a scope, and searched for in messages of the service, to remove it there.
        """
        return super().reveal()


class Password(Secret):
    """A password for PostgreSQL: any text without control characters; spaces count.

    Raises UnusablePasswordError.
    """

    __slots__ = ()

    def __init__(self, value: str) -> None:
        if not 0 < len(value) <= _LONGEST_PASSWORD or _CONTROL.search(value):
            raise UnusablePasswordError
        super().__init__(value)
