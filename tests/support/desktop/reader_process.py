"""What a screen reader can see and do, over JSON lines; runs in the system's Python, which has AT-SPI.

A separate program: it imports nothing of the tests. Each line on standard input is ``{"do": name, ...}``,
each line on standard output ``{"value": ...}`` or ``{"error": text}``.
"""

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

import gi  # type: ignore[import-not-found] # of the system's Python, which is not the one of the tests

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found] # noqa: E402 - after the version

# Cells are read through the table's own interface: walking over thousands of them would take seconds. The
# entries of a combo box call themselves focused even while it is closed, and those of a list even while the
# focus is elsewhere.
_NOT_ENTERED = {Atspi.Role.TABLE, Atspi.Role.COMBO_BOX, Atspi.Role.LIST}
# So they are left out where the application looks for objects itself.
_ENTRIES = [Atspi.Role.TABLE_CELL, Atspi.Role.LIST_ITEM, Atspi.Role.TABLE_COLUMN_HEADER]
_ALL, _NONE = Atspi.CollectionMatchType.ALL, Atspi.CollectionMatchType.NONE
_NO_LIMIT = 0
_WITH_THE_FOCUS = (Atspi.StateType.SHOWING, Atspi.StateType.FOCUSED)
_LONGEST_CALL_MS = 60_000


_ANNOUNCEMENT = "object:announcement"


