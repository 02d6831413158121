"""The words of a delivery: a person says what each means, with the keyboard alone."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from menagerie.ui.importing.preview.rows_model import ImportColumn
from menagerie.ui.importing.preview.window import ImportWindow
from menagerie.ui.importing.preview.words import WordChoices
from menagerie.ui.look.theme import Theme
from menagerie.workflows.importing import Field, Word
from support.delivery_windows import (
    TITLES,
    category_word,
    cells,
    choose_the_same_for_all_rows,
    delivery_open,
    explain_status,
    file_with,
    opened,
    opened_with,
)
from support.qt_loop import until
from support.shop import Shop
from support.widgets import child


def words(count: int) -> str:
    """Return a delivery of as many words for a status; the first ones are the most frequent."""
    rows = [f"Animal {place},7,zz{place:03}" for place in range(count) for _row in range(2 + (place < 2))]
    return "\n".join([TITLES, *rows])


def title_label(window: ImportWindow) -> QLabel:
    return child(window, QLabel, "importWordsTitle")


def title(window: ImportWindow) -> str:
    return title_label(window).text()


def names(window: ImportWindow) -> list[str]:
    return [choice.accessibleName() for choice in window.preview.words.choices()]


def unknown_words(count: int) -> list[Word]:
    return [Word(f"zz{place:03}", f"zz{place:03}", 2, is_known=False) for place in range(count)]


def test_of_many_words_the_first_are_shown_and_the_others_after_them(theme: Theme, qtbot: QtBot) -> None:
    choices, words = WordChoices(), unknown_words(30)
    qtbot.addWidget(choices)
    label = child(choices, QLabel, "importWordsTitle")
    choices.show_words({Field.STATUS: words}, {})
    qtbot.waitUntil(lambda: len(choices.choices()) == 12)
    assert label.text() == "What do these words mean? 18 more come after these 12."
    # WHEN one of them is explained THEN the next one comes last
    explained = [replace(words[0], is_known=True, meaning="sold"), *words[1:]]
    choices.show_words({Field.STATUS: explained}, {})
    qtbot.waitUntil(lambda: len(choices.choices()) == 13)
    names = [choice.accessibleName() for choice in choices.choices()]
    assert [names[0], names[12]] == ["Meaning of “zz000”", "Meaning of “zz012”"]
    assert label.text() == "What do these words mean? 17 more come after these 12."
    # WHEN there are very many THEN the column is doubted
    choices.show_words({Field.STATUS: unknown_words(230)}, {})
    assert label.text() == "There are 200 words or more. Is this the right column?"


async def test_words_are_explained_with_the_keyboard_which_stays_where_it_is(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, words(9)) as window:
        page, shown = window.preview, window.preview.words
        await until(lambda: len(shown.choices()) == 9, "all words")
        assert page.summary.text() == "20 rows, 0 ready"
        before = shown.choices()
        assert before[0].accessibleName() == "Meaning of “zz000”"
        before[1].setFocus()
        QTest.keyClick(before[1], Qt.Key.Key_Down)
        await shop.settled()
        # THEN each stays on screen, so that it can be changed
        assert shown.choices() == before
        assert QApplication.focusWidget() is before[1]
        assert isinstance(before[1], QComboBox)
        assert before[1].currentText() == "Not set"
        assert title(window) == "What do these 8 words mean?"
        # WHEN two are explained one right after the other THEN both count, for all of their rows
        explain_status(window, "Sold", 0)
        explain_status(window, "Pending", 2)
        await shop.settled()
        page.only_problems.setChecked(False)
        statuses = ["Sold"] * 3 + ["Not set"] * 3 + ["Pending"] * 2
        assert cells(window, ImportColumn.STATUS)[:8] == statuses
        # AND Tab goes from the columns through the words to the rows
        place: QWidget | None = page.source.path
        order = []
        while place is not page.foot.start:
            place = place.nextInFocusChain() if place is not None else None
            if place is not None and place.isVisible() and place.focusPolicy() & Qt.FocusPolicy.TabFocus:
                order.append(place)
        columns = [choice.combo for choice in page.mapping.fields.values()]
        rest = [page.only_problems, page.table, page.foot.cancel, page.foot.start]
        assert order[-16:] == [*columns, *shown.choices(), *rest]
        # AND in a low window it brings all of the rows into sight
        window.resize(640, 400)
        await until(lambda: window.height() == 400, "the low window")
        page.only_problems.setFocus()
        QTest.keyClick(page.only_problems, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is page.table
        assert page.table.mapTo(page, page.table.rect().bottomLeft()).y() < page.foot.y()


async def test_words_that_are_known_are_shown_when_the_person_wants_and_changed_for_all_rows(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, words(1)) as window:
        shown = window.preview.words
        QTest.keyClick(shown.choices()[0], Qt.Key.Key_End)
        await shop.settled()
        assert title(window) == "What the words mean"
        # Nothing is left to do: it does not warn any more.
        assert title_label(window).property("look") == "muted"
        # WHEN the next file has the word, although nothing was added, THEN it is known
        window.preview.foot.cancel.click()
        await opened(shop, file_with(tmp_path, words(1), "next.csv"))
        assert {*cells(window, ImportColumn.STATUS)} == {"Sold"}
        assert shown.choices() == ()
        assert shown.reveal.text() == "Show what 1 known word means"
        shown.reveal.setFocus()
        QTest.keyClick(shown.reveal, Qt.Key.Key_Space)
        assert names(window) == ["Meaning of “zz000”"]
        assert QApplication.focusWidget() is shown.choices()[0]
        # GIVEN words that the application knows by itself
        await opened_with(shop, tmp_path, f"{TITLES}\nRex,7,weg\nMinka,,weg\nBo,7,-\nAl,7,sold\nEd,7,zzyx\n")
        assert names(window) == ["Meaning of “zzyx”"]
        assert shown.reveal.text() == "Show what 2 known words mean"
        shown.reveal.setFocus()
        QTest.keyClick(shown.reveal, Qt.Key.Key_Space)
        await until(lambda: len(shown.choices()) == 3, "the known words")
        # The service's own word is not among them: it means itself.
        assert names(window) == ["Meaning of “zzyx”", "Meaning of “weg”", "Meaning of “-”"]
        away, blank = shown.choices()[1:]
        assert isinstance(away, QComboBox)
        assert isinstance(blank, QComboBox)
        assert QApplication.focusWidget() is away
        assert (away.currentText(), blank.currentText()) == ("Sold", "Not set")
        # WHEN one is changed
        QTest.keyClick(away, Qt.Key.Key_Home)
        await shop.settled()
        window.preview.only_problems.click()
        statuses = cells(window, ImportColumn.STATUS)
        assert [statuses[0], statuses[3]] == ["Not set", "Sold"]
        assert away.currentText() == "Not set"


async def test_a_word_for_a_category_is_explained_with_its_number_and_other_rows_have_problems_then(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, f"{TITLES}\nRex,zzyx,\n,zzyx,\nBo,7,\n") as window:
        assert cells(window, ImportColumn.ROW) == ["2", "3"]
        field = category_word(window)
        QTest.keyClicks(field, "many")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert field.accessibleDescription() != ""
        field.selectAll()
        QTest.keyClicks(field, "12")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert field.accessibleDescription() == ""
        await shop.settled()
        assert cells(window, ImportColumn.ROW) == ["3"]
        # WHEN the last problem is gone, since one name is for all rows
        name = window.preview.mapping.fields[Field.NAME]
        choose_the_same_for_all_rows(name.combo)
        QTest.keyClicks(name.fixed, "Rex")
        QTest.keyClick(name.fixed, Qt.Key.Key_Return)
        await shop.settled()
        assert not window.preview.only_problems.isChecked()
        assert cells(window, ImportColumn.CATEGORY)[:2] == ["12", "12"]
        assert len(cells(window, ImportColumn.ROW)) == 3
