"""The look: tokens of colour, sizes, the one style sheet, palettes, and the size of texts.

Every text pair reaches 4.5:1, and with high contrast 7:1 (AA and AAA of WCAG 2). What can be used has an edge
of 3:1, in ``field``; ``line`` only divides.

The style sheet is written from the tokens and addresses widgets by role, the dynamic property ``look``:
``primary``, ``ghost``, ``segment``, ``card``, ``field`` and so on. A rule for every QLineEdit would also hit
the edit inside a spin box. What has the focus has a ring of two pixels. It takes the place of the usual
border and of one pixel of the padding, so that nothing moves. That of a segment which is not chosen is grey:
the chosen one is seen first.
"""

from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from menagerie.domain.animal import PetStatus
from menagerie.settings.preferences import TextSize


class Tokens(Struct, frozen=True):
    """One set of colours. A name ending in ``_back`` is the background that its namesake is read on.

    The strips name the environment by word and colour; their text is white on all of them.
    """

    window: str
    surface: str
    hover: str
    line: str
    field: str
    text: str
    muted: str
    disabled: str
    disabled_back: str
    accent: str
    accent_hover: str
    on_accent: str
    selection: str
    available: str
    available_back: str
    pending: str
    pending_back: str
    pending_line: str
    sold: str
    sold_back: str
    unstated_back: str
    danger: str
    danger_back: str
    info_back: str
    match_back: str
    strip_production: str = "#2F3E63"
    strip_staging: str = "#B35A00"
    strip_sandbox: str = "#0F766E"


LIGHT = Tokens(
    window="#F7F8FA",
    surface="#FFFFFF",
    hover="#F1F4F9",
    line="#E3E6EB",
    field="#828C9B",
    text="#1B2430",
    muted="#5B6675",
    disabled="#828C9B",
    disabled_back="#E3E6EB",
    accent="#2F5BEA",
    accent_hover="#244BC9",
    on_accent="#FFFFFF",
    selection="#E4EBFF",
    available="#0B7A4B",
    available_back="#DDF5E9",
    pending="#8A5300",
    pending_back="#FDEFD3",
    pending_line="#B87514",
    sold="#5B4BB7",
    sold_back="#E9E5FB",
    unstated_back="#ECEEF2",
    danger="#B3261E",
    danger_back="#FCEBEA",
    info_back="#EAF0FF",
    match_back="#FFE58A",
)

DARK = Tokens(
    window="#12161C",
    surface="#181D25",
    hover="#1E2530",
    line="#2B3440",
    field="#647286",
    text="#E8ECF2",
    muted="#9AA7B8",
    disabled="#647286",
    disabled_back="#2B3440",
    accent="#7C9BFF",
    accent_hover="#98B1FF",
    on_accent="#12161C",
    selection="#26345A",
    available="#63D8A2",
    available_back="#12382A",
    pending="#F2BE5C",
    pending_back="#3B2D10",
    pending_line="#B98A33",
    sold="#B7A8FF",
    sold_back="#2C2750",
    unstated_back="#252D38",
    danger="#FF8A80",
    danger_back="#3A1F1F",
    info_back="#1C2740",
    match_back="#6B5710",
)

HIGH_CONTRAST_LIGHT = Tokens(
    window="#FFFFFF",
    surface="#FFFFFF",
    hover="#EDEDED",
    line="#333333",
    field="#333333",
    text="#000000",
    muted="#2B2B2B",
    disabled="#565656",
    disabled_back="#E0E0E0",
    accent="#0032A0",
    accent_hover="#001F66",
    on_accent="#FFFFFF",
    selection="#D6E4FF",
    available="#00502B",
    available_back="#DDF5E9",
    pending="#5C3600",
    pending_back="#FDEFD3",
    pending_line="#5C3600",
    sold="#33227F",
    sold_back="#E9E5FB",
    unstated_back="#E6E6E6",
    danger="#7A0A05",
    danger_back="#FCEBEA",
    info_back="#E4EDFF",
    match_back="#FFE58A",
    strip_production="#1E2B4D",
    strip_staging="#703600",
    strip_sandbox="#0A4B46",
)

