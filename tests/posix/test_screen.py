"""Without a screen, Qt would abort the process; a sentence says so before that."""

import socket
from pathlib import Path

import pytest

from menagerie.app.screen import screen_problem


@pytest.mark.parametrize(
    ("variables", "named"),
    [
        ({}, "neither DISPLAY nor WAYLAND_DISPLAY"),
        ({"DISPLAY": ":4321"}, "DISPLAY (:4321)"),
        ({"WAYLAND_DISPLAY": "wayland-9"}, "WAYLAND_DISPLAY (wayland-9)"),
        ({"QT_QPA_PLATFORM": "wayland", "DISPLAY": ":4321"}, "WAYLAND_DISPLAY (wayland-0)"),
        ({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-9"}, "neither DISPLAY nor WAYLAND_DISPLAY"),
    ],
)
def test_a_missing_screen_is_named(tmp_path: Path, variables: dict[str, str], named: str) -> None:
    problem = screen_problem({"XDG_RUNTIME_DIR": str(tmp_path), **variables})
    assert problem is not None
    assert named in problem


@pytest.mark.parametrize("named", ["a name", "a path"])
def test_a_wayland_screen_that_answers_is_enough(tmp_path: Path, named: str) -> None:
    path = tmp_path / "wayland-3"
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(path))
        compositor.listen()
        display = path.name if named == "a name" else str(path)
        assert screen_problem({"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": display}) is None
