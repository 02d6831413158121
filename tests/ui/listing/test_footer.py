"""The footer: how much of the catalogue is on screen, and the way to more."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal, AnimalList, News, PetStatus
from menagerie.domain.answers import Answer, Question
from menagerie.domain.plan import Quota
from menagerie.ui.listing.footer import Footer
from menagerie.ui.look.theme import Theme
from menagerie.ui.quota.quota_bar import QuotaBar
from support.clock import VirtualClock

# Room for the beginning of a summary, with the spaces around it.
LEAST = 100


@pytest.fixture
def footer(theme: Theme, qtbot: QtBot) -> Footer:
    quota_bar = QuotaBar(VirtualClock())
    footer = Footer(theme, quota_bar, quota_bar)
    qtbot.addWidget(footer)
    footer.show()
    return footer


def answer(count: int, limit: int, unreadable: int = 0, excess: int = 0) -> AnimalList:
    animals = tuple(Animal(number, f"animal {number}", 1) for number in range(1, count + 1))
    return AnimalList(animals, limit, unreadable, excess)


def summary(footer: Footer, animals: AnimalList | None) -> str:
    count = len(animals.animals) if animals is not None else 0
    shown = Answer(Question(None, animals.limit), animals, 0.0) if animals is not None else None
    footer.show_answer(shown, count)
    return footer.summary.text()


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        (answer(0, 20), "0 animals"),
        (answer(1, 20), "All 1 animal that the service lists"),
        (answer(19, 20), "All 19 animals that the service lists"),
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


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        (answer(19, 20), "3 of 19, in Rabbits · 12"),
        (answer(20, 20), "3 of the first 20, in Rabbits · 12, the service may have more"),
        (answer(21, 20), "3 of 21, in Rabbits · 12, the service may have more"),
    ],
)
def test_with_categories_the_rows_are_said_to_be_some_of_all(
    footer: Footer, shown: AnimalList, said: str
) -> None:
    whole = Answer(Question(None, shown.limit), shown, 0.0)
    footer.show_answer(whole, 3, categories="Rabbits · 12")
    assert footer.summary.text() == said


def test_more_is_offered_where_there_may_be_more(footer: Footer) -> None:
    summary(footer, answer(100, 100))
    assert footer.more.text() == "Load more (up to 4 requests)"
    assert not footer.more.isHidden()
    summary(footer, answer(99, 100))
    assert footer.more.isHidden()


def test_what_is_new_is_said_after_how_much_it_is(footer: Footer) -> None:
    news = News(frozenset({1, 2, 3}), frozenset({4, 5, 6}), now_sold=1)
    footer.show_answer(Answer(Question(None, 20), answer(7, 20), 0.0, news=news), 7)
    assert footer.summary.text() == "All 7 animals that the service lists"
    assert footer.news.text() == "3 new here, 1 now sold, 2 changed"
    assert not footer.news.isHidden()
    footer.show_seen(7, narrowed=False)
    assert footer.news.isHidden()


def test_of_one_status_it_is_never_said_that_it_is_all_that_the_service_lists(footer: Footer) -> None:
    footer.show_answer(Answer(Question(PetStatus.SOLD, 20), answer(7, 20), 0.0), 7)
    assert footer.summary.text() == "7 animals"


@pytest.mark.parametrize(
    ("count", "parts", "said"),
    [
        (150, 2, "150 animals loaded, in 2 of 4 requests, there may be more"),
        (186, 4, "186 animals loaded, there may be more"),
    ],
)
def test_what_was_gathered_is_said_with_what_it_covers(
    footer: Footer, count: int, parts: int, said: str
) -> None:
    question = Question(None, 100, gathers=True)
    footer.show_answer(Answer(question, answer(count, count), 0.0, parts=parts), count)
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
def test_load_more_is_hidden_where_there_is_no_more_to_ask_for(
    footer: Footer, shown: AnimalList | None
) -> None:
    summary(footer, answer(20, 20))
    summary(footer, shown)
    assert not footer.more.isVisible()


def test_the_focus_stays_on_load_more_when_the_rows_are_refreshed(footer: Footer, qtbot: QtBot) -> None:
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
    beside = (quota, footer.more, footer.limit)
    footer.resize(LEAST + sum(one.sizeHint().width() for one in beside), footer.height())
    assert quota.width() >= quota.sizeHint().width()
    assert footer.more.width() >= footer.more.sizeHint().width()


def test_of_several_changes_in_a_row_a_screen_reader_says_the_last(
    footer: Footer, qapp: QApplication, announced: list[str]
) -> None:
    # As when filters are cleared one after the other.
    summary(footer, answer(10, 40))
    summary(footer, answer(20, 40))
    summary(footer, answer(30, 40))
    qapp.processEvents()
    assert announced == ["All 30 animals that the service lists"]
    summary(footer, None)
    qapp.processEvents()
    assert announced == ["All 30 animals that the service lists"]
