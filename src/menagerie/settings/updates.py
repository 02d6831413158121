"""Where IT says which version is newest: a file that it deploys, or an address."""

import tomllib
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from menagerie.domain.address import is_loopback_host
from menagerie.domain.cases import AddressCase
from menagerie.domain.errors import UnusableAddressError

_TABLE = "updates"


class UpdateSource(Struct, frozen=True):
    """Where the newest version is told. At most one of the two is set; with neither, nothing is looked at."""

    file: Path | None = None
    address: str = ""


def load_update_source(site_environments: Path) -> UpdateSource:
    """Return what IT's environments.toml says under ``[updates]``.

    Raises OSError, ValueError for a file that is not TOML, and UnusableAddressError.
    """
    try:
        content = tomllib.loads(site_environments.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        return UpdateSource()
    table = content.get(_TABLE, {})
    if not isinstance(table, dict):
        return UpdateSource()
    file, address = table.get("file"), table.get("address")
    if isinstance(file, str) and file:
        # Relative to IT's own file.
        return UpdateSource(site_environments.parent / file)
    if isinstance(address, str) and address:
        return UpdateSource(address=_checked(address))
    return UpdateSource()


def _checked(address: str) -> str:
    parts = urlsplit(address)
    host = parts.hostname or ""
    if not host:
        raise UnusableAddressError(AddressCase.HOST)
    if "@" in parts.netloc:
        raise UnusableAddressError(AddressCase.USER_NAME)
    if parts.scheme != "https" and not (parts.scheme == "http" and is_loopback_host(host)):
        raise UnusableAddressError(AddressCase.NOT_SECURE)
    return address
