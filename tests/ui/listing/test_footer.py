"""The footer: how much of the catalogue is on screen, and the way to more."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal, AnimalList
from menagerie.domain.answers import Answer, Question
from menagerie.domain.known import News
from menagerie.domain.quota import Quota
from menagerie.ui.listing.footer import Footer
from menagerie.ui.look.theme import Theme
from menagerie.ui.quota.quota_bar import QuotaBar
from support.clock import VirtualClock

# Room for the beginning of a summary, with the spaces around it.
LEAST = 80


@pytest.fixture
def footer(theme: Theme, qtbot: QtBot) -> Footer:
    quota_bar = QuotaBar(VirtualClock())
    footer = Footer(theme, (quota_bar,), quota_bar)
    qtbot.addWidget(footer)
    footer.show()
    return footer


def answer(count: int, limit: int, unreadable: int = 0, excess: int = 0) -> AnimalList:
    animals = tuple(Animal(number, f"animal {number}", 1) for number in range(1, count + 1))
    return AnimalList(animals, limit, unreadable, excess)


def summary(footer: Footer, animals: AnimalList | None, matching: int | None = None) -> str:
    count = len(animals.animals) if animals is not None else 0
    shown = Answer(Question(None, animals.limit), animals, 0.0) if animals is not None else None
    footer.show_answer(shown, count if matching is None else matching, searching=matching is not None)
    return footer.summary.text()


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        (answer(0, 20), "0 animals"),
        (answer(1, 20), "1 animal"),
        (answer(19, 20), "19 animals"),
        (answer(20, 20), "First 20 animals, the service may have more"),
        (answer(1, 1), "First animal, the service may have more"),
        (answer(17, 20, unreadable=2), "17 animals, 2 more could not be read"),
        (answer(3, 20, unreadable=1), "3 animals, 1 more could not be read"),
        (
            answer(18, 20, unreadable=2),
            "First 18 animals, the service may have more, 2 more could not be read",
        ),
        (answer(20, 20, excess=99_980), "First 20 animals, the service sent 100,000 animals instead of 20"),
        (answer(100, 100), "First 100 animals, the service may have more"),
        # With one that was added here since, which need not be among the first.
        (answer(101, 100), "101 animals, the service may have more"),
        (None, ""),
    ],
)
def test_an_answer_as_long_as_its_limit_is_never_called_the_total(
    footer: Footer, shown: AnimalList | None, said: str
) -> None:
    assert summary(footer, shown) == said
    assert footer.summary.accessibleName() == said


def test_while_searching_the_matches_are_counted_too(footer: Footer) -> None:
    assert summary(footer, answer(19, 20), matching=3) == "19 animals, 3 found by the search"


@pytest.mark.parametrize(
    ("shown", "searching", "said"),
    [
        (answer(19, 20), False, "3 of 19, in Rabbits · 12"),
        (answer(20, 20), False, "3 of the first 20, in Rabbits · 12, the service may have more"),
        (answer(19, 20), True, "3 of 19, in Rabbits · 12 and matching the search"),
        (answer(21, 20), False, "3 of 21, in Rabbits · 12, the service may have more"),
    ],
)
def test_with_categories_the_rows_are_said_to_be_some_of_all(
    footer: Footer, shown: AnimalList, *, searching: bool, said: str
) -> None:
    whole = Answer(Question(None, shown.limit), shown, 0.0)
    footer.show_answer(whole, 3, searching=searching, categories="Rabbits · 12")
    assert footer.summary.text() == said


@pytest.mark.parametrize(("limit", "more"), [(1, 2), (20, 40), (40, 80), (60, 100), (80, 100)])
def test_show_more_doubles_the_limit_up_to_100(footer: Footer, limit: int, more: int) -> None:
    wanted: list[int] = []
    footer.more_wanted.connect(wanted.append)
    summary(footer, answer(limit, limit))
    assert footer.more.isVisible()
    assert footer.more.text() == f"Show {more}"
    footer.more.click()
    assert wanted == [more]


def test_what_is_new_is_said_after_how_much_it_is(footer: Footer) -> None:
    news = News(frozenset({1, 2, 3}), frozenset({4, 5, 6}), now_sold=1)
    footer.show_answer(Answer(Question(None, 20), answer(7, 20), 0.0, news=news), 7, searching=False)
    assert footer.summary.text() == "7 animals, 3 new here, 1 now sold, 2 changed"


@pytest.mark.parametrize(
    ("count", "parts", "complete", "said"),
    [
        (150, 2, False, "150 animals loaded, in 2 of 4 requests, the service may have more"),
        (310, 4, False, "310 animals loaded, the service may have more"),
        (40, 4, True, "40 animals, the whole catalogue"),
    ],
)
def test_what_was_gathered_is_said_with_what_it_covers(
    footer: Footer, count: int, parts: int, complete: bool, said: str
) -> None:
    animals = answer(count, count + complete)
    question = Question(None, 100, gathers=True)
    footer.show_answer(Answer(question, animals, 0.0, parts=parts, complete=complete), count, searching=False)
    assert footer.summary.text() == said
    assert not footer.more.isVisible()


@pytest.mark.parametrize(
    ("count", "narrowed", "said"),
    [
        (None, False, "Counting…"),
        (1, False, "1 animal seen"),
        (1_000_000, False, "1,000,000 animals seen"),
        (1, True, "1 match"),
        (2_500, True, "2,500 match"),
    ],
)
def test_everything_seen_is_counted_for_what_it_is(
    footer: Footer, count: int | None, narrowed: bool, said: str
) -> None:
    footer.show_seen(count, narrowed=narrowed)
    assert footer.summary.text() == said
    if count is not None:
        footer.show_seen(count, narrowed=narrowed, categories="Rabbits · 12")
        assert footer.summary.text() == f"{said}, in Rabbits · 12"


@pytest.mark.parametrize("shown", [answer(19, 20), None])
def test_show_more_is_hidden_where_there_is_no_more_to_ask_for(
    footer: Footer, shown: AnimalList | None
) -> None:
    summary(footer, answer(20, 20))
    summary(footer, shown)
    assert not footer.more.isVisible()


def test_the_focus_stays_on_show_more_when_the_rows_are_refreshed(footer: Footer, qtbot: QtBot) -> None:
    footer.activateWindow()
    qtbot.waitUntil(footer.isActiveWindow)
    summary(footer, answer(20, 20))
    footer.more.setFocus()
    summary(footer, answer(20, 20))
    assert footer.more.hasFocus()


# The offscreen platform says that it cannot raise a tip.
@pytest.mark.qt_log_ignore(r"This plugin does not support raise\(\)")
def test_a_summary_that_is_cut_is_shown_whole_in_a_tooltip(footer: Footer) -> None:
    summary(footer, answer(20, 20))
    place = QPoint(5, 5)
    pointed_at = QHelpEvent(QEvent.Type.ToolTip, place, footer.summary.mapToGlobal(place))
    # GIVEN room for all of it THEN nothing is said twice
    footer.resize(1200, footer.height())
    QApplication.sendEvent(footer.summary, pointed_at)
    assert QToolTip.text() == ""
    # WHEN there is room for its beginning only
    footer.resize(footer.minimumSizeHint().width(), footer.height())
    QApplication.sendEvent(footer.summary, pointed_at)
    assert "First 20 animals, the service may have more" in QToolTip.text()


def test_however_narrow_the_quota_is_whole_and_the_summary_is_cut_instead(footer: Footer) -> None:
    quota = footer.findChild(QuotaBar)
    assert quota is not None
    quota.show_quota(Quota(limit=60, remaining=58))
    summary(footer, answer(20, 20))
    # As within a window, which may be narrower than all that is in it.
    footer.setMinimumSize(1, 1)
    footer.resize(1, footer.height())
    footer.resize(LEAST + quota.sizeHint().width() + footer.more.sizeHint().width(), footer.height())
    assert quota.width() >= quota.sizeHint().width()
    assert footer.more.width() >= footer.more.sizeHint().width()


def test_of_several_changes_in_a_row_a_screen_reader_says_the_last(
    footer: Footer, qapp: QApplication, announced: list[str]
) -> None:
    # As when filters are cleared one after the other.
    summary(footer, answer(30, 40), matching=3)
    summary(footer, answer(30, 40), matching=7)
    summary(footer, answer(30, 40))
    qapp.processEvents()
    assert announced == ["30 animals"]
    summary(footer, None)
    qapp.processEvents()
    assert announced == ["30 animals"]
