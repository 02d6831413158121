"""Lays out the application's icon in the sizes in which desktops ask for it."""

from pathlib import Path

from icons import DRAWING, render

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def render_icons(theme: Path) -> None:
    """Write the icon into ``theme``, the folder hicolor, as it is drawn and as PNG files."""
    _write(theme / "scalable/apps/menagerie.svg", DRAWING.read_bytes())
    for size in SIZES:
        _write(theme / f"{size}x{size}/apps/menagerie.png", render(size))


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
