"""Looking at animals in the whole window, over real HTTP."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import PetStatus
from menagerie.domain.cases import AnswerCase, ConnectionCase
from menagerie.sandbox.practice import Situation
from menagerie.ui.window.main_window import USUAL_SIZE
from support.qt_loop import until
from support.sentences import LAST_ANSWER, first_animals, title
from support.shop import Shop


async def test_the_first_response_is_shown_and_quick_choices_send_one_request(
    shop: Shop, qtbot: QtBot
) -> None:
    async with shop.open_with_animals() as window:
        assert len(shop.names()) == 100
        assert window.footer.summary.text() == first_animals(100)
        assert window.quota_bar.label.text().startswith("59 of 60")
        assert window.header.age.text() == "Updated just now"
        assert window.windowTitle() == "Staging – Menagerie"
        assert shop.asked() == ["GET /v1/pets?limit=100 200"]
        # The offscreen platform's screen is smaller than the usual size, as a real one is at 200 %.
        room = QGuiApplication.primaryScreen().availableSize()
        assert USUAL_SIZE.width() > room.width()
        assert window.width() <= room.width()
        assert window.height() <= room.height()
        # WHEN a limit of two digits is typed
        window.footer.limit.setFocus()
        window.footer.limit.selectAll()
        qtbot.keyClicks(window.footer.limit, "25")
        await until(lambda: len(window.table.animals) == 25, "25 animals")
        assert shop.asked()[1:] == ["GET /v1/pets?limit=25 200"]
        assert window.footer.summary.text() == first_animals(25)
        # WHEN several are chosen quickly
        for button in window.filter.status.buttons():
            button.click()
        window.footer.limit.setValue(3)
        await until(lambda: len(window.table.animals) == 3, "three animals")
        assert shop.asked()[2:] == ["GET /v1/pets?limit=3&status=sold 200"]
        # WHEN a status is chosen with Alt and its digit
        await until(window.isActiveWindow, "an active window")
        qtbot.keyClick(window, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
        assert window.filter.chosen_status is PetStatus.PENDING
        await until(lambda: {a.status for a in window.table.animals} == {"pending"}, "pending animals")


async def test_the_sandbox_needs_no_address_and_no_key_and_names_its_categories_at_once(shop: Shop) -> None:
    async with shop.open("sandbox") as window:
        window.filter.search.setFocus()
        await shop.answered()
        assert len(shop.names()) == 100
        assert window.windowTitle() == "Sandbox – Menagerie"
        assert shop.asked() == []
        # The details name the category before anything more is read.
        assert not window.table.currentIndex().isValid()
        window.table.selectRow(0)
        assert window.details.facts.category.text() == "Spiders and insects · 12"
        await shop.settled()


async def test_an_error_before_the_first_response_is_not_shown_as_an_empty_catalogue(shop: Shop) -> None:
    shop.practise(Situation.SERVER_ERROR, count=10)
    async with shop.open() as window:
        await until(window.message_bar.isVisible, "the message bar")
        assert not window.card.shows_rows
        assert window.empty.title.text() == title(AnswerCase.SERVER_FAILED)
        assert window.footer.summary.text() == ""
        shop.practise(Situation.NORMAL)
        window.message_bar.action.click()
        await shop.answered()
        await until(lambda: window.card.shows_rows, "the rows")
        # WHEN one follows the first response THEN the rows stay, and trying again works
        names = shop.names()
        # More failures than the application retries by itself, should it do so.
        shop.practise(Situation.SERVER_ERROR, count=10)
        window.header.refresh.click()
        await until(window.message_bar.isVisible, "the message bar")
        message = window.message_bar.message
        assert message is not None
        assert message.title == title(AnswerCase.SERVER_FAILED)
        assert shop.names() == names
        assert window.card.shows_rows
        assert LAST_ANSWER in window.header.age.text()
        shop.practise(Situation.NORMAL)
        window.message_bar.action.click()
        await until(lambda: window.header.age.text() == "Updated just now", "the new answer")
        assert not window.message_bar.isVisible()
        # WHEN the service cannot be reached
        shop.staging.stop()
        window.header.refresh.click()
        await until(window.message_bar.isVisible, "the message bar")
        message = window.message_bar.message
        assert message is not None
        assert message.title in {title(ConnectionCase.NOT_CONNECTED), title(ConnectionCase.NO_ANSWER)}
        assert shop.names() == names


async def test_the_next_start_still_knows_which_animals_were_added_here(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        await shop.settled()
    async with shop.open_with_animals() as window:
        window.resize(USUAL_SIZE)
        place = shop.names().index("Marble")
        window.table.reveal(shop.ids()[place])
        await until(lambda: "Added here" in window.details.history.toPlainText(), "when it was added")
