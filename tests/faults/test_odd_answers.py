"""An import, as a process, in which each row meets an odd answer: it is sent once, and its fate is told."""

import gzip
from pathlib import Path
from typing import NamedTuple

from menagerie.outbox.entry import State
from menagerie.settings.paths import Paths
from support.animal_service import AnimalService, Manner, Reply, animal_service_in_a_thread
from support.desktop.misbehaving_server import misbehaving_server
from support.import_command import ImportDesk, write_csv
from support.import_service import KEY, state_plan
from support.raw_server import Conversation, answer, as_json, head
from support.used_outbox import entries_in

ANIMAL = as_json({"id": 1_000_000, "name": "Rex", "categoryId": 7})
PAGE = b"<!doctype html><title>Sign in</title>"
FINE = as_json({"code": "ok", "message": "All is well.", "status": 201})
ELSEWHERE = "http://127.0.0.1:{port}/v1/pets"
_MB = 1_000_000


class Meets(NamedTuple):
    """What a row meets, what the service did, and what the person is to be told of it."""

    content: bytes
    state: State
    adds: bool
    manner: Manner | None = None


def created(content: bytes, manner: Manner | None = None) -> Meets:
    return Meets(content, State.CREATED, adds=True, manner=manner)


def unknown(content: bytes, *, adds: bool = False) -> Meets:
    return Meets(content, State.UNCONFIRMED, adds, Manner.CLOSE)


def refused(content: bytes) -> Meets:
    return Meets(content, State.REFUSED, adds=False)


ODD: dict[str, Meets] = {
    "HTTP/1.0": created(answer(201, ANIMAL).replace(b"HTTP/1.1", b"HTTP/1.0"), Manner.CLOSE),
    "1xx before it": created(b"HTTP/1.1 103 Early\r\nRetry-After: 99\r\n\r\n" + answer(201, ANIMAL)),
    "the answer twice": created(2 * answer(201, ANIMAL)),
    "a 400 behind it": created(answer(201, ANIMAL) + answer(400, FINE)),
    "a 429 behind it": created(answer(201, ANIMAL) + answer(429, headers={"Retry-After": "99"})),
    "a wait with a good status": created(answer(201, ANIMAL, {"Retry-After": "99"})),
    "a target with a good status": created(answer(201, ANIMAL, {"Location": ELSEWHERE})),
    "a cookie": created(answer(201, ANIMAL, {"Set-Cookie": "a=b; Path=/"})),
    "UTF-16": created(answer(201, ANIMAL.decode().encode("utf-16"))),
    "100 MB in 100 kB": created(
        answer(201, gzip.compress(b" " * (100 * _MB), 1), {"Content-Encoding": "gzip"}), Manner.CLOSE
    ),
    "a name of 10 MB": created(answer(201, ANIMAL.replace(b"Rex", b"x" * (10 * _MB)))),
    "an error with a good status": created(answer(201, as_json({"code": "limit", "status": 429}))),
    "a 204": unknown(head(204, {}), adds=True),
    "a 206": unknown(answer(206, ANIMAL[:9], {"Content-Range": "bytes 0-8/99"}), adds=True),
    "a good body with a 500": unknown(answer(500, FINE), adds=True),
    "a page with a 503": unknown(answer(503, PAGE)),
    "another place": unknown(answer(302, headers={"Location": ELSEWHERE})),
    "another place, with the animal": unknown(answer(307, headers={"Location": ELSEWHERE})),
    "no place": unknown(answer(308, headers={"Location": "javascript:alert(1)"})),
    "another protocol": unknown(b"HTTP/1.1 101 Any\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n", adds=True),
    "a header of 1 MB": unknown(answer(201, ANIMAL, {"X": "a" * _MB}), adds=True),
    "a header that holds another": unknown(answer(201, ANIMAL, {"X": "a\rRetry-After: 99"}), adds=True),
    "two lengths": unknown(answer(201, ANIMAL, {"content-length": "3"})),
    "good words with a 400": refused(answer(400, FINE)),
    "a page with a 413": refused(answer(413, PAGE)),
}


def check_requests(service: AnimalService) -> None:
    """Check that each request had the key in one header, and nothing that an answer had put there."""
    for request in service.requests:
        lines = [line for line in request.split("\r\n") if KEY in line]
        assert lines == [f"Authorization: Bearer {KEY}"]
        assert "cookie" not in request.lower()


def test_each_row_of_an_import_is_sent_once_and_ends_as_the_status_says(tmp_path: Path) -> None:
    # Three failures in a row would stop it. Some rows are on their way at once and may overtake one another,
    # so several good ones come after each odd one.
    names = [name for odd in ODD for name in (odd, *(f"good {place} after {odd}" for place in range(3)))]
    path = write_csv(tmp_path / "delivery.csv", *(f'"{name}",7,available,r' for name in names))
    fates = {name: ODD[name].state if name in ODD else State.CREATED for name in names}

    async def answer_fine(conversation: Conversation) -> None:
        await conversation.answer(201, ANIMAL)

    with misbehaving_server(answer_fine) as elsewhere, animal_service_in_a_thread() as service:
        desk = ImportDesk(tmp_path / "data", service.base_url, KEY)
        state_plan(desk.data)
        port = str(elsewhere.port).encode()
        service.plans_by_name = {
            name: Reply(meets.content.replace(b"{port}", port), adds=meets.adds, manner=meets.manner)
            for name, meets in ODD.items()
        }
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
