"""Who was refused gives way to the others for an hour, where a second refusal would be near."""

from random import Random

from menagerie.governor.quiet import Quiet
from menagerie.governor.sharing import Sharing
from menagerie.governor.statement import Said, Statement

MINUTE = 60.0
HOUR = 3600.0
DAY = 86_400.0
NOW = 1_000.0


class Desk:
    """What a desk was told of its limits, and how quiet it keeps."""

    def __init__(self) -> None:
        sharing = Sharing()
        self.minute = Statement(MINUTE, sharing)
        self.day = Statement(DAY, sharing)
        self.quiet = Quiet(self.minute, self.day, Random(1))  # noqa: S311 - no secret
        self._number = 0

    def hear(self, remaining: int, at: float) -> None:
        """Take an answer that shows the minute, of 60 requests."""
        self._number += 1
        self.minute.take(Said(self._number, 60, remaining, at, at + 6.0, in_flight=0))

    def hear_of_the_day(self, remaining: int, at: float, *, resets_in: float = DAY) -> None:
        """Take an answer that shows the day, of 1,000 requests."""
        self._number += 1
        self.day.take(Said(self._number, 1_000, remaining, at, at + resets_in, in_flight=0))


def test_who_was_never_refused_is_not_held() -> None:
    desk = Desk()
    desk.hear(2, NOW)
    desk.hear_of_the_day(2, NOW)

    assert desk.quiet.delay(NOW, used_of_the_day=9.0) <= 0.0
    assert desk.quiet.delay_before_the_last(NOW) <= 0.0


def test_the_last_of_a_day_is_left_to_others_for_an_hour() -> None:
    desk = Desk()
    desk.hear_of_the_day(2, NOW)
    desk.quiet.refused(NOW)

    assert desk.quiet.delay_before_the_last(NOW + 600.0) == HOUR - 600.0
    assert desk.quiet.delay_before_the_last(NOW + HOUR) <= 0.0


def test_the_last_of_a_window_is_left_no_longer_than_until_its_reset() -> None:
    desk = Desk()
    desk.hear_of_the_day(3, NOW - 900.0, resets_in=1_500.0)
    desk.hear_of_the_day(2, NOW, resets_in=600.0)
    desk.quiet.refused(NOW)

    assert desk.day.is_window
    assert desk.quiet.delay_before_the_last(NOW) == 600.0


def test_a_minute_that_holds_hardly_anything_is_looked_at_once_and_then_left_alone() -> None:
    desk = Desk()
    desk.hear(6, NOW - 1.0)
    desk.quiet.refused(NOW)

    until_the_look = desk.quiet.delay(NOW, used_of_the_day=0.0)
    assert MINUTE <= until_the_look <= 3 * MINUTE

    desk.hear(5, NOW + until_the_look)
    assert desk.quiet.delay(NOW + until_the_look, used_of_the_day=0.0) == HOUR - until_the_look


def test_a_look_that_is_refused_too_is_the_last_for_the_hour() -> None:
    desk = Desk()
    desk.hear(6, NOW - 1.0)
    desk.quiet.refused(NOW)
    look_at = NOW + desk.quiet.delay(NOW, used_of_the_day=0.0)
    desk.hear(0, look_at)
    desk.quiet.refused(look_at)

    assert desk.quiet.delay(look_at, used_of_the_day=0.0) == NOW + HOUR - look_at
    assert desk.quiet.delay(NOW + HOUR, used_of_the_day=0.0) <= 0.0


def test_what_was_under_way_at_the_refusal_is_no_look() -> None:
    desk = Desk()
    desk.hear(6, NOW - 1.0)
    desk.quiet.refused(NOW)
    until_the_look = desk.quiet.delay(NOW, used_of_the_day=0.0)
    # WHEN others that had left before are answered and refused
    desk.hear(1, NOW + 0.3)
    desk.quiet.refused(NOW + 0.4)

    assert desk.quiet.delay(NOW, used_of_the_day=0.0) == until_the_look


def test_whoever_is_shown_the_day_goes_on() -> None:
    desk = Desk()
    desk.hear(6, NOW - 1.0)
    desk.quiet.refused(NOW)
    desk.hear_of_the_day(80, NOW + 120.0)

    assert desk.quiet.delay(NOW + 121.0, used_of_the_day=9.0) == 0.0


def test_a_minute_that_showed_more_is_gone_on_with() -> None:
    desk = Desk()
    desk.hear(7, NOW - 1.0)
    desk.quiet.refused(NOW)

    assert desk.quiet.delay(NOW, used_of_the_day=1.4) == 0.0


def test_a_day_that_must_have_come_to_its_end_unseen_is_left_alone() -> None:
    desk = Desk()
    desk.hear(40, NOW - 1.0)
    desk.quiet.refused(NOW)

    assert desk.quiet.delay(NOW + 1.0, used_of_the_day=1.6) == HOUR - 1.0
