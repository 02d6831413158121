"""Lists of animals as programs of many countries save them, in the encodings from before Unicode."""

import random
import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple


class Language(NamedTuple):
    """Words of a language as lists of pets have them. ``code`` is that of a locale.

    ``titles`` are those for name, category and status, ``kinds`` words for categories, ``statuses`` those for
    available, pending and sold. ``encodings`` are those that spreadsheets on Windows, on DOS and on a
    Macintosh save, and that older systems had.
    """

    code: str
    encodings: tuple[str, ...]
    titles: str
    kinds: str
    statuses: str
    names: str


class Sample(NamedTuple):
    """One list: its bytes, and the text that is to be read."""

    content: bytes
    text: str


LANGUAGES = {
    "German": Language(
        "de_DE",
        ("cp1252", "cp850", "mac-roman"),
        "Rufname Tierart Verfügbarkeit",
        "Hunde Katzen Vögel Fische Mäuse Häschen",
        "verfügbar zurückgelegt verkauft",
        """Bärli Mäxchen Kätzchen Flöckchen Süße Möhrchen Schnäuzchen Blümchen Löwe Zörbi Günther Jürgen Käthe
        Krümel Püppchen Mücke Wölfchen Größter Rüdiger Bällchen Fräulein Hübscher Schäfer Böhnchen Brösel
        Strümpfchen Weißpfote Spätzle Törtchen Frösche Sören Königin Äffchen Überraschung Müsli Rex Bello Luna
        Max Susi Mohrle Felix Minka Ödipus Großer Süßer Tölpel Knödel Nüsschen Träumer""",
    ),
    "French": Language(
        "fr_FR",
        ("cp1252", "cp850", "mac-roman"),
        "Prénom Espèce État",
        "chiens chats oiseaux poissons lapins hérissons",
        "disponible réservé vendu",
        """Félix Zoé Chloé Gâteau Flocon Noisette Éclair Câline Bébé Poupée Rêve Réglisse Théo Gaïa Noël Maïs
        Béatrice Fée François Hélène Praliné Pépite Étoile Filou Minou Caramel Crème Mélodie Hermès Zéphyr
        Désirée Ulysse Joséphine Brûlé Garçon Sésame Pâquerette Cléo
        Gérard Célestin Léo Mâchon Épice Frisé
        Fraîche Vénus Élégant Boulé Crêpe Anaïs""",
    ),
    "Spanish": Language(
        "es_ES",
        ("cp1252", "cp850", "mac-roman"),
        "Nombre Categoría Situación",
        "perros gatos pájaros peces conejos ratones",
        "disponible reservado vendido",
        """Ñandú Niño Muñeca Piña Peluchín Corazón León Sofía Lucía Ratón Canción Pequeño Señorito Araña Tomás
        Martín Ángel Máximo Óscar Bambú Chiquitín Café Pingüino Cigüeña Río Azúcar Simón Rubén Mía Princesa
        Lobo Luna Rocío Ramón Panchón Élite Tiburón Pirañita Castaño Dueña Leñador Moñito Champiñón Cabaña
        Bolívar Gatito Jazmín Águila Íñigo Paquirrín""",
    ),
    "Portuguese": Language(
        "pt_BR",
        ("cp1252", "cp850", "mac-roman"),
        "Nome Espécie Situação",
        "cães gatos pássaros peixes coelhos pôneis",
        "disponível reservado vendido",
        """Pão Feijão Limão João Leão Açúcar Paçoca Cachaça Maçã Príncipe Romã Melão Café Pelé Tubarão Mônica
        Brigadeiro Coração Fubá Guaraná Bebê Chiclé Cão Avô Ébano Ônix Sabiá Tição Trovão Lúcia Amêndoa Índia
        Antônio Sebastião Céu Estrela Bolinha Lilás Canção Anjo Mel Mingau Alemão Flávio Zé Macarrão Açaí
        Jabá Órion Furacão""",
    ),
    "Polish": Language(
        "pl_PL",
        ("cp1250", "cp852"),
        "Imię Rodzaj Dostępność",
        "psy koty ptaki ryby króliki myszy",
        "dostępny zarezerwowany sprzedany",
        """Puszek Żółwik Jeżyk Miś Kępka Łatek Śnieżka Źrebak Ćma Pączek Gąska Wąsik Mruczuś Pimpuś Kićka
        Słonko Gwiazdka Żaba Bąbel Łapka Księżniczka Rudzik Świstak Kłębek Muszka Chrząszcz Stokrotka Zając
        Łobuz Szczęściarz Gołąbek Piętaszek Ząbek Śliwka Różyczka Kółko Dzięcioł Bączek Tygrysek Czarny Burek
        Łaciaty Mężny Kruszyna Miłka Orzeł Borówka Jaśmin Królewna Ściborek""",
    ),
    "Czech": Language(
        "cs_CZ",
        ("cp1250", "cp852"),
        "Jméno Druh Dostupnost",
        "psi kočky ptáci ryby králíci myši",
        "volný rezervovaný prodaný",
        """Bobeřek Kočička Ťapka Myška Žofie Štístko Béďa Čertík Míša Ňuf Řízek Puňťa Kuře Jiřík Růžena Vločka
        Křeček Káťa Líza Ďáblík Šmudla Beruška Zdeněk Kačka Žížala Medvídek Ještěrka Tlapička Šípek Máša
        Pejsek Micka Bělouš Černoch Čičina Lišák Sněženka Buřtík Ovečka Hvězda Žabka Píďa Matýsek Cvrček
        Kulička Broučci Mourek Růženka Šťastlík Tygřík""",
    ),
    "Hungarian": Language(
        "hu_HU",
        ("cp1250", "cp852"),
        "Név Fajta Állapot",
        "kutyák macskák madarak halak nyulak egerek",
        "elérhető foglalt eladva",
        """Bodri Cirmos Füles Bogár Kökény Szöszke Gömböc Kópé Hógolyó Mézes Őszi Tücsök Rózsa Vörös Zsömle
        Csöpi Pötyi Fürge Kölyök Árnyék Villám Tűz Nyúl Kormos Süni Gyöngyi Hős Málna Körte Dió Édes Fehér
        Főnök Szürke Pöttyös Betyár Borsó Lédi Csíkos Óriás Mókus Zsófi Gesztenye Buksi Tappancs Morzsa
        Berkenye Törpe Röfi Cukorfalat""",
    ),
    "Turkish": Language(
        "tr_TR",
        ("cp1254",),
        "Adı Türü Durumu",
        "köpekler kediler kuşlar balıklar tavşanlar fareler",
        "satılık ayrıldı satıldı",
        """Pamuk Boncuk Şeker Karabaş Çakıl Fındık Fıstık Köpük Zeytin Minnoş Duman Paşa Gümüş Işık Yıldız
        Çiçek Karamel Tarçın Üzüm Kömür Şimşek Ateş Gölge Prenses Aslan Bıdık Tekir Sarı Kızıl Tüylü Şanslı
        Güneş Bulut Yağmur Ağa Dağ Çıtır Kuş İnci Beyaz Küçük Kaplan Sütlaç Börek Simit Kurabiye Şaşkın Uğur
        Buğday Çilek""",
    ),
    "Lithuanian": Language(
        "lt_LT",
        ("cp1257",),
        "Vardas Rūšis Būsena",
        "šunys katės paukščiai žuvys triušiai pelės",
        "parduodamas rezervuotas parduotas",
        """Pūkas Rudė Meškis Žvaigždė Šarūnas Briedžiukas Miglė Žirnis Kačiukas Rožė Saulė Lapė Čipsas
        Debesėlis
        Ąžuolas Aušra Žaibas Šviesa Vėjas Ruožas Juodė Gintarė Murkė Pelytė Uogelė Snieguolė Pupsis Šokoladas
        Kregždė Boružė Žolė Kiškis Ežys Žuvėdra Varnė Gervė Liūtas Mėta Lūšis Gandrė Rainė Brisius Margis
        Vaivorykštė Ugnė Skruzdė Bitė Kūkalis Ėglė Išdaiga""",
    ),
    "Russian": Language(
        "ru_RU",
        ("cp1251", "cp866", "koi8-r"),
        "Кличка Вид Состояние",
        "собаки кошки птицы рыбы кролики мыши",
        "продаётся забронирован продан",
        """Барсик Мурка Рекс Белка Шарик Пушок Снежок Рыжик Тузик Жучка Васька Муся Бобик Дружок Кузя Тишка
        Дымок Умка Лада Гром Буран Найда Пират Граф Чернышка Звёздочка Ёлка Зайка Мишка Лапка Персик Боня
        Цезарь Джек Соня Маркиз Пятнашка Хвостик Уголёк Филя Яша Стрелка Орешек Фунтик Ириска Вишня Щенок
        Ночка Эльза Юла""",
    ),
    "Greek": Language(
        "el_GR",
        ("cp1253",),
        "Όνομα Είδος Κατάσταση",
        "σκύλοι γάτες πουλιά ψάρια κουνέλια ποντίκια",
        "διαθέσιμο κρατημένο πουλήθηκε",
        """Άργος Φούντα Ψιψίνα Ρεξ Μαύρος Ασπρούλα Καστανός Ζουζού Μπόμπης Λουκουμάς Κανέλα Ήρα Ζευς Αφροδίτη
        Ερμής Απόλλων Σοκολάτα Χιόνι Αστέρι Μέλι Λιοντάρι Τίγρης Πέπε Φιλαράκι Νεράιδα Φοίβος Δίας Όλγα Θύελλα
        Κεραυνός Ρούλα Μίνως Πάνθηρας Καραμέλα Ουρανία Ψαράκι Γατούλης Σκύλος Ήλιος Σελήνη Αυγή Βασιλιάς
        Πριγκίπισσα Έλλη Ίρις Χνούδι Μουσική Τσάκι Φλώρα Πιπέρι""",
    ),
    "Vietnamese": Language(
        "vi_VN",
        ("cp1258",),
        "Tên Loài Trạng_thái",
        "chó mèo chim cá thỏ chuột",
        "còn_hàng đã_đặt đã_bán",
        """Mực Vàng Vện Đốm Mướp Miu Bông Gấu Sữa Bơ Mít Ổi Na Xoài Cốm Bánh Kẹo Nâu Đen Trắng Tôm Tép Cún
        Bống Mận Đậu Bắp Khoai Sóc Nhím Ngô Lạc Vừng Mỡ Bún Phở Chè Xôi Sao Mây Mưa Nắng Lửa Chớp Ngọc Hổ Báo
        Lúa Gạo Nếp Đào Chuối Dừa Dâu""",
    ),
    "Thai": Language(
        "th_TH",
        ("cp874",),
        "ชื่อ ประเภท สถานะ",
        "สุนัข แมว นก ปลา กระต่าย หนู",
        "พร้อมขาย จองแล้ว ขายแล้ว",
        """ข้าวเหนียว หมูแดง ถุงทอง น้ำตาล มะลิ ทองดี โชคดี ส้มโอ แตงโม ลูกชิ้น ข้าวปั้น โกโก้ มะม่วง ขนมปัง กาแฟ
        ชาเย็น นมสด ไข่มุก เจ้าสัว ดำ ขาว ด่าง สีนวล บุญมี เงิน ถั่วแดง งาดำ ฟักทอง เผือก สายไหม ไข่เจียว เต้าหู้
        มังคุด ลำไย ลิ้นจี่ ตะวัน ดาว เมฆ ฝน ใบเตย กะทิ ปลาทู ปุยฝ้าย สำลี เสือ สิงโต หมี เจ้าชาย เจ้าหญิง""",
    ),
    "Hebrew": Language(
        "he_IL",
        ("cp1255",),
        "שם סוג מצב",
        "כלבים חתולים ציפורים דגים ארנבים עכברים",
        "זמין שמור נמכר",
        """לונה רקסי מיצי שוקו נמר כוכב דובי פלפל שלגי קיפי בוני סימבה לביא ענן זהבי אפרוח תמר יהלום פרח סוכר
        קינמון אריה ברק גשם חמוד טופי כרמל מלכה נסיך עוגי צבי קוקי רוני שמש תותי גיגי דבש הדס ורד זברה חומי
        טיגריס יעל כתום לילי מוקה נועה סופי עדן פיצי""",
    ),
    "Arabic": Language(
        "ar_SA",
        ("cp1256",),
        "الاسم النوع الحالة",
        "كلاب قطط طيور أسماك أرانب فئران",
        "متاح محجوز مباع",
        """لؤلؤة سمسم مشمش بندق فستق عسل نجمة قمر شمس ريم برق رعد زهرة وردة ياسمين قطقوط نمر أسد ذئب غزال صقر
        عنبر مرجان زيتون تمر سكر كراميل بسبوسة فلفل قرفة
        ثلج غيمة مطر نور فرح سعيد ملك أمير أميرة بطل حلوة
        بلبل عصفور شهد توت خوخ رمان كنافة دبدوب لولو""",
    ),
    "Japanese": Language(
        "ja_JP",
        ("cp932", "euc_jp"),
        "名前 種類 状態",
        "犬 猫 鳥 魚 うさぎ ハムスター",
        "販売中 予約済み 販売済み",
        """ポチ タマ ミケ クロ シロ モモ ココ ハナ さくら 小太郎 チョコ マロン レオ そら ひまわり
        桃太郎 きなこ あずき ラッキー ムギ こむぎ 大福 もち 花子 銀次 ルナ ベル プリン 茶々丸 黒豆 雪
        虎鉄 福 ゆず みかん
        カイ ソラ リク 風太 空 梅 小春 ジョン メイ キャンディ バニラ 三毛 ふく ぽんた コタロウ""",
    ),
    "Chinese": Language(
        "zh_CN",
        ("gb18030",),
        "名字 类别 状态",
        "狗 猫 鸟 鱼 兔子 仓鼠",
        "可售 已预订 已售",
        """豆豆 小白 花花 旺财 咪咪 毛毛 球球 乐乐 欢欢 贝贝 多多 黑子 大黄 小灰 雪球 糖糖 果果 布丁 可乐 奶茶
        年糕 汤圆 团团 圆圆 妞妞 皮皮 虎子 点点 来福 元宝 金豆 芝麻 花生 饺子 包子 橘子 阿福 阿黄 小虎 嘟嘟
        丫丫 笨笨 胖胖 闪电 月亮 星星 太阳 小鱼 麦兜 泡泡""",
    ),
    "Chinese (Taiwan)": Language(
        "zh_TW",
        ("big5",),
        "名稱 類別 狀態",
        "狗 貓 鳥 魚 兔子 倉鼠",
        "可售 已預訂 已售",
        """豆豆 小白 花花 旺財 咪咪 毛毛 球球 樂樂 歡歡 貝貝 多多 黑皮 大黃 小灰 雪球 糖糖 果果 布丁 可樂 奶茶
        年糕 湯圓 團團 圓圓 妞妞 皮皮 虎子 點點 來福 元寶 金豆 芝麻 花生 餃子 包子 橘子 阿福 阿黃 小虎 嘟嘟
        丫丫 笨笨 胖胖 閃電 月亮 星星 太陽 小魚 麥兜 泡泡""",
    ),
    "Korean": Language(
        "ko_KR",
        ("cp949",),
        "이름 종류 상태",
        "개 고양이 새 물고기 토끼 햄스터",
        "판매중 예약 판매완료",
        """초코 코코 보리 콩이 두부 나비 호두 망고 사랑이 해피 별이 구름 하늘 바다 봄이 가을 까미
        흰둥이 누렁이 몽이 뭉치 복실이 단추 감자 고구마 밤이 쿠키 우유 라떼 모카 설기 인절미
        찹쌀 순심이 점박이
        야옹이 깜돌이 은비 금동이 달이 솜이 아리 마루 토리 율무 보름 장군이 공주 왕자 미소""",
    ),
}
_TONES = re.compile("[\u0300\u0301\u0303\u0309\u0323]")
_OUR_TITLES = ("name", "category", "status")
_OUR_STATUSES = ("available", "pending", "sold")


