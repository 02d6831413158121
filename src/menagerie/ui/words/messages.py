"""What a code means to the person: its title and its text, and with them errors and stored reasons.

The texts stand in ``tables``.
"""

import logging
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple, assert_never

from PySide6.QtCore import QLocale

from menagerie.domain.cases import (
    AddressCase,
    AnswerCase,
    Case,
    ConnectionCase,
    DeliveryCase,
    DeliveryNoteCase,
    FieldCase,
    GeneralCase,
    KeyringAttempt,
    KeyringCase,
    KnowledgeCase,
    OutboxCase,
    PlanCase,
    ReasonCase,
    RepairCase,
    RepairedFile,
    Safe,
    SettingCase,
    SharedAddressCase,
    SharedCase,
    TitleCase,
    WritingCase,
    Written,
)
from menagerie.domain.errors import MenagerieError
from menagerie.domain.facts import Fact, Value, facts_in
from menagerie.domain.knowledge import Person
from menagerie.outbox.colleague import ColleaguesAdd
from menagerie.outbox.entry import State
from menagerie.ui.look.plain_text import in_one_line, isolated
from menagerie.ui.look.translation import translate, translate_entry
from menagerie.ui.look.wording import date_and_time, day_and_time, listed, quoted
from menagerie.ui.words.filling import Table, count_in, filled, joined
from menagerie.ui.words.states import Reason, reason_sentence, reason_words

# Values that hold the text of other facts.
_NESTED = ("reason", "lost", "title")
# Names in one sentence.
_MOST_NAMES = 10
# How a sentence ends, perhaps with a quotation mark after it. Not compiled: most starts say nothing.
_END_OF_SENTENCE = r"[.!?…。！？؟]\W*\Z"


_log = logging.getLogger(__name__)
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
_MINUTE, _HOUR = 60, 3600
_NAMES = {
    "big5": "Big5",
    "cp850": "DOS 850",
    "cp852": "DOS 852",
    "cp866": "DOS 866",
    "cp874": "Windows-874",
    "cp932": "Shift-JIS",
    "cp949": "EUC-KR",
    "euc_jp": "EUC-JP",
    "iso2022_jp": "ISO-2022-JP",
    "iso8859-2": "ISO 8859-2",
    "koi8-r": "KOI8-R",
    "mac-cyrillic": "MacCyrillic",
    "mac-latin2": "MacCentralEurope",
    "mac-roman": "MacRoman",
    "utf-8-sig": "UTF-8",
}
# Languages that are named beside an encoding.
_NAMED = 2


def title_of(error: MenagerieError) -> str:
    """Return in a few words what happened, without a full stop."""
    return title_for(error.case, error.values)


def message_of(error: MenagerieError) -> str:
    """Return what is safe and what to do next."""
    return words(error.fact)


def sentence_of(error: MenagerieError) -> str:
    """Return the title, the service's message (or its beginning) and the message as one text."""
    return whole_words(error.fact)


def words(fact: Fact) -> str:
    """Return what happened, what is safe and what to do, without a title."""
    values = dict(fact.values)
    for name in _NESTED:
        if name in values:
            values[name] = stored_words(str(values[name]))
    if "names" in values:
        names = str(values["names"]).split("\n")
        values["names"] = listed(isolated(quoted(in_one_line(name))) for name in names[:_MOST_NAMES])
    if "encoding" in values:
        values["encoding"] = encoding_word(str(values["encoding"]))
    if "reason" in values:
        values["reason"] = _as_sentence(str(values["reason"]))
    if "cause" in values:
        values["cause"] = _without_title(str(values["cause"]))
    if isinstance(values.get("moment"), int | float):
        values["moment"] = date_and_time(float(values["moment"]))
    if values.get("file") in set(RepairedFile):
        values["file"] = _name_of(RepairedFile(str(values["file"])))
    return text_for(fact.case, values)


