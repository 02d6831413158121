"""What is in the outbox, in which order it leaves, and what is remembered of it."""

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from menagerie.domain.animal import INT64_MAX
from menagerie.outbox.colleague import likeness
from menagerie.outbox.entry import Entry, IllegalStepError, Look, Outcome, State, Typed
from menagerie.outbox.recovery import DONE_KEPT
from menagerie.outbox.store import Outbox
from support.clock import VirtualClock
from support.damage import changed_by
from support.used_outbox import NOW, outbox_at

REX = Typed("Rex", "7", "available")
BELLA = Typed("Bella", "8")
FULL = 2  # SQLite's own figure for synchronous = FULL


async def line(outbox: Outbox) -> list[str]:
    """Return the names of all in line, by sending each of them."""
    names = []
    while queued := await outbox.next_queued():
        (entry,) = queued
        await outbox.begin_sending(entry.number)
        await outbox.created(entry.number, None)
        names.append(entry.typed.name)
    return names


async def unconfirmed(outbox: Outbox) -> Entry:
    entry = await outbox.queue_new(REX)
    await outbox.begin_sending(entry.number, [41, 42])
    return await outbox.unconfirmed(entry.number, "No answer came.")


async def test_an_add_is_kept_from_the_first_letter_until_it_is_created(
    outbox: Outbox, clock: VirtualClock
) -> None:
    draft = await outbox.save_draft(Typed("R", ""))
    assert draft == Entry(1, Typed("R", ""), State.DRAFT, NOW, NOW)
    await clock.advance(1)
    assert (await outbox.save_draft(Typed("Re", "x"), 1)).typed == Typed("Re", "x")
    await clock.advance(1)
    assert await outbox.queue(1, REX) == Entry(1, REX, State.QUEUED, NOW, NOW + 2)
    assert await outbox.next_queued() == (await outbox.entry(1),)
    sending = await outbox.begin_sending(1, (41,))
    assert sending == Entry(1, REX, State.SENDING, NOW, NOW + 2, tries=1, known_before=(41,))
    await clock.advance(1)
    created = await outbox.created(1, INT64_MAX)
    assert created == Entry(1, REX, State.CREATED, NOW, NOW + 3, 1, INT64_MAX, known_before=(41,))
    assert await outbox.entries() == (created,)
    # The outbox tells when an animal was added here, and an id outside int64 changes nothing.
    await clock.advance(2)
    await outbox.save_draft(BELLA)
    assert await outbox.created_at(INT64_MAX) == NOW + 3
    assert await outbox.created_at(1041) is None
    entry = await outbox.queue_new(REX)
    sending = await outbox.begin_sending(entry.number)
    with pytest.raises(OverflowError):
        await outbox.created(entry.number, INT64_MAX + 1)
    assert await outbox.entry(entry.number) == sending
    await outbox.created(entry.number, None)


async def test_adds_are_sent_in_the_order_in_which_they_were_queued_and_two_identical_ones_are_two(
    outbox: Outbox,
) -> None:
    # GIVEN a draft that was begun first and is queued last
    draft = await outbox.save_draft(Typed("first begun", "7"))
    await outbox.queue_new(Typed("alone", "7"))
    assert await outbox.queue_all([Typed("of many", "7"), Typed("of many, too", "7")]) == 2
    await outbox.queue(draft.number, draft.typed)
    await outbox.queue_new(Typed("newest", "7"))
    assert await line(outbox) == ["alone", "of many", "of many, too", "first begun", "newest"]
    await outbox.queue_all([REX, REX])
    await outbox.queue_new(REX)
    assert await line(outbox) == ["Rex", "Rex", "Rex"]


async def test_an_add_that_was_not_sent_keeps_its_place_and_an_edited_or_held_one_loses_it(
    outbox: Outbox,
) -> None:
    never_left, edited, last = [await outbox.queue_new(Typed(name, "7")) for name in ("a", "b", "c")]
    # WHEN the first was about to leave while another one came in line
    await outbox.begin_sending(never_left.number)
    again = await outbox.save_draft(edited.typed, edited.number)
    assert again.state is State.DRAFT
    await outbox.queue(edited.number, edited.typed)
    back = await outbox.not_sent(never_left.number, "The service asked to wait.")
    # THEN it is first again
    assert (back.state, back.reason, back.tries) == (State.QUEUED, "The service asked to wait.", 1)
    assert last.number == 3
    assert await line(outbox) == ["a", "c", "b"]
    # AND before later ones even if the queue was empty
    numbers = [(await outbox.queue_new(Typed(name, "7"))).number for name in ("a", "b", "c")]
    await asyncio.gather(*map(outbox.discard, numbers[:2]))
    await outbox.begin_sending(numbers[2])
    await outbox.queue_new(Typed("d", "7"))
    await outbox.not_sent(numbers[2], "wait")
    assert await line(outbox) == ["c", "d"]
    # One that is held back is not sent, and says why until the person sends it.
    held, other = [await outbox.queue_new(Typed(name, "7")) for name in ("a", "b")]
    back = await outbox.held(held.number, "A colleague has added one like it.")
    assert (back.state, back.reason, back.tries) == (State.REFUSED, "A colleague has added one like it.", 0)
    assert await outbox.next_queued(9) == (other,)
    await outbox.queue(held.number, held.typed)
    assert await line(outbox) == ["b", "a"]


