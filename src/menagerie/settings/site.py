"""What an IT department has set for all users: settings, and where new versions are found."""

import logging
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import replace

from menagerie.domain.address import is_loopback_host
from menagerie.domain.cases import AddressCase, SettingCase
from menagerie.domain.errors import UnusableAddressError
from menagerie.domain.facts import Fact, fact
from menagerie.domain.network import Network, ProxyMode, check_proxy
from menagerie.settings.environments import NOT_TOML, read_toml
from menagerie.settings.preferences import Language, Preferences
from menagerie.system.files import may_others_write

_TABLE = "settings"
# The entries that say how the service is reached.
_WAY = {"proxy", "ca_file"}

_log = logging.getLogger(__name__)
_UPDATES = "updates"


class SiteSettings(Struct, frozen=True):
    """What IT has set, and a person cannot change; None: the person's own setting applies.

    ``problems`` says what is wrong with each entry that cannot be used; the person's own setting applies in
    its place.
    """

    proxy: ProxyMode | None = None
    proxy_address: str = ""
    ca_file: Path | None = None
    language: Language | None = None
    problems: tuple[Fact, ...] = ()


def load_site_settings(path: Path) -> SiteSettings:
    """Return the settings in IT's file ``path``. Never fails.

    A file that cannot be read is reported with the environments. Of a file that any user can write to, the
    way to the service is not taken: a proxy and a certificate of theirs would be enough to read the key.
    """
    try:
        table = read_toml(path).get(_TABLE)
        is_safe = table is None or not may_others_write(path)
    except (OSError, *NOT_TOML):
        return SiteSettings()
    if not is_safe:
        _log.warning("No proxy and no certificates are taken from %s: other users may write to it", path)
    return SiteSettings() if table is None else _read(table, path, is_safe=is_safe)


def chosen_language(preferences: Preferences, site: SiteSettings) -> Language:
    """Return the language that is wanted for the window."""
    return site.language or preferences.language


def network_settings(preferences: Preferences, site: SiteSettings) -> Network:
    """Return how the service is reached, without the proxy's password."""
    own_file = None if preferences.ca_file is None else Path(preferences.ca_file)
    mode, address = preferences.proxy, preferences.proxy_address
    if site.proxy is not None:
        mode, address = site.proxy, site.proxy_address
    if mode is ProxyMode.ADDRESS and not address:
        # Until the person has entered it.
        mode = ProxyMode.SYSTEM
    return Network(mode, address, preferences.proxy_user, ca_file=site.ca_file or own_file)


def _read(table: object, path: Path, *, is_safe: bool) -> SiteSettings:
    result, problems = SiteSettings(), []
    for name, value in table.items() if isinstance(table, dict) else [(_TABLE, table)]:
        try:
            result = _with(result, name, value, is_safe=is_safe)
        except UnusableAddressError as error:
            error.add(path=str(path))
            problems.append(error.fact)
        except ValueError:
            problems.append(fact(SettingCase.UNUSABLE, path=str(path), name=name))
    return replace(result, problems=tuple(problems))


def _with(settings: SiteSettings, name: str, value: object, *, is_safe: bool) -> SiteSettings:
    """Return ``settings`` with one entry of the file. Raises UnusableAddressError and ValueError."""
    if not isinstance(value, str) or not value or (name in _WAY and not is_safe):
        raise ValueError
    match name:
        case "proxy" if value in {ProxyMode.SYSTEM, ProxyMode.NONE}:
            return replace(settings, proxy=ProxyMode(value))
        case "proxy":
            return replace(settings, proxy=ProxyMode.ADDRESS, proxy_address=check_proxy(value))
        case "ca_file":
            return replace(settings, ca_file=Path(value))
        case "language":
            return replace(settings, language=Language(value))
    # A newer version may know more.
    return settings


class UpdateSource(Struct, frozen=True):
    """Where the newest version is stated. At most one of them is set; with neither, none is looked for."""

    file: Path | None = None
    address: str = ""


def load_update_source(site_environments: Path) -> UpdateSource:
    """Return what IT's environments.toml says under ``[updates]``.

    Of a file that any user can write to, nothing is taken: the person is led to what it names.

    Raises OSError, also for a file of another user, the errors of NOT_TOML, and UnusableAddressError.
    """
    table = read_toml(site_environments).get(_UPDATES)
    if not isinstance(table, dict):
        return UpdateSource()
    if may_others_write(site_environments):
        _log.warning(
            "No newer version is looked for as %s says: other users may write to it", site_environments
        )
        return UpdateSource()
    file, address = table.get("file"), table.get("address")
    if isinstance(file, str) and file:
        # Relative to IT's own file.
        return UpdateSource(site_environments.parent / file)
    if isinstance(address, str) and address:
        return UpdateSource(address=_checked(address))
    return UpdateSource()


def _checked(address: str) -> str:
    try:
        parts = urlsplit(address)
    except ValueError:
        # Python's text may repeat a password.
        raise UnusableAddressError(AddressCase.HOST) from None
    host = parts.hostname or ""
    if not host:
        raise UnusableAddressError(AddressCase.HOST)
    if "@" in parts.netloc:
        raise UnusableAddressError(AddressCase.SIGN, sign="@")
    if parts.scheme != "https" and not (parts.scheme == "http" and is_loopback_host(host)):
        raise UnusableAddressError(AddressCase.NOT_SECURE)
    return address
