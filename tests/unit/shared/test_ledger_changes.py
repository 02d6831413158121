"""What a desk could not tell the shared ledger is told together with what it learned since."""

from msgspec.structs import replace

from menagerie.governor.record import Record
from menagerie.shared.ledger_changes import Changes, Recorded
from support.ledgers import at, waiting

OVER = Recorded(Record(clean_since=at()), is_refusal=False, lifts=True, lifts_used_up=False, known=3)
SINCE = Recorded(Record(strikes=1), is_refusal=False, lifts=False, lifts_used_up=True, known=4)


def test_a_wait_that_is_over_stays_over_after_what_was_learned_since() -> None:
    changes = Changes(recorded=SINCE)

    changes.put_back(Changes(recorded=OVER))

    assert changes.recorded == replace(SINCE, lifts=True, known=3)


def test_a_refusal_stays_one_as_long_as_it_holds() -> None:
    refusal = Recorded(waiting(), is_refusal=True, lifts=False, lifts_used_up=False, known=3)
    still = replace(SINCE, record=waiting())

    assert still.after(refusal).is_refusal
    assert not SINCE.after(refusal).is_refusal


def test_requests_are_told_with_those_that_left_before() -> None:
    changes = Changes(sent={"new": at()}, sent_before={5: (at(), 2)}, ended={"new": at()}, withdrawn=["new"])

    changes.put_back(
        Changes(
            sent={"old": at()},
            sent_before={5: (at(), 1), 4: (at(), 3)},
            ended={"old": at()},
            withdrawn=["old"],
        )
    )

    assert changes == Changes(
        sent={"old": at(), "new": at()},
        sent_before={5: (at(), 3), 4: (at(), 3)},
        ended={"old": at(), "new": at()},
        withdrawn=["old", "new"],
    )
