"""The look: colour tokens, palettes and the one style sheet, light and dark."""

from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from menagerie.domain.animal import PetStatus
from menagerie.ui.look.style_sheet import style_sheet
from menagerie.ui.look.tokens import DARK, LIGHT, Tokens

# Smaller tables are hard to read at arm's length; many Linux desktops default to 9.
SMALLEST_FONT_POINTS = 10.0

# The states of the interface have tokens of their own names.
_STATUS_INKS: dict[str | None, tuple[str, str]] = {
    status.value: (status.value, f"{status.value}_back") for status in PetStatus
}


class Appearance(StrEnum):
    """The appearance that the person chose."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Ink(Struct, frozen=True):
    """A foreground on its background."""

    text: QColor
    background: QColor


class Theme(QObject):
    """The colours that are used.

    Signals: ``changed`` after the colours became others; widgets that paint by themselves or hold tinted
    icons then repaint.
    """

    changed = Signal()

    def __init__(self, application: QApplication, appearance: Appearance = Appearance.SYSTEM) -> None:
        """Style ``application``, and again whenever the system's own appearance changes."""
        super().__init__(application)
        self._application = application
        self._appearance = appearance
        self.tokens = LIGHT
        self._colours: dict[str, QColor] = {}
        application.setStyle("Fusion")
        _enlarge_small_font(application)
        application.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._dress()

    @property
    def appearance(self) -> Appearance:
        """The appearance that the person chose."""
        return self._appearance

    @property
    def is_dark(self) -> bool:
        """Whether the dark colours are used."""
        return self.tokens is DARK

    def choose(self, appearance: Appearance) -> None:
        """Change the appearance."""
        self._appearance = appearance
        self._dress()
        self.changed.emit()

    def colour(self, name: str) -> QColor:
        """Return the token ``name`` as a colour, which is shared and must not be changed."""
        # Painting a screen of rows needs hundreds.
        if name not in self._colours:
            self._colours[name] = QColor(getattr(self.tokens, name))
        return self._colours[name]

    def status_ink(self, status: str | None) -> Ink:
        """Return the colours of a status; states that the interface does not list look unstated."""
        text, background = _STATUS_INKS.get(status, ("muted", "unstated_back"))
        return Ink(self.colour(text), self.colour(background))

    def _system_changed(self) -> None:
        if self._appearance is Appearance.SYSTEM:
            self._dress()
            self.changed.emit()

    def _dress(self) -> None:
        # setColorScheme(Dark) does nothing on bare X11 and offscreen, so the palette is our own.
        dark = self._appearance is Appearance.DARK or (
            self._appearance is Appearance.SYSTEM
            and self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark
        )
        self.tokens = DARK if dark else LIGHT
        self._colours = {}
        self._application.setPalette(_palette(self.tokens))
        self._application.setStyleSheet(style_sheet(self.tokens))


def scaled_font(font: QFont, factor: float, *, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return ``font`` enlarged by ``factor``, in points, so that it follows the system's font size."""
    result = QFont(font)
    result.setPointSizeF(font.pointSizeF() * factor)
    result.setWeight(weight)
    return result


def _enlarge_small_font(application: QApplication) -> None:
    font = application.font()
    # Bare Linux desktops fall back to a small size; macOS and Windows do not.
    if application.platformName() in {"xcb", "wayland", "offscreen"}:
        font.setPointSizeF(max(font.pointSizeF(), SMALLEST_FONT_POINTS))
        application.setFont(font)


def _palette(tokens: Tokens) -> QPalette:
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: tokens.window,
        QPalette.ColorRole.WindowText: tokens.text,
        QPalette.ColorRole.Base: tokens.surface,
        QPalette.ColorRole.AlternateBase: tokens.window,
        QPalette.ColorRole.Text: tokens.text,
        QPalette.ColorRole.Button: tokens.surface,
        QPalette.ColorRole.ButtonText: tokens.text,
        QPalette.ColorRole.BrightText: tokens.danger,
        QPalette.ColorRole.PlaceholderText: tokens.muted,
        QPalette.ColorRole.ToolTipBase: tokens.surface,
        QPalette.ColorRole.ToolTipText: tokens.text,
        QPalette.ColorRole.Highlight: tokens.accent,
        QPalette.ColorRole.HighlightedText: tokens.on_accent,
        QPalette.ColorRole.Link: tokens.accent,
        QPalette.ColorRole.Accent: tokens.accent,
        QPalette.ColorRole.Light: tokens.surface,
        QPalette.ColorRole.Midlight: tokens.line,
        QPalette.ColorRole.Mid: tokens.line,
        QPalette.ColorRole.Dark: tokens.muted,
        QPalette.ColorRole.Shadow: tokens.text,
    }
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(tokens.disabled))
    return palette
