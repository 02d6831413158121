"""Writes a number as a spreadsheet shows it in a cell with a number format.

The shown text depends on the language of the spreadsheet, too; this is the English one. No text is made where
it cannot be made faithfully: of fractions, of conditions and of formats of dates.
"""

import re
from decimal import ROUND_HALF_UP, Context, Decimal
from functools import cache
from typing import NamedTuple

GENERAL = "General"
# The formats that a workbook names by a number alone; those of dates and fractions are left out.
BUILT_IN = {
    0: GENERAL,
    1: "0",
    2: "0.00",
    3: "#,##0",
    4: "#,##0.00",
    9: "0%",
    10: "0.00%",
    11: "0.00E+00",
    37: "#,##0;(#,##0)",
    38: "#,##0;(#,##0)",
    39: "#,##0.00;(#,##0.00)",
    40: "#,##0.00;(#,##0.00)",
    41: "#,##0;-#,##0;-",
    42: "$#,##0;-$#,##0;$-",
    43: "#,##0.00;-#,##0.00;-",
    44: "$#,##0.00;-$#,##0.00;$-",
    48: "##0.0E+0",
    49: "@",
}
# From here on, the numbers of a workbook (64-bit floating point) skip whole numbers.
FIRST_INEXACT = 2**53
# The digits that a cell without a format shows, and those of its numbers with a power of ten.
_DIGITS = 10
_POWER_DIGITS = 6
_SMALLEST_PLAIN, _LARGEST_PLAIN = 1e-9, 1e11
_LONGEST_FORMAT = 255
_LONGEST_NUMBER = 40
# Enough for the longest number with all decimals that a format may ask for.
_CONTEXT = Context(prec=_LONGEST_FORMAT + 2 * _LONGEST_NUMBER)

_TOKEN = re.compile(
    r'"(?P<quoted>[^"]*)"'
    r"|\\(?P<escaped>.)"
    r"|_(?P<space>.)"
    r"|\*(?P<fill>.)"
    r"|\[(?P<bracket>[^\]]*)\]"
    r"|(?P<power>E[+-]0+)"
    r"|(?P<general>General)"
    r"|(?P<sign>[0#?.,%@])"
    r"|(?P<literal>[^A-Za-z/\"\\\[\]_*])",
    re.IGNORECASE | re.DOTALL,
)
_SECTION = re.compile(r'(?:"[^"]*"|\\.|\[[^\]]*\]|[^;"\\\[])+|(?<=;)(?=;|$)|^(?=;)', re.DOTALL)
_COLOUR = re.compile(r"color ?\d+|black|blue|cyan|green|magenta|red|white|yellow", re.IGNORECASE)
_CURRENCY = re.compile(r"\$(?P<symbol>[^-\]]*)(-[0-9A-F]+)?", re.IGNORECASE)
_DIGIT = frozenset("0#?")


class _Section(NamedTuple):
    """One of the formats for positive and negative numbers and zero: each part with whether it is a sign."""

    parts: tuple[tuple[str, bool], ...]
    power: str = ""
    is_general: bool = False


def shown_number(value: float, code: str) -> str | None:
    """Return what a cell with the number format ``code`` shows of ``value``; None where that is not known."""
    sections = _sections(code)
    if sections is None:
        return None
    index = 0 if value > 0 or (value == 0 and len(sections) < 3) else 1 if value < 0 else 2  # noqa: PLR2004
    section = sections[index] if index < len(sections) else sections[0]
    has_own_sign = index == 1 and len(sections) > 1
    return _shown(Decimal(repr(abs(value) if has_own_sign else value)), section)


def general_text(value: float) -> str:
    """Return what a cell without a number format shows. Whole numbers that are exact keep all digits."""
    size = abs(value)
    if value == int(value) and size < FIRST_INEXACT:
        return str(int(value))
    if _SMALLEST_PLAIN <= size < _LARGEST_PLAIN:
        return _without_zeros(f"{value:.{max(0, _DIGITS - len(str(int(size))))}f}")
    digits, _, power = f"{value:.{_POWER_DIGITS - 1}E}".partition("E")
    return f"{_without_zeros(digits)}E{power}"


def is_percentage(code: str) -> bool:
    """Return whether a number format shows shares: 12% is not the number 12."""
    sections = _sections(code)
    return sections is not None and ("%", True) in sections[0].parts


@cache
def _sections(code: str) -> tuple[_Section, ...] | None:
    """Return the sections of a format; None where one is not understood."""
    if len(code) > _LONGEST_FORMAT:
        return None
    found = [_section(text) for text in _SECTION.findall(code)[:3]] or [None]
    return None if None in found else tuple(filter(None, found))


