"""Bring the translators' files up to date with the texts of the source, and compile them for the window.

A text is a literal of a call of ``translate`` or ``tr``, or of a table of messages (``ui.words``).
lupdate reads Python by its words alone: it drops a call with a keyword (``n=count``) and passes over
f-strings. So the texts are found in the syntax tree here, and lupdate reads them as C++.
"""

import argparse
import ast
import importlib.util
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from dev import ROOT, SetupError, run_step

TRANSLATIONS = "resources/translations"

# Each has a file; the window's English stands in the source.
LANGUAGES = ("de", "fr", "es", "pt", "ja", "zh_CN", "ar")
PLACES = ("src/menagerie/ui", "src/menagerie/app", "src/menagerie/cli.py", "packaging/project.py")
# ``translate`` itself: its own call has no literals.
_DEFINITION = "translation.py"
_PARAMETERS = ("context", "sentence", "comment", "n")
_OPTIONS = (
    # Line numbers would change with every edit.
    *("-silent", "-no-obsolete", "-locations", "none", "-sort-messages", "-source-language", "en"),
    # A new text that is like another one would take over that one's translation.
    *("-disable-heuristic", "sametext", "-disable-heuristic", "similartext"),
)


class Text(NamedTuple):
    """One text; ``is_counted`` tells that its form depends on a count."""

    context: str
    sentence: str
    comment: str = ""
    is_counted: bool = False


def texts(root: Path) -> list[Text]:
    """Return all texts, sorted. Raises SetupError where a call does not say its text."""
    return sorted({text for path in sources(root) for text in texts_of(path)})


def sources(root: Path) -> list[Path]:
    """Return the files that have texts."""
    found = {path for place in PLACES for path in (root / place, *(root / place).rglob("*.py"))}
    return sorted(path for path in found if path.is_file() and path.name != _DEFINITION)


def texts_of(path: Path) -> Iterator[Text]:
    """Yield the texts of one file. Raises SetupError where a call does not say its text."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for call, owner in _calls(tree, ""):
        try:
            yield _text(call, owner)
        except ValueError as error:
            raise SetupError(f"{path}, line {call.lineno}: {error}.") from error
    for table in tables(tree):
        try:
            yield from _texts_in_table(tree, table)
        except ValueError as error:
            raise SetupError(f"{path}, line {table.lineno}: {error}.") from error


def is_translated(call: ast.Call) -> bool:
    """Tell whether a call is one of ``translate`` or of a widget's ``tr``."""
    called = call.func
    if isinstance(called, ast.Name):
        return called.id == "translate"
    return isinstance(called, ast.Attribute) and called.attr == "tr"


def tables(tree: ast.Module) -> Iterator[ast.AnnAssign | ast.ClassDef]:
    """Yield the tables of texts of a module: by their codes, below their titles, or by their names alone."""
    for one in tree.body:
        match one:
            case ast.AnnAssign(annotation=ast.Name("Table"), value=ast.Dict()):
                yield one
            case ast.ClassDef(bases=[ast.Name("Texts")]):
                yield one


def _texts_in_table(tree: ast.Module, table: ast.AnnAssign | ast.ClassDef) -> Iterator[Text]:
    if isinstance(table, ast.ClassDef):
        assigned = {
            ast.unparse(one.targets[0]): one.value for one in tree.body if isinstance(one, ast.Assign)
        }
        context = _literal(assigned.get("CONTEXT", ast.Constant(None)))
        found = [one.value for one in table.body if isinstance(one, ast.Assign)]
    else:
        context, titled = ast.unparse(table.target).lower(), table.value
        assert isinstance(titled, ast.Dict)  # noqa: S101 - for mypy: ``tables`` yields no other
        below = [one.values for one in titled.values if isinstance(one, ast.Dict)]
        found = [text for texts in below for text in texts]
        # A reason to wait has its own words, and an empty title is none.
        titles = [_literal(key) for key in titled.keys if isinstance(key, ast.Constant)]
        yield from (Text("titles", title) for title in titles if title)
    for sentence in map(_literal, found):
        yield Text(context, sentence, "", "%Ln" in sentence)


def _calls(node: ast.AST, owner: str) -> Iterator[tuple[ast.Call, str]]:
    """Yield every call that translates, with the name of the class that it stands in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and is_translated(child):
            yield child, owner
        yield from _calls(child, child.name if isinstance(child, ast.ClassDef) else owner)


def _text(call: ast.Call, owner: str) -> Text:
    given = [*call.args]
    if isinstance(call.func, ast.Attribute):
        if ast.unparse(call.func.value) != "self" or not owner:
            raise ValueError("only a widget's own tr has its class as context")
        given.insert(0, ast.Constant(owner))
    named = dict(zip(_PARAMETERS, given, strict=False))
    named |= {keyword.arg or "": keyword.value for keyword in call.keywords}
    context, sentence, comment = (_literal(named.get(name, ast.Constant(""))) for name in _PARAMETERS[:3])
    text = Text(context, sentence, comment, "n" in named)
    if not text.context or not text.sentence:
        raise ValueError("a text needs a context and a sentence")
    if text.is_counted and isinstance(call.func, ast.Attribute):
        raise ValueError("a text with a count goes through translate, which knows the plurals of English")
    if text.is_counted != ("%Ln" in text.sentence):
        raise ValueError("a count stands in its sentence as %Ln, and %Ln needs a count")
    return text


def _literal(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise ValueError(f"{ast.unparse(node)} is not a literal text")


def _as_cpp(text: Text) -> str:
    """Return a call of C++ that has this text; C++ quotes texts as JSON does."""
    words = ", ".join(json.dumps(word, ensure_ascii=False) for word in text[:3])
    return f"QCoreApplication::translate({words}{', 1' if text.is_counted else ''});\n"


def update(root: Path = ROOT, languages: Sequence[str] = LANGUAGES) -> None:
    """Bring the files up to date: they keep what is translated, and lose what is no longer said."""
    folder = root / TRANSLATIONS
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "texts.cpp")
        source.write_text("".join(map(_as_cpp, texts(root))), encoding="utf-8")
        for language in languages:
            file = str(folder / f"menagerie_{language}.ts")
            options = [*_OPTIONS, "-target-language", language, "-ts", file]
            run_step(f"Collecting the texts for {language}", [_tool("lupdate"), str(source), *options])


def uncompiled(root: Path = ROOT) -> list[str]:
    """Return the translators' files that changed since they were compiled."""
    files = [(path, path.with_suffix(".qm")) for path in sorted((root / TRANSLATIONS).glob("*.ts"))]
    return [
        str(source)
        for source, compiled in files
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime
    ]


def compile_changed(root: Path = ROOT) -> None:
    """Compile the files that changed, for the window. Raises SetupError if that fails."""
    if changed := uncompiled(root):
        run_step("Compiling the translations", [_tool("lrelease"), "-silent", *changed])


def _tool(name: str) -> str:
    """Return the path of a tool of Qt's. pip's script for it would go through a shell in some folders."""
    package = importlib.util.find_spec("PySide6")
    if package is None or package.origin is None:
        raise SetupError(f"PySide6, which has {name}, is not installed.")
    return str(Path(package.origin).with_name(name))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--compile", action="store_true", help="only compile the files that changed")
    work = compile_changed if parser.parse_args().compile else update
    try:
        work()
    except SetupError as error:
        sys.exit(str(error))
