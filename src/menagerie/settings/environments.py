"""The environments: address, plan and shared store of each, and where these come from."""

import logging
import tomllib
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from menagerie.domain.address import check_base_url
from menagerie.domain.cases import AddressCase, PlanCase, SharedAddressCase, StorageCase
from menagerie.domain.errors import (
    DefectError,
    StorageError,
    UnusableAddressError,
    UnusablePlanError,
    UnusableSharedAddressError,
)
from menagerie.domain.facts import Fact, fact
from menagerie.domain.plan import BUSINESS, FREE, PRO, Plan, enterprise
from menagerie.settings.files import keep_aside, reason, write_whole
from menagerie.settings.paths import Paths
from menagerie.system.files import NotOwnError, may_others_write, read_own

_PLAN = "plan"
_PER_MINUTE = "requests_per_minute"
_PER_DAY = "requests_per_day"

# More than any service grants, and small enough to be counted and shown everywhere.
LARGEST_LIMIT = 1_000_000_000

_FIXED = {"free": FREE, "pro": PRO, "business": BUSINESS}
_ENTERPRISE = "enterprise"
# Undoes the plan that an earlier file states.
_DETECTED = "detected"
_NOTHING = ""
_ADDRESS, _SHARED = "base_url", "shared"

# Text that is not UTF-8 or not TOML, and TOML nested too deeply to be meant.
NOT_TOML = (ValueError, RecursionError)

_log = logging.getLogger(__name__)


class StatedPlan(Struct, frozen=True):
    """The plan that is stated; None: it is to be detected from the responses."""

    plan: Plan | None


def read_plan(table: Mapping[str, object]) -> StatedPlan | None:
    """Return the plan that the table of an environment states; None if it states none.

    Raises UnusablePlanError with the case to correct.
    """
    word = table.get(_PLAN, "")
    name = word.strip().lower() if isinstance(word, str) else None
    if name == _ENTERPRISE:
        return StatedPlan(enterprise(_limit(table, _PER_MINUTE), _limit(table, _PER_DAY)))
    if name not in {*_FIXED, _DETECTED, _NOTHING}:
        words = ", ".join(f'"{known}"' for known in (*_FIXED, _ENTERPRISE))
        raise UnusablePlanError(PlanCase.NAME, words=words, detected=_DETECTED)
    for key in (_PER_MINUTE, _PER_DAY):
        if key in table:
            raise UnusablePlanError(PlanCase.LIMITS_OF_FIXED, key=key)
    return None if name == _NOTHING else StatedPlan(_FIXED.get(name))


def write_plan(plan: Plan | None) -> dict[str, object]:
    """Return the entries that state ``plan``; an entry with None is to be removed.

    A ``plan`` of None states that it is detected, even if an earlier file states a plan.
    """
    fixed = {known: word for word, known in _FIXED.items()}
    if plan is None or plan in fixed:
        word = _DETECTED if plan is None else fixed[plan]
        return {_PLAN: word, _PER_MINUTE: None, _PER_DAY: None}
    return {_PLAN: _ENTERPRISE, _PER_MINUTE: plan.per_minute, _PER_DAY: plan.per_day}


def _limit(table: Mapping[str, object], key: str) -> int | None:
    limit = table.get(key)
    if limit is None:
        return None
    # In Python, True is an int.
    if not isinstance(limit, int) or isinstance(limit, bool) or not 1 <= limit <= LARGEST_LIMIT:
        raise UnusablePlanError(PlanCase.LIMIT, key=key, most=LARGEST_LIMIT)
    return limit


class EnvironmentId(StrEnum):
    """The environments, in the order in which they are shown."""

    SANDBOX = "sandbox"
    STAGING = "staging"
    PRODUCTION = "production"


class SettingSource(StrEnum):
    """The source of an address or a plan. Of SITE, USER and VARIABLE, the later one wins."""

    EMBEDDED = "embedded"
    NONE = "none"
    SITE = "site"
    USER = "user"
    VARIABLE = "variable"


class Environment(Struct, frozen=True):
    """One environment.

    ``base_url`` is its address, checked and normalised; None if none is set, and for the embedded sandbox,
    which has a new one at each start. ``source`` is where it comes from; VARIABLE overrides what the user
    enters. ``problem`` says why the address from ``source`` is not used. The environment has no
    address then, even if an earlier source states one: its animals would be mixed with those of another.

    ``plan`` is the plan for the rate limits; None: it is detected from the responses. ``plan_source`` is
    where it comes from, and ``plan_problem`` says why the plan stated there is not used.

    ``shared`` is the address of the store that it shares with other desks, in normal form; None: it shares
    nothing. ``shared_source`` and ``shared_problem`` are as those of the plan.
    """

    id: EnvironmentId
    name: str
    base_url: str | None
    source: SettingSource
    problem: Fact | None = None
    plan: Plan | None = None
    plan_source: SettingSource = SettingSource.NONE
    plan_problem: Fact | None = None
    shared: str | None = None
    shared_source: SettingSource = SettingSource.NONE
    shared_problem: Fact | None = None

    @property
    def is_sandbox(self) -> bool:
        """Whether it is the embedded sandbox, with animals to practise on."""
        return self.id is EnvironmentId.SANDBOX

    @property
    def data_key(self) -> tuple[str, str | None]:
        """The id and the address that identify its data; the sandbox has one at any address."""
        return self.id.value, None if self.is_sandbox else self.base_url or ""

    @property
    def has_address(self) -> bool:
        """Whether its address is known, or it is the sandbox."""
        return self.is_sandbox or self.base_url is not None


