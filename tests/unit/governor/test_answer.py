"""The head of an answer is read in every form that it may have, and waits grow beside it (interface 8)."""

import math
from datetime import UTC, datetime
from email.utils import format_datetime
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.domain.plan import Quota
from menagerie.governor.answer import Answer, AnswerReader, Headers, Verdict
from menagerie.governor.backoff import jitter, pause_after_failure, waits_after_refusal
from menagerie.governor.record import WaitReason
from menagerie.governor.retry_after import (
    LONGEST_RESET,
    NOTHING_TOLD,
    RetryAfter,
    ServerTime,
    read_http_date,
    read_retry_after,
)
from support.asking import MostJitter, NoJitter
from support.clock import VirtualClock
from support.every_case import every_case

NOW = datetime(2027, 1, 15, 8, 0, 0, tzinfo=UTC).timestamp()
# An hour behind us.
SERVER_NOW = NOW - 3600
DATE = "Fri, 15 Jan 2027 07:00:00 GMT"
DAY = 86_400


def read_answer(status: int, headers: Headers) -> Answer:
    """Read an answer that comes at ``NOW`` and is the first one."""
    return AnswerReader(VirtualClock(NOW)).read(status, headers)


def test_the_quota_is_read_whatever_the_case_of_the_names_and_what_is_unreadable_hides_nothing() -> None:
    answer = read_answer(
        200, {"x-ratelimit-limit": "60", "X-RATELIMIT-REMAINING": "42", "X-RateLimit-Reset": "1800000038"}
    )
    assert answer.quota == Quota(60, 42, NOW + 38)
    assert read_answer(200, [("X-RateLimit-Limit", "60")]).quota == Quota(60)
    for text in ("", "-1", "4.5", "many", "1e3", "60,60", "٣", "9" * 19, "9" * 5000):
        headers = {"X-RateLimit-Limit": text, "X-RateLimit-Remaining": text, "X-RateLimit-Reset": text}
        assert read_answer(200, headers).quota == Quota()
        assert read_answer(200, {**headers, "X-RateLimit-Remaining": "7"}).quota == Quota(remaining=7)
    for remaining, lowest in (
        (["0", "0"], 0),
        (["30", "0"], 0),
        (["0", "30"], 0),
        (["many", "7", "-1"], 7),
        (["", "٣"], None),
    ):
        name = "X-RateLimit-Remaining"
        assert read_answer(200, [(name, text) for text in remaining]).quota == Quota(remaining=lowest)
        assert read_answer(200, {name: ", ".join(remaining)}).quota == Quota(remaining=lowest)
    headers = {"X-RateLimit-Limit": "300, 60", "X-RateLimit-Reset": f"20, {NOW + 38:.0f}, soon, {'9' * 18}"}
    answer = read_answer(200, headers)
    assert answer.quota == Quota(limit=60, reset_at=NOW + 38)
    assert not answer.is_dated


def test_a_reset_is_read_by_the_server_s_clock_told_by_ours_and_believed_for_25_hours() -> None:
    for reset in (f"{SERVER_NOW + 38:.0f}", f"{(SERVER_NOW + 38) * 1000:.0f}", "38"):
        answer = read_answer(200, {"Date": DATE, "X-RateLimit-Reset": reset})
        assert answer.quota.reset_at == NOW + 38
        assert answer.reset_in == 39
    for ago, wait in ((5, 0), (2, 0), (1, 1), (0, 1)):
        answer = read_answer(200, {"X-RateLimit-Reset": f"{NOW - ago:.0f}"})
        assert answer.quota.reset_at == NOW - ago
        assert answer.reset_in == wait
    for reset in (str(367 * DAY), f"{NOW + 367 * DAY:.0f}", "9" * 18):
        assert read_answer(200, {"X-RateLimit-Reset": reset}).quota.reset_at is None
    for days in (2, 30, 300, 366):
        answer = read_answer(200, {"X-RateLimit-Reset": str(days * DAY)})
        assert answer.reset_in == 25 * 3600 + 1
        assert answer.quota.reset_at == NOW + 25 * 3600
        assert answer.is_dated  # seconds from now, whatever the clocks show


