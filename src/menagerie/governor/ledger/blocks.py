"""The second place of every wait: a small text file beside the database, written whole."""

import logging
import zlib
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import asdict

from menagerie.governor.ledger.rows import Row
from menagerie.governor.record import Moment, Record, Scope
from menagerie.storage.whole_file import write_whole
from menagerie.system.files import make_private_folder, read_own, replace_file

CHECKSUM = "checksum"

_log = logging.getLogger(__name__)


def checksum(document: dict[str, Any]) -> int:
    """Return a checksum: with a flipped bit, a wait of another length would look like any other."""
    return zlib.crc32(msgspec.json.encode(document))


class _Block(msgspec.Struct):
    """The scope of a block; the record stands beside it."""

    origin: str
    fingerprint: str
    asked: Moment | None = None


class _Head(msgspec.Struct):
    """What belongs to no scope. The salt is in hexadecimal digits."""

    salt: str
    blocks: list[dict[str, Any]]
    lost: Moment | None = None
    database_is_unread: bool = False


class Blocks:
    """The content of the text file. ``salt`` is empty if it could not be read.

    ``asked`` is when the newest request of each scope left that the database does not know of. ``lost`` is
    when the database was found damaged or missing, or first could not be read; ``database_is_unread`` is True
    from then on, until it can be read again.
    """

    def __init__(self, path: Path) -> None:
        self.was_there = False
        self.salt = b""
        self.records: dict[Scope, Record] = {}
        self.asked: dict[Scope, Moment] = {}
        self.lost: Moment | None = None
        self.database_is_unread = False
        self._path = path
        # As they were read, with the fields that only a newer version knows.
        self._document: dict[str, Any] = {}
        self._blocks: dict[Scope, dict[str, Any]] = {}
        self._written: bytes | None = None

    def read(self) -> None:
        """Read the file. Keep a damaged one under another name."""
        try:
            content = read_own(self._path)
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError as error:
            self.was_there = True
            if self._path.is_dir():
                self._keep_aside()
            _log.warning("%s cannot be read: %s", self._path.name, type(error).__name__)
            return
        self.was_there = True
        try:
            self._read(content)
        except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError) as error:
            _log.warning("%s is damaged: %s", self._path.name, type(error).__name__)
            self._keep_aside()
        else:
            self._written = content

    def write(self) -> None:
        """Write the file if anything has changed, so that it survives a power cut. Raises OSError."""
        content = self._content()
        if content == self._written:
            return
        make_private_folder(self._path.parent)
        write_whole(self._path, content)
        self._written = content

    def _read(self, content: bytes) -> None:
        document = msgspec.json.decode(content, type=dict[str, Any])
        if document.pop(CHECKSUM, None) != checksum(document):
            raise ValueError  # it is not what was written
        head = msgspec.convert(document, _Head)
        salt = bytes.fromhex(head.salt)
        blocks, records, asked = {}, {}, {}
        for values in head.blocks:
            block = msgspec.convert(values, _Block)
            scope = Scope(block.origin, block.fingerprint)
            blocks[scope] = values
            records[scope] = msgspec.convert(values, Row).record()
            if block.asked is not None:
                asked[scope] = block.asked
        self._document, self._blocks = document, blocks
        self.salt, self.records, self.asked = salt, records, asked
        self.lost, self.database_is_unread = head.lost, head.database_is_unread

    def _content(self) -> bytes:
        scopes = {scope for scope, record in self.records.items() if record != Record()} | self.asked.keys()
        in_order = sorted(scopes, key=lambda scope: (scope.origin, scope.fingerprint))
        head = _Head(
            salt=self.salt.hex(),
            blocks=[self._values(scope) for scope in in_order],
            lost=self.lost,
            database_is_unread=self.database_is_unread,
        )
        document = self._document | asdict(head)
        document[CHECKSUM] = checksum(document)
        return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"

    def _values(self, scope: Scope) -> dict[str, Any]:
        block = _Block(scope.origin, scope.fingerprint, self.asked.get(scope))
        row = Row.of(self.records.get(scope, Record()))
        return self._blocks.get(scope, {}) | asdict(block) | asdict(row)

    def _keep_aside(self) -> None:
        try:
            replace_file(self._path, self._path.with_name(f"{self._path.name}.damaged"))
        except OSError as error:
            _log.warning("It cannot be kept aside: %s", type(error).__name__)
