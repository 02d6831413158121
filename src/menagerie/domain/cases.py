"""What can happen, as identifiers without words: the words stand in ``ui/words``, in the person's language.

Each member's value is stored in files, so it never changes. Its comment, if any, names the plain values that
go with it. A code of its own needs something else to do for the person, not only another cause.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias


class GeneralCase(StrEnum):
    """What concerns the application as a whole."""

    UNKNOWN = "general.unknown"
    DEFECT = "general.defect"
    NOTHING_LEFT = "general.nothing-left"
    UPDATED = "general.updated"
    REMOVED = "general.removed"
    KEY_UNUSABLE = "general.key-unusable"
    ADDRESS_MISSING = "general.address-missing"
    KEY_MISSING = "general.key-missing"
    WAITING = "general.waiting"
    WAITING_WITHOUT_END = "general.waiting-without-end"
    WAITING_FOR_LIST = "general.waiting-for-list"
    WAITING_TO_TEST_ROUTE = "general.waiting-to-test-route"
    WAITING_TO_TEST_KEY = "general.waiting-to-test-key"
    WAITING_TO_TEST_KEY_UNTIL = "general.waiting-to-test-key-until"  # time
    QUOTA_USED_UP = "general.quota-used-up"
    ASKING_STOPPED = "general.asking-stopped"
    FIND_WITHDRAWN = "general.find-withdrawn"


class AddressCase(StrEnum):
    """What is wrong with a base address. ``variable`` or ``path`` say where it is set, if that is known."""

    UNUSABLE = "address.unusable"
    SPACES = "address.spaces"
    SIGN = "address.sign"  # sign: one that no address has
    NOT_SECURE = "address.not-secure"
    HOST = "address.host"
    HOST_NOT_ASCII = "address.host-not-ascii"
    PORT = "address.port"
    NO_VERSION = "address.no-version"
    SAME = "address.same"  # name: of the other environment
    FILE_UNREADABLE = "address.file-unreadable"  # path, detail
    FILE_OF_OTHERS = "address.file-of-others"  # path
    NOT_TEXT = "address.not-text"  # path, environment


class PlanCase(StrEnum):
    """What is wrong with a stated plan. ``path`` and ``environment`` say where it is set."""

    UNUSABLE = "plan.unusable"
    NAME = "plan.name"
    LIMITS_OF_FIXED = "plan.limits-of-fixed"  # key
    LIMIT = "plan.limit"  # key, most


class SettingCase(StrEnum):
    """What is wrong with a setting. ``path`` says where IT has set it, if IT has."""

    UNUSABLE = "setting.unusable"  # path, name: that of the entry
    PROXY = "setting.proxy"
    PROXY_USER = "setting.proxy-user"
    # A file of certificates: name.
    CERTIFICATES_UNREADABLE = "setting.certificates-unreadable"  # detail
    CERTIFICATES_OF_NO_AUTHORITY = "setting.certificates-of-no-authority"
    CERTIFICATES_EXPIRED = "setting.certificates-expired"


class FieldCase(StrEnum):
    """What is wrong with a field that a person fills in."""

    UNUSABLE = "field.unusable"
    NAME_MISSING = "field.name-missing"
    NAME_UNSENDABLE = "field.name-unsendable"
    NAME_LONG = "field.name-long"  # most
    NAME_LINE_BREAK = "field.name-line-break"
    NAME_UNREADABLE = "field.name-unreadable"
    NAME_NESTED = "field.name-nested"
    STATUS_UNKNOWN = "field.status-unknown"
    STATUS_WORD = "field.status-word"  # word
    CATEGORY_MISSING = "field.category-missing"
    CATEGORY_SHARED = "field.category-shared"  # name, numbers
    CATEGORY_UNKNOWN = "field.category-unknown"  # name
    CATEGORY_RENAMED = "field.category-renamed"  # number, name
    CATEGORY_NUMBER = "field.category-number"
    ID = "field.id"
    LIMIT = "field.limit"  # most
    OTHER_ANIMAL = "field.other-animal"  # id
    CELL_ERROR = "field.cell-error"  # word: as the spreadsheet shows it
    CELL_NOT_COMPUTED = "field.cell-not-computed"
    CELL_MERGED = "field.cell-merged"  # cell: the one that shows
    CELL_DATE = "field.cell-date"  # word: the date, as digits
    CELL_FORMAT = "field.cell-format"  # word: the number without its format
    ROW_INSIDE = "field.row-inside"  # first: the number of the row
    ROWS_INSIDE = "field.rows-inside"  # first, last: the numbers of the rows
    MARKS_UNCLEAR = "field.marks-unclear"
    ROW_CUT_OFF = "field.row-cut-off"


class ConnectionCase(StrEnum):
    """Why no response came."""

    NOT_CONNECTED = "connection.none"  # seconds: how long it was tried
    PROXY_REFUSED = "connection.proxy-refused"
    PROXY_WANTS_PASSWORD = "connection.proxy-wants-password"  # noqa: S105 - a name
    PROXY_SETTING = "connection.proxy-setting"
    OWN_PROXY_SETTING = "connection.own-proxy-setting"
    PROXY_PASSWORD = "connection.proxy-password"  # noqa: S105 - a name
    CERTIFICATE_FILE = "connection.certificate-file"  # path
    HOST_NOT_FOUND = "connection.host-not-found"
    LOCAL_NETWORK = "connection.local-network"
    CLOSED = "connection.closed"
    CANCELLED = "connection.cancelled"
    CERTIFICATE = "connection.certificate"
    CERTIFICATE_ISSUER = "connection.certificate-issuer"
    CERTIFICATE_DATE = "connection.certificate-date"
    CERTIFICATE_HOST = "connection.certificate-host"
    CERTIFICATE_DETAIL = "connection.certificate-detail"  # detail
    NOT_SECURE = "connection.not-secure"
    # Possibly sent. ``safe`` is a Safe.
    NO_ANSWER = "connection.no-answer"  # seconds: how long it was waited for
    DEFECT_MEANWHILE = "connection.defect-meanwhile"


class Safe(StrEnum):
    """What is still true after a request failed: the value ``safe`` of a case."""

    SCREEN_KEPT = "screen-kept"
    NOTHING_ADDED = "nothing-added"
    ADD_UNCERTAIN = "add-uncertain"


class AnswerCase(StrEnum):
    """Why a response is not a success. ``safe`` is a Safe."""

    BAD_REQUEST = "answer.bad-request"
    BAD_CHOICES = "answer.bad-choices"
    KEY_REFUSED = "answer.key-refused"
    ANIMAL_NOT_FOUND = "answer.animal-not-found"
    NOTHING_HERE = "answer.nothing-here"
    BLOCKED = "answer.blocked"  # status
    NOT_ACCEPTED = "answer.not-accepted"  # status
    SERVER_FAILED = "answer.server-failed"
    REDIRECTED = "answer.redirected"
    UNREADABLE = "answer.unreadable"
    UNEXPECTED_STATUS = "answer.unexpected-status"  # status


class KeyringCase(StrEnum):
    """What happened to a key that the keyring was to keep. ``attempt`` is a KeyringAttempt.

    Where it was a password instead, ``entry`` is the name of its entry in the keyring.
    """

    UNUSABLE = "keyring.unusable"
    LOCKED = "keyring.locked"
    KEY_TOO_LONG = "keyring.key-too-long"  # length
    FAILED = "keyring.failed"  # kind
    NO_ANSWER = "keyring.no-answer"
    NOT_DELETED = "keyring.not-deleted"
    KEY_UNUSABLE = "keyring.key-unusable"
    NONE_SAFE = "keyring.none-safe"
    NOT_KEPT = "keyring.not-kept"


class KeyringAttempt(StrEnum):
    """What was asked of the keyring: the value ``attempt`` of a case."""

    LOAD = "load"
    SAVE = "save"
    FORGET = "forget"


class StorageCase(StrEnum):
    """Why a small file could not be read or written. ``detail`` is the operating system's own text."""

    NOT_SAVED = "storage.not-saved"
    AWAY = "storage.away"  # folder
    NEWER = "storage.newer"
    NO_FOLDER = "storage.no-folder"  # folder, detail
    OF_OTHERS = "storage.of-others"  # path
    FOLDER_MISSING = "storage.folder-missing"  # folder; path: the file that names it
    CHOICE_UNREADABLE = "storage.choice-unreadable"  # detail; path: the file that names the data folder
    NOT_WRITTEN = "storage.not-written"  # path, detail
    NOT_KEPT_ASIDE = "storage.not-kept-aside"  # path, detail
    NOT_READ_SO_NOT_CHANGED = "storage.not-read-so-not-changed"  # path, detail
    PREFERENCES_UNREADABLE = "storage.preferences-unreadable"  # path, detail
    PREFERENCES_DAMAGED = "storage.preferences-damaged"  # path
    VIEWS_UNREADABLE = "storage.views-unreadable"  # path, detail
    VIEWS_DAMAGED = "storage.views-damaged"  # path
    NOTES_NOT_SAVED = "storage.notes-not-saved"
    REPORT_NOT_WRITTEN = "storage.report-not-written"  # path, detail


