"""The questions that the add dialog asks: about Production, and about animals like this one."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from menagerie.domain.animal import KnownAnimal
from menagerie.outbox.colleague import ColleaguesAdd
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.settings.environments import Environment
from menagerie.ui.look.plain_text import in_one_line, isolated
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import category_text, day_and_time, quoted, status_in_sentence
from menagerie.ui.session.preferred import ProductionConfirmation
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.words.filling import joined
from menagerie.ui.words.messages import about_colleague, stored_words
from menagerie.workflows.queue.send_queue import SendQueue
from menagerie.workflows.sending.duplicates import Duplicates, find_duplicates, unsettled_like

_LONGEST_NAME = 80


class Question(Struct, frozen=True):
    """What to ask before an add; ``text`` is empty where there is nothing to ask.

    ``confirm`` are the words of the button that answers it. ``is_about_production`` tells whether the person
    confirms with it that the add goes to Production. ``colleagues`` are their adds like it.
    """

    text: str
    confirm: str
    is_about_production: bool
    colleagues: tuple[ColleaguesAdd, ...] = ()


def answers(environment_name: str) -> tuple[str, ...]:
    """Return the words of the button that answers a question, for each kind of question."""
    return tuple(
        words.format(environment=environment_name) for words in (_add_all_the_same(), _add_another())
    )


class AddQuestions:
    """Finds what to ask about an animal in the open environment; ``others`` are its other adds."""

    def __init__(self, context: WindowContext, production: ProductionConfirmation) -> None:
        self._context = context
        self._production = production

    def come_first(self, environment: Environment, typed: Typed, others: Iterable[Entry]) -> bool:
        """Return whether there is a question that needs nothing from the disk. Raises UnusableFieldError."""
        return self._production.is_needed(environment) or bool(unsettled_like(typed, others))

    async def about(
        self, environment: Environment, typed: Typed, others: tuple[Entry, ...], queue: SendQueue
    ) -> Question:
        """Return the question before this add. Raises UnusableFieldError."""
        catalogue = self._context.opened.catalogue
        duplicates = await find_duplicates(typed, catalogue, others, queue.outbox, queue.colleagues)
        text = _about_animals(
            typed, duplicates, others, await catalogue.category_names(), self._context.clock.now()
        )
        confirm = _add_another() if text else _add_all_the_same()
        confirms = self._production.is_needed(environment)
        if confirms:
            text = joined([_about_production(), text])
        return Question(text, confirm.format(environment=environment.name), confirms, duplicates.colleagues)

    def elsewhere(self, environment: Environment) -> Question:
        """Return the question before an add in an environment that is not open: nothing can be looked up."""
        confirms = self._production.is_needed(environment)
        confirm = _add_all_the_same().format(environment=environment.name)
        return Question(_about_production() if confirms else "", confirm, confirms)

    @staticmethod
    def about_held(environment: Environment, entry: Entry) -> Question:
        """Return the question about an add that was not sent because a colleague adds one like it."""
        text = joined([stored_words(entry.reason), translate("adding", "Add another?")])
        return Question(text, _add_another().format(environment=environment.name), is_about_production=False)


def _about_production() -> str:
    return translate("adding", "This adds it to Production, the live catalogue. It cannot be removed here.")


def _about_animals(
    typed: Typed, duplicates: Duplicates, entries: Iterable[Entry], names: Mapping[int, str], now: float
) -> str:
    # The entries tell which of the animals were added from here, and when.
    sentences = []
    if duplicates.known:
        added = {entry.animal_id: entry for entry in entries if entry.state is State.CREATED}
        newest = duplicates.known[0]
        sentences.append(_about_known(newest, added.get(newest.animal.id), names, now))
        more = len(duplicates.known) - 1
        if more:
            sentences.append(translate("adding", "%Ln more match.", "Animals", n=more))
    if duplicates.unsettled:
        sentences.append(_about_unsettled(typed, duplicates.unsettled))
    ids = {one.animal.id for one in duplicates.known}
    theirs = [one for one in duplicates.colleagues if one.animal_id is None or one.animal_id not in ids]
    if theirs:
        sentences.append(about_colleague(theirs[0], now))
        if len(theirs) > 1:
            others = translate("adding", "%Ln more add(s) like it at other desks.", n=len(theirs) - 1)
            sentences.append(others)
    if duplicates.done:
        sentences.append(_about_done(typed, duplicates.done[-1], now))
    if sentences:
        sentences.append(translate("adding", "Add another?"))
    return joined(sentences)


def _add_all_the_same() -> str:
    return translate("adding", "Yes, add to {environment}")


def _add_another() -> str:
    return translate("adding", "Add another to {environment}")


def _about_known(known: KnownAnimal, added: Entry | None, names: Mapping[int, str], now: float) -> str:
    animal = known.animal
    sentence = (
        translate("adding", "{name} in {category} ({status}) was added from here {when} as #{id}.")
        if added is not None
        else translate("adding", "{name} in {category} ({status}) was first seen here {when}: #{id}.")
    )
    return sentence.format(
        name=_quoted(animal.name),
        category=_category(animal.category_id, names),
        status=status_in_sentence(animal.status),
        when=day_and_time(known.first_seen if added is None else added.changed_at, now),
        id=animal.id,
    )


def _about_unsettled(typed: Typed, unsettled: tuple[Entry, ...]) -> str:
    if any(entry.state is State.UNCONFIRMED for entry in unsettled):
        sentence = translate("adding", "We don't know yet if another {name} in the outbox was added.")
    else:
        sentence = translate("adding", "Another {name} is waiting in the outbox.")
    return sentence.format(name=_quoted(typed.name))


def _about_done(typed: Typed, entry: Entry, now: float) -> str:
    sentence = (
        translate("adding", "{name} was added from here {when}.")
        if entry.state is State.CREATED
        else translate("adding", "Another {name} was discarded {when}, but may have been added.")
    )
    return sentence.format(name=_quoted(typed.name), when=day_and_time(entry.changed_at, now))


def _category(category_id: int, names: Mapping[int, str]) -> str:
    name = names.get(category_id)
    if name is None:
        return translate("adding", "category {id}").format(id=category_id)
    return isolated(category_text(category_id, name))


def _quoted(name: str) -> str:
    return isolated(quoted(in_one_line(name, _LONGEST_NAME)))
