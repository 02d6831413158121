"""What the build for Linux says before and after its tools run."""

import shutil
import subprocess
import sys
from pathlib import Path

import PySide6

from linux.build import missing_libraries
from linux.debian import faults
from package import failure


def test_a_missing_library_of_a_carried_qt_plugin_is_named_before_anything_is_frozen(
    tmp_path: Path,
) -> None:
    # Apart from its neighbours, a plugin does not find the libraries of Qt.
    _copy_plugin("platforms/libqxcb.so", tmp_path)
    missing = missing_libraries(tmp_path)
    assert "libQt6XcbQpa.so.6" in missing
    assert "libc.so.6" not in missing


def test_libraries_of_a_plugin_that_is_left_out_do_not_matter(tmp_path: Path) -> None:
    _copy_plugin("platforms/libqvnc.so", tmp_path)
    assert missing_libraries(tmp_path) == []


def _copy_plugin(name: str, folder: Path) -> None:
    path = folder / "Qt/plugins" / name
    path.parent.mkdir(parents=True)
    shutil.copy(Path(PySide6.__file__).parent / "Qt/plugins" / name, path)


def test_a_failing_tool_shows_its_name_and_its_own_words_but_not_its_thousand_arguments() -> None:
    command = [sys.executable, *(f"-argument{n}" for n in range(1000))]
    error = subprocess.CalledProcessError(25, command, "", "first\ncannot find a library\n")
    name = Path(sys.executable).name
    assert failure(error) == f"Failed: {name} ended with status 25.\n  first\n  cannot find a library"


def test_a_failing_module_of_python_is_named_in_place_of_python() -> None:
    error = subprocess.CalledProcessError(1, [sys.executable, "-m", "PyInstaller", "--clean"])
    assert failure(error) == "Failed: PyInstaller ended with status 1."


def test_findings_of_lintian_fail_the_build_except_those_of_appstreamcli() -> None:
    apart = 'W: menagerie: appstream-metadata-validation-failed Problems reported by "appstreamcli".'
    warning = "W: menagerie: executable-not-elf-or-script [usr/lib/menagerie/LICENSE]"
    error = "E: menagerie: alien-tag something"
    assert faults(f"N: a note\n{apart}\n") == []
    assert faults(f"{apart}\n{warning}\n{error}\n") == [warning, error]
