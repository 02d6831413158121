"""What is said of an add: its row, the sentence about it, the buttons' words, and the header's badge."""

import pytest
from msgspec.structs import replace

from menagerie.domain.cases import ReasonCase
from menagerie.domain.facts import fact, to_text
from menagerie.outbox.entry import Entry, Look, State
from menagerie.ui.look.wording import clock_time
from menagerie.ui.outbox.button import badge_text, spoken_badge
from menagerie.ui.outbox.wording import (
    Choice,
    asks_twice,
    choice_text,
    choices,
    facts,
    sentence,
    spoken_row,
    summary,
    typed_name,
)
from support.adds import NOW, absent, add, found, unclear

A_DAY = 86_400.0
REASON = "The service did not answer."


def changed_at() -> str:
    """Return when the adds of these tests changed last, as the locale writes it."""
    return clock_time(NOW - 60)


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (add(1, State.DRAFT), "Typed at {time}. It is not sent before you press Add."),
        (add(1, State.QUEUED), "It is waiting to be sent."),
        (add(1, State.SENDING), "On its way…"),
        (add(1, State.CREATED, animal_id=1043), "Added as #1043 at {time}."),
        (add(1, State.CREATED), "Added at {time}. Its number is not known here."),
        (
            add(1, State.DISCARDED),
            "Discarded at {time}. If it had been added before, it stays in the catalogue.",
        ),
        (replace(add(1, State.DISCARDED), tries=0), "Discarded at {time}. It was never sent."),
    ],
)
def test_a_sentence_says_what_happened_and_what_comes_next(entry: Entry, said: str) -> None:
    assert sentence(entry, NOW) == said.format(time=changed_at())


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (
            State.DRAFT,
            "Typed at {time}. It is not sent before you press Add.\nIt was refused before: {reason}",
        ),
        (State.QUEUED, "It is waiting to be sent.\n{reason}"),
        (State.REFUSED, "It was refused, so nothing was added. Edit it, or send it again.\n{reason}"),
    ],
)
def test_what_the_service_said_stands_below_as_it_is(state: State, said: str) -> None:
    assert sentence(add(1, state, reason=REASON), NOW) == said.format(time=changed_at(), reason=REASON)


def test_of_an_add_that_was_sent_again_or_held_back_nobody_claims_more_than_is_known() -> None:
    refused = add(1, State.REFUSED, reason=REASON, tries=2)
    assert sentence(refused, NOW) == f"The last try was refused. Edit it, or send it again.\n{REASON}"
    held = fact(ReasonCase.COLLEAGUE_ADDED, person="Anna", computer="till 2", moment=NOW)
    said = sentence(add(1, State.DRAFT, reason=to_text(held)), NOW)
    assert "refused" not in said
    assert "\nAnna at till 2 added one just like it (" in said


def test_long_names_are_cut_so_that_what_follows_them_has_room() -> None:
    entry = add(1, State.UNCONFIRMED, name="Rex " * 100)
    assert len(sentence(entry, NOW)) < 100
    entry = add(1, State.UNCONFIRMED)
    name = "Rabbits from the very quiet farm"
    assert facts(entry.typed, {12: name}) == "Rabbits from the very q… · 12 · Available"
    assert name in spoken_row(entry, {12: name}, NOW)


def test_of_an_import_it_is_said_why_an_animal_that_was_found_needs_a_look_of_its_own() -> None:
    entry = replace(add(1, State.UNCONFIRMED, found(is_new=False)), job=1, row=2)
    assert sentence(entry, NOW) == "Probably added as #1043, but it may be older. Is that it?"


@pytest.mark.parametrize(
    ("looks", "said"),
    [
        ((found(),), "Probably added as #1043. Is that it?"),
        ((absent(600), found()), "Probably added as #1043. Is that it?"),
        ((unclear(),), "We can't tell from this list. Look yourself before you add it again."),
        ((absent(600), absent(30)), "Not in the list. Add it again?"),
    ],
)
def test_the_newest_look_decides_what_is_said_of_an_unconfirmed_add(
    looks: tuple[Look, ...], said: str
) -> None:
    assert sentence(add(1, State.UNCONFIRMED, *looks, reason=REASON), NOW) == said


