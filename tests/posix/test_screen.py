"""Without a screen, Qt would abort the process; a sentence says so before that."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

from menagerie.app.desktop_application import plugin_problem, screen_problem
from support.patience import LONGEST_WAIT


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


@pytest.mark.thorough
def test_the_self_check_notices_that_there_are_no_fonts(tmp_path: Path) -> None:
    (tmp_path / "fonts.conf").write_text('<?xml version="1.0"?><fontconfig></fontconfig>', encoding="utf-8")
    own = {"HOME": str(tmp_path), "FONTCONFIG_FILE": str(tmp_path / "fonts.conf")}
    ended = subprocess.run(
        [sys.executable, "-m", "menagerie.cli", "--self-check"],
        env={**os.environ, **own},
        check=False,
        capture_output=True,
        text=True,
        timeout=LONGEST_WAIT,
    )
    assert ended.returncode == 1
    assert "FAILED  letters of a font" in ended.stdout


def test_a_broken_plugin_is_named_before_qt_aborts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert plugin_problem("xcb") is None
    plugin = tmp_path / "platforms/libqxcb.so"
    plugin.parent.mkdir()
    plugin.write_bytes(b"no library")
    monkeypatch.setattr(QLibraryInfo, "path", lambda _place: str(tmp_path))
    problem = plugin_problem("xcb")
    assert problem is not None
    assert "a library of the system is missing" in problem
    assert str(plugin) in problem
