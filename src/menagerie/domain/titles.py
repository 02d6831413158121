"""The titles by which the columns of deliveries are understood.

In English, German, French, Spanish, Portuguese, Japanese, simplified Chinese and Arabic, the languages of the
window, and in Italian, Dutch and Polish. They are compared by ``title_key``. The fields of an animal are
called as in the interface (interface 2).
"""

import re
from collections.abc import Iterable, Mapping, Sequence

from menagerie.domain.columns import CATEGORY, FIRST_SEEN, ID, LAST_SEEN, NAME, STATUS
from menagerie.domain.text import folded_words

# The column that "the rows that still need work" have last. It is never mapped.
REASON_TITLE = "Why it was not added"

_CASE_CHANGES = re.compile(r"(?<=[a-z])(?=[A-Z])")
_BETWEEN_WORDS = re.compile(r"[\s_./:,;*?!|#°()\[\]'’：，、。・／（）［］【】＊？！؟،-]+")
_ARABIC_ARTICLE = re.compile(r"\bال(?=\w{2})")

# The titles that Menagerie itself exports, and the names of the interface (interface 2). They come first.
OWN_TITLES: Mapping[str, tuple[str, ...]] = {
    "name": (NAME.title, NAME.key),
    "category": (CATEGORY.key, CATEGORY.title, "category id"),
    "status": (STATUS.title, STATUS.key),
}

# Titles that can only mean the name of an animal, and not that of its owner.
_NAMES_OF_ANIMALS = """
    animal name, pet name, name of animal, name of the animal, name of pet, name of the pet,
    animal's name, pet's name, call name
    | Tiername, Name des Tieres, Rufname
    | nom de l'animal, nom animal
    | nombre del animal, nombre de la mascota
    | nome do animal, nome do pet
    | 動物名, 動物の名前, ペット名, ペットの名前, 呼び名
    | 动物名, 动物名称, 动物名字, 宠物名, 宠物名称, 宠物名字
    | اسم الحيوان, اسم حيوان, اسم الحيوان الأليف
    | nome dell'animale, nome animale
    | diernaam, naam van het dier, roepnaam
    | imię zwierzęcia, nazwa zwierzęcia
"""