class CatalogueCase(StrEnum):
    """What is wrong with the file that has the animals seen so far. ``file`` is its name."""

    UNREADABLE = "catalogue.unreadable"
    MAY_MISS = "catalogue.may-miss"  # file
    NOT_WRITTEN = "catalogue.not-written"  # file
    IN_MEMORY = "catalogue.in-memory"  # file
    NEWER = "catalogue.newer"  # version


class OutboxCase(StrEnum):
    """What is wrong with the outbox. ``file`` is its name."""

    DAMAGED = "outbox.damaged"  # file
    HELD = "outbox.held"  # file
    FAILED = "outbox.failed"  # file, detail
    NEWER = "outbox.newer"  # version
    # corrected, unconfirmed; lost: text of ROWS_LOST and NOT_COUNTED.
    # If it was repaired: repair (a RepairCase), file, kept
    CORRECTED = "outbox.corrected"
    ROWS_LOST = "outbox.rows-lost"  # rows; title, that of the delivery
    NOT_COUNTED = "outbox.not-counted"  # folder, detail


class WaitsCase(StrEnum):
    """What is wrong with the record of waits. ``file`` is its name."""

    NEWER = "waits.newer"  # file, version
    HELD_UNREAD = "waits.held-unread"  # file
    HELD = "waits.held"  # file
    NOT_SAVED = "waits.not-saved"
    NOT_WRITTEN = "waits.not-written"  # file