HIGH_CONTRAST_DARK = Tokens(
    window="#000000",
    surface="#000000",
    hover="#1F1F1F",
    line="#B8B8B8",
    field="#B8B8B8",
    text="#FFFFFF",
    muted="#DADADA",
    disabled="#A6A6A6",
    disabled_back="#333333",
    accent="#7FD4FF",
    accent_hover="#B5E6FF",
    on_accent="#000000",
    selection="#00304C",
    available="#6BFFB0",
    available_back="#00301B",
    pending="#FFD166",
    pending_back="#332400",
    pending_line="#FFD166",
    sold="#D6CCFF",
    sold_back="#241A52",
    unstated_back="#262626",
    danger="#FFB3AB",
    danger_back="#3D0505",
    info_back="#00263D",
    match_back="#5C4A00",
    strip_production="#1E2B4D",
    strip_staging="#703600",
    strip_sandbox="#0A4B46",
)

STRIP_TEXT = "#FFFFFF"


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


RADIUS = 8
# The width of a scroll bar.
SCROLL_BAR = 10


def style_sheet(t: Tokens) -> str:
    """Return the application's style sheet for one set of tokens, with room for texts of the chosen size."""
    return "\n".join(rules(t) for rules in (_base, _buttons, _segments, _fields, _table, _panels, _strips))


