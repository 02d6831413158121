"""What a person can do with an add of the outbox: the choices, their words, and the natural next step."""

from enum import Enum

from menagerie.outbox.entry import Entry, Outcome, State, is_unreadable
from menagerie.outbox.job import Job
from menagerie.ui.look.translation import translate
from menagerie.ui.outbox.wording import Item
from menagerie.workflows.colleagues import is_held
from menagerie.workflows.sending.checking import may_offer_again


class Choice(Enum):
    """One thing to do; the value is the object name of its button."""

    SEND = "outboxSend"
    EDIT = "outboxEdit"
    CHECK = "outboxCheck"
    CONFIRM = "outboxConfirm"
    REJECT = "outboxReject"
    ADD_AGAIN = "outboxAddAgain"
    SHOW = "outboxShow"
    DUPLICATE = "outboxDuplicate"
    DISCARD = "outboxDiscard"


# What can be done with all queued adds of what may be an old copy of the outbox.
OF_STALE = (Choice.CHECK, Choice.SEND, Choice.DISCARD)
_OF_UNCONFIRMED = (Choice.CHECK, Choice.CONFIRM, Choice.ADD_AGAIN, Choice.DISCARD)


def choices(entry: Item) -> tuple[Choice, ...]:
    """Return what can be done with a line, the natural next step first where there is one."""
    if isinstance(entry, Job):
        return (Choice.SHOW, Choice.DISCARD)
    return (Choice.DISCARD,) if is_unreadable(entry) else _of_add(entry)


def _of_add(entry: Entry) -> tuple[Choice, ...]:
    match entry.state:
        case State.DRAFT | State.QUEUED:
            return (Choice.SEND, Choice.EDIT, Choice.DISCARD)
        case State.REFUSED:
            # Unchanged, it would be refused again.
            return (Choice.EDIT, Choice.SEND, Choice.DISCARD)
        case State.UNCONFIRMED:
            first = _first_of_unconfirmed(entry)
            return (*first, *(choice for choice in _OF_UNCONFIRMED if choice not in first))
        case State.CREATED | State.DISCARDED:
            is_known = entry.state is State.CREATED and entry.animal_id is not None
            return (Choice.SHOW, Choice.DUPLICATE) if is_known else (Choice.DUPLICATE,)
        case _:
            return ()


def direct_choices(entry: Item) -> tuple[Choice, ...]:
    """Return the choices that are shown at once; the others are behind "More"."""
    if isinstance(entry, Job):
        return choices(entry)
    is_in_doubt = entry.state is State.UNCONFIRMED and not is_unreadable(entry)
    return _first_of_unconfirmed(entry) if is_in_doubt else choices(entry)


def next_step(entry: Item) -> Choice | None:
    """Return the natural next step, or None if the add is finished or being sent."""
    offered = choices(entry)
    return offered[0] if offered and offered[0] is not Choice.DUPLICATE else None


def asks_twice(choice: Choice, entry: Item) -> bool:
    """Tell whether a warning comes before this choice takes effect: it could not be taken back."""
    if isinstance(entry, Job):
        return choice is Choice.DISCARD
    if entry.state is not State.UNCONFIRMED:
        return False
    return choice is Choice.DISCARD or (choice is Choice.ADD_AGAIN and not may_offer_again(entry))


def warning(choice: Choice, entry: Item) -> str:
    """Return the warning of a choice that asks twice."""
    if isinstance(entry, Job):
        return translate("outbox", "You are not asked again. The list of the import keeps everything.")
    if choice is Choice.ADD_AGAIN:
        return translate(
            "outbox",
            "It may be there already. This could add it twice, and the service cannot remove animals.",
        )
    return translate(
        "outbox",
        "This only takes it out of the outbox. If the animal was added, it stays in the service's list.",
    )


def found_id(entry: Entry) -> int | None:
    """Return the id of the animal that the newest look at the service's list found for an add."""
    newest = entry.looks[-1] if entry.looks else None
    return newest.animal_id if newest is not None and newest.outcome is Outcome.FOUND else None


def usual_text(choice: Choice) -> str:
    """Return the words on the button of a choice where its add is not known."""
    return {
        Choice.SEND: translate("outbox", "Send now"),
        Choice.EDIT: translate("outbox", "Edit…"),
        Choice.CHECK: translate("outbox", "Check"),
        Choice.CONFIRM: translate("outbox", "It was added"),
        Choice.REJECT: translate("outbox", "No"),
        Choice.ADD_AGAIN: translate("outbox", "Add again"),
        Choice.SHOW: translate("outbox", "Show"),
        Choice.DUPLICATE: translate("outbox", "Add another like it…"),
        Choice.DISCARD: translate("outbox", "Discard"),
    }[choice]


def choice_text(choice: Choice, entry: Item, *, asked: bool = False) -> str:
    """Return the words on the button; ``asked`` after a first press, when the warning is shown."""
    if asked:
        return (
            translate("outbox", "Add again anyway")
            if choice is Choice.ADD_AGAIN
            else translate("outbox", "Discard anyway")
        )
    if isinstance(entry, Job):
        return usual_text(choice)
    return _text_of_add(choice, entry)


def _text_of_add(choice: Choice, entry: Entry) -> str:
    if choice is Choice.SEND and entry.state is State.DRAFT:
        return translate("outbox", "Add")
    if choice is Choice.SEND and entry.state is State.REFUSED:
        return translate("outbox", "Add another") if is_held(entry) else translate("outbox", "Send again")
    if choice is Choice.CHECK and entry.looks:
        return translate("outbox", "Check again")
    if choice is Choice.CONFIRM and found_id(entry) is not None:
        return translate("outbox", "Yes")
    return usual_text(choice)


def stale_warning(choice: Choice | None) -> str:
    """Return the warning of the choice of ``OF_STALE`` that asks twice; nothing for the others."""
    if choice is not Choice.DISCARD:
        return ""
    return translate("outbox", "What waits leaves the outbox and is not sent. This can't be undone.")


def stale_text(choice: Choice, *, asked: bool = False) -> str:
    """Return the words on the button of a choice of ``OF_STALE``, as ``choice_text``."""
    if choice is Choice.SEND:
        return translate("outbox", "Send them")
    return translate("outbox", "Discard anyway") if asked else usual_text(choice)


def _first_of_unconfirmed(entry: Entry) -> tuple[Choice, ...]:
    if found_id(entry) is not None:
        return Choice.CONFIRM, Choice.REJECT
    return (Choice.ADD_AGAIN,) if may_offer_again(entry) else (Choice.CHECK,)
