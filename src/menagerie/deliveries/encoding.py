"""Finds the encoding of a text file, and decodes it."""

import codecs
import re
from itertools import islice
from typing import NamedTuple

from menagerie.domain.cases import DeliveryCase
from menagerie.domain.errors import UnreadableDeliveryError

# UTF-32 comes first: its mark begins with that of UTF-16.
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_WESTERN = "cp1252"
# Older encodings of Latin letters differ in few bytes, and a list of names is too short to tell them apart.
# Where the text fits the most usual one, it is taken for that. The person can choose another.
_LATIN = ["cp1252", "cp1250", "cp1254", "cp1257", "cp850", "mac_roman"]
_OTHERS = ["cp932", "euc_jp", "gb18030", "big5", "cp949", "cp1251", "cp1253", "cp1255", "cp1256", "koi8_r"]
_BEYOND_ASCII = re.compile(rb"[\x80-\xff]+")
_MOST_RUNS = 10_000
# The share of the runs of bytes beyond ASCII that must be UTF-8, where the others are damaged. In an encoding
# of Latin letters, such a run is hardly ever UTF-8 by chance.
_NEARLY_ALL, _MOST = 0.9, 0.5
_SAMPLE_BYTES = 256 * 1024
_LOOKED_AT = 4096
_MANY = 0.3


class Decoded(NamedTuple):
    """A text and its encoding. ``misfit`` is the first line where bytes were replaced, or None."""

    text: str
    encoding: str
    misfit: int | None = None


def decoded(content: bytes, encoding: str | None) -> Decoded:
    """Return the text, with ``encoding`` found out if it is None.

    Raises UnreadableDeliveryError for an unknown encoding.
    """
    name = encoding or _found(content)
    try:
        return Decoded(content.decode(name), name)
    except UnicodeDecodeError as error:
        return Decoded(content.decode(name, "replace"), name, content[: error.start].count(b"\n") + 1)
    except LookupError as exc:
        raise UnreadableDeliveryError(DeliveryCase.UNKNOWN_ENCODING, encoding=name) from exc


def _found(content: bytes) -> str:
    for mark, name in _MARKS:
        if content.startswith(mark):
            return name
    without_mark = _utf_16(content)
    if without_mark is not None:
        return without_mark
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        share = _share_of_utf_8(content)
        if share >= _NEARLY_ALL:
            return "utf-8"
        older = _older(content[:_SAMPLE_BYTES])
        return "utf-8" if older == _WESTERN and share > _MOST else older
    return "utf-8"


def _share_of_utf_8(content: bytes) -> float:
    """Return which share of the runs of bytes beyond ASCII is UTF-8."""
    runs = [run[0] for run in islice(_BEYOND_ASCII.finditer(content), _MOST_RUNS)]
    return sum(_fits(run, "utf-8") for run in runs) / len(runs)


def _fits(content: bytes, encoding: str) -> bool:
    try:
        content.decode(encoding)
    except UnicodeDecodeError:
        return False
    return True


def _utf_16(content: bytes) -> str | None:
    """Tell UTF-16 without a mark by its zeros: every second byte of Latin letters, digits and commas."""
    even, odd = content[:_LOOKED_AT:2], content[1:_LOOKED_AT:2]
    if odd.count(0) > _MANY * len(odd) and not even.count(0):
        return "utf-16-le"
    if even.count(0) > _MANY * len(even) and not odd.count(0):
        return "utf-16-be"
    return None


def _older(sample: bytes) -> str:
    # Imported here: most files are UTF-8.
    from charset_normalizer import from_bytes  # noqa: PLC0415 - see above

    matches = from_bytes(sample, cp_isolation=[*_LATIN, *_OTHERS])
    best = matches.best()
    if best is not None and best.encoding in _OTHERS:
        return best.encoding
    if _fits(sample, _WESTERN):
        return _WESTERN
    # DOS wrote ü with a byte that Windows does not use. Where no other encoding gives plain text, a byte is
    # damaged.
    plain = {match.encoding for match in matches if not match.chaos}
    return next((encoding for encoding in _LATIN if encoding in plain), _WESTERN)
