"""What a person can do with an add of the outbox, and which of it is the natural next step."""

from enum import Enum

from menagerie.outbox.entry import Entry, Outcome, State
from menagerie.ui.look.wording import translate
from menagerie.workflows.checking import may_offer_again


class Choice(Enum):
    """One thing to do; the value is the object name of its button."""

    SEND = "outboxSend"
    EDIT = "outboxEdit"
    CHECK = "outboxCheck"
    CONFIRM = "outboxConfirm"
    ADD_AGAIN = "outboxAddAgain"
    SHOW = "outboxShow"
    DUPLICATE = "outboxDuplicate"
    DISCARD = "outboxDiscard"


_OF_UNCONFIRMED = (Choice.CHECK, Choice.CONFIRM, Choice.ADD_AGAIN, Choice.DISCARD)


def choices(entry: Entry) -> tuple[Choice, ...]:
    """Return what can be done with an add: the natural next step first, where there is one."""
    match entry.state:
        case State.DRAFT | State.QUEUED:
            return (Choice.SEND, Choice.EDIT, Choice.DISCARD)
        case State.REFUSED:
            # As it is, it would be refused again.
            return (Choice.EDIT, Choice.SEND, Choice.DISCARD)
        case State.UNCONFIRMED:
            first = _first_of_unconfirmed(entry)
            return (first, *(choice for choice in _OF_UNCONFIRMED if choice is not first))
        case State.CREATED if entry.animal_id is not None:
            return (Choice.SHOW, Choice.DUPLICATE)
        case State.CREATED | State.DISCARDED:
            return (Choice.DUPLICATE,)
        case _:
            return ()


def _first_of_unconfirmed(entry: Entry) -> Choice:
    if found_id(entry) is not None:
        return Choice.CONFIRM
    return Choice.ADD_AGAIN if may_offer_again(entry) else Choice.CHECK


def next_step(entry: Entry) -> Choice | None:
    """Return the natural next step; None where an add is done with, or on its way."""
    offered = choices(entry)
    return offered[0] if offered and offered[0] is not Choice.DUPLICATE else None


def asks_twice(choice: Choice, entry: Entry) -> bool:
    """Tell whether something has to be said before this is done: it could not be taken back."""
    if entry.state is not State.UNCONFIRMED:
        return False
    return choice is Choice.DISCARD or (choice is Choice.ADD_AGAIN and not may_offer_again(entry))


def found_id(entry: Entry) -> int | None:
    """Return the id of the animal that the newest look at the service's list found for an add."""
    newest = entry.looks[-1] if entry.looks else None
    return newest.animal_id if newest is not None and newest.outcome is Outcome.FOUND else None


def usual_text(choice: Choice) -> str:
    """Return what stands on the button of a choice as long as nothing more is known."""
    return {
        Choice.SEND: translate("Send now"),
        Choice.EDIT: translate("Edit…"),
        Choice.CHECK: translate("Check"),
        Choice.CONFIRM: translate("It was added"),
        Choice.ADD_AGAIN: translate("Add again"),
        Choice.SHOW: translate("Show"),
        Choice.DUPLICATE: translate("Add another like it…"),
        Choice.DISCARD: translate("Discard"),
    }[choice]


def choice_text(choice: Choice, entry: Entry, *, asked: bool = False) -> str:
    """Return what stands on the button; ``asked`` when it was pressed once, and asks to be pressed again."""
    if asked:
        return translate("Add again anyway") if choice is Choice.ADD_AGAIN else translate("Discard anyway")
    sends = {State.DRAFT: translate("Add"), State.REFUSED: translate("Send again")}
    if choice is Choice.SEND and entry.state in sends:
        return sends[entry.state]
    if choice is Choice.CHECK and entry.looks:
        return translate("Check again")
    found = found_id(entry)
    if choice is Choice.CONFIRM and found is not None:
        return translate("It is #{id}").format(id=found)
    return usual_text(choice)
