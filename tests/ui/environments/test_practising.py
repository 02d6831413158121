"""Practising on the sandbox: each of three bad days is met once, and is over by itself."""

from PySide6.QtWidgets import QRadioButton

from menagerie.settings.environments import EnvironmentId
from support.qt_loop import until
from support.shop import Shop


async def practise(shop: Shop, name: str) -> str:
    """Choose a situation in the dialog, and return how it is seen as soon as it is in force."""
    toast = shop.window.toast
    toast.setAccessibleName("")
    shop.window.commands.practice.trigger()
    shop.button(name, QRadioButton).click()
    shop.button("startPracticeButton").click()
    await until(toast.accessibleName, "what was chosen")
    return toast.accessibleName()


async def test_what_is_practised_is_met_once_said_as_it_is_seen_and_for_the_sandbox_alone(shop: Shop) -> None:
    async with shop.open_with_animals("sandbox") as window:
        assert await practise(shop, "practiceServerError") == "Practice is ready. Press Refresh to see it."
        window.header.refresh.click()
        await until(window.message_bar.isVisible, "the error")
        assert window.message_bar.action.text() == "Try again"
        window.message_bar.action.click()
        await until(lambda: window.header.age.text() == "Updated just now", "the new answer")
        # A list shows nothing of it.
        assert await practise(shop, "practiceAnswerLost") == "Practice is ready. Add an animal to see it."
        assert await practise(shop, "practiceLimitReached") == "Practice is ready. Press Refresh to see it."
        window.header.refresh.click()
        await shop.waiting()
        # Refresh is disabled now.
        said = await practise(shop, "practiceServerError")
        assert said == "Practice is ready. You see it after this wait."
        assert window.commands.practice.isEnabled()
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        assert not window.commands.practice.isEnabled()
