"""Looks into the session's keyring from outside, through the Secret Service."""

from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, Proxy, open_dbus_connection
from secretstorage import get_default_collection
from secretstorage.exceptions import SecretStorageException

_BUS_NAME = "org.freedesktop.secrets"
# Where the application says that its keys are; the keyring library finds entries by these attributes.
_SERVICE, _USER = "service", "username"
_SERVICE_NAME = "Menagerie"


class Keyring:
    """The keys of the application by base address. ``bus_address`` is set once there is a bus."""

    def __init__(self) -> None:
        self.bus_address = ""

    def is_open(self) -> bool:
        """Tell whether the keyring is there and unlocked."""
        with self._connect() as connection:
            # Asked before anything else: speaking to a service that is not there yet would start another.
            (is_there,) = Proxy(message_bus, connection).NameHasOwner(_BUS_NAME)
            if not is_there:
                return False
            try:
                return not get_default_collection(connection).is_locked()
            except SecretStorageException:
                return False  # it has not opened its collections yet

    def keep(self, base_url: str, key: str) -> None:
        """Keep a key, as the application would have done in an earlier run."""
        with self._connect() as connection:
            get_default_collection(connection).create_item(
                "Menagerie", {_SERVICE: _SERVICE_NAME, _USER: base_url}, key.encode(), replace=True
            )

    def kept(self) -> dict[str, str]:
        """Return all keys, by base address."""
        with self._connect() as connection:
            found = get_default_collection(connection).search_items({_SERVICE: _SERVICE_NAME})
            return {item.get_attributes()[_USER]: item.get_secret().decode() for item in found}

    def _connect(self) -> DBusConnection:
        return open_dbus_connection(self.bus_address)
