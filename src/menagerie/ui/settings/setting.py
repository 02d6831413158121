"""What a setting is: its words, how it is read, and how it takes effect."""

from collections.abc import Callable
from enum import Enum, auto

from msgspec import Struct


class Kind(Enum):
    """How a setting is shown."""

    CHOICE = auto()
    SWITCH = auto()
    TEXT = auto()
    PASSWORD = auto()
    FILE = auto()
    FOLDER = auto()


class Setting(Struct, frozen=True):
    """One setting. ``apply`` takes effect at once; ``default`` is what "Restore this page" applies.

    ``name`` is the object name of its field. ``options`` are the values of a choice with their words.
    ``note`` says in one line what is not plain. ``locked`` says why it can't be changed; empty if it can.
    ``is_shown`` tells whether it is of use at present, and ``waits`` whether its value takes effect after a
    restart. ``placeholder`` is what an empty text stands for, and ``longest`` is how many characters a text
    may have.

    ``check`` returns what was typed or chosen as it is applied; it may block, and raises a MenagerieError.
    """

    name: str
    kind: Kind
    caption: str
    read: Callable[[], object]
    apply: Callable[[object], None]
    default: object
    options: tuple[tuple[object, str], ...] = ()
    note: str = ""
    locked: str = ""
    is_shown: Callable[[], bool] = lambda: True
    waits: Callable[[], bool] = lambda: False
    placeholder: str = ""
    longest: int | None = None
    check: Callable[[str], object] = str

    @property
    def is_restored(self) -> bool:
        """Whether "Restore this page" concerns it; a password is not forgotten by the way."""
        return self.kind is not Kind.PASSWORD


class Page(Struct, frozen=True):
    """The settings that are shown together."""

    name: str
    title: str
    settings: tuple[Setting, ...]
