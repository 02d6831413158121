"""The error log: the newest entries, which can be searched, filtered and copied."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from menagerie.app.error_log import LogFile
from menagerie.ui.support.flow import Page
from menagerie.ui.support.inspector import Inspector
from menagerie.ui.support.window import LogPage, ReportPage, SupportWindow
from menagerie.workflows.support.log_tail import LONGEST_TAIL
from support.qt_loop import until
from support.sentences import NEWEST_ENTRIES
from support.shop import Shop
from support.widgets import child

ENTRY = "2026-11-22 10:00:0{n},000 {level} menagerie.test: {text}"


def log_page(shop: Shop) -> LogPage:
    shop.parts.support.show(Page.LOG)
    return child(shop.window, LogPage)


def inspector(shop: Shop) -> Inspector:
    shop.parts.support.show(Page.REQUESTS)
    return child(shop.window, Inspector)


async def test_it_shows_what_is_written_while_it_is_open(shop: Shop) -> None:
    log = LogFile(shop.paths.error_log)
    async with shop.open_with_animals():
        opened = log_page(shop)
        await until(lambda: "the log is empty" in opened.about.text(), "an empty log")
        for n, level in enumerate(("WARNING", "ERROR")):
            log.add(ENTRY.format(n=n, level=level, text=f"text {n}"))
        await until(lambda: "text 1" in opened.text.toPlainText(), "the newest entry")
        shown = opened.text.toPlainText().splitlines()
        assert shown[0].startswith("Menagerie ")
        assert [line[-6:] for line in shown[1:]] == ["text 0", "text 1"]


async def test_the_level_and_the_search_leave_what_matches_which_is_copied(shop: Shop) -> None:
    log = LogFile(shop.paths.error_log)
    entries = [("WARNING", "The disk"), ("ERROR", "The key"), ("ERROR", "The network")]
    for n, (level, text) in enumerate(entries):
        log.add(ENTRY.format(n=n, level=level, text=text))
    async with shop.open_with_animals():
        opened = log_page(shop)
        await until(lambda: bool(opened.text.toPlainText()), "the log")
        opened.level.setCurrentIndex(opened.level.findData("ERROR"))
        assert len(opened.text.toPlainText().splitlines()) == 2
        opened.search.setText("NETWORK")
        button = child(opened, QPushButton, "copyLogButton")
        button.click()
        assert QApplication.clipboard().text() == ENTRY.format(n=2, level="ERROR", text="The network")
        opened.search.setText("no such word")
        assert opened.about.text() == "No entry matches."


@pytest.mark.parametrize(
    "odd",
    [b"\xff\xfe\x80", b"\0" * 1_000, b"\xed\xa0\x80", b"x" * 5_000_000, "\u202e\u2028".encode()],
    ids=["no UTF-8", "zeros", "half a character", "an endless line", "turned around"],
)
async def test_a_line_that_cannot_be_read_hides_no_other_one(shop: Shop, odd: bytes) -> None:
    before, after = (ENTRY.format(n=n, level="ERROR", text=f"text {n}").encode() for n in (0, 1))
    shop.paths.error_log.parent.mkdir(parents=True, exist_ok=True)
    shop.paths.error_log.write_bytes(before + b" " + odd + b"\n" + after + b"\n")
    async with shop.open_with_animals():
        opened = log_page(shop)
        await until(lambda: "text 1" in opened.text.toPlainText(), "the entry after it")
        # Of an endless line, the beginning is before what is read.
        assert ("text 0" in opened.text.toPlainText()) is (len(odd) < LONGEST_TAIL)


async def test_a_screen_reader_says_once_that_no_entry_or_request_matches(
    shop: Shop, announced: list[str]
) -> None:
    LogFile(shop.paths.error_log).add(ENTRY.format(n=0, level="ERROR", text="The disk"))
    async with shop.open_with_animals():
        log = log_page(shop)
        await until(lambda: bool(log.text.toPlainText()), "the log")
        announced.clear()
        for opened in (log, inspector(shop)):
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


async def test_requests_log_and_report_are_the_tabs_of_one_window(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_with_animals() as window:
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
        assert child(opened, LogPage).isVisible()
        assert not report.isVisible()
        qtbot.keyClick(opened, Qt.Key.Key_Escape)
        assert opened.isHidden()
