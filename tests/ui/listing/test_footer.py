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
from support.every_case import every_case

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


ANSWERS: list[tuple[AnimalList | None, str]] = [
    (answer(0, 20), "0 animals"),
    (answer(1, 20), "All 1 animal that the service lists"),
    (answer(19, 20), "All 19 animals that the service lists"),
    (answer(20, 20), "First 20 animals, the service may have more"),
    (answer(1, 1), "First animal, the service may have more"),
    (answer(17, 20, unreadable=2), "17 animals, 2 more could not be read"),
    (answer(3, 20, unreadable=1), "3 animals, 1 more could not be read"),
    (answer(18, 20, unreadable=2), "First 18 animals, the service may have more, 2 more could not be read"),
    (answer(20, 20, excess=99_980), "First 20 animals, the service sent 100,000 animals instead of 20"),
    (answer(100, 100), "First 100 animals, the service may have more"),
    # With one that was added here since, which need not be among the first.
    (answer(101, 100), "101 animals, the service may have more"),
    (None, ""),
]


def test_it_is_said_how_much_is_shown_and_a_full_answer_is_never_the_total(footer: Footer) -> None:
    with every_case() as case:
        for shown, said in ANSWERS:
            with case(said):
                assert summary(footer, shown) == said
                assert footer.summary.accessibleName() == said
        # With categories the rows are said to be some of all.
        for shown, said in (
            (answer(19, 20), "3 of 19, in Rabbits · 12"),
            (answer(20, 20), "3 of the first 20, in Rabbits · 12, the service may have more"),
            (answer(21, 20), "3 of 21, in Rabbits · 12, the service may have more"),
        ):
            with case(said):
                whole = Answer(Question(None, shown.limit), shown, 0.0)
                footer.show_answer(whole, 3, categories="Rabbits · 12")
                assert footer.summary.text() == said
        for count, parts, said in (
            (150, 2, "150 animals loaded, in 2 of 4 requests, there may be more"),
            (186, 4, "186 animals loaded, there may be more"),
        ):
            with case(said):
                question = Question(None, 100, gathers=True)
                footer.show_answer(Answer(question, answer(count, count), 0.0, parts=parts), count)
                assert footer.summary.text() == said
                assert not footer.more.isVisible()
        # Of one status it is never said that it is all that the service lists.
        with case("a status"):
            footer.show_answer(Answer(Question(PetStatus.SOLD, 20), answer(7, 20), 0.0), 7)
            assert footer.summary.text() == "7 animals"
        # Everything seen is counted for what it is.
        for seen, narrowed, said in (
            (None, False, "Counting…"),
            (1, False, "1 animal seen"),
            (1_000_000, False, "1,000,000 animals seen"),
            (1, True, "1 match"),
            (2_500, True, "2,500 match"),
        ):
            with case(said):
                footer.show_seen(seen, narrowed=narrowed)
                assert footer.summary.text() == said
                if seen is not None:
                    footer.show_seen(seen, narrowed=narrowed, categories="Rabbits · 12")
                    assert footer.summary.text() == f"{said}, in Rabbits · 12"


def test_more_is_offered_where_there_may_be_more_and_news_are_said(footer: Footer, qtbot: QtBot) -> None:
    footer.activateWindow()
    qtbot.waitUntil(footer.isActiveWindow)
    for shown in (answer(99, 100), answer(19, 20), None):
        summary(footer, answer(100, 100))
        assert footer.more.text() == "Load more (up to 4 requests)"
        assert not footer.more.isHidden()
        footer.more.setFocus()
        summary(footer, answer(100, 100))
        assert footer.more.hasFocus()
        summary(footer, shown)
        assert footer.more.isHidden()
    news = News(frozenset({1, 2, 3}), frozenset({4, 5, 6}), now_sold=1)
    footer.show_answer(Answer(Question(None, 20), answer(7, 20), 0.0, news=news), 7)
    assert footer.summary.text() == "All 7 animals that the service lists"
    assert footer.news.text() == "3 new here, 1 now sold, 2 changed"
    assert not footer.news.isHidden()
    footer.show_seen(7, narrowed=False)
    assert footer.news.isHidden()


# The offscreen platform says that it cannot raise a tip.
@pytest.mark.qt_log_ignore("This plugin does not support raise\\(\\)")
def test_a_narrow_summary_is_cut_and_shown_whole_in_a_tooltip(footer: Footer) -> None:
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
