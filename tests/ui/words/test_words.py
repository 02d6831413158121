"""Every case has words, and all of them come from one place in the person's language."""

import json
import re
from collections.abc import Iterator
from enum import Enum
from typing import Any, get_args

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from menagerie.domain.cases import (
    FORMER,
    AnswerCase,
    Case,
    CatalogueCase,
    ConnectionCase,
    DeliveryNoteCase,
    FieldCase,
    GeneralCase,
    KeyringAttempt,
    KeyringCase,
    OutboxCase,
    ReasonCase,
    RepairCase,
    RepairedFile,
    Safe,
    SendingCase,
    StartCase,
    StorageCase,
    TitleCase,
    WaitsCase,
)
from menagerie.domain.errors import (
    ErrorBody,
    KeyRefusedError,
    MenagerieError,
    ServerFailedError,
    StorageError,
    WaitingError,
)
from menagerie.domain.facts import Fact, Value, fact, facts_in, to_text
from menagerie.ui.words.command import Message, message, progress_line
from menagerie.ui.words.filling import joined
from menagerie.ui.words.messages import (
    message_of,
    sentence_of,
    stored_words,
    title_for,
    title_of,
    whole_words,
    words,
)
from menagerie.ui.words.states import AddState, Reason, reason_words, state_word
from support.every_case import every_case

KINDS: tuple[type[Enum], ...] = get_args(Case)
CASES: list[Any] = [case for kind in KINDS for case in kind]
# These are said below a title, or beside what they are about.
UNTITLED = (WaitsCase, RepairCase, DeliveryNoteCase, TitleCase, ReasonCase)
NUMBERS = (
    *("row", "rows", "more", "most", "least", "line", "length", "seconds"),
    *("status", "id", "times", "first", "last"),
)
TEXTS = (
    *("name", "file", "path", "folder", "detail", "kind", "environment", "variable", "sign", "version"),
    *("word", "words", "statuses", "numbers", "detected", "key", "number", "time", "said", "process"),
    *("host", "user", "database", "port", "encoding", "sheet", "column", "other", "columns", "title"),
    *("kept", "reason", "cause", "lost", "person", "computer", "moment", "animal", "category", "mine"),
    *("theirs", "names", "cell"),
)
VALUES = dict.fromkeys(NUMBERS, 2) | {name: f"the {name}" for name in TEXTS}
VALUES |= {"corrected": 2, "unconfirmed": 3, "repair": RepairCase.DAMAGED, "safe": Safe.SCREEN_KEPT}
COMMAND_TEXTS = ("file", "plan", "list", "state", "field", "path", "duration", "command", "error", "example")
COMMAND_VALUES = VALUES | {name: f"the {name}" for name in COMMAND_TEXTS} | {"n": 2, "left_out": 2, "days": 2}


def classes_of(base: type[MenagerieError]) -> Iterator[type[MenagerieError]]:
    yield base
    for one in base.__subclasses__():
        yield from classes_of(one)


def test_every_error_and_case_has_sentences_and_what_can_stop_a_person_a_title() -> None:
    with every_case() as check:
        for kind in classes_of(MenagerieError):
            with check(kind.__name__):
                assert title_for(kind.case, {})
                assert words(Fact(kind.case))
    with every_case() as check:
        for case in CASES:
            with check(case):
                text = words(Fact(case, VALUES))
                assert text
                assert not {"…", "{", "}"} & set(text.replace("://…/v1", ""))
                assert words(Fact(case))
    with every_case() as check:
        for case in (case for case in CASES if not isinstance(case, UNTITLED)):
            with check(case):
                title = title_for(case, {**VALUES, "cause": ""})
                assert bool(title) is (case not in {OutboxCase.ROWS_LOST, OutboxCase.NOT_COUNTED})
                assert not title.endswith(".")
                assert "{" not in title


# Tests of the whole application name them by their cases.
TITLES: dict[Case, str] = {
    GeneralCase.ADDRESS_MISSING: "The address is not set",
    GeneralCase.ASKING_STOPPED: "The key was refused",
    GeneralCase.DEFECT: "Menagerie made a mistake",
    GeneralCase.FIND_WITHDRAWN: "The service no longer finds animals by number",
    GeneralCase.KEY_MISSING: "There is no key yet",
    GeneralCase.NOTHING_LEFT: "This computer has no file handles or threads left",
    GeneralCase.WAITING: "The service asked us to wait",
    AnswerCase.ANIMAL_NOT_FOUND: "There is no such animal",
    AnswerCase.KEY_REFUSED: "The key was refused",
    AnswerCase.REDIRECTED: "The address points elsewhere",
    AnswerCase.SERVER_FAILED: "The service has a problem",
    AnswerCase.UNREADABLE: "The answer could not be read",
    CatalogueCase.UNREADABLE: "The animals could not be read",
    ConnectionCase.NO_ANSWER: "The service did not answer",
    ConnectionCase.CLOSED: "The service cannot be reached",
    KeyringCase.UNUSABLE: "The keyring can't be used",
    StartCase.WINDOW_SILENT: "Menagerie is already running",
    StorageCase.NOT_WRITTEN: "This could not be saved",
}


