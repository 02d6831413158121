"""Every text is translated into every language, with the same placeholders and all forms of its counts."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from unicodedata import bidirectional

import pytest

from dev import TRANSLATIONS
from project import ROOT
from translations import LANGUAGES, Text, texts

# How many forms a count has.
FORMS = {"de": 2, "fr": 2, "es": 2, "pt": 2, "ja": 1, "zh_CN": 1, "ar": 6}
HELP = ROOT / "resources" / "help"
COUNT = "%Ln"
_PLACEHOLDER = re.compile(r"\{[^{}]*\}|%L?n")
_PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")
# A mark would be a part of the file's name.
_NAMES_FILES, _NAMES_A_FILE = "ResultFlow", "The name of a file"
_MARKS = ("#", "- ", "|")


class Translated(NamedTuple):
    text: Text
    forms: list[str]


@cache
def translated(language: str) -> tuple[Translated, ...]:
    tree = ET.parse(ROOT / TRANSLATIONS / f"menagerie_{language}.ts")  # noqa: S314 - our own
    return tuple(_messages(tree.getroot()))


def _messages(root: ET.Element) -> Iterator[Translated]:
    for context in root.iter("context"):
        for message in context.iter("message"):
            text = Text(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                message.get("numerus") == "yes",
            )
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            is_finished = translation.get("type") is None
            yield Translated(text, forms if is_finished else [])


@pytest.fixture(scope="module")
def source() -> set[Text]:
    """All texts of the source, which it takes a second to read."""
    return set(texts(ROOT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_of_the_source_is_translated(language: str, source: set[Text]) -> None:
    # Keeping them up to date: python3 packaging/dev.py translations
    assert {each.text for each in translated(language)} == source
    assert [each.text for each in translated(language) if not each.forms] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_placeholders_of_its_text(language: str) -> None:
    for text, forms in translated(language):
        wanted = set(_PLACEHOLDER.findall(text.sentence))
        for form in forms:
            found = set(_PLACEHOLDER.findall(form))
            # "One animal" and "two animals" may say the number in a word.
            missing = wanted - found - ({COUNT} if text.is_counted else set())
            assert (missing, found - wanted) == (set(), set()), (text, form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_names_environments_as_the_strip_does(language: str) -> None:
    for text, forms in translated(language):
        for name in ("Sandbox", "Staging", "Production"):
            if name.lower() in text.sentence.lower():
                assert [form for form in forms if name.lower() not in form.lower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_the_quota_by_the_word_that_the_window_has_for_it(language: str) -> None:
    words = {form for text, forms in translated(language) if text.sentence == "Quota" for form in forms}
    page = (HELP / language / "05-limits.md").read_text("utf-8").lower()
    assert [word for word in words if word.lower() not in page] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_has_all_forms_of_the_language(language: str) -> None:
    for text, forms in translated(language):
        assert len(forms) == (FORMS[language] if text.is_counted else 1), text


def _names_file(text: Text) -> bool:
    return text.context == _NAMES_FILES or text.comment == _NAMES_A_FILE


def test_an_arabic_text_that_can_begin_with_latin_letters_says_its_direction() -> None:
    # Qt takes the direction of a text from its first letter, and a name is often Latin. The mark is U+200F.
    shown = [form for text, forms in translated("ar") if not _names_file(text) for form in forms]
    assert [form for form in shown if _may_begin_with_latin(form)] == []


def test_an_option_in_an_arabic_text_of_the_window_keeps_its_hyphens_in_front() -> None:
    # The mark is U+200E. What a terminal shows is copied as it is.
    shown = [forms for text, forms in translated("ar") if text.context not in {"cli", "command"}]
    unmarked = re.compile(r"(?<![\u200e\w-])--[a-z]")
    assert [form for forms in shown for form in forms if unmarked.search(form)] == []


def _may_begin_with_latin(text: str) -> bool:
    directions = [bidirectional(letter) for letter in _PLACEHOLDER.sub("A", text.removeprefix(COUNT))]
    first = next((one for one in directions if one in {"L", "R", "AL"}), "")
    return first == "L" and "AL" in directions


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_of_the_help_is_translated_with_its_headings_lists_tables_and_pictures(
    language: str,
) -> None:
    for page in HELP.glob("*.md"):
        assert _shape(HELP / language / page.name) == _shape(page), page.name


def _shape(page: Path) -> tuple[Counter[str], list[str]]:
    content = page.read_text("utf-8")
    lines = [next((mark for mark in _MARKS if line.startswith(mark)), "") for line in content.splitlines()]
    return Counter(mark for mark in lines if mark), _PICTURE.findall(content)