class RepairCase(StrEnum):
    """What was wrong with a file of ours when it was opened, as in ``storage.opening.Trouble``.

    ``file`` is a RepairedFile, and ``kept`` the name of the kept old file, if there is one.
    """

    DAMAGED = "damaged"
    FOREIGN = "foreign"
    MISSING = "missing"
    CHANGES_LOST = "changes-lost"
    LOG_MISSING = "log-missing"


class RepairedFile(StrEnum):
    """The files that are repaired."""

    OUTBOX = "outbox"
    ANIMALS = "animals"
    WAITS = "waits"
    SANDBOX = "sandbox"


class WritingCase(StrEnum):
    """Why a file that the person chose was not written; an older one there is unchanged.

    ``what`` is a Written.
    """

    THERE_ALREADY = "writing.there-already"  # name
    IS_IMPORTED_FILE = "writing.is-imported-file"  # name
    DISK_FULL = "writing.disk-full"
    TOO_LARGE_FOR_DISK = "writing.too-large-for-disk"
    PROTECTED = "writing.protected"  # name
    SOURCE_UNREADABLE = "writing.source-unreadable"
    NO_FOLDER = "writing.no-folder"  # folder
    FAILED = "writing.failed"  # name, detail


class Written(StrEnum):
    """What was to be written: the value ``what`` of a case."""

    ROWS = "rows"
    EXPORT = "export"


