"""The title and the text of each code, in the person's language.

Each subject has one table in a module of its own, with texts by their codes, below their titles.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from menagerie.domain.cases import (
    AddressCase,
    AnswerCase,
    Case,
    ConnectionCase,
    DeliveryCase,
    DeliveryNoteCase,
    KeyringAttempt,
    KeyringCase,
    OutboxCase,
    PlanCase,
    ReasonCase,
    RepairCase,
    Safe,
    SettingCase,
    WritingCase,
    Written,
)
from menagerie.domain.facts import Value, facts_in
from menagerie.domain.sharing.cases import KnowledgeCase, SharedAddressCase, SharedCase
from menagerie.domain.sharing.knowledge import Person
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.translation import translate, translate_entry
from menagerie.ui.words import (
    addresses,
    deliveries,
    fields,
    general,
    keyring,
    outbox,
    service,
    settings,
    shared,
    storage,
)
from menagerie.ui.words.colleagues import who
from menagerie.ui.words.filling import Table, count_in, filled, joined
from menagerie.ui.words.states import Reason, reason_sentence, reason_words

# What an address looks like.
_ADDRESS = "https://animals.example/v1"
_SHARED_ADDRESS = "postgresql://menagerie@db.example.com/menagerie"
# What makes and migrates the schema of a shared store.
_INIT, _MIGRATE = "menagerie-shared init", "menagerie-shared migrate"
# Characters of a note and its tags: more than can be typed. What another program has put into the store must
# not push out what the person wrote.
_LONGEST_WRITTEN = 2_000
# Everything works without the shared store, so a person need not hurry.
_BLAMELESS = {SharedCase.AWAY, SharedCase.SLOW, SharedCase.UNREACHABLE, SharedCase.TOO_MANY}
# After these, there is a new file, with what could be taken over.
_NEW_FILE = {RepairCase.DAMAGED, RepairCase.FOREIGN, RepairCase.MISSING}
# Their texts say what happened; those of the other answers, what to do.
_SAFE_LAST = {AnswerCase.REDIRECTED, AnswerCase.UNEXPECTED_STATUS}


class _Message(NamedTuple):
    """A row of a table."""

    title: str | Reason
    text: str
    context: str


def _rows(table: Table, context: str) -> Iterator[tuple[Case, _Message]]:
    for title, texts in table.items():
        for case, text in texts.items():
            yield case, _Message(title, text, context)


_SUBJECTS = (
    *(addresses, deliveries, fields, general, keyring),
    *(outbox, service, settings, shared, storage),
)
_MESSAGES = dict(row for subject in _SUBJECTS for row in _rows(subject.MESSAGES, subject.CONTEXT))
_ABOUT_PASSWORDS = _MESSAGES | dict(_rows(keyring.PASSWORDS, keyring.CONTEXT))


def title_for(case: Case, values: Mapping[str, Value]) -> str:
    """Return the title of a message, without a full stop; empty for what is said below another one."""
    cause = facts_in(str(values.get("cause", "")))
    if cause:
        return title_for(cause[0].case, cause[0].values)
    return filled(_title(case, values), values)


def text_for(case: Case, values: Mapping[str, Any]) -> str:
    """Return what happened, what is safe and what to do, without a title. The values are in words."""
    return filled(joined(_sentences(case, _text(case, values), values)), _known_values(case, values))


def why(case: Case, values: Mapping[str, Any]) -> str:
    """Return the text of a code alone, without what is safe or where something is set."""
    return filled(_text(case, values), _known_values(case, values))


def _message(case: Case, values: Mapping[str, Value]) -> _Message:
    return (_ABOUT_PASSWORDS if "entry" in values else _MESSAGES)[case]


def _title(case: Case, values: Mapping[str, Value]) -> str:
    title = _message(case, values).title
    match case, values.get("what"):
        case WritingCase(), Written.EXPORT:
            return translate("titles", "The animals were not exported")
        case WritingCase(), Written.ROWS:
            return translate("titles", "The rows were not written")
    if isinstance(case, DeliveryCase) and case is not DeliveryCase.NOT_THERE:
        if values.get("pasted"):
            return translate("titles", "This text can't be read")
        if "name" in values:
            return translate("titles", "“{name}” can't be read")
    if isinstance(title, Reason):
        return reason_words(title)
    return translate_entry("titles", title) if title else ""


def _text(case: Case, values: Mapping[str, Value]) -> str:
    message = _message(case, values)
    count = count_in(values, "rows") if "%Ln" in message.text else -1
    return translate_entry(message.context, message.text, count)


def _known_values(case: Case, values: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the values, and those that every message of a subject has."""
    match case:
        case AddressCase():
            return {"example": _ADDRESS, **values}
        case SharedAddressCase():
            return {"example": _SHARED_ADDRESS, **values}
        case SharedCase():
            return {"init": _INIT, "migrate": _MIGRATE, **values}
        case ReasonCase.COLLEAGUE_ADDED | ReasonCase.COLLEAGUE_ADDS:
            return {"who": _colleague(values), **values}
        case KnowledgeCase():
            lines = {name: in_one_line(str(value), _LONGEST_WRITTEN) for name, value in values.items()}
            return {**lines, "by": _colleague(values)}
    return values


