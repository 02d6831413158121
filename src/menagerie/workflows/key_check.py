"""Testing a key step by step: reaching the service, trusting it, being accepted, and what is left to use."""

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
    """The steps, in the order in which they are taken."""

    REACH = "reach"
    TRUST = "trust"
    KEY = "key"
    QUOTA = "quota"


class KeyCheck(Struct, frozen=True):
    """How far a test came: the steps that went well, and the error that ended it (None: all went well)."""

    passed: tuple[Step, ...]
    quota: Quota
    error: MenagerieError | None = None

    @property
    def failed(self) -> Step | None:
        """The step at which the test ended."""
        if self.error is None:
            return None
        return next(step for step in Step if step not in self.passed)


async def check_key(opener: SessionOpener, environment: Environment, key: ApiKey) -> KeyCheck:
    """Send one governed request with ``key`` and say how far it came.

    Raises WaitingError when the governor lets nothing out; nothing was learnt about the key then. Every
    other failure is part of the result.
    """
    session = await opener.open_with_key(environment, key)
    try:
        # The test is a person asking again: a key that was refused before may be tried once more.
        await session.store.list_animals(limit=1, deliberate=True)
    except CertificateError as error:
        return KeyCheck((Step.REACH,), Quota(), error)
    except NotConnectedError as error:
        return KeyCheck((), Quota(), error)
    except (NoAnswerError, AnswerError) as error:
        # The connection stood; what failed is what came, or did not come, through it.
        return KeyCheck((Step.REACH, Step.TRUST), session.governor.quota, error)
    finally:
        await session.close()
    return KeyCheck(tuple(Step), session.governor.quota)
