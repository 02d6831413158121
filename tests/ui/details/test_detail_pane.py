"""The detail pane: what is known of an animal, and how it changed."""

import re
from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAction, QGuiApplication, QTextCursor
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import INT64_MAX, Animal, KnownAnimal, Sighting
from menagerie.domain.knowledge import Credit, Kind, Person
from menagerie.ui.details.detail_pane import MOST_SHOWN, DetailPane
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.look.wording import moment
from menagerie.ui.widgets.form import EDGE
from support.clock import VirtualClock
from support.pixels import draw_text_sharply
from support.widgets import child, shown_text

MARKUP = "<b>Rex</b> & 🐕"
NOW = 1_800_000_000.0
HOUR, DAY = 3600.0, 86_400.0

# They keep a name in its place in a sentence.
_ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))


@pytest.fixture
def pane(theme: Theme, qtbot: QtBot) -> DetailPane:
    pane = DetailPane(theme, VirtualClock(NOW))
    pane.resize(320, 535)
    qtbot.addWidget(pane)
    pane.show()
    return pane


def show(pane: DetailPane, *animals: Animal, category: str | None = None) -> None:
    """Show an animal as it was seen a day apart each time, the last time an hour ago."""
    newest = NOW - HOUR
    first = newest - (len(animals) - 1) * DAY
    history = tuple(
        Sighting(newest - (len(animals) - 1 - place) * DAY, animal) for place, animal in enumerate(animals)
    )
    pane.show_known(KnownAnimal(animals[-1], first, newest), history, category)


def known(animal: Animal, missing_at: float | None = None) -> KnownAnimal:
    return KnownAnimal(animal, NOW - 40 * DAY, NOW - HOUR, missing_at)


def said(seconds_ago: float) -> str:
    return moment(NOW - seconds_ago, NOW, seconds=False)


def shown_lines(pane: DetailPane) -> list[str]:
    """Return the times and the texts of the history, one after the other."""
    return [line for line in re.split(r"[\t\n]", pane.history.toPlainText()) if line]


def first_seen(ago: float = 40 * DAY, status: str = "Not set") -> list[str]:
    return [said(ago), f"First seen, {status}"]


def test_the_history_lists_changes_between_the_last_sighting_and_the_first(pane: DetailPane) -> None:
    # What has not been read yet is added to it.
    pane.show_known(known(Animal(1, "Rex", 7)), (), None)
    assert shown_lines(pane) == [said(HOUR), "Last seen", said(40 * DAY), "First seen"]
    # AND since when it is missing
    everything = "Not in the service's complete list"
    for status, words in ((None, everything), ("sold", f"{everything} of Sold")):
        rex = replace(known(Animal(1, "Rex", 7), NOW - 60), missing_from=status)
        pane.show_known(rex, (), None)
        assert shown_lines(pane)[:2] == [said(60), words]
    # AND changes stand between both
    available = Animal(1, "Rex", 7, "available")
    show(pane, available, Animal(1, "Rex", 7, "sold"), Animal(1, "Max", 9, "sold"), Animal(1, "Max", 9, None))
    assert shown_lines(pane) == [
        said(HOUR),
        "Last seen",
        said(HOUR),
        "Sold → Not set",
        said(HOUR + DAY),
        "Name: Rex → Max",
        "Category: 7 → 9",
        said(HOUR + 2 * DAY),
        "Available → Sold",
        *first_seen(HOUR + 3 * DAY, "Available"),
    ]
    # AND the newest comes first also where the clock was set back
    states = [Animal(1, "Rex", 7, status) for status in ("available", "pending", "sold")]
    moments = (NOW - DAY, NOW - HOUR, NOW - 2 * HOUR)
    history = tuple(map(Sighting, moments, states))
    notes = Credit(Kind.NOTES, Person("Anna", "till 2"), NOW - 2 * DAY)
    pane.show_known(known(states[-1]), history, None, credited=(notes,))
    assert [line.translate(_ISOLATES) for line in shown_lines(pane)] == [
        said(HOUR),
        "Last seen",
        said(2 * HOUR),
        "Pending → Sold",
        said(HOUR),
        "Available → Pending",
        said(2 * DAY),
        "Notes by Anna at till 2",
        *first_seen(status="Available"),
    ]
    # AND when one was added here
    pane.show_known(known(Animal(1, "Rex", 7)), (), None, added_at=NOW - DAY)
    assert [said(DAY), "Added here"] == shown_lines(pane)[2:4]
    # It stays while more becomes known of the animal, and goes with it.
    show(pane, Animal(1, "Rex", 7, "sold"))
    assert "Added here" in shown_lines(pane)
    show(pane, Animal(2, "Max", 7))
    assert "Added here" not in shown_lines(pane)