def test_what_happens_most_often_is_called_in_the_words_of_the_shop() -> None:
    with every_case() as check:
        for case, text in TITLES.items():
            with check(case):
                assert title_for(case, {}) == text


ALL_OF_KEYRINGS = [
    *(({}, case) for case in KeyringCase if case is not KeyringCase.UNUSABLE),
    *(({"attempt": attempt}, KeyringCase.LOCKED) for attempt in KeyringAttempt),
]


@pytest.mark.parametrize(("values", "case"), ALL_OF_KEYRINGS)
def test_no_key_is_spoken_of_where_it_is_a_password(values: dict[str, Value], case: KeyringCase) -> None:
    values = {"length": 2000, "kind": "OSError", **values}
    about_key = words(Fact(case, values))
    about_password = words(Fact(case, {**values, "entry": "Menagerie proxy"}))
    expected = re.sub(r"\bkey\b", "password", about_key).replace("“Menagerie”", "“Menagerie proxy”")
    assert about_password == expected
    assert not re.search(r"\bkey\b", title_for(case, {**values, "entry": "Menagerie proxy"}))


def test_every_case_is_stored_under_an_identifier_of_its_own() -> None:
    assert len({case.value for case in CASES}) == len(CASES)
    with every_case() as check:
        for case in CASES:
            with check(case):
                stored = Fact(case, {"name": 'Rex "{x}" % 虎', "most": 9, "seconds": 1.5})
                assert facts_in(to_text(stored)) == (stored,)
    known = {case.value for case in CASES}
    for former, case in FORMER.items():
        assert former not in known
        assert facts_in(f'[{{"case":"{former}","values":{{}}}}]') == (Fact(case),)


