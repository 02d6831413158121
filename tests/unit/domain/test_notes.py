"""What staff type becomes a note in one line, and tags that are each there once."""

from menagerie.domain.notes import MOST_TAGS, NO_NOTES, Notes, joined, note_from, tag_key, tags_from


def test_a_note_is_one_line_and_tags_stand_between_commas_each_once() -> None:
    assert note_from("  Eats\nwell,\t slowly ") == "Eats well, slowly"
    for typed, tags in (
        *(("VIP, on  hold", ("VIP", "on hold")), ("vip; VIP,ViP", ("vip",))),
        *(
            ("Straße, STRASSE", ("Straße",)),
            ("注射、预订，VIP", ("注射", "预订", "VIP")),
            ("注射；预订", ("注射", "预订")),
        ),
        *(("محجوز، مريض", ("محجوز", "مريض")), (" ,;, ", ()), ("", ())),
    ):
        assert tags_from(typed) == tags
        assert tags_from(joined(tags)) == tags
    notes = Notes("Eats well", ("VIP",))
    more = notes.with_tags(("vip", "Hold"))
    fewer = more.without_tags(("hold", "gone"))
    assert more == Notes("Eats well", ("VIP", "Hold"))
    assert fewer == notes
    assert tag_key("  ViP ") == "vip"


def test_a_change_leaves_what_was_written_since_and_gives_no_more_tags_than_there_can_be() -> None:
    for now, changed in (
        (Notes("Old", ("a", "b")), Notes("New", ("B", "c"))),
        (Notes("Old", ("b", "a", "d")), Notes("New", ("b", "d", "c"))),
        (Notes("Other", ("b",)), Notes("Other", ("b", "c"))),
        (NO_NOTES, Notes("", ("c",))),
    ):
        assert now.changed_as(Notes("Old", ("a", "b")), Notes("New", ("B", "c"))) == changed
    full = Notes("", tuple(map(str, range(MOST_TAGS))))
    assert full.changed_as(NO_NOTES, Notes("", ("one more",))) == full
