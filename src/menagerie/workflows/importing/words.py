"""The words by which deliveries are understood, in eight languages: titles of columns, and statuses.

English, German, French, Spanish, Italian, Dutch, Polish and Japanese. Titles are compared by ``title_key``,
statuses by ``word_key``.
"""

import re
from collections.abc import Iterable, Mapping

from menagerie.domain.animal import PetStatus
from menagerie.domain.columns import CATEGORY, FIRST_SEEN, ID, LAST_SEEN, NAME, STATUS
from menagerie.workflows.importing.choices import Field, word_key

# The column that "the rows that still need work" have last. It is never mapped.
REASON_TITLE = "Why it was not added"

_CASE_CHANGES = re.compile(r"(?<=[a-z])(?=[A-Z])")
_BETWEEN_WORDS = re.compile(r"[\s_./:#()\[\]'’-]+")

# The titles that Menagerie itself exports, and the names of the interface (interface 2). They come first.
_OWN_TITLES: Mapping[Field, Iterable[str]] = {
    Field.NAME: (NAME.title, NAME.key),
    Field.CATEGORY: (CATEGORY.key, CATEGORY.title, "category id"),
    Field.STATUS: (STATUS.title, STATUS.key),
}

# Titles of the same meaning. A title may also be made of several of these words ("pet name").
_TITLES: Mapping[Field, str] = {
    Field.NAME: """
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
    Field.CATEGORY: """
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
    Field.STATUS: """
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
_BESIDES: Mapping[Field, str] = {
    Field.NAME: _ARTICLES,
    Field.CATEGORY: f"{_ARTICLES}, {_ANIMALS}, {_NUMBERS}",
    Field.STATUS: f"{_ARTICLES}, {_ANIMALS}, sale, sales, stock",
}

# Titles that resemble those above but mean something else.
_OTHER_TITLES = (
    f"{ID.title}, {FIRST_SEEN.title}, {LAST_SEEN.title}, stage, start, date, data, note, notes, {_NUMBERS}"
)


_STATUS_WORDS: Mapping[PetStatus, str] = {
    PetStatus.AVAILABLE: """
        available, in stock, for sale, on sale, free, ready, here, yes, true, open, on hand
        | verfügbar, auf Lager, lieferbar, vorrätig, zu verkaufen, frei, vorhanden, ja, am Lager, erhältlich
        | disponible, en stock, à vendre, libre, oui, en vente
        | disponible, en existencia, en stock, en venta, libre, sí, si
        | disponibile, in magazzino, in vendita, libero, libera, sì, disponibili
        | beschikbaar, op voorraad, te koop, vrij, voorradig, leverbaar
        | dostępny, dostępna, dostępne, na stanie, na sprzedaż, wolny, wolna, tak, w magazynie
        | 販売中, 在庫あり, 有り, あり, 有, 在庫有, 在庫有り, 利用可能, 空き, 入荷済み
    """,
    PetStatus.PENDING: """
        pending, reserved, on hold, hold, held, on order, ordered, in process, waiting, booked
        | reserviert, vorgemerkt, ausstehend, in Bearbeitung, wartend, bestellt, zurückgelegt
        | réservé, réservée, en attente, en cours, commandé, commandée
        | reservado, reservada, pendiente, en espera, en proceso, apartado, apartada
        | riservato, riservata, prenotato, prenotata, in attesa, in sospeso, in corso
        | gereserveerd, in behandeling, in afwachting, wachtend, besteld
        | zarezerwowany, zarezerwowana, zarezerwowane, rezerwacja, oczekujący, oczekująca, oczekujące, w toku
        | 予約済み, 予約済, 予約, 予約中, 保留, 保留中, 取り置き, 商談中, 手続き中
    """,
    PetStatus.SOLD: """
        sold, sold out, gone, out of stock, adopted, no, false, closed
        | verkauft, ausverkauft, vergeben, weg, abgegeben, nein, nicht verfügbar, vermittelt
        | vendu, vendue, épuisé, non, adopté, adoptée, rupture de stock
        | vendido, vendida, agotado, agotada, adoptado, adoptada
        | venduto, venduta, esaurito, esaurita, adottato, adottata
        | verkocht, uitverkocht, weg, nee, geadopteerd
        | sprzedany, sprzedana, sprzedane, wyprzedany, nie, adoptowany, adoptowana
        | 売却済み, 売却済, 売却, 販売済み, 販売済, 売り切れ, 完売, 売約済み, 在庫なし
    """,
}
_NO_STATUS = """
    -, –, —, n/a, na, none, null, not set, unset, nicht gesetzt, keiner, keine, aucun, aucune, ninguno,
    ninguna, nessuno, nessuna, geen, brak, なし, 未設定
"""
# In a column whose title says nothing, these may mean anything.
_AMBIGUOUS = """
    free, ready, here, yes, true, open, no, false, closed, gone, frei, ja, nein, weg, libre, oui, non, sí, si,
    libero, libera, sì, vrij, nee, wolny, wolna, tak, nie, 有, あり, 有り, 空き, waiting, held, hold
"""


def title_key(title: str) -> str:
    """Return what stays the same of a title in other cases, accents and ways to join words."""
    return word_key(_BETWEEN_WORDS.sub(" ", _CASE_CHANGES.sub(" ", title)))


def _split(words: str) -> Iterable[str]:
    return words.replace("|", ",").split(",")


def _title_keys(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(key for word in words if (key := title_key(word))))


def _word_keys(words: str) -> tuple[str, ...]:
    return tuple(key for word in _split(words) if (key := word_key(word)))


OWN_TITLES = {field: _title_keys(titles) for field, titles in _OWN_TITLES.items()}
TITLES = {field: _title_keys(_split(words)) for field, words in _TITLES.items()}
WORDS_BESIDES = {field: frozenset(_title_keys(_split(words))) for field, words in _BESIDES.items()}
OTHER_TITLES = frozenset((*_title_keys(_split(_OTHER_TITLES)), title_key(REASON_TITLE)))

STATUS_WORDS: Mapping[PetStatus | None, tuple[str, ...]] = {
    None: ("", *_word_keys(_NO_STATUS)),
    **{status: _word_keys(words) for status, words in _STATUS_WORDS.items()},
}
# What each known status word means, by its key; None for not set.
STATUS_MEANINGS = {key: status for status, keys in STATUS_WORDS.items() for key in keys}
UNMISTAKABLE_STATUSES = frozenset(key for key, status in STATUS_MEANINGS.items() if status) - frozenset(
    _word_keys(_AMBIGUOUS)
)
