"""The titles by which the columns of deliveries are understood, in eight languages.

English, German, French, Spanish, Italian, Dutch, Polish and Japanese. They are compared by ``title_key``. The
fields of an animal are called as in the interface (interface 2).
"""

import re
from collections.abc import Iterable, Mapping

from menagerie.domain.columns import CATEGORY, FIRST_SEEN, ID, LAST_SEEN, NAME, STATUS
from menagerie.domain.folding import folded

# The column that "the rows that still need work" have last. It is never mapped.
REASON_TITLE = "Why it was not added"

_CASE_CHANGES = re.compile(r"(?<=[a-z])(?=[A-Z])")
_BETWEEN_WORDS = re.compile(r"[\s_./:#()\[\]'’-]+")

# The titles that Menagerie itself exports, and the names of the interface (interface 2). They come first.
OWN_TITLES: Mapping[str, tuple[str, ...]] = {
    "name": (NAME.title, NAME.key),
    "category": (CATEGORY.key, CATEGORY.title, "category id"),
    "status": (STATUS.title, STATUS.key),
}

# Titles of the same meaning. A title may also be made of several of these words ("pet name").
USUAL_TITLES: Mapping[str, str] = {
    "name": """
        name, names, animal, animals, pet, pets, animal name, pet name, name of animal, name of the animal,
        call name, title, label
        | Name, Namen, Tier, Tiere, Tiername, Name des Tieres, Rufname, Bezeichnung, Benennung
        | nom, noms, animal, animaux, nom de l'animal, nom animal, appellation, désignation
        | nombre, nombres, animal, animales, mascota, nombre del animal, nombre de la mascota, denominación
        | nome, nomi, animale, animali, nome dell'animale, nome animale, denominazione
        | naam, namen, dier, dieren, diernaam, naam van het dier, roepnaam, benaming
        | imię, imiona, nazwa, zwierzę, zwierzęta, imię zwierzęcia, nazwa zwierzęcia, zwierzak
        | 名前, 名, 名称, なまえ, 動物, 動物名, 動物の名前, ペット, ペット名, 呼び名
    """,
    "category": """
        category, categories, category number, category no, category name, species, kind, type, animal type,
        pet type, group, class
        | Kategorie, Kategorien, Kategorienummer, Kategorie Nr, Art, Tierart, Gattung, Typ, Gruppe, Klasse
        | catégorie, catégories, numéro de catégorie, espèce, type, groupe, rubrique
        | categoría, categorías, número de categoría, especie, tipo, clase, grupo
        | categoria, categorie, numero di categoria, specie, tipo, tipologia, gruppo
        | categorie, categorieën, categorienummer, soort, diersoort, groep, rubriek
        | kategoria, kategorie, numer kategorii, gatunek, rodzaj, typ, grupa
        | カテゴリ, カテゴリー, カテゴリ番号, カテゴリーID, 分類, 種類, 種別, 種, 区分
    """,
    "status": """
        status, state, availability, available, sale status, sales status, stock status
        | Status, Zustand, Verfügbarkeit, verfügbar, Verkaufsstatus, Stand, Lagerstatus
        | statut, état, disponibilité, disponible, statut de vente
        | estado, estatus, disponibilidad, disponible, situación, estado de venta
        | stato, disponibilità, disponibile, stato di vendita, situazione
        | status, toestand, beschikbaarheid, beschikbaar, verkoopstatus
        | status, stan, dostępność, dostępne, stan sprzedaży
        | 状態, ステータス, 在庫, 在庫状況, 販売状況, 販売状態, 状況
    """,
}

# Words that a title may have besides, without meaning anything else: "Name of the pet", "Category ID".
_ARTICLES = "of, the, der, die, das, des, du, de, la, le, l, d, del, della, dell, di, van, het, の"
_ANIMALS = "animal, animals, pet, pets, tier, tiere, tieres, animaux, animale, animali, mascota, dier, dieren"
_NUMBERS = "id, no, nr, number, num, code, nummer, numéro, número, numero, numer, 番号"
WORDS_BESIDES: Mapping[str, str] = {
    "name": _ARTICLES,
    "category": f"{_ARTICLES}, {_ANIMALS}, {_NUMBERS}",
    "status": f"{_ARTICLES}, {_ANIMALS}, sale, sales, stock",
}

# Titles that resemble those above but mean something else.
_OTHER_TITLES = (
    f"{ID.title}, {FIRST_SEEN.title}, {LAST_SEEN.title}, stage, start, date, data, note, notes, {_NUMBERS}"
)


def title_key(title: str) -> str:
    """Return what stays the same of a title in other cases, accents and ways to join words."""
    return _folded(_BETWEEN_WORDS.sub(" ", _CASE_CHANGES.sub(" ", title)))


def split(words: str) -> Iterable[str]:
    """Return the words of a list, which commas and lines with a bar divide."""
    return words.replace("|", ",").split(",")


def title_keys(words: Iterable[str]) -> tuple[str, ...]:
    """Return the key of each title, once."""
    return tuple(dict.fromkeys(key for word in words if (key := title_key(word))))


def are_titles(texts: Iterable[str]) -> bool:
    """Tell whether most of these texts are titles that are known, and no text is there twice."""
    keys = [title_key(text) for text in texts]
    known = sum(key in _KNOWN for key in keys)
    return 2 * known > len(keys) == len(set(keys))


def _folded(text: str) -> str:
    return " ".join(folded(text).split())


OTHER_TITLES = frozenset((*title_keys(split(_OTHER_TITLES)), title_key(REASON_TITLE)))
_KNOWN = OTHER_TITLES.union(
    *map(title_keys, OWN_TITLES.values()), *(title_keys(split(words)) for words in USUAL_TITLES.values())
)