def samples(
    language: Language, encoding: str, rows: int, count: int, *, own_titles: bool
) -> Iterator[Sample]:
    """Yield so many lists, each with at least one letter beyond ASCII, and always the same ones.

    With ``own_titles``, categories and statuses are in the words of the language, too.
    """
    chance = random.Random(f"{language.code} {encoding} {rows} {own_titles}")  # noqa: S311 - no secret
    names, kinds, statuses = language.names.split(), language.kinds.split(), language.statuses.split()
    odd = [name for name in names if not name.isascii()]
    while count:
        delimiter = chance.choice(",;\t")
        titles = language.titles.split() if own_titles else _OUR_TITLES
        chosen = [chance.choice(odd), *chance.sample(names, rows - 1)]
        chance.shuffle(chosen)
        lines = [titles]
        for name in chosen:
            kind = chance.choice(kinds) if own_titles else str(chance.randint(1, 6))
            lines.append([name, kind, chance.choice(statuses if own_titles else _OUR_STATUSES)])
        # A Macintosh ended lines so until 2001, and its spreadsheets do it still.
        end = "\r" if encoding.startswith("mac") else "\r\n"
        text = "".join(delimiter.join(line) + end for line in lines)
        yield Sample(_encoded(text, encoding), text)
        count -= 1


def _encoded(text: str, encoding: str) -> bytes:
    """Encode a text. In Windows-1258, the tone of a Vietnamese letter is a character after it."""
    if encoding != "cp1258":
        return text.encode(encoding)
    apart = [unicodedata.normalize("NFD", letter) for letter in text]
    letters = [
        unicodedata.normalize("NFC", _TONES.sub("", one)) + "".join(_TONES.findall(one)) for one in apart
    ]
    return "".join(letters).encode(encoding)
