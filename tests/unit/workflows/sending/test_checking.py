"""Checking an unconfirmed add: what one look at the service's list can say, and what only a person can."""

import asyncio
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from menagerie.domain.animal import Animal
from menagerie.domain.errors import ServerFailedError, UnusableFieldError
from menagerie.outbox.entry import Entry, IllegalStepError, Look, Outcome, State, Typed
from menagerie.outbox.job import Job, JobRow
from menagerie.workflows.sending import checking
from support.animal_service import AnimalService, Failure, Manner, Point, Reply, animal_service
from support.outbox_desk import CATALOGUE, OUTBOX, Desk, outbox_desk
from support.raw_server import answer, as_json, raw_server, scripted

_NEVER_ADDED = Failure(Point.AFTER_REQUEST, Manner.CLOSE)
_ADDED = Failure(Point.AFTER_REQUEST, Manner.CLOSE, adds=True)


async def lose(
    service: AnimalService, desk: Desk, *, added: bool, name: str = "Rex", status: str | None = "available"
) -> Entry:
    """Send an add that becomes unconfirmed, and return it."""
    service.plans.append(_ADDED if added else _NEVER_ADDED)
    (number,) = await desk.queue(name, status=status)
    entry = await desk.sending.send(number)
    assert entry.state is State.UNCONFIRMED
    return entry


async def looked_for(desk: Desk, entry: Entry) -> Entry:
    (looked,) = await desk.checking.look([entry])
    return looked


def newest(entry: Entry) -> tuple[Outcome, int | None]:
    assert entry.state is State.UNCONFIRMED
    return entry.looks[-1].outcome, entry.looks[-1].animal_id


