"""Keeps API keys and passwords in the operating system's keyring or, if there is none, for this run only."""

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

from menagerie.domain.cases import KeyringAttempt, KeyringCase
from menagerie.domain.clock import Clock, SystemClock
from menagerie.domain.errors import InputError, KeyringError
from menagerie.domain.facts import Fact, fact
from menagerie.domain.secret import ApiKey, Password, Secret

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend
import asyncio
import threading
from typing import Any

from menagerie.storage.own_thread import Call

T = TypeVar("T")
S = TypeVar("S", bound=Secret)

# The keyring may ask for its own password first. This is long enough to type it, and short enough that the
# window does not seem dead if the prompt is hidden. After a late answer, the next call finds it open.
TIME_LIMIT_SECONDS = 30.0


SERVICE_NAME = "Menagerie"
# Passwords have names of their own, so that none is ever taken for a key.
PROXY_SERVICE_NAME = "Menagerie proxy"
SHARED_SERVICE_NAME = "Menagerie shared store"

# Windows takes 2560 bytes, and the keyring library hands them over as UTF-16.
_WINDOWS_LIMIT_CHARACTERS = 2560 // 2

# The back ends of the operating systems. All others are refused: they write plain text into a file, keep
# nothing, or come from an unknown package.
_SAFE_MODULES = frozenset(
    {
        "keyring.backends.SecretService",
        "keyring.backends.libsecret",
        "keyring.backends.kwallet",
        "keyring.backends.macOS",
        "keyring.backends.Windows",
    }
)

_log = logging.getLogger(__name__)

# Time limits after which a call that was abandoned will never return: the keyring ended while it asked the
# person for its password, and nothing says so.
_LOST_AFTER = 10


def find_safe_backend() -> "KeyringBackend | None":
    """Return the operating system's keyring, or None if this session has none. May block for long.

    The user's configuration of the keyring library applies: a keyring switched off there is not used.
    """
    import keyring  # noqa: PLC0415 - slow to import, and not needed before the first paint

    return safe_backend(keyring.get_keyring())


def safe_backend(chosen: "KeyringBackend") -> "KeyringBackend | None":
    """Return ``chosen`` if it keeps a key safely; of a chain, the first that does; otherwise None."""
    from keyring.backends.chainer import ChainerBackend  # noqa: PLC0415 - as above

    candidates = chosen.backends if isinstance(chosen, ChainerBackend) else [chosen]
    return next((backend for backend in candidates if type(backend).__module__ in _SAFE_MODULES), None)


class Written(StrEnum):
    """The result of writing a key."""

    KEPT = "kept"
    NO_KEYRING = "no keyring"
    NOT_KEPT = "not kept"


class SafeKeyring:
    """The keyring, with blocking calls: each may take until the user answers a prompt.

    ``find_backend`` returns the keyring library's back end to use, or None if there is no safe one. Every
    failure is a KeyringError that says only what happened.
    """

    def __init__(
        self, find_backend: "Callable[[], KeyringBackend | None]", service_name: str = SERVICE_NAME
    ) -> None:
        self._find_backend = find_backend
        self._service_name = service_name

    def read(self, base_url: str) -> str | None:
        """Return the unchecked key for ``base_url``; None if there is none."""

        def read() -> str | None:
            backend = self._find_backend()
            return None if backend is None else backend.get_password(self._service_name, base_url)

        return _converted(read)

    def write(self, base_url: str, key: Secret) -> Written:
        """Store ``key`` for ``base_url`` in place of the previous one."""

        def write() -> Written:
            backend = self._find_backend()
            if backend is None:
                return Written.NO_KEYRING
            backend.set_password(self._service_name, base_url, key.reveal())
            # Some back ends report success and keep nothing.
            is_kept = backend.get_password(self._service_name, base_url) == key.reveal()
            return Written.KEPT if is_kept else Written.NOT_KEPT

        return _converted(write, length=len(key.reveal()))

    def delete(self, base_url: str) -> None:
        """Delete the key for ``base_url``, if there is one."""

        def delete() -> bool:
            backend = self._find_backend()
            # Read first: back ends fail in the same way if there is no key and if it cannot be deleted.
            if backend is None or backend.get_password(self._service_name, base_url) is None:
                return True
            backend.delete_password(self._service_name, base_url)
            return backend.get_password(self._service_name, base_url) is None

        if not _converted(delete):
            raise KeyringError(KeyringCase.NOT_DELETED)


