"""The address that IT set is asked only there, and what went wrong is told."""

import pytest

from menagerie.domain.cases import AnswerCase, ConnectionCase
from menagerie.domain.errors import UnexpectedAnswerError, UnreachableError
from menagerie.domain.facts import fact
from menagerie.service import update_address
from menagerie.service.update_address import read_update_address
from support.raw_server import RawServer, Script, answer, hang, raw_server, scripted


def address_at(server: RawServer) -> str:
    return f"{server.base_url}/old/newest.json"


async def error_of(script: Script) -> UnexpectedAnswerError:
    async with raw_server(script) as server:
        with pytest.raises(UnexpectedAnswerError) as caught:
            await read_update_address(address_at(server))
        return caught.value


async def test_a_redirect_is_followed_where_it_leads_but_to_no_other_origin_and_not_without_end() -> None:
    moved = answer(302, headers={"Location": "../new/newest.json"})
    async with raw_server(scripted(moved, answer(200, b"newest"))) as server:
        assert await read_update_address(address_at(server)) == b"newest"
        lines = [request.split(b"\r\n")[0] for request in server.requests]
        assert lines == [b"GET /v1/old/newest.json HTTP/1.1", b"GET /v1/new/newest.json HTTP/1.1"]
    async with raw_server(scripted(answer(200, b"newest"))) as elsewhere:
        moved = answer(301, headers={"Location": address_at(elsewhere)})
        assert (await error_of(scripted(moved))).status == 301
        assert elsewhere.connections == 0
    moved = answer(302, headers={"Location": "/v1/newest.json"})
    assert (await error_of(scripted(*[moved] * 9))).status == 302


async def test_another_answer_and_far_more_than_three_short_texts_are_told() -> None:
    assert (await error_of(scripted(answer(404)))).status == 404
    assert (await error_of(scripted(answer(200, b"x" * 100_000)))).case is AnswerCase.UNREADABLE


async def test_an_address_that_does_not_answer_is_given_up_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnreachableError) as caught:
        await read_update_address("http://127.0.0.1:9/newest.json")
    assert caught.value.fact == fact(ConnectionCase.NOT_CONNECTED, detail="ConnectError")
    monkeypatch.setattr(update_address, "_LONGEST", 0.05)
    async with raw_server(hang) as server:
        with pytest.raises(UnreachableError) as caught:
            await read_update_address(address_at(server))
    assert caught.value.fact == fact(ConnectionCase.NOT_CONNECTED, detail="TimeoutError")
