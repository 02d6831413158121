"""Where IT says which version is newest: a file that it deploys, or an address."""

import logging
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from menagerie.domain.address import is_loopback_host
from menagerie.domain.cases import AddressCase
from menagerie.domain.errors import UnusableAddressError
from menagerie.settings.environments import read_toml
from menagerie.system.files import may_others_write

_TABLE = "updates"

_log = logging.getLogger(__name__)


class UpdateSource(Struct, frozen=True):
    """Where the newest version is told. At most one of the two is set; with neither, nothing is looked at."""

    file: Path | None = None
    address: str = ""


def load_update_source(site_environments: Path) -> UpdateSource:
    """Return what IT's environments.toml says under ``[updates]``.

    Of a file that any user can write to, nothing is taken: the person is led to what it names.

    Raises OSError, also for a file of another user, the errors of NOT_TOML, and UnusableAddressError.
    """
    table = read_toml(site_environments).get(_TABLE)
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
