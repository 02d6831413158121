"""Every text can be read: contrast of 4.5:1 and more, with high contrast of 7:1, light and dark."""

import itertools
from collections.abc import Iterable, Mapping

import pytest

from menagerie.domain.animal import PetStatus
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.look.theme import DARK, HIGH_CONTRAST_DARK, HIGH_CONTRAST_LIGHT, LIGHT, STRIP_TEXT, Tokens
from support.pixels import contrast

READABLE = 4.5
# WCAG 2: AAA.
HIGH = 7.0
# WCAG 2: what shows where a control is.
VISIBLE = 3.0

# Each text on each background that the style sheet and the painter of rows put it on.
TEXTS_ON = {
    "text": (
        *("window", "surface", "hover", "selection"),
        *("pending_back", "danger_back", "info_back", "match_back"),
    ),
    "muted": ("window", "surface", "hover", "selection", "disabled_back", "unstated_back"),
    "accent": ("surface", "window", "selection", "info_back"),
    "on_accent": ("accent", "accent_hover"),
    "danger": ("window", "surface", "danger_back"),
    "window": ("text",),
}
PAIRS = [
    *((text, ground) for text, grounds in TEXTS_ON.items() for ground in grounds),
    ("available", "window"),
    *((status.value, f"{status.value}_back") for status in PetStatus),
    # The edge of a pill in a selected row.
    *((status.value, "selection") for status in PetStatus),
]

USUAL = {"light": LIGHT, "dark": DARK}
HIGH_CONTRAST = {"light, high contrast": HIGH_CONTRAST_LIGHT, "dark, high contrast": HIGH_CONTRAST_DARK}


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)


def too_close(
    palettes: Mapping[str, Tokens], pairs: Iterable[tuple[str, str]], least: float
) -> dict[str, float]:
    """Return the pairs of colours whose contrast is less than ``least``, with what it is."""
    contrasts = {
        f"{one} on {other}, {name}": contrast(getattr(tokens, one), getattr(tokens, other))
        for name, tokens in palettes.items()
        for one, other in pairs
    }
    assert contrasts
    return {pair: found for pair, found in contrasts.items() if found < least}


def test_text_can_be_read_on_its_background_and_edges_and_bars_can_be_seen() -> None:
    assert not too_close(USUAL, PAIRS, READABLE)
    assert not too_close(HIGH_CONTRAST, [*PAIRS, ("disabled", "window"), ("disabled", "surface")], HIGH)
    bars = [("accent", "disabled_back"), ("pending_line", "disabled_back")]
    edges = [("field", "window"), ("field", "surface"), ("accent", "surface"), ("accent", "selection")]
    assert not too_close(USUAL | HIGH_CONTRAST, [*bars, *edges], VISIBLE)
    assert not too_close(HIGH_CONTRAST, [("line", "window"), ("line", "surface")], VISIBLE)


def test_the_strips_text_can_be_read() -> None:
    for palettes, least in ((USUAL, READABLE), (HIGH_CONTRAST, HIGH)):
        for tokens, environment in itertools.product(palettes.values(), EnvironmentId):
            assert contrast(STRIP_TEXT, getattr(tokens, f"strip_{environment}")) >= least, environment
