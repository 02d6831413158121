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


async def say_file_problem(shop: Shop) -> None:
    """Let an answer not be written, and return when the window has said so."""
    with stuck_file(shop.catalogue_file, "answer"):
        shop.window.header.refresh.click()
        await until(lambda: "cannot be written" in shop.said(shop.window.notice), "it says so")
        await shop.answered()


async def test_that_a_file_cannot_be_written_is_said_until_it_can_while_a_slow_disk_is_asked_if_it_is_full(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with shop.open_with_animals() as window:
        for _ in range(2):
            await say_file_problem(shop)
            window.header.refresh.click()
            await until(lambda: not window.notice.isVisible(), "it says so no more")
            await shop.answered()
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


SAID = "Staging: 2 animals wait to be added"


async def greeted(shop: Shop) -> None:
    shop.application.greet("")
    await shop.parts.jobs.finish("look for what waits at former addresses")


async def test_it_says_what_waits_at_a_former_address_until_that_is_set_again(shop: Shop) -> None:
    # GIVEN animals in the outbox of staging, which cannot be sent without a key
    async with shop.open_without_key():
        for name in ("Ink", "Rex"):
            draft = await shop.queue.outbox.save_draft(Typed(name, "12"))
            await shop.queue.outbox.queue(draft.number, draft.typed)
        await shop.queue.outbox.save_draft(Typed("Not finished", ""))
    former = shop.variables["MENAGERIE_STAGING_URL"]
    shop.move_staging("https://new.example/v1")
    async with shop.open("sandbox") as window:

        def set_environments() -> None:
            shop.parts.opened.set_environments(load_environments(shop.paths, shop.variables))

        await greeted(shop)
        await until(lambda: SAID in shop.said(window.notice), "what waits at the former address")
        assert "They belong to an address that is no longer set" in shop.said(window.notice)
        # WHEN it is set again THEN nothing is said any more
        shop.variables["MENAGERIE_STAGING_URL"] = former
        set_environments()
        await until(lambda: SAID not in shop.said(window.notice), "nothing")
        await greeted(shop)
        assert SAID not in shop.said(window.notice)
        # AND it is where none is set
        del shop.variables["MENAGERIE_STAGING_URL"]
        set_environments()
        await greeted(shop)
        await until(lambda: SAID in shop.said(window.notice), "what waits at the former address")


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


def says_apples(shop: Shop) -> bool:
    return "Eats apples" in shop.said(shop.window.notice)


async def switch(shop: Shop, identifier: EnvironmentId) -> None:
    shop.switch_to(identifier)
    await shop.answered()


async def test_what_a_colleague_overruled_is_said_until_it_was_dismissed_and_forgotten(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await overrule(shop, {7: "Eats apples"})
        await until(lambda: says_apples(shop), "the conflict")
        # It stays as it is read while the same environment is opened again,
        said: list[None] = []
        window.notice.cleared.connect(lambda: said.append(None))
        window.notice.said.connect(lambda: said.append(None))
        shop.parts.opened.reopen()
        await shop.answered()
        assert said == []
        # comes back after what was said in its place,
        await say_file_problem(shop)
        window.header.refresh.click()
        await until(lambda: says_apples(shop), "what was not dismissed")
        await shop.answered()
        # and is said only in the environment that it is about.
        shop.switch_to(EnvironmentId.SANDBOX)
        assert not says_apples(shop)
        await shop.answered()
        assert not says_apples(shop)
        await switch(shop, EnvironmentId.STAGING)
        await until(lambda: says_apples(shop), "what was not dismissed")
        # WHEN a full disk cannot forget what was dismissed
        with stuck_file(shop.catalogue_file, "overruled", "DELETE"):
            shop.button("noticeDismiss").click()
            await until(lambda: "cannot be written" in shop.said(window.notice), "the problem with the file")
            await shop.settled()
            shop.button("noticeDismiss").click()
            assert not window.notice.isVisible()
            for identifier in (EnvironmentId.SANDBOX, EnvironmentId.STAGING):
                await switch(shop, identifier)
            assert not says_apples(shop)
    # THEN it is said again at the next start only
    async with shop.open_with_animals() as window:
        await until(lambda: says_apples(shop), "what could not be forgotten")
        shop.button("noticeDismiss").click()
        assert not window.notice.isVisible()
        await shop.parts.jobs.finish("forget conflicts")
        assert await shop.parts.opened.catalogue.exchange.conflicts(1) == ()


async def test_several_are_one_message_and_what_comes_meanwhile_is_the_next_one(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await overrule(shop, {7: "Eats apples", 8: "Bites"})
        await until(lambda: "2 notes and names" in shop.said(window.notice), "both")
        assert "Eats apples" in details(shop)
        assert "Bites" in details(shop)
        await overrule(shop, {9: "Shy"})
        # What was dismissed is said no more, also while a slow disk does not forget it.
        with slow_file(shop.catalogue_file) as go_on:
            shop.button("noticeDismiss").click()
            shop.parts.shop.on_conflicts()
            await shop.parts.jobs.finish("read conflicts")
            assert not says_apples(shop)
            go_on()
            await shop.parts.jobs.finish("forget conflicts")
        await until(lambda: "Shy" in shop.said(window.notice), "the third one")
        assert not says_apples(shop)
        shop.button("noticeDismiss").click()
        # What the person replaced without having seen it is said too.
        catalogue = shop.parts.opened.catalogue
        read = ReadUpTo(await catalogue.exchange.read_up_to() + 1)
        await catalogue.save_notes({10: Notes("Eats apples")})
        theirs = Entry(Kind.NOTES, 10, shop.clock.now() - 60, ANNA, note="Allergic to apples")
        assert await catalogue.exchange.merge([theirs], read)
        shop.parts.shop.on_conflicts()
        await until(window.notice.isVisible, "what was replaced")
        assert "Anna at till 2 had written “Allergic to apples” on #10" in shop.said(window.notice)
        assert await catalogue.notes([10]) == {10: Notes("Eats apples")}


async def test_what_the_person_wrote_is_said_whole_whatever_the_colleague_wrote(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        shown = child(window.notice, QPlainTextEdit, "noticeDetails")
        mine, first = "Eats apples " * 40 + "only", 101
        for theirs, by in (
            ("long " * 200_000, ANNA),
            ("line\n" * 200_000, ANNA),
            ("Bites", Person("long " * 200_000, "till 2")),
            ("{mine}", Person("{by}", "<b>{theirs}")),
            ("\u202eBites\u2066", Person("\u202eAnna\x07", "till 2")),
        ):
            await overrule(shop, {first: mine, first + 1: mine}, theirs, by)
            await until(window.notice.isVisible, "the conflict")
            lines = shown.toPlainText().splitlines()
            assert [f"#{first}" in lines[0], f"#{first + 1}" in lines[1]] == [True, True]
            assert [mine in line for line in lines] == [True, True]
            first += 2
            shop.button("noticeDismiss").click()
        # What one message cannot show whole comes with the next one.
        texts = {animal: f"{animal}" + " long" * 95 for animal in range(1, 21)}
        await overrule(shop, texts)
        read: list[str] = []
        while len(read) < len(texts):
            await until(lambda: bool(details(shop)), "the next ones")
            read += details(shop).splitlines()
            assert shown.toPlainText() == details(shop)
            shop.button("noticeDismiss").click()
        assert all(f"“{text}”" in line for text, line in zip(texts.values(), read, strict=True))


async def test_no_file_is_made_for_an_environment_without_an_address(shop: Shop) -> None:
    async with shop.open("production"):
        await shop.settled()
    assert [path.name for path in shop.paths.data.glob("catalogue*")] == []
