"""Keeps the API keys in the operating system's keyring or, if there is none, for this run only."""

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from menagerie.credentials.one_at_a_time import OneAtATime
from menagerie.credentials.safe_keyring import SafeKeyring, Written, find_safe_backend
from menagerie.domain.api_key import ApiKey
from menagerie.domain.clock import Clock, SystemClock
from menagerie.domain.errors import KeyringError, UnusableKeyError

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

T = TypeVar("T")

# The keyring may ask for its own password first. This is long enough to type it, and short enough that the
# window does not seem dead if the prompt is hidden. After a late answer, the next call finds it open.
TIME_LIMIT_SECONDS = 30.0

_NO_ANSWER = "The keyring did not answer in time."
_AFTER_LOAD = "A key in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again."
_AFTER_SAVE = (
    "The key is kept until Menagerie is closed, and in no file. "
    "To keep it longer, check that the keyring is unlocked, then save it again."
)
_AFTER_FORGET = (
    "The key may still be in it. Check that the keyring is unlocked and try again, "
    "or delete the entry “Menagerie” in the keyring's own window."
)
_UNUSABLE = "Nothing was sent. Enter the key again: saving it replaces what is stored."
_WHY_THIS_RUN = {
    Written.NO_KEYRING: (
        "This session offers no keyring that keeps a key safely (on Linux that is GNOME Keyring or KWallet). "
        "The key is kept until Menagerie is closed, and in no file."
    ),
    Written.NOT_KEPT: (
        "The keyring accepted the key but did not keep it. "
        "The key is kept until Menagerie is closed, and in no file."
    ),
}


class Kept(StrEnum):
    """How long a saved key is kept."""

    KEYRING = "keyring"
    THIS_RUN = "this run"


class KeyStore:
    """The API keys, one for each base address: a key is sent only to the address it was entered for.

    ``base_url`` is the address as ``check_base_url`` returns it. ``backend`` returns the keyring library's
    back end to use (None: there is no safe one); by default, that of the operating system. Each call may take
    ``time_limit`` seconds, and calls run one after the other.

    ``why_this_run`` says why the last saved key is kept for this run only; None: it is in the keyring.
    """

    def __init__(
        self,
        backend: "Callable[[], KeyringBackend | None] | None" = None,
        *,
        time_limit: float = TIME_LIMIT_SECONDS,
        clock: Clock | None = None,
    ) -> None:
        self._keyring = SafeKeyring(backend or find_safe_backend)
        self._calls = OneAtATime(time_limit, clock or SystemClock())
        self._kept_this_run: dict[str, ApiKey] = {}
        self.why_this_run: str | None = None

    async def load(self, base_url: str) -> ApiKey | None:
        """Return the key for ``base_url``, or None.

        Raises KeyringError if the keyring is locked, fails, does not answer in time, or holds something that
        cannot be a key.
        """
        kept = self._kept_this_run.get(base_url)
        if kept is not None:
            return kept
        stored = await self._call(partial(self._keyring.read, base_url), _AFTER_LOAD)
        if stored is None:
            return None
        try:
            return ApiKey(stored)
        except UnusableKeyError as exc:
            raise KeyringError(_UNUSABLE, title="What the keyring holds is not a usable key") from exc

    async def save(self, base_url: str, key: ApiKey) -> Kept:
        """Keep ``key`` for ``base_url``, and return how long it is kept.

        A missing, locked, failing or blocked keyring raises nothing: the user continues with the key, and
        ``why_this_run`` says why it is not kept longer.
        """
        try:
            written = await self._call(partial(self._keyring.write, base_url, key), _AFTER_SAVE)
        except KeyringError as error:
            self.why_this_run = error.message
        else:
            self.why_this_run = _WHY_THIS_RUN.get(written)
        if self.why_this_run is None:
            self._kept_this_run.pop(base_url, None)
            return Kept.KEYRING
        self._kept_this_run[base_url] = key
        return Kept.THIS_RUN

    async def forget(self, base_url: str) -> None:
        """Delete the key for ``base_url``, in the keyring and in this run.

        Raises KeyringError if the keyring may still hold it.
        """
        self._kept_this_run.pop(base_url, None)
        await self._call(partial(self._keyring.delete, base_url), _AFTER_FORGET)

    async def _call(self, work: Callable[[], T], advice: str) -> T:
        """Run one call of the keyring. The message of a failure ends with ``advice``."""
        try:
            return await self._calls.run(work)
        except TimeoutError as exc:
            raise KeyringError(f"{_NO_ANSWER} {advice}") from exc
        except KeyringError as exc:
            raise KeyringError(f"{exc.message} {advice}") from exc
