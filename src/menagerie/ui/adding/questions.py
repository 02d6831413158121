"""The questions that the add dialog asks: about Production, and about animals like this one."""

from collections.abc import Callable, Iterable

from menagerie.domain.clock import Clock
from menagerie.domain.known import KnownAnimal
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.ui.look.plain_text import in_one_line, isolated
from menagerie.ui.look.wording import day_and_time, number, status_word, translate
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.workflows.duplicates import Duplicates, find_duplicates, unsettled_like

_LONGEST_NAME = 80


class AddQuestions:
    """Finds what to ask about an animal in the open environment; ``others`` are its other adds."""

    def __init__(
        self, opened: OpenEnvironment, confirms_production: Callable[[], bool], clock: Clock
    ) -> None:
        """Take ``confirms_production``, which tells whether to ask before every add to Production."""
        self._opened = opened
        self._confirms_production = confirms_production
        self._clock = clock

    def come_first(self, environment: Environment, typed: Typed, others: Iterable[Entry]) -> bool:
        """Return whether there is a question that needs nothing from the disk. Raises UnusableFieldError."""
        return self._confirms(environment) or bool(unsettled_like(typed, others))

    async def about(
        self, environment: Environment, typed: Typed, others: tuple[Entry, ...]
    ) -> tuple[str, str]:
        """Return the question, empty where there is none, and the words of the button that answers it.

        Raises UnusableFieldError.
        """
        duplicates = await find_duplicates(typed, self._opened.catalogue, others)
        question = _about_animals(typed, duplicates, others, self._clock.now())
        confirm = translate("Add another to {environment}")
        if self._confirms(environment):
            real = translate("This goes to the real service of {environment}, which cannot remove animals.")
            if not question:
                confirm = translate("Yes, add to {environment}")
            question = f"{real.format(environment=environment.name)} {question}".strip()
        return question, confirm.format(environment=environment.name)

    def _confirms(self, environment: Environment) -> bool:
        return environment.id is EnvironmentId.PRODUCTION and self._confirms_production()


def _about_animals(typed: Typed, duplicates: Duplicates, entries: Iterable[Entry], now: float) -> str:
    # The entries tell which of the animals were added from here, and when.
    sentences = []
    if duplicates.known:
        added = {entry.animal_id: entry for entry in entries if entry.state is State.CREATED}
        newest = duplicates.known[0]
        sentences.append(_about_known(newest, added.get(newest.animal.id), now))
        more = len(duplicates.known) - 1
        if more:
            sentences.append(translate("There are {n} more like it.").format(n=number(more)))
    if duplicates.unsettled:
        sentences.append(_about_unsettled(typed, duplicates.unsettled))
    if sentences:
        sentences.append(translate("Add another?"))
    return " ".join(sentences)


def _about_known(known: KnownAnimal, added: Entry | None, now: float) -> str:
    animal = known.animal
    sentence = (
        translate("{name} in category {category} ({status}) was added from here {when} as #{id}.")
        if added is not None
        else translate("{name} in category {category} ({status}) was first seen here {when}: #{id}.")
    )
    return sentence.format(
        name=_quoted(animal.name),
        category=animal.category_id,
        status=status_word(animal.status).lower(),
        when=day_and_time(known.first_seen if added is None else added.changed_at, now),
        id=animal.id,
    )


def _about_unsettled(typed: Typed, unsettled: tuple[Entry, ...]) -> str:
    if any(entry.state is State.UNCONFIRMED for entry in unsettled):
        sentence = translate("We don't know yet if another {name} in the outbox was added.")
    else:
        sentence = translate("Another {name} is waiting in the outbox.")
    return sentence.format(name=_quoted(typed.name))


def _quoted(name: str) -> str:
    return isolated(f"“{in_one_line(name, _LONGEST_NAME)}”")
