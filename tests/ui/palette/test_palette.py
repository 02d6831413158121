"""The command palette: one field that finds actions, categories and animals."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest

from menagerie.domain.notes import Notes
from menagerie.settings.views import View
from menagerie.ui.palette.commands import Command, best, candidates
from menagerie.ui.palette.panel import CommandPalette
from menagerie.ui.views.dialogs import SaveViewDialog
from support.qt_loop import until
from support.sentences import NO_REQUEST_UNTIL
from support.shop import Shop

CTRL = Qt.KeyboardModifier.ControlModifier
NOTHING = "Nothing that this computer knows has this name."


def open_palette(shop: Shop, text: str = "") -> CommandPalette:
    shop.window.commands.palette.trigger()
    panel = shop.parts.palette.panel
    assert panel is not None
    QTest.keyClicks(panel.edit, text)
    return panel


def titles(panel: CommandPalette) -> list[str]:
    return [command.title for command in panel.list.rows.commands]


def command(title: str, detail: str = "", key: str = "") -> Command:
    return Command(key or title, title, lambda: None, detail)


def test_a_command_is_found_by_its_words_the_recent_and_possible_one_first() -> None:
    offered = candidates(
        [
            command("Add animal", "File"),
            command("Refresh", "View"),
            command("Refresh every 5 minutes", "View"),
            command("Sort by Name"),
            command("Export", "File"),
            command("Filter by Zoë · 4"),
        ]
    )
    for typed, first in {
        "refresh": "Refresh",
        "ref": "Refresh",
        "refesh": "Refresh",
        "anim add": "Add animal",
        "name sort": "Sort by Name",
        "EXPORT": "Export",
        "zoe": "Filter by Zoë · 4",
    }.items():
        assert best(typed, offered, (), 9)[0].title == first, typed
    assert best("xyzzy", offered, (), 9) == ()
    offered = candidates([command("Copy rows as JSON"), command("Copy rows as Markdown", key="markdown")])
    assert best("copy", offered, ("markdown",), 9)[0].title == "Copy rows as Markdown"
    redo = Command("redo", "Redo", lambda: None, why_not=lambda: "Nothing to redo.")
    offered = candidates([redo, command("Refresh")])
    assert [one.title for one in best("re", offered, ("redo",), 9)] == ["Refresh", "Redo"]
    assert best("redo", offered, (), 9)[0].title == "Redo"


async def test_it_lists_every_action_and_each_is_announced_once(shop: Shop, announced: list[str]) -> None:
    async with shop.open_with_animals() as window:
        window.commands.export.setText("更新(&R)…")
        for _time in range(2):
            panel = open_palette(shop)
            assert abs(panel.geometry().center().x() - window.width() // 2) <= 1
            panel.dismiss()
        panel = open_palette(shop)
        offered = {one.key: one for one in panel.list.rows.commands}
        missing = {action.objectName() for action in window.commands.all()} - set(offered)
        assert missing == {"paletteAction"}
        refresh = offered["refreshAction"]
        assert (refresh.title, refresh.detail, refresh.shortcut) == ("Refresh", "View", "F5")
        assert offered["statusAction3"].title == "Status: Pending"
        assert offered["productionAction"].detail == "Environment"
        # A title has no mark of its key, also where that stands in brackets.
        assert offered[window.commands.export.objectName()].title == "更新"
        # AND the keys of a list work in the field
        last = panel.list.rows.rowCount() - 1
        for key, row in (
            (Qt.Key.Key_Down, 1),
            (Qt.Key.Key_PageDown, 1 + panel.list.page),
            (Qt.Key.Key_PageUp, 1),
            (Qt.Key.Key_End, last),
            (Qt.Key.Key_Down, 0),
            (Qt.Key.Key_Up, last),
            (Qt.Key.Key_Home, 0),
        ):
            QTest.keyClick(panel.edit, key)
            assert panel.list.currentIndex().row() == row
        assert panel.edit.hasFocus()
        panel.dismiss()
        open_palette(shop)
        await shop.settled()
        # WHEN more of a command is typed
        panel.edit.setText("load m")
        panel.edit.setText("load mo")
        await shop.settled()
        assert sum(text.startswith("Load more") for text in announced) == 1
        # Each time that it opens, it says its first command.
        panel.dismiss()
        window.commands.palette.trigger()
        await shop.settled()
        assert announced[-1].startswith(titles(panel)[0])
        # WHEN a row takes the place of the current one THEN it is said
        refresh, export, rex = map(command, ("Refresh", "Export", "Rex"))
        panel.show_commands([refresh, export])
        panel.list.move_to(1)
        announced.clear()
        panel.show_commands([refresh, export, rex], keep=True)
        assert announced == []
        panel.show_commands([refresh, rex], keep=True)
        assert announced == ["Refresh"]


async def test_enter_runs_the_best_match_which_comes_first_from_then_on(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        # GIVEN that the shortcut opens and closes it, also from the search field
        window.filter.search.setText("a")
        window.filter.search.setFocus()
        QTest.keyClick(window.filter.search, Qt.Key.Key_K, CTRL)
        opened = shop.parts.palette.panel
        assert opened is not None
        assert opened.isVisible()
        assert window.filter.search.text() == "a"
        QTest.keyClick(opened.edit, Qt.Key.Key_K, CTRL)
        assert not opened.isVisible()
        # AND Escape in the search clears it, and then leads to the rows
        search = window.filter.search
        window.commands.search.trigger()
        assert search.hasFocus()
        QTest.keyClick(search, Qt.Key.Key_Escape)
        assert search.hasFocus()
        QTest.keyClick(search, Qt.Key.Key_Escape)
        assert window.table.hasFocus()
        search.setText("a")
        # WHEN a command is chosen by keys THEN the focus returns
        window.table.setFocus()
        panel = open_palette(shop, "clear fil")
        assert panel.edit.hasFocus()
        QTest.keyClick(panel.edit, Qt.Key.Key_Return)
        assert not panel.isVisible()
        assert window.filter.search.text() == ""
        assert window.table.hasFocus()
        panel = open_palette(shop, "show det")
        QTest.keyClick(panel.edit, Qt.Key.Key_Return)
        assert titles(open_palette(shop))[0] == "Show details"
    async with shop.open_with_animals():
        assert titles(open_palette(shop))[0] == "Show details"


async def test_a_disabled_action_says_why_and_the_palette_stays_open(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        usual = window.header.refresh.toolTip()
        await shop.meet_the_limit(90)
        assert window.header.refresh.toolTip().startswith(NO_REQUEST_UNTIL)
        assert window.header.refresh.accessibleDescription() == window.header.refresh.toolTip()
        panel = open_palette(shop, "status: pending")
        pending = panel.list.current
        assert pending is not None
        assert pending.why_not().startswith(NO_REQUEST_UNTIL)
        asked = shop.asked()
        QTest.keyClick(panel.edit, Qt.Key.Key_Return)
        assert panel.isVisible()
        assert panel.foot.text() == pending.why_not()
        assert window.filter.chosen_status is None
        assert shop.asked() == asked
        # WHEN the wait ends THEN it can be chosen, and nothing says otherwise
        await shop.wait_over()
        assert pending.why_not() == ""
        assert panel.foot.text() == "Enter to choose, Escape to close"
        await shop.settled()
        assert window.header.refresh.toolTip() == usual
        panel.dismiss()
        # GIVEN a saved view in the open palette
        shop.parts.views._save(View("Seniors", list_limit=30))
        panel = open_palette(shop, "seniors")
        (line,) = panel.list.rows.commands
        # WHEN another view is saved in the dialog that a shortcut opens over it, and so the menu is made anew
        window.commands.save_view.trigger()
        (dialog,) = window.findChildren(SaveViewDialog)
        dialog.edit.setText("Juniors")
        dialog.save.click()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        # THEN the palette is painted, and says why the line does nothing
        assert panel.isVisible()
        assert not panel.grab().isNull()
        assert line.why_not() == "Not possible now."
        QTest.keyClick(panel.edit, Qt.Key.Key_Return)
        assert panel.foot.text() == "Not possible now."
        assert window.footer.limit.value() != 30
        await shop.settled()
        panel.edit.clear()
        QTest.keyClicks(panel.edit, "sandbox")
        QTest.keyClick(panel.edit, Qt.Key.Key_Return)
        await until(lambda: shop.parts.opened.environment.is_sandbox, "the sandbox")
        assert not panel.isVisible()
        await shop.answered()


async def test_animals_and_categories_are_found_and_shown(shop: Shop, announced: list[str]) -> None:
    async with shop.open_with_animals() as window:
        # GIVEN an animal that has a word in its note which is in no command
        animal, catalogue = window.table.animals[3], shop.parts.opened.catalogue
        await catalogue.save_notes({animal.id: Notes("xyzzy")})
        await catalogue.name_category(12, "Axolotls")
        asked = shop.asked()
        panel = open_palette(shop)
        await shop.settled()
        # WHEN it is looked up, which takes a moment
        panel.edit.setText("xyzzy")
        await until(lambda: titles(panel) == [animal.name], "the animal")
        # THEN a screen reader says it, and it was not denied before
        assert announced[-1].startswith(animal.name)
        assert NOTHING not in announced
        # AND that nothing is found is said once it is certain
        panel.edit.setText("xyzzyx")
        assert panel.foot.text() == ""
        await until(panel.foot.text, "the end of the search")
        assert (announced[-1], panel.foot.text(), announced.count(NOTHING)) == (NOTHING, NOTHING, 1)
        # WHEN it is found by its id THEN Enter shows it
        panel.edit.setText(str(animal.id))
        await until(lambda: animal.name in titles(panel), "the animal")
        row = titles(panel).index(animal.name)
        assert panel.list.rows.commands[row].detail.startswith(f"#{animal.id} · ")
        panel.list.move_to(row)
        QTest.keyClick(panel.edit, Qt.Key.Key_Return)
        assert window.table.current_animal() == animal
        await shop.settled()
        # WHEN a category is found THEN Enter filters by it
        panel = open_palette(shop)
        await shop.settled()
        QTest.keyClicks(panel.edit, "axolo")
        assert titles(panel)[0] == "Filter by Axolotls · 12"
        QTest.keyClick(panel.edit, Qt.Key.Key_Return)
        assert window.filter.categories.chosen == frozenset({12})
        assert shop.asked() == asked
