"""What the build for Linux says before and after its tools run."""

import subprocess
import sys
from pathlib import Path

from linux.build import missing_libraries
from package import failure


def _library(folder: Path, name: str, *linked_to: str) -> Path:
    """Make an empty shared library, linked to the others."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    (folder / "empty.s").write_text("", encoding="ascii")
    subprocess.run(["as", "-o", "empty.o", "empty.s"], cwd=folder, check=True)
    link = ["ld", "-shared", "-soname", path.name, "-o", name, "empty.o", *linked_to]
    subprocess.run(link, cwd=folder, check=True)
    return path


def test_a_library_that_only_a_carried_plugin_of_qt_is_linked_to_is_missed_before_anything_is_frozen(
    tmp_path: Path,
) -> None:
    for name in ("libabsent-1.so.0", "libabsent-2.so.0"):
        _library(tmp_path, name)
    _library(tmp_path, "Qt/plugins/platforms/libqxcb.so", "libabsent-1.so.0")
    _library(tmp_path, "Qt/plugins/platforms/libqleft_out.so", "libabsent-2.so.0")
    for name in ("libabsent-1.so.0", "libabsent-2.so.0"):
        (tmp_path / name).unlink()
    assert missing_libraries(tmp_path) == ["libabsent-1.so.0"]


def test_a_failing_tool_shows_its_name_and_its_own_words_but_not_its_thousand_arguments() -> None:
    command = [sys.executable, *(f"-argument{n}" for n in range(1000))]
    error = subprocess.CalledProcessError(25, command, "", "first\ncannot find a library\n")
    name = Path(sys.executable).name
    assert failure(error) == f"Failed: {name} ended with status 25.\n  first\n  cannot find a library"


def test_a_failing_module_of_python_is_named_in_place_of_python() -> None:
    error = subprocess.CalledProcessError(1, [sys.executable, "-m", "PyInstaller", "--clean"])
    assert failure(error) == "Failed: PyInstaller ended with status 1."