# Titles of the same meaning. A title may also be made of several of these words ("pet name").
USUAL_TITLES: Mapping[str, str] = {
    "name": f"""
        name, names, animal, animals, pet, pets, title, label, product, product name, item, item name,
        article, article name
        | Name, Namen, Tier, Tiere, Bezeichnung, Benennung, Artikel, Artikelname, Artikelbezeichnung,
        Produkt, Produktname, Produktbezeichnung, Tierbezeichnung, Warenbezeichnung
        | nom, noms, animal, animaux, appellation, désignation, libellé, article, nom de l'article,
        désignation de l'article, produit, nom du produit, désignation du produit, intitulé
        | nombre, nombres, animal, animales, mascota, denominación, artículo, nombre del artículo,
        producto, nombre del producto, descripción del artículo
        | nome, nomes, animal, animais, animal de estimação, designação, denominação, artigo, nome do
        artigo, produto, nome do produto, descrição do artigo
        | 名前, 名, 名称, なまえ, 動物, ペット, 商品, 商品名, 商品の名前, 商品名称, 品名, 品目名, 製品名,
        生体名
        | 名称, 名字, 动物, 宠物, 商品, 商品名, 商品名称, 产品, 产品名, 产品名称, 品名, 货品名称, 昵称
        | اسم, أسماء, الأسماء, حيوان, اسم المنتج, منتج, اسم الصنف, اسم السلعة, اسم المادة, تسمية, مسمى
        | nome, nomi, animale, animali, denominazione
        | naam, namen, dier, dieren, benaming
        | imię, imiona, nazwa, zwierzę, zwierzęta, zwierzak
        | {_NAMES_OF_ANIMALS}
    """,
    "category": """
        category, categories, category number, category no, category nr, category name, cat no, cat nr,
        cat num, cat number, cat id, cat code, categ, categ no, ctg, ctg no, species, kind, type, animal type,
        pet type, group, class, product group, product category, item group, animal group
        | Kategorie, Kategorien, Kategorienummer, Kategorie Nr, Kategoriename, Kat Nr, KatNr, Kat Nummer,
        Kat ID, Kateg, Kateg Nr, WG Nr, WGr, WGr Nr, Warengr, Warengr Nr, Warengruppe Nr,
        Art, Tierart, Tierarten,
        Gattung, Tiergattung, Typ, Gruppe, Klasse, Warengruppe, Warengruppen, Warengruppennummer,
        Artikelgruppe, Produktgruppe, Tiergruppe, Tierklasse, Tierkategorie, Artikelkategorie,
        Produktkategorie, Sorte
        | catégorie, catégories, numéro de catégorie, cat n, n cat, num cat, catég, n de catégorie,
        espèce, type, groupe, rubrique, famille,
        groupe d'articles, groupe de produits, groupe de marchandises, catégorie de produits, type d'animal,
        espèce animale
        | categoría, categorías, número de categoría, cat núm, núm cat, no cat, cód cat,
        especie, tipo, clase, grupo, familia,
        grupo de artículos, grupo de productos, grupo de mercancías, categoría de producto, tipo de animal
        | categoria, categorias, número da categoria, cat núm, núm cat, cód cat,
        espécie, tipo, classe, grupo, família,
        grupo de produtos, grupo de artigos, grupo de mercadorias, categoria do produto, tipo de animal
        | カテゴリ, カテゴリー, カテゴリ番号, カテゴリーID, 分類, 種類, 種別, 種, 区分, 動物の種類, 動物種,
        商品分類, 商品区分, 商品カテゴリ, 商品カテゴリー, 商品グループ
        | 类别, 分类, 类型, 种类, 类, 品类, 物种, 类目, 组别, 类别编号, 分类编号, 动物种类, 动物类别,
        动物类型, 动物分类, 宠物种类, 宠物类别, 宠物类型, 商品类别, 商品分类, 商品种类, 商品组, 产品类别,
        产品分类, 产品组
        | فئة, فئات, تصنيف, صنف, نوع, أنواع, قسم, مجموعة, فصيلة, نوع الحيوان, فئة الحيوان, صنف الحيوان,
        رقم الفئة, فئة المنتج, نوع المنتج, مجموعة المنتجات, مجموعة الأصناف, مجموعة السلع
        | categoria, categorie, numero di categoria, n cat, num cat, cod cat, specie, tipo, tipologia, gruppo
        | categorie, categorieën, categorienummer, cat nr, categorie nr, soort, diersoort, groep, rubriek
        | kategoria, kategorie, numer kategorii, kat nr, nr kat, nr kategorii, gatunek, rodzaj, typ, grupa
    """,
    "status": """
        status, state, availability, available, sale status, sales status
        | Status, Zustand, Verfügbarkeit, verfügbar, Verkaufsstatus, Stand, Tierstatus, Artikelstatus
        | statut, état, disponibilité, disponible, statut de vente, état de vente
        | estado, estatus, disponibilidad, disponible, situación, estado de venta
        | estado, estatuto, disponibilidade, disponível, situação, status de venda, estado de venda
        | 状態, ステータス, 販売状況, 販売状態, 状況, 販売ステータス, 利用可能, 販売可否, 空き状況
        | 状态, 状况, 销售状态, 可用性, 可售状态, 是否可售, 是否有货, 供应情况, 供货状态, 在售状态
        | حالة, وضع, حالة البيع, توفر, متوفر, متاح, إتاحة, حالة التوفر, حالة الحيوان, مدى التوفر
        | stato, disponibilità, disponibile, stato di vendita, situazione
        | status, toestand, beschikbaarheid, beschikbaar, verkoopstatus
        | status, stan, dostępność, dostępne, stan sprzedaży
    """,
}

