"""Lines of text with a checksum, so that a damaged one is recognised."""

import logging
import zlib

_log = logging.getLogger(__name__)


def checked(content: bytes) -> bytes:
    """Return a line with ``content``, which has no line end, and its checksum."""
    return b"%08x %s\n" % (zlib.crc32(content), content)


def content_of(line: bytes) -> bytes | None:
    """Return the content of a line without its end; None for a damaged one."""
    content = line.partition(b" ")[2]
    if checked(content) != line + b"\n":
        _log.warning("A line beside the outbox is damaged")
        return None
    return content
