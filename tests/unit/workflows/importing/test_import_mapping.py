"""Which column of a delivery gives which field: by its title in each language, and by what it has."""

from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.deliveries.delivery import Delivery
from menagerie.domain.cases import DeliveryNoteCase
from menagerie.domain.facts import fact
from menagerie.domain.titles import OTHER_TITLES, REASON_TITLE, likeness_to_animals, spread
from menagerie.workflows.export import headings
from menagerie.workflows.importing import Field, column_facts, propose
from menagerie.workflows.importing.mapping import notes_about
from menagerie.workflows.importing.words import STATUS_MEANINGS, STATUS_WORDS, TITLES
from support.delivered_tables import delivery_at
from support.deliveries import delivery_of
from support.every_case import every_case

NAMES = {12: "Rabbits", 7: "Dogs"}


def delivery(columns: tuple[str, ...], *rows: tuple[str, ...]) -> Delivery:
    return delivery_of(*columns, rows=rows)


def mapped(columns: tuple[str, ...], *rows: tuple[str, ...]) -> dict[Field, str | None]:
    choices = propose(delivery(columns, *rows), None, NAMES)
    assert list(choices.columns) == list(Field)
    return {field: None if place is None else columns[place] for field, place in choices.columns.items()}


def test_columns_are_found_by_their_titles_in_eight_languages_also_misspelt() -> None:
    for columns in (
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
    ):
        wanted = dict(zip(Field, columns, strict=True))
        assert mapped(columns) == wanted
        assert mapped(("Price", *reversed(columns), "ID")) == wanted
    # The headings of our own export come before similar ones.
    assert mapped(headings("UTC")) == dict(zip(Field, ("Name", "Category", "Status"), strict=True))
    assert mapped(("Category name", "Animal", "Name"))[Field.NAME] == "Name"


OTHERS = (
    "ID, Animal ID, Price, Customer name, Date, Notes, Quantity, Weight, Stage, Breeder, State of health, "
    "Colour, Nr., Home, Part, Cage, Birthday"
)


def test_other_columns_are_not_mapped_nor_one_that_only_begins_like_another() -> None:
    for title in (*OTHERS.split(", "), REASON_TITLE, ""):
        assert set(mapped((title,), ("Something",)).values()) == {None}, title
    for title in ("Nameless", "petunia", "Statuses of", "categoryless"):
        assert set(mapped((title,), ("x",), ("y",)).values()) == {None}, title


@given(st.text(alphabet="bcdfghjkqvwxz0123456789 ", max_size=20))
def test_nonsense_is_never_taken_for_a_title(title: str) -> None:
    assert set(mapped((title, f"{title}x"), ("Something", "3,50")).values()) == {None}


def test_where_titles_do_not_tell_the_content_decides() -> None:
    def columns(titles: str, *rows: tuple[str, ...]) -> tuple[str | None, ...]:
        return tuple(mapped(tuple(titles.split(", ")), *rows).values())

    first = ("1", "Rex", "12", "auf Lager"), ("2", "Mimi", "12", "verkauft")
    rows = *first, ("3", "Bo", "7", ""), ("4", "Al", "7", "auf Lager")
    assert columns("Column A, Column B, Column C, Column D", *rows) == ("Column B", "Column C", "Column D")
    # Words of statuses and names of categories show a column under any title.
    words = ("Rex", "dogs", "sold", "yes"), ("Mimi", "RABBITS", "reserved", "no")
    assert columns("Name, Where, X, Vaccinated", *words) == ("Name", "Where", "X")
    # Numbers under another title are no category.
    few = ("Rex", "12", "yes"), ("Bo", "7", "no")
    assert columns("Name, Age in months, Vaccinated", *few) == ("Name", None, None)
    # Names that differ tell the animals from their kinds, and known ones a category from an exact title.
    kinds = ("Hund", "Rex"), ("Hund", "Zoe"), ("Katze", "Bo")
    assert columns("Tier, Tiername", *kinds)[0] == "Tiername"
    known = ("Rex", "New", "Dogs"), ("Bo", "Old", "Rabbits")
    assert columns("Name, Category, Where", *known)[1] == "Where"