def test_an_answer_is_read_by_the_server_s_clock_as_it_says_or_as_last_known() -> None:
    for wall_leaps in (0, 7200, -7200):
        # GIVEN a clock that is an hour ahead of the server's, and an answer that showed it
        clock = VirtualClock(NOW)
        reader = AnswerReader(clock)
        reader.read(200, {"Date": DATE})
        # WHEN an answer without a Date tells a moment, by the server's clock, also after our clock was set
        clock.set_wall(clock.now() + wall_leaps)
        headers = {
            "Retry-After": "Fri, 15 Jan 2027 08:00:00 GMT",
            "X-RateLimit-Reset": f"{SERVER_NOW + 38:.0f}",
        }
        answer = reader.read(429, headers)
        # THEN it is in an hour, and not over
        assert answer.retry_after.seconds == 3601
        assert answer.reset_in == 39
        assert not answer.is_dated
    answer = read_answer(429, {"Retry-After": "Fri, 15 Jan 2027 07:59:00 GMT"})
    assert answer.retry_after.is_garbled
    answer = read_answer(200, {"Date": "today", "X-RateLimit-Reset": f"{NOW + 10:.0f}"})
    assert answer.quota.reset_at == NOW + 10
    answer = read_answer(429, {"Date": DATE, "Retry-After": "Fri, 15 Jan 2027 07:00:30 GMT"})
    assert answer.retry_after.seconds == 31


def test_what_an_answer_says_about_the_next_request() -> None:
    told, some, none = ({"retry-after": "5"}, {"x-ratelimit-remaining": "1"}, {"x-ratelimit-remaining": "0"})
    soon, plain = {"retry-after": "soon"}, dict[str, str]()
    said = {
        Verdict.LIMITED: [(429, plain), (503, soon), (403, none)],
        Verdict.KEY_REFUSED: [(401, plain)],
        Verdict.JUDGED: [(200, plain), (201, plain), (200, told), (400, plain), (404, plain)],
        Verdict.INCONCLUSIVE: [(302, told), (403, some)],
    }
    said[Verdict.LIMITED] += [(status, told) for status in (400, 403, 408, 413, 500, 502, 503, 504)]
    said[Verdict.INCONCLUSIVE] += [(status, plain) for status in (302, 403, 407, 408, 500, 502, 503, 999)]
    with every_case() as case:
        for verdict, answers in said.items():
            for status, headers in answers:
                with case((status, headers)):
                    assert read_answer(status, headers).verdict is verdict


def test_the_reset_binds_unless_requests_remain_and_a_wait_was_told_and_the_reason_names_what_was() -> None:
    with every_case() as case:
        for remaining, retry_after, binding in (
            ({}, {}, 31),
            ({"X-RateLimit-Remaining": "0"}, {"Retry-After": "5"}, 31),
            ({}, {"Retry-After": "5"}, 31),
            ({"X-RateLimit-Remaining": "9"}, {}, 31),
            ({"X-RateLimit-Remaining": "9"}, {"Retry-After": "0"}, 31),
            ({"X-RateLimit-Remaining": "9"}, {"Retry-After": "soon"}, 31),
            ({"X-RateLimit-Remaining": "9"}, {"Retry-After": "9" * 20}, 31),
            ({"X-RateLimit-Remaining": "9"}, {"Retry-After": "5"}, 0),
        ):
            with case((remaining, retry_after, binding)):
                answer = read_answer(429, {"X-RateLimit-Reset": "30", **remaining, **retry_after})
                assert answer.binding_reset == binding
    assert read_answer(429, {"Retry-After": "5"}).wait_reason is WaitReason.LIMIT
    assert read_answer(503, {"Retry-After": "5"}).wait_reason is WaitReason.UNAVAILABLE
    assert read_answer(502, {"Retry-After": "5"}).wait_reason is WaitReason.UNAVAILABLE
    for told in ({}, {"Retry-After": "0"}, {"Retry-After": "-5"}, {"Retry-After": "soon"}):
        assert read_answer(429, told).wait_reason is WaitReason.REFUSED


