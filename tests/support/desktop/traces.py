"""Finds where a secret has left a trace."""

import base64
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from urllib.parse import quote, quote_plus


def traces_of(secret: str, places: Iterable[Path]) -> list[Path]:
    """Return the files below ``places`` in which ``secret`` stands, plainly or in a common encoding."""
    forms = set(_forms(secret.encode()))
    return [file for place in places for file in _files(place) if _holds(_content(file), forms)]


def is_in(content: bytes, secret: str) -> bool:
    """Tell whether ``secret`` stands in ``content``, plainly or in a common encoding."""
    return _holds(content, set(_forms(secret.encode())))


def _forms(secret: bytes) -> Iterator[bytes]:
    yield secret
    yield secret.decode().encode("utf-16-le")
    yield secret.decode().encode("utf-16-be")
    yield secret.hex().encode()
    yield quote(secret, safe="").encode()
    yield quote_plus(secret).encode()
    yield json.dumps(secret.decode())[1:-1].encode()
    # In Base64 the same bytes look different at each of the three places where they can begin; the first
    # and the last group also hold bits of the neighbours.
    for shift in range(3):
        encoded = base64.b64encode(b"\0" * shift + secret)
        yield encoded[4:-4]


def _files(place: Path) -> Iterator[Path]:
    # Unlike rglob, it goes past a folder that has gone meanwhile.
    paths = (Path(folder, name) for folder, _folders, names in os.walk(place) for name in names)
    return (path for path in paths if path.is_file())


def _content(file: Path) -> bytes:
    """Return what a file holds; nothing if it has gone since it was found, as temporary ones do."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""


def _holds(content: bytes, forms: set[bytes]) -> bool:
    return any(form in content for form in forms)
