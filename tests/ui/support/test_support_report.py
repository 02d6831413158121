"""The support report, and what is said at the start after a crash or an update."""

import json
from pathlib import Path

from PySide6.QtWidgets import QApplication

from menagerie import __version__
from menagerie.app.error_log import LogFile
from menagerie.settings.preferences import load_preferences, save_preferences
from menagerie.ui.support.flow import Page
from menagerie.ui.support.window import ReportPage
from menagerie.ui.window.help import HelpWindow
from support.qt_loop import until
from support.sentences import CRASHED, NEWEST_ENTRIES
from support.shop import RIGHT_KEY, Shop
from support.widgets import child

MARKED_NAME = "Marked Rex"


async def report_in(shop: Shop) -> ReportPage:
    shop.parts.support.show(Page.REPORT)
    page = child(shop.window, ReportPage)
    await until(page.copy.isEnabled, "the report")
    return page


async def test_the_report_is_copied_as_it_was_shown_and_offered_after_a_crash(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.footer.limit.setValue(33)
        await shop.idle()
        page = await report_in(shop)
        shown = page.report.toPlainText()
        for expected in (
            f"Menagerie {__version__}",
            "Qt ",
            "screen ",
            "Sandbox: embedded",
            "Open now: Staging",
            "quota: 58 of 60 left",
            "limit = 33",
            "GET",
        ):
            assert expected in shown
        page.copy.click()
        assert QApplication.clipboard().text() == shown
        page.window().close()
        # WHEN the last run has ended with a crash
        shop.application.greet('Fatal Python error: Segmentation fault\n  File "x.py", line 3 in f')
        assert window.notice.title.text() == CRASHED
        assert window.notice.text.text() == "What was saved is safe."
        window.notice.action.click()
        await until(lambda: "Segmentation fault" in page.report.toPlainText(), "the report of the crash")
        assert page.isVisible()
        await until(page.copy.isEnabled, "the report")


async def test_the_report_holds_no_key_and_names_animals_only_when_asked_for(shop: Shop) -> None:
    log = LogFile(shop.paths.error_log)
    log.add(f"2026-11-22 10:00:00,000 ERROR menagerie.test: Failed: {MARKED_NAME}\nValueError: {MARKED_NAME}")
    log.add(f"2026-11-22 10:00:01,000 ERROR h11: Authorization: Bearer {RIGHT_KEY}")
    async with shop.open_with_animals():
        shop.begin_add(MARKED_NAME)
        await shop.idle()
        await shop.add_dialog_closed()
        page = await report_in(shop)
        assert RIGHT_KEY not in page.report.toPlainText()
        assert MARKED_NAME not in page.report.toPlainText()
        assert "POST" in page.report.toPlainText()
        page.names.click()
        await until(lambda: MARKED_NAME in page.report.toPlainText(), "the names")
        assert RIGHT_KEY not in page.report.toPlainText()
        assert str(Path.home()) not in page.report.toPlainText()
        # WHEN they are taken out again, and the report is copied at once
        shop.put_on_clipboard("")
        page.names.click()
        page.copy.click()
        # THEN nothing is copied before it is without them
        assert QApplication.clipboard().text() == ""
        await until(page.copy.isEnabled, "the report")
        page.copy.click()
        assert NEWEST_ENTRIES in QApplication.clipboard().text()
        assert MARKED_NAME not in QApplication.clipboard().text()


async def test_after_an_update_what_is_new_is_offered_once_and_after_a_crash_second(shop: Shop) -> None:
    preferences = load_preferences(shop.paths.preferences)
    preferences.last_version = "0.1.0"
    save_preferences(shop.paths.preferences, preferences)
    async with shop.open_with_animals() as window:
        shop.application.greet("Fatal Python error: Aborted")
        assert window.notice.title.text() == CRASHED
        shop.button("noticeDismiss").click()
        assert window.notice.title.text() == f"Menagerie was updated to {__version__}"
        window.notice.action.click()
        assert window.findChildren(HelpWindow)
    # After a usual end nothing is said.
    async with shop.open_with_animals() as window:
        shop.application.greet("")
        assert window.notice.message is None


async def test_a_newer_version_is_named_with_the_place_where_it_is(shop: Shop) -> None:
    site = shop.paths.site_environments.parent
    site.mkdir(parents=True, exist_ok=True)
    (site / "environments.toml").write_text('[updates]\nfile = "newest.json"\n', "utf-8")
    told = {"version": "99.0.0", "where": "Ask the IT desk."}
    (site / "newest.json").write_text(json.dumps(told), "utf-8")
    async with shop.open_with_animals():
        pass
    async with shop.open_with_animals() as window:
        shop.application.greet("")
        await until(lambda: window.notice.message is not None, "the notice")
        assert window.notice.title.text() == "Menagerie 99.0.0 is available"
        assert window.notice.text.text() == "Ask the IT desk."
