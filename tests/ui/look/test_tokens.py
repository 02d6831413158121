"""Every text can be read: contrast of 4.5:1 and more, with high contrast of 7:1, light and dark."""

import pytest

from menagerie.domain.animal import PetStatus
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.look.tokens import DARK, HIGH_CONTRAST_DARK, HIGH_CONTRAST_LIGHT, LIGHT, STRIP_TEXT, Tokens

READABLE = 4.5
# WCAG 2: AAA.
HIGH = 7.0
# WCAG 2: what shows where a control is.
VISIBLE = 3.0

# Each text on each background that the style sheet and the painter of rows put it on.
PAIRS = [
    ("text", "window"),
    ("text", "surface"),
    ("text", "hover"),
    ("text", "selection"),
    ("text", "pending_back"),
    ("text", "danger_back"),
    ("text", "info_back"),
    ("text", "match_back"),
    ("muted", "window"),
    ("muted", "surface"),
    ("muted", "hover"),
    ("muted", "selection"),
    ("muted", "disabled_back"),
    ("muted", "unstated_back"),
    ("accent", "surface"),
    ("accent", "window"),
    ("accent", "selection"),
    ("accent", "info_back"),
    ("on_accent", "accent"),
    ("on_accent", "accent_hover"),
    ("available", "window"),
    *((status.value, f"{status.value}_back") for status in PetStatus),
    ("danger", "window"),
    ("danger", "surface"),
    ("danger", "danger_back"),
    ("window", "text"),
]

HIGH_CONTRAST = pytest.mark.parametrize(
    "tokens", [HIGH_CONTRAST_LIGHT, HIGH_CONTRAST_DARK], ids=["light", "dark"]
)


def luminance(colour: str) -> float:
    """Return the relative luminance of a hex colour, as WCAG 2 defines it."""
    channels = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "background"), PAIRS)
def test_text_can_be_read_on_its_background(tokens: Tokens, text: str, background: str) -> None:
    assert contrast(getattr(tokens, text), getattr(tokens, background)) >= READABLE


@HIGH_CONTRAST
@pytest.mark.parametrize(("text", "background"), [*PAIRS, ("disabled", "window"), ("disabled", "surface")])
def test_high_contrast_is_high_for_every_text(tokens: Tokens, text: str, background: str) -> None:
    assert contrast(getattr(tokens, text), getattr(tokens, background)) >= HIGH


@pytest.mark.parametrize("tokens", [LIGHT, DARK, HIGH_CONTRAST_LIGHT, HIGH_CONTRAST_DARK])
@pytest.mark.parametrize("bar", ["accent", "pending_line"])
def test_a_bar_is_told_from_its_track(tokens: Tokens, bar: str) -> None:
    assert contrast(getattr(tokens, bar), tokens.disabled_back) >= VISIBLE


@HIGH_CONTRAST
@pytest.mark.parametrize("background", ["window", "surface"])
def test_with_high_contrast_every_edge_can_be_seen(tokens: Tokens, background: str) -> None:
    assert contrast(tokens.line, getattr(tokens, background)) >= VISIBLE


@pytest.mark.parametrize("environment", list(EnvironmentId))
def test_the_strips_text_can_be_read(environment: EnvironmentId) -> None:
    name = f"strip_{environment}"
    for tokens in (LIGHT, DARK):
        assert contrast(STRIP_TEXT, getattr(tokens, name)) >= READABLE
    for tokens in (HIGH_CONTRAST_LIGHT, HIGH_CONTRAST_DARK):
        assert contrast(STRIP_TEXT, getattr(tokens, name)) >= HIGH
