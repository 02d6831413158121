"""What the rows of a table of animals tell beyond their text, and under which role."""

from typing import Final

from PySide6.QtCore import Qt

# The row's Animal.
ANIMAL_ROLE: Final = Qt.ItemDataRole.UserRole
