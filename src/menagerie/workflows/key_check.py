"""Tests a key: after the service is reached and trusted, one request says whether it takes the key."""

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from menagerie.domain.errors import (
    AnswerError,
    CertificateError,
    MenagerieError,
    NoAnswerError,
    NotConnectedError,
    UnexpectedAnswerError,
)
from menagerie.domain.plan import Quota
from menagerie.domain.secret import ApiKey
from menagerie.settings.environments import Environment
from menagerie.workflows.session import Session, SessionOpener

if TYPE_CHECKING:
    from menagerie.service.client import RouteCheck

_OK = 200


class Step(StrEnum):
    """The steps of the test, in order."""

    REACH = "reach"
    TRUST = "trust"
    KEY = "key"
    LIST = "list"


class KeyCheck(Struct, frozen=True):
    """How far a test has come: the steps that passed, the one that failed, and with which error.

    ``running`` is the step that is tested now; None: the test is over. A step in none of them was not tested:
    those after a failed one, and the secure connection of an address without TLS. The key fails with any
    error of the response; only KeyRefusedError is a verdict on it.
    """

    passed: tuple[Step, ...] = ()
    quota: Quota = Quota()
    failed: Step | None = None
    error: MenagerieError | None = None
    running: Step | None = None


async def check_key(
    opener: SessionOpener,
    environment: Environment,
    key: ApiKey,
    tell: Callable[[KeyCheck], None] = lambda _check: None,
) -> KeyCheck:
    """Connect without the key, send one governed request with it, and return which steps passed.

    ``tell`` is called at each step with how far the test has come. Raises WaitingError when the governor
    sends nothing: that says nothing about the key. Every other failure is part of the result.
    """
    tell(KeyCheck(running=Step.REACH))
    session = await opener.open_with_key(environment, key)
    try:
        check = _connected(await session.store.check_route())
        if check.error is not None:
            return check
        tell(replace(check, running=Step.KEY))
        return await _with_key(session, check)
    finally:
        await session.close()


def _connected(route: "RouteCheck") -> KeyCheck:
    from menagerie.service.client import RouteStep  # noqa: PLC0415 - brings httpx, and is there by now

    steps = {RouteStep.PROXY: Step.REACH, RouteStep.REACH: Step.REACH, RouteStep.TRUST: Step.TRUST}
    passed = tuple(steps[step] for step in route.passed if step is not RouteStep.PROXY)
    failed = None if route.failed is None else steps[route.failed]
    return KeyCheck(passed, failed=failed, error=route.error)


async def _with_key(session: Session, connected: KeyCheck) -> KeyCheck:
    passed = connected.passed
    try:
        # The person asks for this test, so a key that was refused before may be tried once more.
        await session.store.list_animals(limit=1, deliberate=True)
    except CertificateError as error:
        return KeyCheck((Step.REACH,), failed=Step.TRUST, error=error)
    except NotConnectedError as error:
        return KeyCheck(failed=Step.REACH, error=error)
    except (NoAnswerError, AnswerError) as error:
        # The connection was made; what failed is the response.
        quota = session.governor.quota
        if isinstance(error, UnexpectedAnswerError) and error.status == _OK:
            return KeyCheck((*passed, Step.KEY), quota, Step.LIST, error)
        return KeyCheck(passed, quota, Step.KEY, error)
    return KeyCheck((*passed, Step.KEY, Step.LIST), session.governor.quota)