def _colleague(values: Mapping[str, Value]) -> str:
    return who(Person(str(values.get("person", "")), str(values.get("computer", ""))))


def _sentences(  # noqa: C901, PLR0911 - one for each subject
    case: Case, text: str, values: Mapping[str, Value]
) -> Iterable[str]:
    """Return the sentences of a message: its text, and what the values add to it."""
    match case:
        case AddressCase() | SharedAddressCase() | PlanCase() | SettingCase() if "{path}" not in text:
            return [text, _where_it_is_set(case, values)]
        case ConnectionCase():
            return [text, _what_is_safe(values)]
        case AnswerCase():
            safe = _what_is_safe(values)
            if case is AnswerCase.SERVER_FAILED and safe:
                return [safe]
            return [text, safe] if case in _SAFE_LAST else [safe, text]
        case KeyringCase():
            return [text, _what_the_keyring_has(values)]
        case SharedCase() if case in _BLAMELESS:
            return [text, translate("shared", "Everything else works. Sharing goes on by itself.")]
        case SharedCase():
            return [text, translate("shared", "Everything else works meanwhile.")]
        case RepairCase():
            return [text, _where_the_old_file_is(values)]
        case OutboxCase.CORRECTED:
            return _corrected(text, values)
        case DeliveryNoteCase() if more := int(values.get("more", 0)):
            return [text, translate("deliveries", "It is the same in %Ln more row(s).", "", more)]
        case ReasonCase.REFUSED if "said" in values:
            return ["{said}"]
        case ReasonCase.RATE_LIMITED:
            return [reason_sentence(Reason.ASKED), text]
    return [text]


def _where_it_is_set(case: Case, values: Mapping[str, Value]) -> str:
    if "variable" in values:
        return translate("addresses", "It is set in the variable {variable}.")
    if "path" not in values:
        return ""
    match case:
        case PlanCase():
            return translate(
                "addresses",
                "The plan of {name} is set in {path}; until then, the plan is detected automatically.",
                "name: of an environment, such as Production",
            )
        case SettingCase():
            return translate("settings", "The proxy is set in {path}.")
        case SharedAddressCase():
            return translate("shared", "It is set in {path}; until then, nothing is shared.")
    return translate("addresses", "It is set in {path}.")


def _what_is_safe(values: Mapping[str, Value]) -> str:
    match values.get("safe"):
        case Safe.SCREEN_KEPT:
            return translate("service", "The animals on screen are kept.")
        case Safe.NOTHING_ADDED:
            return translate("service", "Nothing was added.")
        case Safe.ADD_UNCERTAIN:
            return translate("service", "We don't know if the animal was added.")
    return ""


def _what_the_keyring_has(values: Mapping[str, Value]) -> str:  # noqa: PLR0911 - one for each attempt
    match values.get("attempt"), "entry" in values:
        case KeyringAttempt.LOAD, False:
            return translate(
                "keyring",
                "A key in it is safe, and nothing was sent. Check that the keyring is unlocked, then try "
                "again.",
            )
        case KeyringAttempt.LOAD, True:
            return translate(
                "keyring",
                "A password in it is safe, and nothing was sent. Check that the keyring is unlocked, then "
                "try again.",
            )
        case KeyringAttempt.SAVE, False:
            return translate(
                "keyring",
                "The key is kept until Menagerie is closed, and in no file. "
                "To keep it longer, check that the keyring is unlocked, then save it again.",
            )
        case KeyringAttempt.SAVE, True:
            return translate(
                "keyring",
                "The password is kept until Menagerie is closed, and in no file. "
                "To keep it longer, check that the keyring is unlocked, then save it again.",
            )
        case KeyringAttempt.FORGET, False:
            return translate(
                "keyring",
                "The key may still be in it. Check that the keyring is unlocked and try again, "
                "or delete the entry “Menagerie” in the keyring's own window.",
            )
        case KeyringAttempt.FORGET, True:
            return translate(
                "keyring",
                "The password may still be in it. Check that the keyring is unlocked and try again, "
                "or delete the entry “{entry}” in the keyring's own window.",
            )
    return ""


def _where_the_old_file_is(values: Mapping[str, Value]) -> str:
    return translate("storage", "The old file is kept as {kept}.") if values.get("kept") else ""


def _corrected(text: str, values: Mapping[str, Value]) -> Iterator[str]:
    """Yield what was found when the outbox was opened."""
    if "repair" in values:
        yield _text(RepairCase(str(values["repair"])), values)
        yield _where_the_old_file_is(values)
    else:
        yield text
    if values.get("corrected"):
        yield translate("storage", "Adds restored from its log: {corrected:n}.")
    if values.get("repair") in _NEW_FILE:
        yield translate("storage", "Drafts, and rows that an import left out, may be missing.")
    # More is not known: both files may be from before the newest departures.
    yield translate("storage", "What they show as sent is not sent again.")
    if values.get("unconfirmed"):
        yield translate("storage", "Adds that may have been sent: {unconfirmed:n}. Check them in the outbox.")
    yield "{lost}" if values.get("lost") else ""