# Titles of a status that may also be those of how many there are: then the column has numbers only.
_STOCK = """
    stock, in stock, stock status, stock level, inventory, on hand
    | Bestand, Lager, Lagerbestand, Warenbestand, Lagerstatus, Bestandsstatus
    | stock, en stock, état du stock, statut du stock
    | existencias, stock, en stock, inventario, estado de existencias
    | estoque, em estoque, stock, em stock, inventário, existências
    | 在庫, 在庫状況, 在庫状態, 在庫有無
    | 库存, 库存状态, 库存情况, 存货, 存货状态
    | مخزون, حالة المخزون, في المخزون
    | giacenza, voorraad
"""

# Words that a title may have besides, without meaning anything else: "Name of the pet", "Category ID".
_ARTICLES = """
    of, the, der, die, das, des, du, de, la, le, l, d, del, della, dell, di, van, het, el, do, da, dos, o,
    の, 的, required, optional, Pflichtfeld, obligatoire, obligatorio, obligatório, 必須, 任意, 必填, 选填,
    إلزامي, مطلوب
"""
_SEVERAL_ANIMALS = "animals, pets, tiere, animaux, animali, dieren, animais, animales, mascotas, حيوانات"
_ANIMALS = f"""
    {_SEVERAL_ANIMALS}, animal, pet, tier, tieres, animale, mascota, dier,
    动物, 宠物, 動物, ペット, حيوان, أليف, item, article, product, artikel, produkt,
    produit, artículo, producto, artigo, produto, 商品, 产品, منتج, منتجات, سلعة
"""
_NUMBERS = """
    id, ids, no, nr, number, num, n, code, key, nummer, numéro, número, numero, numer, código, codice, kod,
    番号, コード, 编号, 号码, 代码, رقم, رمز
"""
# What else tells one product from another.
_PRODUCT_CODES = """
    SKU, PLU, GTIN, EAN, UPC, ISBN, ASIN, barcode, bar code, identifier, uuid, guid, Strichcode, Kennung,
    Kennnummer, code-barres, identifiant, réf, référence, identificador, código de barras,
    referencia, referência,
    バーコード, 品番, 型番, 条码, 条形码, 货号, 款号, باركود, الباركود
"""
WORDS_BESIDES: Mapping[str, str] = {
    "name": f"{_ARTICLES}, desc, descr, description, bez, Beschreibung, descripción, descrição",
    "category": f"{_ARTICLES}, {_ANIMALS}, {_NUMBERS}",
    "status": f"{_ARTICLES}, {_ANIMALS}, sale, sales, stock",
}

# Titles that resemble those above but mean something else.
_OTHER_TITLES = f"""
    {ID.title}, {FIRST_SEEN.title}, {LAST_SEEN.title}, {_NUMBERS}, {_PRODUCT_CODES},
    stage, start, date, data, note, notes, price, supplier, quantity, age, sex, gender, colour, color, breed
    | Artikelnummer, Artikel Nr, Art Nr, ArtNr, Art No, Art Number, Preis, Lieferant,
    Datum, Menge, Anzahl, Kasse, Alter, Geschlecht, Farbe, Rasse, Titer, Staat, Stadt, Tarif,
    Tierarzt, Notiz, Bemerkung
    | prix, fournisseur, date, quantité, âge, sexe, couleur, race, remarque
    | precio, proveedor, fecha, cantidad, edad, sexo, color, raza, nota, notas
    | preço, fornecedor, data, quantidade, idade, sexo, cor, raça, observação
    | 価格, 仕入先, 日付, 数量, 年齢, 性別, 色, 備考
    | 价格, 供应商, 日期, 数量, 年龄, 性别, 颜色, 备注
    | سعر, مورد, تاريخ, كمية, عمر, جنس, لون, ملاحظات
"""


