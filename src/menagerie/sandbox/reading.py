"""Reads requests as strictly as the interface allows, so that mistakes of a client show here."""

import json
import re
from typing import NoReturn
from urllib.parse import parse_qsl

from starlette.requests import Request

from menagerie.sandbox.refusal import Refusal
from menagerie.sandbox.store import NewAnimal

STATUSES = ("available", "pending", "sold")  # interface 3
LARGEST_BODY = 64 * 1024  # bytes, far more than any animal needs

_LIMIT_MIN, _LIMIT_MAX, _LIMIT_DEFAULT = 1, 100, 20  # interface 8.4
_INT64_MIN, _INT64_MAX = -(2**63), 2**63 - 1
# A whole number as in JSON: no plus, no leading zeros, ASCII digits, and no more than an int64 has.
_WHOLE_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,18})")


def read_list_question(query: bytes) -> tuple[int, str | None]:
    """Return limit and status of a list request (interface 4.1). Raises Refusal (400).

    Parameters that the interface does not show are ignored.
    """
    limit, status = _LIMIT_DEFAULT, None
    seen: set[str] = set()
    for name, value in parse_qsl(query.decode("latin-1"), keep_blank_values=True):
        if name in seen and name in {"limit", "status"}:
            raise Refusal(400, f"{name} must be given once.")
        seen.add(name)
        if name == "limit":
            limit = _read_limit(value)
        elif name == "status":
            status = _read_status(value)
    return limit, status


def read_animal_id(segment: str) -> int | None:
    """Return the id in a path; None if it is not an int64 (interface 4.3)."""
    if not _WHOLE_NUMBER.fullmatch(segment):
        return None
    animal_id = int(segment)
    return animal_id if _is_int64(animal_id) else None


def read_new_animal(given: object) -> NewAnimal:
    """Return the new animal (interface 2, NewPet) that JSON describes. Raises Refusal (400).

    Fields that the interface does not show are ignored.
    """
    if not isinstance(given, dict):
        raise Refusal(400, "The body must be an object.")
    status = _read_status(given["status"]) if "status" in given else None
    return NewAnimal(_read_name(given.get("name")), _read_category(given.get("categoryId")), status)


async def read_json(request: Request) -> object:
    """Return the request's JSON body.

    Raises Refusal: 415 for another media type, 413 for a body that is too long, 400 for an unreadable one.
    """
    media_type, _, parameters = request.headers.get("content-type", "").partition(";")
    if media_type.strip().lower() != "application/json" or not _is_utf8(parameters):
        raise Refusal(415, "The body must be application/json, in UTF-8.")
    body = await _read_body(request)
    try:
        return json.loads(body.decode("utf-8"), parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as exc:
        raise Refusal(400, "The body cannot be read as JSON.") from exc


async def _read_body(request: Request) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise Refusal(413, f"The body must have at most {LARGEST_BODY} bytes.")
    return bytes(body)


def _is_utf8(parameters: str) -> bool:
    name, _, value = parameters.strip().partition("=")
    return not name or (name.lower() == "charset" and value.strip('"').lower() in {"utf-8", "utf8"})


def _refuse_constant(constant: str) -> NoReturn:
    """Refuse NaN and the infinities, which Python reads although they are not JSON."""
    raise ValueError(f"{constant} is not JSON.")


def _read_limit(value: str) -> int:
    if not _WHOLE_NUMBER.fullmatch(value) or not _LIMIT_MIN <= int(value) <= _LIMIT_MAX:
        raise Refusal(400, f"limit must be a whole number from {_LIMIT_MIN} to {_LIMIT_MAX}.")
    return int(value)


def _read_status(given: object) -> str:
    if not isinstance(given, str) or given not in STATUSES:
        raise Refusal(400, f"status must be one of: {', '.join(STATUSES)}.")
    return given


def _read_name(given: object) -> str:
    if not isinstance(given, str) or not given.strip():
        raise Refusal(400, "name is required and must be text that is not blank.")
    if not _is_unicode(given):
        raise Refusal(400, "name must be text, without halves of characters.")
    return given


def _read_category(given: object) -> int:
    # In Python, a bool is an int.
    if not isinstance(given, int) or isinstance(given, bool) or not _is_int64(given):
        raise Refusal(400, "categoryId is required and must be a whole number of at most 64 bits.")
    return given


def _is_int64(number: int) -> bool:
    return _INT64_MIN <= number <= _INT64_MAX


def _is_unicode(text: str) -> bool:
    # JSON can contain half of a surrogate pair, which cannot be stored.
    return not any("\ud800" <= character <= "\udfff" for character in text)
