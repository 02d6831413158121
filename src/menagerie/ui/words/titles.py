"""Says in a few words what happened: the titles of messages."""

from collections.abc import Mapping
from typing import assert_never

from menagerie.domain.cases import (
    AddressCase,
    AnswerCase,
    Case,
    CatalogueCase,
    ConnectionCase,
    DeliveryCase,
    DeliveryNoteCase,
    FieldCase,
    GeneralCase,
    ImportCase,
    KeyringCase,
    OutboxCase,
    PlanCase,
    PrintCase,
    ReasonCase,
    RepairCase,
    SendingCase,
    SettingCase,
    StartCase,
    StorageCase,
    TitleCase,
    WaitsCase,
    WritingCase,
    Written,
)
from menagerie.domain.facts import Value, facts_in
from menagerie.domain.sharing.cases import KnowledgeCase, SharedAddressCase, SharedCase
from menagerie.ui.look.translation import translate
from menagerie.ui.words.filling import filled
from menagerie.ui.words.shared import title_of_overruled, title_of_shared
from menagerie.ui.words.states import Reason, reason_words


def title_for(case: Case, values: Mapping[str, Value]) -> str:
    """Return the title of a message, without a full stop; empty for what is said below another one."""
    cause = facts_in(str(values.get("cause", "")))
    if cause:
        return title_for(cause[0].case, cause[0].values)
    return filled(_title(case, values), values)


def _title(case: Case, values: Mapping[str, Value]) -> str:  # noqa: C901, PLR0911, PLR0912 - one for each subject
    match case:
        case GeneralCase():
            return _general(case)
        case AddressCase():
            return translate("titles", "This address cannot be used")
        case SharedAddressCase.PASSWORD_UNUSABLE:
            return translate("titles", "This password cannot be used")
        case SharedAddressCase():
            return translate("titles", "This address cannot be used")
        case SharedCase():
            return title_of_shared(case)
        case KnowledgeCase():
            return title_of_overruled(case)
        case PlanCase():
            return translate("titles", "This plan cannot be used")
        case SettingCase():
            return translate("titles", "This setting cannot be used")
        case FieldCase.OTHER_ANIMAL:
            return translate("titles", "This is not the one")
        case FieldCase():
            return translate("titles", "This cannot be added yet")
        case ConnectionCase():
            return _connection(case)
        case AnswerCase():
            return _answer(case)
        case KeyringCase.KEY_UNUSABLE if "entry" in values:
            return translate("titles", "This password cannot be used")
        case KeyringCase.KEY_UNUSABLE:
            return translate("titles", "What the keyring holds is not a usable key")
        case KeyringCase():
            return translate("titles", "The keyring can't be used")
        case StorageCase():
            return _storage(case)
        case CatalogueCase():
            return translate("titles", "The animals could not be read")
        case OutboxCase.ROWS_LOST | OutboxCase.NOT_COUNTED:
            return ""
        case OutboxCase.NEWER:
            return translate("titles", "The outbox is from a newer version")
        case OutboxCase():
            return translate("titles", "The outbox cannot be used")
        case WritingCase():
            return _written(values)
        case DeliveryCase():
            return _delivery(case, values)
        case ImportCase():
            return _import(case)
        case PrintCase():
            return _print(case)
        case SendingCase.ENDLESS_WAIT:
            return reason_words(Reason.ASKED)
        case SendingCase():
            return translate("titles", "Sending was stopped")
        case StartCase():
            return _start(case)
        case WaitsCase() | RepairCase() | DeliveryNoteCase() | TitleCase() | ReasonCase():
            return ""
    assert_never(case)


def _general(case: GeneralCase) -> str:  # noqa: C901, PLR0911 - one title for each case
    match case:
        case GeneralCase.UNKNOWN:
            return translate("titles", "Something went wrong")
        case GeneralCase.DEFECT:
            return translate("titles", "Menagerie made a mistake")
        case GeneralCase.NOTHING_LEFT:
            return translate("titles", "This computer has no file handles or threads left")
        case GeneralCase.UPDATED:
            return translate("titles", "Menagerie was updated")
        case GeneralCase.REMOVED:
            return translate("titles", "Menagerie was removed from this computer")
        case GeneralCase.KEY_UNUSABLE:
            return translate("titles", "This is not a usable key")
        case GeneralCase.ADDRESS_MISSING:
            return translate("titles", "The address is not set")
        case GeneralCase.KEY_MISSING:
            return translate("titles", "There is no key yet")
        case (
            GeneralCase.WAITING
            | GeneralCase.WAITING_WITHOUT_END
            | GeneralCase.WAITING_FOR_LIST
            | GeneralCase.WAITING_TO_TEST_ROUTE
            | GeneralCase.WAITING_TO_TEST_KEY
            | GeneralCase.WAITING_TO_TEST_KEY_UNTIL
        ):
            return reason_words(Reason.ASKED)
        case GeneralCase.QUOTA_USED_UP:
            return translate("titles", "No requests are left for now")
        case GeneralCase.ASKING_STOPPED:
            return translate("titles", "The key was refused")
        case GeneralCase.FIND_WITHDRAWN:
            return translate("titles", "The service no longer finds animals by number")
    assert_never(case)


