"""menagerie-sandbox is a program that says when it is ready, what reached it, and why it cannot start."""

import json
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from support.sandbox_command import Program, refused, running
from support.two_runs import sampled


@pytest.mark.thorough
@pytest.mark.parametrize(("plan", "limit"), [("free", "60"), ("pro", "300"), ("business", "1000")])
def test_it_serves_any_plan_and_prints_a_key_that_it_made_once(plan: str, limit: str) -> None:
    with running("--plan", plan) as program:
        headers = {"Authorization": f"Bearer {program.listening['api_key']}"}
        answer = httpx.get(f"{program.listening['base_url']}/pets", headers=headers)
        assert (answer.status_code, answer.headers["X-RateLimit-Limit"]) == (200, limit)


@pytest.mark.thorough
def test_it_keeps_its_animals_in_the_file_it_is_given(tmp_path: Path) -> None:
    database = str(tmp_path / "animals.sqlite3")
    opening = {"Authorization": "Bearer opening"}
    with running("--database", database, "--api-key", "opening") as program:
        url = f"{program.listening['base_url']}/pets"
        added = httpx.post(url, json={"name": "Rex", "categoryId": 1}, headers=opening).json()
        # WHEN it is killed, and has no time to close anything
        program.process.kill()
        program.process.wait()
    with running("--database", database, "--api-key", "opening") as program:
        url = f"{program.listening['base_url']}/pets?limit=1"
        assert httpx.get(url, headers=opening).json() == [added]


def test_it_prints_where_it_listens_and_its_journal_every_connection_and_request_and_no_key() -> None:
    began = time.time()
    with running("--log-requests", "--api-key", "opening-42", "--plan", "7/9") as program:
        base_url = program.listening["base_url"]
        assert program.listening == {"event": "listening", "base_url": base_url}
        with httpx.Client(headers={"Authorization": "Bearer opening-42"}) as client:
            assert client.get(f"{base_url}/pets?limit=5").headers["X-RateLimit-Limit"] == "7"
            client.post(f"{base_url}/pets", json={})
        httpx.get(f"{base_url}/pets")
        events = [program.event() for _ in range(5)]
        written = program.kill()

    # THEN two requests came over one connection, and a third over another
    assert [(event["event"], event.get("method"), event.get("status")) for event in events] == [
        ("connection", None, None),
        ("request", "GET", 200),
        ("request", "POST", 400),
        ("connection", None, None),
        ("request", "GET", 401),
    ]
    assert (events[1]["path"], events[1]["query"]) == ("/v1/pets", "limit=5")
    times = [event["at"] for event in events]
    assert began <= times[0]
    assert times == sorted(times)
    assert times[-1] <= time.time()
    assert written == ("", "")
    assert "opening-42" not in json.dumps(events)


@pytest.mark.thorough
def test_a_lost_response_is_in_the_journal_without_a_status() -> None:
    with running("--log-requests", "--api-key", "opening") as program:
        base_url = program.listening["base_url"]
        with httpx.Client(headers={"Authorization": "Bearer opening"}) as client:
            practice = f"{base_url.removesuffix('/v1')}/practice"
            client.post(practice, json={"situation": "answer-lost"})
            with pytest.raises(httpx.TransportError):
                client.post(f"{base_url}/pets", json={"name": "Rex", "categoryId": 1})
        events = [program.event() for _ in range(3)]
        written = program.kill()
    assert [(event["event"], event.get("status")) for event in events] == [
        ("connection", None),
        ("request", 204),
        ("request", None),
    ]
    assert written == ("", "")


@pytest.mark.parametrize(
    "options",
    sampled(
        [
            ["--port", "65536"],
            ["--plan", "0/10"],
            ["--api-key", ""],
            ["--api-key", "one", "--api-key-file", "other"],
            ["--fast"],
        ]
    ),
)
def test_wrong_options_are_refused_in_one_line(options: list[str]) -> None:
    code, err = refused(*options)
    assert code == 2
    assert err.startswith("menagerie-sandbox: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("content", sampled([b"opening\n", b"opening", b"\xef\xbb\xbfopening\r\nnot this\n"]))
def test_the_key_can_be_the_first_line_of_a_file(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "key"
    file.write_bytes(content)
    with running("--api-key-file", str(file)) as program:
        assert set(program.listening) == {"event", "base_url"}
        assert answers_to(program, "opening")
        assert program.kill() == ("", "")


@pytest.mark.thorough
def test_the_key_can_be_a_variable_which_an_option_overrules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MENAGERIE_SANDBOX_API_KEY", "opening")
    with running() as program, running("--api-key", "other") as overruled:
        assert set(program.listening) == {"event", "base_url"}
        assert answers_to(program, "opening")
        assert answers_to(overruled, "other")
        assert not answers_to(overruled, "opening")


def answers_to(program: Program, key: str) -> bool:
    headers = {"Authorization": f"Bearer {key}"}
    return httpx.get(f"{program.listening['base_url']}/pets", headers=headers).status_code == 200


@pytest.mark.thorough
@pytest.mark.parametrize("content", [b"swordfish swordfish\n", b"\nswordfish\n", b"\xff\xfe", None])
def test_a_file_without_a_key_is_named_and_not_repeated(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "key"
    if content is not None:
        file.write_bytes(content)
    code, err = refused("--api-key-file", str(file))
    assert (code, err.count("\n")) == (2, 1)
    assert f"argument --api-key-file: {file} " in err
    assert "swordfish" not in err


@pytest.mark.thorough
def test_an_unusable_key_is_refused_without_repeating_it(monkeypatch: pytest.MonkeyPatch) -> None:
    code, err = refused("--api-key", "swordfish swordfish")
    assert code == 2
    assert "swordfish" not in err
    monkeypatch.setenv("MENAGERIE_SANDBOX_API_KEY", "swordfish swordfish")
    code, err = refused()
    assert (code, err.count("\n")) == (2, 1)
    assert "MENAGERIE_SANDBOX_API_KEY" in err
    assert "swordfish" not in err


def test_a_taken_port_is_refused_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        code, err = refused("--port", str(port))
    assert code == 1
    assert err == f"The sandbox cannot listen on 127.0.0.1, port {port} (Address already in use).\n"


@pytest.mark.thorough
def test_a_broken_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite3"
    database.write_bytes(b"no database" * 1000)
    code, err = refused("--database", str(database))
    assert code == 1
    assert err == f"The sandbox's database {database} cannot be used (file is not a database).\n"


@pytest.mark.thorough
def test_without_tls_other_computers_are_answered_with_a_warning() -> None:
    with running("--host", "0.0.0.0", "--api-key", "opening") as program:  # noqa: S104 - what is tested
        port = urlsplit(program.listening["base_url"]).port
        assert httpx.get(f"http://127.0.0.1:{port}/v1/pets").status_code == 401
        _, err = program.kill()
    assert err == "Menagerie on other computers accepts only https: see --init-tls.\n"
