"""Every text for people can be translated, and is, with the same placeholders and forms of its counts."""

import ast
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from unicodedata import bidirectional

import pytest

from dev import SetupError
from project import ROOT
from translations import LANGUAGES, TRANSLATIONS, Text, is_translated, sources, tables, texts, texts_of

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


def test_every_text_of_the_source_has_a_context_is_told_once_and_is_translated() -> None:
    found = texts(ROOT)
    assert all(text.context.isidentifier() for text in found)
    keys = [text[:3] for text in found]
    assert len(keys) == len(set(keys))
    # Keeping them up to date: python3 packaging/dev.py translations
    for language in LANGUAGES:
        assert {each.text for each in translated(language)} == {*found}, language
        assert [each.text for each in translated(language) if not each.forms] == [], language


def test_a_translation_has_the_placeholders_counts_and_names_of_environments_of_its_text() -> None:
    for language in LANGUAGES:
        for text, forms in translated(language):
            wanted = set(_PLACEHOLDER.findall(text.sentence))
            for form in forms:
                found = set(_PLACEHOLDER.findall(form))
                # "One animal" and "two animals" may say the number in a word.
                missing = wanted - found - ({COUNT} if text.is_counted else set())
                assert (missing, found - wanted) == (set(), set()), (text, form)
            assert len(forms) == (FORMS[language] if text.is_counted else 1), text
            for name in ("Sandbox", "Staging", "Production"):
                if name.lower() in text.sentence.lower():
                    assert [form for form in forms if name.lower() not in form.lower()] == []


def test_the_help_explains_the_quota_by_the_word_that_the_window_has_for_it() -> None:
    for language in LANGUAGES:
        words = {form for text, forms in translated(language) if text.sentence == "Quota" for form in forms}
        page = (HELP / language / "05-limits.md").read_text("utf-8").lower()
        assert [word for word in words if word.lower() not in page] == [], language


def _names_file(text: Text) -> bool:
    return text.context == _NAMES_FILES or text.comment == _NAMES_A_FILE


def test_an_arabic_text_says_its_direction_before_latin_letters_and_keeps_hyphens_in_front() -> None:
    # Qt takes the direction of a text from its first letter, and a name is often Latin. The mark is U+200F.
    shown = [form for text, forms in translated("ar") if not _names_file(text) for form in forms]
    assert [form for form in shown if _may_begin_with_latin(form)] == []
    # An option keeps its hyphens in front.
    # The mark is U+200E. What a terminal shows is copied as it is.
    in_window = [forms for text, forms in translated("ar") if text.context not in {"cli", "command"}]
    unmarked = re.compile(r"(?<![\u200e\w-])--[a-z]")
    assert [form for forms in in_window for form in forms if unmarked.search(form)] == []


def _may_begin_with_latin(text: str) -> bool:
    directions = [bidirectional(letter) for letter in _PLACEHOLDER.sub("A", text.removeprefix(COUNT))]
    first = next((one for one in directions if one in {"L", "R", "AL"}), "")
    return first == "L" and "AL" in directions


def test_each_page_of_the_help_is_translated_with_its_headings_lists_tables_and_pictures() -> None:
    for language in LANGUAGES:
        for page in HELP.glob("*.md"):
            assert _shape(HELP / language / page.name) == _shape(page), (language, page.name)


def _shape(page: Path) -> tuple[Counter[str], list[str]]:
    content = page.read_text("utf-8")
    lines = [next((mark for mark in _MARKS if line.startswith(mark)), "") for line in content.splitlines()]
    return Counter(mark for mark in lines if mark), _PICTURE.findall(content)


# Texts that are not for the person in front of the window, by file.
_ENGLISH = {
    "theme.py": "style sheets",
    "self_check.py": "what the developers' check saw",
    "shared_check.py": "the same",
    "facts.py": "the report for those who write Menagerie",
    "error_log.py": "the log",
    "project.py": "what stands in packages in English alone, or is said to those who build them",
}
# Calls whose texts are not shown: the log, names of jobs, the report and its parts.
_UNSEEN = re.compile(
    r"_log\.\w+|.*\b_?start|.*\bis_running|.*\bcancel|report\.Section|Section|.*_task|.*\.encode"
)
_SHOWN = re.compile(
    r"set(Text|ToolTip|AccessibleName|AccessibleDescription|WindowTitle|PlaceholderText|Suffix|Prefix|Title"
    r"|SpecialValueText|InformativeText|StatusTip)|add(Action|Menu|Item|Tab|Row)|Q(Action|Label|PushButton)"
    r"|QCheckBox|QRadioButton|RadioButton|plain_label|caption"
)
# What these say stays the same in every language.
_NAMES = {"Menagerie", "https://…/v1", "postgresql://…@…/…", "WARNING", "ERROR"}
# Measured, not shown; parts of a command for a shell; names of formats; a word that files use.
_NOT_SAID = {
    *("Not connected", "Accept: application/json", "Authorization: Bearer …"),
    *("Content-Type: application/json", "JSON Lines"),
}
_TYPE = re.compile(r"[\w.]+\[.*\]$")


