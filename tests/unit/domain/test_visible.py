"""What a reader sees of a text, and what a terminal would obey."""

import pytest

from menagerie.domain.text import is_visible, printable, printable_lines


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\xa0",
        "\u200b",
        "\u2060",
        "\ufeff",
        "\xad",
        "\ufe0f",
        "\U000e0100",
        "\u3164",
        "\u2800",
        "\x07",
    ],
)
def test_what_programs_do_not_draw_is_not_visible(text: str) -> None:
    assert not is_visible(text)
    assert not is_visible(f"{text}\u200d {text}")
    assert is_visible(f"{text}a{text}")


@pytest.mark.parametrize("text", ["Rex", "\U0001f469\u200d\U0001f467", "\u0301", "名", "\ufffd", "\u0600"])
def test_everything_else_is(text: str) -> None:
    assert is_visible(text)


def test_what_a_terminal_would_obey_becomes_a_space() -> None:
    assert printable("\x1b[2JRex\r\nBella\u202e\u2028\x9b") == " [2JRex  Bella   "
    assert printable("Zoë 名 ← 1") == "Zoë 名 ← 1"
    assert printable_lines("a\x1b\nb\r") == "a \nb "
