"""Knows the environments: the address and the plan of each, and where these come from."""

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from msgspec import Struct, field
from msgspec.structs import replace

from menagerie.domain.address import check_base_url
from menagerie.domain.errors import DefectError, StorageError, UnusableAddressError, UnusablePlanError
from menagerie.domain.plan import Plan
from menagerie.settings.files import keep_aside, reason, write_whole
from menagerie.settings.paths import Paths
from menagerie.settings.plans import StatedPlan, read_plan, write_plan

_ADDRESS = "base_url"

# Text that is not UTF-8 or not TOML, and TOML nested too deeply to be meant.
_NOT_TOML = (ValueError, RecursionError)


class EnvironmentId(StrEnum):
    """The environments, in the order in which they are shown."""

    SANDBOX = "sandbox"
    PRODUCTION = "production"
    STAGING = "staging"


class SettingSource(StrEnum):
    """Where an address or a plan comes from. Of SITE, USER and VARIABLE, the later one wins."""

    EMBEDDED = "embedded"
    NONE = "none"
    SITE = "site"
    USER = "user"
    VARIABLE = "variable"


class Environment(Struct, frozen=True):
    """One environment.

    ``base_url`` is its address, checked and normalised; None for the embedded sandbox, which has another one
    at each start, and where none is set. ``source`` is what decided about the address; a later source
    overrides what the person enters when it is VARIABLE. ``problem`` is a sentence on why the address that
    ``source`` states is not used: the environment has no address then, even if an earlier source states one,
    since the animals of another address would be taken for its own.

    ``plan`` is what the service's limits are taken from; None: it is detected from the answers.
    ``plan_source`` is what decided about it, and ``plan_problem`` a sentence on why the plan that this states
    is not used.
    """

    id: EnvironmentId
    name: str
    base_url: str | None
    source: SettingSource
    problem: str | None = None
    plan: Plan | None = None
    plan_source: SettingSource = SettingSource.NONE
    plan_problem: str | None = None

    @property
    def is_sandbox(self) -> bool:
        """Tell whether it is the embedded sandbox, with animals to practise on."""
        return self.id is EnvironmentId.SANDBOX

    @property
    def place(self) -> tuple[str, str | None]:
        """The id and the address of its animals; the embedded sandbox is one place at any address."""
        return self.id.value, None if self.is_sandbox else self.base_url or ""

    @property
    def has_place(self) -> bool:
        """Tell whether it is known where its animals are."""
        return self.is_sandbox or self.base_url is not None


class Changes(Struct, frozen=True):
    """What a person changed, by environment: addresses (None removes one) and plans (None: detected)."""

    addresses: Mapping[EnvironmentId, str | None] = field(default_factory=dict)
    plans: Mapping[EnvironmentId, Plan | None] = field(default_factory=dict)


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

    Addresses come from IT's file, the person's own file and ``variables`` (those of the process), and plans
    from the two files; later wins. A file that cannot be read is the ``problem`` of every environment that no
    later source decides about.
    """
    files: _Files = (
        (SettingSource.USER, _File(paths.user_environments)),
        (SettingSource.SITE, _File(paths.site_environments)),
    )
    addresses: _Sources = ((SettingSource.VARIABLE, _AddressVariables(variables)), *files)
    sandbox = Environment(EnvironmentId.SANDBOX, _NAMES[EnvironmentId.SANDBOX], None, SettingSource.EMBEDDED)
    return (sandbox, *(_with_plan(_with_address(of, addresses), files) for of in _VARIABLES))


def save_user_environments(paths: Paths, changes: Changes) -> None:
    """Write what was changed of production and staging into the person's own file, all of it or nothing.

    Other tables and keys of the file are kept, comments are not. A file that is no TOML is kept aside.
    Raises UnusableAddressError, and StorageError when the file cannot be read or written.
    """
    changed = [*changes.addresses, *changes.plans]
    if not changed:
        return
    for of in changed:
        if of not in _VARIABLES:
            raise DefectError(f"The environment {of} has nothing that could be set.")
    new: dict[EnvironmentId, dict[str, object]] = {of: {} for of in changed}
    for of, base_url in changes.addresses.items():
        new[of][_ADDRESS] = None if base_url is None else check_base_url(base_url)
    for of, plan in changes.plans.items():
        new[of] |= write_plan(plan)
    content = _content_to_change(paths.user_environments)
    for of, entries in new.items():
        table = content.get(of)
        kept = table if isinstance(table, dict) else {}
        content[of.value] = _without_none({**kept, **entries})
    import tomli_w  # noqa: PLC0415 - writing is rare, and never at the start

    write_whole(paths.user_environments, tomli_w.dumps(content).encode())


class _Source(Protocol):
    """Something that may state addresses."""

    def address(self, of: EnvironmentId) -> str | None:
        """Return the address, checked and normalised. None: nothing is said about it.

        Raises UnusableAddressError when something is said that cannot be used.
        """
        ...


_Sources = tuple[tuple[SettingSource, _Source], ...]
_Files = tuple[tuple[SettingSource, "_File"], ...]


class _AddressVariables:
    """The variables of the process. An empty one says nothing."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self._variables = variables

    def address(self, of: EnvironmentId) -> str | None:
        name = _VARIABLES[of]
        return _checked(self._variables.get(name, ""), f"the variable {name}")


class _File:
    """One environments.toml, read once: ``[production]`` and ``[staging]``, each with its keys."""

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

    def plan(self, of: EnvironmentId) -> StatedPlan | None:
        """Return what is stated of the plan. None: nothing is said about it. Raises UnusablePlanError."""
        if self._problem is not None:
            raise UnusablePlanError(self._problem)
        table = self._content.get(of)
        try:
            # Another shape is already said to be wrong where the address is read.
            return read_plan(table) if isinstance(table, dict) else None
        except UnusablePlanError as exc:
            raise UnusablePlanError(
                f"{exc.message} The plan of {_NAMES[of]} is set in {self._path}; until it is corrected, the "
                "plan is found out from the service's answers."
            ) from exc


def _with_address(of: EnvironmentId, latest_first: _Sources) -> Environment:
    """Return one environment with the address that the latest source with anything to say states."""
    for name, source in latest_first:
        try:
            address = source.address(of)
        except UnusableAddressError as exc:
            return Environment(of, _NAMES[of], None, name, exc.message)
        if address is not None:
            return Environment(of, _NAMES[of], address, name)
    return Environment(of, _NAMES[of], None, SettingSource.NONE)


def _with_plan(environment: Environment, latest_first: _Files) -> Environment:
    """Return ``environment`` with the plan that the latest file with anything to say states."""
    for name, file in latest_first:
        try:
            stated = file.plan(environment.id)
        except UnusablePlanError as exc:
            # A file that cannot be read is said once.
            problem = None if exc.message == environment.problem else exc.message
            return replace(environment, plan_source=name, plan_problem=problem)
        if stated is not None:
            return replace(environment, plan=stated.plan, plan_source=name)
    return environment


def _without_none(entries: Mapping[str, object]) -> dict[str, object]:
    """Return what can be written: TOML has no word for nothing."""
    return {key: value for key, value in entries.items() if value is not None}


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
