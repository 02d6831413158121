"""Writes values as JSON and reads them, also those with half a surrogate pair, which UTF-8 cannot encode."""

import json
import math
from typing import Any, Generic, TypeVar

import msgspec

_Value = TypeVar("_Value")


def to_json(value: Any) -> bytes:
    """Return a value as JSON."""
    try:
        return msgspec.json.encode(value)
    except UnicodeEncodeError:
        return json.dumps(msgspec.to_builtins(value)).encode("ascii")


def to_text(value: Any) -> str:
    """Return a value as JSON for a column of text."""
    return to_json(value).decode()


class Reader(Generic[_Value]):
    """Reads values of one type, without the fields that only a newer version knows."""

    def __init__(self, kind: type[_Value]) -> None:
        self._kind: type[_Value] = kind
        self._decoder = msgspec.json.Decoder(kind)

    def read(self, content: str | bytes) -> _Value:
        """Return the value. Raises ValueError and TypeError for content that makes no sense."""
        try:
            return self._decoder.decode(content)
        except msgspec.MsgspecError:
            # Its decoder refuses half a surrogate pair, and has no other way to say so.
            return self._slowly(content)

    def _slowly(self, content: str | bytes) -> _Value:
        try:
            value = json.loads(content, parse_constant=_finite, parse_float=_finite)
            return msgspec.convert(value, self._kind)
        except RecursionError as error:
            raise ValueError from error


def _finite(text: str) -> float:
    # No JSON has another number, but Python reads it.
    value = float(text)
    if not math.isfinite(value):
        raise ValueError
    return value
