"""Puts texts into the person's language: one way for all that do not stand in a widget.

The texts in the code are English. ``resources/translations`` has a file ``menagerie_XX.qm`` for each other
language, with XX as in ``Language``. The import command uses this without a window.
"""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from menagerie.resources import resource
from menagerie.settings.preferences import Language

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

_PREFIX = "menagerie"


def translate(context: str, sentence: str, comment: str = "", n: int = -1) -> str:
    """Return a sentence in the person's language; ``%Ln`` in it is the count ``n``.

    Context, sentence and comment are literals, so that packaging/translations.py finds them. English has no
    translation: of ``row(s)``, the form for ``n`` is taken.
    """
    text = QCoreApplication.translate(context, sentence, comment, n)
    return text if n < 0 else text.replace("(s)", "" if n == 1 else "s")


def translate_entry(context: str, sentence: str, n: int = -1) -> str:
    """Return a text of a table of messages as ``translate`` does: its literals stand there."""
    return translate(context, sentence, "", n)


def spoken_languages() -> tuple[str, ...]:
    """Return the languages of the window and of the system, such as ``de_DE``, each once."""
    return tuple(dict.fromkeys(locale.name() for locale in (QLocale(), QLocale.system())))


def locale_of(language: Language, system: QLocale | None = None) -> QLocale:
    """Return the locale of a language; that of the system where its language is the same, or wanted."""
    system = system or QLocale.system()
    if language is Language.SYSTEM:
        return _with_latin_digits(system)
    chosen = QLocale(language.value)
    # The system's locale also knows the country, which decides how dates are written.
    # Chinese has two scripts.
    is_same = (chosen.language(), chosen.script()) == (system.language(), system.script())
    return _with_latin_digits(system if is_same else chosen)


def _with_latin_digits(locale: QLocale) -> QLocale:
    """Return a locale that writes 0 to 9, whatever the person's number formats are; most are, as they are.

    IDs, files and what is typed have these digits, and a window with both kinds is hard to read.
    """
    if locale.zeroDigit() == "0":
        return locale
    if locale.language() is QLocale.Language.Arabic:
        return QLocale(QLocale.Language.Arabic, QLocale.Country.UnitedArabEmirates)
    # The system's locale takes its digits from the number formats, this one from the language.
    plain = QLocale(locale.language(), locale.territory())
    return plain if plain.zeroDigit() == "0" else QLocale(QLocale.Language.English)


def speak(application: QCoreApplication, language: Language, folder: Path | None = None) -> Language:
    """Say all texts in ``language`` from now on, in place of the language before. Return the one found.

    A language without a file in ``folder`` leaves the texts English.
    """
    locale = locale_of(language)
    if language is not Language.SYSTEM or locale != QLocale.system():
        QLocale.setDefault(locale)
    for earlier in application.findChildren(QTranslator, _PREFIX):
        application.removeTranslator(earlier)
        earlier.deleteLater()
        # It lives until the event loop runs, and must not be taken for the one in force.
        earlier.setObjectName("")
    file = _file_for(locale, folder or resource("translations"))
    translator = QTranslator(application)
    translator.setObjectName(_PREFIX)
    if file is None or not translator.load(str(file)):
        return Language.ENGLISH
    application.installTranslator(translator)
    return shown_language()


def speak_on_terminal(language: Language) -> None:
    """Say all texts in ``language``, in a program without a window."""
    speak(QCoreApplication.instance() or QCoreApplication(sys.argv[:1]), language)


def shown_language() -> Language:
    """Return the language of the texts."""
    application = QCoreApplication.instance()
    translator = None if application is None else application.findChild(QTranslator, _PREFIX)
    if not isinstance(translator, QTranslator) or translator.isEmpty():
        return Language.ENGLISH
    return Language(Path(translator.filePath()).stem.removeprefix(f"{_PREFIX}_"))


def _file_for(locale: QLocale, folder: Path) -> Path | None:
    """Return the file of the first language that the person reads, or None if that is English.

    QTranslator would look on behind English, for which no file is needed, and find the next language.
    """
    for name in locale.uiLanguages(QLocale.TagSeparator.Underscore):
        file = folder / f"{_PREFIX}_{name}.qm"
        if file.is_file():
            return file
        if name == Language.ENGLISH:
            return None
    return None


def use_language(application: "QGuiApplication", language: Language, folder: Path | None = None) -> None:
    """Let the window speak ``language``, before any of it is built.

    A language without a translation in ``folder`` leaves the texts English, and the window as it is for
    English.
    """
    found = speak(application, language, folder)
    application.setLayoutDirection(QLocale(found.value).textDirection())
