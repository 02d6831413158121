"""The colour tokens of the window, light and dark, as hex text; every text pair reaches 4.5:1."""

from msgspec import Struct


class Tokens(Struct, frozen=True):
    """One set of colours. A name ending in ``_back`` is the background that its namesake is read on."""

    window: str
    surface: str
    hover: str
    line: str
    text: str
    muted: str
    disabled: str
    disabled_back: str
    accent: str
    accent_hover: str
    on_accent: str
    selection: str
    available: str
    available_back: str
    pending: str
    pending_back: str
    pending_line: str
    sold: str
    sold_back: str
    unstated_back: str
    danger: str
    danger_back: str
    info_back: str
    match_back: str


LIGHT = Tokens(
    window="#F7F8FA",
    surface="#FFFFFF",
    hover="#F1F4F9",
    line="#E3E6EB",
    text="#1B2430",
    muted="#5B6675",
    disabled="#7C8795",
    disabled_back="#E3E6EB",
    accent="#2F5BEA",
    accent_hover="#244BC9",
    on_accent="#FFFFFF",
    selection="#E4EBFF",
    available="#0B7A4B",
    available_back="#DDF5E9",
    pending="#8A5300",
    pending_back="#FDEFD3",
    pending_line="#B87514",
    sold="#5B4BB7",
    sold_back="#E9E5FB",
    unstated_back="#ECEEF2",
    danger="#B3261E",
    danger_back="#FCEBEA",
    info_back="#EAF0FF",
    match_back="#FFE58A",
)

DARK = Tokens(
    window="#12161C",
    surface="#181D25",
    hover="#1E2530",
    line="#2B3440",
    text="#E8ECF2",
    muted="#9AA7B8",
    disabled="#6F7C8D",
    disabled_back="#2B3440",
    accent="#7C9BFF",
    accent_hover="#98B1FF",
    on_accent="#0E1420",
    selection="#26345A",
    available="#63D8A2",
    available_back="#12382A",
    pending="#F2BE5C",
    pending_back="#3B2D10",
    pending_line="#B98A33",
    sold="#B7A8FF",
    sold_back="#2C2750",
    unstated_back="#252D38",
    danger="#FF8A80",
    danger_back="#3A1F1F",
    info_back="#1C2740",
    match_back="#6B5710",
)

# The strips name the environment by word and colour; their text is white on all of them.
STRIP_TEXT = "#FFFFFF"
STRIPS = {"production": "#2F3E63", "staging": "#B35A00", "sandbox": "#0F766E"}
