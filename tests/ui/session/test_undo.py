"""Undo: local steps are taken back and done again, each in its own environment."""

from menagerie.domain.cases import WritingCase
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import Fact
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.words.messages import words
from support.qt_loop import until
from support.shop import Shop


class Counter:
    """A value that a step changes."""

    def __init__(self) -> None:
        self.value = 1

    async def undo(self) -> None:
        self.value -= 1

    async def redo(self) -> None:
        self.value += 1


async def test_steps_are_undone_in_their_order_and_environment_done_again_and_offered_once_if_they_cannot_be(
    shop: Shop,
) -> None:
    async def fail() -> None:
        raise StorageError(WritingCase.DISK_FULL)

    done: list[int] = []

    def record(number: int) -> None:
        async def undo() -> None:
            done.append(number)

        shop.parts.undo.record(f"step {number}", undo, undo)

    async with shop.open_with_animals() as window:
        actions, counter = window.commands, Counter()
        assert not actions.undo.isEnabled()
        shop.parts.undo.record("naming Cats & Co", counter.undo, counter.redo)
        assert actions.undo.text() == "&Undo naming Cats && Co"
        actions.undo.trigger()
        await until(lambda: counter.value == 0, "the step taken back")
        assert not actions.undo.isEnabled()
        assert actions.redo.text() == "R&edo naming Cats && Co"
        actions.redo.trigger()
        await until(lambda: counter.value == 1, "the step done again")
        assert not shop.asked("POST")
        # WHEN several are undone in haste
        for number in (1, 2, 3):
            record(number)
        for _ in range(3):
            actions.undo.trigger()
        await until(lambda: len(done) == 3, "all steps taken back")
        assert done == [3, 2, 1]
        # AND one cannot be undone
        await shop.settled()
        shop.parts.undo.record("naming category 12", fail, fail)
        actions.undo.trigger()
        await until(window.notice.isVisible, "the message")
        assert words(Fact(WritingCase.DISK_FULL)) in shop.said(window.notice)
        assert not actions.redo.isEnabled()
        # WHEN another environment is opened, THEN a step of this one is not offered there
        shop.parts.undo.record("naming category 12", counter.undo, counter.redo)
        actions.open[EnvironmentId.SANDBOX].trigger()
        await until(lambda: shop.parts.opened.environment.is_sandbox, "the sandbox")
        assert not actions.undo.isEnabled()
        actions.undo.trigger()
        actions.open[EnvironmentId.STAGING].trigger()
        await until(lambda: not shop.parts.opened.environment.is_sandbox, "staging")
        assert actions.undo.text() == "&Undo naming category 12"
        await shop.answered()
        assert counter.value == 1
