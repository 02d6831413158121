"""What of Qt and of the system goes into the frozen application on Linux, compared with the installed Qt."""

import re
from fnmatch import fnmatchcase
from pathlib import Path

import PySide6
import pytest

from freezing import QT_LIBRARIES, QT_PLUGINS, QT_TRANSLATIONS, is_wanted

QT = Path(PySide6.__path__[0]) / "Qt"
PLUGINS = [str(path.relative_to(QT / "plugins")) for path in sorted((QT / "plugins").rglob("*.so"))]
LINKED = re.compile(rb"libQt6(\w+)\.so\.6")
MODULES = ("QtCore", "QtGui", "QtNetwork", "QtSvg", "QtWidgets")


@pytest.mark.parametrize("pattern", QT_PLUGINS["linux"])
def test_each_wanted_plugin_exists(pattern: str) -> None:
    assert [name for name in PLUGINS if fnmatchcase(name, pattern)]


@pytest.mark.parametrize("name", QT_LIBRARIES["linux"])
def test_each_wanted_library_exists(name: str) -> None:
    assert (QT / f"lib/libQt6{name}.so.6").is_file()


def test_every_library_of_qt_that_something_wanted_is_linked_to_is_wanted() -> None:
    plugins = [QT / "plugins" / name for name in PLUGINS if is_wanted(f"PySide6/Qt/plugins/{name}")]
    modules = [QT.parent / f"{name}.abi3.so" for name in MODULES]
    libraries = [QT / f"lib/libQt6{name}.so.6" for name in QT_LIBRARIES["linux"]]
    linked = {
        name.decode()
        for path in (*plugins, *modules, *libraries)
        for name in LINKED.findall(path.read_bytes())
    }
    assert linked == set(QT_LIBRARIES["linux"])


def test_texts_of_qt_itself_exist() -> None:
    assert len(list((QT / "translations").glob(QT_TRANSLATIONS))) > 20


@pytest.mark.parametrize(
    "name",
    [
        "platforms/libqxcb.so",
        "platforms/libqwayland.so",
        "platforms/libqoffscreen.so",
        "platforminputcontexts/libibusplatforminputcontextplugin.so",
        "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
        "wayland-decoration-client/libadwaita.so",
        "wayland-shell-integration/libxdg-shell.so",
        "iconengines/libqsvgicon.so",
    ],
)
def test_screens_input_methods_and_drawings_work(name: str) -> None:
    assert name in PLUGINS
    assert is_wanted(f"PySide6/Qt/plugins/{name}")


@pytest.mark.parametrize(
    "destination",
    [
        "libgtk-3.so.0",
        "libstdc++.so.6",
        "libssl.so.3",
        "libX11.so.6",
        "libQt6Quick.so.6",
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/imageformats/libqpdf.so",
    ],
)
def test_what_is_the_systems_or_nobodys_stays_out(destination: str) -> None:
    assert not is_wanted(destination)


@pytest.mark.parametrize(
    "destination", ["libpython3.11.so.1.0", "libsqlite3.so.0", "libicudata.so.73", "libQt6Core.so.6"]
)
def test_what_shall_be_as_it_was_tested_goes_in(destination: str) -> None:
    assert is_wanted(destination)