@pytest.mark.parametrize(
    ("looks", "later"),
    [
        # On the minute, a minute later; else at the next full minute, since an earlier look would not count.
        ((absent(120),), 60),
        ((absent(90),), 0),
        # A second look that came too soon counts from the first.
        ((absent(120), absent(90)), 60),
        # What was found before, and is there no more, does not count.
        ((absent(600), found(ago=300), absent(120)), 60),
    ],
)
def test_an_animal_that_was_absent_once_may_come_late(looks: tuple[Look, ...], later: float) -> None:
    after = clock_time(NOW - later)
    assert sentence(add(1, State.UNCONFIRMED, *looks), NOW) == (
        f"Not in the list yet. Check again after {after}."
    )


def test_a_row_of_another_day_says_the_date_and_assistive_tools_read_the_whole_row_with_its_state_first() -> (
    None
):
    said = summary(add(1, State.DRAFT), {}, NOW + 3 * A_DAY)
    assert "today" not in said
    assert "1/15/27" in said
    entry = add(1, State.UNCONFIRMED)
    assert spoken_row(entry, {12: "Rabbits"}, NOW) == (
        f"Unconfirmed: Rex, Rabbits · 12, available, today {changed_at()}"
    )
    created = add(1, State.CREATED, animal_id=1043)
    assert spoken_row(created, {}, NOW) == f"Added #1043: Rex, 12, available, today {changed_at()}"


def test_a_draft_is_shown_in_one_line_as_it_was_typed_and_what_is_not_typed_yet_has_words_too() -> None:
    draft = add(1, State.DRAFT, name=" ", category="", status=None)
    assert typed_name(draft.typed) == "No name yet"
    assert facts(draft.typed, {}) == "No category yet · Status not set"
    draft = add(1, State.DRAFT, name="Rex\nthe\tdog", category="12a\n", status="asleep")
    assert typed_name(draft.typed) == "Rex the dog"
    assert facts(draft.typed, {12: "Rabbits"}) == "12a · asleep"
    assert facts(add(1, State.DRAFT).typed, {12: "ארנבים"}) == "\u2068ארנבים · 12\u2069 · Available"


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (add(1, State.DRAFT), ["Add", "Edit…", "Discard"]),
        (add(1, State.QUEUED), ["Send now", "Edit…", "Discard"]),
        (add(1, State.SENDING), []),
        (add(1, State.REFUSED), ["Edit…", "Send again", "Discard"]),
        (add(1, State.UNCONFIRMED), ["Check", "It was added", "Add again", "Discard"]),
        (add(1, State.UNCONFIRMED, found()), ["Yes", "No", "Check again", "Add again", "Discard"]),
        (add(1, State.UNCONFIRMED, absent(30)), ["Check again", "It was added", "Add again", "Discard"]),
        (
            add(1, State.UNCONFIRMED, absent(600), absent(30)),
            ["Add again", "Check again", "It was added", "Discard"],
        ),
        (add(1, State.UNCONFIRMED, unclear()), ["Check again", "It was added", "Add again", "Discard"]),
        (add(1, State.CREATED, animal_id=1043), ["Show", "Add another like it…"]),
        (add(1, State.CREATED), ["Add another like it…"]),
        (add(1, State.DISCARDED), ["Add another like it…"]),
    ],
)
def test_what_can_be_done_begins_with_the_natural_next_step(entry: Entry, words: list[str]) -> None:
    assert [choice_text(choice, entry) for choice in choices(entry)] == words


def test_only_what_cannot_be_taken_back_is_asked_twice() -> None:
    unknown = add(1, State.UNCONFIRMED, absent(30))
    assert {choice for choice in Choice if asks_twice(choice, unknown)} == {Choice.ADD_AGAIN, Choice.DISCARD}
    not_there = add(1, State.UNCONFIRMED, absent(600), absent(30))
    assert {choice for choice in Choice if asks_twice(choice, not_there)} == {Choice.DISCARD}
    for state in set(State) - {State.UNCONFIRMED}:
        assert not any(asks_twice(choice, add(1, state)) for choice in Choice)


def test_the_badge_counts_as_far_as_it_has_room_and_is_said_in_words() -> None:
    for waiting, text in ((0, ""), (1, "1"), (42, "42"), (999, "999"), (1000, "999+"), (10**6, "999+")):
        assert badge_text(waiting) == text
    for waiting, needs_person, said in (
        (0, 0, "Outbox"),
        (1, 0, "Outbox, 1 waiting"),
        (3, 1, "Outbox, 3 waiting, 1 needs you"),
        (3, 2, "Outbox, 3 waiting, 2 need you"),
        (1200, 0, "Outbox, 1,200 waiting"),
    ):
        assert spoken_badge(waiting, needs_person) == said
