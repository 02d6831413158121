"""The walk over all that a screen reader is told of a window, and with Tab over all that takes the focus."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial, reduce
from itertools import combinations

from support.desktop.deadlines import wait_until
from support.desktop.screen_reader import Place, Reading, Within
from support.desktop.session import DesktopSession

# The menu that each key opens, from the window or from the menu that it is in.
_OPENED_BY = {
    "alt+f": "fileMenu",
    "alt+e": "editMenu",
    "alt+v": "viewMenu",
    "alt+n": "environmentMenu",
    "alt+h": "helpMenu",
    "i": "viewsMenu",
}
# What a person acts on, or reads with the keyboard.
CONTROLS = {
    *("push button", "toggle button", "check box", "radio button", "combo box", "spin button", "slider"),
    *("text", "password text", "entry", "table", "tree table", "list", "link", "menu", "menu item"),
    *("check menu item", "radio menu item", "page tab", "page tab list", "progress bar", "dialog", "frame"),
}
_WINDOWS_AND_MENUS = {"dialog", "frame", "menu", "menu item"}
# A screen reader reads their names on the way to what is in them.
_GROUPS = {"panel", "filler", "grouping"}
# Tab goes past them, however often it is pressed.
_LONGEST_ROUND = 80
_NOWHERE = (0, 0, 0, 0)

# Left, top, right and bottom on the screen.
_Edges = tuple[int, int, int, int]


def choose(desktop: DesktopSession, reading: Reading, *keys: str) -> None:
    """Press the keys one after the other, each as soon as the menu that the one before opens is there."""
    *menus, last = keys
    for key in menus:
        desktop.press_keys(key)
        reading.wait_for(_OPENED_BY[key], lambda seen: seen.is_showing)
    desktop.press_keys(last)


def faults(objects: Sequence[Within]) -> list[str]:
    """Return what a person who hears these objects cannot know, or hears twice."""
    return [*_unnamed(objects), *_doubled(objects), *_read_twice(objects)]


def _unnamed(objects: Sequence[Within]) -> Iterator[str]:
    for each in objects:
        seen = each.seen
        # A combo box has what it shows as its name: its label or its description tells what that is.
        has_name = bool(each.labels or seen.description) if seen.role == "combo box" else bool(seen.name)
        if seen.role in CONTROLS and not has_name:
            yield f"{seen.role} {each.id} has no name"


def _doubled(objects: Sequence[Within]) -> Iterator[str]:
    """Yield the controls that have role and name of another one in the same group."""
    controls = [each for each in objects if each.seen.role in CONTROLS and each.seen.name]
    heard = Counter(_heard(each, objects) for each in controls)
    for each in controls:
        if heard[_heard(each, objects)] > 1:
            yield f"{each.seen.role} {each.id} has the name of another one: {each.seen.name}"


def _heard(each: Within, objects: Sequence[Within]) -> tuple[str, ...]:
    groups = [other.seen.name for other in objects if each.is_in(other)]
    return (each.seen.role, each.seen.name, *each.labels, *groups)


def _read_twice(objects: Sequence[Within]) -> Iterator[str]:
    for each in objects:
        seen, name = each.seen, each.seen.name
        if not name or seen.role not in CONTROLS | _GROUPS:
            continue
        if name == seen.text:
            yield f"{seen.role} {each.id} has its text as its name: {name}"
        if any(each.is_in(other) and other.seen.name == name for other in objects[1:]):
            yield f"{seen.role} {each.id} has the name of what it is in: {name}"
        # The name of a combo box is what it shows.
        if seen.role != "combo box" and name not in each.labels and _has_label_beside(each, objects):
            yield f"{seen.role} {each.id} has a label that is not known as its label: {name}"


def _has_label_beside(each: Within, objects: Sequence[Within]) -> bool:
    return any(
        other.seen.role == "label" and other.seen.name == each.seen.name and other.path[:-1] == each.path[:-1]
        for other in objects
    )


def reached_by_tab(objects: Sequence[Within]) -> set[str]:
    """Return the ids of the controls to which Tab has to come: of radio buttons, one of each group."""
    found: dict[tuple[int, ...], str] = {}
    for each in objects:
        states = each.seen.states
        if each.seen.role in CONTROLS and {"focusable", "enabled", "sensitive"} <= states:
            is_radio = each.seen.role == "radio button"
            group = each.path[:-1] if is_radio else each.path
            if not is_radio or each.seen.is_checked or group not in found:
                found[group] = each.id
    return set(found.values())


def go_round(
    desktop: DesktopSession,
    reading: Reading,
    objects: Sequence[Within],
    visit: Callable[[str], None] = lambda _identifier: None,
) -> set[str]:
    """Press Tab until the focus is back, or leaves these objects, and return where it was.

    ``visit`` is called with the id of each that has the focus.
    """
    inside = {each.id for each in objects}
    start = reading.focused()
    assert start is not None
    reached = [start]
    while len(reached) == 1 or (reached[-1] != start and reached[-1] in inside):
        assert len(reached) < _LONGEST_ROUND, f"Tab does not come round: {reached}"
        desktop.press_keys("Tab")
        reached.append(
            wait_until(f"Tab goes on from {reached[-1]}", partial(_other_focus, reading, reached[-1]))
        )
        visit(reached[-1])
    return set(reached)


def overlapping(objects: Sequence[Within]) -> list[tuple[str, str]]:
    """Return the pairs of controls of which one is seen over the other."""
    controls = [each for each in objects if each.seen.role in CONTROLS - _WINDOWS_AND_MENUS]
    places = {each.path: _place_in_sight(each, objects) for each in controls}
    return [
        (one.id, other.id)
        for one, other in combinations(controls, 2)
        if not other.is_in(one) and _common(places[one.path], places[other.path])
    ]


def _place_in_sight(each: Within, objects: Sequence[Within]) -> _Edges:
    """Return the part of an object that what it is in does not cut off."""
    edges = _edges(each.seen.place)
    for around in objects:
        if each.is_in(around):
            edges = _common(edges, _edges(around.seen.place)) or _NOWHERE
    return edges


def _edges(place: Place | None) -> _Edges:
    left, top, width, height = place or _NOWHERE
    return left, top, left + width, top + height


def _common(one: _Edges, other: _Edges) -> _Edges | None:
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right, bottom = min(one[2], other[2]), min(one[3], other[3])
    return (left, top, right, bottom) if left < right and top < bottom else None


def is_in_sight(reading: Reading, identifier: str) -> bool:
    """Return whether a person sees a part of an object."""
    edges = [_edges(place) for place in reading.places_around(identifier)]
    return bool(edges) and reduce(lambda one, other: _common(one, other) or _NOWHERE, edges) != _NOWHERE


def _other_focus(reading: Reading, before: str | None) -> str | None:
    focused = reading.focused()
    return focused if focused != before else None
