"""The error log: the newest entries, which can be searched, filtered and copied."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from menagerie.app.error_log import LogFile
from menagerie.service.recent_requests import RecentRequests
from menagerie.ui.look.theme import Theme
from menagerie.ui.support.flow import Page
from menagerie.ui.support.inspector import Inspector
from menagerie.ui.support.window import LogPage, ReportPage, SupportWindow
from menagerie.workflows.support.log_tail import LONGEST_TAIL, read_log_tail
from support.qt_loop import until
from support.sentences import NEWEST_ENTRIES
from support.shop import Shop
from support.widgets import child

ENTRY = "2026-11-22 10:00:0{n},000 {level} menagerie.test: {text}"


def log_page(shop: Shop) -> LogPage:
    shop.parts.support.show(Page.LOG)
    return child(shop.window, LogPage)


async def test_it_shows_what_is_written_while_it_is_open_in_one_window_with_requests_and_report(
    shop: Shop, qtbot: QtBot
) -> None:
    log = LogFile(shop.paths.error_log)
    async with shop.open_with_animals() as window:
        page = log_page(shop)
        await until(lambda: "the log is empty" in page.about.text(), "an empty log")
        for n, level in enumerate(("WARNING", "ERROR")):
            log.add(ENTRY.format(n=n, level=level, text=f"text {n}"))
        await until(lambda: "text 1" in page.text.toPlainText(), "the newest entry")
        shown = page.text.toPlainText().splitlines()
        assert shown[0].startswith("Menagerie ")
        assert [line[-6:] for line in shown[1:]] == ["text 0", "text 1"]
        window.commands.it_team.trigger()
        opened = child(window, SupportWindow, "itTeamWindow")
        assert opened.windowTitle() == "For your IT team – Menagerie"
        tabs = opened.tabs.buttons()
        assert [tab.text() for tab in tabs] == ["Recent requests", "Error log", "Support report"]
        # Each page begins where one looks first.
        assert opened.focusWidget() is child(opened, Inspector).search
        shop.parts.support.show(Page.REPORT)
        assert len(window.findChildren(SupportWindow)) == 1
        report = child(opened, ReportPage)
        assert opened.focusWidget() is report.report
        await until(report.copy.isEnabled, "the report")
        tabs[1].click()
        assert page.isVisible()
        assert not report.isVisible()
        qtbot.keyClick(opened, Qt.Key.Key_Escape)
        assert opened.isHidden()


@pytest.fixture
def page(theme: Theme, qtbot: QtBot, tmp_path: Path) -> LogPage:
    """The page of a log with three entries."""
    path = tmp_path / "error.log"
    log = LogFile(path)
    entries = [("WARNING", "The disk"), ("ERROR", "The key"), ("ERROR", "The network")]
    for n, (level, text) in enumerate(entries):
        log.add(ENTRY.format(n=n, level=level, text=text))
    page = LogPage(theme, path, lambda: None)
    qtbot.addWidget(page)
    page.show_tail(read_log_tail(path))
    return page


def test_the_level_and_the_search_leave_what_matches_which_is_copied(page: LogPage) -> None:
    page.level.setCurrentIndex(page.level.findData("ERROR"))
    assert len(page.text.toPlainText().splitlines()) == 2
    page.search.setText("NETWORK")
    child(page, QPushButton, "copyLogButton").click()
    assert QApplication.clipboard().text() == ENTRY.format(n=2, level="ERROR", text="The network")
    page.search.setText("no such word")
    assert page.about.text() == "No entry matches."


@pytest.mark.parametrize(
    "odd",
    [b"\xff\xfe\x80", b"\0" * 1_000, b"\xed\xa0\x80", b"x" * 5_000_000, "\u202e\u2028".encode()],
    ids=["no UTF-8", "zeros", "half a character", "an endless line", "turned around"],
)
def test_a_line_that_cannot_be_read_hides_no_other_one(page: LogPage, tmp_path: Path, odd: bytes) -> None:
    before, after = (ENTRY.format(n=n, level="ERROR", text=f"text {n}").encode() for n in (0, 1))
    log = tmp_path / "odd.log"
    log.write_bytes(before + b" " + odd + b"\n" + after + b"\n")
    page.show_tail(read_log_tail(log))
    assert "text 1" in page.text.toPlainText()
    # Of an endless line, the beginning is before what is read.
    assert ("text 0" in page.text.toPlainText()) is (len(odd) < LONGEST_TAIL)


def test_a_screen_reader_says_once_that_no_entry_or_request_matches(
    page: LogPage, theme: Theme, qtbot: QtBot, announced: list[str]
) -> None:
    requests = Inspector(theme, RecentRequests())
    qtbot.addWidget(requests)
    announced.clear()
    for opened in (page, requests):
        opened.search.setText("no such word")
        opened.search.setText("no such words")
    assert announced == ["No entry matches.", "No request matches."]


async def test_a_log_that_cannot_be_read_is_not_called_an_empty_one(shop: Shop) -> None:
    shop.paths.error_log.mkdir(parents=True)
    async with shop.open_with_animals() as window:
        opened = log_page(shop)
        await until(lambda: "can't be read" in opened.about.text(), "that it cannot be read")
        shop.parts.support.show(Page.REPORT)
        report = child(window, ReportPage)
        await until(report.copy.isEnabled, "the report")
        assert report.report.toPlainText().endswith(f"{NEWEST_ENTRIES}\n  cannot be read\n")