def _texts_elsewhere(path: Path) -> Iterator[str]:
    """Yield what reads like a text for people, and is no literal of a call that translates."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unseen = set(_unseen(tree))
    shown = set(_shown(tree))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or node in unseen:
            continue
        text = node.value
        if text in _NAMES or text in _NOT_SAID or _TYPE.match(text):
            continue
        if (node in shown and re.search(r"[^\W\d_]{2}", text)) or re.search(
            r"[^\W\d_][,.:;]? [^\W\d_]", text
        ):
            yield f"{path.relative_to(ROOT)}:{node.lineno}: {text}"


def _unseen(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value  # a docstring
        if isinstance(node, ast.Call) and (is_translated(node) or _UNSEEN.fullmatch(_called(node))):
            yield from ast.walk(node)
    for table in tables(tree):
        yield from ast.walk(table)
    for statement in tree.body:
        # Names of jobs and of states: lower case, and constants of a module.
        if isinstance(statement, ast.Assign):
            yield from (one for one in ast.walk(statement) if _is_lower(one))


def _called(call: ast.Call) -> str:
    """Return the name of what is called, with what it is looked up in if that has a name."""
    match call.func:
        case ast.Attribute(value=ast.Name(id=of), attr=name) | ast.Attribute(attr=name, value=of):
            return f"{of if isinstance(of, str) else ''}.{name}"
        case ast.Name(id=name):
            return name
        case _:
            return ""


def _is_lower(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value == node.value.lower()


def _shown(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _SHOWN.fullmatch(_called(node).rpartition(".")[2]):
            for argument in node.args:
                yield argument
                if isinstance(argument, ast.JoinedStr):
                    yield from argument.values


def test_no_text_for_people_is_out_of_reach_of_translators() -> None:
    paths = [path for path in sources(ROOT) if path.name not in _ENGLISH]
    assert [text for path in paths for text in _texts_elsewhere(path)] == []


def test_each_way_of_calling_and_each_table_is_found_or_refused(tmp_path: Path) -> None:
    for line, text in (
        ('translate("c", "A text")', Text("c", "A text")),
        ('translate("c", "A " "text", "Where")', Text("c", "A text", "Where")),
        ('translate("c", "%Ln row(s)", n=len(rows))', Text("c", "%Ln row(s)", "", is_counted=True)),
        ('translate("c", "%Ln row(s)", "Where", n)', Text("c", "%Ln row(s)", "Where", is_counted=True)),
        ("f\"{translate('c', 'A text')}: {x}\"", Text("c", "A text")),
        ('self.tr("A text", "Where")', Text("Owner", "A text", "Where")),
    ):
        assert [*texts_of(_file(tmp_path, line))] == [text]
    path = tmp_path / "module.py"
    path.write_text(TABLES, encoding="utf-8")
    counted = Text("subject", "%Ln row(s)", "", is_counted=True)
    title, one, three = Text("titles", "A title"), Text("subject", "A text"), Text("subject", "Three")
    assert [*texts_of(path)] == [title, one, counted, three, Text("c", "Four")]
    for refused in [
        *('translate("c", "one" if n == 1 else "many")', "translate(context, text)"),
        *('translate("", "A text")', 'translate("c", f"A {text}")', 'translate("c", "rows", n=n)'),
        *('translate("c", "%Ln rows")', 'self.tr("%Ln rows", "", n)', 'other.tr("A text")'),
    ]:
        with pytest.raises(SetupError, match="line 3"):
            [*texts_of(_file(tmp_path, refused))]
    for table in ('class Said(Texts):\n    ONE = "Text"', "SUBJECT: Table = {'': {1: 2}}"):
        path.write_text(table, encoding="utf-8")
        with pytest.raises(SetupError, match="not a literal text"):
            [*texts_of(path)]


TABLES = """
CONTEXT = "c"
SUBJECT: Table = {"A title": {Case.ONE: "A text", Case.TWO: "%Ln row(s)"}, Reason.A: {Case.THREE: "Three"}}
class Said(Texts):
    FOUR = "Four"
"""


def _file(folder: Path, line: str) -> Path:
    path = folder / "module.py"
    path.write_text(f"class Owner:\n    def method(self):\n        return {line}\n", encoding="utf-8")
    return path
