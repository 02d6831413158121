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
    """The result of a test: the steps that passed, and the error that ended it (None: all passed)."""

    passed: tuple[Step, ...]
    quota: Quota
    error: MenagerieError | None = None


async def check_key(opener: SessionOpener, environment: Environment, key: ApiKey) -> KeyCheck:
    """Send one governed request with ``key`` and return which steps passed.

    Raises WaitingError when the governor sends nothing: that says nothing about the key. Every other failure
    is part of the result.
    """
    session = await opener.open_with_key(environment, key)
    try:
        # The person asks for this test, so a key that was refused before may be tried once more.
        await session.store.list_animals(limit=1, deliberate=True)
    except CertificateError as error:
        return KeyCheck((Step.REACH,), Quota(), error)
    except NotConnectedError as error:
        return KeyCheck((), Quota(), error)
    except (NoAnswerError, AnswerError) as error:
        # The connection was made; what failed is the response.
        return KeyCheck((Step.REACH, Step.TRUST), session.governor.quota, error)
    finally:
        await session.close()
    return KeyCheck(tuple(Step), session.governor.quota)
