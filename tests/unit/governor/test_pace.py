"""Background work leaves to others what is theirs, and what a person's own click may need."""

import pytest
from msgspec.structs import replace

from menagerie.domain.plan import PRO
from menagerie.governor.pace import Moment, Pace
from menagerie.governor.sharing import Sharing
from menagerie.governor.sliding_log import SlidingLog
from menagerie.governor.statement import Said, Statement
from support.asking import NoJitter

MINUTE = 60.0
DAY = 86_400.0
NOW = 1_000.0


def shared_by(desks: int) -> Sharing:
    """Return what a desk has learned of others where all together used ``desks`` times what it used."""
    sharing = Sharing()
    for _ in range(20):
        sharing.learn(desks, 1)
    return sharing


def pace_of(sharing: Sharing, *, minute: tuple[Said, ...] = (), day: tuple[Said, ...] = ()) -> Pace:
    """Return the pace of a desk to which answers have said this of the minute and of the day."""
    of_minute, of_day = Statement(MINUTE, sharing), Statement(DAY, sharing)
    for statement, words in ((of_minute, minute), (of_day, day)):
        for said in words:
            statement.take(said)
    logs = SlidingLog(MINUTE, 1.0, 0.02), SlidingLog(DAY, 1.0, 60.0)
    return Pace(of_minute, of_day, *logs, sharing, NoJitter())


def moment() -> Moment:
    """Return a moment at which a request has just left."""
    return Moment(NOW, PRO, PRO.per_minute, last_sent=NOW, is_in_flight=False, is_careful=False)


def of_the_day(number: int, remaining: int, at: float) -> Said:
    return Said(number, 10_000, remaining, at, NOW + 36_000, in_flight=0)


def test_who_had_less_catches_up_although_nothing_is_known() -> None:
    had_much, had_little = (pace_of(shared_by(desks)).delay(moment()) for desks in (20, 100))

    assert had_much < had_little < 3 * had_much


def test_the_last_of_a_day_that_others_use_too_is_not_asked_for_at_once() -> None:
    last = (of_the_day(1, 25, NOW),)
    alone, shared = (pace_of(shared_by(desks), day=last).delay(moment()) for desks in (1, 20))

    assert alone <= 0.0
    assert shared > MINUTE


def of_a_refilling_minute(remaining: int) -> tuple[Said, ...]:
    before = Said(1, 300, remaining, NOW - 30, NOW - 10, in_flight=0)
    return before, Said(2, 300, remaining, NOW, NOW + 20, in_flight=0)


def test_where_a_minute_refills_each_desk_goes_the_slower_the_less_remains_and_the_more_there_are() -> None:
    waits = [
        pace_of(shared_by(desks), minute=of_a_refilling_minute(remaining)).delay(moment())
        for desks, remaining in ((2, 60), (20, 60), (20, 20))
    ]

    assert 0.0 < waits[0] < waits[1] < waits[2]


@pytest.mark.parametrize("desks", [5, 20])
def test_where_a_minute_refills_no_desk_goes_much_faster_than_an_even_share(desks: int) -> None:
    """What was taken in one burst flows back in one burst, for which all would ask again."""
    wait = pace_of(shared_by(desks), minute=of_a_refilling_minute(299)).delay(moment())

    assert wait >= 0.75 * desks * MINUTE / 300


def test_alone_a_minute_that_refills_is_used_as_fast_as_it_refills() -> None:
    alone = pace_of(shared_by(1), minute=of_a_refilling_minute(2)).delay(moment())
    plenty = pace_of(shared_by(1), minute=of_a_refilling_minute(20)).delay(moment())

    assert alone == pytest.approx(MINUTE / 300, rel=0.05)
    assert plenty < alone / 3


@pytest.mark.parametrize("remaining", [1, 20])
def test_near_the_end_of_a_day_that_refills_all_keep_the_same_pace_whatever_they_had(remaining: int) -> None:
    moved_on = replace(of_the_day(2, remaining, NOW), reset_at=NOW + 37_000)
    day = (of_the_day(1, remaining + 1, NOW - 10), moved_on)
    had_much, had_little = (pace_of(shared_by(desks), day=day).delay(moment()) for desks in (5, 20))

    assert had_much == pytest.approx(had_little)