def whole_words(fact: Fact) -> str:
    """Return the title of an error, the service's message and the words as one text."""
    return joined([happened(fact), words(fact)])


def happened(fact: Fact) -> str:
    """Return the title of an error and the service's message as one text."""
    title = title_for(fact.case, fact.values)
    # What the service said must not reach into what we say after it.
    said = isolated(_as_sentence(in_one_line(str(fact.values.get("said", "")))))
    return joined([_as_sentence(title), said])


def stored_words(text: str) -> str:
    """Return a stored reason in words. Older versions stored a sentence: that is returned as it is."""
    facts = facts_in(text)
    try:
        return text if facts is None else joined(map(_reason, facts))
    except Exception:  # noqa: BLE001 - a file may say anything
        _log.exception("A stored reason cannot be said")
        return words(Fact(GeneralCase.UNKNOWN))


def _as_sentence(text: str) -> str:
    """Return a title, or what the service said, with a full stop, unless it ends as a sentence does."""
    if not text or re.search(_END_OF_SENTENCE, text):
        return text
    return translate("facts", "{title}.", "The title of a message, as a sentence").replace("{title}", text)


def _without_title(cause: str) -> str:
    """Return a stored cause in words. Its title is the title of the whole."""
    facts = facts_in(cause)
    return cause if facts is None else joined(map(words, facts))


def _reason(fact: Fact) -> str:
    is_reason = isinstance(fact.case, ReasonCase | FieldCase | TitleCase)
    return words(fact) if is_reason else whole_words(fact)


def _name_of(file: RepairedFile) -> str:
    match file:
        case RepairedFile.OUTBOX:
            return translate("storage", "the outbox")
        case RepairedFile.ANIMALS:
            return translate("storage", "the animals seen so far and your notes")
        case RepairedFile.WAITS:
            return translate("storage", "the record of waits")
        case RepairedFile.SANDBOX:
            return translate("storage", "the animals of the sandbox")
    assert_never(file)


class _Message(NamedTuple):
    """A row of a table."""

    title: str | Reason
    text: str
    context: str


def _rows(table: Table, context: str) -> Iterator[tuple[Case, _Message]]:
    for title, texts in table.items():
        for case, text in texts.items():
            yield case, _Message(title, text, context)


@cache
def _messages() -> tuple[Mapping[Case, _Message], Mapping[Case, _Message]]:
    """Return the rows of all tables, and those about a password. The start needs no message."""
    from menagerie.ui.words import tables  # noqa: PLC0415 - see above

    subjects = {
        "general": tables.GENERAL,
        "fields": tables.FIELDS,
        "addresses": tables.ADDRESSES,
        "settings": tables.SETTINGS,
        "keyring": tables.KEYRING,
        "service": tables.SERVICE,
        "outbox": tables.OUTBOX,
        "shared": tables.SHARED,
        "deliveries": tables.DELIVERIES,
        "storage": tables.STORAGE,
    }
    messages = dict(row for context, table in subjects.items() for row in _rows(table, context))
    return messages, messages | dict(_rows(tables.KEYRING_PASSWORDS, "keyring_passwords"))


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
    return _messages()["entry" in values][case]


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


def encoding_word(name: str) -> str:
    """Return an encoding of Python as people know it: ``Windows-1252`` is Python's cp1252."""
    usual = f"Windows-{name[2:]}" if name.startswith("cp12") else name.upper().replace("_", " ")
    return _NAMES.get(name, usual)


def encoding_choice(name: str) -> str:
    """Return an encoding with languages that are written in it, each by its own name."""
    from menagerie.deliveries.encoding import ENCODINGS  # noqa: PLC0415 - not at the start

    # What Python reads is no locale with more than a language and a country.
    names = (QLocale(code).nativeLanguageName() for code in ENCODINGS.get(name, ())[:_NAMED])
    languages = listed(dict.fromkeys(isolated(one) for one in names if one))
    return f"{encoding_word(name)} ({languages})" if languages else encoding_word(name)
