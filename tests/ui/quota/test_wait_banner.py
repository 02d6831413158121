"""The wait banner: what it says of each wait, and how it counts down."""

import math

import pytest
from pytestqt.qtbot import QtBot

from menagerie.governor.record import WaitReason
from menagerie.governor.states import Told, Waiting
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import moment
from menagerie.ui.quota.wait_banner import WaitBanner
from menagerie.ui.words.states import who_told
from support.sentences import ASKED_BY_DESK, ASKED_TO_WAIT, WAIT_OVER

NOW = 1_800_000_000.0


@pytest.fixture
def banner(theme: Theme, qtbot: QtBot) -> WaitBanner:
    banner = WaitBanner(theme)
    qtbot.addWidget(banner)
    return banner


# The pace holds back no person.
@pytest.mark.parametrize("reason", [one for one in WaitReason if one is not WaitReason.PACED])
@pytest.mark.parametrize("until", [NOW + 90, math.inf])
def test_every_wait_has_a_title_and_says_what_still_works(
    banner: WaitBanner, reason: WaitReason, until: float
) -> None:
    assert banner.isHidden()
    banner.show_wait(Waiting(until, reason), NOW)
    assert banner.isVisible()
    assert banner.title.text()
    # Both are read from their labels, not a second time with the banner.
    assert banner.accessibleName() == "Wait"
    assert banner.accessibleDescription() == ""
    assert "Searching and reading go on. What you add now is sent after the wait." in banner.text.text()


GOES_ON = "Searching and reading go on."


@pytest.mark.parametrize(
    ("wait", "title", "text"),
    [
        (Waiting(NOW + 90, WaitReason.USED_UP), "No requests left until {time}", GOES_ON),
        (Waiting(NOW + 28, WaitReason.LIMIT), ASKED_TO_WAIT + " until {time}", GOES_ON),
        (Waiting(NOW + 28, WaitReason.UNAVAILABLE), "The service is busy · until {time}", GOES_ON),
        (
            Waiting(NOW + 65, WaitReason.REFUSED),
            "The service refused the request · until {time}",
            "It did not say for how long, and asking soon could get this key blocked. ",
        ),
        (
            Waiting(NOW + 300, WaitReason.REFUSED, shorter=NOW + 60),
            "The service refused the request · until {time}",
            "We can't read how long it asked us to wait; you can try once from ",
        ),
    ],
)
def test_a_wait_that_the_service_did_not_ask_for_is_not_called_one(
    banner: WaitBanner, wait: Waiting, title: str, text: str
) -> None:
    banner.show_wait(wait, NOW)
    assert banner.title.text() == title.format(time=moment(wait.until, NOW))
    assert banner.text.text().startswith(text)


@pytest.mark.parametrize("until", [NOW + 90, math.inf])
@pytest.mark.parametrize(
    ("reason", "title"),
    [
        (WaitReason.LIMIT, ASKED_BY_DESK),
        (WaitReason.REFUSED, ASKED_BY_DESK),
        (WaitReason.UNAVAILABLE, ASKED_BY_DESK),
        (WaitReason.USED_UP, "No requests left"),
    ],
)
def test_a_wait_that_only_the_store_told_names_a_colleagues_desk_and_not_the_service(
    banner: WaitBanner, reason: WaitReason, title: str, until: float
) -> None:
    told = Told(NOW - 60, by_store=True)
    banner.show_wait(Waiting(until, reason), NOW, told)
    assert banner.title.text().startswith(ASKED_BY_DESK if math.isinf(until) else title)
    assert banner.text.text().endswith(f" {who_told(told, NOW)}")


def test_a_wait_says_who_told_it_and_when_and_no_more_of_that_if_it_was_the_service(
    banner: WaitBanner,
) -> None:
    at = moment(NOW - 60, NOW, seconds=False)
    assert who_told(Told(NOW - 60), NOW) == f"Told by the service at {at}."
    by_desk = f"Told by a colleague's desk through the shared store, at {at}."
    assert who_told(Told(NOW - 60, by_store=True), NOW) == by_desk
    assert who_told(None, NOW) == ""
    banner.show_wait(Waiting(NOW + 90, WaitReason.LIMIT), NOW, Told(NOW - 60))
    assert who_told(Told(NOW - 60), NOW) not in banner.text.text()


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (28.0, "0:28"),
        (27.01, "0:28"),
        (0.2, "0:01"),
        (0.0, "0:00"),
        (-5.0, "0:00"),
        (725.0, "12:05"),
        (3600.0, "1:00:00"),
    ],
)
def test_the_countdown_is_never_early(banner: WaitBanner, seconds: float, said: str) -> None:
    banner.show_remaining(seconds)
    assert banner.countdown.text() == said
    assert banner.countdown.accessibleName() == f"{said} left"


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        ([14.0, 13.0, 11.0, 10.1, 9.5, 8.0], ["0:14 left", "0:10 left"]),
        # A busy computer shows less of them.
        ([75.0, 45.0, 12.0, 7.2], ["1:15 left", "0:45 left", "0:12 left", "0:08 left"]),
    ],
)
def test_a_screen_reader_says_the_countdown_at_first_and_when_the_end_comes_nearer(
    banner: WaitBanner, announced: list[str], shown: list[float], said: list[str]
) -> None:
    banner.show_wait(Waiting(NOW + shown[0], WaitReason.LIMIT), NOW)
    announced.clear()
    for seconds in shown:
        banner.show_remaining(seconds)
    assert announced == said


def test_a_clock_stands_where_there_is_no_countdown_of_which_nothing_is_read(banner: WaitBanner) -> None:
    banner.show_wait(Waiting(NOW + 90, WaitReason.LIMIT), NOW)
    banner.show_remaining(90)
    assert not banner.icon.isVisible()
    banner.show_remaining(math.inf)
    assert banner.icon.isVisible()
    assert (banner.countdown.text(), banner.countdown.accessibleName()) == ("", "")


def test_the_offer_to_try_ends_with_the_try(banner: WaitBanner) -> None:
    banner.show_wait(Waiting(math.inf, WaitReason.REFUSED), NOW)
    banner.offer_try(offered=True)
    assert banner.try_once.isVisible()
    banner.show_probing()
    assert banner.title.text() == WAIT_OVER
    assert banner.countdown.text() == "0:00"
    assert not banner.try_once.isVisible()
