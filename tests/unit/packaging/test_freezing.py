"""What goes into the frozen application, and that the lists of it are about things that exist."""

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

import menagerie
import package
from freezing import HIDDEN_MODULES, UNUSED_MODULES, is_wanted

SOURCES = Path(menagerie.__file__).parent


def imported_modules() -> set[str]:
    modules = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                modules |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                modules.add(node.module)
    return modules


def test_nothing_that_the_application_imports_is_left_out() -> None:
    parts = {tuple(name.split(".")[:length]) for name in imported_modules() for length in (1, 2, 3)}
    assert not {".".join(part) for part in parts} & set(UNUSED_MODULES)


def test_what_the_application_imports_by_a_name_is_added() -> None:
    names = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and "import_module" in ast.unparse(node):
                names |= {word.value for word in node.args if isinstance(word, ast.Constant)}
    others = {name for name in names if isinstance(name, str) and not name.startswith("menagerie.")}
    assert others == set(HIDDEN_MODULES)


@pytest.mark.parametrize("name", package.SYSTEMS.values())
def test_what_builds_a_systems_packages_exists(name: str) -> None:
    assert importlib.util.find_spec(name) is not None


@pytest.mark.parametrize("name", HIDDEN_MODULES)
def test_what_is_added_by_name_exists(name: str) -> None:
    assert importlib.util.find_spec(name) is not None


@pytest.mark.parametrize(
    "destination",
    [
        "menagerie/_resources/icons/menagerie.svg",
        "cryptography/hazmat/bindings/_rust.abi3.so",
        "keyring-25.7.0.dist-info/entry_points.txt",
        "PySide6/QtWidgets.abi3.so",
        "PySide6/Qt/translations/qtbase_de.qm",
    ],
)
def test_what_the_application_uses_is_in_it(destination: str) -> None:
    assert is_wanted(destination)
    assert is_wanted(destination.replace("/", "\\"))


@pytest.mark.parametrize(
    "destination", ["PySide6/Qt/translations/qt_help_de.qm", "PySide6/Qt/qml/QtQuick/qmldir"]
)
def test_what_belongs_to_other_parts_of_qt_is_not(destination: str) -> None:
    assert not is_wanted(destination)


@pytest.mark.parametrize(
    ("system", "destination"),
    [
        ("win32", "PySide6/Qt6Widgets.dll"),
        ("win32", "PySide6/QtWidgets.pyd"),
        ("win32", "PySide6/plugins/platforms/qwindows.dll"),
        ("win32", "PySide6/msvcp140.dll"),
        ("win32", "python311.dll"),
        ("darwin", "QtWidgets"),
        ("darwin", "PySide6/QtWidgets.abi3.so"),
        ("darwin", "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets"),
        ("darwin", "PySide6/Qt/lib/QtWidgets.framework/Versions/A/Resources/Info.plist"),
        ("darwin", "PySide6/Qt/plugins/platforms/libqcocoa.dylib"),
        ("darwin", "libssl.3.dylib"),
    ],
)
def test_what_a_window_needs_on_another_system_is_in_it(system: str, destination: str) -> None:
    assert is_wanted(destination, system)
    assert is_wanted(destination.replace("/", "\\"), system)


@pytest.mark.parametrize(
    ("system", "destination"),
    [
        ("win32", "PySide6/Qt6Qml.dll"),
        ("win32", "PySide6/opengl32sw.dll"),
        ("win32", "PySide6/plugins/tls/qschannelbackend.dll"),
        ("darwin", "QtQml"),
        ("darwin", "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml"),
        ("darwin", "PySide6/Qt/lib/QtQml.framework/Versions/Current"),
        ("darwin", "PySide6/Qt/plugins/imageformats/libqtiff.dylib"),
    ],
)
def test_what_no_window_needs_on_another_system_is_not(system: str, destination: str) -> None:
    assert not is_wanted(destination, system)


def test_a_system_that_nobody_has_looked_at_keeps_all_of_qt() -> None:
    assert is_wanted("PySide6/Qt/plugins/platforms/libqsomething.so", "freebsd")


def test_how_a_package_came_onto_the_building_computer_is_nobodys_business() -> None:
    assert is_wanted("keyring-25.7.0.dist-info/METADATA")
    assert not is_wanted("keyring-25.7.0.dist-info/RECORD")


def test_a_version_is_stated_in_the_sources_alone() -> None:
    packaging = Path(__file__).parents[3] / "packaging"
    places = [path for path in packaging.rglob("*") if path.suffix in {".py", ".sh", ".spec", ".toml"}]
    assert len(places) > 10
    assert [path for path in places if menagerie.__version__ in path.read_text("utf-8")] == []


@pytest.mark.parametrize("command", ["menagerie", "menagerie-sandbox"])
def test_the_program_file_is_the_command_by_whose_name_it_is_started(command: str) -> None:
    start = Path(__file__).parents[3] / "packaging/start.py"
    code = f"import sys; sys.argv = ['/usr/bin/{command}', '--help']; exec(open({str(start)!r}).read())"
    started = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert f"usage: {command} [-h]" in started.stdout
