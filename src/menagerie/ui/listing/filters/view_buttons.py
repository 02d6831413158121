"""Two quiet buttons of the filter row: what saves the filters as a view, and what ends "since yesterday"."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QPushButton

from menagerie.ui.look.icons import ICON_SIZE, tinted_icon
from menagerie.ui.look.style_sheet import restyle
from menagerie.ui.look.theme import Theme

SAVE_VIEW_SHORTCUT = "Ctrl+Shift+V"


class SaveViewButton(QPushButton):
    """Shown while the filters differ from the open view. It keeps its place while it is hidden."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("saveViewButton")
        self.setProperty("look", "ghost")
        self.setAccessibleName(self.tr("Save view"))
        self.setToolTip(
            self.tr("Save what is chosen here as a view ({keys})").format(keys=SAVE_VIEW_SHORTCUT)
        )
        self.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        self.hide()

    def offer(self, *, offered: bool) -> None:
        """Show the button or hide it."""
        if offered and self.icon().isNull():
            # Not before: the first picture has no button.
            self._tint()
            self._theme.changed.connect(self._tint)
        self.setVisible(offered)

    def sizeHint(self) -> QSize:
        """Return the same room with and without the icon."""
        hint = super().sizeHint()
        return QSize(hint.height(), hint.height())

    def _tint(self) -> None:
        self.setIcon(tinted_icon("bookmark", self._theme.colour("accent")))


class RecentFilter(QPushButton):
    """Says that only what has changed since yesterday is shown, and ends that when it is pressed.

    Signals: ``removed`` when it is pressed.
    """

    removed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(self.tr("Since yesterday"))
        self._theme = theme
        self.is_on = False
        self.setObjectName("recentFilter")
        self.setProperty("look", "filter")
        self.setAccessibleName(self.tr("New or changed since yesterday"))
        self.setToolTip(self.tr("Show all again"))
        self.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
        self.hide()
        self.clicked.connect(self.removed)

    def turn(self, *, on: bool) -> None:
        """Show that the filter is on, or hide."""
        if on and self.icon().isNull():
            self._tint()
            self._theme.changed.connect(self._tint)
        # The cross comes after the text, which a button has the other way round.
        is_mirrored = self.window().layoutDirection() is Qt.LayoutDirection.RightToLeft
        self.setLayoutDirection(
            Qt.LayoutDirection.LeftToRight if is_mirrored else Qt.LayoutDirection.RightToLeft
        )
        self.is_on = on
        restyle(self, "active", on)
        self.setVisible(on)

    def _tint(self) -> None:
        self.setIcon(tinted_icon("close", self._theme.colour("accent")))
