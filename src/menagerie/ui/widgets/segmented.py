"""A segmented control: a row of buttons of which exactly one is checked, like a group of radio buttons."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton

_GAP = 2
_EDGE = 3


class SegmentedControl(QFrame):
    """Signals: ``chosen(object)`` with the segment's value when the person picks another one."""

    chosen = Signal(object)

    def __init__(self, name: str) -> None:
        """Make an empty control; ``name`` is its accessible name."""
        super().__init__()
        self.setProperty("look", "segmented")
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._values: list[object] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        self._row.setSpacing(_GAP)
        self._group.idToggled.connect(self._toggled)

    def add(self, text: str, value: object, object_name: str, tip: str = "") -> QPushButton:
        """Append a segment; the first one is chosen at first."""
        button = QPushButton(text)
        button.setObjectName(object_name)
        button.setProperty("look", "segment")
        button.setCheckable(True)
        # Qt presents such a button to assistive tools as a radio button; the group makes it exclusive.
        button.setAutoExclusive(True)
        # In a dialog, Enter presses the dialog's own button; Space and the arrow keys choose a segment.
        button.setAutoDefault(False)
        button.setChecked(not self._values)
        button.setToolTip(tip)
        button.setAccessibleName(text)
        self._group.addButton(button, len(self._values))
        self._values.append(value)
        self._row.addWidget(button)
        _stop_at(button, stops=button.isChecked())
        return button

    @property
    def value(self) -> object:
        """The chosen segment's value."""
        return self._values[self._group.checkedId()]

    def choose(self, value: object) -> None:
        """Choose a segment as a person would."""
        self._group.button(self._values.index(value)).setChecked(True)

    def buttons(self) -> list[QPushButton]:
        """Return the segments, in order."""
        return self.findChildren(QPushButton)

    def _toggled(self, identifier: int, checked: bool) -> None:  # noqa: FBT001 - Qt's signature
        if checked:
            for button in self.buttons():
                _stop_at(button, stops=button.isChecked())
            self.chosen.emit(self._values[identifier])


def _stop_at(button: QPushButton, *, stops: bool) -> None:
    """Let Tab stop at this segment or not. Qt does so only once a segment has had the focus."""
    policy, tab = button.focusPolicy(), Qt.FocusPolicy.TabFocus
    button.setFocusPolicy(policy | tab if stops else policy & ~tab)
