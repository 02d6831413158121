"""What the notices of the window say, of files, of former addresses and of colleagues, and until when."""

import threading

import pytest
from PySide6.QtWidgets import QPlainTextEdit

from menagerie.app import notices
from menagerie.domain.knowledge import Entry, Kind, Person, ReadUpTo
from menagerie.domain.notes import Notes
from menagerie.outbox.entry import Typed
from menagerie.settings.environments import EnvironmentId, load_environments
from support.hard_times import slow_file, stuck_file
from support.patience import LONGEST_WAIT
from support.qt_loop import until
from support.sentences import DISK_FULL
from support.shop import Shop
from support.widgets import child


async def test_that_a_file_cannot_be_written_is_said_until_it_can_and_again_the_next_time(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        for _ in range(2):
            with stuck_file(shop.catalogue_file, "answer"):
                window.header.refresh.click()
                await until(lambda: "cannot be written" in shop.said(window.notice), "it says so")
                await shop.answered()
            window.header.refresh.click()
            await until(lambda: not window.notice.isVisible(), "it says so no more")
            await shop.answered()


async def test_the_window_goes_on_while_a_slow_disk_is_asked_whether_it_is_full(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with shop.open_with_animals() as window:
        is_asked, may_answer = threading.Event(), threading.Event()
        threads: set[threading.Thread] = set()

        def ask(_folder: object) -> bool:
            threads.add(threading.current_thread())
            is_asked.set()
            return threading.main_thread() in threads or may_answer.wait(LONGEST_WAIT)

        monkeypatch.setattr(notices, "is_disk_full", ask)
        with stuck_file(shop.catalogue_file, "answer"):
            window.header.refresh.click()
            await until(is_asked.is_set, "the question to the disk")
            assert threading.main_thread() not in threads
            assert DISK_FULL not in shop.said(window.notice)
            may_answer.set()
            await until(lambda: DISK_FULL in shop.said(window.notice), "it says so")
            await shop.answered()
        monkeypatch.undo()
        window.header.refresh.click()
        await until(lambda: not window.notice.isVisible(), "it says so no more")
        await shop.answered()


SAID = "Staging: 2 animals wait to be added"
SAID_OF_ONE = "Staging: 1 animal waits to be added"


async def leave(shop: Shop, *names: str) -> str:
    """Leave animals in the outbox of staging, which cannot be sent without a key. Return its address."""
    async with shop.open_without_key():
        for name in names:
            draft = await shop.queue.outbox.save_draft(Typed(name, "12"))
            await shop.queue.outbox.queue(draft.number, draft.typed)
        await shop.queue.outbox.save_draft(Typed("Not finished", ""))
    return shop.variables["MENAGERIE_STAGING_URL"]


async def greeted(shop: Shop) -> None:
    shop.application.greet("")
    await shop.parts.jobs.finish("look for what waits at former addresses")


async def test_it_says_what_waits_at_a_former_address_until_that_is_set_again(shop: Shop) -> None:
    former = await leave(shop, "Ink", "Rex")
    shop.move_staging("https://new.example/v1")
    async with shop.open("sandbox") as window:
        await greeted(shop)
        await until(lambda: SAID in shop.said(window.notice), "what waits at the former address")
        assert "They belong to an address that is no longer set" in shop.said(window.notice)
        # WHEN it is set again
        shop.variables["MENAGERIE_STAGING_URL"] = former
        shop.parts.opened.set_environments(load_environments(shop.paths, shop.variables))
        # THEN nothing is said any more
        await until(lambda: SAID not in shop.said(window.notice), "nothing")


async def test_it_says_what_waits_where_no_address_is_set_any_more(shop: Shop) -> None:
    await leave(shop, "Ink")
    del shop.variables["MENAGERIE_STAGING_URL"]
    async with shop.open("sandbox") as window:
        await greeted(shop)
        await until(lambda: SAID_OF_ONE in shop.said(window.notice), "what waits at the former address")
        assert "It belongs to an address that is no longer set" in shop.said(window.notice)


async def test_it_says_nothing_of_the_address_that_is_set(shop: Shop) -> None:
    await leave(shop, "Ink", "Rex")
    async with shop.open("sandbox") as window:
        await greeted(shop)
        assert SAID not in shop.said(window.notice)


ANNA = Person("Anna", "till 2")


async def overrule(shop: Shop, notes: dict[int, str], theirs: str = "", by: Person = ANNA) -> None:
    """Let the person write these notes, and a colleague other ones after that."""
    catalogue = shop.parts.opened.catalogue
    read = ReadUpTo(await catalogue.exchange.read_up_to())
    await catalogue.exchange.join("store", read.number, read)
    await catalogue.save_notes({animal: Notes(text) for animal, text in notes.items()})
    later = shop.clock.now() + 60
    newer = [
        Entry(Kind.NOTES, animal, later, by, note=theirs or f"Not {text}") for animal, text in notes.items()
    ]
    assert await catalogue.exchange.merge(newer, ReadUpTo(read.number + len(notes)))
    shop.parts.shop.on_conflicts()


def details(shop: Shop) -> str:
    message = shop.window.notice.message
    return "" if message is None else message.details


async def test_it_is_said_again_after_what_was_said_in_its_place(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await overrule(shop, {7: "Eats apples"})
        await until(lambda: "Eats apples" in shop.said(window.notice), "the conflict")
        with stuck_file(shop.catalogue_file, "answer"):
            window.header.refresh.click()
            await until(lambda: "cannot be written" in shop.said(window.notice), "the problem with the file")
            await shop.answered()
        window.header.refresh.click()
        await until(lambda: "Eats apples" in shop.said(window.notice), "what was not dismissed")
        await shop.answered()
        shop.button("noticeDismiss").click()
        assert not window.notice.isVisible()


async def test_it_is_said_at_the_next_start_unless_it_was_dismissed(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await overrule(shop, {7: "Eats apples"})
        await until(lambda: "Eats apples" in shop.said(window.notice), "the conflict")
    async with shop.open_with_animals() as window:
        await until(lambda: "Eats apples" in shop.said(window.notice), "what was not dismissed")
        shop.button("noticeDismiss").click()
        await shop.parts.jobs.finish("forget conflicts")
        assert await shop.parts.opened.catalogue.exchange.conflicts(1) == ()


async def test_what_the_person_replaced_without_having_seen_it_is_said_too(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        catalogue = shop.parts.opened.catalogue
        await catalogue.exchange.join("store", 0, ReadUpTo())
        await catalogue.save_notes({7: Notes("Eats apples")})
        theirs = Entry(Kind.NOTES, 7, shop.clock.now() - 60, ANNA, note="Allergic to apples")
        assert await catalogue.exchange.merge([theirs], ReadUpTo(1))
        shop.parts.shop.on_conflicts()
        await until(window.notice.isVisible, "what was replaced")
        assert "Anna at till 2 had written “Allergic to apples” on #7" in shop.said(window.notice)
        assert await catalogue.notes([7]) == {7: Notes("Eats apples")}


async def test_several_are_one_message_and_what_comes_meanwhile_is_the_next_one(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await overrule(shop, {7: "Eats apples", 8: "Bites"})
        await until(lambda: "2 notes and names" in shop.said(window.notice), "both")
        assert "Eats apples" in details(shop)
        assert "Bites" in details(shop)
        await overrule(shop, {9: "Shy"})
        shop.button("noticeDismiss").click()
        await until(lambda: "Shy" in shop.said(window.notice), "the third one")
        assert "Eats apples" not in shop.said(window.notice)


async def test_what_one_message_cannot_show_whole_comes_with_the_next_one(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        texts = {animal: f"{animal}" + " long" * 95 for animal in range(1, 21)}
        await overrule(shop, texts)
        read: list[str] = []
        while len(read) < len(texts):
            await until(lambda: bool(details(shop)), "the next ones")
            read += details(shop).splitlines()
            shown = child(window.notice, QPlainTextEdit, "noticeDetails")
            assert shown.toPlainText() == details(shop)
            shop.button("noticeDismiss").click()
        assert all(f"“{text}”" in line for text, line in zip(texts.values(), read, strict=True))


async def test_it_is_said_only_in_the_environment_that_it_is_about(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await overrule(shop, {7: "Eats apples"})
        await until(lambda: "Eats apples" in shop.said(window.notice), "the conflict")
        shop.switch_to(EnvironmentId.SANDBOX)
        assert "Eats apples" not in shop.said(window.notice)
        await shop.answered()
        assert "Eats apples" not in shop.said(window.notice)
        shop.switch_to(EnvironmentId.STAGING)
        await until(lambda: "Eats apples" in shop.said(window.notice), "what was not dismissed")
        await shop.answered()


async def test_what_was_dismissed_is_said_no_more_also_while_a_slow_disk_does_not_forget_it(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        await overrule(shop, {7: "Eats apples"})
        await until(lambda: "Eats apples" in shop.said(window.notice), "the conflict")
        with slow_file(shop.catalogue_file) as go_on:
            shop.button("noticeDismiss").click()
            # Another message of the store comes meanwhile.
            shop.parts.shop.on_conflicts()
            await shop.parts.jobs.finish("read conflicts")
            assert "Eats apples" not in shop.said(window.notice)
            go_on()
            await shop.parts.jobs.finish("forget conflicts")
        await overrule(shop, {8: "Bites"})
        await until(lambda: "Bites" in shop.said(window.notice), "what came after it")
        assert "Eats apples" not in shop.said(window.notice)


async def test_what_a_full_disk_cannot_forget_is_said_again_at_the_next_start_only(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await overrule(shop, {7: "Eats apples"})
        await until(lambda: "Eats apples" in shop.said(window.notice), "the conflict")
        with stuck_file(shop.catalogue_file, "overruled", "DELETE"):
            shop.button("noticeDismiss").click()
            await until(lambda: "cannot be written" in shop.said(window.notice), "the problem with the file")
            await shop.settled()
            shop.button("noticeDismiss").click()
            assert not window.notice.isVisible()
            shop.switch_to(EnvironmentId.SANDBOX)
            await shop.answered()
            shop.switch_to(EnvironmentId.STAGING)
            await shop.answered()
            assert "Eats apples" not in shop.said(window.notice)
    async with shop.open_with_animals() as window:
        await until(lambda: "Eats apples" in shop.said(window.notice), "what could not be forgotten")


@pytest.mark.parametrize(
    ("theirs", "by"),
    [
        pytest.param("long " * 200_000, ANNA, id="text"),
        pytest.param("line\n" * 200_000, ANNA, id="lines"),
        pytest.param("Bites", Person("long " * 200_000, "till 2"), id="person"),
        pytest.param("{mine}", Person("{by}", "<b>{theirs}"), id="markup"),
        pytest.param("\u202eBites\u2066", Person("\u202eAnna\x07", "till 2"), id="directions"),
    ],
)
async def test_what_the_person_wrote_is_said_whole_whatever_the_colleague_wrote(
    shop: Shop, theirs: str, by: Person
) -> None:
    async with shop.open_with_animals() as window:
        mine = "Eats apples " * 40 + "only"
        await overrule(shop, {7: mine, 8: mine}, theirs, by)
        await until(window.notice.isVisible, "the conflict")
        shown = child(window.notice, QPlainTextEdit, "noticeDetails")
        lines = shown.toPlainText().splitlines()
        assert ["#7" in lines[0], "#8" in lines[1]] == [True, True]
        assert [mine in line for line in lines] == [True, True]


async def test_no_file_is_made_for_an_environment_without_an_address(shop: Shop) -> None:
    async with shop.open("production"):
        await shop.settled()
    assert [path.name for path in shop.paths.data.glob("catalogue*")] == []


async def test_it_stays_as_it_is_read_while_the_same_environment_is_opened_again(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await overrule(shop, {7: "Eats apples"})
        await until(lambda: "Eats apples" in shop.said(window.notice), "the conflict")
        said: list[None] = []
        window.notice.cleared.connect(lambda: said.append(None))
        window.notice.said.connect(lambda: said.append(None))
        shop.parts.opened.reopen()
        await shop.answered()
        assert said == []
        shop.button("noticeDismiss").click()
        await shop.parts.jobs.finish("forget conflicts")
        assert await shop.parts.opened.catalogue.exchange.conflicts(1) == ()