_NAMES = st.sampled_from(
    ["Date", "Retry-After", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "ETag"]
)
_VALUES = st.text() | st.integers().map(str) | st.sampled_from([DATE, "Mon, 01 Jan 0001 00:00:00 +2359"])


@given(st.integers(100, 999), st.lists(st.tuples(_NAMES, _VALUES)))
def test_no_headers_whatsoever_raise(status: int, headers: list[tuple[str, str]]) -> None:
    answer = read_answer(status, headers)
    assert answer.reset_in >= 0
    assert not math.isinf(answer.reset_in)


STATED = ServerTime(NOW)
ESTIMATED = ServerTime(NOW, is_stated=False)
HOUR = 3600
UNREADABLE = RetryAfter(300, shorter=60, is_garbled=True)
NO_END = RetryAfter(math.inf, shorter=60)


def read(*values: str, server_time: ServerTime = STATED) -> RetryAfter:
    return read_retry_after(values, server_time)


# How long a value tells to wait, where only one reading is possible.
ONE_READING = (
    # whole numbers and decimals
    *(("1", 1), ("007", 7), (" 120 ", 120), ("\t5\n", 5), ("3600", HOUR), ("1.5", 1.5), ("7200.5", 7200.5)),
    # with a unit, or in quotes
    *(("3600s", HOUR), ("3600 S", HOUR), ("7200 seconds", 2 * HOUR), ("1h", HOUR), ("1.5h", 1.5 * HOUR)),
    *(("10 min", 600), ("2 days", 2 * DAY), ("1 week", 7 * DAY), ("30000ms", 30), ("1h30m", 1.5 * HOUR)),
    *(("1 day, 2 hours", DAY + 2 * HOUR), ('"3600"', HOUR), ("'30'", 30), ("30,", 30), (", 30", 30)),
    ('"1h"', HOUR),
    # durations of ISO 8601
    *(("PT1H", HOUR), ("pt90m", 1.5 * HOUR), ("PT1,5H", 1.5 * HOUR), ("PT0.5S", 0.5)),
    *(("P1DT1H1M1S", DAY + HOUR + 61), ("P1W", 7 * DAY), ("P1M", 31 * DAY), ("P1Y", 366 * DAY)),
    # moments as Unix time, in seconds and milliseconds
    *((f"{NOW + 1:.0f}", 1), (f"{NOW + 366 * DAY:.0f}", 366 * DAY), (f"{(NOW + 60) * 1000:.0f}", 60)),
    (f"{NOW + 60:.1f}", 60),
    # dates: the three forms of HTTP, then without weekday or zone, then ISO 8601
    *(("Fri, 15 Jan 2027 08:01:00 GMT", 61), ("Fri, 15 Jan 2027 08:00:59 GMT", 60)),
    *(("Friday, 15-Jan-27 08:01:00 GMT", 61), ("Wednesday, 20-Jan-27 08:01:00 GMT", 5 * DAY + 61)),
    *(("Saturday, 16-Jan-27 08:00:00 GMT", DAY + 1), ("Fri Jan 15 08:01:00 2027", 61)),
    *(("Fri, 15 Jan 2027 10:01:00 +0200", 61), ("Fri,15 January 2027 08:01 UTC", 120)),
    *(("15 Jan 2027 08:01:00 GMT", 61), ("15 Jan 2027 08:01:00", 61), ("15-Jan-27 08:01:00", 61)),
    *(("Fri, 15 Jan 2027 08:01:00", 61), ("Jan 15 08:01:00 2027", 61)),
    *(("Fri Jan 15 08:01:00 UTC 2027", 61), ('"Fri, 15 Jan 2027 08:01:00 GMT"', 61)),
    *(("2027-01-15T08:01:00Z", 61), ("2027-01-15t08:01:00z", 61), ("2027-01-15T10:01:00+02:00", 61)),
    *(("2027-01-15 08:01:00+00:00", 61), ("2027-01-15T08:01:00", 61), ("2027-01-15 08:01:00", 61)),
    *(("2027-01-15 08:01:00 UTC", 61), ("2027-01-15T08:01:00,5Z", 61.5), ("20270115T080100Z", 61)),
    ("2027-01-15", 16 * HOUR + 1),
)
SEVERAL_READINGS = (
    # milliseconds may be meant
    *(("3601", 3601, 3.601), ("86400", DAY, 86.4), ("999999999", 999_999_999, 999_999.999)),
    # a comma may separate values, thousands or decimals
    *(("3,600", HOUR, 600), ('"3,600"', HOUR, 600), ("3,600s", HOUR, 600), ("1,000,000", 1_000_000, 1)),
    *(("1,000", 1000, 1), ("9,5 h", 9.5 * HOUR, 5 * HOUR), ("1,000, 120", 1000, 120)),
    ("300,30,30", 300.3, 300),
)
NOTHING_OR_OVER = (
    *("", " ", ",", ", ,", '""', "0", "0.0", "00", "0s", "PT0S", "2027-01-14"),
    *(f"{NOW - behind:.0f}" for behind in (0, 1, DAY)),
    *(f"{(NOW - 1) * 1000:.0f}", "Fri, 15 Jan 2027 07:59:59 GMT", "Fri, 15 Jan 2027 08:00:00 GMT"),
    *("Sunday, 06-Nov-94 08:49:37 GMT", "2027-01-15T07:59:59Z", "2027-01-15T07:59:59"),
    "2027-01-15T09:00:00+02:00",
)
BEYOND_BELIEF = (
    *("1000000000", f"{NOW - DAY - 1:.0f}", f"{NOW + 366 * DAY + 1:.0f}", f"{NOW * 1_000_000:.0f}"),
    *("9" * 64, "5000000000.5", "99999999h", "1000000000s", "P9999Y", "Sat, 15 Jan 2033 08:00:00 GMT"),
    "9999-12-31T23:59:59Z",
)
NO_TIMES = (
    *("-1", "+30", "1e3", "nan", "inf", "Infinity", "0x10", ".5", "5.", "1.2.3", "1_000", "--", '"'),
    *("٣٠", "３０", "30\x00", "soon", "1 fortnight", "30s 1h", "s", "P", "PT", "-PT1H", "PT1"),
    *("30\u00a0", "30,\u00a030", '"30\u00a0"', "9" * 65, "1" * 10_000),
    *("Fri, 31 Feb 2027 08:00:00 GMT", "Fri, 15 Jan 2027 25:00:00 GMT", "15 Jan", "Fri, soon"),
    *("Fri, 15 Jan 2027 08:01:00 HST", "2027-13-01", "20270116T250000Z", "2027-01-16T"),
    *("15 Janissary 2027 08:01:00 GMT", "Fri, 31 Dec 9999 23:59:59 -2359", "9999-12-31"),
    "Fri, 15 Jan 2027 08:01:00 GMT" + " " * 40 + "x",
)


