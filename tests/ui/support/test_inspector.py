"""The request inspector: what was sent in this run, searched and copied without the key."""

import shlex

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from menagerie.governor.states import Open
from menagerie.sandbox.practice import Situation
from menagerie.service.recent_requests import SentRequest
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.support.inspector import Inspector, RequestColumn, as_curl
from menagerie.ui.window.main_window import MainWindow
from support.qt_loop import until
from support.sentences import ASKED_TO_WAIT
from support.shop import RIGHT_KEY, Shop
from support.widgets import child

# The room of a screen of 800 pixels.
NARROW = 792


def inspector(window: MainWindow) -> Inspector:
    window.commands.it_team.trigger()
    return child(window, Inspector)


def cells(opened: Inspector, column: RequestColumn) -> list[str]:
    rows = opened.rows
    return [str(rows.index(row, column).data()) for row in range(rows.rowCount())]


async def test_every_request_is_a_row_with_its_status_and_what_is_left(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        opened = inspector(window)
        assert cells(opened, RequestColumn.REQUEST) == ["GET /v1/pets?limit=100"]
        assert cells(opened, RequestColumn.ENVIRONMENT) == ["Staging"]
        assert cells(opened, RequestColumn.STATUS) == ["200"]
        assert cells(opened, RequestColumn.LEFT) == ["59 of 60"]


async def test_it_goes_on_while_it_is_open_and_across_environments(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        opened = inspector(window)
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: cells(opened, RequestColumn.ENVIRONMENT)[:1] == ["Sandbox"], "the newest row")
        assert cells(opened, RequestColumn.ENVIRONMENT)[-1] == "Staging"
        await shop.answered()


async def test_a_wait_says_why_the_next_request_was_held_back(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        shop.practise(Situation.LIMIT_REACHED, seconds=30)
        window.header.refresh.click()
        session = shop.parts.opened.session
        assert session is not None
        await until(lambda: session.governor.pacing.queued == 1, "the request, held back")
        await shop.waiting()
        await shop.wait_over()
        await shop.settled()
        opened = inspector(window)
        assert "429" in cells(opened, RequestColumn.STATUS)
        assert cells(opened, RequestColumn.STATUS)[0] == "200"
        assert ASKED_TO_WAIT in cells(opened, RequestColumn.WAITED)[0]


async def test_a_narrow_window_shows_every_column(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        opened = inspector(window)
        opened.window().resize(NARROW, opened.height())
        assert opened.table.horizontalScrollBar().maximum() == 0


async def test_a_search_leaves_the_rows_with_all_its_words(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.header.refresh.click()
        await shop.settled()
        opened = inspector(window)
        opened.search.setText("200 staging")
        assert opened.rows.rowCount() == 2
        opened.search.setText("429")
        assert opened.rows.rowCount() == 0


async def test_a_row_is_copied_and_a_command_without_the_key(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        opened = inspector(window)
        assert not opened.copy_curl.isEnabled()
        opened.table.selectRow(0)
        opened.copy_row.click()
        assert "GET /v1/pets?limit=100\t200" in QApplication.clipboard().text()
        opened.copy_curl.click()
        words = shlex.split(QApplication.clipboard().text())
        assert words[:3] == ["curl", "--request", "GET"]
        assert words[3] == f"{shop.staging.base_url}/pets?limit=100"
        assert "Authorization: Bearer …" in words
        shown = [text for column in RequestColumn for text in cells(opened, column)]
        assert RIGHT_KEY not in " ".join([*words, *shown, opened.details.toPlainText()])


def test_an_address_is_quoted_so_that_a_shell_runs_nothing_else() -> None:
    url = "https://x.example/v1/pets?limit=1&a='$(reboot)'"
    assert shlex.split(as_curl(SentRequest("Staging", "GET", url, 0.0, 0.0, Open(), 0.0)))[3] == url


async def test_in_a_mirrored_window_the_hint_begins_at_the_right(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        opened = inspector(window)
        opened.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        opened.details.setPlainText("اختر طلبًا")
        assert opened.details.cursorRect().x() > opened.details.viewport().width() // 2
