"""Every error of the application.

::

    MenagerieError
    ├── InputError                  what the person entered cannot be used
    │   ├── UnusableKeyError            the key could not stand in a header
    │   ├── UnusableAddressError        no https (or loopback http), or not ending in v1
    │   ├── UnusablePlanError           a plan that the service does not have, or limits below 1
    │   ├── UnusableFieldError          a field of an animal to add
    │   └── NotSetUpError               something has not been entered yet
    │       ├── AddressMissingError         the environment's base address
    │       └── KeyMissingError             the key for the base address
    ├── SurroundingsError           something around the application failed; we have no bug
    │   ├── UnreachableError            no answer came
    │   │   ├── NotConnectedError           provably nothing was sent
    │   │   │   └── CertificateError            the address could not prove who it is
    │   │   └── NoAnswerError               sent, or perhaps sent; no (whole) answer
    │   ├── WaitingError                the governor does not let a request out before a moment
    │   │   └── QuotaUsedUpError            as many were sent as the plan allows
    │   ├── AskingStoppedError          a key was refused; nothing is sent until the person acts
    │   ├── FindWithdrawnError          the service no longer finds animals by id
    │   ├── AnswerError                 the service answered, and the answer is no success
    │   │   ├── BadRequestError             400
    │   │   ├── KeyRefusedError             401 and 403
    │   │   ├── AnimalNotFoundError         404
    │   │   ├── ServerFailedError           5xx
    │   │   ├── RedirectedError             3xx
    │   │   └── UnexpectedAnswerError       any other status, or a body that cannot be read
    │   ├── KeyringError                the operating system's keyring did not do its part
    │   └── StorageError                a file or database could not be read or written
    │       └── NewerDataError          only a newer version can use the file
    └── DefectError                 we have a bug

A 429 is no error here: the governor turns it into a wait (interface 8.3).

``title`` says what happened in a few words; ``message`` says what is safe and what to do next, in a person's
words. Both are plain text and never hold a key. Foreign errors are converted where they arise, with
``raise … from exc``.
"""

from typing import NamedTuple


class MenagerieError(Exception):
    """The root: an error with a title and a message for the person."""

    title = "Something went wrong"
    message = ""

    def __init__(self, message: str | None = None, *, title: str | None = None) -> None:
        """Take a more exact message or title than the class has."""
        if message is not None:
            self.message = message
        if title is not None:
            self.title = title
        super().__init__(f"{self.title}. {self.message}")

    @property
    def said(self) -> str:
        """What the service itself said about it, or nothing."""
        return ""

    @property
    def sentence(self) -> str:
        """Everything there is to say, as one text: for places without a title of their own."""
        return " ".join(part for part in (f"{self.title}.", self.said, self.message) if part)


class InputError(MenagerieError):
    """What the person entered cannot be used."""


class UnusableKeyError(InputError):
    """The key could not stand in a header."""

    title = "This is not a usable key"
    message = "A key has letters, digits and signs only, without spaces. Copy it again, whole and alone."


class UnusableAddressError(InputError):
    """The base address breaks a rule (interface 9.2)."""

    title = "This address cannot be used"


class UnusablePlanError(InputError):
    """What is stated of an environment's plan is none (interface 8.1)."""

    title = "This plan cannot be used"


class UnusableFieldError(InputError):
    """A field of an animal to add cannot be sent as it stands. The message is a sentence for beside it."""

    title = "This cannot be added yet"


class NotSetUpError(InputError):
    """Something that an environment needs has not been entered yet."""


class AddressMissingError(NotSetUpError):
    """The environment has no base address."""

    title = "The address is not set"
    message = "Enter the service's base address for this environment, or ask your IT to set it."


class KeyMissingError(NotSetUpError):
    """There is no key for the base address."""

    title = "There is no key yet"
    message = "Enter the API key for this environment to see its animals."


class SurroundingsError(MenagerieError):
    """Something around the application failed; we have no bug.

    ``may_have_happened`` tells, for a request that adds, whether the service may have carried it out.
    """

    may_have_happened = False


class UnreachableError(SurroundingsError):
    """No answer came."""


class NotConnectedError(UnreachableError):
    """No connection was made, so provably nothing was sent."""

    title = "The service cannot be reached"
    message = "Nothing was sent. Check the network, then try again."