def test_a_value_tells_the_longest_time_that_can_be_meant_and_nothing_where_none_is() -> None:
    assert read() == NOTHING_TOLD, "a missing header"
    with every_case() as case:
        for told, values in (
            *((RetryAfter(seconds), [value]) for value, seconds in ONE_READING),
            *((RetryAfter(seconds, shorter), [value]) for value, seconds, shorter in SEVERAL_READINGS),
            *((NOTHING_TOLD, NOTHING_OR_OVER), (NO_END, BEYOND_BELIEF), (UNREADABLE, NO_TIMES)),
        ):
            for value in values:
                with case(value):
                    assert read(value) == told


@pytest.mark.usefixtures("berlin")
def test_a_date_without_a_zone_is_in_universal_time_wherever_the_computer_is() -> None:
    for value in ("2027-01-15T08:01:00", "15 Jan 2027 08:01:00"):
        assert read(value) == RetryAfter(61)


def test_without_the_server_s_own_time_a_moment_may_only_seem_over() -> None:
    past = (f"{NOW - 1:.0f}", "Fri, 15 Jan 2027 07:59:59 GMT", "2027-01-15T07:59:59Z", "15 Jan 2027 08:00:00")
    for value in past:
        assert read(value, server_time=ESTIMATED) == UNREADABLE
    assert read("0", server_time=ESTIMATED) == NOTHING_TOLD