def _converted(work: Callable[[], T], *, length: int = 0) -> T:
    """Return what ``work`` returns; raise a KeyringError for any error of the keyring.

    ``length`` is that of the key to write, in characters.
    """
    try:
        return work()
    except Exception as exc:  # noqa: BLE001 - the back ends raise what D-Bus, GLib, ctypes and Windows raise
        kinds = {kind.__name__ for kind in type(exc).__mro__}
        kind = type(exc).__qualname__
    # Raised outside the handler, so that the foreign error is not the context of ours: its arguments can hold
    # the key. Only its type is kept.
    _log.warning("The keyring failed with %s", kind)
    raise _error(kind, kinds, length)


def _error(kind: str, kinds: set[str], length: int) -> KeyringError:
    """Return the error to raise. ``kinds`` are the names of the foreign error's class and its bases."""
    if kinds & {"KeyringLocked", "LockedException", "PromptDismissedException"}:
        return KeyringError(KeyringCase.LOCKED)
    if length > _WINDOWS_LIMIT_CHARACTERS:
        return KeyringError(KeyringCase.KEY_TOO_LONG, length=length)
    return KeyringError(KeyringCase.FAILED, kind=kind)


class OneAtATime:
    """Runs blocking calls in threads of their own, never two at once unless one is lost.

    A call has ``time_limit`` seconds. After that, it is abandoned, and every further call fails at once until
    it returns or is lost: threads do not pile up behind it. ``storage.OwnThread`` is for work that always
    ends.
    """

    def __init__(self, time_limit: float, clock: Clock) -> None:
        self._time_limit = time_limit
        self._clock = clock
        self._turn = asyncio.Lock()
        self._newest: asyncio.Future[Any] | None = None
        self._thread = threading.current_thread()
        self._deadline = 0.0

    async def run(self, work: Callable[[], T]) -> T:
        """Return what ``work`` returns, or raise what it raises.

        Raises TimeoutError if it, or the call before it, does not return within the time limit, and
        RuntimeError if no thread can be started. Cancelling does not stop a call that has begun; the next one
        waits for it.
        """
        async with self._turn:
            await self._wait_for_newest()
            future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            # A daemon thread: others are joined at exit, so that a blocked one would block the shutdown.
            thread = threading.Thread(target=Call(work, future).perform, name="keyring", daemon=True)
            thread.start()
            # Only now: where the system lets no thread start, the next call must not wait for this one.
            self._newest, self._thread = future, thread
            self._deadline = self._clock.monotonic() + self._time_limit
            await self._wait_for_newest()
            self._newest = None
        try:
            return future.result()
        finally:
            # Its error refers to this frame.
            del future

    async def _wait_for_newest(self) -> None:
        """Wait for the newest call; raise TimeoutError at its deadline."""
        if self._newest is None or self._newest.done():
            return
        left = self._deadline - self._clock.monotonic()
        if left <= 0:
            # The loop may not have heard yet of a call that has ended.
            if self._thread.is_alive() and left > -_LOST_AFTER * self._time_limit:
                raise TimeoutError
            return
        limit = asyncio.ensure_future(self._clock.sleep(left))
        try:
            await asyncio.wait({self._newest, limit}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            limit.cancel()
            await asyncio.gather(limit, return_exceptions=True)
        if not self._newest.done():
            raise TimeoutError


_WHY_THIS_RUN = {
    Written.NO_KEYRING: KeyringCase.NONE_SAFE,
    Written.NOT_KEPT: KeyringCase.NOT_KEPT,
}


class Kept(StrEnum):
    """How long a saved key is kept."""

    KEYRING = "keyring"
    THIS_RUN = "this run"


class SecretStore(Generic[S]):
    """Secrets of one kind, one for each address: a secret is sent only to the address it was entered for.

    ``base_url`` is the address in normal form. ``backend`` returns the keyring library's back end to use
    (None: there is no safe one). ``make`` makes a secret of its text, or raises InputError.

    ``why_this_run`` says why the last saved secret is kept for this run only; None: it is in the keyring.
    """

    def __init__(
        self,
        make: Callable[[str], S],
        backend: "Callable[[], KeyringBackend | None]",
        calls: OneAtATime,
        service_name: str,
    ) -> None:
        self._make = make
        self._backend = backend
        self._keyring = SafeKeyring(backend, service_name)
        # What an error about a password has: it is no key, and a person looks for it under another name.
        self._of_password = {} if service_name == SERVICE_NAME else {"entry": service_name}
        # One keyring answers one call at a time.
        self._calls = calls
        self._kept_this_run: dict[str, S] = {}
        self.why_this_run: Fact | None = None

    async def load(self, base_url: str) -> S | None:
        """Return the key for ``base_url``, or None.

        Raises KeyringError if the keyring is locked, fails, does not answer in time, or holds something that
        cannot be a key.
        """
        kept = self._kept_this_run.get(base_url)
        if kept is not None:
            return kept
        stored = await self._call(partial(self._keyring.read, base_url), KeyringAttempt.LOAD)
        if stored is None:
            return None
        try:
            return self._make(stored)
        except InputError as exc:
            raise KeyringError(KeyringCase.KEY_UNUSABLE, **self._of_password) from exc

    def is_of_this_run(self, base_url: str) -> bool:
        """Return whether the key for ``base_url`` is in no keyring, and kept until the application ends."""
        return base_url in self._kept_this_run

    async def save(self, base_url: str, key: S) -> Kept:
        """Keep ``key`` for ``base_url``, and return how long it is kept.

        A missing, locked, failing or blocked keyring raises nothing: the user continues with the key, and
        ``why_this_run`` says why it is not kept longer.
        """
        try:
            written = await self._call(partial(self._keyring.write, base_url, key), KeyringAttempt.SAVE)
        except KeyringError as error:
            self.why_this_run = error.fact
        else:
            case = _WHY_THIS_RUN.get(written)
            self.why_this_run = None if case is None else fact(case, **self._of_password)
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
        await self._call(partial(self._keyring.delete, base_url), KeyringAttempt.FORGET)

    async def _call(self, work: Callable[[], T], attempt: KeyringAttempt) -> T:
        """Run one call of the keyring. A failure says what was attempted."""
        try:
            return await self._calls.run(work)
        except TimeoutError as exc:
            raise KeyringError(KeyringCase.NO_ANSWER, attempt=attempt, **self._of_password) from exc
        except KeyringError as error:
            error.add(attempt=attempt, **self._of_password)
            raise


class KeyStore(SecretStore[ApiKey]):
    """The API keys, each for a base address as ``check_base_url`` returns it.

    ``backend`` is by default that of the operating system. Each call may take ``time_limit`` seconds, and
    calls run one after the other.
    """

    def __init__(
        self,
        backend: "Callable[[], KeyringBackend | None] | None" = None,
        *,
        time_limit: float = TIME_LIMIT_SECONDS,
        clock: Clock | None = None,
    ) -> None:
        calls = OneAtATime(time_limit, clock or SystemClock())
        super().__init__(ApiKey, backend or find_safe_backend, calls, SERVICE_NAME)

    def of_proxies(self) -> SecretStore[ApiKey]:
        """Return a store for the passwords of proxies in the same keyring."""
        return SecretStore(ApiKey, self._backend, self._calls, PROXY_SERVICE_NAME)

    def of_shared_stores(self) -> SecretStore[Password]:
        """Return a store for the passwords of shared stores, each for a ``SharedAddress.origin``."""
        return SecretStore(Password, self._backend, self._calls, SHARED_SERVICE_NAME)
