"""The titles that deliveries have in each language: which field they give, and which give none."""

from itertools import permutations

from menagerie.workflows.importing import Field, propose
from support.deliveries import delivery_of
from support.every_case import every_case

OTHERS = {
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
TITLES = {
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
        for language, fields in TITLES.items():
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
        for title in (title for titles in OTHERS.values() for title in words(titles)):
            with case(title):
                assert fields_of(title, "Something") == []
        for title in words("Bestand, In stock, En stock, Estoque, 在庫, 库存, المخزون"):
            with case(title):
                assert fields_of(title, "3", "12", "1") == []
                assert fields_of(title, "3", "sold", "reserved") == [Field.STATUS]


def test_languages_are_independent_of_one_another() -> None:
    mixed = [words(texts)[1] for texts in TITLES["Arabic"]]
    for columns in permutations(mixed):
        assert [*map(fields_of, columns)] == [[[*Field][mixed.index(title)]] for title in columns]
