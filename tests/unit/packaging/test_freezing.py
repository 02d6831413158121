"""What goes into the frozen application."""

import ast
import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import menagerie
import package
from freezing import UNUSED_MODULES, is_wanted
from project import COMMANDS, ROOT


def nodes(*words: str) -> Iterator[ast.AST]:
    """Yield the syntax of all our modules, or of those that have one of these words in their text."""
    for path in Path(menagerie.__file__).parent.rglob("*.py"):
        text = path.read_text("utf-8")
        if not words or any(word in text for word in words):
            yield from ast.walk(ast.parse(text))


def test_nothing_that_the_application_imports_is_left_out() -> None:
    imported = set()
    for node in nodes():
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            imported.add(node.module)
    parts = {".".join(name.split(".")[:length]) for name in imported for length in (1, 2, 3)}
    assert not parts & set(UNUSED_MODULES)


def test_no_module_is_imported_by_a_name_that_freezing_cannot_see() -> None:
    words = ("import_module", "__import__")
    calls = [ast.unparse(node) for node in nodes(*words) if isinstance(node, ast.Call)]
    assert [call for call in calls if any(word in call for word in words)] == []


@pytest.mark.parametrize("name", package.SYSTEMS.values())
def test_a_module_that_is_only_named_exists(name: str) -> None:
    assert importlib.util.find_spec(name) is not None


@pytest.mark.parametrize(
    ("wanted", "system", "destination"),
    [
        (True, "linux", "menagerie/_resources/icons/menagerie.svg"),
        (True, "linux", "menagerie/_resources/translations/menagerie_de.qm"),
        (False, "linux", "menagerie/_resources/translations/menagerie_de.ts"),
        (True, "linux", "keyring-25.7.0.dist-info/METADATA"),
        (True, "linux", "keyring-25.7.0.dist-info/entry_points.txt"),
        (False, "linux", "keyring-25.7.0.dist-info/RECORD"),
        # lintian takes a licence for a program where its wheel marked it as one.
        (False, "linux", "qasync-0.28.0.dist-info/licenses/LICENSE"),
        (True, "linux", "rapidfuzz/fuzz_cpp.cpython-311-x86_64-linux-gnu.so"),
        (True, "linux", "rapidfuzz/process_cpp_impl.cpython-311-x86_64-linux-gnu.so"),
        (False, "linux", "rapidfuzz/distance/metrics_cpp.cpython-311-x86_64-linux-gnu.so"),
        (False, "win32", "rapidfuzz/fuzz_cpp_avx2.cp311-win_amd64.pyd"),
        (True, "linux", "PySide6/Qt/translations/qtbase_de.qm"),
        (False, "linux", "PySide6/Qt/translations/qt_help_de.qm"),
        (False, "linux", "PySide6/Qt/qml/QtQuick/qmldir"),
        (True, "linux", "libpython3.11.so.1.0"),
        (False, "linux", "libssl.so.3"),
        (True, "win32", "PySide6/Qt6Widgets.dll"),
        (False, "win32", "PySide6/Qt6Qml.dll"),
        (True, "win32", "PySide6/plugins/platforms/qwindows.dll"),
        (False, "win32", "PySide6/plugins/tls/qschannelbackend.dll"),
        (False, "win32", "PySide6/opengl32sw.dll"),
        (True, "win32", "python311.dll"),
        (True, "darwin", "QtWidgets"),
        (False, "darwin", "QtQml"),
        (True, "darwin", "PySide6/Qt/lib/QtWidgets.framework/Versions/A/Resources/Info.plist"),
        (False, "darwin", "PySide6/Qt/lib/QtQml.framework/Versions/Current"),
        (True, "darwin", "PySide6/Qt/plugins/platforms/libqcocoa.dylib"),
        (False, "darwin", "PySide6/Qt/plugins/imageformats/libqtiff.dylib"),
        (True, "darwin", "libssl.3.dylib"),
        (True, "an unknown system", "PySide6/Qt/plugins/platforms/libqsomething.so"),
    ],
)
def test_a_file_goes_in_if_the_window_uses_it(wanted: bool, system: str, destination: str) -> None:
    assert is_wanted(destination, system) is wanted
    # As PyInstaller names it on Windows.
    assert is_wanted(destination.replace("/", "\\"), system) is wanted


# Where upper and lower case are the same, a command is also found as a person types it.
@pytest.mark.parametrize("typed", [*COMMANDS, "Menagerie-Sandbox", "MENAGERIE-SHARED.EXE"])
def test_the_program_file_is_the_command_by_whose_name_it_is_started(typed: str) -> None:
    start, command = ROOT / "packaging/start.py", typed.lower().removesuffix(".exe")
    code = f"import sys; sys.argv = ['/usr/bin/{typed}', '--help']; exec(open({str(start)!r}).read())"
    started = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert f"usage: {command} [-h]" in started.stdout
