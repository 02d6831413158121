"""Each practice switch brings about what it promises, over HTTP as a real service would."""

import httpx
import pytest

from menagerie.sandbox.practice import PracticeSwitch, Situation
from support.sandbox_desk import Desk

REX = {"name": "Rex", "categoryId": 1}


def statuses(desk: Desk, times: int) -> list[int]:
    return [desk.client.get("/pets").status_code for _ in range(times)]


def test_a_response_is_lost_after_the_animal_was_added(desk: Desk) -> None:
    desk.press(situation="answer-lost")
    # GIVEN requests that add nothing, which get their answers
    assert desk.client.get("/pets").status_code == 200
    assert desk.client.post("/pets", json={}).status_code == 400

    # WHEN an animal is added, THEN no answer comes and the animal is there, once
    with pytest.raises(httpx.TransportError):
        desk.client.post("/pets", json=REX)
    newest, second = desk.client.get("/pets", params={"limit": 2}).json()
    assert newest == {**REX, "id": newest["id"]}
    assert newest["id"] == second["id"] + 1

    # THEN the next one gets its answer
    assert desk.client.post("/pets", json=REX).status_code == 201


def test_the_key_is_no_longer_valid_until_that_is_switched_off_with_the_same_key(desk: Desk) -> None:
    switch = {"situation": "key-no-longer-valid"}
    # Without the key, nothing is switched.
    assert httpx.post(desk.outside("/practice"), json=switch).status_code == 401
    assert statuses(desk, 1) == [200]
    desk.press(**switch)
    assert statuses(desk, 2) == [401, 401]
    assert desk.press(situation="normal").status_code == 204
    assert statuses(desk, 1) == [200]


def test_the_application_sets_the_same_switches_without_http(desk: Desk) -> None:
    desk.sandbox.practice(PracticeSwitch(Situation.SERVER_ERROR, count=2))

    assert statuses(desk, 3) == [500, 500, 200]


def test_a_switch_that_does_not_exist_is_refused_and_one_is_set_with_post_only(desk: Desk) -> None:
    for switch in ({"situation": "holiday"}, {"situation": "limit-reached", "seconds": -1}):
        answer = desk.press(**switch)
        assert answer.status_code == 400
        assert answer.json()["status"] == 400
    answer = desk.client.get(desk.outside("/practice"))
    assert (answer.status_code, answer.headers["Allow"]) == (405, "POST")
