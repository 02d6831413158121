"""A delivery that is open while another environment is entered means there what it means there."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from menagerie.credentials.keys import SERVICE_NAME
from menagerie.deliveries.delivery import Delivery
from menagerie.domain.cases import CatalogueCase
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.importing.preview.delivery_flow import READ
from menagerie.ui.importing.preview.rows_model import ImportColumn
from menagerie.workflows.importing import Choices, Field
from menagerie.workflows.importing.choices import Overrides
from support.delivery_windows import (
    GOOD,
    TITLES,
    category_word,
    cells,
    choose_the_same_for_all_rows,
    delivery_open,
    enter,
    explain_category,
    explain_status,
    file_with,
    opened,
    opened_with,
    press_space,
    told,
)
from support.qt_loop import until
from support.sentences import title
from support.shop import RIGHT_KEY, Shop


async def test_a_word_for_a_category_is_explained_and_remembered_for_each_environment(
    shop: Shop, tmp_path: Path
) -> None:
    text = f"{TITLES}\nRex,striped,unwell\n"
    async with shop.open_with_animals():
        # GIVEN a delivery that was tried out in the sandbox
        home = shop.parts.opened.environment
        await enter(shop, EnvironmentId.SANDBOX)
        names = await shop.parts.opened.catalogue.category_names()
        window = await opened_with(shop, tmp_path, text)
        await explain_category(shop, window, "4712")
        explain_status(window, "Sold")
        await shop.settled()
        assert cells(window, ImportColumn.CATEGORY) == ["4712"]
        assert window.preview.summary.text() == "1 row, 1 ready"
        # WHEN an environment is entered whose categories have other numbers, but the same names
        await enter(shop, home.id)
        for number, name in names.items():
            await shop.parts.opened.catalogue.name_category(number, name)
        # THEN the word has to be explained for it, in the next delivery as well; the rest need not
        for name in ("delivery.csv", "next.csv"):
            await opened(shop, file_with(tmp_path, text, name))
            assert cells(window, ImportColumn.CATEGORY) == ["striped"]
            assert cells(window, ImportColumn.STATUS) == ["Sold"]
            assert category_word(window).text() == ""
            assert window.preview.summary.text() == "1 row, 0 ready"
        await explain_category(shop, window, "4711")
        # AND back in each it means what was chosen there
        await enter(shop, EnvironmentId.SANDBOX)
        assert cells(window, ImportColumn.CATEGORY) == ["4712"]
        assert window.preview.foot.start.text() == "Add 1 animal to Sandbox"
        assert window.preview.foot.environment.accessibleName() == "Goes to Sandbox"
        assert window.windowTitle() == "next.csv – Import into Sandbox – Menagerie"
        await enter(shop, home.id)
        assert cells(window, ImportColumn.CATEGORY) == ["4711"]
        assert window.preview.summary.text() == "1 row, 1 ready"


async def test_a_number_that_is_being_typed_or_was_just_chosen_counts_in_no_other_environment(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, f"{TITLES}\nRex,striped,available\n") as window:
        # WHEN another environment is entered before the number that was chosen is on the disk
        field = category_word(window)
        field.setText("4711")
        field.editingFinished.emit()
        await enter(shop, EnvironmentId.SANDBOX)
        assert cells(window, ImportColumn.CATEGORY) == ["striped"]
        # WHEN one is entered from a menu, which leaves the focus where it is on macOS
        field = category_word(window)
        field.setFocus()
        assert field.hasFocus()
        QTest.keyClicks(field, "4712")
        await enter(shop, EnvironmentId.STAGING)
        assert cells(window, ImportColumn.CATEGORY) == ["4711"]
        await enter(shop, EnvironmentId.SANDBOX)
        assert cells(window, ImportColumn.CATEGORY) == ["striped"]
        assert window.preview.summary.text() == "1 row, 0 ready"


async def test_a_category_for_all_rows_is_the_one_that_was_typed_last_and_none_in_another_environment(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, "Name,Price\nRex,10\nMinka,20\n") as window:
        foot, category = window.preview.foot, window.preview.mapping.fields[Field.CATEGORY]
        assert foot.start.text() == "Add animals to Staging"
        said = "Choose the column that has the categories, or one category for all rows."
        assert foot.estimate.text() == said

        async def type_12() -> None:
            choose_the_same_for_all_rows(category.combo)
            assert category.fixed.hasFocus()
            await shop.settled()
            assert category.fixed.text() == ""
            assert window.preview.summary.text() == "2 rows, 0 ready"
            QTest.keyClicks(category.fixed, "12")
            await until(foot.start.isEnabled, "two ready")
            await shop.settled()
            assert cells(window, ImportColumn.CATEGORY) == ["12", "12"]

        await type_12()
        assert foot.start.text() == "Add 2 animals to Staging"
        QTest.keyClick(category.fixed, Qt.Key.Key_Return)
        await shop.settled()
        # WHEN another environment is entered THEN it is chosen there anew
        await enter(shop, EnvironmentId.SANDBOX)
        assert window.preview.summary.text() == "2 rows, 0 ready"
        assert category.combo.currentText() == "Choose a column"
        await enter(shop, EnvironmentId.STAGING)
        await type_12()
        # WHEN another one is typed THEN it counts as soon as the button is pressed
        category.fixed.selectAll()
        QTest.keyClicks(category.fixed, "13")
        foot.start.click()
        await shop.settled()
        assert not shop.queue.jobs
        foot.start.click()
        await until(lambda: len(shop.asked("POST")) == 2, "the rows")
        await shop.settled()
        rows = await shop.queue.outbox.job_rows(shop.queue.jobs[0].number)
        assert [row.entry.typed.category for row in rows if row.entry] == ["13", "13"]


async def test_a_known_animal_is_left_out_until_it_is_included_and_again_where_another_environment_knows_it(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals(EnvironmentId.SANDBOX.value) as main:
        # GIVEN two animals that two environments know
        animals = main.table.animals[:2]
        await enter(shop, EnvironmentId.STAGING)
        await shop.parts.opened.catalogue.record_animals(animals)
        rows = [f"{one.name},{one.category_id},{one.status or ''}" for one in animals]
        window = await opened_with(shop, tmp_path, "\n".join([TITLES, *rows, "Rexana,7,zzyx", ""]))
        page = window.preview
        page.only_problems.setChecked(False)
        like = [f"Like animal #{one.id} · Left out" for one in animals]
        assert cells(window, ImportColumn.NOTE)[:2] == like
        assert page.include_alike.text() == "Include those known or waiting (2)"
        # WHEN one is included THEN it is added
        press_space(window, 0)
        assert cells(window, ImportColumn.NOTE)[:2] == [f"Like animal #{animals[0].id}", like[1]]
        assert page.foot.start.text() == "Add 1 animal to Staging"
        # AND so are all, although a word is explained at once
        page.include_alike.click()
        explain_status(window, "Sold")
        await shop.settled()
        assert page.summary.text() == "3 rows, 3 ready"
        # WHEN another row is left out, and the other environment is entered
        press_space(window, 2)
        assert page.summary.text() == "3 rows, 2 ready, 1 left out"
        await enter(shop, EnvironmentId.SANDBOX)
        # THEN none is added there before the person has seen that it is known, and the rest stays left out
        assert page.summary.text() == "3 rows, 0 ready, 3 left out"


class OverridesAsMuchHappens(Overrides, frozen=True):
    """What is stated of columns; ``happens`` is called while it is applied to a file that is being read."""

    happens: Callable[[], None] = lambda: None

    def apply(self, delivery: Delivery, choices: Choices) -> Choices:
        self.happens()
        return super().apply(delivery, choices)


async def test_rows_that_are_read_or_added_as_another_environment_is_entered_mean_what_they_do_there(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        importing = shop.parts.importing
        await shop.parts.opened.catalogue.name_category(4711, "Unicorns")
        window = await opened_with(shop, tmp_path, f"{TITLES}\nRex,Unicorns,available\nBo,4711,\n")
        assert cells(window, ImportColumn.CATEGORY) == ["Unicorns · 4711"] * 2
        # WHEN the environment is left while the rows are being added, so that they cannot be compared
        window.preview.foot.start.click()
        await enter(shop, EnvironmentId.SANDBOX)
        # THEN that is said, and no number of the environment that was left is added to this one
        assert told(window) == title(CatalogueCase.UNREADABLE)
        window.preview.only_problems.setChecked(False)
        assert cells(window, ImportColumn.CATEGORY) == ["Unicorns", "4711"]
        assert window.preview.summary.text() == "2 rows, 1 ready"
        assert window.preview.foot.start.text() == "Add 1 animal to Sandbox"
        # WHEN it is left while the columns of another file are being recognized
        await enter(shop, EnvironmentId.STAGING)
        overrides = OverridesAsMuchHappens(happens=lambda: shop.switch_to(EnvironmentId.SANDBOX))
        importing.open_file(file_with(tmp_path, f"{TITLES}\nRex,Unicorns,\n", "next.csv"), overrides)
        await until(lambda: window.preview.summary.text().startswith("1 row"), "the next file")
        await shop.settled()
        # THEN the category has no number of the environment that was left
        assert shop.parts.opened.environment.is_sandbox
        assert cells(window, ImportColumn.CATEGORY) == ["Unicorns"]
        assert window.preview.summary.text() == "1 row, 0 ready"

        # WHEN it is left while a file is read for which a category was stated
        def leave(job: str) -> None:
            if job == READ:
                # Once it has begun: what is to run soon runs in turn.
                asyncio.get_running_loop().call_soon(shop.switch_to, EnvironmentId.STAGING)

        shop.parts.jobs.started.connect(leave)
        path = file_with(tmp_path, "Name,Status\nRex,available\nBo,sold\nAl,\n", "names.csv")
        importing.open_file(path, Overrides(fixed={Field.CATEGORY: "12"}))
        await until(lambda: window.preview.summary.text().startswith("3 rows"), "the last file")
        await shop.settled()
        # THEN it is not taken for the other one
        assert shop.parts.opened.environment.id == EnvironmentId.STAGING
        assert window.preview.summary.text() == "3 rows, 0 ready"


async def test_production_is_confirmed_whatever_was_asked_before_and_one_press_is_not_two(
    shop: Shop, tmp_path: Path
) -> None:
    # The same service at another address: two environments cannot have one.
    address = shop.staging.base_url.replace("127.0.0.1", "localhost")
    shop.variables["MENAGERIE_PRODUCTION_URL"] = address
    shop.vault.entries[SERVICE_NAME, address] = RIGHT_KEY
    async with delivery_open(shop, tmp_path, GOOD) as window:
        foot = window.preview.foot
        # WHEN the person enters Production while it is looked whether the file is still the same
        (tmp_path / "delivery.csv").unlink()
        foot.start.click()
        shop.switch_to(EnvironmentId.PRODUCTION)
        await shop.answered()
        await shop.settled()
        # THEN nothing is asked there before they press the button
        assert not foot.asks
        file_with(tmp_path, GOOD)
        window.resize(window.minimumSize())
        window.grab()
        name = foot.environment.height()
        assert foot.start.text() == "Add 3 animals to Production"
        foot.start.click()
        foot.start.click()
        await shop.settled()
        assert "cannot be removed" in foot.question.text()
        assert foot.start.text() == "Yes, add 3 animals to Production"
        assert shop.asked("POST") == []
        # AND the question and every title fit into the smallest window
        window.grab()
        assert foot.question.height() <= 2 * foot.question.fontMetrics().lineSpacing()
        # The name of the environment is no higher than the buttons beside it.
        assert foot.environment.height() == name
        titles = window.preview.table.horizontalHeader()
        for column in ImportColumn:
            assert titles.sectionSize(column) >= titles.sectionSizeHint(column), column
        # WHEN it is taken back, in either way, THEN the window stays
        for take_back in (foot.cancel.click, lambda: QTest.keyClick(window, Qt.Key.Key_Escape)):
            take_back()
            assert foot.start.text() == "Add 3 animals to Production"
            assert window.isVisible()
            foot.start.click()
        shop.think()
        foot.start.click()
        await until(lambda: len(shop.asked("POST")) == 3, "all three rows")
        await shop.settled()
        # It was confirmed in this run, as it is for one animal.
        assert not shop.parts.production.is_needed(shop.parts.opened.environment)
