"""An import, as a process, in which each row meets an odd answer: it is sent once, and its fate is told."""

from pathlib import Path

import pytest

from menagerie.outbox.entry import State
from menagerie.settings.paths import Paths
from support.animal_service import AnimalService, Manner, Reply, animal_service_in_a_thread
from support.desktop.misbehaving_server import misbehaving_server
from support.import_command import ImportDesk, write_csv
from support.import_service import KEY, state_plan
from support.malformed_answers import MALFORMED, Malformed, Meaning
from support.raw_server import Conversation, answer, as_json
from support.used_outbox import entries_in

ANIMAL = as_json({"id": 1_000_000, "name": "Rex", "categoryId": 7})
# Where it is followed, the test notices.
ELSEWHERE = "http://127.0.0.1:{port}/v1/pets"
AFTER_IT = 3

# Of all malformed answers, one or two of each meaning, and whether the service adds the animal.
ODD = {
    "1xx before it": True,
    "a cookie": True,
    "a 429 behind it": True,
    "UTF-16": True,
    "100 MB in 100 kB": True,
    "a chunk that is cut": True,
    "a header that holds another": True,
    "two lengths": False,
    "500 that says all is well": True,
    "400 that says all is well": False,
}


def state_after(odd: Malformed) -> State:
    """Return what an add that met this answer is."""
    if odd.meaning is Meaning.NOTHING:
        return State.UNCONFIRMED
    if odd.meaning is Meaning.FAILED:
        return State.REFUSED if odd.status == 400 else State.UNCONFIRMED
    return State.CREATED


def check_requests(service: AnimalService) -> None:
    """Check that each request had the key in one header, and nothing that an answer had put there."""
    for request in service.requests:
        lines = [line for line in request.split("\r\n") if KEY in line]
        assert lines == [f"Authorization: Bearer {KEY}"]
        assert "cookie" not in request.lower()


@pytest.mark.thorough
def test_each_row_of_an_import_is_sent_once_and_ends_as_the_status_says(tmp_path: Path) -> None:
    redirected = "another place"
    odd_ones = [*ODD, redirected]
    # Three failures in a row would stop it. Some rows are on their way at once and may overtake one another,
    # so several good ones come after each odd one.
    good = range(AFTER_IT)
    names = [name for odd in odd_ones for name in (odd, *(f"good {place} after {odd}" for place in good))]
    path = write_csv(tmp_path / "delivery.csv", *(f'"{name}",7,available,r' for name in names))
    fates = dict.fromkeys(names, State.CREATED) | {name: state_after(MALFORMED[name]) for name in ODD}
    fates[redirected] = State.UNCONFIRMED

    async def answer_fine(conversation: Conversation) -> None:
        await conversation.answer(201, ANIMAL)

    with misbehaving_server(answer_fine) as elsewhere, animal_service_in_a_thread() as service:
        desk = ImportDesk(tmp_path / "data", service.base_url, KEY)
        state_plan(desk.data)
        service.plans_by_name = {
            name: Reply(MALFORMED[name].data(201, ANIMAL), adds=adds, manner=Manner.CLOSE)
            for name, adds in ODD.items()
        }
        target = ELSEWHERE.format(port=elsewhere.port)
        service.plans_by_name[redirected] = Reply(answer(307, headers={"Location": target}))
        # WHEN every row meets its answer
        with desk.running(path) as command:
            status, _end = command.ended()
            assert command.process.stderr is not None
            assert command.process.stderr.read() == ""
        # THEN the person is told of each that is not added, and is needed
        assert status == 3, command.events[-1]
        outcomes = [event for event in command.events if event["event"] == "outcome"]
        # The first row has the titles.
        said = {names[event["row"] - 2]: event["state"] for event in outcomes}
        assert said == {name: state.value for name, state in fates.items() if state is not State.CREATED}
        # AND each was sent once, and nothing went elsewhere
        assert sorted(service.received) == sorted(names)
        check_requests(service)
        assert elsewhere.connections == 0
        # AND it stands so on the disk, where nothing has the key
        entries = entries_in(Paths(desk.data).outbox("staging", service.base_url))
        assert {entry.typed.name: entry.state for entry in entries} == fates
        service.check(entries)
        assert not Paths(desk.data).error_log.exists()
        for file in desk.data.rglob("*"):
            assert file.is_dir() or KEY.encode() not in file.read_bytes(), file
