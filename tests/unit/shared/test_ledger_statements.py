"""What the shared ledger knows, as spans by the server's clock, becomes a record by this computer's."""

import pytest

from menagerie.domain.plan import BUSINESS
from menagerie.governor.record import Record, UsedUp, Wait, WaitReason
from menagerie.shared.ledger_statements import Known
from support.clock import VirtualClock
from support.ledgers import NOW, at

NOTHING = Known(
    changes=5,
    refusals=2,
    wait_left=None,
    wait_firm_left=None,
    wait_reason=None,
    wait_by=None,
    strikes=0,
    clean_ago=None,
    refused=None,
    used_up_left=None,
    used_up_span=None,
    plan=None,
    told=0.0,
)


def test_all_that_is_known_begins_or_ends_as_long_ago_or_from_now_as_the_store_says() -> None:
    known = NOTHING._replace(
        wait_left=60.0,
        wait_firm_left=20.0,
        wait_reason="unavailable",
        strikes=3,
        clean_ago=40.0,
        refused=401,
        used_up_left=100.0,
        used_up_span=3600.0,
        plan=BUSINESS.name,
        told=90.0,
    )
    assert known.record(VirtualClock(NOW)) == Record(
        wait=Wait(at(), 60.0, 20.0, WaitReason.UNAVAILABLE),
        strikes=3,
        clean_since=at(-40.0),
        refused=401,
        used_up=UsedUp(at(-3500.0), 3600.0),
        plan=BUSINESS,
        told=90.0,
    )
    assert NOTHING.record(VirtualClock(NOW)) == Record()


@pytest.mark.parametrize("firmly", [None, 61.0])
def test_a_wait_is_firm_to_its_end_where_the_store_says_nothing_shorter(firmly: float | None) -> None:
    known = NOTHING._replace(wait_left=60.0, wait_firm_left=firmly, wait_reason="limit")
    assert known.record(VirtualClock(NOW)).wait == Wait(at(), 60.0, 60.0, WaitReason.LIMIT)


def test_what_only_a_newer_version_names_is_taken_for_a_limit_of_an_unknown_plan() -> None:
    known = NOTHING._replace(wait_left=60.0, wait_firm_left=60.0, wait_reason="weather", plan="Platinum")
    assert known.record(VirtualClock(NOW)) == Record(Wait(at(), 60.0, 60.0, WaitReason.LIMIT))


@pytest.mark.parametrize(
    ("known", "is_encumbered"),
    [(NOTHING, False), (NOTHING._replace(wait_left=0.0), True), (NOTHING._replace(refused=403), True)],
)
def test_after_a_wait_or_a_refusal_the_next_request_is_a_probe(known: Known, *, is_encumbered: bool) -> None:
    assert known.is_encumbered is is_encumbered


@pytest.mark.parametrize(
    ("there", "is_longer"),
    [
        (NOTHING, False),
        (NOTHING._replace(wait_left=61.0), False),
        (NOTHING._replace(wait_left=61.1), True),
        (NOTHING._replace(used_up_left=31.0), False),
        (NOTHING._replace(used_up_left=31.1), True),
        (NOTHING._replace(wait_left=61.1, used_up_left=30.0), True),
    ],
)
def test_a_wait_that_ends_more_than_a_second_later_is_news(there: Known, *, is_longer: bool) -> None:
    here = Record(wait=Wait(at(), 60.0, 60.0, WaitReason.LIMIT), used_up=UsedUp(at(), 30.0))
    assert there.lasts_longer_than(here, VirtualClock(NOW)) is is_longer


@pytest.mark.parametrize(
    ("there", "is_longer"),
    [
        (NOTHING._replace(wait_left=1.0), False),
        (NOTHING._replace(wait_left=1.1), True),
        (NOTHING._replace(used_up_left=1.0), False),
        (NOTHING._replace(used_up_left=1.1), True),
    ],
)
def test_an_unknown_wait_is_news_unless_it_is_as_good_as_over(there: Known, *, is_longer: bool) -> None:
    assert there.lasts_longer_than(Record(), VirtualClock(NOW)) is is_longer
