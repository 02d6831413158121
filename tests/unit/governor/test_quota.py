"""The newest answer tells the quota, however late the others come (interface 8.2)."""

from menagerie.domain.quota import Quota
from menagerie.governor.answer import Headers
from support.asking import Desk, Diary, OpenRequest, play


def remaining(number: int) -> Headers:
    return {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": str(number)}


def test_nothing_is_known_before_the_first_answer() -> None:
    assert Desk().governor.quota == Quota()


def test_every_answer_tells_the_quota() -> None:
    async def scenario() -> None:
        desk = Desk()
        for number, status in enumerate((200, 201, 400, 404, 500, 401), start=10):
            await desk.ask(status, remaining(number))
            assert desk.governor.quota == Quota(60, number)

    play(scenario)


def test_an_answer_to_an_older_request_tells_nothing_new() -> None:
    async def scenario() -> None:
        desk = Desk()
        diary = Diary()
        desk.governor.subscribe(diary)
        older = await OpenRequest(desk).send()
        await desk.ask(200, remaining(40))
        await desk.ask(200, remaining(40))

        await older.finish(200, remaining(42))
        await desk.clock.settle()

        assert desk.governor.quota == Quota(60, 40)
        assert diary.quotas == [Quota(60, 40)]

    play(scenario)


def test_an_older_request_does_not_override_a_newer_one_that_told_the_same_as_before() -> None:
    async def scenario() -> None:
        desk = Desk()
        await desk.ask(200, remaining(40))
        older = await OpenRequest(desk).send()
        await desk.ask(200, remaining(40))

        await older.finish(200, remaining(41))

        assert desk.governor.quota == Quota(60, 40)

    play(scenario)


def test_an_answer_without_the_headers_makes_the_quota_unknown() -> None:
    async def scenario() -> None:
        desk = Desk()
        diary = Diary()
        desk.governor.subscribe(diary)
        await desk.ask(200, remaining(40))
        await desk.ask(200)
        await desk.clock.settle()

        assert desk.governor.quota == Quota()
        assert diary.quotas == [Quota(60, 40), Quota()]

    play(scenario)
