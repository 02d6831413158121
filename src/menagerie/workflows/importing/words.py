"""The words by which deliveries are understood, in eight languages: titles of columns, and statuses.

English, German, French, Spanish, Italian, Dutch, Polish and Japanese. Everything is compared by ``word_key``.
"""

from collections.abc import Iterable, Mapping

from menagerie.domain.animal import PetStatus
from menagerie.domain.columns import CATEGORY, ID, NAME, STATUS
from menagerie.workflows.importing.choices import Field, word_key

# The column that "the rows that still need work" have last. It is never mapped.
REASON_TITLE = "Why it was not added"

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
        pet type, group, class, cat
        | Kategorie, Kategorien, Kategorienummer, Kategorie Nr, Art, Tierart, Gattung, Typ, Gruppe, Klasse, Rubrik
        | catégorie, catégories, numéro de catégorie, espèce, type, genre, groupe, rubrique
        | categoría, categorías, número de categoría, especie, tipo, clase, grupo
        | categoria, categorie, numero di categoria, specie, tipo, tipologia, gruppo
        | categorie, categorieën, categorienummer, soort, diersoort, groep, rubriek
        | kategoria, kategorie, numer kategorii, gatunek, rodzaj, typ, grupa
        | カテゴリ, カテゴリー, カテゴリ番号, カテゴリーID, 分類, 種類, 種別, 種, 区分
    """,
    Field.STATUS: """
        status, state, availability, available, condition, sale status, sales status, stock status
        | Status, Zustand, Verfügbarkeit, verfügbar, Verkaufsstatus, Stand, Lagerstatus
        | statut, état, disponibilité, disponible, statut de vente
        | estado, estatus, disponibilidad, disponible, situación, estado de venta
        | stato, disponibilità, disponibile, stato di vendita, situazione
        | status, toestand, beschikbaarheid, beschikbaar, verkoopstatus
        | status, stan, dostępność, dostępne, stan sprzedaży
        | 状態, ステータス, 在庫, 在庫状況, 販売状況, 販売状態, 状況
    """,
}

# Titles of columns that look alike but mean something else.
_OTHER_TITLES = f"""
    {ID.title}, number, no, nr, num, nummer, numéro, número, numero, numer, 番号, sku, ean, barcode, code, row,
    first seen (utc), last seen (utc), not in the full list of (utc), first seen, last seen, notListedAt,
    firstSeen, lastSeen, price, preis, prix, precio, prezzo, prijs, cena, 価格, quantity, menge, quantité,
    cantidad, quantità, aantal, ilość, 数量, date, datum, fecha, data, 日付, note, notes, stand date, stage
"""

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
_NO_STATUS = "-, –, —, n/a, na, none, null, not set, unset, nicht gesetzt, keiner, keine, aucun, ninguno, ninguna, nessuno, geen, brak, なし, 未設定"


def _keys(words: str) -> tuple[str, ...]:
    return tuple(key for word in words.replace("|", ",").split(",") if (key := word_key(word)))


OWN_TITLES: Mapping[Field, tuple[str, ...]] = {
    field: tuple(dict.fromkeys(map(word_key, titles))) for field, titles in _OWN_TITLES.items()
}
TITLES: Mapping[Field, tuple[str, ...]] = {field: _keys(words) for field, words in _TITLES.items()}
OTHER_TITLES = frozenset((*_keys(_OTHER_TITLES), word_key(REASON_TITLE)))

# What each known status word means, by its key. A blank cell is not set.
STATUS_MEANINGS: Mapping[str, PetStatus | None] = {
    **dict.fromkeys(_keys(_NO_STATUS)),
    **{key: status for status, words in _STATUS_WORDS.items() for key in _keys(words)},
    "": None,
}