def test_of_columns_with_words_for_a_status_the_known_ones_win_or_a_person_is_asked() -> None:
    alike, preferred = DeliveryNoteCase.COLUMNS_ALIKE, DeliveryNoteCase.COLUMN_PREFERRED
    for columns, first, second, found, cases in (
        ("Payment status, Adoption status", "pending, sold", "sold, available", None, [alike]),
        ("Payment status, Adoption status", "paid, sold", "sold, available", "Adoption status", []),
        ("Status, Adoption status", "Active, sold", "Closed file, available", "Adoption status", [preferred]),
        ("Availability, Payment status", "available, pending", ", sold", "Availability", []),
    ):
        titles, *rows = (
            tuple(text.split(", ")) for text in (f"Name, {columns}", f"Rex, {first}", f"Bo, {second}")
        )
        assert mapped(titles, *rows)[Field.STATUS] == found
        assert [case for case, _columns in notes(titles, *rows)] == cases
    titles = ("Name", "Category", "State", "Availability")
    rows = [("Rex", "7", "Ohio", "sold"), ("Zoe", "7", "Utah", "reserved")]
    assert mapped(titles, *rows)[Field.STATUS] == "Availability"
    assert notes(titles, *rows) == [(preferred, "Availability, State")]


def test_facts_of_a_column_show_samples_and_how_much_of_it_is_filled() -> None:
    rows = ("Rex", ""), ("Rex", " "), ("Mimi\nthe  cat", "x" * 99), ("Bo", ""), ("Al", "")
    name, note = column_facts(delivery(("Name", "Note"), *rows))
    assert (name.title, name.samples, name.filled) == ("Name", ("Rex", "Mimi the cat", "Bo"), 1.0)
    assert note.filled == 0.2
    assert len(note.samples[0]) <= 40
    assert column_facts(delivery(("Name",)))[0].filled == 0.0
    # A long delivery is judged by rows from all over it.
    long = [("", "x")] * 50_000 + [("Rex", "x")] * 50_000
    assert column_facts(delivery(("Name", "X"), *long))[0].filled == pytest.approx(0.5, abs=0.01)


def test_no_title_or_word_means_two_things_and_titles_may_be_written_as_one_word() -> None:
    titles = [*(title for field in Field for title in TITLES[field]), *OTHER_TITLES]
    assert len(titles) == len(set(titles))
    for status, words in STATUS_WORDS.items():
        assert {STATUS_MEANINGS[word] for word in words} == {status}
    written_as_one = likeness_to_animals(["PETNAME", "CATEGORYNR"])
    assert written_as_one == likeness_to_animals(["Pet name", "Category nr"]) > 0
    assert likeness_to_animals(["PETID", "PRICE"]) == 0
    word = "petpets" * 3_000
    assert spread(word) == word


def notes(columns: tuple[str, ...], *rows: tuple[str, ...]) -> list[tuple[DeliveryNoteCase, str]]:
    one = delivery(columns, *rows)
    found = notes_about(one, propose(one, None, NAMES), NAMES)
    return [(note.case, ", ".join(map(str, note.values.values()))) for note in found]  # type: ignore[misc] # notes


def test_neither_what_tells_animals_apart_nor_the_name_of_an_owner_is_their_name() -> None:
    for number, name in (
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
    ):
        assert mapped((number, name, "Age"), ("A1", "Rex", "3"), ("A2", "Zoe", "4"))[Field.NAME] == name
        # AND where nothing else fits, the person is asked
        assert mapped((number, "Age"), ("A1", "3"), ("A2", "4"))[Field.NAME] is None
    for general, title in (
        ("Name", "Pet name"),
        ("name", "animal_name"),
        ("Name", "PETNAME"),
        ("Name", "Tiername"),
        ("Name", "Rufname"),
        ("Nom", "Nom de l'animal"),
        ("Nombre", "Nombre de la mascota"),
        ("名前", "ペット名"),
    ):
        columns, rows = (general, title, "Category"), (("Miller", "Rex", "7"), ("Jones", "Bo", "7"))
        assert mapped(columns, *rows)[Field.NAME] == title
        assert notes(columns, *rows) == [(DeliveryNoteCase.COLUMN_PREFERRED, f"{title}, {general}")]
        # It does not win where it is mostly blank.
        assert mapped(columns, ("Rex", "", "7"), ("Bo", "", "7"))[Field.NAME] == general


