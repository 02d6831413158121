"""Finds the licences of the system's libraries that the frozen folder carries."""

import subprocess
from collections.abc import Iterator
from pathlib import Path


def licences_of_system_libraries(bundle: Path) -> Iterator[tuple[str, str]]:
    """Yield the title and licence of each package of Debian's from which a library in ``bundle`` was taken.

    Raises FileNotFoundError or CalledProcessError for a library whose licence is not known.
    """
    owners = set()
    for library in (bundle / "_internal").glob("lib*.so*"):
        if not library.is_symlink() and not library.name.startswith("libpython"):
            command = ["dpkg-query", "--search", f"*/{library.name}"]
            found = subprocess.run(command, check=True, capture_output=True, text=True).stdout
            owners.add(found.partition(":")[0])
    for owner in sorted(owners):
        licence = (Path("/usr/share/doc") / owner / "copyright").read_text(encoding="utf-8")
        yield f"{owner}, from Debian", licence
