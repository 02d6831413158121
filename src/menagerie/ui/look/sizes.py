"""How large rows, icons and boxes are: they grow with the texts."""

from PySide6.QtCore import QCoreApplication

ROW_HEIGHT = 38
ICON_SIZE = 16
CHEVRON = 14
# The box of a check box, and the circle of a radio button.
BOX = 16

# A property of the application, since it outlives every theme.
_GROWTH = "growthOfSizes"


def grow(application: QCoreApplication, factor: float) -> None:
    """Set how many times as large as usual texts are; beside smaller ones everything keeps its size."""
    application.setProperty(_GROWTH, max(1.0, factor))


def sized(pixels: int) -> int:
    """Return how large is what has ``pixels`` beside texts of the usual size."""
    application = QCoreApplication.instance()
    growth = None if application is None else application.property(_GROWTH)
    return round(pixels * (growth or 1.0))
