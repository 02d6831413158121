"""The two scopes side by side: what the service answered, and everything that was seen."""

import asyncio
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from menagerie.app.foundation import sample_category_names
from menagerie.domain.animal import PetStatus
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.views import Scope
from menagerie.ui.base.rows import Heading
from menagerie.ui.window.main_window import USUAL_SIZE
from support.large_catalogue import make
from support.qt_loop import until
from support.sections import Section
from support.sentences import first_animals
from support.shop import Shop

WAIT = 50
ASKING = [*("limitSpin", "refreshButton", "loadAllButton"), *("outboxSend", "outboxCheck", "outboxAddAgain")]


async def test_going_from_one_scope_to_the_other_asks_only_what_is_another_question(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        before, wanted = shop.names(), window.table.animals[5]
        await shop.see_everything()
        window.filter.show_from(Scope.SERVICE)
        assert shop.names() == before
        assert window.footer.summary.text() == first_animals(100)
        # WHEN something is searched for THEN that applies to both
        await shop.search(str(wanted.id))
        await shop.see_everything()
        assert wanted.id in shop.ids()
        assert "match" in window.footer.summary.text()
        window.filter.show_from(Scope.SERVICE)
        await shop.settled()
        assert wanted.id in shop.ids()
        await shop.search("")
        await shop.idle()
        assert len(shop.asked()) == 1
        # WHEN the person comes back with another status
        await shop.see_everything()
        window.filter.status.choose(PetStatus.SOLD)
        await shop.settled()
        window.filter.show_from(Scope.SERVICE)
        await until(lambda: len(shop.asked()) == 2, "the second request")
        await shop.settled()
        assert shop.asked()[1:] == ["GET /v1/pets?limit=100&status=sold 200"]
        assert {animal.status for animal in window.table.animals} == {"sold"}
        # WHEN both scopes are chosen within one moment THEN the answer is shown
        before = shop.names()
        window.filter.show_from(Scope.SEEN)
        await asyncio.sleep(0)
        window.filter.show_from(Scope.SERVICE)
        await shop.settled()
        assert shop.names() == before
        assert window.footer.summary.text().startswith(f"{len(before)} animals")


async def test_a_wait_disables_only_what_leads_to_a_request(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        # GIVEN a wait that began while everything seen was looked at
        await shop.see_everything()
        await shop.meet_the_limit(WAIT)
        # THEN only what leads to a request is disabled, and a status is none of it
        assert shop.disabled_inputs() == ASKING
        assert all(button.isEnabled() for button in window.filter.status.buttons())
        window.filter.status.choose(PetStatus.SOLD)
        await until(lambda: set(shop.cells(Section.STATUS)) == {"Sold"}, "sold animals alone")
        # AND the filter works, too
        asked, category = shop.asked(), shop.known()[0].animal.category_id
        assert window.filter.button.isEnabled()
        window.commands.filter.trigger()
        popover = shop.parts.filtering.popover
        assert popover is not None
        rows = popover.list.rows
        await until(lambda: rows.row_of(category) >= 0, "the category")
        popover.list.setFocus()
        popover.list.move_to(rows.row_of(category))
        QTest.keyClick(popover.list, Qt.Key.Key_Space)
        await until(lambda: {one.animal.category_id for one in shop.known()} == {category}, "only these")
        popover.dismiss()
        assert shop.asked() == asked
        # WHEN the person goes back THEN a status is disabled as well
        window.filter.show_from(Scope.SERVICE)
        assert shop.enabled_inputs() == []
        assert not any(button.isEnabled() for button in window.filter.status.buttons())
        # AND once more the other way
        window.filter.show_from(Scope.SEEN)
        assert all(button.isEnabled() for button in window.filter.status.buttons())
        window.filter.show_from(Scope.SERVICE)
        await shop.wait_over()
        await shop.answered()
        assert shop.disabled_inputs() == []


async def test_no_environment_shows_what_was_seen_or_named_in_another(shop: Shop, tmp_path: Path) -> None:
    made = tmp_path / "made.sqlite3"
    make(made, 200)
    shop.know(made)
    named = set(sample_category_names().values())

    async with shop.open_with_animals() as window:
        window.resize(USUAL_SIZE)
        # WHEN an animal is looked up that was seen long ago, and stands in none of the rows
        await shop.search("1000001")
        window.filter.search.returnPressed.emit()
        await until(lambda: window.details.facts.identifier.text() == "#1000001", "the details")
        # THEN it is not said to have been seen for the first time now
        assert "/23" in window.details.history.toPlainText()
        assert len(shop.asked()) == 1
        # WHEN the person switches while everything seen is looked at, and words are in the field
        await shop.search("")
        await shop.see_everything()
        assert len(shop.ids()) == 300
        await shop.search("a")
        window.table.selectAll()
        shop.switch_to(EnvironmentId.SANDBOX)
        # THEN nothing of the other environment is left from that moment on
        assert window.table.shown.rowCount() == 0
        assert "Choose an animal" in shop.said(window.details)
        await until(shop.ids, "what is found in the sandbox")
        await shop.settled()
        assert window.filter.search.text() == "a"
        heading = window.table.shown.at(0)
        assert isinstance(heading, Heading)
        assert heading.spoken.startswith("In this list")
        await shop.search("")
        assert len(shop.ids()) == 100
        assert max(shop.ids()) < 1_000
        assert window.footer.summary.text() == "100 animals seen"
        window.filter.show_from(Scope.SERVICE)
        await shop.answered()
        # GIVEN a category that was named in the other environment
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        category = int(shop.cells(Section.CATEGORY)[0])
        await shop.parts.opened.catalogue.name_category(category, "Guinea pigs")
        window.header.refresh.click()
        await shop.settled()
        assert "Guinea pigs" in shop.category_names()
        # WHEN the person comes back THEN the rows of the last time have the names of the sandbox
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(
            # The cells have the category's name before its number.
            lambda: any(cell.split()[-1] == str(category) for cell in shop.cells(Section.CATEGORY)),
            "the rows of the last time",
        )
        assert shop.category_names() <= named
        await shop.settled()
        assert shop.category_names() <= named
