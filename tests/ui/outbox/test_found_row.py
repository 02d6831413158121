"""All adds that were found without a doubt are confirmed with one action, which asks once."""

import pytest
from pytestqt.qtbot import QtBot

from menagerie.outbox.entry import Entry, State
from menagerie.ui.outbox.panel import OutboxPanel
from menagerie.ui.widgets.second_press import PAUSE
from menagerie.workflows.sending.checking import found_alone
from support.adds import absent, add, found, unclear
from support.clock import VirtualClock

REX = add(1, State.UNCONFIRMED, found(1043))


@pytest.mark.parametrize(
    "other",
    [
        add(2, State.UNCONFIRMED, found(1043)),
        add(2, State.UNCONFIRMED),
        add(2, State.UNCONFIRMED, status=None),
        add(2, State.UNCONFIRMED, category=" +12"),
        add(2, State.SENDING),
        add(2, State.DISCARDED),
        add(2, State.CREATED),
    ],
    ids=["found too", "not looked for", "any status", "same category", "in flight", "discarded", "no id"],
)
def test_an_animal_that_another_add_may_be_is_not_found_without_a_doubt(other: Entry) -> None:
    assert REX.number not in [entry.number for entry in found_alone((REX, other))]


@pytest.mark.parametrize(
    "other",
    [
        add(2, State.UNCONFIRMED, name="Ink"),
        add(2, State.UNCONFIRMED, category="13"),
        add(2, State.UNCONFIRMED, status="sold"),
        add(2, State.QUEUED),
        add(2, State.DRAFT),
        add(2, State.CREATED, animal_id=7),
    ],
    ids=["name", "category", "status", "queued", "draft", "known id"],
)
def test_an_add_that_cannot_be_the_animal_leaves_no_doubt(other: Entry) -> None:
    assert found_alone((REX, other)) == (REX,)


def test_only_the_newest_look_counts() -> None:
    found_then_not = add(1, State.UNCONFIRMED, found(1043), absent(10.0))
    assert found_alone((found_then_not, add(2, State.UNCONFIRMED, unclear(), name="Ink"))) == ()


def test_several_are_offered_and_the_question_takes_two_presses(
    panel: OutboxPanel, clock: VirtualClock, qtbot: QtBot
) -> None:
    panel.open()
    panel.found.show_count(12)
    assert panel.found.line.text() == "12 animals were found in the service's list, each only once."
    panel.found.ask.click()
    with qtbot.assertNotEmitted(panel.all_confirmed):
        panel.found.yes.click()
    clock.move(PAUSE)
    with qtbot.waitSignal(panel.all_confirmed):
        panel.found.yes.click()


def test_the_question_is_taken_back_when_it_would_be_about_others(panel: OutboxPanel) -> None:
    panel.open()
    panel.found.show_count(12)
    panel.found.ask.click()
    panel.found.show_count(13)
    assert panel.found.ask.isVisible()
    assert not panel.found.yes.isVisible()


def test_a_single_one_is_confirmed_like_any_other(panel: OutboxPanel) -> None:
    panel.open()
    panel.found.show_count(1)
    assert not panel.found.isVisible()
