"""Texts from the service before they are shown: bounded, in one line, and never read as markup."""

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction, QKeySequence, QTextDocument
from PySide6.QtWidgets import QApplication

from menagerie.domain.columns import NAME, STATUS
from menagerie.settings.preferences import Language
from menagerie.ui.look.plain_text import (
    LONGEST_LABEL,
    LONGEST_LINE,
    full_text,
    in_one_line,
    isolated,
    keys_text,
    shown,
    tooltip,
    window_title,
    without_mnemonic,
)
from menagerie.ui.look.translation import use_language
from menagerie.ui.look.wording import cell_text, spoken_name, status_word

ENDLESS = "x" * 10**6


def test_of_an_endless_text_the_beginning_and_an_ellipsis_are_shown() -> None:
    fitting = "é" * LONGEST_LABEL
    assert shown(fitting) == fitting
    assert shown(ENDLESS) == "x" * (LONGEST_LABEL - 1) + "…"
    assert in_one_line("\n" + ENDLESS) == "x" * (LONGEST_LINE - 2) + "…"
    assert tooltip("<" + ENDLESS).startswith("<span>&lt;xxx")
    assert len(tooltip(ENDLESS)) < LONGEST_LABEL + len("<span></span>") + 1
    cells = cell_text(NAME, ENDLESS, 0.0), cell_text(STATUS, ENDLESS, 0.0)
    for text in (*cells, status_word(ENDLESS), spoken_name(ENDLESS, None, is_missing=False)):
        assert len(text) == LONGEST_LINE


def test_a_text_that_turns_around_is_kept_apart_from_the_text_beside_it() -> None:
    for turned in ("רקס", "\u202exeR", "\u202bxeR", "\u2067xeR\u2069"):
        assert isolated(turned) == f"\u2068{turned}\u2069"
    assert isolated("Réx") == "Réx"
    # One that ends what keeps it apart, one that does not end its own, and one with both.
    for text, kept in (
        ("\u2069\u202exeR", "\u202exeR"),
        ("\u2067xeR", "\u2067xeR\u2069"),
        ("\u2069\u2066\u2069\u2069\u202e\u2068\u2067", "\u2066\u2069\u202e\u2068\u2067\u2069\u2069"),
    ):
        assert isolated(text) == f"\u2068{kept}\u2069"


@pytest.mark.usefixtures("english_afterwards")
def test_in_an_arabic_window_latin_names_titles_and_shortcuts_keep_their_places(qapp: QApplication) -> None:
    keys = QKeySequence("Ctrl+,")
    assert keys_text(keys) == "Ctrl+,"
    assert window_title("Rex\n2.csv", "Staging") == "Rex 2.csv – Staging – Menagerie"
    assert window_title("כלב.csv") == "\u2068כלב.csv\u2069 – Menagerie"
    use_language(qapp, Language.ARABIC)
    assert (isolated("Rex"), isolated("")) == ("\u200f\u2068Rex\u2069", "")
    assert window_title("Staging") == "\u200f\u2068Staging\u2069 – \u200f\u2068Menagerie\u2069"
    assert keys_text(keys) == "\u200f\u2068Ctrl+,\u2069"
    document = QTextDocument(f"{isolated('Rex · 5')} · Pending")
    assert document.firstBlock().textDirection() is Qt.LayoutDirection.RightToLeft


@pytest.mark.usefixtures("english_afterwards")
def test_an_english_window_on_a_computer_in_hebrew_runs_from_left_to_right(qapp: QApplication) -> None:
    use_language(qapp, Language.ENGLISH)
    # Of the person's language the window only has how numbers and dates are written.
    QLocale.setDefault(QLocale("he_IL"))
    assert (isolated("Rex"), tooltip("Rex")) == ("Rex", "<span>Rex</span>")


@pytest.mark.usefixtures("qapp")
def test_a_text_of_a_menu_is_read_without_the_mark_of_its_key() -> None:
    for text, read in {
        "&File": "File",
        "Save &as…": "Save as…",
        "ファイル(&F)": "ファイル",
        "印刷 (&P)…": "印刷…",
        "&Undo naming A && B": "Undo naming A & B",
    }.items():
        assert without_mnemonic(text) == read
    assert full_text(QAction("「A && B」の保存を元に戻す(&U)")) == "「A & B」の保存を元に戻す"