def test_status_category_and_number_stand_in_one_line_or_in_two(pane: DetailPane) -> None:
    facts = pane.facts
    parts = (facts.status, facts.category, facts.name_category, facts.identifier)
    for direction in (Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight):
        pane.setLayoutDirection(direction)
        heights = []
        for width in (400, 300):
            pane.resize(width, 535)
            show(pane, Animal(1040, "Rex", 7, "pending"), category="Rabbits")
            QApplication.processEvents()
            heights.append(facts.height())
            assert all(facts.rect().contains(part.geometry()) for part in parts)
            assert not any(
                one.geometry().intersects(other.geometry()) for one, other in combinations(parts, 2)
            )
            assert facts.category.width() >= facts.category.sizeHint().width()
        assert heights[0] < heights[1]
    # AND a long category leaves room for its link
    pane.resize(320, 535)
    show(pane, Animal(1, "Rex", 7), category="y" * 80)
    QApplication.processEvents()
    assert facts.name_category.width() == facts.name_category.sizeHint().width()
    assert facts.rect().contains(facts.name_category.geometry())
    for height in (535, 120):
        pane.resize(pane.width(), height)
        show(pane, Animal(1, "Rex", 2, "sold"), Animal(1, "Rexy", 2, "available"))
        QApplication.processEvents()
        left = pane.history.mapTo(pane, QPoint()).x()
        assert (left, pane.width() - left - pane.history.width()) == (EDGE, EDGE)
    area = pane.findChild(QScrollArea)
    assert area is not None
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    assert pane.width() - EDGE < bar.mapTo(pane, QPoint()).x() <= pane.width() - bar.width()


def test_the_history_is_plain_text_with_all_names(pane: DetailPane, qtbot: QtBot) -> None:
    show(pane, Animal(1, "Rex", 7, "available"), Animal(1, "Max", 7, "sold"))
    assert pane.history.accessibleName() == "History"
    assert pane.history.focusPolicy() & Qt.FocusPolicy.TabFocus
    interface = QAccessible.queryAccessibleInterface(pane.history).textInterface()
    assert interface.text(0, interface.characterCount()).split("\n") == [
        f"{said(HOUR)}\tLast seen",
        f"{said(HOUR)}\tName: Rex → Max\N{LINE SEPARATOR}Available → Sold",
        f"{said(HOUR + DAY)}\tFirst seen, Available",
    ]
    # AND the names of categories are in it
    before, after = Animal(1, "Rex", 7), Animal(1, "Rex", 12)
    history = tuple(Sighting(NOW, animal) for animal in (before, after))
    pane.show_known(known(after), history, "Rabbits", {7: "Dogs", 12: "Rabbits"})
    assert "Category: Dogs · 7 → Rabbits · 12" in shown_lines(pane)
    # AND what colleagues did
    rex = Animal(1, "Rex", 7)
    anna, ben = Person("Anna", "till 2"), Person("", "till 1")
    did = (
        Credit(Kind.ADDED, anna, NOW - 9),
        Credit(Kind.NOTES, ben, NOW - 3),
        Credit(Kind.CATEGORY, anna, NOW),
    )
    pane.show_known(known(rex), (Sighting(NOW - 9, rex),), "Dogs", {7: "Dogs"}, did)
    lines = [line.translate(_ISOLATES) for line in shown_lines(pane)[1::2]]
    assert lines == [
        "Category named by Anna at till 2",
        "Notes by till 1",
        "Added by Anna at till 2",
        "Last seen",
        "First seen, Not set",
    ]
    # AND two names from right to left do not change places around the arrow
    show(pane, Animal(1, "שלום", 7), Animal(1, "עולם", 7))
    # Each of them within the signs that set a text apart from what surrounds it.
    assert shown_lines(pane)[3] == "Name: \u2068שלום\u2069 → \u2068עולם\u2069"
    # AND it can be selected, but not edited
    show(pane, Animal(1, "Rex", 7), Animal(1, f"{MARKUP}\n{'x' * 200}", 7), category=MARKUP)
    changed = shown_lines(pane)[3]
    assert changed.startswith(f"Name: Rex → {MARKUP} xxx")
    assert changed.endswith("x…")
    pane.history.selectAll()
    qtbot.keyClick(pane.history, Qt.Key.Key_Delete)
    pane.history.copy()
    assert changed in QGuiApplication.clipboard().text()
    assert shown_lines(pane)[3] == changed


