"""Answers that no service should give: whatever comes, Qt is given short texts and few rows."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QLineEdit, QPlainTextEdit, QWidget

from menagerie.domain.animal import LIMIT_MAX, LONGEST_NAME
from menagerie.outbox.entry import State
from menagerie.ui.look.plain_text import LONGEST_LABEL, LONGEST_TEXT, tooltip
from support.hostile_answers import LISTS, LONG_ID, long_message, long_name, ordinary
from support.qt_loop import until
from support.raw_server import Conversation, Script, raw_server
from support.served import in_a_thread
from support.shop import Shop
from support.two_runs import sampled

# With what keeps a text apart that turns around.
_LONGEST = len(tooltip("\u202e" + "x" * LONGEST_LABEL))
_ROLES = [role for role in Qt.ItemDataRole if role < Qt.ItemDataRole.UserRole]


def answering(listing: bytes, adding: bytes) -> Script:
    """Return a script that answers each list, and each add, with these bytes."""

    async def script(conversation: Conversation) -> None:
        await conversation.send(adding if conversation.request.startswith(b"POST") else listing)

    return script


def given_to_qt(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield every short text that a window and its dialogs gave to Qt, with the name of its widget."""
    for widget in [window, *window.findChildren(QWidget)]:
        name = widget.objectName()
        yield from (
            (f"{name}: {what}", text)
            for what, text in (
                ("title", widget.windowTitle()),
                ("accessible name", widget.accessibleName()),
                ("accessible description", widget.accessibleDescription()),
                ("tooltip", widget.toolTip()),
            )
        )
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            yield f"{name}: text", widget.text()
        if isinstance(widget, QAbstractItemView):
            yield from ((f"{name}: cell", text) for text in cells(widget.model()))
    yield from (("action", action.text()) for action in window.findChildren(QAction))


def cells(model: QAbstractItemModel | None) -> Iterator[str]:
    """Yield every text in the cells of a model, of every role."""
    if model is None:
        return
    for row in range(model.rowCount()):
        for column in range(model.columnCount() if isinstance(model, QAbstractTableModel) else 1):
            for role in _ROLES:
                value = model.index(row, column).data(role)
                if isinstance(value, str):
                    yield value


def assert_bounded(window: QWidget) -> None:
    too_long = {place: len(text) for place, text in given_to_qt(window) if len(text) > _LONGEST}
    assert not too_long
    for edit in window.findChildren(QPlainTextEdit):
        assert len(edit.toPlainText()) <= LONGEST_TEXT


@pytest.mark.parametrize("name", sampled(LISTS, lambda name: "longest names" in name))
async def test_the_window_stays_small_whatever_a_list_holds(shop: Shop, name: str) -> None:
    with in_a_thread(raw_server(answering(LISTS[name](), long_message(400)))) as server:
        shop.move_staging(server.base_url)
        for _start in ("with a new answer", "with the last session's"):
            async with shop.open_with_animals() as window:
                assert 0 < window.table.shown.rowCount() <= LIMIT_MAX
                window.table.selectRow(0)
                await shop.settled()
                await shop.see_everything()
                await shop.search("number 99")
                assert_bounded(window)


@pytest.mark.thorough
async def test_an_add_that_is_refused_with_an_endless_message_can_be_read(shop: Shop) -> None:
    with in_a_thread(raw_server(answering(ordinary(), long_message(400)))) as server:
        shop.move_staging(server.base_url)
        async with shop.open_with_animals() as window:
            dialog = shop.begin_add("Bella")
            width = dialog.width()
            await until(lambda: State.REFUSED in shop.states().values(), "a refused add")
            await shop.settled()
            assert dialog.message.text().startswith("mmm")
            assert dialog.width() == width
            assert_bounded(window)
            dialog.reject()
            await shop.add_dialog_closed()
            shop.choose_in_outbox("Bella")
            assert "mmm" in shop.reason()
            assert_bounded(window)


@pytest.mark.parametrize("status", sampled([404, 500]))
async def test_an_endless_message_unfolds_in_the_message_bar(shop: Shop, status: int) -> None:
    with in_a_thread(raw_server(answering(long_message(status), ordinary()))) as server:
        shop.move_staging(server.base_url)
        async with shop.open() as window:
            await until(window.message_bar.isVisible, "a message")
            details = window.message_bar.findChild(QPlainTextEdit, "messageDetails")
            assert isinstance(details, QPlainTextEdit)
            assert details.toPlainText().startswith("The service said: mmm")
            assert_bounded(window)


async def test_what_is_copied_of_a_long_name_is_whole(shop: Shop) -> None:
    with in_a_thread(raw_server(answering(long_name(LONGEST_NAME), b""))) as server:
        shop.move_staging(server.base_url)
        async with shop.open_with_animals() as window:
            assert window.table.reveal(LONG_ID)
            shop.parts.copying.copy_lines()
            await shop.settled()
            assert shop.clipboard() == f"{LONG_ID}\t{'x' * LONGEST_NAME}\t12\tAvailable"
