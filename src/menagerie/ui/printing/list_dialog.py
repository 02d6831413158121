"""The dialog that prints a list."""

from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QWidget

from menagerie.ui.printing.pages import Paper
from menagerie.ui.printing.preview import PreviewDialog
from menagerie.ui.widgets.drawing.paper import usual_paper
from menagerie.ui.widgets.segmented import SegmentedControl

_NAMES = {QPageSize.PageSizeId.A4: "A4", QPageSize.PageSizeId.Letter: "Letter"}


class ListDialog(PreviewDialog):
    """Chooses the paper."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__("printDialog", title, parent)
        self._direction = SegmentedControl(self.tr("Orientation"))
        self._direction.setObjectName("printOrientation")
        self._direction.add(self.tr("Portrait"), "portrait", "printPortrait")
        self._direction.add(self.tr("Landscape"), "landscape", "printLandscape")
        self._size = SegmentedControl(self.tr("Paper"))
        self._size.setObjectName("printPaper")
        for size, name in _NAMES.items():
            self._size.add(name, size, f"print{name}")
        self._size.choose(usual_paper())
        self.caption(self.tr("Orientation"), self._direction)
        self.caption(self.tr("Paper"), self._size)
        for choice in (self._direction, self._size):
            choice.chosen.connect(lambda _value: self.changed.emit())

    @property
    def paper(self) -> Paper:
        """The paper that is chosen."""
        size = self._size.value
        assert isinstance(size, QPageSize.PageSizeId)  # noqa: S101 - for mypy: the control holds any value
        return Paper.named(size, landscape=self._direction.value == "landscape")