class DeliveryCase(StrEnum):
    """Why a delivery cannot be read. ``pasted`` is 1 for pasted text; ``name`` is that of a named file."""

    UNREADABLE = "delivery.unreadable"
    EMPTY = "delivery.empty"
    IS_PACKED = "delivery.is-packed"
    NO_TABLE = "delivery.no-table"
    NO_ROWS = "delivery.no-rows"
    NO_SUCH_ROW = "delivery.no-such-row"  # row
    TOO_LARGE = "delivery.too-large"
    TOO_WIDE = "delivery.too-wide"  # most
    TOO_LONG = "delivery.too-long"  # most
    WORKBOOK_PROTECTED = "delivery.workbook-protected"
    WORKBOOK_UNKNOWN = "delivery.workbook-unknown"
    NO_SUCH_SHEET = "delivery.no-such-sheet"  # sheet; names: of those that there are, one a line
    NOT_A_FILE = "delivery.not-a-file"
    GONE = "delivery.gone"
    NOT_THERE = "delivery.not-there"
    PROTECTED = "delivery.protected"
    NOT_OPENED = "delivery.not-opened"  # detail
    UNKNOWN_ENCODING = "delivery.unknown-encoding"  # encoding
    JSON_INVALID = "delivery.json-invalid"
    JSON_INVALID_LINE = "delivery.json-invalid-line"  # line
    JSON_NO_LIST = "delivery.json-no-list"
    IS_SHORTCUT = "delivery.is-shortcut"
    IS_LOCK_FILE = "delivery.is-lock-file"
    IS_NUMBERS = "delivery.is-numbers"
    STILL_CHANGING = "delivery.still-changing"


class DeliveryNoteCase(StrEnum):
    """What is odd in a delivery. ``row`` is the first such row, ``more`` the number of further ones."""

    NUMBER_INEXACT = "odd.number-inexact"
    ENCODING_MISFIT = "odd.encoding-misfit"
    CELLS_MISSING = "odd.cells-missing"
    CELLS_SURPLUS = "odd.cells-surplus"
    ROWS_ABOVE = "odd.rows-above"
    FIRST_TAKEN_AS_TITLES = "odd.first-taken-as-titles"
    FIRST_NOT_TAKEN_AS_TITLES = "odd.first-not-taken-as-titles"
    TAKEN_AS_TITLES = "odd.taken-as-titles"
    ONE_SHEET = "odd.one-sheet"  # sheet: the one that was read; names: of the others, one a line
    FAR_CELL = "odd.far-cell"  # cell
    MERGED_FILLED = "odd.merged-filled"  # numbers: of the first such rows
    ROWS_HIDDEN = "odd.rows-hidden"  # rows: how many; numbers: of the first such rows
    ROWS_FILTERED = "odd.rows-filtered"  # rows: how many; numbers: of the first such rows
    LISTS_UNREAD = "odd.lists-unread"  # names: of the lists, or of their columns, one a line
    # Of columns and how they are mapped.
    COLUMN_PREFERRED = "odd.column-preferred"  # column, other
    COLUMNS_ALIKE = "odd.columns-alike"  # columns
    QUANTITY_UNUSED = "odd.quantity-unused"  # columns
    ID_UNUSED = "odd.id-unused"  # column
    STATUS_UNUSED = "odd.status-unused"  # columns
    ENCODING_GUESSED = "odd.encoding-guessed"  # encoding; names: some that show it, one a line


class ImportCase(StrEnum):
    """Why an import cannot begin."""

    BEGUN_ALREADY = "import.begun-already"
    NOTHING_TO_ADD = "import.nothing-to-add"
    NO_NAMES = "import.no-names"  # columns
    NO_SUCH_COLUMN = "import.no-such-column"  # column, columns
    COLUMN_TWICE = "import.column-twice"  # column


class PrintCase(StrEnum):
    """Why nothing is printed."""

    SHEET = "print.sheet"
    TOO_MANY = "print.too-many"  # most
    PRINTER = "print.printer"


class TitleCase(StrEnum):
    """The title of a delivery that comes from no file. These are stored with its job."""

    PASTED = "title.pasted"
    DAMAGED = "title.damaged"