def test_a_long_history_scrolls_and_counts_the_earliest_changes(pane: DetailPane, qtbot: QtBot) -> None:
    for count, earlier in ((MOST_SHOWN - 1, False), (MOST_SHOWN, True)):
        show(pane, *(Animal(1, f"Rex {place}", 7) for place in range(count)))
        lines = shown_lines(pane)
        assert lines[1] == "Last seen"
        assert lines[3] == f"Name: Rex {count - 2} → Rex {count - 1}"
        assert ("and 1 earlier" in lines) is earlier
        assert lines[-2:] == first_seen(HOUR + (count - 1) * DAY)
    show(pane, Animal(2, "Max", 7))
    assert shown_lines(pane) == [said(HOUR), "Last seen", *first_seen(HOUR)]
    show(pane, Animal(1, "Rex", 7), category="Dogs")
    before = pane.minimumSizeHint()
    assert pane.history.verticalScrollBar().maximum() == 0
    show(pane, *(Animal(1, "x" * (200 + place), 7) for place in range(MOST_SHOWN)), category="y" * 80)
    qtbot.waitUntil(lambda: pane.history.verticalScrollBar().maximum() > 0)
    assert child(pane, QScrollArea).verticalScrollBar().maximum() == 0
    assert pane.minimumSizeHint() == before
    assert pane.width() == 320
    assert pane.history.width() < pane.width()
    # AND it can be read with the keyboard
    show(pane, *(Animal(1, f"Rex {place}", 7) for place in range(MOST_SHOWN)))
    with qtbot.waitActive(pane):
        pane.activateWindow()
    pane.history.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(pane.history, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert pane.history.verticalScrollBar().value() == pane.history.verticalScrollBar().maximum() > 0
    qtbot.keyClick(pane.history, Qt.Key.Key_Tab)
    assert not pane.history.hasFocus()


def test_the_history_keeps_selection_and_follows_colours(
    pane: DetailPane, qtbot: QtBot, theme: Theme
) -> None:
    rex = Animal(1, "Rex", 7)
    show(pane, rex)
    with qtbot.waitActive(pane):
        pane.activateWindow()
    pane.history.selectAll()
    pane.name_category.setFocus()
    show(pane, rex, category="Dogs")
    assert pane.history.textCursor().hasSelection()
    assert QApplication.focusWidget() is pane.name_category
    show(pane, Animal(1, "Rex", 7))
    theme.choose(Appearance.DARK)
    cursor = pane.history.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    assert cursor.charFormat().foreground().color() == theme.colour("muted")


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("name", ["Rex", "שלום"])
def test_every_line_of_the_history_begins_at_the_leading_edge(
    pane: DetailPane, theme: Theme, direction: Qt.LayoutDirection, name: str
) -> None:
    pane.setLayoutDirection(direction)
    draw_text_sharply(pane.history)
    show(pane, Animal(1, "Max", 7), Animal(1, name, 7))
    picture = pane.history.viewport().grab().toImage()
    ink = theme.colour("text")
    # Where each line of the second column begins.
    beginnings: list[int] = []
    was_inked = False
    for y in range(picture.height()):
        inked = [x for x in range(picture.width()) if picture.pixelColor(x, y) == ink]
        is_left = direction is Qt.LayoutDirection.LeftToRight
        edge = [min(inked) if is_left else picture.width() - max(inked)] if inked else []
        if inked and was_inked:
            beginnings[-1] = min(beginnings[-1], *edge)
        else:
            beginnings += edge
        was_inked = bool(inked)
    assert len(beginnings) == 3
    assert max(beginnings) - min(beginnings) < 10


def test_an_animal_is_shown_letter_for_letter_but_for_a_long_name(pane: DetailPane) -> None:
    show(pane, Animal(INT64_MAX, MARKUP, -INT64_MAX, "adopted"))
    facts = pane.facts
    shown = (pane.name.text(), facts.identifier.text(), facts.category.text(), facts.status.text())
    assert shown == (MARKUP, "#9223372036854775807", "-9223372036854775807", "adopted")
    labels = [label for label in pane.findChildren(QLabel) if label.text()]
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in labels)
    # AND the name of its category is shown
    pane.show_known(known(Animal(1, MARKUP, INT64_MAX, "sold")), (), MARKUP)
    assert pane.name.text() == MARKUP
    assert pane.facts.category.text() == f"{MARKUP} · 9223372036854775807"
    name = "x" * 1_048_576
    show(pane, Animal(1, "Rex", 12), Animal(1, name, 12))
    assert pane.name.text() == "x" * 199 + "…"
    assert pane.shortened.isVisible()
    assert pane.shortened.text() == "Shortened: 1,048,576 characters. Copy the row to get all."
    assert len(pane.history.toPlainText()) < 400
    show(pane, Animal(1, "Rex", 12))
    assert not pane.shortened.isVisible()
    # WHEN there is none THEN it says how to choose one
    rex = Animal(1, "Rex", 7)
    pane.show_known(known(rex, NOW), (Sighting(NOW, rex),), "Dogs")
    pane.show_known(None, (), None)
    visible = [label.text() for label in pane.findChildren(QLabel) if label.isVisible() and label.text()]
    assert visible == ["Choose an animal to see its details."]


