"""The words by which deliveries are understood: titles by their field, statuses, and totals.

They are in the languages of ``domain.titles``. Statuses and totals are compared by ``word_key``.
"""

from collections.abc import Mapping

from menagerie.domain import titles
from menagerie.domain.animal import PetStatus
from menagerie.workflows.importing.choices import Field, word_key

# Without yes and no: they answer a question that only a person can read in the title of the column.
_STATUS_WORDS: Mapping[PetStatus, str] = {
    PetStatus.AVAILABLE: """
        available, in stock, for sale, on sale, free, ready, here, open, on hand
        | verfügbar, auf Lager, lieferbar, vorrätig, zu verkaufen, frei, vorhanden, am Lager, erhältlich
        | disponible, en stock, à vendre, libre, en vente
        | disponible, en existencia, en stock, en venta, libre
        | disponibile, in magazzino, in vendita, libero, libera, disponibili
        | beschikbaar, op voorraad, te koop, vrij, voorradig, leverbaar
        | dostępny, dostępna, dostępne, na stanie, na sprzedaż, wolny, wolna, w magazynie
        | 販売中, 在庫あり, 在庫有, 在庫有り, 利用可能, 空き, 入荷済み
        | disponível, em estoque, em stock, à venda, livre
        | 可用, 有货, 在售, 可售, 现货, 有库存
        | متاح, متاحة, متوفر, متوفرة, للبيع, في المخزون, موجود
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
        | pendente, em espera, encomendado, encomendada, em andamento
        | 待定, 预订, 已预订, 预定, 已预定, 待处理, 处理中, 已预留
        | محجوز, محجوزة, معلق, قيد الانتظار, قيد المعالجة
    """,
    PetStatus.SOLD: """
        sold, sold out, gone, out of stock, adopted, closed
        | verkauft, ausverkauft, vergeben, weg, abgegeben, nicht verfügbar, vermittelt
        | vendu, vendue, épuisé, adopté, adoptée, rupture de stock
        | vendido, vendida, agotado, agotada, adoptado, adoptada
        | venduto, venduta, esaurito, esaurita, adottato, adottata
        | verkocht, uitverkocht, weg, geadopteerd
        | sprzedany, sprzedana, sprzedane, wyprzedany, adoptowany, adoptowana
        | 売却済み, 売却済, 売却, 販売済み, 販売済, 売り切れ, 完売, 売約済み, 在庫なし
        | esgotado, esgotada, adotado, adotada, sem estoque
        | 已售, 售出, 已售出, 卖出, 售罄, 已领养, 无货, 缺货
        | مباع, مباعة, تم البيع, نفد, غير متوفر, غير متاح
    """,
}
_NO_STATUS = """
    -, –, —, n/a, na, none, null, not set, unset, nicht gesetzt, keiner, keine, aucun, aucune, ninguno,
    ninguna, nessuno, nessuna, geen, brak, 未設定, nenhum, nenhuma, 未设置, غير محدد
"""
# In a column whose title says nothing, these may mean anything.
_AMBIGUOUS = """
    free, ready, here, open, closed, gone, frei, weg, libre, libero, libera, vrij, wolny, wolna, 空き,
    waiting, held, hold, livre, موجود
"""

# What the last rows of a list are called, or those of a part of it; databases count their rows.
_TOTALS = """
    total, totals, grand total, total amount, overall total, net total, gross total, sum, sum total, subtotal,
        sub-total, sub total, total animals, animals in total, total count, row, rows, rows in set,
        row in set, rows affected, row affected, rows selected, row selected
    | Summe, Gesamt, Gesamtsumme, Zwischensumme, Teilsumme, Endsumme, insgesamt, Gesamtbetrag, Endbetrag,
        Gesamtzahl, Gesamtanzahl, Tiere insgesamt
    | total, total général, totaux, sous-total, sous total, somme, montant total, total HT, total TTC,
        effectif total
    | total, total general, totales, subtotal, suma, suma total, importe total
    | totale, totale generale, totale parziale, subtotale, somma, importo totale
    | totaal, totalen, eindtotaal, algemeen totaal, subtotaal, som, totaalbedrag
    | suma, razem, ogółem, łącznie, suma częściowa, suma całkowita
    | 合計, 小計, 総計, 総合計, 計, 合計金額, 合計額
    | total, total geral, totais, subtotal, soma, soma total, valor total
    | 总计, 合计, 小计, 总和, 总额, 共计, 总数
    | المجموع, المجموع الكلي, المجموع الفرعي, مجموع, الإجمالي, الإجمالي الكلي, الإجمالي الفرعي, إجمالي
    | Итого, Всего, Разом, Toplam, Celkem, Spolu, Összesen, Yhteensä, Totalt, I alt, Σύνολο, 합계, 총계
"""
# These stand below a list, too, but may also be an animal's name in it.
_BELOW_LISTS = """
    count, average, mean | Anzahl, Durchschnitt, Mittelwert | moyenne | recuento, promedio | conteggio
    | gemiddelde | średnia | 平均, 件数 | contagem | 平均值 | المتوسط
"""


def _word_keys(words: str) -> tuple[str, ...]:
    return tuple(key for word in titles.split(words) if (key := word_key(word)))


OWN_TITLES = {field: titles.title_keys(titles.OWN_TITLES[field]) for field in Field}
_USUAL_TITLES = {field: titles.title_keys(titles.split(titles.USUAL_TITLES[field])) for field in Field}
TITLES = {**_USUAL_TITLES, Field.STATUS: (*_USUAL_TITLES[Field.STATUS], *titles.STOCK_TITLES)}
WORDS_BESIDES = {
    field: frozenset(titles.title_keys(titles.split(titles.WORDS_BESIDES[field]))) for field in Field
}

TOTAL_KEYS = frozenset(_word_keys(_TOTALS))
KEYS_BELOW_LISTS = TOTAL_KEYS.union(_word_keys(_BELOW_LISTS))

STATUS_WORDS: Mapping[PetStatus | None, tuple[str, ...]] = {
    None: ("", *_word_keys(_NO_STATUS)),
    **{status: _word_keys(words) for status, words in _STATUS_WORDS.items()},
}
# What each known status word means, by its key; None for not set.
STATUS_MEANINGS = {key: status for status, keys in STATUS_WORDS.items() for key in keys}
# They mean themselves: the words of the service, and that of a cell that was edited in the preview.
OWN_STATUS_WORDS = frozenset({*PetStatus, "not set"})
UNMISTAKABLE_STATUSES = frozenset(key for key, status in STATUS_MEANINGS.items() if status) - frozenset(
    _word_keys(_AMBIGUOUS)
)