async def test_checks_and_known_ids_belong_to_the_newest_try_of_an_add_that_no_one_has_changed_meanwhile(
    outbox: Outbox, clock: VirtualClock
) -> None:
    entry = await unconfirmed(outbox)
    assert (entry.reason, entry.known_before, entry.looks) == ("No answer came.", (41, 42), ())
    await outbox.looked(entry.number, Outcome.ABSENT)
    await clock.advance(60)
    found = await outbox.looked(entry.number, Outcome.FOUND, 43)
    assert found.looks == (Look(NOW, Outcome.ABSENT), Look(NOW + 60, Outcome.FOUND, 43))
    # WHEN the person says "add again"
    await outbox.queue(entry.number, BELLA)
    again = await outbox.begin_sending(entry.number, [44])
    # THEN nothing of the first try is taken for the second's
    assert (again.typed, again.tries, again.known_before, again.looks) == (BELLA, 2, (44,), ())
    entry = await unconfirmed(outbox)
    # WHEN its animal is ruled out right before the check is recorded
    ruled_out, late = await asyncio.gather(
        outbox.ruled_out(entry.number, 43),
        outbox.looked(entry.number, Outcome.FOUND, 43, since=entry),
        return_exceptions=True,
    )
    assert isinstance(late, IllegalStepError)
    assert await outbox.entry(entry.number) == ruled_out
    assert isinstance(ruled_out, Entry)
    assert (await outbox.looked(entry.number, Outcome.ABSENT, since=ruled_out)).looks
    entry = await unconfirmed(outbox)
    await outbox.looked(entry.number, Outcome.FOUND, 43, is_new=True)
    ruled_out = await outbox.ruled_out(entry.number, 43)
    assert (ruled_out.known_before, ruled_out.looks) == ((41, 42, 43), ())


async def test_a_reason_is_forgotten_when_it_is_settled_and_that_of_a_refusal_is_kept_while_it_is_edited(
    outbox: Outbox,
) -> None:
    for number, come_back in ((1, outbox.not_sent), (2, outbox.refused)):
        await outbox.queue_new(REX)
        await outbox.begin_sending(number)
        await come_back(number, "why")
    assert (await outbox.begin_sending(1)).reason == ""
    await outbox.not_sent(1, "why")
    assert [(await outbox.save_draft(BELLA, number)).reason for number in (1, 2)] == ["", "why"]
    assert (await outbox.queue(2, BELLA)).reason == ""
    lost = await unconfirmed(outbox)
    assert (await outbox.created(lost.number, None)).reason == ""


async def test_the_animals_of_adds_are_found_by_state_and_page_by_page(outbox: Outbox) -> None:
    await outbox.queue_all([REX] * 5)
    for number, animal_id in ((1, 1001), (2, None)):
        await outbox.begin_sending(number)
        await outbox.created(number, animal_id)
    # A discarded add may be an animal only if it was sent.
    await outbox.discard(3)
    await outbox.begin_sending(4)
    await outbox.unconfirmed(4, "")
    await outbox.discard(4)
    done = State.CREATED, State.DISCARDED
    assert await outbox.animals_after(done, 0, 9) == ((1, 1001), (2, None), (4, None))
    assert await outbox.animals_after(done, 1, 1) == ((2, None),)
    assert await outbox.animals_after([State.QUEUED], 0, 9) == ((5, None),)
    assert [entry.number for entry in await outbox.some_entries([5, 2, 99])] == [2, 5]


async def test_adds_are_listed_newest_first_by_their_states(outbox: Outbox) -> None:
    await outbox.queue_all([REX] * 3)
    await outbox.save_draft(BELLA)
    await outbox.discard(2)
    assert [entry.number for entry in await outbox.entries()] == [4, 3, 2, 1]
    assert [entry.number for entry in await outbox.entries(limit=2)] == [4, 3]
    assert [entry.number for entry in await outbox.entries({State.QUEUED})] == [3, 1]
    assert [entry.number for entry in await outbox.entries([State.DRAFT, State.DISCARDED])] == [4, 2]
    assert await outbox.entries([]) == ()
    counts = dict.fromkeys(State, 0)
    assert await outbox.counts() == counts | {State.QUEUED: 2, State.DRAFT: 1, State.DISCARDED: 1}


