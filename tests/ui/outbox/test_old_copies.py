"""In the window, what is queued in old data needs the person, who decides about all of it at once."""

from collections.abc import Callable

from menagerie.outbox.entry import State
from support.hard_times import leave_queued
from support.qt_loop import until
from support.shop import Shop

NAMES = ("Marble", "Onyx", "Basil")
QUESTION = "This is older data: 3 of these may have been added already."


async def leave_old_copy(shop: Shop) -> None:
    """Leave three queued adds in data that this computer does not know."""
    await leave_queued(shop, *NAMES)
    for file in shop.paths.sent_counts.glob("sent-*"):
        file.unlink()


def all_are(shop: Shop, state: State) -> Callable[[], bool]:
    return lambda: set(shop.states().values()) == {state}


async def test_what_is_queued_in_old_data_needs_the_person_who_has_it_sent(shop: Shop) -> None:
    await leave_old_copy(shop)
    async with shop.open_with_animals() as window:
        # THEN the window says so, and nothing is sent
        await until(lambda: QUESTION in shop.said(window.notice), "the question")
        assert window.header.outbox.accessibleName() == "Outbox, 3 need you"
        # WHEN the outbox is opened from there
        window.notice.action.click()
        panel = window.outbox_panel
        # THEN the rows need the person, and the three answers are there
        rows = panel.list.rows
        assert rows.rowCount() == 4
        assert rows.index(0).data() == "Needs you"
        assert shop.reason() == QUESTION
        offered = [button for button in panel.details.buttons.values() if button.isVisible()]
        assert {button.objectName() for button in offered} == {"outboxCheck", "outboxSend", "outboxDiscard"}
        assert panel.state.text().endswith("Nothing is sent before you have chosen below.")
        # AND another row that is chosen changes nothing of that
        panel.list.setCurrentIndex(rows.index(2))
        assert shop.reason() == QUESTION
        assert shop.asked("POST") == []
        # WHEN one is added now, it goes before the question is answered
        shop.begin_add("Pepper")
        await shop.add_dialog_closed()
        await until(lambda: shop.states()["Pepper"] is State.CREATED, "it is added")
        assert shop.asked("POST") == ["POST /v1/pets 201"]
        assert {shop.states()[name] for name in NAMES} == {State.QUEUED}
        # WHEN the person says so, the old ones are sent
        shop.choose_in_outbox("Marble")
        assert shop.button("outboxSend").text() == "Send them"
        shop.button("outboxSend").click()
        await until(all_are(shop, State.CREATED), "all are added")
        assert QUESTION not in shop.said(window.notice)
        assert window.header.outbox.accessibleName() == "Outbox"
    # AND it is asked once
    async with shop.open_with_animals():
        assert shop.queue.stale == 0


async def test_the_old_data_is_checked_when_the_person_says_so(shop: Shop) -> None:
    await leave_old_copy(shop)
    async with shop.open_with_animals() as window:
        lists = len(shop.asked("GET"))
        shop.choose_in_outbox("Marble")
        # Enter takes the natural next step.
        window.outbox_panel.list.next_step_requested.emit()
        await until(all_are(shop, State.UNCONFIRMED), "all are checked")
        await shop.answered()
        assert len(shop.asked("GET")) == lists + 1
        assert shop.asked("POST") == []
        # AND the add that is chosen is shown again, with what was found
        assert "list" in shop.reason()


async def test_discarding_the_old_data_asks_twice(shop: Shop) -> None:
    await leave_old_copy(shop)
    async with shop.open_with_animals():
        shop.choose_in_outbox("Marble")
        shop.button("outboxDiscard").click()
        assert shop.reason() == "What waits leaves the outbox and is not sent. This can't be undone."
        assert shop.button("outboxDiscard").text() == "Discard anyway"
        shop.think()
        shop.button("outboxDiscard").click()
        await until(all_are(shop, State.DISCARDED), "all are discarded")
        await shop.answered()
        assert shop.asked("POST") == []