def _connection(case: ConnectionCase) -> str:  # noqa: PLR0911 - one title for each subject
    match case:
        case ConnectionCase.PROXY_SETTING | ConnectionCase.OWN_PROXY_SETTING:
            return translate("titles", "The proxy setting cannot be used")
        case ConnectionCase.PROXY_PASSWORD:
            return translate("titles", "The proxy's password could not be read")
        case ConnectionCase.CERTIFICATE_FILE:
            return translate("titles", "The certificate file cannot be used")
        case (
            ConnectionCase.NOT_CONNECTED
            | ConnectionCase.TIMEOUT
            | ConnectionCase.PROXY_REFUSED
            | ConnectionCase.PROXY_WANTS_PASSWORD
            | ConnectionCase.HOST_NOT_FOUND
            | ConnectionCase.LOCAL_NETWORK
            | ConnectionCase.CLOSED
            | ConnectionCase.CANCELLED
        ):
            return reason_words(Reason.NOT_REACHED)
        case (
            ConnectionCase.CERTIFICATE
            | ConnectionCase.CERTIFICATE_ISSUER
            | ConnectionCase.CERTIFICATE_DATE
            | ConnectionCase.CERTIFICATE_HOST
            | ConnectionCase.CERTIFICATE_DETAIL
        ):
            return translate("titles", "The service's certificate is not trusted")
        case ConnectionCase.NOT_SECURE:
            return translate("titles", "No secure connection")
        case (
            ConnectionCase.NO_ANSWER
            | ConnectionCase.SILENT
            | ConnectionCase.NOT_TAKEN
            | ConnectionCase.NOT_WHOLE
            | ConnectionCase.BROKEN
            | ConnectionCase.CLOSED_MEANWHILE
            | ConnectionCase.DEFECT_MEANWHILE
        ):
            return translate("titles", "The service did not answer")
    assert_never(case)


def _answer(case: AnswerCase) -> str:  # noqa: PLR0911 - one title for each case
    match case:
        case AnswerCase.BLOCKED:
            return translate("titles", "The request was blocked on its way")
        case AnswerCase.BAD_REQUEST | AnswerCase.BAD_CHOICES | AnswerCase.NOT_ACCEPTED:
            return translate("titles", "The service refused this")
        case AnswerCase.KEY_REFUSED:
            return translate("titles", "The key was refused")
        case AnswerCase.ANIMAL_NOT_FOUND:
            return translate("titles", "There is no such animal")
        case AnswerCase.NOTHING_HERE:
            return translate("titles", "There are no animals at this address")
        case AnswerCase.SERVER_FAILED:
            return translate("titles", "The service has a problem")
        case AnswerCase.REDIRECTED:
            return translate("titles", "The address points elsewhere")
        case AnswerCase.UNREADABLE | AnswerCase.TOO_LARGE | AnswerCase.UNEXPECTED_STATUS:
            return translate("titles", "The answer could not be read")
    assert_never(case)


def _storage(case: StorageCase) -> str:  # noqa: PLR0911 - one title for each subject
    match case:
        case StorageCase.AWAY:
            return translate("titles", "Your data folder is away")
        case StorageCase.NEWER:
            return translate("titles", "This is from a newer version")
        case StorageCase.NO_FOLDER | StorageCase.CHOICE_UNREADABLE:
            return translate("titles", "There is no place to keep data")
        case StorageCase.OF_OTHERS:
            return translate("titles", "This data folder is not safe to use")
        case StorageCase.FOLDER_MISSING:
            return translate("titles", "Your data folder is missing")
        case StorageCase.REPORT_NOT_WRITTEN:
            return translate("titles", "There is no place for the report")
        case _:
            return translate("titles", "This could not be saved")


def _written(values: Mapping[str, Value]) -> str:
    match values.get("what"):
        case Written.EXPORT:
            return translate("titles", "The animals were not exported")
        case Written.ROWS:
            return translate("titles", "The rows were not written")
        case _:
            return translate("titles", "This could not be saved")


def _delivery(case: DeliveryCase, values: Mapping[str, Value]) -> str:
    if case is DeliveryCase.NOT_THERE:
        return translate("titles", "There is no file “{name}”")
    if values.get("pasted"):
        return translate("titles", "This text can't be read")
    if "name" in values:
        return translate("titles", "“{name}” can't be read")
    return translate("titles", "This file can't be read")


def _import(case: ImportCase) -> str:
    match case:
        case ImportCase.BEGUN_ALREADY:
            return translate("titles", "This import has begun already")
        case ImportCase.NOTHING_TO_ADD:
            return translate("titles", "There is nothing to add")
        case ImportCase.NO_NAMES | ImportCase.NO_SUCH_COLUMN | ImportCase.COLUMN_TWICE:
            return translate("titles", "The columns do not fit")
    assert_never(case)


def _print(case: PrintCase) -> str:
    match case:
        case PrintCase.SHEET:
            return translate("titles", "The labels don't fit on the paper")
        case PrintCase.TOO_MANY:
            return translate("titles", "There are too many animals")
        case PrintCase.PRINTER:
            return translate("titles", "This could not be printed")
    assert_never(case)


def _start(case: StartCase) -> str:
    match case:
        case StartCase.LOCK_NO_ROOM:
            return reason_words(Reason.DISK_FULL)
        case StartCase.LOCK_UNUSABLE:
            return translate("titles", "Menagerie cannot start")
        case StartCase.SANDBOX | StartCase.SANDBOX_NEWER:
            return translate("titles", "The sandbox could not start")
        case StartCase.WINDOW_SILENT | StartCase.OTHER_SESSION:
            return translate("titles", "Menagerie is already running")
        case StartCase.IMPORT_RUNNING:
            return translate("titles", "An import is running")
    assert_never(case)
