"""Tries whether a shared store can be used, step by step, for a person who sets it up."""

import asyncio
import socket
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from menagerie.domain.cases import SharedCase
from menagerie.domain.facts import Fact, Value, fact
from menagerie.domain.secret import Password
from menagerie.domain.shared_store import SharedAddress, TlsMode, Trial, TrialStep
from menagerie.shared.library import has_library
from menagerie.system.network import is_kept_from_network

if TYPE_CHECKING:
    # Importing psycopg takes 0.1 s and more: only the thread does.
    from menagerie.shared.link import Link

# Called on the event loop with the trial so far.
Report: TypeAlias = Callable[[Trial], None]

# Seconds for reaching the server before anything is said to it, and for each statement.
_REACH_SECONDS, _STATEMENT_SECONDS = 5.0, 5.0
# What failed, by what libpq or the server said. All else is the connection.
_STEPS: Mapping[object, TrialStep] = {
    SharedCase.HOST_UNKNOWN: TrialStep.NAME,
    SharedCase.CERTIFICATE: TrialStep.SECURITY,
    SharedCase.CERTIFICATE_EXPIRED: TrialStep.SECURITY,
    SharedCase.CERTIFICATE_ISSUER: TrialStep.SECURITY,
    SharedCase.CERTIFICATE_HOST: TrialStep.SECURITY,
    SharedCase.NOT_SECURE: TrialStep.SECURITY,
    SharedCase.PASSWORD_WRONG: TrialStep.LOGIN,
    SharedCase.PASSWORD_MISSING: TrialStep.LOGIN,
    SharedCase.LOGIN_REFUSED: TrialStep.LOGIN,
    SharedCase.DATABASE_UNKNOWN: TrialStep.LOGIN,
}
# With these, a connection that is not encrypted is refused.
_ENCRYPTED = {TlsMode.REQUIRE, TlsMode.VERIFY_CA, TlsMode.VERIFY_FULL}


async def try_out(address: SharedAddress, password: Password | None, report: Report) -> Trial:
    """Try every step at ``address``, report after each of them, and return the whole.

    It raises nothing and writes nothing. Without a password, libpq looks for one. A caller that is cancelled
    need not wait: the thread ends by itself, and reports nothing more.
    """
    run = _Run(address, password, report)
    # A daemon thread: others are joined at exit, and this one may be held by the network.
    threading.Thread(target=run.live, name="shared store trial", daemon=True).start()
    try:
        return await run.ended
    finally:
        run.give_up()


