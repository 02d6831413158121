"""Finds out whether IT offers a newer version, at most once a day; without IT's setting, nothing is asked."""

import asyncio
import logging
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from menagerie import __version__
from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError
from menagerie.domain.text import shortened
from menagerie.settings.files import read_json, write_whole
from menagerie.settings.paths import Paths
from menagerie.settings.site import load_update_source
from menagerie.system.files import read_own
from menagerie.workflows.session import NetworkChoice

_log = logging.getLogger(__name__)

_DAY = 86_400.0
_LONGEST_TEXT = 300
_LARGEST_FILE = 64 * 1024
# Digits of each number of a version. Python refuses to read some thousands.
_LONGEST_NUMBER = 9


class Update(Struct, frozen=True):
    """A version, what is new in it, and where IT says to get it."""

    version: str
    notes: str = ""
    where: str = ""


class _Findings(Struct, frozen=True):
    """What was found out last: ``checked_at`` in Unix seconds, and the version that the person dismissed."""

    checked_at: float = 0.0
    update: Update | None = None
    dismissed: str = ""


def is_newer(version: str, than: str) -> bool:
    """Return whether ``version`` comes after ``than``; False for one that has no numbers."""
    return _numbers(version) > _numbers(than)


class UpdateCheck:
    """Checks for a newer version, and remembers what it found in the data folder."""

    def __init__(self, paths: Paths, clock: Clock, network: NetworkChoice) -> None:
        self._paths = paths
        self._file = paths.updates
        self._clock = clock
        self._network = network

    async def newer_version(self) -> Update | None:
        """Return the version to tell the person of; None if there is none. What goes wrong is only logged."""
        try:
            update, dismissed = await self._find()
        # RecursionError: endless nesting.
        except (OSError, ValueError, RecursionError, msgspec.MsgspecError, MenagerieError) as error:
            name = "" if isinstance(error, MenagerieError) else f"{type(error).__name__}: "
            _log.warning("The newest version could not be found out: %s%s", name, error)
            return None
        if update is None or update.version == dismissed or not is_newer(update.version, __version__):
            return None
        # Not the address: where it is cut, it leads nowhere.
        version, notes = (shortened(text, _LONGEST_TEXT) for text in (update.version, update.notes))
        return Update(version, notes, update.where)

    async def dismiss(self, update: Update) -> None:
        """Tell the person of this version no more."""
        await asyncio.to_thread(lambda: self._save(replace(self._findings(), dismissed=update.version)))

    async def _find(self) -> tuple[Update | None, str]:
        source = await asyncio.to_thread(load_update_source, self._paths.site_environments)
        if source.file is not None:
            return await asyncio.to_thread(_read_file, source.file), (await self._recall()).dismissed
        if not source.address:
            return None, ""
        findings = await self._recall()
        if 0 <= self._clock.now() - findings.checked_at < _DAY:
            return findings.update, findings.dismissed
        # Written first: a check that ends with the application is not made twice on one day.
        findings = replace(findings, checked_at=self._clock.now())
        await asyncio.to_thread(self._save, findings)
        from menagerie.service.update_address import read_update_address  # noqa: PLC0415 - brings httpx

        update = _decoded(await read_update_address(source.address, self._network.resolve))
        await asyncio.to_thread(self._save, replace(findings, update=update))
        return update, findings.dismissed

    async def _recall(self) -> _Findings:
        return await asyncio.to_thread(self._findings)

    def _findings(self) -> _Findings:
        # A damaged file is as none, so that the next check replaces it. ValueError: it is not UTF-8.
        with suppress(OSError, ValueError, RecursionError, msgspec.MsgspecError):
            return msgspec.json.decode(read_own(self._file), type=_Findings)
        return _Findings()

    def _save(self, findings: _Findings) -> None:
        write_whole(self._file, msgspec.json.encode(findings))


def _read_file(path: Path) -> Update:
    with path.open("rb") as file:
        return _decoded(file.read(_LARGEST_FILE))


def _decoded(content: bytes) -> Update:
    # Windows' own programs may begin it with a byte order mark, or write it in UTF-16.
    return msgspec.convert(read_json(content), Update)


def _numbers(version: str) -> list[int]:
    """Return the numbers of a version; none for one that has other parts."""
    parts = version.strip().removeprefix("v").split(".")
    if not all(part.isdecimal() and part.isascii() and len(part) <= _LONGEST_NUMBER for part in parts):
        return []
    numbers = list(map(int, parts))
    # Windows counts 0.3.0 as 0.3.0.0.
    while numbers and not numbers[-1]:
        numbers.pop()
    return numbers