class CertificateError(NotConnectedError):
    """The address could not prove who it is."""

    title = "The service could not prove who it is"
    message = (
        "Its certificate is not trusted by this computer, so nothing was sent. "
        "Check the address, or ask your IT whether a company certificate is missing."
    )


class NoAnswerError(UnreachableError):
    """The request was sent, or perhaps sent, and no whole answer came."""

    may_have_happened = True
    title = "The service did not answer"
    message = "The rows on screen are kept. Try again in a moment."


class WaitingError(SurroundingsError):
    """The governor does not let a request out before ``until`` (Unix seconds). Nothing was sent."""

    title = "The service asked us to wait"

    def __init__(self, until: float, message: str | None = None) -> None:
        """Take the moment from which asking is allowed again."""
        super().__init__(message or "Nothing was sent. Everything continues by itself when the wait is over.")
        self.until = until


class QuotaUsedUpError(WaitingError):
    """As many requests were sent as the plan allows; the governor lets the next one out at ``until``."""

    title = "The quota is used up"

    def __init__(self, until: float) -> None:
        """Take the moment from which there is something left again."""
        super().__init__(until, "Nothing was sent, and nothing refused. It goes on when the wait is over.")


class AskingStoppedError(SurroundingsError):
    """A key was refused; nothing is sent until the key changes or the person asks again."""

    title = "The key was refused"
    message = "Nothing was sent. Enter another key, or try this one again."


class ErrorBody(NamedTuple):
    """What the service said about an error (interface 2, Error), where it said it readably."""

    code: str
    message: str


class FindWithdrawnError(SurroundingsError):
    """Finding by id is no longer offered by the service (interface 4.3)."""

    title = "The service no longer finds animals by number"
    message = "Look for it in the list instead: choose its status, show up to 100, and search for the number."


class AnswerError(SurroundingsError):
    """The service answered, and the answer is no success.

    ``status`` is the HTTP status; ``body`` the service's Error object, or None where it sent none.
    """

    def __init__(
        self,
        status: int,
        body: ErrorBody | None = None,
        message: str | None = None,
        *,
        title: str | None = None,
        may_have_happened: bool | None = None,
    ) -> None:
        """Take what the answer said."""
        super().__init__(message, title=title)
        self.status = status
        self.body = body
        if may_have_happened is not None:
            self.may_have_happened = may_have_happened

    @property
    def said(self) -> str:
        """The message of the service's Error object, or nothing."""
        return self.body.message if self.body is not None else ""


class BadRequestError(AnswerError):
    """400: fields missing or invalid (interface 4.2)."""

    title = "The service did not accept this"
    message = "Nothing was added. Correct what it names and send again."


class KeyRefusedError(AnswerError):
    """401 (interface 5.3), and 403, which the interface does not show but which asks for the same step."""

    title = "The key was refused"
    message = "Nothing was changed. Enter the right key; what you were doing then goes on."


class AnimalNotFoundError(AnswerError):
    """404 (interface 4.3)."""

    title = "There is no such animal"
    message = "The service knows no animal with this number."


class ServerFailedError(AnswerError):
    """5xx: the service has a problem of its own."""

    may_have_happened = True
    title = "The service has a problem"
    message = "The rows on screen are kept. Try again in a moment."


class RedirectedError(AnswerError):
    """3xx: never followed, since the key belongs to one address."""

    may_have_happened = True
    title = "The address points elsewhere"
    message = "The service's address sends us to another one. The key was not sent there. Check the address."


class UnexpectedAnswerError(AnswerError):
    """Another status, or a body that is not what the interface shows."""

    title = "The answer was not from an Animal Store Service"
    message = "What came back could not be read. The rows on screen are kept. Check the address."


class KeyringError(SurroundingsError):
    """The operating system's keyring did not do its part."""

    title = "The keyring is not available"
    message = "The key is kept until Menagerie is closed, and nowhere else."


class StorageError(SurroundingsError):
    """A file or database could not be read or written."""

    title = "This could not be saved"


class NewerDataError(StorageError):
    """A newer version of the application wrote the file, and this one cannot use it. It was not touched."""

    title = "This is from a newer version"


class DefectError(MenagerieError):
    """We have a bug."""

    title = "Menagerie made a mistake"
    message = "Nothing you entered was lost. Please report this with the details below."
