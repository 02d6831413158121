"""Says what colleagues at other desks add."""

from typing import assert_never

from menagerie.domain.sharing.knowledge import Person
from menagerie.outbox.colleague import ColleaguesAdd
from menagerie.outbox.entry import State
from menagerie.ui.look.plain_text import in_one_line, isolated
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import day_and_time
from menagerie.ui.words.filling import filled

_MINUTE, _HOUR = 60, 3600


def who(person: Person) -> str:
    """Return a colleague's name and computer, as far as they are known."""
    name, computer = in_one_line(person.name), in_one_line(person.computer)
    if name and computer:
        text = translate("colleagues", "{person} at {computer}", "A colleague and the name of a computer")
        return filled(text, {"person": name, "computer": computer})
    return isolated(name or computer) or translate("colleagues", "A colleague")


def about_colleague(add: ColleaguesAdd, now: float) -> str:
    """Return what a colleague did that is like what is to be added; ``now`` in Unix seconds."""
    return filled(_did(add.state), {"who": who(add.person), "when": _when(add.at, now)})


def _did(state: State) -> str:
    match state:
        case State.CREATED:
            return translate("colleagues", "{who} added one just like it {when}.")
        case State.UNCONFIRMED:
            return translate(
                "colleagues", "{who} sent one just like it {when}, and it is not known yet if it was added."
            )
        case State.SENDING:
            return translate("colleagues", "{who} began to send one just like it {when}.")
        case State.QUEUED | State.DRAFT | State.REFUSED | State.DISCARDED:
            return translate("colleagues", "{who} queued one just like it {when}. It is not sent yet.")
    assert_never(state)


def _when(unix: float, now: float) -> str:
    ago = now - unix
    if ago < _MINUTE:
        return translate("colleagues", "just now")
    if ago < _HOUR:
        return translate("colleagues", "%Ln minute(s) ago", n=int(ago // _MINUTE))
    return day_and_time(unix, now)
