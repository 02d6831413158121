"""Shows step by step what a test found."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QStyle, QVBoxLayout, QWidget

from menagerie.ui.look.theme import sized
from menagerie.ui.widgets.form import set_look
from menagerie.ui.widgets.labels import PlainLabel, announce, plain_label

_MARK, _AFTER_MARK = 14, 10
_STROKE = 1.75
# The part of the circle that is drawn around a running step, in sixteenths of a degree.
_ARC_FROM, _ARC = 60 * 16, 270 * 16
# In a square of 1.
_TICK = ((0.12, 0.54), (0.38, 0.80), (0.90, 0.24))
_CROSS = ((0.18, 0.18), (0.82, 0.82)), ((0.82, 0.18), (0.18, 0.82))


class Mark(StrEnum):
    """How far a step has come. The value is its sign in writing."""

    PASSED = "✓"
    FAILED = "✗"
    RUNNING = "…"
    UNTESTED = "–"


_LOOKS = {Mark.PASSED: "good", Mark.FAILED: "error", Mark.RUNNING: "", Mark.UNTESTED: "muted"}


class StepLine(PlainLabel):
    """The text of a step, behind a mark that is drawn: signs of a font differ in size and base line."""

    def __init__(self, name: str) -> None:
        super().__init__("")
        self.setObjectName(name)
        self.setWordWrap(True)
        self.mark = Mark.UNTESTED
        _indent(self, sized(_MARK) + _AFTER_MARK)

    def show_step(self, mark: Mark, text: str) -> None:
        """Show how far the step has come."""
        self.mark = mark
        self.setText(text)
        set_look(self, _LOOKS[mark])
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size, line = sized(_MARK), self.fontMetrics().height()
        rect = QRect(0, max(0, (min(line, self.height()) - size) // 2), size, size)
        rect = QStyle.visualRect(self.layoutDirection(), self.rect(), rect)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_mark(painter, QRectF(rect), self.mark, self.palette().color(self.foregroundRole()))


def _indent(label: QLabel, room: int) -> None:
    mirrored = label.layoutDirection() is Qt.LayoutDirection.RightToLeft
    label.setContentsMargins(0 if mirrored else room, 0, room if mirrored else 0, 0)


def _draw_mark(painter: QPainter, rect: QRectF, mark: Mark, colour: QColor) -> None:
    round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(colour, _STROKE, Qt.PenStyle.SolidLine, round_cap, round_join))
    circle = rect.adjusted(_STROKE / 2, _STROKE / 2, -_STROKE / 2, -_STROKE / 2)
    match mark:
        case Mark.PASSED:
            painter.drawPolyline(_points(rect, _TICK))
        case Mark.FAILED:
            for stroke in _CROSS:
                painter.drawPolyline(_points(rect, stroke))
        case Mark.RUNNING:
            painter.drawArc(circle, _ARC_FROM, _ARC)
        case Mark.UNTESTED:
            painter.drawEllipse(circle)


def _points(rect: QRectF, shares: Iterable[tuple[float, float]]) -> list[QPointF]:
    return [QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height()) for x, y in shares]


_S = TypeVar("_S", bound=StrEnum)


class Steps(QWidget, Generic[_S]):
    """One line for each step; below the one that failed, what to do."""

    def __init__(self, name: str, lines: dict[_S, StepLine], advice_name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.lines = lines
        self.advice = plain_label(name=advice_name, look="error", wraps=True)
        for line in (*lines.values(), self.advice):
            self._column.addWidget(line)
        self.hide()

    def clear(self) -> None:
        """Show nothing."""
        for line in (*self.lines.values(), self.advice):
            line.hide()
        self.hide()

    def show_message(self, text: str, *, look: str = "error") -> None:
        """Show a text in place of the steps, and announce it; nothing for an empty one."""
        self.clear()
        if text:
            self.show_advice(None, text, look=look)
            announce(self, text)

    def show_advice(self, failed: _S | None, advice: str, *, look: str = "error") -> None:
        """Show what to do below the step that ``failed``; below all of them where it is of none."""
        if failed is not None:
            self._column.removeWidget(self.advice)
            self._column.insertWidget(self._column.indexOf(self.lines[failed]) + 1, self.advice)
        # Below the text of its step.
        _indent(self.advice, 0 if failed is None else sized(_MARK) + _AFTER_MARK)
        set_look(self.advice, look)
        self.advice.setText(advice)
        self.advice.setVisible(bool(advice))
        self.show()