async def test_the_newest_thousand_adds_that_are_done_are_kept_and_all_others_for_ever(
    outbox: Outbox, path: Path, clock: VirtualClock
) -> None:
    await outbox.queue_all([REX] * (DONE_KEPT + 5))
    await asyncio.gather(*map(outbox.discard, range(2, DONE_KEPT + 5)))
    await outbox.close()
    async with outbox_at(path) as again:
        assert [entry.number for entry in await again.entries({State.QUEUED})] == [DONE_KEPT + 5, 1]
        done = await again.entries({State.DISCARDED})
        assert [entry.number for entry in done] == list(range(DONE_KEPT + 4, 4, -1))
        assert (await again.queue_new(REX)).number == DONE_KEPT + 6


async def test_typed_text_is_stored_letter_for_letter(outbox: Outbox, path: Path) -> None:
    names = ["", " ", "Zoë 🐕 עִבְרִית", "a\0b\r\n\t", "\ud800 half of a pair \udfff", "'; DROP TABLE entry; --"]
    names.append("é" * 100_000)
    typed = [Typed(name, name, name) for name in names]
    for one in typed:
        await outbox.save_draft(one)
    await outbox.queue_all(typed)
    for number, name in enumerate(names, start=len(names) + 1):
        await outbox.begin_sending(number)
        await outbox.refused(number, name)
    await outbox.close()
    async with outbox_at(path) as again:
        entries = (await again.entries())[::-1]
        assert [one.typed for one in entries] == typed * 2
        assert [one.reason for one in entries[len(names) :]] == names


async def test_many_adds_are_queued_all_or_none_and_no_keystroke_is_logged(
    outbox: Outbox, path: Path
) -> None:
    def animals() -> Iterator[Typed]:
        yield REX
        raise LookupError("the file with the animals ended")

    with pytest.raises(LookupError):
        await outbox.queue_all(animals())
    assert await outbox.entries() == ()
    assert await outbox.queue_all([]) == 0
    await outbox.save_draft(REX)
    before = path.with_suffix(".departures").read_bytes()
    await outbox.save_draft(BELLA, 1)
    assert path.with_suffix(".departures").read_bytes() == before


async def test_a_cancelled_call_is_completed_and_blocks_nothing(outbox: Outbox) -> None:
    entry = await outbox.queue_new(REX)
    # GIVEN a caller that is cancelled while the adds before its own are still written
    many = asyncio.create_task(outbox.queue_all([BELLA] * 1_000))
    sending = asyncio.create_task(outbox.begin_sending(entry.number))
    await asyncio.sleep(0)
    many.cancel()
    sending.cancel()
    # WHEN another call follows
    counts = await outbox.counts()
    # THEN both are done, as a whole and in their order
    assert many.cancelled()
    assert sending.cancelled()
    assert (counts[State.QUEUED], counts[State.SENDING]) == (1_000, 1)


async def test_a_cancelled_opening_followed_by_closing_leaves_nothing_open(path: Path) -> None:
    async with outbox_at(path) as outbox:
        opening = asyncio.create_task(outbox.open())
        await asyncio.sleep(0)
        opening.cancel()
    assert {place.name for place in path.parent.iterdir()} == {path.name, "outbox.departures"}


async def test_every_change_is_flushed_except_keystrokes_and_what_follows_a_departure(outbox: Outbox) -> None:
    await outbox.open()
    # Look inside on purpose: a test cannot cut the power.
    connection = outbox._files.open()
    said: list[str] = []
    connection.set_trace_callback(said.append)

    def flushed() -> bool:
        assert any(statement.startswith("COMMIT") for statement in said)
        # It is set before the commit.
        assert not any("synchronous" in statement for statement in said[said.index("COMMIT") :])
        level = pragma(connection, "synchronous")
        said.clear()
        return level == FULL

    assert pragma(connection, "journal_mode") == "wal"
    assert pragma(connection, "fullfsync") == 1
    said.clear()
    await outbox.save_draft(REX)
    assert flushed()
    await outbox.save_draft(BELLA, 1)
    assert not flushed()
    # A power cut may undo what comes after a departure: the departure log has the add as sent.
    steps: list[tuple[bool, Callable[[], Awaitable[object]]]] = [
        *((True, lambda: outbox.queue(1, REX)), (True, lambda: outbox.save_draft(BELLA, 1))),
        *((True, lambda: outbox.queue(1, REX)), (False, lambda: outbox.begin_sending(1))),
        *((False, lambda: outbox.not_sent(1, "")), (False, lambda: outbox.begin_sending(1))),
        *((False, lambda: outbox.unconfirmed(1, "")), (False, lambda: outbox.looked(1, Outcome.UNCLEAR))),
        *((False, lambda: outbox.created(1, None)), (True, lambda: outbox.queue_all([REX]))),
        *((False, lambda: outbox.begin_sending(2)), (False, lambda: outbox.refused(2, ""))),
        *((True, lambda: outbox.save_draft(BELLA, 2)), (True, lambda: outbox.discard(2))),
    ]
    for is_flushed, step in steps:
        await step()
        assert flushed() is is_flushed


