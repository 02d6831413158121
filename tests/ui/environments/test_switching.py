"""Switching environments in the whole window: nothing of one is ever shown or done in another."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from menagerie.domain.animal import Animal, PetStatus
from menagerie.domain.cases import GeneralCase
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId, load_environments
from menagerie.settings.preferences import load_preferences
from menagerie.ui.listing.search import ASK
from support.qt_loop import until
from support.raw_server import answer, as_json, raw_server, scripted
from support.sentences import title
from support.shop import Shop


async def test_nothing_of_one_environment_is_shown_or_done_in_the_next(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        names = shop.names()
        # GIVEN an added animal that is to be shown
        await shop.parts.opened.catalogue.record_animals([Animal(4711, "Stray", 1)])
        stray = Entry(1, Typed("Stray", "1"), State.CREATED, 0.0, 0.0, animal_id=4711)
        shop.parts.added.take_one(stray, reveals=True)
        # WHEN the person switches before it is shown, and adds an animal in the same instant
        shop.parts.opened.open(EnvironmentId.SANDBOX)
        dialog = shop.begin_add("Marble")
        # THEN every input that needs the service is off, and the dialog names the new environment
        assert [widget for widget in window.service_inputs() if widget.isEnabled()] == []
        assert dialog.confirm.text() == "Add to Sandbox"
        await shop.add_dialog_closed()
        await shop.answered()
        await until(lambda: shop.states() == {"Marble": State.CREATED}, "the animal was added")
        await shop.answered()
        assert "Marble" in shop.names()
        assert "Stray" not in shop.names()
        assert window.details.name.text() != "Stray"
        assert shop.asked("POST") == []
        assert [widget for widget in window.service_inputs() if not widget.isEnabled()] == []
        # WHEN the person goes back and refreshes in the same instant, and the service takes its time
        shop.practise(Situation.SLOW_ANSWERS, seconds=3600)
        shop.switch_to(EnvironmentId.STAGING)
        shop.parts.loader.refresh()
        await until(lambda: shop.parts.jobs.names() == (ASK,), "the question alone under way")
        assert shop.names() == names
        shop.switch_to(EnvironmentId.SANDBOX)
    # Any test fails for a connection that is left open.


async def test_inputs_that_ask_are_off_while_nothing_can_be_asked_and_the_focus_returns(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.footer.limit.setFocus()
        QTest.keyClick(window.footer.limit, Qt.Key.Key_Return)
        await shop.idle()
        # Return in the limit does not repeat the request.
        assert len(shop.asked()) == 1
        # GIVEN that no rows are shown
        window.filter.categories.choose({999_999})
        assert not window.card.shows_rows
        window.header.refresh.setFocus()
        window.header.refresh.click()
        # WHILE the service is asked, the button is off and the focus rests where no key does harm
        assert QApplication.focusWidget() is window.focus_fallback()
        await until(window.header.refresh.isEnabled, "the end of asking")
        assert window.header.refresh.hasFocus()
        window.filter.categories.choose(set())
        # WHEN an environment without an address is chosen, THEN nothing can be added
        shop.switch_to(EnvironmentId.PRODUCTION)
        await until(lambda: window.empty.title.text() == title(GeneralCase.ADDRESS_MISSING), "no address")
        assert not window.header.add.isEnabled()
        shop.parts.adding.begin()
        assert shop.parts.adding.dialog is None

        def remembered() -> bool:
            return load_preferences(shop.paths.preferences).environment is EnvironmentId.PRODUCTION

        # It would be opened after a crash, too.
        await until(remembered, "the environment in the file")
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        assert window.header.add.isEnabled()
        # WHEN a wait begins, THEN the action of an empty list is off until its end
        window.empty.say("inbox", "Nothing", action="Show all", act=window.filter.search.clear, asks=True)
        shop.practise(Situation.LIMIT_REACHED, seconds=50)
        window.filter.status.choose(PetStatus.SOLD)
        await shop.waiting()
        assert not window.empty.action.isEnabled()
        await shop.wait_over()
        assert window.empty.action.isEnabled()
        await shop.answered()


async def test_another_address_is_another_catalogue(shop: Shop) -> None:
    failing = raw_server(scripted(*[answer(500, as_json({}))] * 3))  # a read is tried three times
    async with failing as server, shop.open_with_animals() as window:
        shop.move_staging(server.base_url)
        # WHEN the address of the open environment becomes another one, which has no animals to give
        shop.parts.opened.set_environments(load_environments(shop.paths, shop.variables))
        await until(window.message_bar.isVisible, "the failure")
        # THEN none of the former address's animals are shown as the new one's
        assert window.table.animals == ()