class ReasonCase(StrEnum):
    """Why an add, or a row of a delivery, is in its state. These are stored with it."""

    REFUSED = "reason.refused"  # said: the service's own words, if there are any
    RATE_LIMITED = "reason.rate-limited"
    NO_RESPONSE = "reason.no-response"
    INTERRUPTED = "reason.interrupted"
    CHANGES_LOST = "reason.changes-lost"
    OUTBOX_DAMAGED = "reason.outbox-damaged"
    ROW_DAMAGED = "reason.row-damaged"
    UNCONFIRMED = "reason.unconfirmed"
    CANCELLED = "reason.cancelled"
    DISCARDED = "reason.discarded"
    LEFT_OUT = "reason.left-out"
    ALIKE_KNOWN = "reason.alike-known"
    ALIKE_WAITING = "reason.alike-waiting"
    ALIKE_DISCARDED = "reason.alike-discarded"
    ALIKE_IMPORTED = "reason.alike-imported"
    TOTAL = "reason.total"
    # person, computer: of a colleague; moment: when they added one like it, or began to (Unix seconds)
    COLLEAGUE_ADDED = "reason.colleague-added"
    COLLEAGUE_ADDS = "reason.colleague-adds"
    ALIKE_COLLEAGUE = "reason.alike-colleague"
    SAME_ANIMAL = "reason.same-animal"  # id


class SendingCase(StrEnum):
    """What keeps the send queue from going on.

    Of the first five, ``name`` is the animal's and ``cause`` the text of the fact why it was not saved.
    """

    ADDED_NOT_SAVED = "sending.added-not-saved"
    ADDED_AS_NOT_SAVED = "sending.added-as-not-saved"  # id
    REFUSED_NOT_SAVED = "sending.refused-not-saved"  # reason: the text of facts
    UNCONFIRMED_NOT_SAVED = "sending.unconfirmed-not-saved"
    NOT_SENT_NOT_SAVED = "sending.not-sent-not-saved"
    STOPPED = "sending.stopped"  # times
    ENDLESS_WAIT = "sending.endless-wait"


class StartCase(StrEnum):
    """Why the application, or its sandbox, cannot start."""

    LOCK_NO_ROOM = "start.lock-no-room"  # path
    LOCK_UNUSABLE = "start.lock-unusable"  # path, detail
    SANDBOX = "start.sandbox"  # path, detail
    SANDBOX_NEWER = "start.sandbox-newer"  # path, version
    WINDOW_SILENT = "start.window-silent"
    OTHER_SESSION = "start.other-session"
    IMPORT_RUNNING = "start.import-running"  # process


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


Case: TypeAlias = (
    GeneralCase
    | AddressCase
    | SharedAddressCase
    | SharedCase
    | KnowledgeCase
    | PlanCase
    | SettingCase
    | FieldCase
    | ConnectionCase
    | AnswerCase
    | KeyringCase
    | StorageCase
    | CatalogueCase
    | OutboxCase
    | WaitsCase
    | RepairCase
    | WritingCase
    | DeliveryCase
    | DeliveryNoteCase
    | ImportCase
    | PrintCase
    | TitleCase
    | ReasonCase
    | SendingCase
    | StartCase
)

# What earlier versions stored, and what it is now.
FORMER: Mapping[str, Case] = {
    "field.category-unknown-none-listed": FieldCase.CATEGORY_UNKNOWN,
    "field.category-number-missing": FieldCase.CATEGORY_NUMBER,
    "field.category-number-high": FieldCase.CATEGORY_NUMBER,
    "field.category-number-low": FieldCase.CATEGORY_NUMBER,
    "field.id-missing": FieldCase.ID,
    "field.id-high": FieldCase.ID,
    "field.id-low": FieldCase.ID,
    "connection.timeout": ConnectionCase.NOT_CONNECTED,
    "connection.silent": ConnectionCase.NO_ANSWER,
    "connection.not-taken": ConnectionCase.NO_ANSWER,
    "connection.not-whole": ConnectionCase.NO_ANSWER,
    "connection.broken": ConnectionCase.NO_ANSWER,
    "connection.closed-meanwhile": ConnectionCase.NO_ANSWER,
    "answer.too-large": AnswerCase.UNREADABLE,
    "reason.refused-saying": ReasonCase.REFUSED,
}
