"""The request inspector: what was sent in this run, searched and copied without the key."""

import shlex

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from menagerie.governor.states import Open
from menagerie.sandbox.practice import Situation
from menagerie.service.recent_requests import RecentRequests, SentRequest
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.look.theme import Theme
from menagerie.ui.support.inspector import Inspector, RequestColumn, as_curl
from menagerie.ui.support.window import SupportWindow
from menagerie.ui.window.main_window import MainWindow
from support.qt_loop import until
from support.sentences import ASKED_TO_WAIT
from support.shop import RIGHT_KEY, Shop
from support.widgets import child
from support.windows import blank_window

# The room of a screen of 800 pixels.
NARROW = 792
ADDRESS = "https://animals.example/v1/pets?limit=100"


def inspector(window: MainWindow) -> Inspector:
    window.commands.it_team.trigger()
    return child(window, Inspector)


def cells(opened: Inspector, column: RequestColumn) -> list[str]:
    rows = opened.rows
    return [str(rows.index(row, column).data()) for row in range(rows.rowCount())]


async def test_each_request_is_a_row_across_environments_that_says_why_it_was_held_back(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        opened = inspector(window)
        assert cells(opened, RequestColumn.REQUEST) == ["GET /v1/pets?limit=100"]
        assert cells(opened, RequestColumn.STATUS) == ["200"]
        assert cells(opened, RequestColumn.LEFT) == ["59 of 60"]
        # WHEN the next one is held back by a wait
        shop.practise(Situation.LIMIT_REACHED, seconds=30)
        window.header.refresh.click()
        session = shop.parts.opened.session
        assert session is not None
        await until(lambda: session.governor.pacing.queued == 1, "the request, held back")
        await shop.waiting()
        await shop.wait_over()
        await shop.settled()
        # The open page follows a moment later.
        await until(lambda: cells(opened, RequestColumn.STATUS) == ["200", "429", "200"], "the new rows")
        assert ASKED_TO_WAIT in cells(opened, RequestColumn.WAITED)[0]
        # WHEN another environment is opened
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: cells(opened, RequestColumn.ENVIRONMENT)[:1] == ["Sandbox"], "the newest row")
        assert cells(opened, RequestColumn.ENVIRONMENT)[-1] == "Staging"
        opened.table.selectRow(opened.rows.rowCount() - 1)
        shown = [text for column in RequestColumn for text in cells(opened, column)]
        assert RIGHT_KEY not in " ".join([*shown, opened.details.toPlainText()])
        await shop.answered()


@pytest.fixture
def below(qtbot: QtBot) -> QWidget:
    return blank_window(qtbot)


@pytest.fixture
def opened(theme: Theme, below: QWidget) -> Inspector:
    """The page, with two requests for the same list."""
    recent = RecentRequests()
    for _time in range(2):
        recent.add(SentRequest("Staging", "GET", ADDRESS, 0.0, 0.0, Open(), 0.0, status=200, duration=0.1))
    page = Inspector(theme, recent)
    SupportWindow([page], below).show()
    return page


def test_a_narrow_window_shows_every_column_and_the_request_takes_the_room_that_the_others_leave(
    opened: Inspector,
) -> None:
    titles = opened.table.horizontalHeader()
    for width in (NARROW, 1040):
        opened.window().resize(width, opened.height())
        assert opened.table.horizontalScrollBar().maximum() == 0
        assert titles.length() == opened.table.viewport().width()
        for column in RequestColumn:
            if column is not RequestColumn.REQUEST:
                needed = max(opened.table.sizeHintForColumn(column), titles.sectionSizeHint(column))
                assert titles.sectionSize(column) == needed


def test_a_search_leaves_the_rows_with_all_its_words(opened: Inspector) -> None:
    opened.search.setText("200 staging")
    assert opened.rows.rowCount() == 2
    opened.search.setText("429")
    assert opened.rows.rowCount() == 0


def test_a_row_is_copied_and_a_command_without_the_key(opened: Inspector) -> None:
    assert not opened.copy_curl.isEnabled()
    opened.table.selectRow(0)
    opened.copy_row.click()
    assert "GET /v1/pets?limit=100\t200" in QApplication.clipboard().text()
    opened.copy_curl.click()
    words = shlex.split(QApplication.clipboard().text())
    assert words[:4] == ["curl", "--request", "GET", ADDRESS]
    assert "Authorization: Bearer …" in words


def test_an_address_is_quoted_so_that_a_shell_runs_nothing_else() -> None:
    url = "https://x.example/v1/pets?limit=1&a='$(reboot)'"
    assert shlex.split(as_curl(SentRequest("Staging", "GET", url, 0.0, 0.0, Open(), 0.0)))[3] == url


def test_in_a_mirrored_window_the_hint_begins_at_the_right(opened: Inspector) -> None:
    opened.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    opened.details.setPlainText("اختر طلبًا")
    assert opened.details.cursorRect().x() > opened.details.viewport().width() // 2
