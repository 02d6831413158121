"""The size of the application: the newest .deb in dist, packed and installed.

The reference is an empty window as PyInstaller freezes it by default, if it is in build/reference:

    build/environment/bin/python -m PyInstaller --distpath build/reference --workpath build/reference/work \\
        --specpath build/reference tests/benchmarks/references/empty_window.py
"""

import lzma
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from support.comparison import Comparison, at_most, command_line, report

_ROOT = Path(__file__).parents[2]
_REFERENCE = _ROOT / "build" / "reference" / "empty_window"
_MB = 1e6
# The best compression of dpkg-deb.
_XZ_LEVEL = 9


def newest_package(dist: Path) -> Path | None:
    """Return the package that was built last, or None."""
    return max(dist.glob("*.deb"), key=lambda path: path.stat().st_mtime, default=None)


def installed_size(package: Path) -> float:
    """Return the bytes of all files in a package, in MB."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "--extract", package, folder], check=True)
        return folder_size(Path(folder))


def folder_size(folder: Path) -> float:
    """Return the bytes of all files below a folder, in MB; a link counts nothing."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / _MB


def packed_size(folder: Path) -> float:
    """Return the size of a folder as a package would hold it, in MB."""
    with tempfile.NamedTemporaryFile() as file:
        with lzma.open(file, "wb", preset=_XZ_LEVEL) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
            tar.add(folder, folder.name)
        return Path(file.name).stat().st_size / _MB


def measure(package: Path) -> Iterator[Comparison]:
    """Compare the package with the reference, if that exists."""
    has_reference = _REFERENCE.is_dir()
    if not has_reference:
        print(f"There is no {_REFERENCE.relative_to(_ROOT)}: see --help for how it is made.")
    theirs = [folder_size(_REFERENCE)] if has_reference else []
    yield Comparison("size: installed", "MB", [installed_size(package)], theirs, at_most(120, "MB"))
    theirs = [packed_size(_REFERENCE)] if has_reference else []
    yield Comparison("size: .deb", "MB", [package.stat().st_size / _MB], theirs, at_most(35, "MB"))


def main(words: Sequence[str]) -> int:
    """Measure, print and store the table; return the exit status."""
    parser = command_line(__doc__)
    parser.parse_args(words)
    package = newest_package(_ROOT / "dist")
    if package is None:
        print("There is no .deb in dist: python3 packaging/dev.py package builds it.")
        return 0
    report("size", list(measure(package)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
