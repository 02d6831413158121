"""Says why adds and rows are in their states, and what keeps the send queue from going on."""

from collections.abc import Mapping
from typing import assert_never

from menagerie.domain.cases import ReasonCase, SendingCase, TitleCase
from menagerie.domain.facts import Value
from menagerie.domain.person import Person
from menagerie.ui.look.translation import translate
from menagerie.ui.words.colleagues import who
from menagerie.ui.words.filling import joined
from menagerie.ui.words.states import Reason, reason_sentence


def about_reason(case: ReasonCase, values: Mapping[str, Value]) -> str:  # noqa: C901, PLR0911, PLR0912 - one sentence for each case
    """Return why an add, or a row of a delivery, is in its state."""
    match case:
        case ReasonCase.REFUSED:
            return translate("outbox", "The service refused it.")
        case ReasonCase.REFUSED_SAYING:
            return "{said}"
        case ReasonCase.RATE_LIMITED:
            return joined(
                [reason_sentence(Reason.ASKED), translate("outbox", "It is sent again after that.")]
            )
        case ReasonCase.NO_RESPONSE:
            return translate("outbox", "Menagerie did not get the service's response.")
        case ReasonCase.INTERRUPTED:
            return translate("outbox", "Menagerie ended while this was being sent.")
        case ReasonCase.CHANGES_LOST:
            return translate("outbox", "The outbox lost its newest changes. We don't know if this was sent.")
        case ReasonCase.OUTBOX_DAMAGED:
            return translate("outbox", "The outbox was damaged. We don't know if this was sent.")
        case ReasonCase.ROW_DAMAGED:
            return translate("outbox", "The text of this row was damaged.")
        case ReasonCase.UNCONFIRMED:
            return translate("outbox", "We don't know if this was added. Check it in Menagerie first.")
        case ReasonCase.CANCELLED:
            return translate("outbox", "It was cancelled before it was sent.")
        case ReasonCase.DISCARDED:
            return translate("outbox", "It was discarded. Check in Menagerie that it was not added.")
        case ReasonCase.LEFT_OUT:
            return translate("outbox", "It was left out on purpose.")
        case ReasonCase.ALIKE_KNOWN:
            return translate("outbox", "An animal like this is known already.")
        case ReasonCase.ALIKE_WAITING:
            return translate("outbox", "An add like this is queued or unconfirmed.")
        case ReasonCase.ALIKE_DISCARDED:
            return translate("outbox", "A discarded add like this may have been added.")
        case ReasonCase.ALIKE_IMPORTED:
            return translate("outbox", "An earlier import of this file added it.")
        case ReasonCase.TOTAL:
            return translate("outbox", "It looks like a total, not an animal.")
        case ReasonCase.COLLEAGUE_ADDED | ReasonCase.COLLEAGUE_ADDS:
            return _about_colleague(case, values)
        case ReasonCase.ALIKE_COLLEAGUE:
            return translate("outbox", "A colleague adds one like this.")
        case ReasonCase.SAME_ANIMAL:
            return translate(
                "outbox", "This is animal {id}, which is there already; an import cannot change it."
            )
    assert_never(case)


def _about_colleague(case: ReasonCase, values: Mapping[str, Value]) -> str:
    sentence = (
        translate("outbox", "{who} added one just like it ({moment}).")
        if case is ReasonCase.COLLEAGUE_ADDED
        else translate("outbox", "{who} began to send one just like it ({moment}).")
    )
    person = Person(str(values.get("person", "")), str(values.get("computer", "")))
    return sentence.replace("{who}", who(person))


def about_stale(count: int) -> str:
    """Return that the outbox may be an old copy, of whose queued adds so many may have been sent since."""
    return translate("outbox", "This is older data: %Ln of these may have been added already.", n=count)


def about_title(case: TitleCase) -> str:
    """Return the title of a delivery that comes from no file."""
    match case:
        case TitleCase.PASTED:
            return translate("outbox", "Pasted rows")
        case TitleCase.DAMAGED:
            return translate("outbox", "A damaged import")
    assert_never(case)


def about_sending(case: SendingCase) -> str:  # noqa: PLR0911 - one sentence for each case
    """Return what keeps the send queue from going on. ``{reason}`` and ``{cause}`` are filled in as words."""
    match case:
        case SendingCase.ADDED_NOT_SAVED:
            return translate(
                "outbox",
                "“{name}” was added. But that could not be saved, and nothing else is sent before it is. "
                "{cause}",
            )
        case SendingCase.ADDED_AS_NOT_SAVED:
            return translate(
                "outbox",
                "“{name}” was added as #{id}. But that could not be saved, and nothing else is sent before "
                "it is. {cause}",
            )
        case SendingCase.REFUSED_NOT_SAVED:
            return translate(
                "outbox",
                "“{name}” was refused: {reason} But that could not be saved, and nothing else is sent "
                "before it is. {cause}",
            )
        case SendingCase.UNCONFIRMED_NOT_SAVED:
            return translate(
                "outbox",
                "We don't know if “{name}” was added. But that could not be saved, and nothing else is sent "
                "before it is. {cause}",
            )
        case SendingCase.NOT_SENT_NOT_SAVED:
            return translate(
                "outbox",
                "“{name}” was not sent. But that could not be saved, and nothing else is sent before it is. "
                "{cause}",
            )
        case SendingCase.STOPPED:
            return translate(
                "outbox",
                "Sending failed {times:n} times in a row. The rest is still queued. Look at the failed "
                "animals in the outbox, then send again.",
            )
        case SendingCase.ENDLESS_WAIT:
            return translate(
                "outbox", "Its time could not be read. Open the window of Menagerie: it offers one try."
            )
    assert_never(case)
