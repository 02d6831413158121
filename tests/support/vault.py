"""A keyring in memory."""

from keyring.backend import KeyringBackend
from keyring.errors import KeyringLocked


class Vault(KeyringBackend):
    """Keeps what it is given; ``entries`` are (service, user name) → key. Locked, it gives out none."""

    priority = 0

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call] # keyring has no types here
        self.entries: dict[tuple[str, str], str] = {}
        self.is_locked = False

    def get_password(self, service: str, username: str) -> str | None:
        if self.is_locked:
            raise KeyringLocked
        return self.entries.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.entries[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        del self.entries[service, username]
