"""Every error of the application.

::

    MenagerieError
    ├── InputError                  the user's input cannot be used
    │   ├── UnusableKeyError            the key cannot be used in a header
    │   ├── UnusableAddressError        no https (or loopback http), or not ending in v1
    │   ├── UnusableSharedAddressError  no postgresql address, or one with a password in it
    │   ├── UnusablePasswordError       the password of the shared store
    │   ├── UnusablePlanError           an unknown plan, or limits below 1
    │   ├── UnusableFieldError          a field of an animal to add
    │   ├── UnreadableDeliveryError     a file or pasted text that is no table of animals
    │   └── NotSetUpError               something has not been entered yet
    │       ├── AddressMissingError         the environment's base address
    │       └── KeyMissingError             the key for the base address
    ├── SurroundingsError           something around the application failed; not a defect of ours
    │   ├── UnreachableError            no response came
    │   │   ├── NotConnectedError           nothing was sent
    │   │   │   └── CertificateError            the address could not prove its identity
    │   │   └── NoAnswerError               possibly sent; no (complete) response
    │   ├── WaitingError                requests are blocked until a certain time
    │   │   └── QuotaUsedUpError            the plan allows no more requests
    │   ├── AskingStoppedError          a key was refused; nothing is sent until the user acts
    │   ├── FindWithdrawnError          the service no longer finds animals by id
    │   ├── AnswerError                 a response that is not a success
    │   │   ├── BadRequestError             400
    │   │   ├── KeyRefusedError             401
    │   │   ├── AnimalNotFoundError         404
    │   │   ├── ServerFailedError           5xx
    │   │   ├── RedirectedError             3xx
    │   │   └── UnexpectedAnswerError       any other status, or a body that cannot be read
    │   ├── KeyringError                the operating system's keyring failed
    │   ├── SharedStoreError            the shared store did not do what was asked
    │   │   └── SharedStoreAwayError        it cannot be reached, or gave no answer in time
    │   └── StorageError                a file or database could not be read or written
    │       └── NewerDataError          only a newer version can use the file
    └── DefectError                 a defect of ours, or nothing was left to work with, or an update

A 429 is not an error here: the governor turns it into a wait (interface 8.3).

An error carries what happened: its class, a ``case`` and plain ``values``, none of which is ever a key. The
words for a person are in ``ui/words``. Foreign errors are converted where they arise, with
``raise … from exc``.
"""

import errno
import os
from collections.abc import Iterator
from typing import NamedTuple, Self

from menagerie.domain.cases import (
    AddressCase,
    AnswerCase,
    Case,
    ConnectionCase,
    DeliveryCase,
    FieldCase,
    GeneralCase,
    KeyringCase,
    PlanCase,
    SharedAddressCase,
    SharedCase,
    StorageCase,
)
from menagerie.domain.facts import Fact, Value, described
from menagerie.domain.text import shortened
from menagerie.system.program import is_replaced, is_there

# What fails where the process, or the system, has no file handle left.
NO_HANDLE = frozenset({errno.EMFILE, errno.ENFILE})
# Python has no error of its own for it.
_NO_THREAD = "can't start new thread"


def causes_of(exc: BaseException) -> Iterator[BaseException]:
    """Yield an exception and all its causes and contexts, each once."""
    seen: set[int] = set()
    waiting: list[BaseException | None] = [exc]
    while waiting:
        current = waiting.pop()
        if current is None or id(current) in seen:
            continue
        seen.add(id(current))
        yield current
        waiting += [current.__cause__, current.__context__]
        if isinstance(current, BaseExceptionGroup):
            waiting += current.exceptions


def is_exhausted(exc: BaseException) -> bool:
    """Return whether a file handle or a thread was missing."""
    return any(map(_is_of_exhaustion, causes_of(exc)))


def _is_of_exhaustion(cause: BaseException) -> bool:
    if isinstance(cause, OSError):
        return cause.errno in NO_HANDLE
    # What loads a library has the system's words alone.
    said = str(cause)
    is_library = isinstance(cause, ImportError) and any(os.strerror(code) in said for code in NO_HANDLE)
    return is_library or said == _NO_THREAD


