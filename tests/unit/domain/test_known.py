"""What is known of animals and categories."""

import pytest

from menagerie.domain.animal import Category


@pytest.mark.parametrize("turning", ["\u202e", "\u202d", "\u2067", "\u202a\u2066"])
def test_no_name_of_a_category_turns_its_number_around(turning: str) -> None:
    assert Category(12, f"Do{turning}gs{turning}").label == "Dogs · 12"


def test_a_category_is_shown_with_its_name_as_it_was_typed() -> None:
    assert [Category(12, name).label for name in ("ארנבות", "👩‍🌾", None)] == [
        "ארנבות · 12",
        "👩‍🌾 · 12",
        "12",
    ]