# How many there are.
_QUANTITIES = """
    quantity, quantities, qty, count, pieces, pcs, units, stock quantity, number of animals, no of animals,
    # of animals, no available, number available, no in stock, number in stock, heads
    | Menge, Anzahl, Anz, Stück, Stückzahl, Stk, Lagermenge, Bestandsmenge
    | quantité, qté, nombre d'animaux, nb d'animaux, nbre d'animaux, effectif
    | cantidad, cant, unidades
    | quantidade, qtd, qtde
    | 数量, 個数, 在庫数, 頭数, 匹数
    | 数量, 件数, 只数, 库存量, 库存数量
    | كمية, عدد
    | quantità, aantal, stuks, ilość, liczba, sztuk, szt
    | количество, кол-во, adet, miktar, antal, počet, 수량
"""
# How many there are, where the column has whole numbers only: else a price, or names.
_NUMBERS_OF_THINGS = """
    amount, number, total, sum, head, how many, copies, exemplars
    | Summe, Gesamt, Gesamtzahl, insgesamt, Zahl, wie viele, wieviel, Exemplare
    | nombre, nb, nbre, unités, combien, exemplaires | cuántos, ejemplares, suma | quantos, exemplares, soma
    | 数, 合計, 総数, 匹, 羽, 頭 | 总数, 合计, 只 | المجموع, مجموع, إجمالي | totale, totaal, razem, sztuki
"""
_PRICES = "price, cost, Preis, prix, precio, preço, prezzo, prijs, cena, 価格, 値段, 价格, 单价, سعر"
# Longer words are no titles that were written as one, and could take long to split.
_LONGEST_TOGETHER = 40
# A title that ends with one of them is that of numbers.
NUMBER_SIGNS = ("#", "№", "°", "º")


def title_key(title: str) -> str:
    """Return what stays the same of a title in other cases, accents, articles and ways to join words."""
    words = _BETWEEN_WORDS.sub(" ", _CASE_CHANGES.sub(" ", title))
    return _ARABIC_ARTICLE.sub("", folded_words(words))


def spread(key: str) -> str:
    """Return the key of a title with spaces between words that were written as one: ``animal name``."""
    return " ".join(
        part
        for word in key.split()
        for part in (_parts(word) if len(word) <= _LONGEST_TOGETHER else ()) or (word,)
    )


def _parts(word: str) -> Sequence[str]:
    """Return the known words that make up this one, as few as possible; none where they do not."""
    if not word or word in _WORDS:
        return (word,) if word else ()
    for end in range(len(word) - 1, 1, -1):
        if word[:end] in _WORDS and (rest := _parts(word[end:])):
            return word[:end], *rest
    return ()


def is_identifier(title: str) -> bool:
    """Tell whether a title is that of numbers or codes that tell one thing from another, and of no names."""
    last = spread(title_key(title)).split()[-1:]
    return title.strip().endswith(NUMBER_SIGNS) or bool(IDENTIFIER_WORDS.intersection(last))


def is_name_of_animal(title: str) -> bool:
    """Tell whether a title says that the names are those of animals."""
    key = title_key(title)
    return key in _KEYS_OF_ANIMALS or spread(key) in _KEYS_OF_ANIMALS


def is_word_for_animals(title: str) -> bool:
    """Tell whether a title only says that it is that of animals or products."""
    return title_key(title) in _WORDS_FOR_ANIMALS


def is_quantity(title: str) -> bool:
    """Tell whether a title is that of how many there are."""
    key = spread(title_key(title))
    words = key.split()
    return key in QUANTITY_TITLES or (
        not QUANTITY_TITLES.isdisjoint(words) and _PRICE_WORDS.isdisjoint(words)
    )


def may_be_quantity(title: str) -> bool:
    """Tell whether a title is that of how many there are, if its column has whole numbers only."""
    written = title_key(title)
    words = {*spread(written).split()}
    is_of_several = bool(words & _WORDS_FOR_SEVERAL) and words <= _WORDS_FOR_SEVERAL | _NUMBERS_AND_ARTICLES
    return is_of_several or not _TITLES_OF_NUMBERS.isdisjoint([written, spread(written)])


