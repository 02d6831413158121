"""What this process reads, prints and starts, on each system."""

import ctypes
import io
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from menagerie.system.streams import (
    as_typed,
    flags_without_console,
    import_command,
    prepare_streams,
    selecting_command,
    show_box,
)


def test_a_command_that_is_to_be_typed_is_quoted_as_each_system_reads_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = ["menagerie", "import", "--data-dir"]
    monkeypatch.setattr(sys, "platform", "linux")
    assert as_typed([*words, "/shop data"]) == "menagerie import --data-dir '/shop data'"
    monkeypatch.setattr(sys, "platform", "win32")
    assert as_typed([*words, "C:\\shop data"]) == 'menagerie import --data-dir "C:\\shop data"'
    assert as_typed([*words, "C:\\shop"]) == "menagerie import --data-dir C:\\shop"


@pytest.mark.parametrize(
    ("platform", "command"),
    [
        ("win32", '"D:\\Windows\\explorer.exe" /select,"{path}"'),
        ("darwin", ["/usr/bin/open", "-R", "{path}"]),
        ("linux", None),
    ],
)
def test_where_the_system_can_it_selects_the_file_and_no_name_is_read_as_more(
    tmp_path: Path, platform: str, command: str | list[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("SYSTEMROOT", "D:\\Windows")
    path = tmp_path / "-R & $(rm) animals, all.csv"
    if isinstance(command, list):
        command = [part.replace("{path}", str(path)) for part in command]
    elif command is not None:
        command = command.replace("{path}", str(path))
    assert selecting_command(path) == command


class _Console(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 1


def test_a_console_of_windows_reads_what_clears_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(console: Any, mode: Any) -> int:
        mode._obj.value = 0x3
        return int(console.value == 801)

    set_to = list[tuple[int, int]]()
    kernel = SimpleNamespace(
        GetConsoleMode=find, SetConsoleMode=lambda console, mode: set_to.append((console.value, mode))
    )
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    handles = SimpleNamespace(get_osfhandle=lambda descriptor: 800 + descriptor)
    monkeypatch.setitem(sys.modules, "msvcrt", handles)
    # A file or a pipe is no console.
    monkeypatch.setattr(sys, "stdout", _Console(io.BytesIO()))
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(io.BytesIO()))
    monkeypatch.setattr(sys, "platform", "darwin")
    prepare_streams()
    assert set_to == []
    monkeypatch.setattr(sys, "platform", "win32")
    prepare_streams()
    assert set_to == [(801, 0x7)]
    assert sys.stdout.errors == sys.stderr.errors == "backslashreplace"


def test_on_windows_a_box_says_what_no_console_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes = list[tuple[object, ...]]()
    user = SimpleNamespace(MessageBoxW=lambda *arguments: boxes.append(arguments))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user), raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    show_box("The disk is full.")
    assert boxes == []
    monkeypatch.setattr(sys, "platform", "win32")
    show_box("The disk is full.")
    # MB_ICONERROR
    assert boxes == [(None, "The disk is full.", "Menagerie", 0x10)]


def test_on_windows_no_console_opens_for_a_process_without_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "CREATE_NO_WINDOW", 0x08000000, raising=False)
    for platform, flags in {"win32": 0x08000000, "darwin": 0}.items():
        monkeypatch.setattr(sys, "platform", platform)
        assert flags_without_console() == flags


def test_an_import_is_begun_by_the_program_that_has_a_console(monkeypatch: pytest.MonkeyPatch) -> None:
    for platform, words in {"win32": ["menagerie-import"], "darwin": ["menagerie", "import"]}.items():
        monkeypatch.setattr(sys, "platform", platform)
        assert import_command() == words


@pytest.mark.parametrize(
    ("given", "changed"),
    [
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, {"LC_ALL": "C.UTF-8"}),
        ({}, {"LC_CTYPE": "C.UTF-8"}),
        ({"LANG": "POSIX"}, {"LC_CTYPE": "C.UTF-8"}),
        ({"LANG": "de_DE.UTF-8"}, {}),
        ({"LC_CTYPE": "ja_JP.UTF-8", "LANG": "C"}, {}),
    ],
)
def test_qt_gets_utf_8_where_the_locale_has_ascii_alone(
    given: dict[str, str], changed: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("LC_ALL", "LC_CTYPE", "LANG"):
        monkeypatch.setenv(name, given.get(name, ""))
    before = dict(os.environ)
    prepare_streams()
    assert dict(os.environ) == before | changed
