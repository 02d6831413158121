"""The sample animals show at a glance what an animal's name, category and status can be."""

import unicodedata

from menagerie.sandbox.store import sample_animals


def test_there_are_enough_to_fill_several_pages_and_no_two_alike() -> None:
    names = [animal.name for animal in sample_animals()]

    assert len(names) >= 200
    assert len(set(names)) == len(names)


def test_every_sample_is_an_animal_that_the_service_itself_would_take() -> None:
    for animal in sample_animals():
        assert animal.name == animal.name.strip() != ""
        assert unicodedata.is_normalized("NFC", animal.name)
        assert animal.status in {"available", "pending", "sold", None}


def test_samples_have_every_status_and_none() -> None:
    states = [animal.status for animal in sample_animals()]

    assert all(states.count(status) >= 20 for status in ("available", "pending", "sold", None))


def test_samples_are_of_a_dozen_categories_and_one_that_a_double_cannot_hold() -> None:
    categories = {animal.category_id for animal in sample_animals()}

    assert len(categories) >= 12
    assert any(int(float(category)) != category for category in categories)


def test_samples_have_names_that_are_hard_to_show() -> None:
    names = [animal.name for animal in sample_animals()]

    def any_with(script: str) -> bool:
        return any(script in unicodedata.name(letter, "") for name in names for letter in name)

    scripts = ("CYRILLIC", "GREEK", "HEBREW", "ARABIC", "CJK", "HIRAGANA", "KATAKANA", "HANGUL", "DIAERESIS")
    assert [script for script in scripts if not any_with(script)] == []
    assert {"Salt & Pepper", "<b>Bold</b>"} <= set(names)
    assert any(ord(letter) > 0xFFFF for name in names for letter in name)
    assert max(map(len, names)) >= 120
