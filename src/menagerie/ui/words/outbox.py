"""The messages about why adds and rows are in their states, and what keeps the send queue from going on."""

from menagerie.domain.cases import ReasonCase, SendingCase, TitleCase
from menagerie.ui.look.translation import translate
from menagerie.ui.words.filling import Table
from menagerie.ui.words.states import Reason

CONTEXT = "outbox"
MESSAGES: Table = {
    "": {
        TitleCase.PASTED: "Pasted rows",
        TitleCase.DAMAGED: "A damaged import",
        ReasonCase.REFUSED: "The service refused it.",
        ReasonCase.RATE_LIMITED: "It is sent again after that.",
        ReasonCase.NO_RESPONSE: "Menagerie did not get the service's response.",
        ReasonCase.INTERRUPTED: "Menagerie ended while this was being sent.",
        ReasonCase.CHANGES_LOST: "The outbox lost its newest changes. We don't know if this was sent.",
        ReasonCase.OUTBOX_DAMAGED: "The outbox was damaged. We don't know if this was sent.",
        ReasonCase.ROW_DAMAGED: "The text of this row was damaged.",
        ReasonCase.UNCONFIRMED: "We don't know if this was added. Check it in Menagerie first.",
        ReasonCase.CANCELLED: "It was cancelled before it was sent.",
        ReasonCase.DISCARDED: "It was discarded. Check in Menagerie that it was not added.",
        ReasonCase.LEFT_OUT: "It was left out on purpose.",
        ReasonCase.ALIKE_KNOWN: "An animal like this is known already.",
        ReasonCase.ALIKE_WAITING: "An add like this is queued or unconfirmed.",
        ReasonCase.ALIKE_DISCARDED: "A discarded add like this may have been added.",
        ReasonCase.ALIKE_IMPORTED: "An earlier import of this file added it.",
        ReasonCase.TOTAL: "It looks like a total, not an animal.",
        ReasonCase.COLLEAGUE_ADDED: "{who} added one just like it ({moment}).",
        ReasonCase.COLLEAGUE_ADDS: "{who} began to send one just like it ({moment}).",
        ReasonCase.ALIKE_COLLEAGUE: "A colleague adds one like this.",
        ReasonCase.SAME_ANIMAL: "This is animal {id}, which is there already; an import cannot change it.",
    },
    "Sending was stopped": {
        SendingCase.ADDED_NOT_SAVED: (
            "“{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}"
        ),
        SendingCase.ADDED_AS_NOT_SAVED: (
            "“{name}” was added as #{id}. But that could not be saved, and nothing else is sent before it "
            "is. {cause}"
        ),
        SendingCase.REFUSED_NOT_SAVED: (
            "“{name}” was refused: {reason} But that could not be saved, and nothing else is sent before "
            "it is. {cause}"
        ),
        SendingCase.UNCONFIRMED_NOT_SAVED: (
            "We don't know if “{name}” was added. But that could not be saved, and nothing else is sent "
            "before it is. {cause}"
        ),
        SendingCase.NOT_SENT_NOT_SAVED: (
            "“{name}” was not sent. But that could not be saved, and nothing else is sent before it is. "
            "{cause}"
        ),
        SendingCase.STOPPED: (
            "Sending failed {times:n} times in a row. The rest is still queued. Look at the failed animals "
            "in the outbox, then send again."
        ),
    },
    Reason.ASKED: {
        SendingCase.ENDLESS_WAIT: (
            "Its time could not be read. Open the window of Menagerie: it offers one try."
        ),
    },
}


def about_stale(count: int) -> str:
    """Return that the outbox may be an old copy, of whose queued adds so many may have been sent since."""
    return translate("outbox", "This is older data: %Ln of these may have been added already.", n=count)
