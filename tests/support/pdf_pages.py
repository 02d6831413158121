"""Reads what stands on the pages of a PDF file that Qt has written."""

import re
import zlib

from msgspec import Struct

_POINTS_PER_MM = 72 / 25.4
_NUMBER = rb"(-?[\d.]+)"
_STEP = re.compile(
    rb"\b(?P<save>q)\b|\b(?P<restore>Q)\b|"
    rb"(?P<matrix>"
    + rb" ".join([_NUMBER] * 6)
    + rb" cm)|"
    + rb"(?P<rectangle>"
    + rb" ".join([_NUMBER] * 4)
    + rb" re)"
)


class Box(Struct, frozen=True):
    """A rectangle in millimetres from the upper left corner of the page."""

    left: float
    top: float
    width: float
    height: float


class _Matrix(Struct, frozen=True):
    across: float = 1.0
    down: float = 1.0
    right: float = 0.0
    up: float = 0.0


def page_count(pdf: bytes) -> int:
    """Return the number of pages."""
    return pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ")


def page_size(pdf: bytes) -> tuple[float, float]:
    """Return width and height of the first page in millimetres."""
    found = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert found is not None
    return float(found[1]) / _POINTS_PER_MM, float(found[2]) / _POINTS_PER_MM


def rectangles(pdf: bytes) -> list[list[Box]]:
    """Return the rectangles of each page."""
    pages = (page for page in map(_unpacked, re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL)))
    return [_boxes(page, page_size(pdf)[1]) for page in pages if page.startswith(b"/GSa gs")]


def _unpacked(stream: bytes) -> bytes:
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return b""


def _boxes(page: bytes, height: float) -> list[Box]:
    """Follow the matrices, which scale and move but do not turn."""
    saved: list[_Matrix] = []
    now, boxes = _Matrix(), list[Box]()
    for step in _STEP.finditer(page):
        if step["save"]:
            saved.append(now)
        elif step["restore"]:
            now = saved.pop()
        elif step["matrix"]:
            across, _, _, down, right, up = map(float, step["matrix"].split()[:6])
            now = _Matrix(
                now.across * across, now.down * down, now.right + now.across * right, now.up + now.down * up
            )
        else:
            left, top, wide, high = map(float, step["rectangle"].split()[:4])
            corner = now.right + left * now.across, now.up + top * now.down
            size = wide * now.across, -high * now.down
            x, y, width, tall = (one / _POINTS_PER_MM for one in (*corner, *size))
            boxes.append(Box(x, height - y, width, tall))
    return boxes
