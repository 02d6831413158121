"""The messages about what concerns the application as a whole."""

from menagerie.domain.cases import GeneralCase
from menagerie.ui.words.filling import Table
from menagerie.ui.words.states import Reason

CONTEXT = "facts"
MESSAGES: Table = {
    "Something went wrong": {
        GeneralCase.UNKNOWN: "The log says more about it.",
    },
    "Menagerie made a mistake": {
        GeneralCase.DEFECT: "Nothing you entered was lost. Please report this with the details below.",
    },
    "This computer has no file handles or threads left": {
        GeneralCase.NOTHING_LEFT: (
            "Nothing you entered was lost. Close other programs, or start Menagerie again."
        ),
    },
    "Menagerie was updated": {
        GeneralCase.UPDATED: "Restart it to do this.",
    },
    "Menagerie was removed from this computer": {
        GeneralCase.REMOVED: "Install it again to do this.",
    },
    "This is not a usable key": {
        GeneralCase.KEY_UNUSABLE: "A key has letters, digits and signs only, no spaces. Copy it again.",
    },
    "The address is not set": {
        GeneralCase.ADDRESS_MISSING: "Enter the address you got from your IT team.",
    },
    "There is no key yet": {
        GeneralCase.KEY_MISSING: "Enter the API key to see its animals.",
    },
    Reason.ASKED: {
        GeneralCase.WAITING: "Try again when the wait is over.",
        GeneralCase.WAITING_WITHOUT_END: (
            "It did not say readably for how long. Nothing was sent, and nothing will be by itself: choose "
            "yourself when to try once."
        ),
        GeneralCase.WAITING_FOR_LIST: "The list could not be read. Check again when the wait is over.",
        GeneralCase.WAITING_TO_TEST_ROUTE: "Nothing was tested. Test again when the wait is over.",
        GeneralCase.WAITING_TO_TEST_KEY: (
            "We couldn't check this key. Save it anyway, or test it again later."
        ),
        GeneralCase.WAITING_TO_TEST_KEY_UNTIL: (
            "We couldn't check this key. Save it anyway, or test it again at {time}."
        ),
    },
    "No requests are left for now": {
        GeneralCase.QUOTA_USED_UP: "Try again when the wait is over.",
    },
    "The key was refused": {
        GeneralCase.ASKING_STOPPED: "Nothing was sent. Enter another key, or try this one again.",
    },
    "The service no longer finds animals by number": {
        GeneralCase.FIND_WITHDRAWN: "Choose a status, show up to 100, then search for the number.",
    },
}
