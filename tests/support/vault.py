"""A keyring in memory."""

from keyring.backend import KeyringBackend


class Vault(KeyringBackend):
    """Keeps what it is given; ``entries`` are (service, user name) → key."""

    priority = 0

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call] # keyring has no types here
        self.entries: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.entries.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.entries[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        del self.entries[service, username]
