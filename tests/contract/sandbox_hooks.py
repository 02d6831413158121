"""What schemathesis has to know of the sandbox beside its description."""

import schemathesis


def map_body(_context: schemathesis.HookContext, body: object) -> object:
    """Write whole numbers as such.

    JSON Schema takes 1.0 for an integer, and cannot be told otherwise. The sandbox does not, so that a client
    that computes with floating-point ids, and loses the large ones, is found out.
    """
    if isinstance(body, dict):
        return {name: _as_integer(value) for name, value in body.items()}
    return body


def _as_integer(value: object) -> object:
    return int(value) if isinstance(value, float) and value.is_integer() else value


# Not as a decorator: where schemathesis is missing, mypy would take the function for an untyped one.
schemathesis.hook(map_body)
