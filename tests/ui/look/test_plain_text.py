"""Texts from the service before they are shown: bounded, in one line, and never read as markup."""

import pytest

from menagerie.domain.columns import NAME, STATUS
from menagerie.ui.look.plain_text import LONGEST_LABEL, LONGEST_LINE, in_one_line, isolated, shown, tooltip
from menagerie.ui.look.row_wording import cell_text, spoken_name
from menagerie.ui.look.wording import status_word

ENDLESS = "x" * 10**6


def test_a_text_that_fits_is_shown_as_it_is() -> None:
    fitting = "é" * LONGEST_LABEL
    assert shown(fitting) == fitting


def test_of_an_endless_text_the_beginning_and_an_ellipsis_are_shown() -> None:
    assert shown(ENDLESS) == "x" * (LONGEST_LABEL - 1) + "…"
    assert in_one_line("\n" + ENDLESS) == "x" * (LONGEST_LINE - 2) + "…"
    assert tooltip("<" + ENDLESS).startswith("<span>&lt;xxx")
    assert len(tooltip(ENDLESS)) < LONGEST_LABEL + len("<span></span>") + 1


@pytest.mark.parametrize(
    "text",
    [
        cell_text(NAME, ENDLESS, 0.0),
        cell_text(STATUS, ENDLESS, 0.0),
        status_word(ENDLESS),
        spoken_name(ENDLESS, None, is_missing=False),
    ],
)
def test_a_cell_and_what_is_read_of_it_have_the_length_of_a_line(text: str) -> None:
    assert len(text) == LONGEST_LINE


@pytest.mark.parametrize("turned", ["רקס", "\u202exeR", "\u202bxeR", "\u2067xeR"])
def test_a_text_that_turns_around_is_kept_apart_from_the_text_beside_it(turned: str) -> None:
    assert isolated(turned) == f"\u2068{turned}\u2069"
    assert isolated("Réx") == "Réx"
