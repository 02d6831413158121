"""What can happen to what desks share, as identifiers without words: see ``cases``."""

from enum import StrEnum


class SharedAddressCase(StrEnum):
    """What is wrong with the address of a shared store, or with its password.

    ``path`` and ``environment`` say where it is set, if that is known.
    """

    UNUSABLE = "shared-address.unusable"
    PASSWORD = "shared-address.password"  # noqa: S105 - a name
    OPTION = "shared-address.option"
    NOT_TEXT = "shared-address.not-text"  # path, environment
    PASSWORD_UNUSABLE = "shared-address.password-unusable"  # noqa: S105 - a name


class KnowledgeCase(StrEnum):
    """What a person wrote and another one has overruled: all have the other's ``person`` and ``computer``."""

    CATEGORY_NAMED = "knowledge.category-named"  # category, theirs, mine
    CATEGORY_UNNAMED = "knowledge.category-unnamed"  # category, mine
    NOTES_REPLACED = "knowledge.notes-replaced"  # animal, theirs, mine
    NOTES_REMOVED = "knowledge.notes-removed"  # animal, mine

    NOTES_MISSED = "knowledge.notes-missed"  # animal, theirs
    """The other way round: what the person wrote later, without having seen the other's, overruled those."""


class SharedCase(StrEnum):
    """Why the shared store cannot be used. Most have ``host``, ``user`` and ``database``."""

    LIBRARY = "shared.library"  # libpq is missing, or too old for this address
    AWAY = "shared.away"
    SLOW = "shared.slow"
    HOST_UNKNOWN = "shared.host-unknown"
    REFUSED = "shared.refused"  # port
    UNREACHABLE = "shared.unreachable"
    LOCAL_NETWORK = "shared.local-network"
    PASSWORD_WRONG = "shared.password-wrong"  # noqa: S105 - a name
    PASSWORD_MISSING = "shared.password-missing"  # noqa: S105 - a name
    LOGIN_REFUSED = "shared.login-refused"  # detail
    CERTIFICATE = "shared.certificate"  # detail
    CERTIFICATE_EXPIRED = "shared.certificate-expired"
    CERTIFICATE_ISSUER = "shared.certificate-issuer"
    CERTIFICATE_HOST = "shared.certificate-host"
    NOT_SECURE = "shared.not-secure"
    DATABASE_UNKNOWN = "shared.database-unknown"
    TOO_MANY = "shared.too-many"
    DISK_FULL = "shared.disk-full"
    READ_ONLY = "shared.read-only"
    NO_RIGHT = "shared.no-right"
    NOT_SET_UP = "shared.not-set-up"
    FOREIGN = "shared.foreign"
    ENCODING = "shared.encoding"
    NEWER = "shared.newer"  # version
    OLDER = "shared.older"
    UNREADABLE = "shared.unreadable"
    FAILED = "shared.failed"  # detail
