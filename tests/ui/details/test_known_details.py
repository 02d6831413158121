"""The detail pane shows what is known of an animal, and how it changed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import INT64_MAX, Animal
from menagerie.domain.known import KnownAnimal, Sighting
from menagerie.ui.details.detail_pane import DetailPane
from menagerie.ui.details.history_text import MOST_SHOWN
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.look.wording import moment
from support.clock import VirtualClock

MARKUP = "<b>Rex</b> & 🐕"
HOUR, DAY = 3600.0, 86_400.0


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


@pytest.fixture
def pane(theme: Theme, clock: VirtualClock, qtbot: QtBot) -> DetailPane:
    pane = DetailPane(theme, clock)
    pane.resize(290, 535)
    qtbot.addWidget(pane)
    pane.show()
    return pane


def said(pane: DetailPane, clock: VirtualClock, seconds_ago: float) -> str:
    return moment(clock.now() - seconds_ago, clock.now(), seconds=False)


def known(clock: VirtualClock, animal: Animal, missing_at: float | None = None) -> KnownAnimal:
    return KnownAnimal(animal, clock.now() - 40 * DAY, clock.now() - HOUR, missing_at)


def history_of(clock: VirtualClock, *animals: Animal) -> tuple[Sighting, ...]:
    """Return sights of an animal, a day apart, the last of them an hour ago."""
    newest = clock.now() - HOUR
    return tuple(
        Sighting(newest - (len(animals) - 1 - place) * DAY, animal) for place, animal in enumerate(animals)
    )


def shown_lines(pane: DetailPane) -> list[str]:
    """Return the lines of the history, without the gaps between its entries."""
    return [line for line in pane.history.toPlainText().split("\n") if line]


def test_first_and_last_sight_and_the_categorys_name_are_shown(pane: DetailPane, clock: VirtualClock) -> None:
    pane.show_known(known(clock, Animal(1, MARKUP, INT64_MAX, "sold")), (), MARKUP)
    assert pane.name.text() == MARKUP
    assert pane.category.text() == f"{MARKUP} · 9223372036854775807"
    assert pane.first_seen.text() == said(pane, clock, 40 * DAY)
    assert pane.last_seen.text() == said(pane, clock, HOUR)
    assert pane.first_seen.isVisible()
    assert not pane.missing.isVisible()
    assert not pane.history.isVisible()


def test_of_a_missing_animal_no_more_is_said_than_what_is_known(
    pane: DetailPane, clock: VirtualClock
) -> None:
    pane.show_known(known(clock, Animal(1, "Rex", 7), clock.now() - 60), (), None)
    assert pane.missing.isVisible()
    assert pane.missing.text() == f"Not in the service's full list of {said(pane, clock, 60)}"


def test_the_history_tells_what_changed_the_newest_first(pane: DetailPane, clock: VirtualClock) -> None:
    rex = Animal(1, "Rex", 7, "available")
    history = history_of(
        clock,
        rex,
        Animal(1, "Rex", 7, "sold"),
        Animal(1, "Max", 9, "sold"),
        Animal(1, "Max", 9, None),
    )
    pane.show_known(known(clock, history[-1].animal), history, None)
    assert shown_lines(pane) == [
        said(pane, clock, HOUR),
        "Status: Sold → Not stated",
        said(pane, clock, HOUR + DAY),
        "Name: Rex → Max",
        "Category: 7 → 9",
        said(pane, clock, HOUR + 2 * DAY),
        "Status: Available → Sold",
        said(pane, clock, HOUR + 3 * DAY),
        "First seen",
    ]


@pytest.mark.parametrize(("count", "earlier"), [(MOST_SHOWN, ""), (MOST_SHOWN + 1, "and 1 earlier")])
def test_of_a_long_history_the_newest_are_shown_and_the_others_counted(
    pane: DetailPane, clock: VirtualClock, count: int, earlier: str
) -> None:
    history = history_of(clock, *(Animal(1, f"Rex {place}", 7) for place in range(count)))
    pane.show_known(known(clock, history[-1].animal), history, None)
    lines = shown_lines(pane)
    assert lines[1] == f"Name: Rex {count - 2} → Rex {count - 1}"
    assert lines[2 * MOST_SHOWN - 1] == ("Name: Rex 0 → Rex 1" if earlier else "First seen")
    assert lines[2 * MOST_SHOWN :] == ([earlier] if earlier else [])


def test_a_long_history_scrolls_and_makes_nothing_larger(
    pane: DetailPane, clock: VirtualClock, qtbot: QtBot
) -> None:
    pane.show_known(known(clock, Animal(1, "Rex", 7)), history_of(clock, Animal(1, "Rex", 7)), "Dogs")
    before = pane.minimumSizeHint()
    assert pane.history.verticalScrollBar().maximum() == 0
    history = history_of(clock, *(Animal(1, "x" * (200 + place), 7) for place in range(MOST_SHOWN)))
    pane.show_known(known(clock, history[-1].animal), history, "y" * 80)
    qtbot.waitUntil(lambda: pane.history.verticalScrollBar().maximum() > 0)
    outer = pane.findChild(QScrollArea)
    assert isinstance(outer, QScrollArea)
    assert outer.verticalScrollBar().maximum() == 0
    assert pane.minimumSizeHint() == before
    assert pane.width() == 290
    assert pane.history.width() < pane.width()


def test_a_long_history_can_be_read_with_the_keyboard(
    pane: DetailPane, clock: VirtualClock, qtbot: QtBot
) -> None:
    history = history_of(clock, *(Animal(1, f"Rex {place}", 7) for place in range(MOST_SHOWN)))
    pane.show_known(known(clock, history[-1].animal), history, None)
    with qtbot.waitActive(pane):
        pane.activateWindow()
    pane.history.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(pane.history, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert pane.history.verticalScrollBar().value() == pane.history.verticalScrollBar().maximum() > 0
    qtbot.keyClick(pane.history, Qt.Key.Key_Tab)
    assert not pane.history.hasFocus()


def test_an_answer_that_changed_nothing_does_not_disturb_whoever_reads(
    pane: DetailPane, clock: VirtualClock
) -> None:
    rex = Animal(1, "Rex", 7)
    pane.show_known(known(clock, rex), history_of(clock, rex), None)
    pane.history.selectAll()
    pane.show_known(known(clock, rex), history_of(clock, rex), "Dogs")
    assert pane.history.textCursor().hasSelection()


def test_a_short_history_after_a_long_one_leaves_nothing_of_it(pane: DetailPane, clock: VirtualClock) -> None:
    long = history_of(clock, *(Animal(1, f"Rex {place}", 7) for place in range(80)))
    short = history_of(clock, Animal(2, "Max", 7))
    pane.show_known(known(clock, long[-1].animal), long, None)
    pane.show_known(known(clock, short[-1].animal), short, None)
    assert shown_lines(pane) == [said(pane, clock, HOUR), "First seen"]


def test_two_right_to_left_names_do_not_change_places_around_the_arrow(
    pane: DetailPane, clock: VirtualClock
) -> None:
    history = history_of(clock, Animal(1, "שלום", 7), Animal(1, "עולם", 7))
    pane.show_known(known(clock, history[-1].animal), history, None)
    # Each of them within the signs that set a text apart from what surrounds it.
    assert shown_lines(pane)[1] == "Name: \u2068שלום\u2069 → \u2068עולם\u2069"


def test_what_the_service_sent_is_plain_text_that_can_be_selected_and_not_changed(
    pane: DetailPane, clock: VirtualClock, qtbot: QtBot
) -> None:
    history = history_of(clock, Animal(1, "Rex", 7), Animal(1, f"{MARKUP}\n{'x' * 200}", 7))
    pane.show_known(known(clock, history[-1].animal), history, MARKUP)
    changed = shown_lines(pane)[1]
    assert changed.startswith(f"Name: Rex → {MARKUP} xxx")
    assert changed.endswith("x…")
    pane.history.selectAll()
    qtbot.keyClick(pane.history, Qt.Key.Key_Delete)
    pane.history.copy()
    assert changed in QGuiApplication.clipboard().text()
    assert shown_lines(pane)[1] == changed


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("name", ["Rex", "שלום"])
def test_every_line_of_the_history_begins_where_the_window_does(
    pane: DetailPane, clock: VirtualClock, theme: Theme, direction: Qt.LayoutDirection, name: str
) -> None:
    pane.setLayoutDirection(direction)
    history = history_of(clock, Animal(1, "Max", 7), Animal(1, name, 7))
    pane.show_known(known(clock, history[-1].animal), history, None)
    picture = pane.history.viewport().grab().toImage()
    ink = theme.colour("text")
    inked = [
        x
        for x in range(picture.width())
        if any(picture.pixelColor(x, y) == ink for y in range(picture.height()))
    ]
    assert inked
    if direction is Qt.LayoutDirection.LeftToRight:
        assert min(inked) < 10
        assert max(inked) < picture.width() - 10
    else:
        assert max(inked) > picture.width() - 10
        assert min(inked) > 10


def test_the_history_follows_another_look(pane: DetailPane, clock: VirtualClock, theme: Theme) -> None:
    pane.show_known(known(clock, Animal(1, "Rex", 7)), history_of(clock, Animal(1, "Rex", 7)), None)
    theme.choose(Appearance.DARK)
    cursor = pane.history.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    assert cursor.charFormat().foreground().color() == theme.colour("muted")


def test_an_animal_of_which_nothing_more_is_known_shows_only_itself(
    pane: DetailPane, clock: VirtualClock
) -> None:
    rex = Animal(1, "Rex", 7)
    pane.show_known(known(clock, rex), history_of(clock, rex), "Dogs")
    pane.show_animal(rex)
    assert pane.category.text() == "7"
    hidden = (pane.first_seen, pane.last_seen, pane.missing, pane.history, pane.name_category)
    assert not any(part.isVisible() for part in hidden)


def test_without_an_animal_nothing_of_the_last_one_stays(pane: DetailPane, clock: VirtualClock) -> None:
    rex = Animal(1, "Rex", 7)
    pane.show_known(known(clock, rex, clock.now()), history_of(clock, rex), "Dogs")
    pane.show_known(None, (), None)
    visible = [label.text() for label in pane.findChildren(QLabel) if label.isVisible() and label.text()]
    assert visible == ["Choose an animal to see its details."]


@pytest.mark.parametrize(
    ("name", "words"), [(None, "Name this category…"), ("Dogs", "Rename this category…")]
)
def test_a_category_can_be_given_a_name(
    pane: DetailPane, clock: VirtualClock, name: str | None, words: str
) -> None:
    wanted: list[object] = []
    pane.category_name_wanted.connect(wanted.append)
    pane.show_known(known(clock, Animal(1, "Rex", INT64_MAX)), (), name)
    assert pane.name_category.text() == words
    pane.name_category.click()
    assert wanted == [INT64_MAX]


def test_showing_the_same_animal_anew_leaves_the_focus_where_it_is(
    pane: DetailPane, clock: VirtualClock, qtbot: QtBot
) -> None:
    rex = known(clock, Animal(1, "Rex", 7))
    pane.show_known(rex, (), None)
    with qtbot.waitActive(pane):
        pane.activateWindow()
    pane.name_category.setFocus()
    pane.show_known(rex, (), "Dogs")
    assert QApplication.focusWidget() is pane.name_category
