"""The person at a desk, as colleagues see them."""

from msgspec import Struct


class Person(Struct, frozen=True):
    """A person's short ``name``, and the name of the ``computer`` at which they work. Either may be empty."""

    name: str = ""
    computer: str = ""
