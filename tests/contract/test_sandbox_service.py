"""The sandbox answers as the interface says, to right and to wrong requests."""

import socket
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import httpx
import pytest

from menagerie.sandbox.limits import Plan
from support.every_case import every_case
from support.patience import LONGEST_WAIT
from support.sandbox_desk import Desk, OpenDesk

QUOTA = ("X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset")


def add(desk: Desk, **fields: object) -> httpx.Response:
    return desk.client.post("/pets", json=fields)


def assert_is_error(answer: httpx.Response, status: int) -> None:
    """Check everything that every error has (interface 2, 7.2 and 8.2)."""
    assert answer.status_code == status
    assert answer.headers["Content-Type"] == "application/json"
    error = answer.json()
    assert set(error) == {"code", "message", "status"}
    assert isinstance(error["code"], str)
    assert isinstance(error["message"], str)
    assert error["status"] == status
    for name in QUOTA:
        assert int(answer.headers[name]) >= 0


def test_a_new_sandbox_lists_twenty_animals_and_up_to_a_hundred(desk: Desk) -> None:
    assert len(desk.client.get("/pets").json()) == 20
    assert len(desk.client.get("/pets", params={"limit": 100}).json()) == 100
    assert len(desk.client.get("/pets", params={"limit": 1}).json()) == 1
    # The scheme of the key may be written in any case.
    assert desk.client.get("/pets", headers={"Authorization": "bearer practice-key"}).status_code == 200


def test_an_added_animal_is_returned_listed_and_found_as_it_was_sent(desk: Desk) -> None:
    sent = {"name": "<b>Rex</b> & 🐕 שלום", "categoryId": 9_223_372_036_854_775_807, "status": "sold"}

    answer = add(desk, **sent)

    assert answer.status_code == 201
    animal = answer.json()
    assert animal == {**sent, "id": animal["id"]}
    assert desk.client.get("/pets", params={"limit": 1}).json() == [animal]
    assert desk.client.get(f"/pets/{animal['id']}").json() == animal


def test_animals_added_at_the_same_time_all_get_their_own_ids(desk: Desk) -> None:
    with ThreadPoolExecutor(8) as people:
        answers = list(
            people.map(lambda number: add(desk, name=f"Rex {number}", categoryId=number), range(80))
        )

    ids = {answer.json()["id"] for answer in answers}
    listed = desk.client.get("/pets", params={"limit": 100}).json()[:80]
    assert len(ids) == 80
    assert [animal["id"] for animal in listed] == sorted(ids, reverse=True)
    assert {animal["name"] for animal in listed} == {f"Rex {number}" for number in range(80)}


def test_a_wrong_animal_is_refused_and_not_stored(desk: Desk) -> None:
    before = desk.client.get("/pets").json()
    with every_case() as case:
        for body in (
            *(b"{", b"[]", b'{"name": "Rex"}', b'{"categoryId": 1}'),
            b'{"name": "Rex", "categoryId": 9223372036854775808}',
            b'{"name": "Rex", "categoryId": 1, "status": "free"}',
        ):
            with case(body):
                headers = {"Content-Type": "application/json"}
                assert_is_error(desk.client.post("/pets", content=body, headers=headers), 400)
    assert desk.client.get("/pets").json() == before


def test_a_body_of_another_type_and_one_that_is_too_long_are_refused(desk: Desk) -> None:
    assert_is_error(desk.client.post("/pets", data={"name": "Rex", "categoryId": "1"}), 415)
    assert_is_error(add(desk, name="x" * 70_000, categoryId=1), 413)
    # THEN the connection is still good for what comes next
    assert add(desk, name="Rex", categoryId=1).status_code == 201