def test_of_columns_that_fit_the_one_with_known_categories_is_taken_or_the_person_is_asked() -> None:
    rows = ("Rex", "simple", "Dogs"), ("Zoe", "simple", ""), ("Bo", "bundle", "Rabbits")
    for one, other in (
        ("Type", "Categories"),
        ("Class", "Species"),
        ("Kind", "Category"),
        ("Typ", "Tierart"),
    ):
        assert mapped(("Name", one, other), *rows)[Field.CATEGORY] == other
        # AND in the other order
        assert mapped(("Name", other, one), *((name, b, a) for name, a, b in rows))[Field.CATEGORY] == other
    columns, unlike = ("Name", "Species", "Type"), (("Rex", "poodle", "big"), ("Zoe", "siamese", "small"))
    assert mapped(columns, *unlike)[Field.CATEGORY] is None
    assert notes(columns, *unlike) == [(DeliveryNoteCase.COLUMNS_ALIKE, "Species, Type")]


def test_numbers_are_a_category_where_they_are_known_or_nothing_says_more() -> None:
    def category(titles: tuple[str, ...], *rows: tuple[str, ...]) -> str | None:
        return mapped(titles, *rows)[Field.CATEGORY]

    titles = "Species ID, Artnummer, CODETYPE, Species#, Kind No., Group Key, Código especie"
    for title in titles.split(", "):
        assert category((title, "Name"), ("815", "Rex"), ("816", "Bo")) is None
        assert category((title, "Name"), ("A15", "Rex"), ("B16", "Bo")) is None
        assert category((title, "Name"), ("7", "Rex"), ("12", "Bo")) == title
    # Words say more than the numbers of another program.
    for numbers, words in (
        ("CategoryID", "Category"),
        ("category_id", "CategoryName"),
        ("Kategorie-Nr.", "Kategorie"),
        ("Art-ID", "Art"),
    ):
        assert category((numbers, words, "Label"), ("30", "Dogs", "Rex"), ("40", "Geese", "Bo")) == words
    ours = ("id", "name", "categoryId", "categoryName", "status")
    assert category(ours, ("1", "Rex", "30", "Dogs", "sold")) == "categoryId"
    assert category(("ID", "Name", "Category name", "Category"), ("1", "Rex", "Dogs", "30")) == "Category"


COUNTS = (
    "Quantity, Qty., Anzahl, Stückzahl, Stock, Lagerbestand, Quantité, 数量, Stock quantity, عدد, Giacenza, "
    "Voorraad, Lagermenge, Bestandsmenge, Lager, Anz., StockLevel, On hand, Amount, Heads, # of animals, "
    "No. available, Nombre, Number, Total, Tiere, No. of pets, No. in stock, Nb d'animaux, Wie viele, 总数, "
    "Количество"
)


def test_a_column_that_says_how_many_there_are_is_pointed_out_and_other_numbers_are_none() -> None:
    def notes_of(title: str, *cells: str) -> list[tuple[DeliveryNoteCase, str]]:
        return notes(("Name", "Category", title), *(("Rex", "7", cell) for cell in cells))

    for title, *cells in (
        *((title, "1", "3") for title in COUNTS.split(", ")),
        *(("Anzahl", "1", "3 Stück"), ("数量", "1", "３"), ("عدد", "1", "\u0663")),
        *(("Stückzahl", "1", "1"), ("Lagerbestand", "0", "3")),
    ):
        assert notes_of(title, *cells) == [(DeliveryNoteCase.QUANTITY_UNUSED, title)]
    assert notes_of("Amount", "12.50", "9.00") == []
    for title in ("CODEFAM", "Account", "Stückpreis", "Price per unit", "No.", "Discount"):
        assert notes_of(title, "5", "12") == []
    # How many there are is no name.
    for title in ("Animals", "Tiere", "Nombre", "Number of pets"):
        assert mapped(("Category", title), ("7", "5"), ("7", "12"))[Field.NAME] is None
    assert mapped(("Category", "Tiere"), ("7", "Rex"), ("7", "Bo"))[Field.NAME] == "Tiere"


