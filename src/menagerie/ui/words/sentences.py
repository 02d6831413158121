"""Has the sentences for every case, by subject, with the names of values in braces."""

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
)
from menagerie.domain.facts import Value
from menagerie.domain.sharing.cases import KnowledgeCase, SharedAddressCase, SharedCase
from menagerie.ui.look.translation import translate
from menagerie.ui.words.addresses import about_address, about_plan
from menagerie.ui.words.deliveries import (
    about_delivery,
    about_import,
    about_odd,
    about_printing,
    about_writing,
)
from menagerie.ui.words.fields import about_field
from menagerie.ui.words.keyring import about_keyring
from menagerie.ui.words.outbox import about_reason, about_sending, about_title
from menagerie.ui.words.service import about_answer, about_connection
from menagerie.ui.words.settings import about_setting
from menagerie.ui.words.shared import about_overruled, about_shared, about_shared_address
from menagerie.ui.words.storage import (
    about_catalogue,
    about_outbox,
    about_repair,
    about_start,
    about_storage,
    about_waits,
)


def sentences_for(case: Case, values: Mapping[str, Value]) -> str:  # noqa: C901, PLR0911, PLR0912 - one subject each
    """Return what happened, what is safe and what to do, without a title."""
    match case:
        case GeneralCase():
            return _general(case)
        case AddressCase():
            return about_address(case, values)
        case SharedAddressCase():
            return about_shared_address(case, values)
        case SharedCase():
            return about_shared(case)
        case KnowledgeCase():
            return about_overruled(case, values)
        case PlanCase():
            return about_plan(case, values)
        case SettingCase():
            return about_setting(case, values)
        case FieldCase():
            return about_field(case)
        case ConnectionCase():
            return about_connection(case, values)
        case AnswerCase():
            return about_answer(case, values)
        case KeyringCase():
            return about_keyring(case, values)
        case StorageCase():
            return about_storage(case)
        case CatalogueCase():
            return about_catalogue(case)
        case OutboxCase():
            return about_outbox(case, values)
        case WaitsCase():
            return about_waits(case)
        case RepairCase():
            return about_repair(case, values)
        case WritingCase():
            return about_writing(case)
        case DeliveryCase():
            return about_delivery(case)
        case DeliveryNoteCase():
            return about_odd(case, values)
        case ImportCase():
            return about_import(case)
        case PrintCase():
            return about_printing(case)
        case TitleCase():
            return about_title(case)
        case ReasonCase():
            return about_reason(case, values)
        case SendingCase():
            return about_sending(case)
        case StartCase():
            return about_start(case)
    assert_never(case)


def _general(case: GeneralCase) -> str:  # noqa: C901, PLR0911, PLR0912 - one sentence for each case
    match case:
        case GeneralCase.UNKNOWN:
            return translate("facts", "The log says more about it.")
        case GeneralCase.DEFECT:
            return translate(
                "facts", "Nothing you entered was lost. Please report this with the details below."
            )
        case GeneralCase.NOTHING_LEFT:
            return translate(
                "facts", "Nothing you entered was lost. Close other programs, or start Menagerie again."
            )
        case GeneralCase.UPDATED:
            return translate("facts", "Restart it to do this.")
        case GeneralCase.REMOVED:
            return translate("facts", "Install it again to do this.")
        case GeneralCase.KEY_UNUSABLE:
            return translate("facts", "A key has letters, digits and signs only, no spaces. Copy it again.")
        case GeneralCase.ADDRESS_MISSING:
            return translate("facts", "Enter the address you got from your IT team.")
        case GeneralCase.KEY_MISSING:
            return translate("facts", "Enter the API key to see its animals.")
        case GeneralCase.WAITING | GeneralCase.QUOTA_USED_UP:
            return translate("facts", "Try again when the wait is over.")
        case GeneralCase.WAITING_WITHOUT_END:
            return translate(
                "facts",
                "It did not say readably for how long. Nothing was sent, and nothing will be by itself: "
                "choose yourself when to try once.",
            )
        case GeneralCase.WAITING_FOR_LIST:
            return translate("facts", "The list could not be read. Check again when the wait is over.")
        case GeneralCase.WAITING_TO_TEST_ROUTE:
            return translate("facts", "Nothing was tested. Test again when the wait is over.")
        case GeneralCase.WAITING_TO_TEST_KEY:
            return translate("facts", "We couldn't check this key. Save it anyway, or test it again later.")
        case GeneralCase.WAITING_TO_TEST_KEY_UNTIL:
            return translate(
                "facts", "We couldn't check this key. Save it anyway, or test it again at {time}."
            )
        case GeneralCase.ASKING_STOPPED:
            return translate("facts", "Nothing was sent. Enter another key, or try this one again.")
        case GeneralCase.FIND_WITHDRAWN:
            return translate("facts", "Choose a status, show up to 100, then search for the number.")
    assert_never(case)
