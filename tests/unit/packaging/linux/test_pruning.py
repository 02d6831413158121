"""What of Qt goes into the frozen application on Linux, compared with the installed Qt."""

import re
from fnmatch import fnmatchcase
from pathlib import Path

import PySide6
import pytest

from freezing import QT_LIBRARIES, QT_PLUGINS, QT_TRANSLATIONS, is_wanted

QT = Path(PySide6.__path__[0]) / "Qt"
PLUGINS = [str(path.relative_to(QT / "plugins")) for path in sorted((QT / "plugins").rglob("*.so"))]
LINKED = re.compile(rb"libQt6(\w+)\.so\.6")
MODULES = ("QtCore", "QtGui", "QtNetwork", "QtPrintSupport", "QtSvg", "QtWidgets")


@pytest.mark.parametrize("pattern", QT_PLUGINS["linux"])
def test_each_wanted_plugin_exists(pattern: str) -> None:
    wanted = [name for name in PLUGINS if fnmatchcase(name, pattern)]
    assert wanted
    assert all(is_wanted(f"PySide6/Qt/plugins/{name}") for name in wanted)


def test_exactly_the_libraries_of_qt_are_wanted_that_something_wanted_is_linked_to() -> None:
    plugins = [QT / "plugins" / name for name in PLUGINS if is_wanted(f"PySide6/Qt/plugins/{name}")]
    modules = [QT.parent / f"{name}.abi3.so" for name in MODULES]
    libraries = [QT / f"lib/libQt6{name}.so.6" for name in QT_LIBRARIES["linux"]]
    linked = {
        name.decode()
        for path in (*plugins, *modules, *libraries)
        for name in LINKED.findall(path.read_bytes())
    }
    assert linked == set(QT_LIBRARIES["linux"])


def test_the_texts_of_qts_own_dialogs_exist() -> None:
    assert len(list((QT / "translations").glob(QT_TRANSLATIONS))) > 20