def test_a_column_that_may_say_the_status_is_pointed_out_unless_another_says_it() -> None:
    for title, yes, no in (
        ("In stock", "1", "0"),
        ("Sold?", "yes", "no"),
        ("Sold yes/no", "x", ""),
        ("isReserved", "TRUE", "FALSE"),
        ("Verkauft ja/nein", "ja", "nein"),
        ("Vendu (oui/non)", "oui", "non"),
        ("是否已售", "是", "否"),
        ("売却済み？", "はい", ""),
    ):
        columns, rows = ("Name", "Category", title), (("Rex", "7", yes), ("Bo", "7", no))
        assert notes(columns, *rows) == [(DeliveryNoteCase.STATUS_UNUSED, title)]
        assert notes((*columns, "Status"), *((*row, "sold") for row in rows)) == []


def test_ids_of_another_program_and_a_list_beside_the_one_that_is_read_are_pointed_out() -> None:
    for title in ("ID", "Pet ID", "Tier-ID", "ID des Tieres", "Animal No.", "Tiernummer", "动物编号"):
        assert notes((title, "Name", "Breed"), ("1", "Rex", "x")) == [(DeliveryNoteCase.ID_UNUSED, title)]
    for title in ("Owner ID", "No.", "Breed ID"):
        assert notes((title, "Name", "Breed"), ("x", "Rex", "x")) == []
    for zone in ("UTC", "America/Argentina/Buenos_Aires"):
        ours = headings(zone)
        assert notes(ours, ("1", "Rex", "7", "", "sold", *[""] * (len(ours) - 5))) == []
    assert notes(("id", "name", "categoryId", "status"), ("1", "Rex", "7", "sold")) == []
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
        cut = delivery_at(path)
        path.write_text(text[: text.rindex("\n") + 1])
        whole = delivery_at(path)
        assert (cut.columns, cut.notes, len(cut.rows)) == (whole.columns, whole.notes, len(whole.rows) + 1)
        assert propose(cut, None, NAMES) == propose(whole, None, NAMES)
        assert propose(cut, None, NAMES).columns[Field.STATUS] is not None


OTHERS_IN_LANGUAGES = {
    "English": "number, item number, supplier, supplier name, price, date, delivery date, quantity, age, "
    "breed, sex, customer number, home, cage, kennel, category manager, status date",
    "German": "Nummer, Artikelnummer, Art.-Nr., Lieferant, Lieferantenname, Preis, Datum, Lieferdatum, "
    "Menge, Alter, Rasse, Kasse, Farbe, Bemerkung, Straße, Stadt, Kunde, Kundenname, Züchter, Chipnummer, "
    "Gewicht, Geburtsdatum, Titel, Halter, Tierarzt, Herkunft, Lagerort, Größe, Impfstatus",
    "French": "numéro, numéro d'article, fournisseur, nom du fournisseur, prix, date, date de livraison, "
    "quantité, âge, race, sexe, poids, genre, couleur",
    "Spanish": "número, número de artículo, proveedor, nombre del proveedor, precio, fecha, cantidad, "
    "edad, raza, sexo, peso, género, color",
    "Portuguese": "número, número do artigo, fornecedor, nome do fornecedor, preço, data, quantidade, "
    "idade, raça, sexo, peso, gênero, cor",
    "Japanese": "番号, 商品番号, 仕入先, 仕入先名, 価格, 日付, 入荷日, 数量, 年齢, 品種, 性別, 体重, "
    "顧客名, 氏名",
    "Chinese": "编号, 商品编号, 供应商, 供应商名称, 价格, 日期, 到货日期, 数量, 年龄, 品种, 性别, 体重, "
    "客户名称, 姓名",
    "Arabic": "رقم, الرقم, رقم المنتج, المورد, اسم المورد, السعر, التاريخ, تاريخ التسليم, الكمية, العمر, "
    "السلالة, الجنس, الوزن, اسم العميل",
}