def test_of_several_values_the_longest_counts_and_one_that_is_unreadable_beside_others() -> None:
    for values in (
        *(("10", "120"), ("120", "10"), ("10, 120",), ('"10", "120"',), ("10s, 120s, 120s",)),
        *(("Fri, 15 Jan 2027 08:01:00 GMT, 120",), ("120, Fri, 15 Jan 2027 08:01:00 GMT",)),
        *(("120,15 Jan 2027 08:01:00",), ("Friday, 15-Jan-27 08:01:00 GMT, 120, 1",)),
    ):
        assert read(*values) == RetryAfter(120)
    assert read("120", "soon") == read("120, soon") == RetryAfter(300, shorter=120, is_garbled=True)
    assert read("400", "soon") == RetryAfter(400, is_garbled=True)
    # A length that makes sense only without its comma is kept, and stays doubtful.
    assert read("1h 1,000s") == RetryAfter(4600, shorter=60, is_garbled=True)
    # The shorter reading is no shorter than the sure one.
    assert read("7200", "60") == RetryAfter(7200, shorter=60)
    assert read("9" * 20, "600") == RetryAfter(math.inf, shorter=600)
    # A date leaves no second reading, so nothing shorter than it is possible.
    assert read("7200", "Fri, 15 Jan 2027 12:00:00 GMT") == RetryAfter(4 * HOUR + 1)


def test_http_dates_are_read_in_their_three_forms_and_a_leap_second_as_the_second_before() -> None:
    for first in ("Thu, 01 Jan 1970", "Thursday, 01-Jan-70"):
        assert read_http_date(f"{first} 00:00:00 GMT") == 0
    assert read_http_date("Thu Jan  1 00:00:00 1970") == 0
    assert read_http_date("Fri, 31 Dec 2027 23:59:60 GMT") == read_http_date("Fri, 31 Dec 2027 23:59:59 GMT")


@given(st.datetimes(datetime(1970, 1, 1), datetime(2068, 12, 31), timezones=st.just(UTC)))  # noqa: DTZ001 - hypothesis takes bounds without a zone
def test_every_date_that_can_be_written_is_read_back(moment: datetime) -> None:
    assert read_http_date(format_datetime(moment, usegmt=True)) == int(moment.timestamp())


_ODD_DATES = st.from_regex(
    r"((Mon|sunday),? *)?[0-9]{0,3}[ \-][A-Za-z]{3}[ \-][0-9A-Z:+ ]{0,20} [0-9]{2}:[0-9]{2}[0-9A-Z]{0,6}",
    fullmatch=True,
)
_ODD_ISO_DATES = st.from_regex(
    r"[0-9]{4}-?[0-9W][0-9\-]{0,6}[T ][0-9:.,]{0,12}(Z|[+-][0-9:]{1,6})?", fullmatch=True
)
_ODD_LENGTHS = st.from_regex(r"P?[0-9]{1,20}[.,]?[0-9]{0,3} ?[YMWDTHSymdhs]{0,4}[0-9]{0,3}S?", fullmatch=True)
_NUMBERS = st.from_regex(r"[\"']?[0-9,]{1,70}(\.[0-9]{1,5})?[\"']?", fullmatch=True)
_TEXTS = st.lists(st.text() | _NUMBERS | _ODD_DATES | _ODD_ISO_DATES | _ODD_LENGTHS, max_size=4)


@given(_TEXTS, st.floats(0, 4e9), st.booleans())
def test_no_text_whatsoever_raises_or_makes_the_wait_less_than_nothing(
    values: list[str], server_now: float, is_stated: bool
) -> None:
    for lines in (values, [",".join(values)]):
        told = read_retry_after(lines, ServerTime(server_now, is_stated))
        assert told.seconds >= 0
        assert told.shorter is None or 0 <= told.shorter < told.seconds


@given(_TEXTS.filter(bool), st.floats(1e9, 4e9))
def test_another_value_never_makes_the_wait_shorter(values: list[str], server_now: float) -> None:
    fewer = read_retry_after(values[:-1], ServerTime(server_now))
    all_of_them = read_retry_after(values, ServerTime(server_now))
    assert all_of_them.seconds >= fewer.seconds
    assert all_of_them.at_least >= fewer.at_least


