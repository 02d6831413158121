"""Which column of a delivery gives which field."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.deliveries.delivery import Delivery, FileFormat, Reading
from menagerie.deliveries.process import read_delivery
from menagerie.domain.cases import DeliveryNoteCase
from menagerie.domain.facts import fact
from menagerie.domain.titles import OTHER_TITLES, REASON_TITLE, likeness_to_animals, spread
from menagerie.workflows.export import headings
from menagerie.workflows.importing import Field, column_facts, propose
from menagerie.workflows.importing.mapping import notes_about
from menagerie.workflows.importing.words import STATUS_MEANINGS, STATUS_WORDS, TITLES

NAMES = {12: "Rabbits", 7: "Dogs"}


def delivery(columns: tuple[str, ...], *rows: tuple[str, ...]) -> Delivery:
    return Delivery(
        "d.csv", None, FileFormat.CSV, Reading(), (), columns, rows, range(1, len(rows) + 1), digest="0"
    )


def mapped(columns: tuple[str, ...], *rows: tuple[str, ...]) -> dict[Field, str | None]:
    choices = propose(delivery(columns, *rows), None, NAMES)
    assert list(choices.columns) == list(Field)
    return {field: None if place is None else columns[place] for field, place in choices.columns.items()}


@pytest.mark.parametrize(
    "columns",
    [
        ("Name", "Category", "Status"),
        ("Pet name", "Species", "Availability"),
        ("petName", "categoryId", "status"),
        ("Name des Tieres", "Kategorie-Nr.", "Verfügbarkeit"),
        ("TIERNAME", "Tierart", "Zustand"),
        ("Nom de l'animal", "Catégorie", "Disponibilité"),
        ("Nombre", "Categoría", "Estado"),
        ("Nome dell’animale", "Categoria", "Disponibilità"),
        ("Diernaam", "Diersoort", "Beschikbaarheid"),
        ("Imię", "Kategoria", "Dostępność"),
        ("名前", "カテゴリー", "状態"),
        ("animal_name", "category_number", "sale_status"),
        ("Animl", "Catgory", "Staus"),
        ("Bezeichung", "Kategorei", "Verfugbarkeit"),
    ],
)
def test_columns_are_found_by_their_titles_in_eight_languages_also_misspelt(
    columns: tuple[str, str, str],
) -> None:
    wanted = dict(zip(Field, columns, strict=True))
    assert mapped(columns) == wanted
    assert mapped(("Price", *reversed(columns), "ID")) == wanted


def test_the_headings_of_our_own_export_come_before_similar_ones() -> None:
    assert mapped(headings("UTC")) == {Field.NAME: "Name", Field.CATEGORY: "Category", Field.STATUS: "Status"}
    assert mapped(("Category name", "Animal", "Name"))[Field.NAME] == "Name"


@pytest.mark.parametrize(
    "title",
    ["ID", "Animal ID", "Price", "Customer name", "Date", "Notes", "Quantity", "Weight", "Stage", "Breeder",
     "State of health", REASON_TITLE, "", "Colour", "Nr.", "Home", "Part", "Cage", "Birthday"],
)  # fmt: skip
def test_other_columns_are_not_mapped(title: str) -> None:
    assert set(mapped((title,), ("Something",)).values()) == {None}


@given(st.text(alphabet="bcdfghjkqvwxz0123456789 ", max_size=20))
def test_nonsense_is_never_taken_for_a_title(title: str) -> None:
    assert set(mapped((title, f"{title}x"), ("Something", "3,50")).values()) == {None}


def test_without_telling_titles_the_content_decides() -> None:
    rows = [
        ("1", "Rex", "12", "auf Lager"),
        ("2", "Mimi", "12", "verkauft"),
        ("3", "Bo", "7", ""),
        ("4", "Al", "7", "auf Lager"),
    ]
    assert mapped(("Column A", "Column B", "Column C", "Column D"), *rows) == {
        Field.NAME: "Column B",
        Field.CATEGORY: "Column C",
        Field.STATUS: "Column D",
    }


def test_words_of_statuses_and_names_of_categories_show_a_column_under_any_title() -> None:
    rows = [("Rex", "dogs", "sold", "yes"), ("Mimi", "RABBITS", "reserved", "no")]
    assert mapped(("Name", "Where", "X", "Vaccinated"), *rows) == {
        Field.NAME: "Name",
        Field.CATEGORY: "Where",
        Field.STATUS: "X",
    }


@pytest.mark.parametrize(
    ("columns", "rows", "found", "case"),
    [
        (
            ("Name", "Payment status", "Adoption status"),
            [("Rex", "pending", "sold"), ("Bo", "sold", "available")],
            None,
            DeliveryNoteCase.COLUMNS_ALIKE,
        ),
        (
            ("Name", "Payment status", "Adoption status"),
            [("Rex", "paid", "sold"), ("Bo", "sold", "available")],
            "Adoption status",
            None,
        ),
        (
            ("Name", "Status", "Adoption status"),
            [("Rex", "Active", "sold"), ("Bo", "Closed file", "available")],
            "Adoption status",
            DeliveryNoteCase.COLUMN_PREFERRED,
        ),
        (
            ("Name", "Availability", "Payment status"),
            [("Rex", "available", "pending"), ("Bo", "", "sold")],
            "Availability",
            None,
        ),
    ],
)
def test_of_columns_with_words_for_a_status_the_known_ones_win_or_a_person_is_asked(
    columns: tuple[str, ...], rows: list[tuple[str, ...]], found: str | None, case: DeliveryNoteCase | None
) -> None:
    one = delivery(columns, *rows)
    choices = propose(one, None, NAMES)
    assert mapped(columns, *rows)[Field.STATUS] == found
    assert [note.case for note in notes_about(one, choices, NAMES)] == ([] if case is None else [case])


def test_known_names_of_categories_win_over_an_exact_title_with_unknown_words() -> None:
    columns = ("Name", "Category", "Where")
    assert mapped(columns, ("Rex", "New", "Dogs"), ("Bo", "Old", "Rabbits"))[Field.CATEGORY] == "Where"


def test_a_column_of_numbers_with_another_title_is_not_a_category() -> None:
    rows = [("Rex", "12", "yes"), ("Bo", "7", "no")]
    assert mapped(("Name", "Age in months", "Vaccinated"), *rows) == {
        Field.NAME: "Name",
        Field.CATEGORY: None,
        Field.STATUS: None,
    }


def test_facts_of_a_column_show_samples_and_how_much_of_it_is_filled() -> None:
    name, note = column_facts(
        delivery(
            ("Name", "Note"), ("Rex", ""), ("Rex", " "), ("Mimi\nthe  cat", "x" * 99), ("Bo", ""), ("Al", "")
        )
    )
    assert (name.title, name.samples, name.filled) == ("Name", ("Rex", "Mimi the cat", "Bo"), 1.0)
    assert note.filled == 0.2
    assert len(note.samples[0]) <= 40
    assert column_facts(delivery(("Name",)))[0].filled == 0.0


def test_a_long_delivery_is_judged_by_rows_from_all_over_it() -> None:
    rows = [("", "x")] * 50_000 + [("Rex", "x")] * 50_000
    assert column_facts(delivery(("Name", "X"), *rows))[0].filled == pytest.approx(0.5, abs=0.01)


def test_no_title_and_no_word_means_two_things() -> None:
    titles = [*(title for field in Field for title in TITLES[field]), *OTHER_TITLES]
    assert len(titles) == len(set(titles))
    for status, words in STATUS_WORDS.items():
        assert {STATUS_MEANINGS[word] for word in words} == {status}


def notes(columns: tuple[str, ...], *rows: tuple[str, ...]) -> list[tuple[DeliveryNoteCase, str]]:
    one = delivery(columns, *rows)
    found = notes_about(one, propose(one, None, NAMES), NAMES)
    return [(note.case, ", ".join(map(str, note.values.values()))) for note in found]  # type: ignore[misc] # notes


@pytest.mark.parametrize(
    ("number", "name"),
    [
        ("PETID", "PETNAME"),
        ("PetCode", "Pet"),
        ("TIERNR", "TIERBEZ"),
        ("Tier-Nr.", "Tier"),
        ("Pet #", "Pet"),
        ("itemno", "itemdesc"),
        ("ITEMSKU", "ITEM"),
        ("ANIMALBARCODE", "Animal"),
        ("EAN", "Produkt"),
        ("código animal", "nombre animal"),
        ("RÉFARTICLE", "ARTICLE"),
        ("动物编号", "动物名称"),
        ("商品コード", "商品名"),
        ("رقم الحيوان", "اسم الحيوان"),
    ],
)
def test_what_tells_animals_apart_is_never_their_name(number: str, name: str) -> None:
    assert mapped((number, name, "Age"), ("A1", "Rex", "3"), ("A2", "Zoe", "4"))[Field.NAME] == name
    # AND where nothing else fits, the person is asked
    assert mapped((number, "Age"), ("A1", "3"), ("A2", "4"))[Field.NAME] is None


@pytest.mark.parametrize("title", ["Nameless", "petunia", "Statuses of", "categoryless"])
def test_a_title_that_only_begins_like_another_one_is_no_misspelling_of_it(title: str) -> None:
    assert set(mapped((title,), ("x",), ("y",)).values()) == {None}


@pytest.mark.parametrize(
    ("one", "other"), [("Type", "Categories"), ("Class", "Species"), ("Kind", "Category"), ("Typ", "Tierart")]
)
def test_of_columns_that_fit_the_one_with_known_categories_is_taken(one: str, other: str) -> None:
    rows = ("Rex", "simple", "Dogs"), ("Zoe", "simple", ""), ("Bo", "bundle", "Rabbits")
    assert mapped(("Name", one, other), *rows)[Field.CATEGORY] == other
    # AND in the other order
    assert mapped(("Name", other, one), *((name, b, a) for name, a, b in rows))[Field.CATEGORY] == other


def test_of_columns_that_fit_the_one_with_known_statuses_is_taken_and_that_is_said() -> None:
    columns = ("Name", "Category", "State", "Availability")
    rows = ("Rex", "7", "Ohio", "sold"), ("Zoe", "7", "Utah", "reserved")
    assert mapped(columns, *rows)[Field.STATUS] == "Availability"
    assert notes(columns, *rows) == [(DeliveryNoteCase.COLUMN_PREFERRED, "Availability, State")]


def test_where_no_column_is_better_the_person_is_asked() -> None:
    columns = ("Name", "Species", "Type")
    rows = ("Rex", "poodle", "big"), ("Zoe", "siamese", "small")
    assert mapped(columns, *rows)[Field.CATEGORY] is None
    assert notes(columns, *rows) == [(DeliveryNoteCase.COLUMNS_ALIKE, "Species, Type")]


@pytest.mark.parametrize(
    "title", ["Species ID", "Artnummer", "CODETYPE", "Species#", "Kind No.", "Group Key", "Código especie"]
)
def test_numbers_that_are_of_no_known_category_are_not_taken_for_one_by_a_title_of_numbers(
    title: str,
) -> None:
    assert mapped((title, "Name"), ("815", "Rex"), ("816", "Bo"))[Field.CATEGORY] is None
    assert mapped((title, "Name"), ("A15", "Rex"), ("B16", "Bo"))[Field.CATEGORY] is None
    assert mapped((title, "Name"), ("7", "Rex"), ("12", "Bo"))[Field.CATEGORY] == title


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ("CategoryID", "Category"),
        ("category_id", "CategoryName"),
        ("Kategorie-Nr.", "Kategorie"),
        ("Art-ID", "Art"),
    ],
)
def test_words_say_more_of_a_category_than_the_numbers_of_another_program(numbers: str, words: str) -> None:
    rows = ("30", "Dogs", "Rex"), ("40", "Geese", "Bo")
    assert mapped((numbers, words, "Label"), *rows)[Field.CATEGORY] == words
    ours = ("id", "name", "categoryId", "categoryName", "status")
    assert mapped(ours, ("1", "Rex", "30", "Dogs", "sold"))[Field.CATEGORY] == "categoryId"
    assert mapped(("ID", "Name", "Category name", "Category"), ("1", "Rex", "Dogs", "30"))[
        Field.CATEGORY
    ] == ("Category")


def test_names_that_differ_tell_the_animals_from_their_kinds() -> None:
    rows = ("Hund", "Rex"), ("Hund", "Zoe"), ("Katze", "Bo")
    assert mapped(("Tier", "Tiername"), *rows)[Field.NAME] == "Tiername"


@pytest.mark.parametrize(
    ("general", "title"),
    [
        ("Name", "Pet name"),
        ("name", "animal_name"),
        ("Name", "PETNAME"),
        ("Name", "Tiername"),
        ("Name", "Rufname"),
        ("Nom", "Nom de l'animal"),
        ("Nombre", "Nombre de la mascota"),
        ("名前", "ペット名"),
    ],
)
def test_beside_the_name_of_an_animal_another_may_be_its_owners(general: str, title: str) -> None:
    columns, rows = (general, title, "Category"), (("Miller", "Rex", "7"), ("Jones", "Bo", "7"))
    assert mapped(columns, *rows)[Field.NAME] == title
    assert notes(columns, *rows) == [(DeliveryNoteCase.COLUMN_PREFERRED, f"{title}, {general}")]
    # It does not win where it is mostly blank.
    assert mapped(columns, ("Rex", "", "7"), ("Bo", "", "7"))[Field.NAME] == general


COUNTS = (
    "Quantity, Qty., Anzahl, Stückzahl, Stock, Lagerbestand, Quantité, 数量, Stock quantity, عدد, Giacenza, "
    "Voorraad, Lagermenge, Bestandsmenge, Lager, Anz., StockLevel, On hand, Amount, Heads, # of animals, "
    "No. available, Nombre, Number, Total, Tiere, No. of pets, No. in stock, Nb d'animaux, Wie viele, 总数, "
    "Количество"
)


@pytest.mark.parametrize(
    ("title", "cells"),
    [
        *((title, ("1", "3")) for title in COUNTS.split(", ")),
        *(("Anzahl", ("1", "3 Stück")), ("数量", ("1", "３")), ("عدد", ("1", "\u0663"))),
        *(("Stückzahl", ("1", "1")), ("Lagerbestand", ("0", "3"))),
    ],
)
def test_a_column_that_says_how_many_there_are_is_pointed_out(title: str, cells: tuple[str, str]) -> None:
    rows = [("Rex", "7", cell) for cell in cells]
    assert notes(("Name", "Category", title), *rows) == [(DeliveryNoteCase.QUANTITY_UNUSED, title)]


def test_an_amount_of_money_is_no_quantity() -> None:
    assert notes(("Name", "Category", "Amount"), ("Rex", "7", "12.50"), ("Bo", "7", "9.00")) == []


@pytest.mark.parametrize(
    ("title", "yes", "no"),
    [
        ("In stock", "1", "0"),
        ("Sold?", "yes", "no"),
        ("Sold yes/no", "x", ""),
        ("isReserved", "TRUE", "FALSE"),
        ("Verkauft ja/nein", "ja", "nein"),
        ("Vendu (oui/non)", "oui", "non"),
        ("是否已售", "是", "否"),
        ("売却済み？", "はい", ""),
    ],
)
def test_a_column_that_may_say_the_status_is_pointed_out_unless_another_says_it(
    title: str, yes: str, no: str
) -> None:
    columns, rows = ("Name", "Category", title), (("Rex", "7", yes), ("Bo", "7", no))
    assert notes(columns, *rows) == [(DeliveryNoteCase.STATUS_UNUSED, title)]
    assert notes((*columns, "Status"), *((*row, "sold") for row in rows)) == []


@pytest.mark.parametrize("title", ["CODEFAM", "Account", "Stückpreis", "Price per unit", "No.", "Discount"])
def test_other_numbers_are_no_quantity(title: str) -> None:
    assert notes(("Name", "Category", title), ("Rex", "7", "5"), ("Bo", "7", "12")) == []


def test_how_many_there_are_is_no_name() -> None:
    for title in ("Animals", "Tiere", "Nombre", "Number of pets"):
        columns = mapped(("Category", title), ("7", "5"), ("7", "12"))
        assert columns[Field.NAME] is None
    assert mapped(("Category", "Tiere"), ("7", "Rex"), ("7", "Bo"))[Field.NAME] == "Tiere"


def test_ids_of_another_program_are_not_used_and_that_is_said() -> None:
    for title in ("ID", "Pet ID", "Tier-ID", "ID des Tieres", "Animal No.", "Tiernummer", "动物编号"):
        assert notes((title, "Name", "Breed"), ("1", "Rex", "x")) == [(DeliveryNoteCase.ID_UNUSED, title)]
    for title in ("Owner ID", "No.", "Breed ID"):
        assert notes((title, "Name", "Breed"), ("x", "Rex", "x")) == []
    for zone in ("UTC", "America/Argentina/Buenos_Aires"):
        ours = headings(zone)
        assert notes(ours, ("1", "Rex", "7", "", "sold", *[""] * (len(ours) - 5))) == []
    assert notes(("id", "name", "categoryId", "status"), ("1", "Rex", "7", "sold")) == []


def test_titles_that_were_written_as_one_word_are_those_of_animals_in_each_file() -> None:
    assert (
        likeness_to_animals(["PETNAME", "CATEGORYNR"]) == likeness_to_animals(["Pet name", "Category nr"]) > 0
    )
    assert likeness_to_animals(["PETID", "PRICE"]) == 0


def test_a_long_word_is_no_title_to_split() -> None:
    word = "petpets" * 3_000
    assert spread(word) == word


def test_a_list_beside_the_one_that_is_read_is_pointed_out() -> None:
    rows = (("Rex", "7", "", "Momo", "12"), ("Kim", "7", "", "Ash", "12"))
    titles = ("Name", "Category", "Column C", "Name (2)", "Category (2)")
    unread = "Name (2)\nCategory (2)"
    one = delivery(titles, *rows)
    found = notes_about(one, propose(one, None, NAMES), NAMES)
    assert found == (fact(DeliveryNoteCase.LISTS_UNREAD, names=unread),)
    assert notes(("Name", "Category", "Note", "Note (2)"), *(row[:4] for row in rows)) == []


def test_what_is_left_of_a_last_row_does_not_decide_how_the_others_are_read(tmp_path: Path) -> None:
    path = tmp_path / "cut.csv"
    for text in ("Rex,12,sold\nKim,7,sold\nBo", "Pen,Sale,Age\nPen 1,sold,1\nPen 2,sold,2\nPen"):
        path.write_text(text)
        cut = read_delivery(path)
        path.write_text(text[: text.rindex("\n") + 1])
        whole = read_delivery(path)
        assert (cut.columns, cut.notes, len(cut.rows)) == (whole.columns, whole.notes, len(whole.rows) + 1)
        assert propose(cut, None, NAMES) == propose(whole, None, NAMES)
        assert propose(cut, None, NAMES).columns[Field.STATUS] is not None