def restyle(widget: QWidget, name: str, value: object) -> None:
    """Set a property that style rules select by, and apply them to the widget and its children."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    for part in (widget, *widget.findChildren(QWidget)):
        part.style().unpolish(part)
        part.style().polish(part)


def _base(t: Tokens) -> str:
    return f"""
    QMainWindow, QDialog {{ background: {t.window}; }}
    QLabel {{ color: {t.text}; background: transparent; }}
    QLabel:disabled {{ color: {t.disabled}; }}
    QLabel[look="muted"] {{ color: {t.muted}; }}
    QLabel[look="error"] {{ color: {t.danger}; }}
    QLabel[look="caution"] {{ color: {t.pending}; }}
    QLabel[look="good"] {{ color: {t.available}; }}
    QToolTip {{ color: {t.text}; background: {t.surface}; border: 1px solid {t.field}; padding: 6px; }}
    QMenu {{
        background: {t.surface}; color: {t.text}; border: 1px solid {t.field}; border-radius: {RADIUS}px;
        padding: 6px;
    }}
    QMenu::item {{ padding: 7px 24px 7px 12px; border-radius: 5px; }}
    QMenu::item:selected {{ background: {t.selection}; }}
    QMenu::item:disabled {{ color: {t.disabled}; }}
    QMenu::right-arrow {{ width: 10px; height: 10px; margin-right: 8px; }}
    QMenuBar {{ background: {t.window}; color: {t.text}; border: none; padding: 1px 6px; }}
    QMenuBar::item {{ background: transparent; padding: 4px 8px; border-radius: 5px; }}
    QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {t.selection}; }}
    QMenu::separator {{ height: 1px; background: {t.line}; margin: 6px 8px; }}
    QScrollBar:vertical {{ width: {SCROLL_BAR}px; background: transparent; margin: 2px; }}
    QScrollBar:horizontal {{ height: {SCROLL_BAR}px; background: transparent; margin: 2px; }}
    QScrollBar::handle {{ background: {t.field}; border-radius: 3px; min-height: 32px; min-width: 32px; }}
    QScrollBar::handle:hover {{ background: {t.muted}; }}
    QScrollBar[idle="true"]::handle {{ background: transparent; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QSplitter::handle {{ background: transparent; }}
    """


def _buttons(t: Tokens) -> str:
    return f"""
    QPushButton {{
        background: {t.surface}; color: {t.text}; border: 1px solid {t.field};
        border-radius: {RADIUS}px; padding: 6px 13px; min-height: {sized(18)}px; outline: none;
        icon-size: {sized(ICON_SIZE)}px;
    }}
    QPushButton:hover {{ background: {t.hover}; }}
    QPushButton:pressed {{ background: {t.selection}; }}
    QPushButton:focus {{ border: 2px solid {t.accent}; padding: 5px 12px; }}
    QPushButton:disabled {{ color: {t.disabled}; background: transparent; border: 1px solid {t.line}; }}
    QPushButton::menu-indicator {{ image: none; width: 0; }}
    QPushButton[look="primary"] {{
        background: {t.accent}; color: {t.on_accent}; border: 1px solid {t.accent}; font-weight: 600;
    }}
    QPushButton[look="primary"]:hover {{ background: {t.accent_hover}; }}
    QPushButton[look="primary"]:focus {{ border: 2px solid {t.text}; padding: 5px 12px; }}
    QPushButton[look="primary"]:disabled {{
        background: {t.disabled_back}; color: {t.muted}; border-color: {t.disabled_back};
    }}
    QPushButton[look="ghost"] {{ background: transparent; border: 1px solid transparent; padding: 4px 8px; }}
    QPushButton[look="ghost"]:disabled {{ border: 1px solid transparent; }}
    QPushButton[look="ghost"]:hover {{ background: {t.hover}; }}
    QPushButton[look="ghost"]:focus {{ border: 2px solid {t.accent}; padding: 3px 7px; }}
    QPushButton[look="view"] {{
        background: transparent; border: 1px solid transparent; min-height: 0; padding: 0;
    }}
    QPushButton[look="view"]:hover {{ background: {t.hover}; }}
    QPushButton[look="view"]:focus {{ border: 2px solid {t.accent}; }}
    QPushButton[look="filter"][active="true"] {{
        background: {t.selection}; border: 1px solid {t.accent};
    }}
    QPushButton[look="filter"][active="true"]:focus {{ border: 2px solid {t.accent}; }}
    QPushButton[look="link"] {{
        background: transparent; border: 1px solid transparent; color: {t.accent}; padding: 4px 6px;
    }}
    QPushButton[look="link"]:focus {{ border: 2px solid {t.accent}; padding: 3px 5px; }}
    QPushButton[look="inline"] {{
        background: transparent; border: 1px solid transparent; color: {t.accent}; padding: 1px 3px;
    }}
    QPushButton[look="inline"]:hover {{ color: {t.accent_hover}; }}
    QPushButton[look="inline"]:focus {{ border: 2px solid {t.accent}; padding: 0 2px; }}
    QPushButton[look="link"]:disabled, QPushButton[look="inline"]:disabled {{
        color: {t.disabled}; border: 1px solid transparent;
    }}
    QPushButton[look="in-field"] {{
        background: transparent; border: none; border-radius: 5px; padding: 0; min-height: 0;
    }}
    QPushButton[look="in-field"]:hover {{ background: {t.hover}; }}
    QCheckBox, QRadioButton {{ color: {t.text}; spacing: 7px; }}
    QCheckBox::indicator, QRadioButton::indicator {{ width: {sized(BOX)}px; height: {sized(BOX)}px; }}
    QCheckBox:disabled, QRadioButton:disabled {{ color: {t.disabled}; }}
    """


def _segments(t: Tokens) -> str:
    return f"""
    QFrame[look="segmented"] {{
        background: {t.surface}; border: 1px solid {t.field}; border-radius: {RADIUS}px;
    }}
    QFrame[look="segmented"]:disabled {{ border: 1px solid {t.line}; background: transparent; }}
    QPushButton[look="segment"] {{
        background: transparent; border: 1px solid transparent; border-radius: 6px; color: {t.muted};
        font-weight: 600; padding: 4px 13px; min-height: {sized(16)}px;
    }}
    QPushButton[look="segment"]:hover {{ background: {t.hover}; }}
    QPushButton[look="segment"]:checked {{
        background: {t.selection}; color: {t.accent}; border: 1px solid {t.accent};
    }}
    QPushButton[look="segment"]:focus {{ border: 2px solid {t.field}; padding: 3px 12px; }}
    QPushButton[look="segment"]:checked:focus {{ border: 2px solid {t.accent}; }}
    QPushButton[look="segment"]:disabled {{ color: {t.disabled}; border: 1px solid transparent; }}
    QPushButton[look="segment"]:checked:disabled {{ color: {t.muted}; background: {t.disabled_back}; }}
    """


def _fields(t: Tokens) -> str:
    return f"""
    QLineEdit[look="field"], QAbstractSpinBox, QComboBox[look="field"] {{
        background: {t.surface}; color: {t.text}; border: 1px solid {t.field}; border-radius: {RADIUS}px;
        min-height: {sized(19)}px;
        selection-background-color: {t.accent}; selection-color: {t.on_accent};
        placeholder-text-color: {t.muted};
    }}
    QLineEdit[look="field"] {{ padding: 6px 11px; }}
    QAbstractSpinBox {{ padding: 6px 8px; }}
    QComboBox[look="field"] {{ padding: 6px 13px; combobox-popup: 0; }}
    QLineEdit[look="field"]:focus, QAbstractSpinBox:focus, QComboBox[look="field"]:focus {{
        border: 2px solid {t.accent};
    }}
    QLineEdit[look="field"]:focus {{ padding: 5px 10px; }}
    QAbstractSpinBox:focus {{ padding: 5px 7px; }}
    QComboBox[look="field"]:focus {{ padding: 5px 12px; }}
    QLineEdit[look="field"][wrong="true"] {{ border: 1px solid {t.danger}; }}
    QLineEdit[look="field"][wrong="true"]:focus {{ border: 2px solid {t.danger}; }}
    QLineEdit[look="field"]:disabled, QAbstractSpinBox:disabled, QComboBox[look="field"]:disabled {{
        color: {t.disabled}; background: transparent; border: 1px solid {t.line};
    }}
    QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ width: 0; border: none; }}
    QComboBox[look="field"]::drop-down {{ width: {sized(26)}px; border: none; }}
    QComboBox[look="field"]::down-arrow {{ image: none; }}
    QComboBox QAbstractItemView {{
        background: {t.surface}; color: {t.text}; border: 1px solid {t.field}; border-radius: {RADIUS}px;
        padding: 6px; outline: none;
    }}
    QComboBox QAbstractItemView::item {{ padding: 7px 6px; border-radius: 5px; }}
    QComboBox QAbstractItemView::item:selected {{ background: {t.selection}; color: {t.text}; }}
    QListWidget[look="choices"], QListWidget[look="rows"] {{
        background: {t.surface}; color: {t.text}; border: 1px solid {t.accent}; border-radius: {RADIUS}px;
        padding: 4px; outline: none;
    }}
    QListWidget[look="rows"]:!focus {{ border-color: {t.line}; }}
    QListWidget[look="choices"]::item, QListWidget[look="rows"]::item {{
        padding: 6px 8px; border-radius: 5px; color: {t.text};
    }}
    QListWidget[look="choices"]::item:hover, QListWidget[look="rows"]::item:hover {{ background: {t.hover}; }}
    QListWidget[look="choices"]::item:selected, QListWidget[look="rows"]::item:selected {{
        background: {t.selection}; color: {t.text};
    }}
    QPlainTextEdit {{
        background: {t.window}; color: {t.muted}; border: 1px solid {t.line}; border-radius: {RADIUS}px;
        padding: 1px;
    }}
    QPlainTextEdit[look="field"] {{
        background: {t.surface}; color: {t.text}; border: 1px solid {t.field}; padding: 4px 7px;
        placeholder-text-color: {t.muted};
    }}
    QPlainTextEdit[look="field"]:focus {{ border: 2px solid {t.accent}; padding: 3px 6px; }}
    QPlainTextEdit[look="inline"], QTextEdit[look="inline"] {{
        background: transparent; color: {t.text}; border: 1px solid transparent; border-radius: 3px;
    }}
    QPlainTextEdit[look="warning"] {{
        background: transparent; color: {t.danger}; border: 1px solid transparent; border-radius: 3px;
    }}
    QPlainTextEdit:focus, QTextEdit[look="inline"]:focus {{ border: 2px solid {t.accent}; padding: 0; }}
    """


def _table(t: Tokens) -> str:
    return f"""
    QTableView {{ background: transparent; border: none; color: {t.text}; outline: none; }}
    QTableView[look="list"] {{
        background: {t.surface}; border: 1px solid {t.line}; border-radius: {RADIUS}px; padding: 2px;
    }}
    QTableView[look="list"]:focus {{ border: 1px solid {t.accent}; }}
    QTableView[look="list"]::item {{ padding: 0 5px; border: none; }}
    QTableView[look="list"] QHeaderView::section {{ padding: 0 8px; }}
    QTableView[look="list"]::item:selected {{ background: {t.selection}; color: {t.text}; }}
    QAbstractScrollArea::corner {{ background: transparent; border: none; }}
    QListWidget[look="topics"], QTextBrowser[look="page"] {{
        background: {t.surface}; color: {t.text}; border: 1px solid {t.line}; border-radius: {RADIUS}px;
        padding: 3px; outline: none;
    }}
    QListWidget[look="topics"]:focus, QTextBrowser[look="page"]:focus {{ border: 1px solid {t.accent}; }}
    QListWidget[look="topics"]::item {{ padding: 0 8px; border-radius: 5px; }}
    QListWidget QScrollBar[idle="true"], QScrollArea#scrollingBody > QWidget > QScrollBar[idle="true"] {{
        width: 0; height: 0; margin: 0;
    }}
    QListWidget[look="topics"]::item:selected {{ background: {t.selection}; color: {t.text}; }}
    QHeaderView {{ background: transparent; border: none; }}
    QHeaderView::section {{
        background: transparent; color: {t.muted}; font-weight: 600; border: none;
        border-bottom: 1px solid {t.line}; padding: 0 12px;
    }}
    QHeaderView::section:hover {{ color: {t.text}; }}
    """


def _panels(t: Tokens) -> str:
    return f"""
    QFrame[look="card"] {{
        background: {t.surface}; border: 1px solid {t.line}; border-radius: {RADIUS}px;
    }}
    QFrame[look="popover"] {{
        background: {t.surface}; border: 1px solid {t.field}; border-radius: {RADIUS}px;
    }}
    QFrame[look="line"] {{ background: {t.line}; border: none; }}
    QFrame[look="separator"] {{ background: {t.line}; border: none; margin: 8px; }}
    QFrame[look="wait"] {{
        background: {t.pending_back}; border: 1px solid {t.pending_line}; border-radius: {RADIUS}px;
    }}
    QFrame[look="message"] {{
        background: {t.info_back}; border: 1px solid {t.accent}; border-radius: {RADIUS}px;
    }}
    QFrame[look="message"][tone="error"] {{ background: {t.danger_back}; border-color: {t.danger}; }}
    QLabel[look="drop"] {{
        background: {t.window}; border: 2px solid {t.accent}; border-radius: {RADIUS}px;
    }}
    QLabel[look="toast"] {{ background: {t.text}; color: {t.window}; border-radius: {RADIUS}px; }}
    QPushButton[look="toast"] {{
        background: transparent; color: {t.window}; border: 1px solid {t.muted}; padding: 3px 10px;
        font-weight: 600;
    }}
    QPushButton[look="toast"]:hover {{ border: 1px solid {t.window}; }}
    QPushButton[look="toast"]:focus {{ border: 2px solid {t.window}; padding: 2px 9px; }}
    QProgressBar {{ background: {t.disabled_back}; border: 1px solid {t.field}; border-radius: 4px; }}
    QProgressBar:focus {{ border: 1px solid {t.accent}; }}
    QProgressBar::chunk {{ background: {t.accent}; border-radius: 3px; }}
    QProgressBar[level="low"]::chunk {{ background: {t.pending_line}; }}
    """


# On any of the strips' colours.
_ON_STRIP = f"""
QPushButton[look="strip"] {{ border: none; border-radius: 0; padding: 0; min-height: 0; }}
QPushButton[look="onStrip"] {{ color: {STRIP_TEXT}; background: rgba(255, 255, 255, 38);
    border: 1px solid transparent; border-radius: 6px; padding: 2px 8px; min-height: 0; font-weight: 600; }}
QPushButton[look="onStrip"]:hover {{ background: rgba(255, 255, 255, 64); }}
QPushButton[look="onStrip"]:focus {{ border: 1px solid {STRIP_TEXT}; }}
"""


def _strips(t: Tokens) -> str:
    strips = {"production": t.strip_production, "staging": t.strip_staging, "sandbox": t.strip_sandbox}
    return _ON_STRIP + "\n".join(
        f'QPushButton[look="strip"][environment="{name}"] {{ background: {colour}; }}\n'
        f'QFrame[look="badge"][environment="{name}"] {{ background: {colour}; border-radius: {RADIUS}px; }}\n'
        f'QWidget[environment="{name}"] QLabel {{ color: {STRIP_TEXT}; }}'
        for name, colour in strips.items()
    )


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