async def test_an_add_that_is_there_is_found_until_a_person_rules_it_out(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        entry = await looked_for(desk, await lose(service, desk, added=True))
        assert newest(entry) == (Outcome.FOUND, 1)
        (request,) = service.requests[1:]
        assert request.startswith("GET /v1/pets?limit=100&status=available ")
        # AND what the list showed is remembered
        (known,) = await desk.catalogue.animals([1])
        assert known.animal.name == "Rex"
        # WHEN a person rules it out, THEN it is not found again
        ruled_out = await checking.reject(desk.outbox, entry, 1)
        assert (ruled_out.state, ruled_out.looks) == (State.UNCONFIRMED, ())
        assert newest(await looked_for(desk, ruled_out)) == (Outcome.ABSENT, None)
        # AND one who has seen it may confirm it without its id
        asked = len(service.requests)
        confirmed = await checking.confirm(desk.outbox, ruled_out, None)
        assert (confirmed.state, confirmed.animal_id) == (State.CREATED, None)
        assert len(service.requests) == asked
        assert service.received == ["Rex"]


async def test_an_add_that_is_not_there_is_absent_and_stays_unconfirmed(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        # GIVEN others, and a Rex that was sold when it was seen and is available now
        service.add("Bella")
        service.add("Rex", category=8)
        service.add("Rex", status="sold")
        number = service.add("Rex", status="available")
        await desk.catalogue.record_animals([Animal(number, "Rex", 7, "sold")])
        entry = await lose(service, desk, added=False)
        assert newest(await looked_for(desk, entry)) == (Outcome.ABSENT, None)
        # AND what another add has become is not taken for it
        await desk.queue("Rex", status="available")
        await desk.sending.send_all()
        assert newest(await looked_for(desk, entry)) == (Outcome.ABSENT, None)
        assert service.received == ["Rex", "Rex"]


async def test_two_new_ones_one_without_an_id_and_a_cut_list_leave_it_unclear(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        entry = await lose(service, desk, added=True)
        service.add("Rex")
        assert newest(await looked_for(desk, entry)) == (Outcome.UNCLEAR, None)
        entry = await lose(service, desk, added=False, name="Bella")
        service.plans.append(Reply(answer(201, b"?"), adds=True))
        await desk.queue("Bella", status="available")
        await desk.sending.send_all()
        assert newest(await looked_for(desk, entry)) == (Outcome.UNCLEAR, None)
        for number in range(100):
            service.add(f"Other {number}")
        entry = await lose(service, desk, added=False, name="Max")
        assert newest(await looked_for(desk, entry)) == (Outcome.UNCLEAR, None)


async def test_an_add_is_not_absent_where_its_name_may_be_written_otherwise(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        # GIVEN an animal that was there before, an add that is like it, and one that became another animal
        number = service.add("Jose the Great", status="available")
        await desk.catalogue.record_animals([Animal(number, "Jose the Great", 7, "available")])
        await desk.clock.sleep(2)
        await desk.queue("Josè the Great", status="available")
        await desk.sending.send_all()
        entry = await lose(service, desk, added=False, name="José the Great")
        assert newest(await looked_for(desk, entry)) == (Outcome.ABSENT, None)
        for written in ("Jose\u0301 the Great", "José  the Great ", "JOSÉ THE GREAT"):
            # WHEN one is there that was not before, with other signs for the same name
            service.add(written, status="available")
            assert newest(await looked_for(desk, entry)) == (Outcome.UNCLEAR, None)
            service.animals.pop()
            assert newest(await looked_for(desk, entry)) == (Outcome.ABSENT, None)


async def test_a_lost_add_is_told_apart_from_ten_alike_added_since_the_last_list(tmp_path: Path) -> None:
    for is_there, expected in ((True, (Outcome.FOUND, 11)), (False, (Outcome.ABSENT, None))):
        folder = tmp_path / str(is_there)
        async with animal_service() as service, outbox_desk(service.base_url, folder) as desk:
            for number in await desk.queue(*["Rex"] * 10, status="available"):
                assert (await desk.sending.send(number)).state is State.CREATED
            entry = await lose(service, desk, added=is_there)
            assert [request.split(" ")[0] for request in service.requests] == ["POST"] * 11
            assert newest(await looked_for(desk, entry)) == expected
            # AND so it is after a restart whose catalogue was lost
            (folder / CATALOGUE).unlink()
        async with animal_service() as other, outbox_desk(other.base_url, folder) as desk:
            other.animals[:] = service.animals
            assert newest(await looked_for(desk, entry)) == expected


async def test_of_two_alike_neither_is_absent_while_one_animal_may_be_either(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        first = await lose(service, desk, added=True)
        second = await lose(service, desk, added=False)
        assert newest(await looked_for(desk, second)) == (Outcome.FOUND, 1)
        assert newest(await looked_for(desk, first)) == (Outcome.FOUND, 1)
        # WHEN the person says which of them it is
        assert (await checking.confirm(desk.outbox, second, 1)).animal_id == 1
        # THEN the other one is not there, and cannot be confirmed as the same
        assert newest(await looked_for(desk, first)) == (Outcome.ABSENT, None)
        with pytest.raises(UnusableFieldError, match="other-animal"):
            await checking.confirm(desk.outbox, first, 1)
        assert await desk.state(first.number) is State.UNCONFIRMED


async def begin_job(desk: Desk, name: str, *, listed_at: float | None) -> Job:
    rows = [JobRow(2, (name, "7"), Typed(name, "7", "available"))]
    about = {} if listed_at is None else {checking.LISTED_AT: listed_at}
    return await desk.outbox.begin_job("delivery.csv", "digest", "Anna", about, rows)


async def test_an_animal_is_surely_new_if_a_list_from_just_before_did_not_have_it(tmp_path: Path) -> None:
    for before, offered in ((60.0, True), (2 * 3600.0, False), (None, False)):
        async with animal_service() as service, outbox_desk(service.base_url, tmp_path / str(before)) as desk:
            job = await begin_job(
                desk, "Rex", listed_at=None if before is None else desk.clock.now() - before
            )
            service.plans.append(_ADDED)
            await desk.sending.send_all()
            (result,) = await desk.outbox.job_rows(job.number)
            assert result.entry is not None
            looked = await looked_for(desk, result.entry)
            assert newest(looked) == (Outcome.FOUND, 1)
            assert bool(checking.found_alone((looked,))) is offered
            assert bool(checking.found_alone((await looked_for(desk, looked),))) is offered
            assert [one.number async for one in checking.confirm_found(desk.outbox, (looked,))] == (
                [looked.number] if offered else []
            )


async def lose_row(service: AnimalService, desk: Desk, failure: Failure) -> Entry:
    """Send a row that becomes unconfirmed, right after a list of all, and return it after a first look."""
    await begin_job(desk, "Rex", listed_at=desk.clock.now())
    service.plans.append(failure)
    await desk.sending.send_all()
    (lost,) = await desk.checking.look(await desk.outbox.entries((State.UNCONFIRMED,)))
    return lost


async def test_an_animal_that_a_second_look_finds_may_be_surely_new(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        lost = await lose_row(service, desk, _NEVER_ADDED)
        assert newest(lost) == (Outcome.ABSENT, None)
        # WHEN the service adds it after the first look
        await desk.clock.sleep(2)
        service.add("Rex")
        looked = await looked_for(desk, lost)
        assert newest(looked) == (Outcome.FOUND, 1)
        assert checking.found_alone((looked,)) == (looked,)


async def test_what_was_found_stays_found_until_it_is_another_adds_or_ruled_out(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        lost = await looked_for(desk, await lose(service, desk, added=True))
        other = await looked_for(desk, await lose(service, desk, added=True, name="Bella"))
        assert newest(lost) == (Outcome.FOUND, 1)
        # GIVEN so many others that no list shows it any more
        for number in range(100):
            service.add(f"Other {number}")
        assert await looked_for(desk, lost) == lost
        # WHEN an add like it is that animal
        twin = await lose(service, desk, added=False)
        await checking.confirm(desk.outbox, twin, 1)
        assert newest(await looked_for(desk, lost)) == (Outcome.UNCLEAR, None)
        # WHEN a person rules the other one out during a look
        service.may_list.clear()
        service.listing.clear()
        looking = asyncio.create_task(looked_for(desk, other))
        await service.listing.wait()
        ruled_out = await checking.reject(desk.outbox, other, 2)
        service.may_list.set()
        assert await looking == ruled_out


async def test_an_equal_animal_does_not_take_the_place_of_the_one_that_was_found(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        lost = await lose_row(service, desk, _ADDED)
        assert newest(lost) == (Outcome.FOUND, 1)
        # WHEN others add so many that no list shows it any more, and one like it
        for number in range(100):
            service.add(f"Other {number}")
        service.add("Rex")
        # THEN it may be either, also at a second look
        for _ in range(2):
            lost = await looked_for(desk, lost)
            assert newest(lost) == (Outcome.UNCLEAR, None)
            assert checking.found_alone((lost,)) == ()


async def test_an_equal_animal_that_was_never_listed_is_not_confirmed(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        # GIVEN an old Rex that this computer has never seen, and a row that was lost on its way
        service.add("Rex")
        job = await begin_job(desk, "Rex", listed_at=None)
        service.plans.append(_NEVER_ADDED)
        await desk.sending.send_all()
        looked = await desk.checking.look(await desk.outbox.entries((State.UNCONFIRMED,)))
        assert [newest(one) for one in looked] == [(Outcome.FOUND, 1)]
        # THEN it is not one of those that are confirmed together
        assert [one async for one in checking.confirm_found(desk.outbox, looked)] == []
        assert (await desk.outbox.job(job.number)).counts[State.UNCONFIRMED] == 1


async def test_of_two_alike_one_created_at_its_second_try_may_own_what_is_found(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        again, lost = await lose(service, desk, added=True), await lose(service, desk, added=False)
        await desk.outbox.queue(again.number, again.typed)
        # While it waits, and when it was created, its first try may be the animal.
        for _ in range(2):
            owners = await desk.outbox.owners_of_unknown_animals()
            assert {one.number for one in owners} == {again.number, lost.number}
            await desk.outbox.looked(lost.number, Outcome.FOUND, 1, is_new=True)
            assert [one async for one in checking.confirm_found(desk.outbox, (lost,))] == []
            await desk.sending.send_all()
        assert await desk.state(again.number) is State.CREATED


async def test_a_look_that_fails_writes_nothing_and_an_unreadable_list_is_unclear(tmp_path: Path) -> None:
    unreadable = answer(200, as_json([{"id": 1, "name": 3, "categoryId": 7}]))
    script = scripted(answer(500), answer(500), unreadable)
    async with raw_server(script) as server, outbox_desk(server.base_url, tmp_path) as desk:
        (number,) = await desk.queue("Rex")
        entry = await desk.sending.send(number)
        with pytest.raises(ServerFailedError):
            await looked_for(desk, entry)
        assert await desk.outbox.entry(number) == entry
        assert newest(await looked_for(desk, entry)) == (Outcome.UNCLEAR, None)


async def test_a_look_says_nothing_about_an_add_that_was_sent_again_meanwhile(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        entry = await lose(service, desk, added=False)
        # GIVEN a look during which the person adds it again, and that is lost, too
        service.may_list.clear()
        looking = asyncio.create_task(looked_for(desk, entry))
        await service.listing.wait()
        await desk.outbox.queue(entry.number, entry.typed)
        service.plans.append(_ADDED)
        again = await desk.sending.send(entry.number)
        service.may_list.set()
        # THEN the look, which may be older than the second try, is not written down
        assert await looking == again
        assert again.looks == ()


async def test_adding_again_is_offered_after_two_looks_a_minute_apart_and_not_done(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        # An add that is not unconfirmed is not looked for.
        (number,) = await desk.queue("Bella")
        queued = await desk.outbox.entry(number)
        assert await looked_for(desk, queued) == queued
        with pytest.raises(IllegalStepError):
            await checking.confirm(desk.outbox, queued, 1)
        assert service.requests == []
        entry = await lose(service, desk, added=False)
        for _ in range(2):
            entry = await looked_for(desk, entry)
            assert not checking.may_offer_again(entry)
        await desk.clock.sleep(checking.LATE_COMMIT)
        entry = await looked_for(desk, entry)
        assert checking.may_offer_again(entry)
        await desk.sending.send_all()
        assert service.received == ["Rex", "Bella"]
        # AND with the person's word it goes once
        await desk.outbox.queue(entry.number, entry.typed)
        await desk.sending.send_all()
        assert service.names() == {"Rex": 1, "Bella": 1}


async def test_one_list_checks_all_adds_together_while_the_service_is_small(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:

        async def asked_for(*entries: Entry) -> tuple[list[Entry], list[str]]:
            asked = len(service.requests)
            looked = await desk.checking.look(entries)
            return [*looked], [request.split(" ")[1] for request in service.requests[asked:]]

        there = [await lose(service, desk, added=True, name=name) for name in ("Rex", "Rex", "Bella")]
        absent = await lose(service, desk, added=False, name="Onyx")
        looked, requests = await asked_for(*there, absent)
        assert [newest(one)[0] for one in looked] == [*[Outcome.FOUND] * 3, Outcome.ABSENT]
        assert requests == ["/v1/pets?limit=100&status=available"]
        # AND two equal adds become two animals
        first = await checking.confirm(desk.outbox, looked[0], newest(looked[0])[1])
        (second,) = await desk.checking.look([looked[1]])
        assert {first.animal_id, newest(second)[1]} == {1, 2}
        # WHEN they are of several statuses, THEN it has no filter
        sold = await lose(service, desk, added=True, name="Max", status="sold")
        looked, requests = await asked_for(absent, sold)
        assert [newest(one)[0] for one in looked] == [Outcome.ABSENT, Outcome.FOUND]
        assert requests == ["/v1/pets?limit=100"]
        # AND those that a cut list does not show are looked for in the list of their status
        for number in range(100):
            service.add(f"Other {number}")
        unstated = await lose(service, desk, added=False, status=None, name="Kim")
        sold = await lose(service, desk, added=True, name="Tom", status="sold")
        looked, requests = await asked_for(sold, unstated)
        assert [newest(one)[0] for one in looked] == [Outcome.FOUND, Outcome.UNCLEAR]
        assert requests == ["/v1/pets?limit=100", "/v1/pets?limit=100&status=sold"]


async def test_an_unfinished_text_of_an_old_copy_keeps_no_other_from_being_found(tmp_path: Path) -> None:
    async with animal_service() as service:
        # GIVEN a draft that was finished and sent, and an old copy of the outbox that was put back since
        async with outbox_desk(service.base_url, tmp_path) as desk:
            draft = await desk.outbox.save_draft(Typed("Be", ""))
        shutil.copy(tmp_path / OUTBOX, tmp_path / "old")
        async with outbox_desk(service.base_url, tmp_path) as desk:
            await desk.outbox.queue(draft.number, Typed("Bella", "7"))
            await desk.sending.send_all()
        async with outbox_desk(service.base_url, tmp_path) as desk:
            assert await desk.state(draft.number) is State.CREATED
        shutil.copy(tmp_path / "old", tmp_path / OUTBOX)
        async with outbox_desk(service.base_url, tmp_path) as desk:
            unfinished = await desk.outbox.entry(draft.number)
            assert (unfinished.state, unfinished.typed) == (State.UNCONFIRMED, Typed("Be", ""))
            lost = await lose(service, desk, added=True)
            looked = await desk.checking.look([unfinished, lost])
            # THEN the other one is found, and of this one no list can tell
            assert [newest(one) for one in looked] == [(Outcome.UNCLEAR, None), (Outcome.FOUND, 2)]
            # AND looking for it alone costs no request
            asked = len(service.requests)
            assert newest(await looked_for(desk, looked[0])) == (Outcome.UNCLEAR, None)
            assert len(service.requests) == asked


_ABSENT, _FOUND, _UNCLEAR = Outcome.ABSENT, Outcome.FOUND, Outcome.UNCLEAR


def test_adding_again_is_offered_only_while_every_look_for_a_minute_has_found_none() -> None:
    for looks, offered in (
        ([], False),
        ([(0, _ABSENT)], False),
        ([(0, _ABSENT), (59, _ABSENT)], False),
        ([(0, _ABSENT), (60, _ABSENT)], True),
        ([(0, _ABSENT), (30, _ABSENT), (60, _ABSENT)], True),
        ([(0, _ABSENT), (60, _UNCLEAR)], False),
        ([(0, _ABSENT), (60, _ABSENT), (90, _FOUND)], False),
        ([(0, _ABSENT), (30, _FOUND), (60, _ABSENT)], False),
        ([(0, _FOUND), (30, _ABSENT), (90, _ABSENT)], True),
        # The clock was set back in between.
        ([(100, _ABSENT), (0, _ABSENT)], False),
    ):
        seen = tuple(Look(at, outcome) for at, outcome in looks)
        entry = Entry(1, Typed("Rex", "7"), State.UNCONFIRMED, 0, 0, looks=seen)
        assert checking.may_offer_again(entry) is offered, looks
        assert not checking.may_offer_again(replace(entry, state=State.QUEUED))
