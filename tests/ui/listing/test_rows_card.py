"""Where rows belong, the card says that they are awaited, or why there are none."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from menagerie.domain.clock import SystemClock
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.views import Scope
from menagerie.ui.listing.rows_card import AwaitedRows, RowsCard
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.empty_state import EmptyState
from menagerie.ui.window.main_window import MainWindow
from support.qt_loop import until
from support.shop import RIGHT_KEY, Shop
from support.widgets import child, shown_text

MARKUP = "<b>Rex</b> & <img src=x>"


def is_awaited(card: RowsCard) -> bool:
    awaited = card.findChild(AwaitedRows)
    return awaited is not None and awaited.isVisible()


async def test_a_slow_first_answer_is_awaited_where_its_rows_will_come(shop: Shop) -> None:
    shop.practise(Situation.SLOW_ANSWERS, seconds=1)
    async with shop.open() as window:
        window.table.setFocus()
        await until(lambda: is_awaited(window.card), "that rows are awaited")
        awaited = child(window.card, AwaitedRows)
        assert awaited.text.text() == awaited.accessibleName() == "Asking the service…"
        assert awaited.geometry() == window.table.viewport().geometry()
        # The keyboard stays where the rows will be.
        assert window.table.hasFocus()
        await shop.answered()
        assert not is_awaited(window.card)
        assert window.table.hasFocus()
        assert window.table.selected_ids() == []
        # AND a refresh keeps the rows
        window.header.refresh.click()
        await until(lambda: window.header.age.text() == "Asking the service…", "the request")
        assert len(shop.names()) == 100
        assert not is_awaited(window.card)
        shop.practise(Situation.NORMAL)
        await shop.settled()
        # AND rows of another status say so while the chosen one waits
        available, pending = window.filter.status.buttons()[1:3]
        available.click()
        await until(lambda: {a.status for a in window.table.animals} == {"available"}, "available ones")
        assert "still showing" not in window.header.age.text()
        shop.practise(Situation.LIMIT_REACHED, seconds=60)
        pending.click()
        await shop.waiting()
        await until(lambda: window.header.age.text().endswith("still showing Available"), "what is shown")


async def test_what_cannot_be_asked_is_not_awaited_but_in_a_wait(shop: Shop) -> None:
    shop.keep_key(None)
    async with shop.open() as window:
        await until(window.empty.isVisible, "why there are no rows")
        assert not is_awaited(window.card)
        # What was seen is there without the service.
        window.filter.show_from(Scope.SEEN)
        await shop.settled()
        assert not is_awaited(window.card)
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: len(shop.ids()) > 0 or window.empty.isVisible(), "what was seen of the sandbox")
        # WHEN there is a key, and a wait THEN the rows come after it
        window.filter.show_from(Scope.SERVICE)
        await shop.answered()
        shop.keep_key(RIGHT_KEY)
        shop.practise(Situation.LIMIT_REACHED, seconds=60)
        shop.switch_to(EnvironmentId.STAGING)
        await shop.waiting()
        await until(lambda: is_awaited(window.card), "that rows are awaited")
        assert shown_text(window.card, "awaitedText") == "The animals come when the wait is over."


def test_a_quick_answer_does_not_flash(theme: Theme, qtbot: QtBot) -> None:
    card = RowsCard(theme, SystemClock())
    qtbot.addWidget(card)
    card.show()
    card.show_awaited("Asking the service…")
    assert not is_awaited(card)
    card.show_rows()
    assert not any(timer.isActive() for timer in child(card, AwaitedRows).findChildren(QTimer))
    assert not is_awaited(card)


def test_an_empty_state_says_why_and_offers_a_step(theme: Theme, qtbot: QtBot) -> None:
    empty = EmptyState(theme)
    qtbot.addWidget(empty)
    empty.show()
    taken: list[str] = []
    empty.say("search", MARKUP, "It looks in the rows.", "Clear the search", lambda: taken.append("clear"))
    assert empty.title.text() == MARKUP
    labels = [label for label in empty.findChildren(QLabel) if label.text()]
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in labels)
    assert empty.accessibleName() == MARKUP
    empty.action.click()
    assert taken == ["clear"]
    empty.say("inbox", "There are none", "Nothing can be done.")
    assert empty.action.isHidden()
    assert taken == ["clear"]
    # AND all of its lines have room
    empty.resize(900, 500)
    empty.say("search", "Nothing matches", "A sentence of several lines. " * 8)
    qtbot.waitUntil(lambda: empty.text.height() >= empty.text.heightForWidth(empty.text.width()))


def test_the_focus_waits_at_the_card_when_the_step_goes(window: MainWindow) -> None:
    empty = window.empty
    for is_wait in (False, True):
        window.card.show_empty()
        empty.say("inbox", "There are none", "", "Add one", lambda: None, asks=True)
        empty.action.setFocus()
        if is_wait:
            empty.hold_up(held_up=True)
        else:
            empty.say("inbox", "There are none")
        assert window.card.hasFocus()
        window.card.show_rows()
        assert window.table.hasFocus()
