"""The head of an answer is read tolerantly, by the server's clock, and in our own (interface 8.2)."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.domain.quota import Quota
from menagerie.governor.answer import Verdict, read_answer
from menagerie.governor.record import WaitReason

NOW = 1_800_000_000.0
# Fri, 15 Jan 2027 07:00:00 GMT, an hour behind us.
SERVER_NOW = NOW - 3600
DATE = "Fri, 15 Jan 2027 07:00:00 GMT"


def test_the_quota_is_read_whatever_the_case_of_the_names() -> None:
    answer = read_answer(
        200,
        {"x-ratelimit-limit": "60", "X-RATELIMIT-REMAINING": "42", "X-RateLimit-Reset": "1800000038"},
        NOW,
    )

    assert answer.quota == Quota(60, 42, NOW + 38)


def test_the_quota_is_read_from_pairs() -> None:
    assert read_answer(200, [("X-RateLimit-Limit", "60")], NOW).quota == Quota(60)


@pytest.mark.parametrize("reset", [f"{SERVER_NOW + 38:.0f}", f"{(SERVER_NOW + 38) * 1000:.0f}", "38"])
def test_the_reset_is_read_by_the_server_s_clock_and_told_by_ours(reset: str) -> None:
    answer = read_answer(200, {"Date": DATE, "X-RateLimit-Reset": reset}, NOW)

    assert answer.quota.reset_at == NOW + 38
    assert answer.reset_in == 39


def test_a_reset_in_the_past_is_no_wait() -> None:
    answer = read_answer(200, {"X-RateLimit-Reset": f"{NOW - 5:.0f}"}, NOW)

    assert answer.quota.reset_at == NOW - 5
    assert answer.reset_in == 0


@pytest.mark.parametrize("text", ["", "-1", "4.5", "many", "1e3", "60,60", "٣", "9" * 19, "9" * 5000])
def test_an_unreadable_number_is_unknown_and_hides_no_other(text: str) -> None:
    headers = {"X-RateLimit-Limit": text, "X-RateLimit-Remaining": text, "X-RateLimit-Reset": text}

    assert read_answer(200, headers, NOW).quota == Quota()
    assert read_answer(200, {**headers, "X-RateLimit-Remaining": "7"}, NOW).quota == Quota(remaining=7)


@pytest.mark.parametrize(
    ("remaining", "lowest"),
    [(["0", "0"], 0), (["30", "0"], 0), (["0", "30"], 0), (["many", "7", "-1"], 7), (["", "٣"], None)],
)
def test_of_several_lines_the_lowest_readable_number_counts(remaining: list[str], lowest: int | None) -> None:
    name = "X-RateLimit-Remaining"

    assert read_answer(200, [(name, text) for text in remaining], NOW).quota == Quota(remaining=lowest)
    assert read_answer(200, {name: ", ".join(remaining)}, NOW).quota == Quota(remaining=lowest)


def test_of_several_limits_the_lowest_counts_and_of_several_resets_the_latest() -> None:
    headers = {"X-RateLimit-Limit": "300, 60", "X-RateLimit-Reset": f"20, {NOW + 38:.0f}, soon, {'9' * 18}"}

    answer = read_answer(200, headers, NOW)

    assert answer.quota == Quota(limit=60, reset_at=NOW + 38)
    assert not answer.is_dated


def test_a_reset_years_away_is_unknown() -> None:
    assert read_answer(200, {"X-RateLimit-Reset": "9" * 18}, NOW).quota.reset_at is None


def test_an_unreadable_date_leaves_our_own_clock() -> None:
    answer = read_answer(200, {"Date": "today", "X-RateLimit-Reset": f"{NOW + 10:.0f}"}, NOW)

    assert answer.quota.reset_at == NOW + 10


def test_retry_after_is_read_by_the_server_s_clock() -> None:
    answer = read_answer(429, {"Date": DATE, "Retry-After": "Fri, 15 Jan 2027 07:00:30 GMT"}, NOW)

    assert answer.retry_after.seconds == 31


@pytest.mark.parametrize(
    ("status", "headers", "verdict"),
    [
        (429, {}, Verdict.LIMITED),
        (503, {"retry-after": "5"}, Verdict.LIMITED),
        (503, {"retry-after": "soon"}, Verdict.LIMITED),
        (503, {}, Verdict.INCONCLUSIVE),
        (500, {"retry-after": "5"}, Verdict.LIMITED),
        (502, {"retry-after": "5"}, Verdict.LIMITED),
        (504, {"retry-after": "5"}, Verdict.LIMITED),
        (302, {"retry-after": "5"}, Verdict.INCONCLUSIVE),
        (401, {}, Verdict.KEY_REFUSED),
        (403, {}, Verdict.KEY_REFUSED),
        (200, {}, Verdict.JUDGED),
        (201, {}, Verdict.JUDGED),
        (200, {"retry-after": "5"}, Verdict.JUDGED),
        (400, {}, Verdict.JUDGED),
        (404, {}, Verdict.JUDGED),
        (302, {}, Verdict.INCONCLUSIVE),
        (407, {}, Verdict.INCONCLUSIVE),
        (408, {}, Verdict.INCONCLUSIVE),
        (500, {}, Verdict.INCONCLUSIVE),
        (502, {}, Verdict.INCONCLUSIVE),
        (999, {}, Verdict.INCONCLUSIVE),
    ],
)
def test_what_an_answer_says_about_the_next_request(
    status: int, headers: dict[str, str], verdict: Verdict
) -> None:
    assert read_answer(status, headers, NOW).verdict is verdict


@pytest.mark.parametrize(
    ("remaining", "retry_after", "binding"),
    [
        ({}, {}, 31),
        ({"X-RateLimit-Remaining": "0"}, {"Retry-After": "5"}, 31),
        ({}, {"Retry-After": "5"}, 31),
        ({"X-RateLimit-Remaining": "9"}, {}, 31),
        ({"X-RateLimit-Remaining": "9"}, {"Retry-After": "0"}, 31),
        ({"X-RateLimit-Remaining": "9"}, {"Retry-After": "5"}, 0),
    ],
)
def test_the_reset_binds_unless_requests_remain_and_a_wait_was_told(
    remaining: dict[str, str], retry_after: dict[str, str], binding: float
) -> None:
    answer = read_answer(429, {"X-RateLimit-Reset": "30", **remaining, **retry_after}, NOW)

    assert answer.binding_reset == binding


def test_the_reason_names_what_the_service_said() -> None:
    assert read_answer(429, {"Retry-After": "5"}, NOW).wait_reason is WaitReason.LIMIT
    assert read_answer(503, {"Retry-After": "5"}, NOW).wait_reason is WaitReason.UNAVAILABLE
    assert read_answer(502, {"Retry-After": "5"}, NOW).wait_reason is WaitReason.UNAVAILABLE


@pytest.mark.parametrize("told", [{}, {"Retry-After": "0"}, {"Retry-After": "-5"}, {"Retry-After": "soon"}])
def test_a_refusal_that_told_no_wait_is_not_said_to_have_told_one(told: dict[str, str]) -> None:
    assert read_answer(429, told, NOW).wait_reason is WaitReason.REFUSED


_NAMES = st.sampled_from(
    ["Date", "Retry-After", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "ETag"]
)
_VALUES = st.text() | st.integers().map(str) | st.sampled_from([DATE, "Mon, 01 Jan 0001 00:00:00 +2359"])


@given(st.integers(100, 999), st.lists(st.tuples(_NAMES, _VALUES)))
def test_no_headers_whatsoever_raise(status: int, headers: list[tuple[str, str]]) -> None:
    answer = read_answer(status, headers, NOW)

    assert answer.reset_in >= 0
    assert not math.isinf(answer.reset_in)