def told(seconds: float, shorter: float | None = None) -> RetryAfter:
    return RetryAfter(seconds, shorter)


def test_the_wait_after_the_nth_refusal_and_when_the_person_may_try_before_its_end() -> None:
    whole = (
        # What was told is kept as it is, and our own growth starts from 2 s beside it.
        *((1, told(30), 0, 30), (2, told(30), 0, 30), (5, told(30), 0, 32), (6, told(30), 0, 64)),
        *((1, told(0.5), 0, 2), (2, told(0.5), 0, 4), (1, told(30), 45, 45), (1, NOTHING_TOLD, 20, 20)),
        *((2, NOTHING_TOLD, 20, 20), (1, NOTHING_TOLD, 1, 2), (1, NOTHING_TOLD, 80_000, 80_000)),
        *((100_000, told(2), 0, HOUR), (5, told(3600.5), 0, 3600.5)),
        # Where nothing was told it starts from 60 s, where something was unreadable from 300.
        *((1, NOTHING_TOLD, 0, 60), (2, NOTHING_TOLD, 0, 120), (9, NOTHING_TOLD, 0, HOUR)),
    )
    with every_case() as case:
        for strikes, said, reset, wait, may_try_after in (
            *((*one, one[-1]) for one in whole),
            # A long wait that may have been milliseconds, and one that would cost too little to be tried.
            *((1, told(7200, 7.2), 0, 7200, 7.2), (4, told(7200, 7.2), 0, 7200, 16)),
            *((1, told(7200, 7.2), 20, 7200, 20), (1, told(3600, 600), 0, HOUR, HOUR)),
            (1, told(3601, 600), 0, 3601, 600),
            # What is unreadable, or has no end.
            *((1, UNREADABLE, 0, 300, 60), (2, UNREADABLE, 0, 600, 120), (1, UNREADABLE, 400, 400, 400)),
            *((100_000, UNREADABLE, 0, HOUR, HOUR), (1, NO_END, 0, math.inf, 60)),
            *((2, NO_END, 0, math.inf, 120), (100_000, NO_END, 0, math.inf, HOUR)),
            # A reset that is farther away than any limit lasts.
            *((1, said, LONGEST_RESET, LONGEST_RESET, 60) for said in (NOTHING_TOLD, told(30))),
            *(
                (2, told(30), LONGEST_RESET, LONGEST_RESET, 120),
                (1, told(90), LONGEST_RESET, LONGEST_RESET, 90),
            ),
            (1, NOTHING_TOLD, LONGEST_RESET - 1, LONGEST_RESET - 1, LONGEST_RESET - 1),
        ):
            with case((strikes, said, reset, wait, may_try_after)):
                assert waits_after_refusal(strikes, said, reset) == (wait, may_try_after)


@given(st.integers(1, 10**6), st.floats(0, allow_nan=False), st.floats(0, 1e9))
def test_the_wait_is_never_shorter_than_told(strikes: int, seconds: float, reset: float) -> None:
    wait, may_try_after = waits_after_refusal(strikes, told(seconds), reset)
    assert wait >= max(seconds, reset, 2)
    assert wait >= may_try_after
    assert wait >= waits_after_refusal(max(1, strikes - 1), told(seconds), reset)[0]


def test_jitter_is_a_tenth_of_the_wait_at_most_and_pauses_after_failed_probes_double() -> None:
    for wait, most in ((2, 0.2), (60, 6), (100, 10), (86_400, 10), (math.inf, 10)):
        assert jitter(wait, NoJitter()) == 0
        assert jitter(wait, MostJitter()) == pytest.approx(most)
    pauses = [pause_after_failure(failures, NoJitter()) for failures in range(1, 8)]
    assert pauses == [2, 4, 8, 16, 32, 60, 60]


@given(st.integers(1, 10**6), st.randoms(use_true_random=False))
def test_a_pause_after_a_failed_probe_is_at_most_a_minute(failures: int, random: Random) -> None:
    assert 2 <= pause_after_failure(failures, random) <= 60