class Marked(QTranslator):
    """Translates each sentence into itself between marks."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:  # noqa: ARG002
        return f"⟦{source}⟧"

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture
def translated(qtbot: QtBot) -> Iterator[None]:
    translator = Marked()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.mark.usefixtures("translated")
def test_every_sentence_and_title_is_translated_also_of_the_import_command() -> None:
    with every_case() as check:
        for case in (case for case in CASES if case is not ReasonCase.REFUSED):
            with check(case):
                text = words(Fact(case, VALUES))
                assert text.startswith("⟦")
                assert text.endswith(("⟧", "the lost"))
                title = title_for(case, {**VALUES, "cause": ""})
                assert title == "" or title.startswith("⟦")
    sentences: dict[Enum, str] = {
        **{one: message(one, **COMMAND_VALUES) for one in Message},
        **{one: reason_words(one) for one in Reason},
        **{one: state_word(one) for one in AddState},
    }
    with every_case() as check:
        for what, text in sentences.items():
            with check(what):
                assert text.startswith("⟦")
                assert not {"…", "{", "}"} & set(text)


class Spaceless(QTranslator):
    """Puts sentences one after the other as Japanese does."""

    def translate(self, context: str, sentence: str, comment: str | None = None, n: int = -1) -> str:
        del context, comment, n
        return "{first}{second}" if sentence == "{first} {second}" else ""


def test_a_language_has_no_space_between_two_sentences_if_it_wants_none(qtbot: QtBot) -> None:
    assert joined(["A {x}.", "", "B.", "C."]) == "A {x}. B. C."
    translator = Spaceless()
    QCoreApplication.installTranslator(translator)
    assert joined(["A {x}.", "", "B.", "C."]) == "A {x}.B.C."
    QCoreApplication.removeTranslator(translator)


def test_a_count_of_one_and_of_many_is_said() -> None:
    rests = ("", " It is the same in 1 more row.", " It is the same in 2 more rows.")
    for more, rest in enumerate(rests):
        odd = fact(DeliveryNoteCase.CELLS_MISSING, row=4, more=more)
        assert words(odd) == f"Cells are missing: row 4.{rest}"


def test_a_stored_reason_is_said_in_words_as_far_as_it_can_be_read() -> None:
    assert stored_words(to_text(fact(ReasonCase.CANCELLED))) == "It was cancelled before it was sent."
    assert stored_words(to_text(fact(ReasonCase.REFUSED, said="No category 7."))) == "No category 7."
    assert stored_words(to_text(fact(FieldCase.NAME_MISSING))) == "An animal needs a name."
    sentence = "Menagerie ended while it was on its way."
    assert stored_words(sentence) == sentence
    newer = json.dumps([{"case": "reason.of-tomorrow", "values": {}}], separators=(",", ":"))
    assert stored_words(newer) == whole_words(Fact(GeneralCase.UNKNOWN))
    assert stored_words('[{"case":"reason.canc') == '[{"case":"reason.canc'
    assert "a {x} %1 }b cannot be written" in words(fact(StorageCase.NOT_WRITTEN, path="a {x} %1 }b"))


def test_the_service_s_own_words_stand_between_the_title_and_what_to_do() -> None:
    error = KeyRefusedError(401, ErrorBody("401", "Key revoked on Monday."))
    assert sentence_of(error) == f"{title_of(error)}. Key revoked on Monday. {message_of(error)}"
    said = "No.\r\nIt was added.\u2069\u202e"
    failed = ServerFailedError(500, ErrorBody("", said), may_have_happened=True, safe=Safe.ADD_UNCERTAIN)
    assert whole_words(failed.fact).split("\u2068") == [
        "The service has a problem. ",
        "No. It was added.\u202e\u2069 We don't know if the animal was added.",
    ]
    cause = to_text(fact(OutboxCase.HELD, file="outbox.sqlite3"))
    unsaved = StorageError(SendingCase.NOT_SENT_NOT_SAVED, name="Rex", cause=cause)
    assert title_of(unsaved) == title_of(StorageError(OutboxCase.HELD))
    assert "“Rex” was not sent." in message_of(unsaved)
    assert "Another program holds outbox.sqlite3." in message_of(unsaved)
    # AND its title is said once, where title and message are one text
    assert sentence_of(unsaved).count(title_of(unsaved)) == 1
    unwritten = StorageError(StorageCase.NOT_WRITTEN, path="/a/b", detail="EIO")
    assert str(unwritten) == "StorageError: storage.not-written path='/a/b' detail='EIO'"
    assert "until" in str(WaitingError(5.0))


def test_what_the_service_said_ends_before_what_we_say_begins() -> None:
    for said, sentence in {
        "Invalid API key": "Invalid API key.",
        "Unknown {name} (7)": "Unknown {name} (7).",
        "Really?": "Really?",
        "Ask “IT.”": "Ask “IT.”",
        "キーが無効です。": "キーが無効です。",
    }.items():
        error = KeyRefusedError(401, ErrorBody("401", said))
        assert sentence_of(error) == f"{title_of(error)}. {sentence} {message_of(error)}"
        reason = to_text(fact(ReasonCase.REFUSED, said=said))
        not_saved = words(fact(SendingCase.REFUSED_NOT_SAVED, name="Rex", reason=reason))
        assert f"was refused: {sentence} But that" in not_saved


def test_what_was_lost_with_the_outbox_is_said_with_the_delivery_and_a_repair_by_its_file() -> None:
    lost = to_text(fact(OutboxCase.ROWS_LOST, rows=12, title="delivery.csv"))
    text = words(fact(OutboxCase.CORRECTED, corrected=0, unconfirmed=3, lost=lost))
    assert "The outbox was not up to date." in text
    assert "Adds that may have been sent: 3." in text
    assert text.endswith(
        "12 rows of delivery.csv could not be restored. Import the file again: what was added is recognised."
    )
    assert words(fact(OutboxCase.ROWS_LOST, rows=1, title="a.csv")).startswith("1 row of a.csv could")
    text = words(fact(RepairCase.DAMAGED, file=RepairedFile.OUTBOX, kept="outbox.sqlite3.damaged-1"))
    assert text.startswith("A file was damaged: the outbox.")
    assert text.endswith("The old file is kept as outbox.sqlite3.damaged-1.")


def test_the_progress_line_says_a_wait_and_calls_no_slow_pace_none() -> None:
    line = progress_line(3, 9, refused=1, unconfirmed=0, waiting=reason_words(Reason.USED_UP))
    assert line == "3 of 9 added · 1 refused · No requests left"
    for per_minute, pace in ((0.2, ""), (0.6, " · 1 a minute"), (9.8, " · 10 a minute")):
        line = progress_line(3, 9, refused=0, unconfirmed=0, per_minute=per_minute, seconds_left=1800)
        assert line == f"3 of 9 added{pace} · about 30 minutes left"