def _section(text: str) -> _Section | None:
    parts: list[tuple[str, bool]] = []
    power, index = "", 0
    while index < len(text):
        token = _TOKEN.match(text, index)
        if token is None:
            return None
        index = token.end()
        match token.lastgroup:
            case "sign":
                parts.append((token[0], True))
            case "general":
                return _Section((), is_general=True) if token[0] == text else None
            case "power":
                power = token[0]
                parts.append((power, False))
            case "bracket":
                currency = _CURRENCY.fullmatch(token["bracket"])
                if currency is None and not _COLOUR.fullmatch(token["bracket"]):
                    return None
                parts.append((currency["symbol"] if currency else "", False))
            case "space":
                parts.append((" ", False))
            case "fill":
                pass
            case kind:
                parts.append((token[kind or 0], False))
    return _Section(tuple(parts), power, is_general=("@", True) in parts)


def _shown(value: Decimal, section: _Section) -> str | None:
    if section.is_general:
        return general_text(float(value))
    if abs(value) >= Decimal(10) ** _LONGEST_NUMBER:
        return None
    signs = "".join(text for text, is_sign in section.parts if is_sign)
    if section.power:
        return _with_power(value, signs, section)
    value *= Decimal(100) ** signs.count("%")
    whole, _, decimals = signs.replace("%", "").partition(".")
    if "." in decimals or "," in decimals:
        return None
    # Each comma behind the last digit divides by a thousand; one between two digits sets thousands apart.
    value /= Decimal(1000) ** (len(whole) - len(whole.rstrip(",")))
    number = _rounded(value, len(decimals))
    if whole == "0" and len(signs) == len(section.parts) and set(decimals) <= {"0"} and "%" not in signs:
        # The most common format, in a fraction of the time.
        return str(number)
    minus = "-" if number < 0 else ""
    digits, _, rest = str(abs(number)).partition(".")
    text = _filled_in(section.parts, "" if digits == "0" else digits, rest, "," in whole.strip(","))
    return None if text is None else minus + text.strip()


def _filled_in(parts: tuple[tuple[str, bool], ...], digits: str, rest: str, is_grouped: bool) -> str | None:  # noqa: FBT001
    """Put the digits of a number into the positions of a section, the last ones last."""
    indexes = [index for index, (text, is_sign) in enumerate(parts) if is_sign and text in _DIGIT]
    point = next((index for index, part in enumerate(parts) if part == (".", True)), len(parts))
    before = [index for index in indexes if index < point]
    filled = {index: _digit(parts[index][0]) for index in before}
    surplus = digits[: max(0, len(digits) - len(before))]
    filled |= dict(zip(reversed(before), reversed(digits), strict=False))
    if surplus and not before:
        return None
    if before:
        filled[before[0]] = surplus + filled[before[0]]
    if is_grouped:
        if before and any(not is_sign for _, is_sign in parts[before[0] : before[-1]]):
            return None
        together = "".join(filled[index] for index in before).strip()
        grouped = f"{int(together):,}".rjust(len(together), "0") if together.isdigit() else together
        filled = dict.fromkeys(before, "")
        filled[before[0]] = grouped
    decimals = [index for index in indexes if index > point]
    kept = len(rest.rstrip("0"))
    for number, index in enumerate(decimals):
        filled[index] = rest[number] if number < kept else _digit(parts[index][0])
    return "".join(
        filled.get(index, "" if text == "," and is_sign else text)
        for index, (text, is_sign) in enumerate(parts)
    )


def _digit(sign: str) -> str:
    """Return what a position shows that has no digit."""
    return {"0": "0", "?": " "}.get(sign, "")


def _with_power(value: Decimal, signs: str, section: _Section) -> str | None:
    whole, _, decimals = signs.partition(".")
    is_plain = len(whole) == 1 and all(is_sign or text == section.power for text, is_sign in section.parts)
    if not is_plain or set(signs) - {"0", "#", "."}:
        return None
    digits, _, exponent = f"{value:.{len(decimals)}E}".partition("E")
    power, width = int(exponent) if value else 0, len(section.power) - len("E+")
    plus = "+" if section.power[1] == "+" else ""
    return f"{digits}E{'-' if power < 0 else plus}{abs(power):0{width}}"


def _rounded(value: Decimal, decimals: int) -> Decimal:
    """Return ``value`` with so many decimals, and zero without a sign."""
    rounded = value.quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP, _CONTEXT)
    return rounded or Decimal(0).scaleb(-decimals)


def _without_zeros(text: str) -> str:
    return text.rstrip("0").rstrip(".") if "." in text else text
