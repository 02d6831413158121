"""The style sheet, written from the tokens. Widgets are addressed by role, not by place.

A widget's role is its dynamic property ``look``: ``primary``, ``ghost``, ``segment``, ``card``, ``field`` and
so on. A rule for every QLineEdit would also hit the edit inside a spin box, so fields are addressed by role.

What has the focus has a ring of two pixels. It takes the place of the usual border and of one pixel of the
padding, so that nothing moves. That of a segment which is not chosen is grey: the chosen one is seen first.
"""

from PySide6.QtWidgets import QWidget

from menagerie.ui.look.sizes import BOX, ICON_SIZE, sized
from menagerie.ui.look.tokens import STRIP_TEXT, Tokens

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
        background: transparent; border: 1px solid transparent; color: {t.accent}; font-weight: 600;
        padding: 4px 6px;
    }}
    QPushButton[look="link"]:focus {{ border: 2px solid {t.accent}; padding: 3px 5px; }}
    QPushButton[look="inline"] {{
        background: transparent; border: 1px solid transparent; color: {t.accent}; padding: 1px;
        border-radius: 3px;
    }}
    QPushButton[look="inline"]:hover {{ color: {t.accent_hover}; }}
    QPushButton[look="inline"]:focus {{ border: 2px solid {t.accent}; padding: 0; }}
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
    QListWidget QScrollBar[idle="true"] {{ width: 0; margin: 0; }}
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
    QFrame[look="message"][tone="error"] {{
        background: {t.danger_back}; border: 1px solid {t.danger}; border-radius: {RADIUS}px;
    }}
    QFrame[look="message"][tone="info"] {{
        background: {t.info_back}; border: 1px solid {t.accent}; border-radius: {RADIUS}px;
    }}
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
QPushButton[look="strip"]:focus {{ border: 2px solid {STRIP_TEXT}; }}
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
