"""Another place for the files of a test that begins anew."""

from pathlib import Path


def elsewhere(path: Path) -> Path:
    """Return a place with the same name, in a new folder of its own."""
    folder = path.parent / "elsewhere"
    folder.mkdir(parents=True)
    return folder / path.name
