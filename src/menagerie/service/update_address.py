"""Asks the address that IT set for the newest version. No key is sent there."""

import asyncio
from collections.abc import Awaitable, Callable
from urllib.parse import urljoin, urlsplit

import httpx

from menagerie.domain.cases import ConnectionCase
from menagerie.domain.errors import UnexpectedAnswerError, UnreachableError
from menagerie.domain.network import Network
from menagerie.service.transport import Connection, Timeouts, read_body

# Bytes and seconds. What is read has three short texts.
_LARGEST = 64 * 1024
_LONGEST = 10.0
_MOST_REDIRECTS = 3


async def read_update_address(address: str, network: Callable[[], Awaitable[Network]] | None = None) -> bytes:
    """Return what ``address`` says, following redirects within its own origin only.

    ``network`` returns how to reach it.

    Raises SurroundingsErrors.
    """
    connection = Connection(address, None, Timeouts(), network=network)
    try:
        async with connection.client() as client, asyncio.timeout(_LONGEST):
            return await _read(client, address)
    except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as exc:
        raise UnreachableError(ConnectionCase.NOT_CONNECTED, detail=type(exc).__name__) from exc
    finally:
        await connection.close()


async def _read(client: httpx.AsyncClient, address: str) -> bytes:
    for _redirect in range(_MOST_REDIRECTS + 1):
        response = await client.send(client.build_request("GET", address), stream=True)
        try:
            if response.status_code == httpx.codes.OK:
                return await read_body(response, _LARGEST)
            if not response.has_redirect_location:
                raise UnexpectedAnswerError(response.status_code)
            address = _target(address, response)
        finally:
            await response.aclose()
    raise UnexpectedAnswerError(httpx.codes.FOUND)


def _target(address: str, response: httpx.Response) -> str:
    """Return where a redirect leads. Raises UnexpectedAnswerError if that is another origin."""
    target: str = urljoin(address, response.headers["Location"])
    if urlsplit(target)[:2] != urlsplit(address)[:2]:
        raise UnexpectedAnswerError(response.status_code)
    return target