def test_a_category_can_be_given_a_name(pane: DetailPane) -> None:
    wanted: list[object] = []
    pane.begin_naming = wanted.append
    for name, words, spoken in (
        (None, "Name it…", "Name this category…"),
        ("Dogs", "Rename…", "Rename this category…"),
    ):
        pane.show_known(known(Animal(1, "Rex", INT64_MAX)), (), name)
        assert pane.name_category.text() == words
        assert pane.name_category.accessibleName() == spoken
        pane.name_category.click()
        assert wanted.pop() == INT64_MAX


def test_everything_in_a_short_pane_can_be_reached_from_the_top(pane: DetailPane, qtbot: QtBot) -> None:
    pane.resize(300, 120)
    show(pane, Animal(1, "Rex", 7))
    bar = child(pane, QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    place = bar.maximum()
    bar.setValue(place)
    show(pane, Animal(1, "Rex", 7), category="Dogs")
    assert bar.value() == place
    show(pane, Animal(2, "Max", 7))
    assert bar.value() == 0
    # AND everything can be reached
    show(pane, Animal(1, "Rex", 7))
    with qtbot.waitActive(pane):
        pane.activateWindow()
    history = pane.history
    pane.name_category.setFocus()
    qtbot.waitUntil(lambda: history.visibleRegion().isEmpty())
    while QApplication.focusWidget() is not history:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    # The focus brings what it reaches into sight.
    assert not history.visibleRegion().isEmpty()


def test_several_rows_are_counted_and_offer_what_works_on_all_of_them(pane: DetailPane, qtbot: QtBot) -> None:
    labels, copy, export = QAction("Print labels…"), QAction("Copy rows"), QAction("Export…")
    for name, action in (("labels", labels), ("copy", copy), ("export", export)):
        action.setObjectName(f"{name}Action")
    triggered: list[str] = []
    export.triggered.connect(lambda: triggered.append("export"))
    pane.offer_for_selection(labels, copy, export, most_copied=5_000)
    show(pane, Animal(1, "Rex", 7))

    def offered() -> list[str]:
        buttons = [button for button in pane.findChildren(QPushButton) if button.isVisible()]
        buttons.sort(key=lambda button: button.mapTo(pane, QPoint()).y())
        return [button.text() for button in buttons]

    pane.show_selection(3)
    assert shown_text(pane, "detailSelection") == "3 selected"
    assert not pane.name.isVisible()
    tagging = ["Add tags", "Remove tags"]
    assert offered() == ["Print labels…", "Copy rows", "Export…", *tagging]
    child(pane, QPushButton, "exportSelectedButton").click()
    assert triggered == ["export"]
    # More than can be copied.
    pane.show_selection(1_000_000)
    assert shown_text(pane, "detailSelection") == "1,000,000 selected"
    assert offered() == ["Print labels…", "Export…"]
    assert shown_text(pane, "detailSelectionLimit").startswith("Up to 5,000 rows can be copied or tagged.")
    pane.show_selection(1)
    assert pane.name.isVisible()
    assert not child(pane, QLabel, "detailSelection").isVisible()
    # AND Tab follows what stands below each other
    with qtbot.waitActive(pane):
        pane.activateWindow()
    show(pane, Animal(1, "Rex", 7))
    pane.lie_above(above=True)
    pane.close_button.setFocus()
    assert reached_by_tab(pane, qtbot)[:3] == ["closeDetailsButton", "nameCategoryButton", "detailHistory"]
    pane.show_selection(2)
    pane.close_button.setFocus()
    # Without tags to add, nothing can be done with them.
    buttons = ["labelsSelectedButton", "copySelectedButton", "exportSelectedButton"]
    expected = ["closeDetailsButton", *buttons, "selectionTagsEdit"]
    assert reached_by_tab(pane, qtbot) == expected


def reached_by_tab(pane: DetailPane, qtbot: QtBot) -> list[str]:
    """Return what Tab reaches, one after the other, until it comes round."""
    names: list[str] = []
    while (focused := QApplication.focusWidget()) is not None and focused.objectName() not in names:
        names.append(focused.objectName())
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    return names
