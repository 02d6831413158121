"""Notes and tags in the details: saved as they are typed, undone, said when they cannot be, never sent."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from menagerie.domain.knowledge import Merged
from menagerie.domain.notes import MOST_TAGS, NO_NOTES, Notes
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.preferences import TextSize
from menagerie.settings.views import Scope
from menagerie.ui.details.notes_box import NoteEdit, TagsEdit
from menagerie.ui.look.theme import Theme
from support.hard_times import slow_file, stuck_file
from support.qt_loop import until
from support.shop import Shop
from support.widgets import child
from support.windows import blank_window

Field = QLineEdit | NoteEdit


def note_field(shop: Shop) -> NoteEdit:
    return child(shop.window, NoteEdit, "notesEdit")


def field(shop: Shop, name: str) -> QLineEdit:
    return child(shop.window, QLineEdit, name)


def edit_tags(shop: Shop) -> None:
    """Press the button that shows a field in place of the tags."""
    button(shop, "editTagsButton").click()


def words(shop: Shop, name: str) -> str:
    label = child(shop.window.details, QLabel, name)
    return "" if label.isHidden() else label.text()


def button(shop: Shop, name: str) -> QPushButton:
    return child(shop.window, QPushButton, name)


def test_a_note_shows_up_to_eight_lines_of_any_size_without_scrolling(theme: Theme, qtbot: QtBot) -> None:
    edit = NoteEdit()
    qtbot.addWidget(edit)
    edit.resize(250, 100)
    edit.show()
    for size in TextSize:
        theme.choose_text_size(size)
        for lines in (1, 6, 8):
            edit.hold("\n".join(["Bites"] * lines))
            assert edit.verticalScrollBar().maximum() == 0
    edit.hold("\n".join(["Bites"] * 9))
    assert edit.verticalScrollBar().maximum() > 0
    theme.choose_text_size(TextSize.NORMAL)


def test_what_an_empty_note_says_can_be_read(theme: Theme, qtbot: QtBot) -> None:
    edit = NoteEdit()
    qtbot.addWidget(edit)
    edit.show()
    assert edit.palette().placeholderText().color() == theme.colour("muted")


def type_into(edit: Field, text: str) -> None:
    if edit.isHidden():
        child(edit.window(), QPushButton, "editTagsButton").click()
    edit.setFocus()
    edit.selectAll()
    QTest.keyClicks(edit, text)


def select(shop: Shop, *rows: int) -> None:
    table = shop.window.table
    flags = QItemSelectionModel.SelectionFlag
    table.selectRow(rows[0])
    for row in rows[1:]:
        table.selectionModel().select(table.shown.index(row, 0), flags.Select | flags.Rows)


async def selected(shop: Shop, *rows: int) -> None:
    """Select these rows, and wait until the details are those of all of them."""
    select(shop, *rows)
    await shop.settled()


def tag_selection(shop: Shop, *tags: str) -> None:
    """Add tags to all that is selected, one after the other."""
    for tag in tags:
        type_into(field(shop, "selectionTagsEdit"), tag)
        button(shop, "addTagsButton").click()


async def type_what_is_refused(shop: Shop) -> None:
    """Type a note of which the window says that it is not saved."""
    type_into(note_field(shop), "Eats only hay")
    await until(lambda: words(shop, "notesProblem").startswith("Not saved."), "said")


async def stored(shop: Shop, row: int) -> Notes:
    known = shop.known()[row]
    (found,) = await shop.parts.opened.catalogue.animals([known.animal.id])
    return found.notes


@asynccontextmanager
async def at_desk(shop: Shop) -> AsyncIterator[None]:
    """Open the window with the details of the first animal."""
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        await shop.settled()
        yield


async def test_a_note_is_saved_after_a_pause_and_says_so(shop: Shop) -> None:
    async with at_desk(shop):
        type_into(note_field(shop), "Eats only hay")
        await until(lambda: words(shop, "notesSaved") == "Saved", "saved")
        assert await stored(shop, 0) == Notes("Eats only hay")


async def test_notes_are_saved_when_another_animal_is_chosen_and_stay_with_theirs(shop: Shop) -> None:
    async with at_desk(shop):
        type_into(note_field(shop), "Eats only hay")
        type_into(field(shop, "tagsEdit"), "VIP, Hold")
        shop.window.table.selectRow(1)
        assert note_field(shop).text() == field(shop, "tagsEdit").text() == ""
        await shop.settled()
        assert await stored(shop, 0) == Notes("Eats only hay", ("Hold", "VIP"))
        assert await stored(shop, 1) == NO_NOTES
        shop.window.table.selectRow(0)
        assert field(shop, "tagsEdit").text() == "Hold, VIP"
        # AND the row has them too
        assert shop.known()[0].notes == Notes("Eats only hay", ("Hold", "VIP"))


async def test_what_was_typed_last_is_there_after_the_window_was_closed(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        await shop.settled()
        type_into(note_field(shop), "Typed last")
    async with shop.open() as window:
        await shop.settled()
        assert shop.known()[0].notes == Notes("Typed last")
        window.table.selectRow(0)
        assert note_field(shop).text() == "Typed last"


async def test_notes_lead_to_no_request(shop: Shop) -> None:
    async with at_desk(shop):
        asked = len(shop.asked())
        type_into(note_field(shop), "Secret")
        type_into(field(shop, "tagsEdit"), "VIP")
        await shop.search("secret")
        await shop.settled()
        shop.window.filter.search.clear()
        shop.window.filter.tags.choose({"VIP"})
        await shop.settled()
        assert [known.notes.text for known in shop.known()] == ["Secret"]
        shop.window.commands.undo.trigger()
        await shop.settled()
        assert len(shop.asked()) == asked


async def test_changed_notes_are_undone_and_done_again(shop: Shop) -> None:
    async with at_desk(shop):
        edit, commands = note_field(shop), shop.window.commands
        type_into(edit, "Eats only hay")
        QTest.keyClick(edit, Qt.Key.Key_Return)
        await shop.settled()
        number = shop.known()[0].animal.id
        assert commands.undo.text() == f"&Undo changing notes of #{number}"
        commands.undo.trigger()
        await shop.settled()
        assert (edit.text(), await stored(shop, 0)) == ("", NO_NOTES)
        commands.redo.trigger()
        await shop.settled()
        assert (edit.text(), await stored(shop, 0)) == ("Eats only hay", Notes("Eats only hay"))


async def test_undo_of_the_palette_takes_back_what_was_typed_last(shop: Shop) -> None:
    async with at_desk(shop):
        note, tags = note_field(shop), field(shop, "tagsEdit")
        type_into(note, "Eats only hay")
        # GIVEN tags that were typed, in a field that still has the focus
        type_into(tags, "VIP")
        shop.window.commands.palette.trigger()
        await shop.settled()
        # WHEN
        QTest.keyClicks(field(shop, "paletteEdit"), "undo")
        QTest.keyClick(field(shop, "paletteEdit"), Qt.Key.Key_Return)
        await shop.settled()
        # THEN
        assert (note.text(), tags.text()) == ("Eats only hay", "")


@pytest.mark.parametrize("name", ["notesEdit", "tagsEdit"])
async def test_the_menu_of_a_field_leaves_what_is_typed_one_step(shop: Shop, name: str) -> None:
    async with at_desk(shop):
        edit = note_field(shop) if name == "notesEdit" else field(shop, name)
        type_into(edit, "VIP")
        menu = edit.createStandardContextMenu()
        menu.popup(edit.mapToGlobal(QPoint()))
        await shop.settled()
        menu.close()
        assert not shop.window.commands.undo.isEnabled()


async def test_tags_in_use_are_offered_and_chosen_by_keyboard(shop: Shop) -> None:
    async with at_desk(shop):
        tags = field(shop, "tagsEdit")
        type_into(tags, "Hold, VIP")
        shop.window.table.selectRow(1)
        await shop.settled()
        edit_tags(shop)
        await shop.settled()
        QTest.keyClicks(tags, "ho")
        offered = child(shop.window, QListWidget, "tagsList")
        assert offered.isVisible()
        assert [offered.item(row).text() for row in range(offered.count())] == ["Hold"]
        QTest.keyClick(tags, Qt.Key.Key_Down)
        QTest.keyClick(tags, Qt.Key.Key_Return)
        assert (tags.text(), offered.isVisible()) == ("Hold", False)


async def test_a_chosen_tag_takes_the_place_of_what_is_typed_also_after_pictures(shop: Shop) -> None:
    async with at_desk(shop):
        tags = field(shop, "tagsEdit")
        type_into(tags, "Hold")
        shop.window.table.selectRow(1)
        await shop.settled()
        edit_tags(shop)
        await shop.settled()
        tags.setText("🐶🐶🐶, a")
        tags.home(False)
        for _picture in range(3):
            tags.cursorForward(False)
        QTest.keyClicks(tags, ",ho")
        QTest.keyClick(tags, Qt.Key.Key_Down)
        QTest.keyClick(tags, Qt.Key.Key_Return)
        assert tags.text() == "🐶🐶🐶, Hold, a"


async def test_a_cursor_within_an_emoji_offers_tags_too(shop: Shop) -> None:
    async with at_desk(shop):
        tags = field(shop, "tagsEdit")
        assert isinstance(tags, TagsEdit)
        tags.offer(["🐶 Dog"])
        tags.setText("🐶")
        # WHEN an assistive tool puts it there
        tags.setCursorPosition(1)
        tags.offer_choices()
        assert tags.is_choosing


async def test_the_fields_are_reached_by_keyboard(shop: Shop) -> None:
    async with at_desk(shop):
        shop.window.commands.note.trigger()
        assert note_field(shop).hasFocus()
        QTest.keyClicks(note_field(shop), "Bites")
        shop.window.table.setFocus()
        await shop.settled()
        # What is typed next goes on where the note ends.
        shop.window.commands.note.trigger()
        QTest.keyClicks(note_field(shop), "!")
        assert note_field(shop).text() == "Bites!"
        QTest.keyClick(note_field(shop), Qt.Key.Key_Tab)
        assert button(shop, "editTagsButton").hasFocus()
        QTest.keyClick(button(shop, "editTagsButton"), Qt.Key.Key_Space)
        assert field(shop, "tagsEdit").hasFocus()
        shop.window.table.setFocus()
        shop.window.commands.edit_tags.trigger()
        assert field(shop, "tagsEdit").hasFocus()
        select(shop, 0, 1)
        shop.window.commands.edit_tags.trigger()
        assert field(shop, "selectionTagsEdit").hasFocus()


async def test_the_beginning_of_a_tag_is_not_saved_while_tags_are_offered(shop: Shop) -> None:
    async with at_desk(shop):
        tags = field(shop, "tagsEdit")
        type_into(tags, "Hold")
        QTest.keyClick(tags, Qt.Key.Key_Return)
        await shop.settled()
        shop.window.table.selectRow(1)
        shop.window.table.setFocus()
        edit_tags(shop)
        await shop.settled()
        QTest.keyClicks(tags, "ho")
        shop.parts.notes._pause.timeout.emit()
        await shop.settled()
        assert await stored(shop, 1) == NO_NOTES


async def test_too_much_is_not_accepted_and_said(shop: Shop) -> None:
    async with at_desk(shop):
        tags = field(shop, "tagsEdit")
        type_into(tags, "x" * 41)
        assert tags.text() == "x" * 40
        assert words(shop, "notesProblem") == (
            "An animal has at most 20 tags, each of 40 characters at most."
        )
        note = note_field(shop)
        note.hold("y" * 500)
        QTest.keyClick(note, Qt.Key.Key_End)
        QTest.keyClicks(note, "z")
        assert note.text() == "y" * 500
        assert words(shop, "notesProblem") == "A note has at most 500 characters."


async def test_several_animals_are_tagged_at_once_and_that_is_undone(shop: Shop) -> None:
    async with at_desk(shop):
        await selected(shop, 0, 1, 2)
        tags = field(shop, "selectionTagsEdit")
        type_into(tags, "VIP")
        button(shop, "addTagsButton").click()
        await shop.settled()
        assert [known.notes.tags for known in shop.known()[:4]] == [("VIP",)] * 3 + [()]
        assert shop.window.toast.text() == "VIP: added to 3 of 3"
        type_into(tags, "vip")
        button(shop, "removeTagsButton").click()
        await shop.settled()
        assert not any(known.notes.tags for known in shop.known())
        for _step in range(2):
            shop.window.commands.undo.trigger()
            await shop.settled()
        assert not any(known.notes.tags for known in shop.known())
        shop.window.commands.redo.trigger()
        await shop.settled()
        assert [known.notes.tags for known in shop.known()[:4]] == [("VIP",)] * 3 + [()]


async def test_tags_that_are_added_while_others_are_being_saved_are_kept_too(shop: Shop) -> None:
    async with at_desk(shop):
        await selected(shop, 0, 1)
        tag_selection(shop, "VIP", "Hold")
        await shop.settled()
        assert [known.notes.tags for known in shop.known()[:2]] == [("Hold", "VIP")] * 2


async def test_tags_that_are_added_right_before_another_environment_is_opened_are_kept(shop: Shop) -> None:
    async with at_desk(shop):
        await selected(shop, 0, 1)
        with slow_file(shop.catalogue_file) as go_on:
            tag_selection(shop, "VIP", "Hold")
            await asyncio.sleep(0)
            shop.switch_to(EnvironmentId.SANDBOX)
            go_on()
            await shop.answered()
        assert not any(known.notes.tags for known in shop.known())
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        assert [known.notes.tags for known in shop.known()[:2]] == [("Hold", "VIP")] * 2
        # AND each is a step that can be undone
        shop.window.commands.undo.trigger()
        await shop.settled()
        assert [known.notes.tags for known in shop.known()[:2]] == [("VIP",)] * 2


async def test_undone_tags_leave_what_a_colleague_has_written_since(shop: Shop) -> None:
    async with at_desk(shop):
        await selected(shop, 0, 1)
        tag_selection(shop, "VIP")
        await shop.settled()
        by_colleague = Notes("Reserved until Friday", ("Hold", "VIP"))
        await shop.parts.opened.catalogue.save_notes({shop.ids()[0]: by_colleague})
        shop.window.commands.undo.trigger()
        await shop.settled()
        assert [known.notes for known in shop.known()[:2]] == [
            Notes("Reserved until Friday", ("Hold",)),
            NO_NOTES,
        ]
        shop.window.commands.redo.trigger()
        await shop.settled()
        assert [known.notes for known in shop.known()[:2]] == [by_colleague, Notes("", ("VIP",))]


async def test_a_note_that_a_colleague_has_written_since_is_not_said_to_be_undone(shop: Shop) -> None:
    async with at_desk(shop):
        animal_id = shop.ids()[0]
        type_into(note_field(shop), "Eats well")
        QTest.keyClick(note_field(shop), Qt.Key.Key_Return)
        await shop.settled()
        by_colleague = Notes("Reserved until Friday", ())
        await shop.parts.opened.catalogue.save_notes({animal_id: by_colleague})
        shop.window.commands.undo.trigger()
        await shop.settled()
        assert shop.known()[0].notes == by_colleague
        said = f"Left as it is, because it was changed since: changing notes of #{animal_id}"
        assert shop.window.toast.accessibleName() == said


async def test_what_a_colleague_writes_meanwhile_stays_where_only_something_else_is_typed(shop: Shop) -> None:
    async with at_desk(shop):
        animal_id = shop.ids()[0]
        notes = shop.parts.notes
        type_into(note_field(shop), "Eats well")
        # Its end would save what is typed: a slow computer may take long until here.
        notes._pause.stop()
        await shop.parts.opened.catalogue.save_notes({animal_id: Notes("", ("Hold",))})
        notes.show_merged(Merged(notes=frozenset({animal_id})))
        await shop.settled()
        assert note_field(shop).text() == "Eats well"
        assert field(shop, "tagsEdit").text() == "Hold"
        QTest.keyClick(note_field(shop), Qt.Key.Key_Return)
        await shop.settled()
        assert await stored(shop, 0) == Notes("Eats well", ("Hold",))
        type_into(field(shop, "tagsEdit"), "VIP")
        notes._pause.stop()
        await shop.parts.opened.catalogue.save_notes({animal_id: Notes("Eats a lot", ("Hold",))})
        notes.show_merged(Merged(notes=frozenset({animal_id})))
        await shop.settled()
        assert field(shop, "tagsEdit").text() == "VIP"
        notes.finish()
        await shop.settled()
        assert await stored(shop, 0) == Notes("Eats a lot", ("VIP",))


async def test_what_a_colleague_writes_behind_what_is_typed_is_said_where_that_replaces_it(
    shop: Shop,
) -> None:
    async with at_desk(shop):
        animal_id, notes = shop.ids()[0], shop.parts.notes
        edit = note_field(shop)
        type_into(edit, "Eats")
        notes._pause.stop()
        await shop.parts.opened.catalogue.save_notes({animal_id: Notes("Reserved until Friday")})
        notes.show_merged(Merged(notes=frozenset({animal_id})))
        await shop.settled()
        # WHEN a pause in typing saves that, and the person goes on
        QTest.keyClicks(edit, " well")
        await until(lambda: words(shop, "notesSaved") == "Saved", "saved")
        assert not shop.said(shop.window.notice)
        QTest.keyClick(edit, Qt.Key.Key_Return)
        await until(lambda: "Reserved until Friday" in shop.said(shop.window.notice), "what was replaced")
        assert await stored(shop, 0) == Notes("Eats well")


async def test_tags_that_are_being_saved_stay_when_those_before_them_are_undone(shop: Shop) -> None:
    async with at_desk(shop):
        await selected(shop, 0, 1)
        tag_selection(shop, "VIP")
        await shop.settled()
        with slow_file(shop.catalogue_file) as go_on:
            tag_selection(shop, "Hold")
            shop.window.commands.undo.trigger()
            # Both have begun.
            await asyncio.sleep(0)
            go_on()
            await shop.settled()
        assert [known.notes.tags for known in shop.known()[:2]] == [("Hold",)] * 2


async def test_tags_that_are_added_right_before_the_end_are_kept(shop: Shop) -> None:
    async with at_desk(shop):
        await selected(shop, 0, 1)
        tag_selection(shop, "VIP", "Hold")
    async with shop.open():
        await shop.settled()
        assert [known.notes.tags for known in shop.known()[:2]] == [("Hold", "VIP")] * 2


async def test_tags_that_the_disk_refuses_are_said_not_to_be_saved(shop: Shop) -> None:
    async with at_desk(shop):
        await selected(shop, 0, 1)
        with stuck_file(shop.catalogue_file, "tagged"):
            tag_selection(shop, "VIP")
            await until(lambda: shop.window.toast.text().startswith("Not saved."), "said")


async def test_the_focus_waits_with_the_rows_when_the_tags_of_several_go_away(shop: Shop) -> None:
    async with at_desk(shop):
        await selected(shop, 0, 1)
        field(shop, "selectionTagsEdit").setFocus()
        shop.window.table.selectRow(0)
        await shop.settled()
        assert shop.window.table.hasFocus()


async def test_the_focus_waits_with_the_rows_when_a_note_goes_away_behind_another_window(
    shop: Shop, qtbot: QtBot
) -> None:
    async with at_desk(shop):
        note_field(shop).setFocus()
        other = blank_window(qtbot)
        other.activateWindow()
        await until(other.isActiveWindow, "another window in front")
        # As after a refresh in which the animal is missing.
        shop.parts.knowledge.show(None, {})
        assert shop.window.focusWidget() is shop.window.table


async def test_escape_leads_from_a_note_to_the_rows_and_keeps_what_was_typed(shop: Shop) -> None:
    async with at_desk(shop):
        note = note_field(shop)
        note.setFocus()
        QTest.keyClicks(note, "Bites")
        QTest.keyClick(note, Qt.Key.Key_Escape)
        assert shop.window.table.hasFocus()
        await shop.settled()
        assert (note.text(), await stored(shop, 0)) == ("Bites", Notes("Bites"))


async def test_escape_closes_the_list_of_tags_before_details_that_lie_over_the_rows(shop: Shop) -> None:
    async with at_desk(shop):
        await shop.parts.opened.catalogue.save_notes({shop.known()[1].animal.id: Notes(tags=("VIP",))})
        # GIVEN the details of a narrow window
        shop.window.resize(800, 600)
        await until(lambda: shop.window.sides.is_narrow, "a narrow window")
        shop.window.commands.note.trigger()
        note, tags = note_field(shop), field(shop, "tagsEdit")
        await until(note.hasFocus, "the focus in the note")
        # WHEN the list of tags is opened THEN Escape closes no more
        QTest.keyClicks(note, "Bites")
        edit_tags(shop)
        await shop.settled()
        QTest.keyClick(tags, Qt.Key.Key_Down)
        offered = child(shop.window, QListWidget, "tagsList")
        assert offered.isVisible()
        QTest.keyClick(tags, Qt.Key.Key_Escape)
        assert not offered.isVisible()
        assert tags.hasFocus()
        # AND only then it closes the details
        QTest.keyClick(tags, Qt.Key.Key_Escape)
        assert shop.window.table.hasFocus()
        await shop.settled()
        assert await stored(shop, 0) == Notes("Bites")


async def test_no_animal_gets_more_tags_than_it_can_have(shop: Shop) -> None:
    async with at_desk(shop):
        full = Notes(tags=tuple(f"t{number:02}" for number in range(MOST_TAGS)))
        await shop.parts.opened.catalogue.save_notes({shop.known()[0].animal.id: full})
        await selected(shop, 0, 1)
        tag_selection(shop, "VIP")
        await shop.settled()
        assert await stored(shop, 0) == full
        assert (await stored(shop, 1)).tags == ("VIP",)
        assert shop.window.toast.text() == "VIP: added to 1 of 2. 1 would have more than 20 tags."


async def test_no_tag_is_chosen_beyond_what_an_animal_can_have(shop: Shop) -> None:
    async with at_desk(shop):
        tags, full = field(shop, "tagsEdit"), ", ".join(f"t{number:02}" for number in range(MOST_TAGS))
        type_into(tags, "Hold")
        shop.window.table.selectRow(1)
        await shop.settled()
        edit_tags(shop)
        await shop.settled()
        tags.setText(full)
        QTest.keyClicks(tags, ",")
        QTest.keyClick(tags, Qt.Key.Key_Down)
        QTest.keyClick(tags, Qt.Key.Key_Down)
        QTest.keyClick(tags, Qt.Key.Key_Return)
        assert tags.text() == f"{full},"
        assert words(shop, "notesProblem").startswith("An animal has at most 20 tags")


async def test_everything_seen_is_found_by_notes_and_filtered_by_tags(shop: Shop) -> None:
    async with at_desk(shop):
        type_into(note_field(shop), "Eats only hay")
        type_into(field(shop, "tagsEdit"), "VIP")
        shop.window.table.setFocus()
        await shop.settled()
        shop.window.filter.show_from(Scope.SEEN)
        shop.window.filter.tags.choose({"VIP"})
        await shop.settled()
        assert [known.notes.text for known in shop.known()] == ["Eats only hay"]
        assert "tagged VIP" in shop.window.footer.summary.text()
        shop.window.filter.clear_filters()
        await shop.search("hay")
        await shop.settled()
        assert [known.notes.tags for known in shop.known()] == [("VIP",)]


async def test_a_disk_that_cannot_be_written_is_said_and_the_text_stays(shop: Shop) -> None:
    async with at_desk(shop):
        lock = sqlite3.connect(shop.catalogue_file, timeout=0)
        lock.execute("BEGIN IMMEDIATE")
        await type_what_is_refused(shop)
        shop.window.table.selectRow(1)
        shop.window.table.selectRow(0)
        assert note_field(shop).text() == "Eats only hay"
        lock.rollback()
        lock.close()


async def test_a_note_that_the_disk_refused_is_saved_by_itself_when_it_works(shop: Shop) -> None:
    async with at_desk(shop):
        with stuck_file(shop.catalogue_file, "note"):
            await type_what_is_refused(shop)
        shop.clock.leap(10)
        await until(lambda: words(shop, "notesSaved") == "Saved", "saved")
        assert words(shop, "notesProblem") == ""
        assert await stored(shop, 0) == Notes("Eats only hay")


async def test_a_note_that_the_disk_refused_is_still_there_after_a_look_at_another_environment(
    shop: Shop,
) -> None:
    async with at_desk(shop):
        with stuck_file(shop.catalogue_file, "note"):
            await type_what_is_refused(shop)
            shop.switch_to(EnvironmentId.SANDBOX)
            await shop.answered()
        shop.window.table.selectRow(0)
        assert note_field(shop).text() == ""
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        shop.window.table.selectRow(0)
        assert note_field(shop).text() == "Eats only hay"
        shop.clock.leap(10)
        await until(lambda: words(shop, "notesSaved") == "Saved", "saved")
        assert await stored(shop, 0) == Notes("Eats only hay")


async def test_tags_for_several_leave_a_note_that_the_disk_has_not_taken_yet(shop: Shop) -> None:
    async with at_desk(shop):
        with stuck_file(shop.catalogue_file, "note"):
            type_into(note_field(shop), "Eats only hay")
            shop.window.table.selectRow(1)
            await shop.settled()
        await selected(shop, 0, 1)
        tag_selection(shop, "VIP")
        await until(lambda: shop.window.toast.text() == "VIP: added to 2 of 2", "tagged")
        assert await stored(shop, 0) == Notes("Eats only hay", ("VIP",))
        shop.clock.leap(10)
        await shop.settled()
        assert await stored(shop, 0) == Notes("Eats only hay", ("VIP",))


async def test_a_note_that_the_disk_refused_is_saved_at_the_end_from_another_environment(shop: Shop) -> None:
    async with at_desk(shop):
        with stuck_file(shop.catalogue_file, "note"):
            await type_what_is_refused(shop)
            shop.switch_to(EnvironmentId.SANDBOX)
            await shop.answered()
    async with at_desk(shop):
        assert note_field(shop).text() == "Eats only hay"


async def test_a_note_that_the_disk_refused_survives_tagging_cut_off_by_another_environment(
    shop: Shop,
) -> None:
    async with at_desk(shop):
        with stuck_file(shop.catalogue_file, "note"):
            type_into(note_field(shop), "Eats only hay")
            shop.window.table.selectRow(1)
            await shop.settled()
            await selected(shop, 0, 1)
            tag_selection(shop, "VIP")
            await asyncio.sleep(0)
            # It is read after the tagging has read the notes, which is being saved then.
            await stored(shop, 0)
            shop.switch_to(EnvironmentId.SANDBOX)
            await shop.answered()
    async with at_desk(shop):
        assert note_field(shop).text() == "Eats only hay"


@pytest.mark.thorough
async def test_a_note_of_an_environment_that_was_left_is_saved_while_another_one_is_opened_at_the_end(
    shop: Shop,
) -> None:
    async with at_desk(shop):
        with stuck_file(shop.catalogue_file, "note"):
            await type_what_is_refused(shop)
            shop.switch_to(EnvironmentId.SANDBOX)
            await shop.answered()
        closing = asyncio.create_task(shop.parts.notes.save_all())
        await asyncio.sleep(0)
        shop.parts.opened.open(EnvironmentId.PRODUCTION)
        await closing
        await shop.settled()
    async with at_desk(shop):
        assert note_field(shop).text() == "Eats only hay"


@pytest.mark.parametrize(
    "notes",
    [
        Notes("long " * 200 + "enough"),
        Notes("two\nlines,  two spaces"),
        Notes("", tuple(f"tag {number:02}" for number in range(MOST_TAGS + 5))),
        Notes("", ("a long tag" * 10,)),
        Notes("", ("with, comma",)),
        Notes("", tuple(f"tag {number:02}" * 1_000 for number in range(MOST_TAGS))),
        Notes("\u202eturned\u0007\0"),
        Notes("x" + "\N{DOG FACE}" * 500),
    ],
    ids=["length", "lines", "tags", "tag", "comma", "long tags", "characters", "emoji"],
)
async def test_notes_that_could_not_be_typed_here_stay_as_they_are_when_they_are_only_looked_at(
    shop: Shop, notes: Notes
) -> None:
    async with at_desk(shop):
        flow, animal_id = shop.parts.notes, shop.ids()[0]
        await shop.parts.opened.catalogue.save_notes({animal_id: notes})
        flow.show_merged(Merged(notes=frozenset({animal_id})))
        await shop.settled()
        shop.window.table.selectRow(1)
        await shop.settled()
        assert await stored(shop, 0) == notes


@pytest.mark.parametrize(
    "text", ["long " * 200 + "enough", "x" + "\N{DOG FACE}" * 500], ids=["length", "emoji"]
)
async def test_a_note_that_is_longer_than_could_be_typed_keeps_its_end_when_it_is_changed(
    shop: Shop, text: str
) -> None:
    async with at_desk(shop):
        edit = note_field(shop)
        await shop.parts.opened.catalogue.save_notes({shop.ids()[0]: Notes(text)})
        shop.parts.notes.show_merged(Merged(notes=frozenset({shop.ids()[0]})))
        await shop.settled()
        edit.setFocus()
        QTest.keyClick(edit, Qt.Key.Key_Delete)
        QTest.keyClicks(edit, "L")
        shop.window.table.selectRow(1)
        await shop.settled()
        assert await stored(shop, 0) == Notes("L" + text[1:])


async def test_a_note_that_is_too_long_to_be_laid_out_can_only_be_read(shop: Shop) -> None:
    async with at_desk(shop):
        edit, text = note_field(shop), "endless " * 10_000 + "note"
        await shop.parts.opened.catalogue.save_notes({shop.ids()[0]: Notes(text)})
        shop.parts.notes.show_merged(Merged(notes=frozenset({shop.ids()[0]})))
        await shop.settled()
        type_into(edit, "Eats only hay")
        shop.window.table.selectRow(1)
        await shop.settled()
        assert await stored(shop, 0) == Notes(text)
        # The next animal's can be written again.
        type_into(edit, "Eats only hay")
        QTest.keyClick(edit, Qt.Key.Key_Return)
        await shop.settled()
        assert await stored(shop, 1) == Notes("Eats only hay")


async def test_enter_goes_to_the_note_also_where_the_details_lie_over_the_rows(
    shop: Shop, qtbot: QtBot
) -> None:
    async with shop.open_with_animals() as window:
        window.resize(800, 600)
        select(shop, 0)
        window.table.setFocus()
        qtbot.keyClick(window.table, Qt.Key.Key_Return)
        await until(lambda: note_field(shop).hasFocus(), "the focus in the note")
        assert not note_field(shop).visibleRegion().isEmpty()
