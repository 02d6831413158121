"""What is said before an animal is added of which there is one like it already."""

from collections.abc import Iterable

from menagerie.domain.known import KnownAnimal
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.ui.look.plain_text import isolated
from menagerie.ui.look.wording import day_and_time, number, status_word, translate
from menagerie.workflows.duplicates import Duplicates

_LONGEST_NAME = 80


def question_about(typed: Typed, duplicates: Duplicates, entries: Iterable[Entry], now: float) -> str:
    """Return what to point out, and the question; empty where there is nothing to point out.

    ``entries`` tell which of the animals were added from here, and when.
    """
    sentences = []
    if duplicates.known:
        added = {entry.animal_id: entry for entry in entries if entry.state is State.CREATED}
        newest = duplicates.known[0]
        sentences.append(_about_known(newest, added.get(newest.animal.id), now))
        more = len(duplicates.known) - 1
        if more:
            sentences.append(translate("{n} more are like it.").format(n=number(more)))
    if duplicates.unsettled:
        sentences.append(_about_unsettled(typed, duplicates.unsettled))
    if sentences:
        sentences.append(translate("Add another?"))
    return " ".join(sentences)


def _about_known(known: KnownAnimal, added: Entry | None, now: float) -> str:
    animal = known.animal
    said = (
        translate("{name} in category {category} ({status}) was added from here {when} as #{id}.")
        if added is not None
        else translate("{name} in category {category} ({status}) was first seen here {when}: #{id}.")
    )
    return said.format(
        name=_quoted(animal.name),
        category=animal.category_id,
        status=status_word(animal.status).lower(),
        when=day_and_time(known.first_seen if added is None else added.changed_at, now),
        id=animal.id,
    )


def _about_unsettled(typed: Typed, unsettled: tuple[Entry, ...]) -> str:
    if any(entry.state is State.UNCONFIRMED for entry in unsettled):
        said = translate("Of one like {name} in the outbox it is not known yet whether it was added.")
    else:
        said = translate("One like {name} waits in the outbox already.")
    return said.format(name=_quoted(typed.name))


def _quoted(name: str) -> str:
    name = " ".join(name.split())
    if len(name) > _LONGEST_NAME:
        name = f"{name[: _LONGEST_NAME - 1]}…"
    return isolated(f"“{name}”")
