"""The head of an answer is read tolerantly, by the server's clock, and in our own (interface 8.2)."""

import math

from hypothesis import given
from hypothesis import strategies as st

from menagerie.domain.plan import Quota
from menagerie.governor.answer import Answer, AnswerReader, Headers, Verdict
from menagerie.governor.record import WaitReason
from support.clock import VirtualClock
from support.every_case import every_case

NOW = 1_800_000_000.0
# Fri, 15 Jan 2027 07:00:00 GMT, an hour behind us.
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