class Changes(Struct, frozen=True):
    """What the user changed, by environment.

    None removes an address, of the service or of the shared store; a plan of None is detected.
    """

    addresses: Mapping[EnvironmentId, str | None] = field(default_factory=dict)
    plans: Mapping[EnvironmentId, Plan | None] = field(default_factory=dict)
    shared: Mapping[EnvironmentId, str | None] = field(default_factory=dict)


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

    Addresses come from IT's file, the user's own file and ``variables`` (those of the process), plans and
    shared stores from the two files; the later source wins. A file that cannot be read is the ``problem`` of
    every environment for which no later source decides.
    """
    files = (
        (SettingSource.USER, _File(paths.user_environments)),
        (SettingSource.SITE, _File(paths.site_environments)),
    )
    sandbox = Environment(EnvironmentId.SANDBOX, _NAMES[EnvironmentId.SANDBOX], None, SettingSource.EMBEDDED)
    production, staging = (_with_plan(_with_address(of, files, variables), files) for of in _VARIABLES)
    stated = (production, _apart_from(production, staging))
    return (sandbox, *(_with_shared(environment, files) for environment in stated))


def save_user_environments(paths: Paths, changes: Changes) -> None:
    """Write changes of production and staging into the user's own file, all of them or none.

    Other tables and keys of the file are kept, comments are not. A file that is not TOML is kept aside.
    Raises UnusableAddressError and UnusableSharedAddressError, and StorageError if the file cannot be read
    or written.
    """
    changed = [*changes.addresses, *changes.plans, *changes.shared]
    if not changed:
        return
    for of in changed:
        if of not in _VARIABLES:
            raise DefectError(environment=of)
    new: dict[EnvironmentId, dict[str, object]] = {of: {} for of in changed}
    for of, base_url in changes.addresses.items():
        new[of][_ADDRESS] = None if base_url is None else check_base_url(base_url)
    for of, plan in changes.plans.items():
        new[of] |= write_plan(plan)
    for of, address in changes.shared.items():
        new[of][_SHARED] = None if address is None else _checked_shared(address)
    content = _content_to_change(paths.user_environments)
    for of, entries in new.items():
        table = content.get(of)
        kept = table if isinstance(table, dict) else {}
        content[of.value] = _without_none({**kept, **entries})
    import tomli_w  # noqa: PLC0415 - writing is rare, and never at the start

    write_whole(paths.user_environments, tomli_w.dumps(content).encode())


class _File:
    """One environments.toml, read once: the tables ``[production]`` and ``[staging]``."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._content: dict[str, object] = {}
        self._problem: Fact | None = None
        self._may_others_write = False
        try:
            self._content = read_toml(path)
            self._may_others_write = bool(self._content) and may_others_write(path)
        except NotOwnError:
            self._problem = fact(AddressCase.FILE_OF_OTHERS, path=str(path))
        except OSError as exc:
            self._problem = fact(AddressCase.FILE_UNREADABLE, path=str(path), detail=reason(exc))
        except NOT_TOML as exc:
            self._problem = fact(AddressCase.FILE_UNREADABLE, path=str(path), detail=str(exc))

    def address(self, of: EnvironmentId) -> str | None:
        if self._problem is not None:
            raise UnusableAddressError(self._problem.case, **self._problem.values)
        table = self._content.get(of, {})
        address = table.get(_ADDRESS, "") if isinstance(table, dict) else None
        if not isinstance(address, str):
            raise UnusableAddressError(
                AddressCase.NOT_TEXT, path=str(self._path), environment=of, name=_NAMES[of]
            )
        return _checked(address, path=str(self._path))

    def plan(self, of: EnvironmentId) -> StatedPlan | None:
        """Return the plan that is stated; None if none is. Raises UnusablePlanError."""
        if self._problem is not None:
            raise UnusablePlanError(self._problem.case, **self._problem.values)
        table = self._content.get(of)
        try:
            # Any other type is reported as a problem of the address.
            return read_plan(table) if isinstance(table, dict) else None
        except UnusablePlanError as error:
            error.add(path=str(self._path), name=_NAMES[of])
            raise

    def shared(self, of: EnvironmentId) -> str | None:
        """Return the shared store that is stated; None if none is. Raises UnusableSharedAddressError.

        One that any user can name is not used: without a question, it would get all that desks share.
        """
        if self._problem is not None:
            raise UnusableSharedAddressError(self._problem.case, **self._problem.values)
        table = self._content.get(of)
        # Any other type is reported as a problem of the address.
        address = table.get(_SHARED, "") if isinstance(table, dict) else ""
        place = {"path": str(self._path), "environment": of.value, "name": _NAMES[of]}
        if not isinstance(address, str):
            raise UnusableSharedAddressError(SharedAddressCase.NOT_TEXT, **place)
        if address.strip() and self._may_others_write:
            _log.warning("No shared store is taken from %s: other users may write to it", self._path)
            raise UnusableSharedAddressError(AddressCase.FILE_OF_OTHERS, path=str(self._path))
        try:
            return _checked_shared(address) if address.strip() else None
        except UnusableSharedAddressError as error:
            error.add(**place)
            raise


