"""Short movements that show where something comes from, unless the system or the person wants none."""

from PySide6.QtCore import QEasingCurve, QPoint, Qt, QVariantAnimation
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

_DURATION_MS = 120
# Qt's own switch for all effects of the application, which is off until it is chosen.
_SWITCH = Qt.UIEffect.UI_General


def allow_motion(*, allowed: bool) -> None:
    """Allow movements from now on, as far as the system does, or do without any."""
    QApplication.setEffectEnabled(_SWITCH, allowed)


def is_motion_wanted() -> bool:
    """Return whether things may move now."""
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility()
    # Qt has it from 6.12 on; before, only the person can say it.
    preference = getattr(accessibility, "motionPreference", None)
    is_reduced = preference is not None and preference().name == "ReducedMotion"
    return QApplication.isEffectEnabled(_SWITCH) and not is_reduced


class Arrival(QVariantAnimation):
    """Lets a widget arrive at its place from nearby. It takes keys and clicks from the beginning."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._place = widget.pos()
        self._offset = QPoint()
        self.setDuration(_DURATION_MS)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.setEndValue(QPoint())
        self.valueChanged.connect(self._move)

    def begin(self, offset: QPoint) -> None:
        """Come from ``offset`` beside the place, or be there at once."""
        self.stop()
        self._offset = QPoint()
        if is_motion_wanted():
            self.setStartValue(offset)
            self.start()
        self._widget.move(self._place + self._offset)

    def place(self, place: QPoint) -> None:
        """Set where the widget arrives, also while it is on its way."""
        self._place = place
        self._widget.move(place + self._offset)

    def _move(self, offset: QPoint) -> None:
        self._offset = offset
        self._widget.move(self._place + offset)