def test_an_animal_or_path_that_does_not_exist_is_not_found(desk: Desk) -> None:
    with every_case() as case:
        for animal_id in ("0", "-1", "99999999", "9223372036854775808", "rex", "1.0", "01"):
            with case(animal_id):
                answer = desk.client.get(f"/pets/{animal_id}")
                assert_is_error(answer, 404)
                assert {"Deprecation", "Sunset"} <= {name.title() for name in answer.headers}
        for path in (
            *("/v1/pets/", "/v1/pets/1/", "/v1/store/orders", "/v1/Pets", "/v1/pets%0A", "/v1/pets/1%0A"),
            *("/v1/", "/", "/v1", "/v2/pets", "/pets", "/openapi.json/"),
        ):
            with case(path):
                assert_is_error(desk.client.get(desk.outside(path)), 404)


def test_another_method_is_refused(desk: Desk) -> None:
    with every_case() as case:
        for path, allowed in (("/pets", {"GET", "POST"}), ("/pets/1", {"GET"})):
            for method in ("PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"):
                with case((method, path)):
                    answer = desk.client.request(method, path)
                    assert_is_error(answer, 405)
                    assert set(answer.headers["Allow"].split(", ")) == allowed
    answer = desk.client.head("/pets")
    assert (answer.status_code, answer.headers["Allow"], answer.content) == (405, "GET, POST", b"")


@pytest.mark.parametrize("path", ["/pets", "/pets/1", "/store/orders"])
def test_requests_without_the_key_are_refused(desk: Desk, path: str) -> None:
    with every_case() as case, httpx.Client() as stranger:
        for authorization in (
            [],
            [""],
            ["practice-key"],
            ["Bearer"],
            ["Bearer wrong"],
            ["Bearer practice-key2"],
            ["Basic practice-key"],
            ["Bearer practice-ke\u00ff"],
            ["Bearer practice-key", "Bearer practice-key"],
        ):
            with case(authorization):
                headers = [(b"Authorization", value.encode("latin-1")) for value in authorization]
                answer = stranger.get(f"{desk.client.base_url}{path.removeprefix('/')}", headers=headers)
                assert_is_error(answer, 401)
                assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_requests_without_the_key_are_not_counted_and_the_description_needs_none(open_desk: OpenDesk) -> None:
    desk = open_desk(plan=Plan(5, 100))
    described = httpx.get(desk.outside("/openapi.json"))
    assert (described.status_code, described.json()["openapi"]) == (200, "3.1.0")
    assert described.headers["X-RateLimit-Remaining"] == "5"
    strange = {"Authorization": "Bearer guess"}

    answers = [desk.client.get("/pets", headers=strange) for _ in range(20)]

    assert {answer.status_code for answer in answers} == {401}
    assert {answer.headers["X-RateLimit-Remaining"] for answer in answers} == {"5"}
    assert desk.client.get("/pets").status_code == 200


def test_every_request_with_the_key_counts_and_says_how_many_are_left(open_desk: OpenDesk) -> None:
    desk = open_desk(plan=Plan(6, 100))
    now = int(desk.client.get("/pets").headers["X-RateLimit-Reset"]) - 60

    answers = [
        add(desk, name="Rex", categoryId=1),
        add(desk, name="", categoryId=1),
        desk.client.get("/pets/0"),
        desk.client.get("/unknown"),
        desk.client.delete("/pets"),
        desk.client.get("/pets"),
    ]

    assert [answer.status_code for answer in answers] == [201, 400, 404, 404, 405, 429]
    quota = [tuple(int(answer.headers[name]) for name in QUOTA) for answer in answers]
    assert quota == [(6, remaining, now + 60) for remaining in (4, 3, 2, 1, 0, 0)]


def test_anything_but_http_is_refused_with_an_error_object(desk: Desk) -> None:
    address = urlsplit(desk.outside("/"))
    with socket.create_connection((address.hostname, address.port), timeout=LONGEST_WAIT) as connection:
        connection.sendall(b"Hello, is this the zoo?\r\n\r\n")
        received = b"".join(iter(lambda: connection.recv(4096), b""))

    head, _, body = received.partition(b"\r\n\r\n")
    status_line, *lines = head.decode("ascii").split("\r\n")
    assert status_line == "HTTP/1.1 400 Bad Request"
    assert_is_error(
        httpx.Response(400, headers=dict(line.split(": ", 1) for line in lines), content=body), 400
    )