_Files = tuple[tuple[SettingSource, _File], ...]


def _with_address(of: EnvironmentId, latest_first: _Files, variables: Mapping[str, str]) -> Environment:
    """Return one environment with the address that the latest source states."""
    source = SettingSource.VARIABLE
    try:
        address = _checked(variables.get(_VARIABLES[of], ""), variable=_VARIABLES[of])
        for name, file in latest_first:
            if address is not None:
                break
            source = name
            address = file.address(of)
    except UnusableAddressError as exc:
        return Environment(of, _NAMES[of], None, source, exc.fact)
    return Environment(of, _NAMES[of], address, SettingSource.NONE if address is None else source)


def _apart_from(production: Environment, staging: Environment) -> Environment:
    """Return ``staging`` without the address of ``production``: what is rehearsed must not reach the shop."""
    if staging.base_url is None or staging.base_url != production.base_url:
        return staging
    return replace(staging, base_url=None, problem=fact(AddressCase.SAME, name=production.name))


def _with_plan(environment: Environment, latest_first: _Files) -> Environment:
    """Return ``environment`` with the plan that the latest file states."""
    for name, file in latest_first:
        try:
            stated = file.plan(environment.id)
        except UnusablePlanError as exc:
            # Report an unreadable file once.
            problem = None if exc.fact == environment.problem else exc.fact
            return replace(environment, plan_source=name, plan_problem=problem)
        if stated is not None:
            return replace(environment, plan=stated.plan, plan_source=name)
    return environment


def _with_shared(environment: Environment, latest_first: _Files) -> Environment:
    """Return ``environment`` with the shared store that the latest file states."""
    for name, file in latest_first:
        try:
            stated = file.shared(environment.id)
        except UnusableSharedAddressError as exc:
            # Report an unreadable file once.
            known = {environment.problem, environment.plan_problem}
            return replace(
                environment, shared_source=name, shared_problem=None if exc.fact in known else exc.fact
            )
        if stated is not None:
            return replace(environment, shared=stated, shared_source=name)
    return environment


def _without_none(entries: Mapping[str, object]) -> dict[str, object]:
    """Return the entries without None, which TOML cannot express."""
    return {key: value for key, value in entries.items() if value is not None}


def _checked(text: str, **place: str) -> str | None:
    """Return the address in ``text``; None if it is blank. ``place`` is the variable or path that has it."""
    if not text.strip():
        return None
    try:
        return check_base_url(text.strip())
    except UnusableAddressError as error:
        error.add(**place)
        raise


def _checked_shared(text: str) -> str:
    """Return the address of a shared store in normal form. Raises UnusableSharedAddressError."""
    # Most installations share nothing.
    from menagerie.domain.shared_store import parse_shared_address  # noqa: PLC0415 - see above

    return parse_shared_address(text.strip()).text


def read_toml(path: Path) -> dict[str, object]:
    """Return the content of the file, {} if there is none. Raises OSError and the errors of NOT_TOML."""
    try:
        content = read_own(path, may_be_link=True)
    except FileNotFoundError:
        return {}
    # Editors on Windows put a byte order mark before UTF-8 text.
    text = content.decode("utf-8-sig")
    return tomllib.loads(text.replace("\r\n", "\n").replace("\r", "\n"))


def _content_to_change(path: Path) -> dict[str, object]:
    """Return the content of the file; {} after keeping aside one that is not TOML. Raises StorageError."""
    try:
        return read_toml(path)
    except OSError as exc:
        # Do not overwrite it: it may hold settings.
        raise StorageError(StorageCase.NOT_READ_SO_NOT_CHANGED, path=str(path), detail=reason(exc)) from exc
    except NOT_TOML:
        keep_aside(path)
        return {}