async def test_a_departure_is_flushed_also_together_with_what_needs_no_flush(
    outbox: Outbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    await outbox.queue_all([REX] * 3)
    await outbox.begin_sending(1)
    flushes: list[int] = []
    monkeypatch.setattr(os, "fsync", flushes.append)
    await asyncio.gather(outbox.begin_sending(2), outbox.created(1, None))
    assert len(flushes) == 1
    await outbox.created(2, None)
    # What waits is safe in the database alone.
    await outbox.queue_new(REX)
    assert len(flushes) == 1


def pragma(connection: sqlite3.Connection, name: str) -> object:
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    return value


async def test_an_add_may_own_an_unknown_animal_if_a_try_may_have_created_one_that_is_not_recorded(
    outbox: Outbox, path: Path
) -> None:
    async def lost(name: str) -> int:
        number = (await outbox.queue_new(Typed(name, "7"))).number
        await outbox.begin_sending(number)
        await outbox.unconfirmed(number, "")
        return number

    async def again(name: str) -> int:
        number = await lost(name)
        await outbox.queue(number, Typed(name, "7"))
        await outbox.begin_sending(number)
        return number

    async def once(name: str) -> int:
        number = (await outbox.queue_new(Typed(name, "7"))).number
        await outbox.begin_sending(number)
        return number

    await outbox.created(await once("its animal is recorded"), 1)
    await outbox.refused(await once("refused at once"), "")
    await outbox.queue_new(Typed("waits", "7"))
    await outbox.discard((await outbox.queue_new(Typed("discarded unsent", "7"))).number)
    await outbox.save_draft(BELLA)
    owners = [
        *(await once("on its way"), await lost("lost"), await lost("lost without a try")),
        *(await lost("discarded after it was lost"), await again("on its way again")),
        *(await again("created at the second try"), await again("refused at the second try")),
        *(await once("created without an id"), await once("created without an id and without a try")),
    ]
    await outbox.discard(owners[3])
    await outbox.created(owners[5], 2)
    await outbox.refused(owners[6], "")
    await outbox.created(owners[7], None)
    await outbox.created(owners[8], None)
    # As a lost database brings them back: the log does not count the tries of all.
    changed_by(f"UPDATE entry SET tries = 0 WHERE number IN ({owners[2]}, {owners[8]})")(path)  # noqa: S608 - numbers
    assert [entry.number for entry in await outbox.owners_of_unknown_animals()] == owners
    assert [entry.number for entry in await outbox.created_without_id()] == owners[-2:]


async def test_what_is_not_done_is_found_part_by_part(outbox: Outbox) -> None:
    await outbox.queue_all([REX] * 5_003)
    first, after = await outbox.changed_since(NOW, 0)
    assert after is not None
    assert (first, after) == (tuple(range(1, after + 1)), first[-1])
    assert await outbox.changed_since(NOW, after) == (tuple(range(after + 1, 5_004)), None)
    # Nor is there another part behind one that ends with the last add.
    assert await outbox.changed_since(NOW, 3) == (tuple(range(4, 5_004)), None)


async def test_what_is_done_is_found_if_it_has_changed_since(outbox: Outbox, clock: VirtualClock) -> None:
    await outbox.queue_all([REX] * 3)
    await outbox.discard(1)
    await outbox.save_draft(BELLA)
    await clock.advance(60)
    await outbox.discard(2)
    assert await outbox.changed_since(NOW, 0) == ((1, 2, 3), None)
    assert await outbox.changed_since(NOW + 60, 0) == ((2, 3), None)
    assert await outbox.changed_since(NOW + 61, 0) == ((3,), None)


def test_adds_of_a_category_are_alike_whatever_the_case_and_the_accents() -> None:
    assert likeness("Zoë", 7) == likeness("ZOE", 7)
    assert likeness("Zoë", 7) != likeness("Zoë", 8)
    assert likeness("Zoë", 7) != likeness("Zora", 7)


def test_a_number_at_the_end_of_the_category_is_none_of_the_name() -> None:
    assert likeness("1 Rex", 7) != likeness(" Rex", 71)


def test_half_a_letter_is_compared_too() -> None:
    assert likeness("\ud83d", 7) == likeness("\ud83d", 7) != likeness("\udc36", 7)