class Reader:
    """Answers questions about one application at a time, which is named by its process."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], Any] = {}
        # Of an object of Qt it stays the same, and asking hundreds of them takes long.
        self._ids: dict[Any, str] = {}
        self._announced: list[str] = []
        self._listener: Any = None

    def look(self, pid: int, id: str) -> dict[str, Any] | None:  # noqa: A002 - the name of the field
        """Describe the object with this accessible id; None when there is none."""
        found = self._find(pid, id)
        return None if found is None else _described(found)

    def press(self, pid: int, id: str) -> bool:  # noqa: A002 - the name of the field
        """Press a button or tick a box; False when it offers nothing of the kind, as disabled ones do."""
        return self._act(self._need(pid, id), ("Press", "Toggle"))

    def focus(self, pid: int, id: str) -> bool:  # noqa: A002 - the name of the field
        """Move the focus to the object."""
        # In one word before Qt 6.12.
        return self._act(self._need(pid, id), ("SetFocus", "Set Focus"))

    def write(self, pid: int, id: str, text: str) -> bool:  # noqa: A002 - the name of the field
        """Put ``text`` in place of what an editable text holds."""
        return bool(self._need(pid, id).set_text_contents(text))

    def rows(self, pid: int, id: str) -> list[list[str]] | None:  # noqa: A002 - the name of the field
        """Return the names of all cells of a table, without those of hidden columns.

        Cells that are scrolled out of sight are no more visible than those of a hidden column; of a column
        that is shown, some cell is in sight. None while the table is not laid out, and if it changed
        meanwhile.
        """
        table = self._need(pid, id)
        columns = range(Atspi.Table.get_n_columns(table))
        rows = [
            [Atspi.Table.get_accessible_at(table, row, column) for column in columns]
            for row in range(Atspi.Table.get_n_rows(table))
        ]
        shown = _columns_in_sight(rows)
        if not shown:
            return None if rows and _has(table, Atspi.StateType.SHOWING) else []
        names = _names(rows, shown)
        is_same = Atspi.Table.get_n_rows(table) == len(rows) and _columns_in_sight(rows) == shown
        # A cell that has gone has no name, as all have when the table shows others; and a row has none until
        # it is read, which may have been after its first cells were asked.
        is_whole = is_same and not _has(rows[0][0], Atspi.StateType.DEFUNCT)
        return names if is_whole and _names(rows, shown[:1]) == [row[:1] for row in names] else None

    def items(self, pid: int, id: str) -> list[str]:  # noqa: A002 - the name of the field
        """Return the names of all items of a list."""
        return [item.get_name() for item in _children(self._need(pid, id))]

    def focused(self, pid: int) -> str | None:
        """Return the accessible id of what has the focus."""
        windows = sorted(_children(_application(pid)), key=_is_active, reverse=True)
        return next((_id(found) for window in windows for found in _within(window, *_WITH_THE_FOCUS)), None)

    def has_keyboard(self, pid: int) -> bool:
        """Tell whether one of the application's windows is the active one."""
        return any(map(_is_active, _children(_application(pid))))

    def focus_is_in(self, pid: int, id: str) -> bool:  # noqa: A002 - the name of the field
        """Tell whether the object, or something on screen of it, has the focus."""
        found = self._find(pid, id)
        return found is not None and (_has(found, *_WITH_THE_FOCUS) or bool(_within(found, *_WITH_THE_FOCUS)))

    def places_around(self, pid: int, id: str) -> list[list[int]]:  # noqa: A002 - the name of the field
        """Return the places of an object and of all that it is in, itself first; none if it is not there."""
        places = []
        each = self._find(pid, id)
        while each is not None and each.get_component_iface() is not None:
            places.append(_place(each))
            each = each.get_parent()
        return places

    def objects(self, pid: int, id: str) -> list[dict[str, Any]]:  # noqa: A002 - the name of the field
        """Describe an object and all that is on screen of it, each after what it is in.

        ``path`` has the number of each child on the way, and ``labels`` are the names of its labels.
        """
        return list(_shown(self._need(pid, id), ()))

    def everything(self, pid: int) -> list[dict[str, str | None]]:
        """Return the texts of all that there is, also of what is not on screen."""
        return [
            {"name": found.get_name(), "description": found.get_description(), "text": _text(found)}
            for found in _within(_application(pid))
        ]

    def listen(self) -> None:
        """Begin to listen to announcements."""
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register(_ANNOUNCEMENT)

    def stop_listening(self) -> None:
        """Listen no more: events that are not fetched would hold up the desktop."""
        self._listener.deregister(_ANNOUNCEMENT)
        self.announced()

    def announced(self) -> list[str]:
        """Return what was announced since the last call."""
        context = GLib.MainContext.default()
        while context.iteration(may_block=False):
            pass
        announced, self._announced = self._announced, []
        return announced

    def _hear(self, event: Any) -> None:
        self._announced.append(str(event.any_data))

    def ids(self, pid: int) -> list[str]:
        """Return the last parts of all accessible ids, for the message of a failed search."""
        return [_id(found) for found in _within(_application(pid)) if _id(found)]

    def _need(self, pid: int, id: str) -> Any:  # noqa: A002 - the name of the field
        found = self._find(pid, id)
        if found is None:
            message = f"there is no {id}"
            raise LookupError(message)
        return found

    def _find(self, pid: int, id: str) -> Any:  # noqa: A002 - the name of the field
        known = self._known.get((pid, id))
        if known is not None and _is_alive(known, id):
            return known
        found = next((item for item in _within(_application(pid)) if self._known_id(item) == id), None)
        if found is not None:
            self._known[pid, id] = found
        return found

    def _known_id(self, item: Any) -> str:
        known = self._ids.get(item)
        if known is None:
            known = self._ids[item] = _id(item)
        return known

    @staticmethod
    def _act(found: Any, names: tuple[str, ...]) -> bool:
        for place in range(found.get_n_actions()):
            if found.get_action_name(place) in names:
                return bool(found.do_action(place))
        return False


def _application(pid: int) -> Any:
    for application in _children(Atspi.get_desktop(0)):
        try:
            if application.get_process_id() == pid:
                # Ask anew each time: the events that keep a cache right are not received here. Only what an
                # object can do stays the same.
                application.set_cache_mask(Atspi.Cache.INTERFACES)
                return application
        except GLib.Error:
            continue  # an application that has just gone
    return None


def _within(found: Any, *states: Any) -> list[Any]:
    """Return what is within an object and has all these states, without cells and items, in one call."""
    if found is None:
        return []
    rule = Atspi.MatchRule.new(Atspi.StateSet.new(states), _ALL, {}, _ALL, _ENTRIES, _NONE, [], _ALL, False)
    return list(found.get_matches(rule, Atspi.CollectionSortOrder.CANONICAL, _NO_LIMIT, True))


