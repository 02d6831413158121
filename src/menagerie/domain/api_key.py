"""The API key, wrapped so that it cannot be printed by accident."""

import re

from menagerie.domain.errors import UnusableKeyError
from menagerie.domain.secret import Secret

_PRINTABLE = re.compile(r"[\x21-\x7e]+")
_LONGEST = 4096


class ApiKey(Secret):
    """A bearer token (interface 5). Only ``reveal`` returns it; repr, str and pickling do not.

    Raises UnusableKeyError for a key that cannot be used in a header. This is checked before any header is
    built, because HTTP libraries repeat a malformed header in their exceptions.
    """

    __slots__ = ()

    def __init__(self, value: str) -> None:
        """Wrap ``value`` without white space around it (from pasting)."""
        value = value.strip()
        if len(value) > _LONGEST or not _PRINTABLE.fullmatch(value):
            raise UnusableKeyError
        super().__init__(value)

    def reveal(self) -> str:
        """Return the key itself.

        It goes into the Authorization header and the keyring. Otherwise it is only hashed, into the
        fingerprint of a scope, and searched for in messages of the service, to remove it there.
        """
        return super().reveal()
