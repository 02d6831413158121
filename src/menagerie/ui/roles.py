"""What the rows of a table of animals tell beyond their text, and under which role."""

from typing import Final

from PySide6.QtCore import Qt

# The category's name that staff gave to it, or None.
CATEGORY_NAME_ROLE: Final = Qt.ItemDataRole.UserRole + 1
# A Mark, or None.
MARK_ROLE: Final = Qt.ItemDataRole.UserRole + 2
# True where the animal was not in a full list of the service since it was last seen.
MISSING_ROLE: Final = Qt.ItemDataRole.UserRole + 3