# For each language: names, categories, statuses.
TITLES_IN_LANGUAGES = {
    "English": (
        "Name, Pet name, Item, Product name",
        "Category, Species, Animal type, Product group",
        "Status, Availability, Stock, In stock",
    ),
    "German": (
        "Name, Tiername, Artikelbezeichnung, Produktname, Bezeichnung*",
        "Kategorie, Warengruppe, Warengruppen-Nr., Tierart, Tiergattung",
        "Status, Bestand, Lagerbestand, Verfügbarkeit, Verfugbarkeit",
    ),
    "French": (
        "Nom, Nom de l’animal, Désignation, Libellé, Nom du produit, Désignation de l'article",
        "Catégorie, N° de catégorie, Espèce, Famille, Groupe de marchandises, Type d'animal",
        "Statut, État, Disponibilité, Stock, En stock",
    ),
    "Spanish": (
        "Nombre, Nombre del animal, Denominación, Artículo, Nombre del producto",
        "Categoría, Especie, Tipo de animal, Grupo de mercancías, Familia",
        "Estado, Disponibilidad, Existencias, Situación",
    ),
    "Portuguese": (
        "Nome, Nome do animal, Designação, Artigo, Nome do produto",
        "Categoria, N.º da categoria, Espécie, Tipo de animal, Grupo de mercadorias",
        "Estado, Situação, Disponibilidade, Estoque, Em estoque",
    ),
    "Japanese": (
        "名前, 動物名, 商品名, 品名, 商品名（必須）",
        "カテゴリー, 種類, 動物の種類, 商品分類, 商品カテゴリ, カテゴリID",
        "状態, ステータス, 在庫, 在庫状況, 販売状況",
    ),
    "Chinese": (
        "名称, 动物名称, 商品名称, 宠物名字, 名称：",
        "类别, 分类, 动物种类, 商品类别, 产品分类, 类别编号",
        "状态, 库存, 库存状态, 可用性, 是否有货",
    ),
    "Arabic": (
        "اسم, الاسم, الاِسم, اسم الحيوان, الحيوان اسم, اسم المنتج, \u200fالاسم\u200f",
        "فئة, الفئة, الفِئة, الفئه, نوع الحيوان, الحيوان نوع, التصنيف, مجموعة السلع",
        "حالة, الحالة, الحاله, التوفّر, حالة التوفر, التوفر حالة, المخزون, حالة المخزون",
    ),
}


def fields_of(title: str, *cells: str) -> list[Field]:
    """Return the fields that a column with this title is taken for."""
    delivery = delivery_of(title, rows=[(cell,) for cell in cells])
    return [field for field, place in propose(delivery, None, {}).columns.items() if place is not None]


def words(text: str) -> list[str]:
    return text.split(", ")


def test_each_title_gives_its_field() -> None:
    with every_case() as case:
        for language, fields in TITLES_IN_LANGUAGES.items():
            for field, titles in zip(Field, fields, strict=True):
                for title in words(titles):
                    with case(f"{title} ({language})"):
                        assert fields_of(title, "Something") == [field]
        for title in words(
            "Cat. no., CAT NO, Category no., Kat.-Nr., KatNr, Kategorie-Nr., WG-Nr., N° cat., Nr kat."
        ):
            with case(title):
                assert fields_of(title, "7", "12") == [Field.CATEGORY]


def test_titles_of_anything_else_give_none_nor_does_a_stock_of_numbers() -> None:
    with every_case() as case:
        for title in (title for titles in OTHERS_IN_LANGUAGES.values() for title in words(titles)):
            with case(title):
                assert fields_of(title, "Something") == []
        for title in words("Bestand, In stock, En stock, Estoque, 在庫, 库存, المخزون"):
            with case(title):
                assert fields_of(title, "3", "12", "1") == []
                assert fields_of(title, "3", "sold", "reserved") == [Field.STATUS]


def test_languages_are_independent_of_one_another() -> None:
    mixed = [words(texts)[1] for texts in TITLES_IN_LANGUAGES["Arabic"]]
    for columns in permutations(mixed):
        assert [*map(fields_of, columns)] == [[[*Field][mixed.index(title)]] for title in columns]
