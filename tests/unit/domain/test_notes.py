"""What staff type becomes a note in one line, and tags that are each there once."""

import pytest

from menagerie.domain.notes import Notes, joined, note_from, tag_key, tags_from


def test_a_note_is_one_line() -> None:
    assert note_from("  Eats\nwell,\t slowly ") == "Eats well, slowly"


@pytest.mark.parametrize(
    ("typed", "tags"),
    [
        ("VIP, on  hold", ("VIP", "on hold")),
        ("vip; VIP,ViP", ("vip",)),
        ("Straße, STRASSE", ("Straße",)),
        ("注射、预订，VIP", ("注射", "预订", "VIP")),
        ("注射；预订", ("注射", "预订")),
        ("محجوز، مريض", ("محجوز", "مريض")),
        (" ,;, ", ()),
        ("", ()),
    ],
)
def test_tags_stand_between_commas_and_each_is_there_once(typed: str, tags: tuple[str, ...]) -> None:
    assert tags_from(typed) == tags
    assert tags_from(joined(tags)) == tags


def test_tags_are_added_and_removed_whatever_their_letters() -> None:
    notes = Notes("Eats well", ("VIP",))

    more = notes.with_tags(("vip", "Hold"))
    fewer = more.without_tags(("hold", "gone"))

    assert more == Notes("Eats well", ("VIP", "Hold"))
    assert fewer == notes
    assert tag_key("  ViP ") == "vip"