def _has(found: Any, *states: Any) -> bool:
    present = found.get_state_set()
    return all(present.contains(state) for state in states)


def _columns_in_sight(rows: list[list[Any]]) -> list[int]:
    visible = Atspi.StateType.VISIBLE
    columns = range(len(rows[0])) if rows else ()
    return [
        column for column in columns if any(cells[column].get_state_set().contains(visible) for cells in rows)
    ]


def _names(rows: list[list[Any]], columns: list[int]) -> list[list[str]]:
    return [[cells[column].get_name() for column in columns] for cells in rows]


def _shown(found: Any, path: tuple[int, ...]) -> Iterator[dict[str, Any]]:
    for each, place in _walk_shown(found, path):
        labels = [
            relation.get_target(0).get_name()
            for relation in each.get_relation_set()
            if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY
        ]
        yield {**_described(each), "id": _id(each), "path": place, "labels": labels}


def _place(found: Any) -> list[int]:
    place = Atspi.Component.get_extents(found, Atspi.CoordType.SCREEN)
    return [place.x, place.y, place.width, place.height]


def _walk_shown(found: Any, path: tuple[int, ...]) -> Iterator[tuple[Any, tuple[int, ...]]]:
    """Yield what is on screen, each with its path."""
    if not _has(found, Atspi.StateType.SHOWING):
        return
    yield found, path
    if found.get_role() not in _NOT_ENTERED:
        for number, child in enumerate(_children(found)):
            yield from _walk_shown(child, (*path, number))


def _children(found: Any) -> list[Any]:
    # WORKAROUND for QAccessibleAbstractScrollArea::child of Qt 6.11: it crashes when it is asked for a child
    # that was there when they were counted and is no longer, as a scroll bar may be. So it is asked for all
    # at once, before any is looked into.
    children = [found.get_child_at_index(place) for place in range(found.get_child_count())]
    return [child for child in children if child is not None]


def _id(found: Any) -> str:
    # Qt gives the dotted path of object names; the last part is the object's own.
    return str(found.get_accessible_id() or "").rpartition(".")[2]


def _is_active(window: Any) -> bool:
    return _has(window, Atspi.StateType.ACTIVE)


def _is_alive(found: Any, id: str) -> bool:  # noqa: A002 - the name of the field
    try:
        return _id(found) == id and not found.get_state_set().contains(Atspi.StateType.DEFUNCT)
    except GLib.Error:
        return False


def _described(found: Any) -> dict[str, Any]:
    # Each question is answered for itself, and the application goes on between them: a text from before an
    # object was shown, with the states from after it, is nothing that was ever on screen.
    while True:
        states = _states(found)
        described = _described_now(found)
        if _states(found) == states:
            return {**described, "states": states}


def _states(found: Any) -> list[str]:
    return sorted(state.value_nick for state in found.get_state_set().get_states())


def _described_now(found: Any) -> dict[str, Any]:
    role = found.get_role_name()
    description: dict[str, Any] = {
        "name": found.get_name(),
        "description": found.get_description(),
        # Later versions of AT-SPI say it in one word.
        "role": "push button" if role == "button" else role,
        "text": _text(found),
        "place": None,
    }
    # It asks once; ``get_interfaces`` asks a dozen times.
    if found.get_component_iface() is not None:
        description["place"] = _place(found)
    return description


def _text(found: Any) -> str | None:
    # -1: to its end, wherever that is by then. Qt warns of a place that the text no longer has.
    return None if found.get_text_iface() is None else str(Atspi.Text.get_text(found, 0, -1))


def main() -> None:
    """Answer until the input ends."""
    Atspi.init()
    Atspi.set_timeout(_LONGEST_CALL_MS, _LONGEST_CALL_MS)
    reader = Reader()
    for line in sys.stdin:
        request = json.loads(line)
        method: Callable[..., Any] = getattr(reader, request.pop("do"))
        try:
            answer = {"value": method(**request)}
        except (GLib.Error, LookupError, AttributeError) as error:
            # An object may go at any moment, in the middle of a question about it.
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)  # noqa: T201 - a program that answers on standard output


if __name__ == "__main__":
    main()
