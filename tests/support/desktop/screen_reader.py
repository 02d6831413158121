"""The screen reader's hands and eyes, for the tests."""

import json
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from support.desktop.deadlines import wait_until
from support.patience import LONGEST_WAIT

# AT-SPI's bindings exist for the system's own Python only; -I keeps the tests' libraries out of it.
_SYSTEM_PYTHON = "/usr/bin/python3"
# Objects come and go while the tree of them is read; so often in a row they do not.
_ATTEMPTS = 5
_PROGRAM = Path(__file__).with_name("reader_process.py")


# Of an object on the screen: x, y, width and height.
Place = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Seen:
    """What a screen reader is told about one object.

    ``text`` and ``place`` are None where it has none.
    """

    name: str
    description: str
    role: str
    states: frozenset[str]
    text: str | None
    place: Place | None

    @property
    def is_showing(self) -> bool:
        return "showing" in self.states

    @property
    def is_enabled(self) -> bool:
        return "enabled" in self.states and "sensitive" in self.states

    @property
    def is_focused(self) -> bool:
        return "focused" in self.states

    @property
    def is_checked(self) -> bool:
        return "checked" in self.states


@dataclass(frozen=True, slots=True)
class Within:
    """An object within another one. ``id`` is its object name, or its class if it has none."""

    id: str
    path: tuple[int, ...]
    seen: Seen
    labels: tuple[str, ...]

    def is_in(self, other: "Within") -> bool:
        """Return whether it is anywhere within ``other``."""
        return len(self.path) > len(other.path) and self.path[: len(other.path)] == other.path


class NotAnsweredError(Exception):
    """The application did not answer a question of the screen reader, or the object has gone."""


