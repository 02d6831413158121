"""Tests a key with one request: the service is reached, trusted, accepts the key and says what is left."""

from enum import StrEnum

from msgspec import Struct

from menagerie.domain.api_key import ApiKey
from menagerie.domain.errors import (
    AnswerError,
    CertificateError,
    MenagerieError,
    NoAnswerError,
    NotConnectedError,
)
from menagerie.domain.quota import Quota
from menagerie.settings.environments import Environment
from menagerie.workflows.session import SessionOpener


class Step(StrEnum):
    """The steps of the test, in order."""

    REACH = "reach"
    TRUST = "trust"
    KEY = "key"
    QUOTA = "quota"


class KeyCheck(Struct, frozen=True):
    """The result of a test: the steps that passed, the one that failed, and with which error.

    A step in neither was not tested: those after the failed one, the secure connection of an address without
    TLS, and a quota that the service does not state. The key fails with any error of the response; only
    KeyRefusedError is a verdict on it.
    """

    passed: tuple[Step, ...]
    quota: Quota
    failed: Step | None = None
    error: MenagerieError | None = None


async def check_key(opener: SessionOpener, environment: Environment, key: ApiKey) -> KeyCheck:
    """Send one governed request with ``key`` and return which steps passed.

    Raises WaitingError when the governor sends nothing: that says nothing about the key. Every other failure
    is part of the result.
    """
    session = await opener.open_with_key(environment, key)
    # Without TLS, which only this computer's own addresses may do, nothing proves who answers.
    connected = (Step.REACH, Step.TRUST) if session.base_url.startswith("https:") else (Step.REACH,)
    try:
        # The person asks for this test, so a key that was refused before may be tried once more.
        await session.store.list_animals(limit=1, deliberate=True)
    except CertificateError as error:
        return KeyCheck((Step.REACH,), Quota(), Step.TRUST, error)
    except NotConnectedError as error:
        return KeyCheck((), Quota(), Step.REACH, error)
    except (NoAnswerError, AnswerError) as error:
        # The connection was made; what failed is the response.
        return KeyCheck(connected, session.governor.quota, Step.KEY, error)
    finally:
        await session.close()
    quota = session.governor.quota
    passed = (*connected, Step.KEY)
    return KeyCheck((*passed, Step.QUOTA) if quota.is_known else passed, quota)
