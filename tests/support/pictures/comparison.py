"""Compares pictures pixel by pixel, and keeps the baselines: the pictures as they should be."""

import hashlib
import re
import shutil
import tempfile
from pathlib import Path

from msgspec import Struct
from PySide6.QtGui import QImage, qRgb

from support.pictures.rendering import FAMILY, SAMPLE, render, save

BASELINES = Path(__file__).parents[2] / "visual" / "baselines"
HOW_TO_MAKE = "python3 packaging/dev.py pictures --baseline"
# In one of red, green and blue, of 256 levels.
LEVELS = 16
# Of all pixels of a picture.
LARGEST_SHARE = 0.002

_FORMAT = QImage.Format.Format_RGB32
_BYTES = 4
_MARK = qRgb(255, 0, 80)
_HASH_DIGITS = 8
# Qt's highest compression.
_SMALLEST = 0


class Difference(Struct, frozen=True):
    """Which pixels of a picture differ, by their place in it; ``image`` marks them."""

    places: tuple[int, ...]
    share: float
    image: QImage


def read(path: Path) -> QImage:
    image = QImage(str(path))
    assert not image.isNull(), f"{path} cannot be read"
    return image.convertToFormat(_FORMAT)


def difference(wanted: QImage, actual: QImage) -> Difference | None:
    """Return what differs by more than ``LEVELS``; None where nothing does. Both have the same size."""
    if wanted == actual:
        return None
    pairs = zip(bytes(wanted.constBits()), bytes(actual.constBits()), strict=True)
    differing = {place // _BYTES for place, (one, other) in enumerate(pairs) if abs(one - other) > LEVELS}
    if not differing:
        return None
    image = wanted.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(_FORMAT)
    for place in differing:
        image.setPixel(place % wanted.width(), place // wanted.width(), _MARK)
    share = len(differing) / (wanted.width() * wanted.height())
    return Difference(tuple(sorted(differing)), share, image)


def baseline_of(rendered: Path) -> Path:
    """Return the folder of the baseline for a computer that draws the sample line as this one did."""
    image = read(rendered / SAMPLE)
    digest = hashlib.sha256(bytes(image.constBits())).hexdigest()[:_HASH_DIGITS]
    return BASELINES / f"{re.sub(' ', '-', FAMILY).lower()}-{digest}"


def complaint(name: str, rendered: Path, baseline: Path, kept: Path) -> str | None:
    """Return what is wrong with a picture, or None; the pictures that show it are saved in ``kept``."""
    wanted_path, actual_path = baseline / name, kept / f"actual-{name}"
    if not wanted_path.is_file():
        return f"{wanted_path} is missing. Look at {rendered / name}; then {HOW_TO_MAKE} makes it."
    wanted, actual = read(wanted_path), read(rendered / name)
    if wanted.size() != actual.size():
        save(actual, actual_path)
        sizes = (f"{image.width()} × {image.height()}" for image in (actual, wanted))
        return f"{name} is {' instead of '.join(sizes)} pixels: {actual_path}"
    found = difference(wanted, actual)
    if found is None or found.share <= LARGEST_SHARE:
        return None
    save(actual, actual_path)
    marked_path = kept / f"difference-{name}"
    save(found.image, marked_path)
    return (
        f"{found.share:.2%} of the pixels of {name} differ from {wanted_path}:\n"
        f"{actual_path}\n{marked_path}\n"
        f"If it looks as it should, {HOW_TO_MAKE} keeps it."
    )


def make_baseline() -> Path:
    """Draw all pictures, and let them be the baseline of computers like this one; return its folder."""
    with tempfile.TemporaryDirectory(prefix="menagerie-baseline-") as own:
        rendered = Path(own)
        render(rendered)
        baseline = baseline_of(rendered)
        shutil.rmtree(baseline, ignore_errors=True)
        baseline.mkdir(parents=True)
        for path in rendered.glob("*.png"):
            # As small as it gets: it stays in the history of the project.
            assert read(path).save(str(baseline / path.name), quality=_SMALLEST), path
    return baseline