class ScreenReader:
    """Asks the process that speaks AT-SPI. One for a whole desktop session."""

    def __init__(self, variables: Mapping[str, str], errors: Path) -> None:
        self._variables = variables
        self._errors = errors
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the process, in the session's surroundings as they are by now."""
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [_SYSTEM_PYTHON, "-I", str(_PROGRAM)],
                env=dict(self._variables),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )

    def stop(self) -> None:
        """End the process, which ends with its input."""
        process, self._process = self._process, None
        if process is not None:
            process.communicate(timeout=LONGEST_WAIT)

    def ask(self, do: str, **fields: object) -> Any:
        """Return the process's answer. Raises NotAnsweredError."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps({"do": do, **fields}) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        assert line, f"the reader ended: {self._errors.read_text()}"
        answer = json.loads(line)
        if "error" in answer:
            raise NotAnsweredError(answer["error"])
        return answer["value"]


class Reading:
    """The screen reader, pointed at one process."""

    def __init__(self, reader: ScreenReader, pid: int) -> None:
        self._reader = reader
        self._pid = pid

    def look(self, identifier: str) -> Seen | None:
        """Return the widget with this object name; None while there is none."""
        described = self._ask_again("look", id=identifier)
        return None if described is None else _seen(described)

    def shows(self, identifier: str) -> bool:
        """Tell whether the object is there and on screen."""
        seen = self.look(identifier)
        return seen is not None and seen.is_showing

    def name(self, identifier: str) -> str:
        """Return the name of an object on screen; empty when it is not there."""
        seen = self.look(identifier)
        return seen.name if seen is not None and seen.is_showing else ""

    def wait_for(
        self,
        identifier: str,
        condition: Callable[[Seen], bool] = lambda seen: seen.is_showing,
        *,
        seconds: float = LONGEST_WAIT,
    ) -> Seen:
        """Return the object as soon as it is there and the condition holds; by default, when it shows."""

        def look() -> Seen | None:
            seen = self.look(identifier)
            return seen if seen is not None and condition(seen) else None

        return wait_until(
            f"{identifier} as expected", look, seconds=seconds, otherwise=lambda: self._account(identifier)
        )

    def wait_for_name(self, identifier: str, name: str, *, seconds: float = LONGEST_WAIT) -> Seen:
        """Return the object as soon as it shows under this name."""
        return self.wait_for(identifier, lambda seen: seen.is_showing and seen.name == name, seconds=seconds)

    def wait_for_toast(self, beginning: str) -> Seen:
        """Return the newest toast as soon as it begins like this, whether or not it has gone by then."""
        return self.wait_for("toast", lambda seen: seen.name.startswith(beginning))

    def wait_until_gone(self, identifier: str, *, seconds: float = LONGEST_WAIT) -> None:
        """Return as soon as the object is not on screen."""
        wait_until(f"{identifier} gone", lambda: not self.shows(identifier), seconds=seconds)

    def press(self, identifier: str) -> None:
        """Press a button, once it is there and enabled."""

        def is_pressed() -> bool:
            self.wait_for(identifier, lambda seen: seen.is_showing and seen.is_enabled)
            # Not if it was disabled just now, as it may be for a moment.
            return bool(self._reader.ask("press", pid=self._pid, id=identifier))

        wait_until(f"{identifier} pressed", is_pressed)

    def try_to_press(self, identifier: str) -> None:
        """Press a button whether it is enabled or not; nothing needs to come of it."""
        self._reader.ask("press", pid=self._pid, id=identifier)

    def focus(self, identifier: str) -> None:
        """Move the focus to an object and wait until it has it."""
        self.wait_for(identifier, lambda seen: seen.is_showing and seen.is_enabled)
        self._reader.ask("focus", pid=self._pid, id=identifier)
        self.wait_for(identifier, lambda seen: seen.is_focused)

    def write(self, identifier: str, text: str) -> None:
        """Put ``text`` in place of what a field holds."""
        self.wait_for(identifier, lambda seen: seen.is_showing and seen.is_enabled)
        assert self._reader.ask("write", pid=self._pid, id=identifier, text=text)

    def rows(self, identifier: str) -> list[list[str]]:
        """Return the cells of a table, row by row, none of which changed while they were read."""

        def look() -> tuple[list[list[str]]] | None:
            rows = self._ask_again("rows", id=identifier)
            return None if rows is None else ([list(row) for row in rows],)

        (rows,) = wait_until(f"whole rows of {identifier}", look)
        return rows

    def items(self, identifier: str) -> list[str]:
        """Return what is read out of each item of a list."""
        return [str(item) for item in self._ask_again("items", id=identifier)]

    def objects(self, identifier: str) -> list[Within]:
        """Return an object, and all that is on screen of it, each after what it is in."""
        return [
            Within(
                described.pop("id"),
                tuple(described.pop("path")),
                labels=tuple(described.pop("labels")),
                seen=_seen(described),
            )
            for described in self._ask_again("objects", id=identifier)
        ]

    def everything(self) -> str:
        """Return all texts that can be read of the application, in JSON, also of what is not on screen."""
        return json.dumps(self._ask_again("everything"), ensure_ascii=False)

    def focused(self) -> str | None:
        """Return the object name of what has the focus."""
        found = self._ask_again("focused")
        return None if found is None else str(found)

    def has_keyboard(self) -> bool:
        """Tell whether one of the application's windows is the active one."""
        return bool(self._ask_again("has_keyboard"))

    def focus_is_in(self, identifier: str) -> bool:
        """Tell whether an object, or something on screen of it, has the focus."""
        return bool(self._ask_again("focus_is_in", id=identifier))

    def places_around(self, identifier: str) -> list[Place]:
        """Return the places of an object and of all that it is in, itself first; none if it is not there."""
        return [_place(place) for place in self._ask_again("places_around", id=identifier)]

    def announced(self) -> list[str]:
        """Return what was announced in all applications since the last call, while it is listened."""
        return [str(text) for text in self._reader.ask("announced")]

    def wait_until_announced(self, *texts: str) -> None:
        """Return when each of these has been part of an announcement, in any order."""
        heard: list[str] = []

        def is_heard() -> bool:
            heard.extend(self.announced())
            return all(any(text in one for one in heard) for text in texts)

        wait_until(f"announcements of {texts}", is_heard, otherwise=lambda: f"(heard: {heard})")

    def _ask_again(self, do: str, **fields: object) -> Any:
        """Return the answer to a question, which is put again when objects went in the middle of it."""
        for _attempt in range(_ATTEMPTS):
            try:
                return self._reader.ask(do, pid=self._pid, **fields)
            except NotAnsweredError:
                continue
        return self._reader.ask(do, pid=self._pid, **fields)

    def _account(self, identifier: str) -> str:
        seen = self.look(identifier)
        if seen is not None:
            return f"(it is {seen})"
        return f"(there is none; there are {self._reader.ask('ids', pid=self._pid)})"


def _seen(described: dict[str, Any]) -> Seen:
    place = None if described["place"] is None else _place(described["place"])
    return Seen(**{**described, "states": frozenset(described["states"]), "place": place})


def _place(described: Sequence[int]) -> Place:
    x, y, width, height = described
    return x, y, width, height
