"""What Qt is told about its platform, and where it needs no screen."""

import sys
from pathlib import Path

import pytest

from menagerie.app.desktop_application import qt_arguments, screen_problem, without_screen


def test_a_platform_without_a_screen_needs_none() -> None:
    assert screen_problem({"QT_QPA_PLATFORM": "offscreen"}) is None


def test_on_windows_a_character_that_is_typed_with_altgr_is_no_shortcut(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for platform in ("linux", "darwin"):
        monkeypatch.setattr(sys, "platform", platform)
        assert qt_arguments({}) == []
    monkeypatch.setattr(sys, "platform", "win32")
    assert qt_arguments({}) == ["-platform", "windows:altgr"]
    assert qt_arguments({"QT_QPA_PLATFORM": "offscreen"}) == []


def test_on_windows_qt_is_told_where_fonts_are_when_there_is_no_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    variables = {"WINDIR": "windows"}
    for platform in ("linux", "darwin"):
        monkeypatch.setattr(sys, "platform", platform)
        assert without_screen(variables) == {"QT_QPA_PLATFORM": "offscreen"}
    monkeypatch.setattr(sys, "platform", "win32")
    fonts = str(Path("windows", "Fonts"))
    assert without_screen(variables) == {"QT_QPA_PLATFORM": "offscreen", "QT_QPA_FONTDIR": fonts}
