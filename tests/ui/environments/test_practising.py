"""Practising on the sandbox: it begins and ends in words."""

import pytest
from PySide6.QtWidgets import QRadioButton

from support.qt_loop import until
from support.shop import Shop

NORMAL_AGAIN = "The sandbox behaves normally again."


async def practise(shop: Shop, name: str) -> None:
    """Choose a situation in the dialog, and wait until it is in force."""
    before = shop.window.toast.accessibleName()
    shop.window.commands.practice.trigger()
    shop.button(name, QRadioButton).click()
    shop.button("startPracticeButton").click()
    await until(lambda: shop.window.toast.accessibleName() != before, "what was chosen")


@pytest.mark.parametrize(
    ("names", "words"),
    [
        ((), "Everything was normal already."),
        (("practiceLimitReached",), f"{NORMAL_AGAIN} The limit is no longer reached."),
        (
            ("practiceSlowAnswers", "practiceKeyNoLongerValid"),
            f"{NORMAL_AGAIN} Answers are quick again. The key is valid again.",
        ),
        (
            ("practiceAnswerLost", "practiceServerError"),
            f"{NORMAL_AGAIN} The next request works again. No answer gets lost.",
        ),
    ],
)
async def test_everything_is_normal_says_what_it_changed(
    shop: Shop, names: tuple[str, ...], words: str
) -> None:
    async with shop.open_with_animals("sandbox") as window:
        for name in names:
            await practise(shop, name)
            window.toast.setAccessibleName("")
        await practise(shop, "practiceNormal")
        assert window.toast.accessibleName() == words


async def test_how_a_practice_is_seen_is_said_as_it_is(shop: Shop) -> None:
    async with shop.open_with_animals("sandbox") as window:
        for name, words in (
            ("practiceSlowAnswers", "Press Refresh to see it."),
            # A list shows nothing of it.
            ("practiceAnswerLost", "Add an animal to see it."),
        ):
            await practise(shop, name)
            assert window.toast.accessibleName() == f"Practice is ready. {words}"
        await practise(shop, "practiceLimitReached")
        window.header.refresh.click()
        await shop.waiting()
        # Refresh is disabled now.
        await practise(shop, "practiceSlowAnswers")
        assert window.toast.accessibleName() == "Practice is ready. You see it after this wait."


async def test_a_wait_that_practice_began_goes_on_and_is_said_to(shop: Shop) -> None:
    async with shop.open_with_animals("sandbox") as window:
        await practise(shop, "practiceLimitReached")
        window.header.refresh.click()
        await shop.waiting()
        await practise(shop, "practiceNormal")
        said = window.toast.accessibleName()
        assert said == f"{NORMAL_AGAIN} This wait still runs to its end."
        assert window.wait_banner.isVisible()
