"""Switching environments in the whole window: nothing of one is ever shown or done in another."""

from PySide6.QtWidgets import QApplication

from menagerie.domain.animal import Animal
from menagerie.settings.environments import EnvironmentId
from support.qt_loop import QtLoop, until
from support.shop import Shop


def test_from_the_moment_of_switching_nothing_can_be_added(qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        async with shop.open_with_animals() as window:
            application = shop.application
            assert application is not None
            application.coordinator.open(EnvironmentId.SANDBOX)
            # WHEN the add dialog is asked for in the same instant
            application.adding.begin()
            # THEN there is none, and every input that needs the service is off
            assert application.adding.dialog is None
            assert [widget for widget in window.service_inputs() if widget.isEnabled()] == []
            await shop.answered()
            assert [widget for widget in window.service_inputs() if not widget.isEnabled()] == []

    qt_loop.run(scenario())


def test_an_animal_of_one_environment_is_not_shown_in_another(qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        async with shop.open_with_animals() as window:
            application = shop.application
            assert application is not None
            # GIVEN an added animal that is to be shown with the next answer
            application.coordinator.ask(reveal=Animal(4711, "Stray", 1))
            # WHEN the person switches before that answer is here
            application.coordinator.open(EnvironmentId.SANDBOX)
            await shop.answered()
            assert window.details.name.text() != "Stray"

    qt_loop.run(scenario())


def test_the_focus_comes_back_although_no_rows_are_shown(qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        async with shop.open_with_animals() as window:
            window.filter.search.setText("nothing has this name")
            assert not window.shows_rows
            window.header.refresh.setFocus()
            window.header.refresh.click()
            # WHILE the service is asked, the button is off and the focus rests where no key does harm
            assert QApplication.focusWidget() is window.resting_place()
            await until(window.header.refresh.isEnabled, "the end of asking")
            assert window.header.refresh.hasFocus()

    qt_loop.run(scenario())
