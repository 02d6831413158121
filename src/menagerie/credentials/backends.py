"""Tells which of the keyring library's back ends keep a key safely."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

# The operating systems' own. All others are refused: they write plain text into a file, keep nothing, or
# come from a package that nobody here has looked at.
_SAFE_MODULES = frozenset(
    {
        "keyring.backends.SecretService",
        "keyring.backends.libsecret",
        "keyring.backends.kwallet",
        "keyring.backends.macOS",
        "keyring.backends.Windows",
    }
)


def find_safe_backend() -> "KeyringBackend | None":
    """Return the operating system's keyring, or None where this session has none. May block for long.

    What the person has configured for the keyring library counts: a keyring that is switched off there stays
    off here.
    """
    import keyring  # noqa: PLC0415 - takes long, and is not needed before the first paint

    return safe_backend(keyring.get_keyring())


def safe_backend(chosen: "KeyringBackend") -> "KeyringBackend | None":
    """Return ``chosen`` if it keeps a key safely; of a chain, the first that does; else None."""
    from keyring.backends.chainer import ChainerBackend  # noqa: PLC0415 - as above

    candidates = chosen.backends if isinstance(chosen, ChainerBackend) else [chosen]
    return next((backend for backend in candidates if type(backend).__module__ in _SAFE_MODULES), None)
