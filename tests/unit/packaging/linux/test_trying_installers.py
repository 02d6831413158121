"""What the trial of the Windows installers says where it cannot begin or go on."""

import os
from pathlib import Path

import pytest

from windows.try_installers import missing_tools
from windows.wine import Wine, WineError

TOOLS = ("makensis", "wixl", "x86_64-w64-mingw32-gcc", "wine")


def test_missing_tools_are_named_with_the_command_that_installs_them(tmp_path: Path) -> None:
    sentence = missing_tools(str(tmp_path))
    assert sentence is not None
    assert sentence.startswith("This needs makensis, wixl, x86_64-w64-mingw32-gcc, wine.")
    assert "sudo dpkg --add-architecture i386 && sudo apt-get update && sudo apt-get install" in sentence
    assert sentence.endswith(" nsis wixl gcc-mingw-w64-x86-64 wine wine64 wine32:i386")


def test_only_what_is_missing_is_named_and_no_architecture_added_for_it(tmp_path: Path) -> None:
    for name in TOOLS:
        (tmp_path / name).touch(mode=0o755)
    assert missing_tools(str(tmp_path)) is None
    (tmp_path / "wixl").unlink()
    sentence = missing_tools(str(tmp_path))
    assert sentence is not None
    assert sentence.startswith("This needs wixl.")
    assert sentence.endswith(" wixl")
    assert "i386" not in sentence


def test_a_slow_wine_ends_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = tmp_path / "wine"
    slow.write_text("#!/bin/sh\nexec sleep 60\n", encoding="ascii")
    slow.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    wine = Wine(tmp_path / "prefix", patience=0.1)
    with pytest.raises(WineError, match=r"Not ended within 0\.1 seconds: wine wineboot --init"):
        wine.run("wineboot", "--init")
    with pytest.raises(WineError, match=r"Not seen within 0\.1 seconds: the program is gone\."):
        wine.wait_until(lambda: False, "the program is gone")
