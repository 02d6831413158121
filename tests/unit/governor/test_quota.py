"""The newest response states the quota, however late the others come (interface 8.2)."""

import pytest

from menagerie.domain.plan import Plan, Quota, enterprise
from support.asking import DATE, Desk, Diary, stated


def remaining(number: int) -> dict[str, str]:
    return {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": str(number)}


def test_nothing_is_known_before_the_first_answer() -> None:
    assert Desk().governor.quota == Quota()


async def test_every_answer_tells_the_quota() -> None:
    desk = Desk()
    for number, status in enumerate((200, 201, 400, 404, 500, 401), start=10):
        await desk.ask(status, remaining(number))
        assert desk.governor.quota == Quota(60, number)


async def test_an_answer_to_an_older_request_tells_nothing_new() -> None:
    desk = Desk()
    diary = Diary()
    desk.governor.subscribe(diary)
    await desk.ask(200, remaining(40))
    older = await desk.send()
    await desk.ask(200, remaining(40))

    await older.finish(200, remaining(42))
    await desk.clock.settle()

    assert desk.governor.quota == Quota(60, 40)
    assert diary.quotas == [Quota(60, 40)]


DATED = {"Date": DATE}


@pytest.mark.parametrize(
    ("status", "headers", "kept_to"),
    [
        # By the service's own clock every reset is believed; without it, a minute is over within a minute.
        (200, {"X-RateLimit-Reset": "1800000600"} | DATED, 600),
        (200, {"X-RateLimit-Reset": "1800000600"}, 60),
        (200, {"X-RateLimit-Reset": "1800000020"}, 20),
        (500, {"X-RateLimit-Reset": "1800000600"}, 60),
        # Nothing remains, and it is not said until when.
        (200, {}, 60),
        (200, {"X-RateLimit-Reset": "1799990000"} | DATED, 60),
        # A refusal's wait is made of the reset that it states.
        (429, {"X-RateLimit-Reset": "1800000600"}, 600),
        (403, {"X-RateLimit-Reset": "1800000600", "Retry-After": "soon"}, 600),
    ],
)
async def test_the_reset_that_is_told_is_the_one_that_is_kept_to(
    status: int, headers: dict[str, str], kept_to: float
) -> None:
    desk = Desk()
    await desk.ask(status, {**remaining(0), **headers})

    now = desk.clock.now()
    assert desk.governor.quota.reset_at == now + kept_to
    assert now + kept_to <= desk.waiting().until <= now + kept_to + 1


@pytest.mark.parametrize(
    ("plan", "limit"),
    [(enterprise(None, 1000), {}), (enterprise(60, 60), {"X-RateLimit-Limit": "60"})],
    ids=["that has no other limit", "that has the same limit as the minute"],
)
async def test_a_far_reset_without_a_date_is_believed_where_it_can_be_the_day_s(
    plan: Plan, limit: dict[str, str]
) -> None:
    desk = Desk()
    desk.governor.choose_plan(plan)
    reset = {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1800007200"}
    await desk.ask(200, {**limit, **reset})

    assert desk.waiting().until >= desk.clock.now() + 7200


async def test_a_reset_that_is_over_when_it_comes_is_not_told() -> None:
    desk = Desk()
    await desk.ask(200, {**remaining(42), **DATED, "X-RateLimit-Reset": "1799990000"})

    assert desk.governor.quota == Quota(60, 42)


async def test_an_answer_without_the_headers_makes_the_quota_unknown() -> None:
    desk = Desk()
    diary = Diary()
    desk.governor.subscribe(diary)
    await desk.ask(200, remaining(40))
    await desk.ask(200)
    await desk.clock.settle()

    assert desk.governor.quota == Quota()
    assert diary.quotas == [Quota(60, 40), Quota()]


async def test_nothing_is_left_while_our_own_count_holds_requests_back_whatever_was_stated() -> None:
    desk = Desk()
    for _ in range(60):
        await desk.ask(200, stated(60, 57, 60))

    assert desk.governor.quota == Quota(60, 0, desk.waiting().until)

    await desk.clock.advance(62)
    assert desk.governor.quota.remaining == 57