# Characters of the service's message that leave room for what we say ourselves.
_LONGEST_SAID = 200


class MenagerieError(Exception):
    """The base class. ``case`` is what happened; the class says it where it has only one case."""

    case: Case = GeneralCase.UNKNOWN

    def __init__(self, case: Case | None = None, **values: Value) -> None:
        """Take a more specific case than that of the class, and the values that go with it."""
        if case is not None:
            self.case = case
        self.values = values
        super().__init__()

    def __str__(self) -> str:
        """Return technical text, for a log."""
        return f"{type(self).__name__}: {described(self.case, self.values)}"

    @property
    def fact(self) -> Fact:
        """What happened, without the class. A message of the service is its value ``said``."""
        said = shortened(self.service_message, _LONGEST_SAID)
        return Fact(self.case, {**self.values, "said": said} if said else self.values)

    @property
    def service_message(self) -> str:
        """The service's own message, or an empty text."""
        return ""

    def add(self, **values: Value) -> None:
        """Add values that are known only where the error is handled."""
        self.values.update(values)


class InputError(MenagerieError):
    """The user's input cannot be used."""


class UnusableKeyError(InputError):
    """The key cannot be used in a header."""

    case: Case = GeneralCase.KEY_UNUSABLE


class UnusableAddressError(InputError):
    """The base address breaks a rule (interface 9.2)."""

    case: Case = AddressCase.UNUSABLE


class UnusableSharedAddressError(InputError):
    """The address of the shared store breaks a rule of ``shared_address``."""

    case: Case = SharedAddressCase.UNUSABLE


class UnusablePasswordError(InputError):
    """The password of the shared store is empty or has characters that no password has."""

    case: Case = SharedAddressCase.PASSWORD_UNUSABLE


class UnusablePlanError(InputError):
    """The plan stated for an environment does not exist (interface 8.1)."""

    case: Case = PlanCase.UNUSABLE


class UnusableFieldError(InputError):
    """A field of a new animal cannot be sent. It is said beside the field."""

    case: Case = FieldCase.UNUSABLE


class UnreadableDeliveryError(InputError):
    """A file, or pasted text, cannot be read as a table. Nothing was changed and nothing was sent."""

    case: Case = DeliveryCase.UNREADABLE


class NotSetUpError(InputError):
    """Something that an environment needs has not been entered yet."""


class AddressMissingError(NotSetUpError):
    """The environment has no base address."""

    case: Case = GeneralCase.ADDRESS_MISSING


class KeyMissingError(NotSetUpError):
    """There is no key for the base address."""

    case: Case = GeneralCase.KEY_MISSING


class SurroundingsError(MenagerieError):
    """Something around the application failed; not a defect of ours.

    ``may_have_happened``: the service may have carried out a request that adds.
    """

    may_have_happened = False


class UnreachableError(SurroundingsError):
    """No response came."""


class NotConnectedError(UnreachableError):
    """No connection was made, so nothing was sent."""

    case: Case = ConnectionCase.NOT_CONNECTED


class CertificateError(NotConnectedError):
    """The address could not prove its identity."""

    case: Case = ConnectionCase.CERTIFICATE


class NoAnswerError(UnreachableError):
    """The request was possibly sent, and no complete response came."""

    case: Case = ConnectionCase.NO_ANSWER
    may_have_happened = True


class WaitingError(SurroundingsError):
    """The governor sends no request before ``until`` (Unix seconds). Nothing was sent."""

    case: Case = GeneralCase.WAITING

    def __init__(self, until: float, case: Case | None = None) -> None:
        """Take the time from which requests are allowed again."""
        super().__init__(case, until=until)
        self.until = until


class QuotaUsedUpError(WaitingError):
    """The plan allows no more requests; the governor sends the next one at ``until``."""

    case: Case = GeneralCase.QUOTA_USED_UP


