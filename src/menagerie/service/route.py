"""Tests the way to the service, through the proxy and TLS, without sending a request."""

import asyncio
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import httpx
from msgspec import Struct
from msgspec.structs import replace

from menagerie.domain.address import DEFAULT_PORTS
from menagerie.domain.errors import CertificateError, NotConnectedError
from menagerie.governor.governor import Purpose
from menagerie.service.failures import our_errors
from menagerie.service.transport import Connection, Timeouts

# Events of httpcore's ``trace`` extension; those of TLS have one prefix with a proxy and another without.
_CONNECTING = "connection.connect_tcp.started"
_CONNECTED = "connection.connect_tcp.complete"
_TLS_BEGINS, _TLS_ENDS = "start_tls.started", "start_tls.complete"
_SENDING = "http11.send_request_headers.started"


class RouteStep(StrEnum):
    """The steps of the test, in order."""

    PROXY = "proxy"
    REACH = "reach"
    TRUST = "trust"


class RouteCheck(Struct, frozen=True):
    """The result of a test: the steps that passed, the one that failed, and with which error.

    ``proxy`` is the host and the port of the proxy that was used; None: there was none. ``knows_proxy`` is
    False where the desktop could not be asked for it. A step in neither was not tested.
    """

    passed: tuple[RouteStep, ...]
    proxy: str | None = None
    failed: RouteStep | None = None
    error: NotConnectedError | None = None
    knows_proxy: bool = True


async def check_route(connection: Connection, timeouts: Timeouts) -> RouteCheck:
    """Connect anew as the next request would, stop before its first byte, and return which steps passed."""
    try:
        client = await connection.open_another()
    except NotConnectedError as error:
        return RouteCheck((), None, RouteStep.PROXY, error)
    try:
        check = await _connect(client, timeouts)
        return replace(check, knows_proxy=connection.knows_proxy)
    finally:
        await client.aclose()


async def _connect(client: httpx.AsyncClient, timeouts: Timeouts) -> RouteCheck:
    trace = _Trace(client.base_url)
    request = client.build_request("GET", "", extensions={"trace": trace.watch})
    try:
        with our_errors(Purpose.READ, timeouts, lambda: True):
            async with asyncio.timeout(timeouts.total):
                await client.send(request)
    except _ArrivedError:
        return trace.check()
    except CertificateError as error:
        return trace.check(RouteStep.TRUST, error)
    except NotConnectedError as error:
        is_past_proxy = trace.proxy is None or RouteStep.REACH in trace.passed
        return trace.check(RouteStep.REACH if is_past_proxy else RouteStep.PROXY, error)
    raise NotConnectedError  # not reached: a request always comes to its first byte, or fails before


class _ArrivedError(Exception):
    """The first byte of the request would leave now."""


class _Trace:
    """Follows a connection that is being made, and ends it where the request would begin."""

    def __init__(self, service: httpx.URL) -> None:
        self._service = service
        self.proxy: str | None = None
        self.passed: list[RouteStep] = []

    def check(self, failed: RouteStep | None = None, error: NotConnectedError | None = None) -> RouteCheck:
        """Return what was seen."""
        passed = tuple(step for step in RouteStep if step in self.passed and step is not failed)
        return RouteCheck(passed, self.proxy, failed, error)

    async def watch(self, event: str, info: Mapping[str, Any]) -> None:
        """Handle an event. Raises _ArrivedError before the first byte of the request to the service."""
        if event == _CONNECTING:
            self._connecting(info["host"], info["port"])
        elif event == _CONNECTED and self.proxy is None:
            self.passed.append(RouteStep.REACH)
        elif event == _SENDING and info["request"].method == b"CONNECT":
            self.passed.clear()
        elif event == _SENDING:
            raise _ArrivedError
        elif event.endswith(_TLS_BEGINS) and self.proxy is not None:
            self.passed += [RouteStep.PROXY, RouteStep.REACH]
        elif event.endswith(_TLS_ENDS):
            self.passed.append(RouteStep.TRUST)

    def _connecting(self, host: str, port: int) -> None:
        default = DEFAULT_PORTS[self._service.scheme]
        if (host, port) != (self._service.raw_host.decode("ascii"), self._service.port or default):
            self.proxy = f"{host}:{port}"
