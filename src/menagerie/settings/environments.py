"""Knows the environments and where the address of each comes from."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from menagerie.domain.address import check_base_url
from menagerie.domain.errors import DefectError, StorageError, UnusableAddressError
from menagerie.settings.files import keep_aside, reason, write_whole
from menagerie.settings.paths import Paths

_ADDRESS = "base_url"

# Text that is not UTF-8 or not TOML, and TOML nested too deeply to be meant.
_NOT_TOML = (ValueError, RecursionError)


class EnvironmentId(StrEnum):
    """The environments, in the order in which they are shown."""

    SANDBOX = "sandbox"
    PRODUCTION = "production"
    STAGING = "staging"


class AddressSource(StrEnum):
    """Where an address comes from. Of SITE, USER and VARIABLE, the later one wins."""

    EMBEDDED = "embedded"
    NONE = "none"
    SITE = "site"
    USER = "user"
    VARIABLE = "variable"


@dataclass(frozen=True, slots=True)
class Environment:
    """One environment.

    ``base_url`` is its address, checked and normalised; None for the embedded sandbox, which has another one
    at each start, and where none is set. ``source`` is what decided about the address; a later source
    overrides what the person enters when it is VARIABLE. ``problem`` is a sentence on why the address that
    ``source`` states is not used: the environment has no address then, even if an earlier source states one,
    since the animals of another address would be taken for its own.
    """

    id: EnvironmentId
    name: str
    base_url: str | None
    source: AddressSource
    problem: str | None = None


_VARIABLES = {
    EnvironmentId.PRODUCTION: "MENAGERIE_PRODUCTION_URL",
    EnvironmentId.STAGING: "MENAGERIE_STAGING_URL",
}
_NAMES = {
    EnvironmentId.SANDBOX: "Sandbox",
    EnvironmentId.PRODUCTION: "Production",
    EnvironmentId.STAGING: "Staging",
}


def load_environments(paths: Paths, variables: Mapping[str, str]) -> tuple[Environment, ...]:
    """Return the environments: sandbox, production, staging.

    Addresses come from IT's file, the person's own file and ``variables`` (those of the process); later wins.
    A file that cannot be read is the ``problem`` of every environment that no later source decides about.
    """
    latest_first: _Sources = (
        (AddressSource.VARIABLE, _AddressVariables(variables)),
        (AddressSource.USER, _AddressFile(paths.user_environments)),
        (AddressSource.SITE, _AddressFile(paths.site_environments)),
    )
    sandbox = Environment(EnvironmentId.SANDBOX, _NAMES[EnvironmentId.SANDBOX], None, AddressSource.EMBEDDED)
    return (sandbox, *(_environment(of, latest_first) for of in _VARIABLES))


def save_user_environment(paths: Paths, of: EnvironmentId, base_url: str | None) -> None:
    """Write the address of production or staging into the person's own file; None removes it from there.

    Other tables and keys of the file are kept, comments are not. A file that is no TOML is kept aside.
    Raises UnusableAddressError, and StorageError when the file cannot be read or written.
    """
    if of not in _VARIABLES:
        raise DefectError(f"The environment {of} has no address that could be set.")
    address = None if base_url is None else check_base_url(base_url)
    content = _content_to_change(paths.user_environments)
    table = content.get(of)
    entries = dict(table) if isinstance(table, dict) else {}
    entries.pop(_ADDRESS, None)
    if address is not None:
        entries[_ADDRESS] = address
    import tomli_w  # noqa: PLC0415 - writing is rare, and never at the start

    write_whole(paths.user_environments, tomli_w.dumps({**content, of.value: entries}).encode())


class _Source(Protocol):
    """Something that may state addresses."""

    def address(self, of: EnvironmentId) -> str | None:
        """Return the address, checked and normalised. None: nothing is said about it.

        Raises UnusableAddressError when something is said that cannot be used.
        """
        ...


_Sources = tuple[tuple[AddressSource, _Source], ...]


class _AddressVariables:
    """The variables of the process. An empty one says nothing."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self._variables = variables

    def address(self, of: EnvironmentId) -> str | None:
        name = _VARIABLES[of]
        return _checked(self._variables.get(name, ""), f"the variable {name}")


class _AddressFile:
    """One environments.toml, read once: ``[production]`` and ``[staging]``, each with a ``base_url``."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._content: dict[str, object] = {}
        self._problem: str | None = None
        try:
            self._content = _parsed(path)
        except OSError as exc:
            self._problem = f"{path} cannot be read ({reason(exc)}). Make it readable, or ask your IT to."
        except _NOT_TOML as exc:
            self._problem = f"{path} is not valid TOML ({exc}). Correct it, or ask your IT to."

    def address(self, of: EnvironmentId) -> str | None:
        if self._problem is not None:
            raise UnusableAddressError(self._problem)
        table = self._content.get(of, {})
        address = table.get(_ADDRESS, "") if isinstance(table, dict) else None
        if not isinstance(address, str):
            raise UnusableAddressError(
                f"{self._path} does not state the address of {_NAMES[of]} as it should: "
                f'a line [{of}] and below it {_ADDRESS} = "https://…/v1". Correct it, or ask your IT to.'
            )
        return _checked(address, str(self._path))


def _environment(of: EnvironmentId, latest_first: _Sources) -> Environment:
    """Return one environment, as the latest source that says anything about it states it."""
    for name, source in latest_first:
        try:
            address = source.address(of)
        except UnusableAddressError as exc:
            return Environment(of, _NAMES[of], None, name, exc.message)
        if address is not None:
            return Environment(of, _NAMES[of], address, name)
    return Environment(of, _NAMES[of], None, AddressSource.NONE)


def _checked(text: str, place: str) -> str | None:
    """Return the address in ``text``, or None if it is blank. ``place`` says where it is set."""
    if not text.strip():
        return None
    try:
        return check_base_url(text.strip())
    except UnusableAddressError as exc:
        raise UnusableAddressError(f"{exc.message} The address is set in {place}.") from exc


def _parsed(path: Path) -> dict[str, object]:
    """Return what the file holds, nothing if there is none. Raises OSError and the errors of _NOT_TOML."""
    try:
        # Editors on Windows put a mark before UTF-8 text, which TOML does not know.
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return {}
    return tomllib.loads(text)


def _content_to_change(path: Path) -> dict[str, object]:
    """Return what the file holds: nothing if it is no TOML and was kept aside. Raises StorageError."""
    try:
        return _parsed(path)
    except OSError as exc:
        # Not overwritten: it may hold settings that nobody could see.
        raise StorageError(
            f"{path} cannot be read ({reason(exc)}), so it was not changed. "
            "Make it readable, then save again."
        ) from exc
    except _NOT_TOML:
        keep_aside(path)
        return {}
