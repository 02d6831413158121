"""Moments in words: a file or another desk may say any number."""

import math
from functools import partial

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from menagerie.domain.cases import OutboxCase, ReasonCase
from menagerie.domain.facts import Fact, fact, facts_in, to_text
from menagerie.outbox.entry import State
from menagerie.ui.look.wording import clock_time, date_and_time, day_and_time, moment
from menagerie.ui.outbox.wording import summary
from menagerie.ui.words.messages import stored_words, words
from support.adds import NOW, add

UNKNOWN = "an unknown time"
SAYING = (clock_time, date_and_time, partial(moment, now=NOW), partial(day_and_time, now=NOW))


@given(st.floats(allow_nan=True, allow_infinity=True) | st.integers())
@example(math.nan)
@example(math.inf)
@example(-math.inf)
@example(253_402_300_799)
@example(253_402_300_799.5)
@example(2**63)
@example(-1)
def test_a_moment_is_said_of_whatever_number_there_is(unix: float) -> None:
    is_one = 0 < unix <= 253_402_300_799
    for say in SAYING:
        said = say(unix)
        assert said
        assert (said == UNKNOWN) is not is_one
    row = summary(replace(add(1, State.QUEUED), changed_at=unix), {}, NOW)
    assert row.endswith(UNKNOWN) is not is_one


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity", "1e999", "1e300", "9" * 400])
def test_a_stored_reason_is_said_without_a_number_that_is_none(value: str) -> None:
    stored = to_text(fact(ReasonCase.COLLEAGUE_ADDED, person="Bob", computer="Desk 2", moment=0))
    said = stored_words(stored.replace('"moment":0', f'"moment":{value}'))
    assert said == "Bob at Desk 2 added one just like it (…)."
    (kept,) = facts_in(stored.replace('"moment":0', f'"moment":{value}')) or ()
    assert kept == fact(ReasonCase.COLLEAGUE_ADDED, person="Bob", computer="Desk 2")


def test_a_count_that_nothing_has_is_said_as_none() -> None:
    assert words(Fact(OutboxCase.ROWS_LOST, {"rows": 2**40, "title": "a.csv"}))
