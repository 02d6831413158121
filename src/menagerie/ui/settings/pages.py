"""Declares every setting: its page, its words, how it is read and how it takes effect."""

from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QLocale, QObject
from PySide6.QtGui import QFontDatabase

from menagerie.domain.clock import Clock
from menagerie.domain.network import ProxyMode, check_proxy
from menagerie.settings.files import check_writable
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import (
    LONGEST_NAME,
    REFRESH_MINUTES,
    Confirmation,
    Language,
    LogLevel,
    Preferences,
    TextSize,
    account_name,
)
from menagerie.ui.look.theme import Appearance
from menagerie.ui.look.translation import translate
from menagerie.ui.session.preferred import Preferred

GENERAL, APPEARANCE, NOTIFICATIONS, NETWORK, ADVANCED = (
    "settingsGeneral",
    "settingsAppearance",
    "settingsNotifications",
    "settingsNetwork",
    "settingsAdvanced",
)

# Each in its own language: who cannot read the window finds the way back.
_LANGUAGES = {
    Language.ENGLISH: "English",
    Language.GERMAN: "Deutsch",
    Language.FRENCH: "Français",
    Language.SPANISH: "Español",
    Language.PORTUGUESE: "Português",
    Language.JAPANESE: "日本語",
    Language.CHINESE: "简体中文",
    Language.ARABIC: "العربية",
}
# Those of the others are in every font.
_LETTERS = {
    Language.JAPANESE: QFontDatabase.WritingSystem.Japanese,
    Language.CHINESE: QFontDatabase.WritingSystem.SimplifiedChinese,
    Language.ARABIC: QFontDatabase.WritingSystem.Arabic,
}
_USUAL = Preferences()


class Kind(Enum):
    """How a setting is shown."""

    CHOICE = auto()
    SWITCH = auto()
    TEXT = auto()
    PASSWORD = auto()
    FILE = auto()
    FOLDER = auto()


class Setting(Struct, frozen=True):
    """One setting. ``apply`` takes effect at once; ``default`` is what "Restore this page" applies.

    ``name`` is the object name of its field. ``options`` are the values of a choice with their words.
    ``note`` says in one line what is not plain. ``locked`` says why it can't be changed; empty if it can.
    ``is_shown`` tells whether it is of use at present, and ``waits`` whether its value takes effect after a
    restart. ``placeholder`` is what an empty text stands for, and ``longest`` is how many characters a text
    may have.

    ``check`` returns what was typed or chosen as it is applied; it may block, and raises a MenagerieError.
    """

    name: str
    kind: Kind
    caption: str
    read: Callable[[], object]
    apply: Callable[[object], None]
    default: object
    options: tuple[tuple[object, str], ...] = ()
    note: str = ""
    locked: str = ""
    is_shown: Callable[[], bool] = lambda: True
    waits: Callable[[], bool] = lambda: False
    placeholder: str = ""
    longest: int | None = None
    check: Callable[[str], object] = str

    @property
    def is_restored(self) -> bool:
        """Whether "Restore this page" concerns it; a password is not forgotten by the way."""
        return self.kind is not Kind.PASSWORD


class Page(Struct, frozen=True):
    """The settings that are shown together."""

    name: str
    title: str
    settings: tuple[Setting, ...]


class Access(Struct, frozen=True):
    """How a setting that has its home elsewhere is read, and how it takes effect."""

    read: Callable[[], object]
    apply: Callable[[object], None]


class Elsewhere(Struct, frozen=True):
    """The settings that have their home elsewhere."""

    appearance: Access
    text_size: Access
    refresh: Access
    confirmation: Access


