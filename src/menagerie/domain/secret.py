"""A secret, wrapped so that it cannot be printed by accident."""

from typing import NoReturn


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
