"""Every error of the application.

::

    MenagerieError
    ├── InputError                  the user's input cannot be used
    │   ├── UnusableKeyError            the key cannot be used in a header
    │   ├── UnusableAddressError        no https (or loopback http), or not ending in v1
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
    │   │   ├── KeyRefusedError             401 and 403
    │   │   ├── AnimalNotFoundError         404
    │   │   ├── ServerFailedError           5xx
    │   │   ├── RedirectedError             3xx
    │   │   └── UnexpectedAnswerError       any other status, or a body that cannot be read
    │   ├── KeyringError                the operating system's keyring failed
    │   └── StorageError                a file or database could not be read or written
    │       └── NewerDataError          only a newer version can use the file
    └── DefectError                 a defect of ours

A 429 is not an error here: the governor turns it into a wait (interface 8.3).

``title`` says in a few words what happened; ``message`` says what is safe and what to do next. Both are plain
text for the user and never contain a key. Foreign errors are converted where they arise, with
``raise … from exc``.
"""

from typing import NamedTuple

from menagerie.domain.shortening import shortened

# Characters of the service's message that leave room for what we say ourselves.
_LONGEST_SAID = 200


class MenagerieError(Exception):
    """The base class: an error with a title and a message for the user."""

    title = "Something went wrong"
    message = ""

    def __init__(self, message: str | None = None, *, title: str | None = None) -> None:
        """Take a more specific message or title than that of the class."""
        if message is not None:
            self.message = message
        if title is not None:
            self.title = title
        super().__init__(f"{self.title}. {self.message}")

    @property
    def service_message(self) -> str:
        """The service's own message, or an empty text."""
        return ""

    @property
    def sentence(self) -> str:
        """Title, service's message (or its beginning) and message as one text."""
        said = shortened(self.service_message, _LONGEST_SAID)
        return " ".join(part for part in (f"{self.title}.", said, self.message) if part)


class InputError(MenagerieError):
    """The user's input cannot be used."""


class UnusableKeyError(InputError):
    """The key cannot be used in a header."""

    title = "This is not a usable key"
    message = "A key has letters, digits and signs only, no spaces. Copy it again."


class UnusableAddressError(InputError):
    """The base address breaks a rule (interface 9.2)."""

    title = "This address cannot be used"


class UnusablePlanError(InputError):
    """The plan stated for an environment does not exist (interface 8.1)."""

    title = "This plan cannot be used"


class UnusableFieldError(InputError):
    """A field of a new animal cannot be sent. The message is shown beside the field."""

    title = "This cannot be added yet"


class UnreadableDeliveryError(InputError):
    """A file, or pasted text, cannot be read as a table. Nothing was changed and nothing was sent."""

    title = "This file can't be read"


class NotSetUpError(InputError):
    """Something that an environment needs has not been entered yet."""


class AddressMissingError(NotSetUpError):
    """The environment has no base address."""

    title = "The address is not set"
    message = "Enter the address you got from your IT team."


class KeyMissingError(NotSetUpError):
    """There is no key for the base address."""

    title = "There is no key yet"
    message = "Enter the API key to see its animals."


class SurroundingsError(MenagerieError):
    """Something around the application failed; not a defect of ours.

    ``may_have_happened``: the service may have carried out a request that adds.
    """

    may_have_happened = False


class UnreachableError(SurroundingsError):
    """No response came."""


class NotConnectedError(UnreachableError):
    """No connection was made, so nothing was sent."""

    title = "The service cannot be reached"
    message = "Nothing was sent. Check the network, then try again."


class CertificateError(NotConnectedError):
    """The address could not prove its identity."""

    title = "The service's certificate is not trusted"
    message = "Nothing was sent. Check the address, or ask your IT team about the certificate."


class NoAnswerError(UnreachableError):
    """The request was possibly sent, and no complete response came."""

    may_have_happened = True
    title = "The service did not answer"
    message = "The animals on screen are kept. Try again in a moment."


class WaitingError(SurroundingsError):
    """The governor sends no request before ``until`` (Unix seconds). Nothing was sent."""

    title = "The service asked us to wait"

    def __init__(self, until: float, message: str | None = None) -> None:
        """Take the time from which requests are allowed again."""
        super().__init__(message or "Nothing was sent. It goes on by itself after the wait.")
        self.until = until


class QuotaUsedUpError(WaitingError):
    """The plan allows no more requests; the governor sends the next one at ``until``."""

    title = "No requests are left for now"

    def __init__(self, until: float) -> None:
        """Take the time from which requests are left again."""
        super().__init__(until, "Nothing was sent. It goes on by itself after the wait.")


class AskingStoppedError(SurroundingsError):
    """A key was refused; nothing is sent until the key changes or the user tries again."""

    title = "The key was refused"
    message = "Nothing was sent. Enter another key, or try this one again."


class ErrorBody(NamedTuple):
    """The service's Error object (interface 2)."""

    code: str
    message: str


class FindWithdrawnError(SurroundingsError):
    """Finding by id is no longer offered by the service (interface 4.3)."""

    title = "The service no longer finds animals by number"
    message = "Choose a status, show up to 100, then search for the number."


class AnswerError(SurroundingsError):
    """A response that is not a success.

    ``status`` is the HTTP status; ``body`` the service's Error object, or None if it sent none.
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
        """Take the content of the response."""
        super().__init__(message, title=title)
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

    title = "The service refused this"
    message = "Nothing was added. Correct it, then add it again."


class KeyRefusedError(AnswerError):
    """401 (interface 5.3), and 403, which is not in the interface but needs the same action."""

    title = "The key was refused"
    message = "Nothing was changed. Enter the right key to go on."


class AnimalNotFoundError(AnswerError):
    """404 (interface 4.3)."""

    title = "There is no such animal"
    message = "Check the number."

    @property
    def service_message(self) -> str:
        """An empty text: the service could only repeat the title."""
        return ""


class ServerFailedError(AnswerError):
    """5xx: the service failed."""

    may_have_happened = True
    title = "The service has a problem"
    message = "The animals on screen are kept. Try again in a moment."


class RedirectedError(AnswerError):
    """3xx: not followed, since the key belongs to one address."""

    may_have_happened = True
    title = "The address points elsewhere"
    message = "The key was not sent there. Check the address with your IT team."


class UnexpectedAnswerError(AnswerError):
    """Any other status, or a body that is not what the interface shows."""

    title = "The answer could not be read"
    message = "The animals on screen are kept. Check the address, then try again."


class KeyringError(SurroundingsError):
    """The operating system's keyring failed."""

    title = "The keyring can't be used"
    message = "The key is kept only until you close Menagerie."


class StorageError(SurroundingsError):
    """A file or database could not be read or written."""

    title = "This could not be saved"


class NewerDataError(StorageError):
    """A newer version wrote the file, and this one cannot use it. It was not changed."""

    title = "This is from a newer version"


class DefectError(MenagerieError):
    """A defect of ours."""

    title = "Menagerie made a mistake"
    message = "Nothing you entered was lost. Please report this with the details below."


def _phrase(status: int) -> str:
    """Return HTTP's own words for a status in lower case: ``not found``."""
    from http import HTTPStatus  # noqa: PLC0415 - the start needs no error

    return HTTPStatus(status).phrase.casefold() if status in set(HTTPStatus) else ""
