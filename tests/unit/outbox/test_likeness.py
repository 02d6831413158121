"""Desks tell each other which of their adds are alike, without telling the names."""

from menagerie.outbox.colleague import likeness


def test_adds_of_a_category_are_alike_whatever_the_case_and_the_accents() -> None:
    assert likeness("Zoë", 7) == likeness("ZOE", 7)
    assert likeness("Zoë", 7) != likeness("Zoë", 8)
    assert likeness("Zoë", 7) != likeness("Zora", 7)


def test_a_number_at_the_end_of_the_category_is_none_of_the_name() -> None:
    assert likeness("1 Rex", 7) != likeness(" Rex", 71)


def test_half_a_letter_is_compared_too() -> None:
    assert likeness("\ud83d", 7) == likeness("\ud83d", 7) != likeness("\udc36", 7)
