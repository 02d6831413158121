"""The colour tokens of the window as hex text, each set light and dark.

Every text pair reaches 4.5:1, and with high contrast 7:1 (AA and AAA of WCAG 2). What can be used has an edge
of 3:1, in ``field``; ``line`` only divides.
"""

from msgspec import Struct


class Tokens(Struct, frozen=True):
    """One set of colours. A name ending in ``_back`` is the background that its namesake is read on.

    The strips name the environment by word and colour; their text is white on all of them.
    """

    window: str
    surface: str
    hover: str
    line: str
    field: str
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
    strip_production: str = "#2F3E63"
    strip_staging: str = "#B35A00"
    strip_sandbox: str = "#0F766E"


LIGHT = Tokens(
    window="#F7F8FA",
    surface="#FFFFFF",
    hover="#F1F4F9",
    line="#E3E6EB",
    field="#828C9B",
    text="#1B2430",
    muted="#5B6675",
    disabled="#828C9B",
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
    field="#647286",
    text="#E8ECF2",
    muted="#9AA7B8",
    disabled="#647286",
    disabled_back="#2B3440",
    accent="#7C9BFF",
    accent_hover="#98B1FF",
    on_accent="#12161C",
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

HIGH_CONTRAST_LIGHT = Tokens(
    window="#FFFFFF",
    surface="#FFFFFF",
    hover="#EDEDED",
    line="#333333",
    field="#333333",
    text="#000000",
    muted="#2B2B2B",
    disabled="#565656",
    disabled_back="#E0E0E0",
    accent="#0032A0",
    accent_hover="#001F66",
    on_accent="#FFFFFF",
    selection="#D6E4FF",
    available="#00502B",
    available_back="#DDF5E9",
    pending="#5C3600",
    pending_back="#FDEFD3",
    pending_line="#5C3600",
    sold="#33227F",
    sold_back="#E9E5FB",
    unstated_back="#E6E6E6",
    danger="#7A0A05",
    danger_back="#FCEBEA",
    info_back="#E4EDFF",
    match_back="#FFE58A",
    strip_production="#1E2B4D",
    strip_staging="#703600",
    strip_sandbox="#0A4B46",
)

HIGH_CONTRAST_DARK = Tokens(
    window="#000000",
    surface="#000000",
    hover="#1F1F1F",
    line="#B8B8B8",
    field="#B8B8B8",
    text="#FFFFFF",
    muted="#DADADA",
    disabled="#A6A6A6",
    disabled_back="#333333",
    accent="#7FD4FF",
    accent_hover="#B5E6FF",
    on_accent="#000000",
    selection="#00304C",
    available="#6BFFB0",
    available_back="#00301B",
    pending="#FFD166",
    pending_back="#332400",
    pending_line="#FFD166",
    sold="#D6CCFF",
    sold_back="#241A52",
    unstated_back="#262626",
    danger="#FFB3AB",
    danger_back="#3D0505",
    info_back="#00263D",
    match_back="#5C4A00",
    strip_production="#1E2B4D",
    strip_staging="#703600",
    strip_sandbox="#0A4B46",
)

STRIP_TEXT = "#FFFFFF"
