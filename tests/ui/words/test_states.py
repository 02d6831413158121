"""Each state of an add, and each reason to wait, has one word in every place and in every language."""

import math
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from pytestqt.qtbot import QtBot

from menagerie.domain.cases import ReasonCase
from menagerie.domain.facts import fact, to_text
from menagerie.governor.record import WaitReason
from menagerie.governor.states import Told, Waiting
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.job import Job, JobResult
from menagerie.ui.importing.job.card import JobCard
from menagerie.ui.importing.job.rows import JobRows, ResultColumn
from menagerie.ui.importing.job.words import summary, waiting_for
from menagerie.ui.importing.preview.wording import row_note
from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.theme import Theme
from menagerie.ui.outbox.wording import standing
from menagerie.ui.quota.wait_banner import WaitBanner
from menagerie.ui.words.command import Message, message, progress_line
from menagerie.ui.words.states import (
    AddState,
    Reason,
    all_counted,
    counted,
    look_of,
    reason_of,
    reason_words,
    state_of,
    state_word,
)
from menagerie.workflows.importing.preview import PreviewRow
from project import ROOT
from support.adds import add
from support.clock import VirtualClock
from support.every_case import every_case
from translations import LANGUAGES, TRANSLATIONS, texts

HELP = ROOT / "resources" / "help"
ENGLISH = "en"
HELD = to_text(fact(ReasonCase.COLLEAGUE_ADDED, person="Anna", computer="till 2", moment=1.0))
BY_STATE: dict[AddState, Entry | None] = {
    AddState.ADDED: add(1, State.CREATED),
    AddState.REFUSED: add(1, State.REFUSED),
    AddState.NOT_SENT: add(1, State.REFUSED, reason=HELD),
    AddState.UNCONFIRMED: add(1, State.UNCONFIRMED),
    AddState.QUEUED: add(1, State.QUEUED),
    AddState.SENDING: add(1, State.SENDING),
    AddState.DRAFT: add(1, State.DRAFT),
    AddState.DISCARDED: add(1, State.DISCARDED),
    AddState.LEFT_OUT: None,
}
Speak = Callable[[str], None]


class _Written(QTranslator):
    """Translates as the file of a language says, with the form for one."""

    def __init__(self, language: str) -> None:
        super().__init__()
        tree = ET.parse(ROOT / TRANSLATIONS / f"menagerie_{language}.ts")  # noqa: S314 - our own
        one = 1 if language == "ar" else 0
        self._texts = {}
        for context in tree.getroot().iter("context"):
            for entry in context.iter("message"):
                translation = entry.find("translation")
                assert translation is not None
                forms = [form.text or "" for form in translation.iter("numerusform")]
                text = forms[min(one, len(forms) - 1)] if forms else translation.text or ""
                key = (context.findtext("name"), entry.findtext("source"), entry.findtext("comment"))
                self._texts[key] = text

    def translate(self, context: str, sentence: str, comment: str | None = None, n: int = -1) -> str:
        return self._texts.get((context, sentence, comment or None), "").replace("%Ln", str(n))

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


_written = cache(_Written)


@pytest.fixture
def speak(qtbot: QtBot) -> Iterator[Speak]:
    installed: list[QTranslator] = []

    def speak(language: str) -> None:
        if language != ENGLISH:
            installed.append(_written(language))
            QCoreApplication.installTranslator(installed[-1])

    yield speak
    for translator in installed:
        QCoreApplication.removeTranslator(translator)


def job(**values: object) -> Job:
    return replace(Job(1, "a.csv", "", 1.0), **values)


@pytest.mark.parametrize("language", [ENGLISH, *LANGUAGES])
def test_a_state_has_one_word_in_every_place_and_no_other_has_it(language: str, speak: Speak) -> None:
    speak(language)
    assert len({state_word(state) for state in AddState}) == len(AddState)
    assert len({reason_words(reason) for reason in Reason}) == len(Reason)
    with every_case() as check:
        for state in AddState:
            with check(state):
                _has_one_word(state, language)


