"""The main states look as they did: light, dark, in high contrast, and from right to left."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, qRgb

from support.pictures.comparison import HOW_TO_MAKE, LARGEST_SHARE, LEVELS, baseline_of, complaint, difference
from support.pictures.rendering import NoFontError, render, save
from support.pictures.states import picture_names

NAMES = picture_names(mirrored=False) + picture_names(mirrored=True)
# The test command installs the font there; the baseline for it is in this folder.
IS_DEBIAN = Path("/etc/debian_version").exists()
SIDE = 100


@pytest.fixture(scope="module")
def rendered(tmp_path_factory: pytest.TempPathFactory) -> Path | None:
    """All pictures as this computer draws them; None where the font is not to be expected and missing."""
    folder = tmp_path_factory.mktemp("pictures")
    try:
        render(folder)
    except NoFontError:
        if IS_DEBIAN:
            raise
        return None
    return folder


@pytest.mark.parametrize("name", NAMES)
def test_a_state_looks_as_it_did(
    name: str, rendered: Path | None, tmp_path: Path, say_trials: Callable[[str], None]
) -> None:
    if rendered is None:
        say_trials("No picture was compared: DejaVu Sans is not installed here.")
        return
    baseline = baseline_of(rendered)
    if not IS_DEBIAN and not baseline.is_dir():
        say_trials(f"No picture was compared: there is no {baseline}; {HOW_TO_MAKE} makes it.")
        return
    wrong = complaint(name, rendered, baseline, tmp_path)
    assert wrong is None, wrong


def picture(changed: int, *, by: int) -> QImage:
    """Return a grey square of which so many pixels are lighter."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(qRgb(100, 100, 100))
    for place in range(changed):
        image.setPixel(place % SIDE, place // SIDE, qRgb(100, 100 + by, 100))
    return image


def look(folder: Path, wanted: QImage, actual: QImage) -> str | None:
    """Compare two pictures; what differs is kept in ``folder``."""
    for name, image in (("wanted", wanted), ("actual", actual)):
        (folder / name).mkdir(parents=True)
        save(image, folder / name / "state.png")
    return complaint("state.png", folder / "actual", folder / "wanted", folder)


TOLERATED = round(SIDE * SIDE * LARGEST_SHARE)


def test_a_difference_is_shown_and_a_little_noise_is_none(tmp_path: Path) -> None:
    same = picture(0, by=0)
    for number, (changed, by) in enumerate([(0, 0), (SIDE * SIDE, LEVELS), (TOLERATED, 100)]):
        assert look(tmp_path / str(number), same, picture(changed, by=by)) is None
    wrong = look(tmp_path, same, picture(TOLERATED + 1, by=LEVELS + 1))
    assert wrong is not None
    for shown in ("actual-state.png", "difference-state.png"):
        assert str(tmp_path / shown) in wrong
        assert (tmp_path / shown).is_file()
    found = difference(same, picture(1, by=100))
    assert found is not None
    assert found.places == (0,)
    wrong = look(tmp_path / "smaller", same, same.copy(0, 0, SIDE - 1, SIDE))
    assert wrong is not None
    assert "99 × 100 instead of 100 × 100" in wrong


def test_every_picture_has_a_baseline_to_be_compared_with(rendered: Path | None) -> None:
    """Say so once for all where a new state or a new Qt needs new pictures."""
    if rendered is not None and IS_DEBIAN:
        kept = {path.name for path in baseline_of(rendered).glob("*.png")} - {"sample.png"}
        assert kept == set(NAMES), f"{HOW_TO_MAKE} makes the pictures again."
