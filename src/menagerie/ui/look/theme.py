"""The look: colour tokens, palettes, the one style sheet, and the size of texts."""

from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from menagerie.domain.animal import PetStatus
from menagerie.settings.preferences import TextSize
from menagerie.ui.look.sizes import grow
from menagerie.ui.look.style_sheet import style_sheet
from menagerie.ui.look.tokens import DARK, HIGH_CONTRAST_DARK, HIGH_CONTRAST_LIGHT, LIGHT, Tokens

# Smaller tables are hard to read at arm's length; many Linux desktops default to 9.
SMALLEST_FONT_POINTS = 10.0

_TEXT_FACTORS = {
    TextSize.SMALL: 0.9,
    TextSize.NORMAL: 1.0,
    TextSize.LARGE: 1.2,
    TextSize.VERY_LARGE: 1.5,
}
# A property of the application, since it outlives every theme.
_USUAL_POINTS = "usualPointSize"

# The states of the interface have tokens of their own names.
_STATUS_INKS: dict[str | None, tuple[str, str]] = {
    status.value: (status.value, f"{status.value}_back") for status in PetStatus
}


class Appearance(StrEnum):
    """The appearance that the person chose."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "contrast"


class Ink(Struct, frozen=True):
    """A foreground on its background."""

    text: QColor
    background: QColor


def status_colours(status: str | None) -> tuple[str, str]:
    """Return the tokens of a status, its text and what is behind it; an unknown one looks unstated."""
    return _STATUS_INKS.get(status, ("muted", "unstated_back"))


class Theme(QObject):
    """The colours that are used.

    Signals: ``changed`` after the colours or the size of texts became others; widgets that paint by
    themselves or hold tinted icons then repaint.
    """

    changed = Signal()

    def __init__(
        self,
        application: QApplication,
        appearance: Appearance = Appearance.SYSTEM,
        text_size: TextSize = TextSize.NORMAL,
    ) -> None:
        """Give ``application`` colours and font, and again whenever the system's own appearance changes.

        Call ``apply`` when the first window is built: while a style sheet is in force, Qt styles all that is
        in a part again each time that the part gets a parent.
        """
        super().__init__(application)
        self._application = application
        self._appearance = appearance
        self._text_size = text_size
        self._is_applied = False
        self.tokens = LIGHT
        self._colours: dict[str, QColor] = {}
        # That of an earlier theme would slow down the building of this window in the same way.
        application.setStyleSheet("")
        application.setStyle("Fusion")
        _enlarge_small_font(application)
        self.choose_text_size(text_size)
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)
        self._dress()

    def apply(self) -> None:
        """Put the style sheet in force, for what is built and for all that will be."""
        self._is_applied = True
        self._dress_parts()

    @property
    def appearance(self) -> Appearance:
        """The appearance that the person chose."""
        return self._appearance

    @property
    def is_dark(self) -> bool:
        """Whether the dark colours are used."""
        return self.tokens in {DARK, HIGH_CONTRAST_DARK}

    @property
    def text_size(self) -> TextSize:
        """The size of texts that the person chose."""
        return self._text_size

    @property
    def text_factor(self) -> float:
        """How large texts are beside those of the system."""
        return _TEXT_FACTORS[self._text_size]

    def choose(self, appearance: Appearance) -> None:
        """Change the appearance."""
        self._appearance = appearance
        self._dress()
        self.changed.emit()

    def choose_text_size(self, chosen: TextSize) -> None:
        """Change the size of all texts, on screen too."""
        self._text_size = chosen
        grow(self._application, self.text_factor)
        font = self._application.font()
        before, after = font.pointSizeF(), self._application.property(_USUAL_POINTS) * _TEXT_FACTORS[chosen]
        if after == before:
            return
        font.setPointSizeF(after)
        # What has a size of its own does not follow the application's font.
        own = [
            widget
            for widget in self._application.allWidgets()
            if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont)
        ]
        sizes = [widget.font().pointSizeF() for widget in own]
        # Qt gives a new font only to what no style sheet dresses.
        self._application.setStyleSheet("")
        self._application.setFont(font)
        self._dress()
        for widget, size in zip(own, sizes, strict=True):
            _set_point_size(widget, size * after / before)
        self.changed.emit()

    def colour(self, name: str) -> QColor:
        """Return the token ``name`` as a colour, which is shared and must not be changed."""
        # Painting a screen of rows needs hundreds.
        if name not in self._colours:
            self._colours[name] = QColor(getattr(self.tokens, name))
        return self._colours[name]

    def status_ink(self, status: str | None) -> Ink:
        """Return the colours of a status; states that the interface does not list look unstated."""
        return Ink(*map(self.colour, status_colours(status)))

    def _system_changed(self) -> None:
        if self._appearance in {Appearance.SYSTEM, Appearance.HIGH_CONTRAST}:
            self._dress()
            self.changed.emit()

    def _dress(self) -> None:
        # setColorScheme(Dark) does nothing on bare X11 and offscreen, so the palette is our own.
        hints, chosen = self._application.styleHints(), self._appearance
        system_is_dark = hints.colorScheme() is Qt.ColorScheme.Dark
        wants_contrast = hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
        if chosen is Appearance.HIGH_CONTRAST or (chosen is Appearance.SYSTEM and wants_contrast):
            self.tokens = HIGH_CONTRAST_DARK if system_is_dark else HIGH_CONTRAST_LIGHT
        else:
            dark = chosen is Appearance.DARK or (chosen is Appearance.SYSTEM and system_is_dark)
            self.tokens = DARK if dark else LIGHT
        self._colours = {}
        self._application.setPalette(_palette(self.tokens))
        if self._is_applied:
            self._dress_parts()

    def _dress_parts(self) -> None:
        self._application.setStyleSheet(style_sheet(self.tokens))


def scaled_font(font: QFont, factor: float, *, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return ``font`` enlarged by ``factor``, in points, so that it follows the system's font size."""
    result = QFont(font)
    result.setPointSizeF(font.pointSizeF() * factor)
    result.setWeight(weight)
    return result


def _set_point_size(widget: QWidget, size: float) -> None:
    """Change the size of a widget's own font for good.

    WORKAROUND for Qt 6.11: with a style sheet of the application, a widget gets back the font it had when
    it was first shown, as soon as that style sheet changes. A style sheet of its own keeps the new one.
    """
    font = widget.font()
    font.setPointSizeF(size)
    widget.setStyleSheet("#none {}")
    widget.setFont(font)
    widget.setStyleSheet("")


def _enlarge_small_font(application: QApplication) -> None:
    if application.property(_USUAL_POINTS) is not None:
        return
    font = application.font()
    # Bare Linux desktops fall back to a small size; macOS and Windows do not.
    if application.platformName() in {"xcb", "wayland", "offscreen"}:
        font.setPointSizeF(max(font.pointSizeF(), SMALLEST_FONT_POINTS))
        application.setFont(font)
    application.setProperty(_USUAL_POINTS, font.pointSizeF())


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