def is_id(title: str) -> bool:
    """Tell whether a title is that of what tells one animal from another: "ID", "Pet ID", "Tier-Nr."."""
    words = {*spread(title_key(title)).split()}
    is_of_one = not words.isdisjoint(_WORDS_FOR_ANIMALS - _WORDS_FOR_SEVERAL)
    return (
        words <= _WORDS_FOR_ANIMALS | _NUMBERS_AND_ARTICLES
        and not words.isdisjoint(IDENTIFIER_WORDS)
        and (_ID_KEY in words or is_of_one)
    )


def split(words: str) -> Iterable[str]:
    """Return the words of a list, which commas and lines with a bar divide."""
    return words.replace("|", ",").split(",")


def title_keys(words: Iterable[str]) -> tuple[str, ...]:
    """Return the key of each title, once."""
    return tuple(dict.fromkeys(key for word in words if (key := title_key(word))))


def are_titles(texts: Iterable[str]) -> bool:
    """Tell whether most of these texts are titles that are known, and no text is there twice."""
    keys = [title_key(text) for text in texts]
    known = sum(_known_key(key) in _KNOWN for key in keys)
    return 2 * known > len(keys) == len(set(keys))


def _known_key(key: str) -> str:
    return key if key in _KNOWN else spread(key)


MOST_ALIKE = 2


def likeness_to_animals(texts: Iterable[str]) -> int:
    """Tell how well these titles are those of a list of animals: 2 with names, and categories or statuses.

    1 with names where most of the others are known; otherwise 0.
    """
    keys = {_known_key(title_key(text)) for text in texts}
    if not keys & _OF_NAMES:
        return 0
    return MOST_ALIKE if (keys - _OF_NAMES) & _OF_OTHERS else int(2 * len(keys & _KNOWN) > len(keys) > 1)


_KEYS_OF_ANIMALS = frozenset(title_keys(split(_NAMES_OF_ANIMALS)))
_WORDS_FOR_ANIMALS = frozenset(title_keys(split(_ANIMALS)))
_WORDS_FOR_SEVERAL = frozenset(title_keys(split(_SEVERAL_ANIMALS)))
_PRICE_WORDS = frozenset(title_keys(split(_PRICES)))
_ID_KEY = title_key(ID.title)
STOCK_TITLES = frozenset(title_keys(split(_STOCK)))
_TITLES_OF_NUMBERS = STOCK_TITLES.union(title_keys(split(_NUMBERS_OF_THINGS)))
QUANTITY_TITLES = frozenset(title_keys(split(_QUANTITIES)))
IDENTIFIER_WORDS = frozenset(title_keys(split(f"{_NUMBERS}, {_PRODUCT_CODES}")))
_NUMBERS_AND_ARTICLES = IDENTIFIER_WORDS.union(title_keys(split(_ARTICLES)))
OTHER_TITLES = QUANTITY_TITLES.union(title_keys(split(_OTHER_TITLES)), [title_key(REASON_TITLE)])
_KNOWN = OTHER_TITLES.union(
    STOCK_TITLES,
    *map(title_keys, OWN_TITLES.values()),
    *(title_keys(split(words)) for words in USUAL_TITLES.values()),
)
_OF_NAMES, _OF_OTHERS = (
    frozenset(
        key for field in fields for key in title_keys((*OWN_TITLES[field], *split(USUAL_TITLES[field])))
    )
    for fields in (("name",), ("category", "status"))
)
# The words that titles are made of, also where nothing stands between them. One letter is in every word.
_WORDS = frozenset(
    word
    for key in _KNOWN.union(*(title_keys(split(words)) for words in WORDS_BESIDES.values()))
    for word in key.split()
    if len(word) > 1
)