def _has_one_word(state: AddState, language: str) -> None:
    word, entry = state_word(state), BY_STATE[state]
    assert state_of(entry) is state
    rows = JobRows()
    rows.show_rows([JobResult(1, ("Rex",), "", entry)])
    whole = {
        "import": rows.index(0, ResultColumn.STATE).data(Qt.ItemDataRole.DisplayRole),
        "outbox": word if entry is None else standing(entry),
        "help": next(line for line in _help_table(language) if line == word),
    }
    assert whole == dict.fromkeys(whole, word)
    left_out = int(entry is None)
    # Where one is not sent, a job counts it among those that were refused.
    counts = {} if entry is None or state is AddState.NOT_SENT else {entry.state: 1}
    within = {
        "count": counted(state, 1),
        "toast": all_counted(Counter([state])),
        "command": message(Message.ROW_ENDED, row=1, state=word, reason="x"),
    }
    if counts or left_out:
        within["job"] = summary(job(counts=counts, left_out=left_out))
    if entry is None:
        row = PreviewRow(1, {}, {}, None, (), None, is_included=False, is_wanted=False)
        within["preview"] = row_note(row)
        within["checked"] = message(Message.CHECKED_LEFT_OUT, n=1, left_out=1)
    if state in {AddState.REFUSED, AddState.UNCONFIRMED}:
        within["progress"] = progress_line(
            0, 1, refused=state is AddState.REFUSED, unconfirmed=state is AddState.UNCONFIRMED
        )
    assert [where for where, text in within.items() if word.casefold() not in text.casefold()] == []


def _help_table(language: str) -> list[str]:
    folder = HELP if language == ENGLISH else HELP / language
    lines = (folder / "03-adding.md").read_text("utf-8").splitlines()
    return [line.split("|")[1].strip() for line in lines if line.startswith("|")]


@pytest.mark.parametrize("language", [ENGLISH, *LANGUAGES])
def test_an_import_names_its_states_by_their_words(language: str, speak: Speak, qtbot: QtBot) -> None:
    speak(language)
    card = JobCard(VirtualClock())
    qtbot.addWidget(card)
    card.show_job(job(counts={State.CREATED: 1, State.QUEUED: 2}), None, "", is_stopped=False)
    shown = [caption.text() for _count, caption in card._counts.values()]
    assert shown == [
        state_word(state)
        for state in (AddState.ADDED, AddState.REFUSED, AddState.UNCONFIRMED, AddState.QUEUED)
    ]


def test_no_other_text_of_the_source_is_a_word_for_a_state_or_for_a_reason() -> None:
    words = {state_word(state).casefold() for state in AddState}
    words |= {counted(state, 2).replace("2", "%Ln").casefold() for state in AddState}
    words |= {reason_words(reason).casefold() for reason in Reason}
    others = {text for text in texts(ROOT) if text.context != "states"}
    assert [text for text in others if text.sentence.casefold() in words] == []


def test_every_state_has_an_icon_and_colours_of_the_theme(theme: Theme) -> None:
    for state in AddState:
        look = look_of(state)
        assert theme.colour(look.text) != theme.colour(look.background)
        assert not tinted_pixmap(look.icon, theme.colour(look.text), 16).toImage().allGray()


class _Queue:
    is_stopped, stale, retry_at, is_connected = False, 0, None, True


def test_a_reason_to_wait_has_one_word_in_the_banner_and_in_an_import(theme: Theme, qtbot: QtBot) -> None:
    reasons = [one for one in WaitReason if one is not WaitReason.PACED]
    banner = WaitBanner(theme)
    qtbot.addWidget(banner)
    with every_case() as check:
        for until, reason, told in product(
            (100.0, math.inf), reasons, (None, Told(1.0), Told(1.0, by_store=True))
        ):
            with check((until, reason, told)):
                wait = Waiting(until, reason, 50.0)
                banner.show_wait(wait, 1.0, told)
                words = reason_words(reason_of(wait, told))
                assert banner.title.text().startswith(words)
                waiting = waiting_for(job(counts={State.QUEUED: 1}), _Queue(), wait, 1.0, told)
                assert waiting.startswith(f"{words}. ")
