"""Says what happened in the person's language. The messages are imported when the first one is needed."""

import logging
import re
from typing import assert_never

from menagerie.domain.cases import FieldCase, GeneralCase, ReasonCase, RepairedFile, TitleCase
from menagerie.domain.facts import Fact, facts_in
from menagerie.ui.look.plain_text import in_one_line, isolated
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import date_and_time, listed, quoted
from menagerie.ui.words.filling import joined

# Values that hold the text of other facts.
_NESTED = ("reason", "lost", "title")
# Names in one sentence.
_MOST_NAMES = 10
# How a sentence ends, perhaps with a quotation mark after it. Not compiled: most starts say nothing.
_END_OF_SENTENCE = r"[.!?…。！？؟]\W*\Z"


_log = logging.getLogger(__name__)


def words(fact: Fact) -> str:
    """Return what happened, what is safe and what to do, without a title."""
    from menagerie.ui.words.messages import text_for  # noqa: PLC0415 - the start needs no message

    values = dict(fact.values)
    for name in _NESTED:
        if name in values:
            values[name] = stored_words(str(values[name]))
    if "names" in values:
        names = str(values["names"]).split("\n")
        values["names"] = listed(isolated(quoted(in_one_line(name))) for name in names[:_MOST_NAMES])
    if "encoding" in values:
        from menagerie.ui.words.encodings import encoding_word  # noqa: PLC0415 - not at the start

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
    from menagerie.ui.words.messages import title_for  # noqa: PLC0415 - as above

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
