"""Every text for people can be translated: it is a literal of a call that is found, and none is elsewhere."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dev import SetupError
from project import ROOT
from translations import Text, is_translated, sources, tables, texts, texts_of

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
        if isinstance(node, ast.Call) and (is_translated(node) or _UNSEEN.fullmatch(ast.unparse(node.func))):
            yield from ast.walk(node)
    for table in tables(tree):
        yield from ast.walk(table)
    for statement in tree.body:
        # Names of jobs and of states: lower case, and constants of a module.
        if isinstance(statement, ast.Assign):
            yield from (one for one in ast.walk(statement) if _is_lower(one))


def _is_lower(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value == node.value.lower()


def _shown(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _SHOWN.fullmatch(ast.unparse(node.func).rpartition(".")[2]):
            for argument in node.args:
                yield argument
                if isinstance(argument, ast.JoinedStr):
                    yield from argument.values


def test_no_text_for_people_is_out_of_reach_of_translators() -> None:
    paths = [path for path in sources(ROOT) if path.name not in _ENGLISH]
    assert [text for path in paths for text in _texts_elsewhere(path)] == []


def test_every_text_has_a_context_and_is_told_once_as_counted_or_not() -> None:
    found = texts(ROOT)
    assert all(text.context.isidentifier() for text in found)
    keys = [text[:3] for text in found]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ('translate("c", "A text")', Text("c", "A text")),
        ('translate("c", "A " "text", "Where")', Text("c", "A text", "Where")),
        ('translate("c", "%Ln row(s)", n=len(rows))', Text("c", "%Ln row(s)", "", is_counted=True)),
        ('translate("c", "%Ln row(s)", "Where", n)', Text("c", "%Ln row(s)", "Where", is_counted=True)),
        ("f\"{translate('c', 'A text')}: {x}\"", Text("c", "A text")),
        ('self.tr("A text", "Where")', Text("Owner", "A text", "Where")),
    ],
)
def test_each_way_of_calling_is_found(tmp_path: Path, line: str, text: Text) -> None:
    assert [*texts_of(_file(tmp_path, line))] == [text]


TABLES = """
CONTEXT = "c"
SUBJECT: Table = {"A title": {Case.ONE: "A text", Case.TWO: "%Ln row(s)"}, Reason.A: {Case.THREE: "Three"}}
class Said(Texts):
    FOUR = "Four"
"""


def test_tables_of_texts_are_found(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(TABLES, encoding="utf-8")
    counted = Text("subject", "%Ln row(s)", "", is_counted=True)
    title, one, three = Text("titles", "A title"), Text("subject", "A text"), Text("subject", "Three")
    assert [*texts_of(path)] == [title, one, counted, three, Text("c", "Four")]


@pytest.mark.parametrize("table", ['class Said(Texts):\n    ONE = "Text"', "SUBJECT: Table = {'': {1: 2}}"])
def test_a_table_without_a_context_or_with_something_else_is_refused(tmp_path: Path, table: str) -> None:
    path = tmp_path / "module.py"
    path.write_text(table, encoding="utf-8")
    with pytest.raises(SetupError, match="not a literal text"):
        [*texts_of(path)]


@pytest.mark.parametrize(
    "line",
    [
        *('translate("c", "one" if n == 1 else "many")', "translate(context, text)"),
        *('translate("", "A text")', 'translate("c", f"A {text}")', 'translate("c", "rows", n=n)'),
        *('translate("c", "%Ln rows")', 'self.tr("%Ln rows", "", n)', 'other.tr("A text")'),
    ],
)
def test_a_text_that_could_not_be_found_is_refused(tmp_path: Path, line: str) -> None:
    with pytest.raises(SetupError, match="line 3"):
        [*texts_of(_file(tmp_path, line))]


def _file(folder: Path, line: str) -> Path:
    path = folder / "module.py"
    path.write_text(f"class Owner:\n    def method(self):\n        return {line}\n", encoding="utf-8")
    return path
