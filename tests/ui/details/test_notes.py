"""Notes and tags in the details: saved as they are typed, undone, said when they cannot be, never sent."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QTextCursor
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
from support.every_case import every_case
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
    button(shop, "editTagsButton").click()


def words(shop: Shop, name: str) -> str:
    label = child(shop.window.details, QLabel, name)
    return "" if label.isHidden() else label.text()


def button(shop: Shop, name: str) -> QPushButton:
    return child(shop.window, QPushButton, name)


def test_a_note_shows_up_to_eight_lines_and_an_empty_one_its_purpose(theme: Theme, qtbot: QtBot) -> None:
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


def tags_of(shop: Shop, count: int) -> list[tuple[str, ...]]:
    return [known.notes.tags for known in shop.known()[:count]]


async def merged(shop: Shop, notes: Notes) -> None:
    """Let a colleague have written these notes about the first animal."""
    animal_id = shop.ids()[0]
    await shop.parts.opened.catalogue.save_notes({animal_id: notes})
    shop.parts.notes.show_merged(Merged(notes=frozenset({animal_id})))
    await shop.settled()


async def test_notes_are_saved_with_their_animal_undone_and_found_without_a_request(shop: Shop) -> None:
    async with at_desk(shop):
        asked, edit, commands = len(shop.asked()), note_field(shop), shop.window.commands
        # WHEN the person pauses, THEN the note is saved, which is said
        type_into(edit, "Eats only hay")
        await until(lambda: words(shop, "notesSaved") == "Saved", "saved")
        assert await stored(shop, 0) == Notes("Eats only hay")
        # WHEN another animal is chosen
        type_into(field(shop, "tagsEdit"), "VIP, Hold")
        shop.window.table.selectRow(1)
        assert edit.text() == field(shop, "tagsEdit").text() == ""
        await shop.settled()
        notes = Notes("Eats only hay", ("Hold", "VIP"))
        assert (await stored(shop, 0), await stored(shop, 1)) == (notes, NO_NOTES)
        # WHEN a change is undone, and done again
        type_into(edit, "Bites")
        QTest.keyClick(edit, Qt.Key.Key_Return)
        await shop.settled()
        assert commands.undo.text() == f"&Undo changing notes of #{shop.ids()[1]}"
        commands.undo.trigger()
        await shop.settled()
        assert (edit.text(), await stored(shop, 1)) == ("", NO_NOTES)
        commands.redo.trigger()
        await shop.settled()
        assert (edit.text(), await stored(shop, 1)) == ("Bites", Notes("Bites"))
        # WHEN the first is chosen again, THEN its fields have its notes, and the row has them too
        shop.window.table.selectRow(0)
        assert field(shop, "tagsEdit").text() == "Hold, VIP"
        assert shop.known()[0].notes == notes
        shop.window.table.setFocus()
        # WHEN notes are searched and tags chosen, in the list and in everything seen
        for scope in (None, Scope.SEEN):
            if scope is not None:
                shop.window.filter.show_from(scope)
            shop.window.filter.tags.choose({"VIP"})
            await shop.settled()
            assert [known.notes for known in shop.known()] == [notes]
            assert "tagged VIP" in shop.window.footer.summary.text()
            shop.window.filter.clear_filters()
            await shop.search("hay")
            assert [known.notes for known in shop.known()] == [notes]
            shop.window.filter.search.clear()
            await shop.settled()
        assert len(shop.asked()) == asked


async def test_the_keyboard_undoes_what_was_typed_and_leaves_the_fields(shop: Shop, qtbot: QtBot) -> None:
    async with at_desk(shop):
        note, tags = note_field(shop), field(shop, "tagsEdit")
        for edit, text in ((note, "Eats only hay"), (tags, "VIP")):
            type_into(edit, text[:-1])
            # The menu of the field divides nothing.
            menu = edit.createStandardContextMenu()
            menu.popup(edit.mapToGlobal(QPoint()))
            await shop.settled()
            menu.close()
            assert shop.window.commands.undo.isEnabled() is (edit is tags)
            QTest.keyClicks(edit, text[-1])
        # GIVEN tags that were typed, in a field that still has the focus
        shop.window.commands.palette.trigger()
        await shop.settled()
        # WHEN
        QTest.keyClicks(field(shop, "paletteEdit"), "undo")
        QTest.keyClick(field(shop, "paletteEdit"), Qt.Key.Key_Return)
        await shop.settled()
        # THEN
        assert (note.text(), tags.text()) == ("Eats only hay", "")
        # AND the fields are reached and left by keyboard
        table, commands = shop.window.table, shop.window.commands
        await selected(shop, 5)
        commands.note.trigger()
        assert note.hasFocus()
        QTest.keyClicks(note, "Bites")
        # Escape leads to the rows, and keeps what was typed.
        QTest.keyClick(note, Qt.Key.Key_Escape)
        assert table.hasFocus()
        await shop.settled()
        assert (note.text(), await stored(shop, 5)) == ("Bites", Notes("Bites"))
        # What is typed next goes on where the note ends.
        commands.note.trigger()
        QTest.keyClicks(note, "!")
        assert note.text() == "Bites!"
        QTest.keyClick(note, Qt.Key.Key_Tab)
        assert button(shop, "editTagsButton").hasFocus()
        QTest.keyClick(button(shop, "editTagsButton"), Qt.Key.Key_Space)
        assert field(shop, "tagsEdit").hasFocus()
        table.setFocus()
        commands.edit_tags.trigger()
        assert field(shop, "tagsEdit").hasFocus()
        # WHEN the tags of several go away, THEN the focus waits with the rows
        select(shop, 0, 1)
        commands.edit_tags.trigger()
        assert field(shop, "selectionTagsEdit").hasFocus()
        table.selectRow(5)
        await shop.settled()
        assert table.hasFocus()
        # WHEN a note goes away behind another window
        note.setFocus()
        other = blank_window(qtbot)
        other.activateWindow()
        await until(other.isActiveWindow, "another window in front")
        # As after a refresh in which the animal is missing.
        shop.parts.knowledge.show(None, {})
        assert shop.window.focusWidget() is table


async def test_tags_in_use_are_offered_and_chosen_by_keyboard(shop: Shop) -> None:
    async with at_desk(shop):
        tags, full = field(shop, "tagsEdit"), ", ".join(f"t{number:02}" for number in range(MOST_TAGS))
        assert isinstance(tags, TagsEdit)
        type_into(tags, "Hold, VIP")
        shop.window.table.selectRow(1)
        await shop.settled()
        edit_tags(shop)
        await shop.settled()
        QTest.keyClicks(tags, "ho")
        offered = child(shop.window, QListWidget, "tagsList")
        assert offered.isVisible()
        assert [offered.item(row).text() for row in range(offered.count())] == ["Hold"]
        # The beginning of a tag is not saved while tags are offered.
        shop.parts.notes._pause.timeout.emit()
        await shop.settled()
        assert await stored(shop, 1) == NO_NOTES
        QTest.keyClick(tags, Qt.Key.Key_Down)
        QTest.keyClick(tags, Qt.Key.Key_Return)
        assert (tags.text(), offered.isVisible()) == ("Hold", False)
        # It takes the place of what is typed, also after pictures.
        tags.setText("🐶🐶🐶, a")
        tags.home(False)
        for _picture in range(3):
            tags.cursorForward(False)
        QTest.keyClicks(tags, ",ho")
        QTest.keyClick(tags, Qt.Key.Key_Down)
        QTest.keyClick(tags, Qt.Key.Key_Return)
        assert tags.text() == "🐶🐶🐶, Hold, a"
        # None is chosen beyond what an animal can have.
        tags.setText(full)
        QTest.keyClicks(tags, ",")
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
            QTest.keyClick(tags, key)
        assert tags.text() == f"{full},"
        assert words(shop, "notesProblem").startswith("An animal has at most 20 tags")
        # WHEN an assistive tool puts the cursor within an emoji, THEN tags are offered too
        tags.offer(["🐶 Dog"])
        tags.setText("🐶")
        tags.setCursorPosition(1)
        tags.offer_choices()
        assert tags.is_choosing


async def test_several_animals_are_tagged_at_once_and_that_is_undone(shop: Shop) -> None:
    async with at_desk(shop):
        toast, commands = shop.window.toast, shop.window.commands
        await selected(shop, 0, 1, 2)
        tags = field(shop, "selectionTagsEdit")
        type_into(tags, "VIP")
        button(shop, "addTagsButton").click()
        await shop.settled()
        assert tags_of(shop, 4) == [("VIP",)] * 3 + [()]
        assert toast.text() == "VIP: added to 3 of 3"
        type_into(tags, "vip")
        button(shop, "removeTagsButton").click()
        await shop.settled()
        assert not any(known.notes.tags for known in shop.known())
        for _step in range(2):
            commands.undo.trigger()
            await shop.settled()
        assert not any(known.notes.tags for known in shop.known())
        commands.redo.trigger()
        await shop.settled()
        assert tags_of(shop, 4) == [("VIP",)] * 3 + [()]
        # WHEN others are being saved, THEN those that are added then are kept too
        await selected(shop, 3, 4)
        tag_selection(shop, "VIP", "Hold")
        await shop.settled()
        assert tags_of(shop, 5)[3:] == [("Hold", "VIP")] * 2
        # AND those that are being saved stay when those before them are undone
        with slow_file(shop.catalogue_file) as go_on:
            tag_selection(shop, "New")
            commands.undo.trigger()
            # Both have begun.
            await asyncio.sleep(0)
            go_on()
            await shop.settled()
        assert tags_of(shop, 5)[3:] == [("New", "VIP")] * 2
        # WHEN one would have more tags than it can
        full = Notes(tags=tuple(f"t{number:02}" for number in range(MOST_TAGS)))
        await shop.parts.opened.catalogue.save_notes({shop.ids()[0]: full})
        await selected(shop, 0, 5)
        tag_selection(shop, "VIP")
        await shop.settled()
        assert await stored(shop, 0) == full
        assert (await stored(shop, 5)).tags == ("VIP",)
        assert toast.text() == "VIP: added to 1 of 2. 1 would have more than 20 tags."
        # WHEN the disk refuses them
        with stuck_file(shop.catalogue_file, "tagged"):
            tag_selection(shop, "Sold")
            await until(lambda: toast.text().startswith("Not saved."), "said")


async def test_what_a_colleague_writes_stays_or_is_said_where_it_is_replaced(shop: Shop) -> None:
    async with at_desk(shop):
        edit, notes, by_colleague = note_field(shop), shop.parts.notes, Notes("Reserved until Friday")
        type_into(edit, "Eats well")
        QTest.keyClick(edit, Qt.Key.Key_Return)
        await shop.settled()
        # WHEN a note is undone that a colleague has written since, THEN it is left as it is, which is said
        await shop.parts.opened.catalogue.save_notes({shop.ids()[0]: by_colleague})
        shop.window.commands.undo.trigger()
        await shop.settled()
        assert shop.known()[0].notes == by_colleague
        said = f"Left as it is, because it was changed since: changing notes of #{shop.ids()[0]}"
        assert shop.window.toast.accessibleName() == said
        # WHEN it is behind what is typed, which a pause in typing saves, and the person goes on
        type_into(edit, "Eats")
        # Its end would save what is typed: a slow computer may take long until here.
        notes._pause.stop()
        await merged(shop, Notes("Reserved until Sunday"))
        QTest.keyClicks(edit, " well")
        await until(lambda: words(shop, "notesSaved") == "Saved", "saved")
        assert not shop.said(shop.window.notice)
        QTest.keyClick(edit, Qt.Key.Key_Return)
        await until(lambda: "Reserved until Sunday" in shop.said(shop.window.notice), "what was replaced")
        assert await stored(shop, 0) == Notes("Eats well")
        # WHEN a colleague writes where only something else is typed, THEN both stay
        type_into(edit, "Eats slowly")
        notes._pause.stop()
        await merged(shop, Notes("Eats well", ("Hold",)))
        assert edit.text() == "Eats slowly"
        assert field(shop, "tagsEdit").text() == "Hold"
        QTest.keyClick(edit, Qt.Key.Key_Return)
        await shop.settled()
        assert await stored(shop, 0) == Notes("Eats slowly", ("Hold",))
        type_into(field(shop, "tagsEdit"), "VIP")
        notes._pause.stop()
        await merged(shop, Notes("Eats a lot", ("Hold",)))
        assert field(shop, "tagsEdit").text() == "VIP"
        notes.finish()
        await shop.settled()
        assert await stored(shop, 0) == Notes("Eats a lot", ("VIP",))


async def test_undone_tags_leave_what_a_colleague_has_written_since(shop: Shop) -> None:
    async with at_desk(shop):
        await selected(shop, 0, 1)
        tag_selection(shop, "VIP")
        await shop.settled()
        by_colleague = Notes("Reserved until Friday", ("Hold", "VIP"))
        await shop.parts.opened.catalogue.save_notes({shop.ids()[0]: by_colleague})
        shop.window.commands.undo.trigger()
        await shop.settled()
        left = [Notes("Reserved until Friday", ("Hold",)), NO_NOTES]
        assert [known.notes for known in shop.known()[:2]] == left
        shop.window.commands.redo.trigger()
        await shop.settled()
        assert [known.notes for known in shop.known()[:2]] == [by_colleague, Notes("", ("VIP",))]
        # AND too much is not accepted, and said
        await selected(shop, 2)
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


async def test_what_was_typed_last_is_kept_and_escape_closes_one_thing_at_a_time(shop: Shop) -> None:
    async with at_desk(shop):
        await selected(shop, 0, 1)
        tag_selection(shop, "VIP", "Hold")
        shop.window.table.selectRow(2)
        type_into(note_field(shop), "Typed last")
    async with shop.open() as window:
        await shop.settled()
        assert tags_of(shop, 2) == [("Hold", "VIP")] * 2
        assert shop.known()[2].notes == Notes("Typed last")
        window.table.selectRow(2)
        assert note_field(shop).text() == "Typed last"
        # WHEN the window is narrow THEN Enter opens the details over the rows
        window.table.selectRow(5)
        await shop.settled()
        shop.window.resize(800, 600)
        await until(lambda: shop.window.sides.is_narrow, "a narrow window")
        note, tags = note_field(shop), field(shop, "tagsEdit")
        shop.window.table.setFocus()
        QTest.keyClick(shop.window.table, Qt.Key.Key_Return)
        await until(note.hasFocus, "the focus in the note")
        assert not note.visibleRegion().isEmpty()
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
        assert await stored(shop, 5) == Notes("Bites")


async def test_a_note_that_the_disk_refuses_is_said_stays_and_is_saved_when_it_works(shop: Shop) -> None:
    async with at_desk(shop):
        with stuck_file(shop.catalogue_file, "note"):
            await type_what_is_refused(shop)
            shop.window.table.selectRow(1)
            shop.window.table.selectRow(0)
            assert note_field(shop).text() == "Eats only hay"
        shop.clock.leap(10)
        await until(lambda: words(shop, "notesSaved") == "Saved", "saved")
        assert words(shop, "notesProblem") == ""
        assert await stored(shop, 0) == Notes("Eats only hay")
        # WHEN several are tagged, one of which has a note that the disk has not taken yet
        with stuck_file(shop.catalogue_file, "note"):
            type_into(note_field(shop), "Bites")
            shop.window.table.selectRow(1)
            await shop.settled()
        await selected(shop, 0, 1)
        tag_selection(shop, "VIP")
        await until(lambda: shop.window.toast.text() == "VIP: added to 2 of 2", "tagged")
        assert await stored(shop, 0) == Notes("Bites", ("VIP",))
        shop.clock.leap(10)
        await shop.settled()
        assert await stored(shop, 0) == Notes("Bites", ("VIP",))
        # WHEN another environment is looked at meanwhile
        await selected(shop, 2)
        with stuck_file(shop.catalogue_file, "note"):
            await type_what_is_refused(shop)
            shop.switch_to(EnvironmentId.SANDBOX)
            await shop.answered()
        shop.window.table.selectRow(2)
        assert note_field(shop).text() == ""
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        shop.window.table.selectRow(2)
        assert note_field(shop).text() == "Eats only hay"
        shop.clock.leap(10)
        await until(lambda: words(shop, "notesSaved") == "Saved", "saved")
        assert await stored(shop, 2) == Notes("Eats only hay")
        # WHEN the application is closed in another environment
        await selected(shop, 3)
        with stuck_file(shop.catalogue_file, "note"):
            await type_what_is_refused(shop)
            shop.switch_to(EnvironmentId.SANDBOX)
            await shop.answered()
    async with at_desk(shop):
        shop.window.table.selectRow(3)
        assert note_field(shop).text() == "Eats only hay"


async def test_tagging_that_is_cut_off_loses_neither_tags_nor_a_refused_note(shop: Shop) -> None:
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
        assert tags_of(shop, 2) == [("Hold", "VIP")] * 2
        # AND each is a step that can be undone
        shop.window.commands.undo.trigger()
        await shop.settled()
        assert tags_of(shop, 2) == [("VIP",)] * 2
        # GIVEN a note that the disk refuses
        await selected(shop, 0)
        with stuck_file(shop.catalogue_file, "note"):
            type_into(note_field(shop), "Eats only hay")
            shop.window.table.selectRow(1)
            await shop.settled()
            await selected(shop, 0, 1)
            tag_selection(shop, "New")
            await asyncio.sleep(0)
            # It is read after the tagging has read the notes, which is being saved then.
            await stored(shop, 0)
            shop.switch_to(EnvironmentId.SANDBOX)
            await shop.answered()
    async with at_desk(shop):
        assert note_field(shop).text() == "Eats only hay"


@pytest.mark.thorough
async def test_a_note_of_an_environment_that_was_left_is_saved_at_the_end(shop: Shop) -> None:
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


async def test_notes_that_could_not_be_typed_here_stay_as_they_are(shop: Shop) -> None:
    long, emoji = "long " * 200 + "enough", "x" + "\N{DOG FACE}" * 500
    unusual = {
        "length": Notes(long),
        "lines": Notes("two\nlines,  two spaces"),
        "tags": Notes("", tuple(f"tag {number:02}" for number in range(MOST_TAGS + 5))),
        "tag": Notes("", ("a long tag" * 10,)),
        "comma": Notes("", ("with, comma",)),
        "long tags": Notes("", tuple(f"tag {number:02}" * 1_000 for number in range(MOST_TAGS))),
        "characters": Notes("\u202eturned\u0007\0"),
        "emoji": Notes(emoji),
    }
    async with at_desk(shop):
        edit, table = note_field(shop), shop.window.table
        with every_case() as case:
            for name, notes in unusual.items():
                with case(name):
                    table.selectRow(0)
                    await merged(shop, notes)
                    # WHEN they are only looked at
                    table.selectRow(1)
                    await shop.settled()
                    assert await stored(shop, 0) == notes
            for text in (long, emoji):
                with case(f"changed: {text[:6]}"):
                    table.selectRow(0)
                    await merged(shop, Notes(text))
                    edit.setFocus()
                    edit.moveCursor(QTextCursor.MoveOperation.Start)
                    QTest.keyClick(edit, Qt.Key.Key_Delete)
                    QTest.keyClicks(edit, "L")
                    table.selectRow(1)
                    await shop.settled()
                    assert await stored(shop, 0) == Notes("L" + text[1:])
        # One that is too long to be laid out can only be read.
        table.selectRow(0)
        await merged(shop, Notes("endless " * 10_000 + "note"))
        type_into(edit, "Eats only hay")
        table.selectRow(1)
        await shop.settled()
        assert await stored(shop, 0) == Notes("endless " * 10_000 + "note")
        # The next animal's can be written again.
        type_into(edit, "Eats only hay")
        QTest.keyClick(edit, Qt.Key.Key_Return)
        await shop.settled()
        assert await stored(shop, 1) == Notes("Eats only hay")
