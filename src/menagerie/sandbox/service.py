"""The Animal Store Service itself: its operations, each on its path (interface 4)."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from email.utils import formatdate

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from menagerie.resources import resource
from menagerie.sandbox.layers import BearerKey, Front, Gate, Journal, LoopbackHosts, Stamp
from menagerie.sandbox.limits import RateLimiter
from menagerie.sandbox.practice import Practice, read_switch
from menagerie.sandbox.reading import read_animal_id, read_json, read_list_question, read_new_animal
from menagerie.sandbox.refusal import AnswerLostError, Refusal
from menagerie.sandbox.store import Animal, Store

BASE_PATH = "/v1"  # interface 9.2

# The interface names only the day of removal, so it ends at the beginning of the day.
REMOVAL_OF_GET_ANIMAL = datetime(2030, 12, 5, tzinfo=UTC).timestamp()
# The interface does not show since when it is deprecated. Any past date will do.
_DEPRECATION_OF_GET_ANIMAL = datetime(2025, 12, 5, tzinfo=UTC).timestamp()
_DEPRECATED = {
    "Deprecation": f"@{_DEPRECATION_OF_GET_ANIMAL:.0f}",  # RFC 9745
    "Sunset": formatdate(REMOVAL_OF_GET_ANIMAL, usegmt=True),  # RFC 8594
}

Handler = Callable[[Request], Awaitable[Response]]


def build_service(
    store: Store,
    key: str,
    limiter: RateLimiter,
    practice: Practice,
    clock: Callable[[], float],
    *,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    journal: Journal | None = None,
    any_host: bool = False,
) -> ASGIApp:
    """Return the service as an ASGI application, answering below ``BASE_PATH``.

    ``key`` is its API key. Only the service may use ``limiter`` and ``practice`` from now on. ``clock``
    returns Unix time in seconds, ``sleep`` takes seconds. ``journal`` records every request. Unless
    ``any_host``, only requests to a loopback host are answered.
    """
    bearer = BearerKey(key)
    operations = _Operations(store, practice, clock)
    outside = _Outside(bearer, practice)
    inside = _router(
        Route("/pets", _Path(GET=operations.list_animals, POST=operations.add_animal)),
        Route("/pets/{petId}", _Path(GET=operations.get_animal)),
    )
    routes = _router(
        Mount(BASE_PATH, Gate(inside, bearer, limiter, practice)),
        Route("/openapi.json", _Path(GET=outside.describe)),
        Route("/practice", _Path(POST=outside.practise)),
    )
    admitted = routes if any_host else LoopbackHosts(routes)
    return Front(admitted, Stamp(limiter, clock), practice, f"{BASE_PATH}/", sleep=sleep, journal=journal)


class _Operations:
    """The three operations of the interface."""

    def __init__(self, store: Store, practice: Practice, clock: Callable[[], float]) -> None:
        self._store = store
        self._practice = practice
        self._clock = clock

    async def list_animals(self, request: Request) -> Response:
        """Answer interface 4.1, with the newest first: the interface leaves the order open."""
        limit, status = read_list_question(request.scope["query_string"])
        return _json([_pet(animal) for animal in self._store.newest(limit, status)])

    async def add_animal(self, request: Request) -> Response:
        """Answer interface 4.2; an omitted status stays omitted, since no default is shown."""
        animal = self._store.add(read_new_animal(await read_json(request)))
        if self._practice.take_lost_answer():
            raise AnswerLostError
        return _json(_pet(animal), status=201)

    async def get_animal(self, request: Request) -> Response:
        """Answer interface 4.3, until the operation is removed."""
        if self._clock() >= REMOVAL_OF_GET_ANIMAL:
            raise Refusal(
                404, "This operation was removed. List animals by their status instead.", _DEPRECATED
            )
        animal_id = read_animal_id(request.path_params["petId"])
        animal = None if animal_id is None else self._store.find(animal_id)
        if animal is None:
            raise Refusal(404, "There is no animal with this id.", _DEPRECATED)
        return _json(_pet(animal), headers=_DEPRECATED)


class _Outside:
    """What the sandbox has besides the interface: its description, and the practice switches."""

    def __init__(self, key: BearerKey, practice: Practice) -> None:
        self._key = key
        self._practice = practice

    async def describe(self, _request: Request) -> Response:
        """Answer with the OpenAPI description of the interface."""
        return Response(resource("sandbox", "openapi.json").read_bytes(), media_type="application/json")

    async def practise(self, request: Request) -> Response:
        """Set a switch. The key keeps web pages out; it is valid here even if an invalid key is practised."""
        self._key.require(request.scope)
        given = await read_json(request)
        try:
            switch = read_switch(given)
        except ValueError as exc:
            raise Refusal(400, str(exc)) from exc
        self._practice.press(switch)
        return Response(status_code=204)


class _Path:
    """The methods of one path, and 405 for all others, including HEAD and OPTIONS."""

    def __init__(self, **handlers: Handler) -> None:
        self._handlers = handlers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        handler = self._handlers.get(scope["method"])
        if handler is None:
            allowed = ", ".join(self._handlers)
            raise Refusal(405, f"This path takes {allowed} only.", {"Allow": allowed})
        response = await handler(Request(scope, receive))
        await response(scope, receive, send)


def _router(*routes: Route | Mount) -> Router:
    # A path with an extra slash is unknown, and not redirected.
    return Router(routes, redirect_slashes=False, default=_unknown_path)


async def _unknown_path(_scope: Scope, _receive: Receive, _send: Send) -> None:
    raise Refusal(404, "There is nothing at this path.")


def _pet(animal: Animal) -> dict[str, object]:
    """Return the animal as the interface writes it (interface 2, Pet)."""
    pet: dict[str, object] = {"id": animal.id, "name": animal.name, "categoryId": animal.category_id}
    if animal.status is not None:
        pet["status"] = animal.status
    return pet


def _json(content: object, *, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(json.dumps(content, ensure_ascii=False).encode(), status, headers, "application/json")