class SettingsPages(QObject):
    """Makes the pages, with the texts in the person's language."""

    def __init__(
        self,
        preferred: Preferred,
        elsewhere: Elsewhere,
        save_password: Callable[[object], None],
        paths: Paths,
        clock: Clock,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._save_password = save_password
        self._preferred = preferred
        # Those of this run.
        self._language_now, self._data_now = preferred.entries.language, paths.next_data
        self._elsewhere = elsewhere
        self._paths = paths
        self._clock = clock

    def all(self) -> tuple[Page, ...]:
        """Return every page, in order."""
        return (
            Page(GENERAL, self.tr("General"), self._general()),
            Page(APPEARANCE, self.tr("Appearance"), self._appearance()),
            Page(NOTIFICATIONS, self.tr("Notifications"), self._notifications()),
            Page(NETWORK, self.tr("Network"), self._network()),
            Page(ADVANCED, self.tr("Advanced"), self._advanced()),
        )

    def _general(self) -> tuple[Setting, ...]:
        site = self._preferred.site
        languages = ((Language.SYSTEM, self.tr("Match system")), *map(self._language, _LANGUAGES))
        language = self._entry("settingLanguage", Kind.CHOICE, self.tr("Language"), "language", languages)
        language = replace(
            language,
            note=self.tr("The language changes after a restart. Drafts are kept."),
            waits=lambda: self._preferred.entries.language is not self._language_now,
        )
        if site.language is not None:
            language = _locked(language, site.language, self._set_by_it())
        refresh = Setting(
            "settingRefresh",
            Kind.CHOICE,
            self.tr("Refresh automatically"),
            self._elsewhere.refresh.read,
            self._elsewhere.refresh.apply,
            _USUAL.refresh_minutes,
            tuple((minutes, self._minutes(minutes)) for minutes in REFRESH_MINUTES),
        )
        confirmation = Setting(
            "settingConfirmation",
            Kind.CHOICE,
            self.tr("Confirm adds to Production"),
            self._elsewhere.confirmation.read,
            self._elsewhere.confirmation.apply,
            _USUAL.confirms_production,
            (
                (Confirmation.ONCE_A_RUN, self.tr("The first add")),
                (Confirmation.EVERY_TIME, self.tr("Every add")),
                (Confirmation.NEVER, self.tr("Nothing")),
            ),
        )
        return language, refresh, confirmation, self._short_name()

    def _language(self, language: Language) -> tuple[Language, str]:
        """Return the language and its name, with what to expect of it where no font has its letters."""
        name, letters = _LANGUAGES[language], _LETTERS.get(language)
        if letters is None or QFontDatabase.families(letters):
            return language, name
        # The name itself is boxes then.
        english = QLocale.languageToString(QLocale(language).language())
        sentence = self.tr("{language}: this computer has no letters for it")
        return language, sentence.format(language=f"{name} ({english})")

    def _short_name(self) -> Setting:
        setting = self._entry(
            "settingShortName", Kind.TEXT, self.tr("Your name for colleagues"), "short_name"
        )
        return replace(
            setting,
            note=self.tr("Shown to other desks and on delivery notes."),
            check=str.strip,
            placeholder=account_name(),
            longest=LONGEST_NAME,
        )

    def _appearance(self) -> tuple[Setting, ...]:
        appearance = Setting(
            "settingAppearance",
            Kind.CHOICE,
            self.tr("Appearance"),
            self._elsewhere.appearance.read,
            self._elsewhere.appearance.apply,
            Appearance.SYSTEM,
            (
                (Appearance.SYSTEM, self.tr("Match system")),
                (Appearance.LIGHT, self.tr("Light")),
                (Appearance.DARK, self.tr("Dark")),
                (Appearance.HIGH_CONTRAST, self.tr("High contrast")),
            ),
        )
        size = Setting(
            "settingTextSize",
            Kind.CHOICE,
            self.tr("Text size"),
            self._elsewhere.text_size.read,
            self._elsewhere.text_size.apply,
            TextSize.NORMAL,
            (
                (TextSize.SMALL, self.tr("Small")),
                (TextSize.NORMAL, self.tr("Normal")),
                (TextSize.LARGE, self.tr("Large")),
                (TextSize.VERY_LARGE, self.tr("Very large")),
            ),
        )
        preferred = self._preferred
        motion = Setting(
            "settingReduceMotion",
            Kind.SWITCH,
            self.tr("Reduce motion"),
            lambda: preferred.entries.reduces_motion == "yes",
            lambda is_on: preferred.set("reduces_motion", "yes" if is_on else "system"),
            default=False,
        )
        return appearance, size, motion

    def _notifications(self) -> tuple[Setting, ...]:
        switches = (
            ("settingNotifyImport", self.tr("Notify when an import ends"), "notifies_of_imports"),
            ("settingNotifyWait", self.tr("Notify when a wait ends"), "notifies_of_waits"),
            ("settingNotifyNeeds", self.tr("Notify when an import needs me"), "notifies_of_needs"),
            ("settingSound", self.tr("Sound at the end of a wait or an import"), "sounds"),
        )
        return tuple(self._entry(name, Kind.SWITCH, text, entry) for name, text, entry in switches)

    def _network(self) -> tuple[Setting, ...]:
        site, entries = self._preferred.site, self._preferred.entries
        modes = (
            (ProxyMode.SYSTEM, self.tr("Match system")),
            (ProxyMode.NONE, self.tr("No proxy")),
            (ProxyMode.ADDRESS, self.tr("Proxy at an address")),
        )
        proxy = self._entry("settingProxy", Kind.CHOICE, self.tr("Proxy"), "proxy", modes)
        if site.proxy is not None:
            proxy = _locked(proxy, site.proxy, self._set_by_it())

        def has_address() -> bool:
            return (site.proxy or entries.proxy) is ProxyMode.ADDRESS

        address = self._entry("settingProxyAddress", Kind.TEXT, self.tr("Proxy address"), "proxy_address")
        address = replace(
            address,
            note=self.tr("Such as http://proxy.example:8080"),
            is_shown=has_address,
            check=lambda text: check_proxy(text) if text.strip() else "",
        )
        if site.proxy is not None:
            address = _locked(address, site.proxy_address, self._set_by_it())
        user = self._entry("settingProxyUser", Kind.TEXT, self.tr("Proxy user name"), "proxy_user")
        user = replace(user, note=self.tr("Empty if the proxy asks for none."), is_shown=has_address)
        password = Setting(
            "settingProxyPassword",
            Kind.PASSWORD,
            self.tr("Proxy password"),
            lambda: self.tr("Type a new one to change it"),
            self._save_password,
            "",
            note=self.tr("Kept in this computer's keyring."),
            is_shown=lambda: has_address() and bool(entries.proxy_user),
        )
        return proxy, address, replace(user, check=str.strip), password, self._ca_file()

    def _ca_file(self) -> Setting:
        site, now = self._preferred.site, self._clock.now

        def check(chosen: str) -> str:
            from menagerie.service.trust import check_certificate_file  # noqa: PLC0415 - when chosen

            check_certificate_file(Path(chosen), now())
            return chosen

        setting = self._entry("settingCaFile", Kind.FILE, self.tr("Extra certificates"), "ca_file")
        setting = replace(
            setting, check=check, note=self.tr("A file in PEM format, trusted beside the system's.")
        )
        return setting if site.ca_file is None else _locked(setting, site.ca_file, self._set_by_it())

    def _advanced(self) -> tuple[Setting, ...]:
        folder = Setting(
            "settingDataFolder",
            Kind.FOLDER,
            self.tr("Data folder"),
            lambda: self._paths.next_data,
            self._choose_data,
            self._paths.usual_data,
            note=self.tr("Another folder is used after a restart. Nothing is moved or deleted."),
            waits=lambda: self._paths.next_data != self._data_now,
            # With another one, the next start would end before there is a window.
            check=lambda chosen: check_writable(Path(chosen)),
            locked=self.tr("Set by --data-dir for this run.") if self._paths.is_given else "",
        )
        levels = (
            (LogLevel.WARNING, self.tr("Warnings and errors")),
            (LogLevel.INFO, self.tr("More")),
            (LogLevel.DEBUG, self.tr("Everything")),
        )
        level = self._entry("settingLogLevel", Kind.CHOICE, self.tr("Write to the log"), "log_level", levels)
        if "log_level" in self._preferred.fixed:
            level = replace(level, locked=self.tr("Set by --log-level for this run."))
        return folder, level

    def _choose_data(self, folder: object) -> None:
        self._paths.choose_data(None if folder is None else Path(str(folder)))

    def _entry(
        self,
        name: str,
        kind: Kind,
        caption: str,
        entry: str,
        options: tuple[tuple[object, str], ...] = (),
    ) -> Setting:
        """Return the setting for an entry of the preferences."""
        preferred = self._preferred
        return Setting(
            name,
            kind,
            caption,
            lambda: getattr(preferred.entries, entry),
            lambda value: preferred.set(entry, value),
            getattr(_USUAL, entry),
            options,
        )

    def _minutes(self, minutes: int) -> str:
        if not minutes:
            return self.tr("Only when asked")
        if minutes == 1:
            return self.tr("Every minute")
        return translate("SettingsPages", "Every %Ln minutes", n=minutes)

    def _set_by_it(self) -> str:
        return self.tr("Set by your IT team. You can't change it here.")


def _locked(setting: Setting, value: object, reason: str) -> Setting:
    return replace(setting, read=lambda: value, locked=reason)