class _Run:
    """One trial. What begins with an underscore is done on its thread."""

    def __init__(self, address: SharedAddress, password: Password | None, report: Report) -> None:
        self._address = address
        self._password = password
        self._report: Report | None = report
        self._loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[Trial] = self._loop.create_future()
        self._trial = Trial()

    @property
    def is_given_up(self) -> bool:
        """Whether nothing more is to be reported."""
        return self._report is None

    def give_up(self) -> None:
        """Report nothing more; on the event loop. What the thread keeps must not refer to the window."""
        self._report = None

    def live(self) -> None:
        """Take all steps, on the thread."""
        if has_library():
            self._take_steps()
        else:
            self._fail(TrialStep.CONNECTION, fact(SharedCase.LIBRARY))
        self._tell(self._end, replace(self._trial, is_over=True))

    def _take_steps(self) -> None:
        from menagerie.shared.troubles import trouble_of  # noqa: PLC0415 - imports psycopg, here on the thread

        try:
            if self._reach():
                self._use()
        except Exception as error:  # noqa: BLE001 - converted
            self._fail(self._next_step(), trouble_of(error, self._address))

    def _reach(self) -> bool:
        """Find the host and the port. Return whether they are there."""
        address = self._address
        values: dict[str, Value] = {
            "host": address.host,
            "port": address.port,
            "user": address.user,
            "database": address.database,
        }
        if address.host.startswith("/"):
            # A folder has no name to be found, and libpq knows the name of the socket in it.
            self._pass(TrialStep.NAME)
            return True
        try:
            socket.getaddrinfo(address.host, None)
        except OSError:
            self._fail(TrialStep.NAME, fact(SharedCase.HOST_UNKNOWN, **values))
            return False
        self._pass(TrialStep.NAME)
        try:
            socket.create_connection((address.host, address.port), _REACH_SECONDS).close()
        except ConnectionRefusedError:
            self._fail(TrialStep.CONNECTION, fact(SharedCase.REFUSED, **values))
            return False
        except OSError as error:
            is_kept = is_kept_from_network(error)
            case = SharedCase.LOCAL_NETWORK if is_kept else SharedCase.UNREACHABLE
            self._fail(TrialStep.CONNECTION, fact(case, **values))
            return False
        self._pass(TrialStep.CONNECTION)
        return True

    def _use(self) -> None:
        """Log in, and look at the schema."""
        if self.is_given_up:
            return
        from menagerie.shared.link import Link  # noqa: PLC0415 - imports psycopg, here on the thread
        from menagerie.shared.troubles import trouble_of  # noqa: PLC0415 - the same

        try:
            link = Link(self._address, self._password, "trial")
        except Exception as error:  # noqa: BLE001 - converted
            trouble = trouble_of(error, self._address)
            self._fail_login(_STEPS.get(trouble.case, TrialStep.CONNECTION), trouble)
            return
        try:
            self._look(link)
        finally:
            link.close()

    def _look(self, link: "Link") -> None:
        from menagerie.shared.schema import check_version, check_writing  # noqa: PLC0415 - as above

        is_encrypted = bool(link.connection.pgconn.ssl_in_use)
        self._trial = replace(self._trial, is_encrypted=is_encrypted)
        # A unix socket was not tried before.
        secure = (TrialStep.SECURITY,) if is_encrypted else ()
        self._pass(TrialStep.CONNECTION, *secure, TrialStep.LOGIN)
        about = link.do(check_version, _STATEMENT_SECONDS)
        self._trial = replace(self._trial, version=about.version)
        self._pass(TrialStep.SCHEMA)
        link.do(check_writing, _STATEMENT_SECONDS)
        self._pass(TrialStep.WRITING)

    def _fail_login(self, step: TrialStep, trouble: Fact) -> None:
        """Note a failure while connecting; what must have come before has passed."""
        if step is TrialStep.LOGIN:
            secure = (TrialStep.SECURITY,) if self._address.tls in _ENCRYPTED else ()
            if secure:
                self._trial = replace(self._trial, is_encrypted=True)
            self._pass(TrialStep.CONNECTION, *secure)
        elif step is TrialStep.CONNECTION:
            # It was reached, and said something else than expected.
            passed = tuple(one for one in self._trial.passed if one is not TrialStep.CONNECTION)
            self._trial = replace(self._trial, passed=passed)
        self._fail(step, trouble)

    def _next_step(self) -> TrialStep:
        return TrialStep.WRITING if TrialStep.SCHEMA in self._trial.passed else TrialStep.SCHEMA

    def _pass(self, *steps: TrialStep) -> None:
        new = tuple(step for step in steps if step not in self._trial.passed)
        self._trial = replace(self._trial, passed=self._trial.passed + new)
        self._tell(self._say, self._trial)

    def _fail(self, step: TrialStep, trouble: Fact) -> None:
        self._trial = replace(self._trial, failed=step, trouble=trouble)

    def _tell(self, callback: Callable[[Trial], None], trial: Trial) -> None:
        # In a loop that was closed meanwhile, nothing waits.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(callback, trial)

    # On the event loop.

    def _say(self, trial: Trial) -> None:
        if self._report is not None:
            self._report(trial)

    def _end(self, trial: Trial) -> None:
        if not self.ended.done():
            self.ended.set_result(trial)