class AskingStoppedError(SurroundingsError):
    """A key was refused; nothing is sent until the key changes or the user tries again."""

    case: Case = GeneralCase.ASKING_STOPPED


class ErrorBody(NamedTuple):
    """The service's Error object (interface 2)."""

    code: str
    message: str


class FindWithdrawnError(SurroundingsError):
    """Finding by id is no longer offered by the service (interface 4.3)."""

    case: Case = GeneralCase.FIND_WITHDRAWN


class AnswerError(SurroundingsError):
    """A response that is not a success.

    ``status`` is the HTTP status; ``body`` the service's Error object, or None if it sent none.
    """

    def __init__(
        self,
        status: int,
        body: ErrorBody | None = None,
        case: Case | None = None,
        *,
        may_have_happened: bool | None = None,
        **values: Value,
    ) -> None:
        """Take the content of the response."""
        super().__init__(case, status=status, **values)
        self.status = status
        self.body = body
        if may_have_happened is not None:
            self.may_have_happened = may_have_happened

    @property
    def service_message(self) -> str:
        """The message of the service's Error object; empty where it says no more than the status does."""
        if self.body is None or self.body.message.strip().rstrip(".").casefold() == _phrase(self.status):
            return ""
        return self.body.message


class BadRequestError(AnswerError):
    """400: fields missing or invalid (interface 4.2)."""

    case: Case = AnswerCase.BAD_REQUEST


class KeyRefusedError(AnswerError):
    """401 (interface 5.3)."""

    case: Case = AnswerCase.KEY_REFUSED


class AnimalNotFoundError(AnswerError):
    """404 (interface 4.3)."""

    case: Case = AnswerCase.ANIMAL_NOT_FOUND

    @property
    def service_message(self) -> str:
        """An empty text: the service could only repeat the title."""
        return ""


class ServerFailedError(AnswerError):
    """5xx: the service failed."""

    case: Case = AnswerCase.SERVER_FAILED
    may_have_happened = True


class RedirectedError(AnswerError):
    """3xx: not followed, since the key belongs to one address."""

    case: Case = AnswerCase.REDIRECTED
    may_have_happened = True


class UnexpectedAnswerError(AnswerError):
    """Any other status, or a body that is not what the interface shows."""

    case: Case = AnswerCase.UNREADABLE


class KeyringError(SurroundingsError):
    """The operating system's keyring failed."""

    case: Case = KeyringCase.UNUSABLE


class SharedStoreError(SurroundingsError):
    """The shared store did not do what was asked. Nothing of a transaction took effect."""

    case: Case = SharedCase.FAILED


class SharedStoreAwayError(SharedStoreError):
    """The shared store cannot be reached, or gave no answer in time.

    What was asked may have taken effect all the same, unless it was never sent.
    """

    case: Case = SharedCase.AWAY


class StorageError(SurroundingsError):
    """A file or database could not be read or written."""

    case: Case = StorageCase.NOT_SAVED


class NewerDataError(StorageError):
    """A newer version wrote the file, and this one cannot use it. It was not changed."""

    case: Case = StorageCase.NEWER


class DefectError(MenagerieError):
    """A defect of ours, unless the computer had nothing left to work with, or the program was replaced."""

    case: Case = GeneralCase.DEFECT

    @classmethod
    def of(cls, cause: BaseException) -> Self:
        """Return the error for one that nothing handled."""
        error = cls(_case_of(cause))
        error.__cause__ = cause
        return error


def _case_of(cause: BaseException) -> GeneralCase:
    if is_exhausted(cause):
        return GeneralCase.NOTHING_LEFT
    if is_replaced():
        return GeneralCase.UPDATED if is_there() else GeneralCase.REMOVED
    return GeneralCase.DEFECT


def _phrase(status: int) -> str:
    """Return HTTP's own words for a status in lower case: ``not found``."""
    from http import HTTPStatus  # noqa: PLC0415 - the start needs no error

    return HTTPStatus(status).phrase.casefold() if status in set(HTTPStatus) else ""
