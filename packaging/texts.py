"""Find every text of the application that can be translated.

lupdate reads Python by its words alone: it drops a call with a keyword (``n=count``), takes a count for an
encoding, and passes over f-strings. So the calls are found in the syntax tree here, and lupdate reads them as
C++. Standard library only (see dev.py).
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from virtual_environment import SetupError

PLACES = ("src/menagerie/ui", "src/menagerie/app", "src/menagerie/cli.py")
# ``translate`` itself: its own call has no literals.
_DEFINITION = "translation.py"
_PARAMETERS = ("context", "sentence", "comment", "n")


class Text(NamedTuple):
    """One text; ``is_counted`` tells that its form depends on a count."""

    context: str
    sentence: str
    comment: str = ""
    is_counted: bool = False


def texts(root: Path) -> list[Text]:
    """Return all texts, sorted. Raises SetupError where a call does not say its text."""
    found = {text for path in sources(root) for text in texts_of(path)}
    return sorted(found)


def sources(root: Path) -> list[Path]:
    """Return the files that have texts."""
    files: set[Path] = set()
    for place in PLACES:
        path = root / place
        files |= {path} if path.is_file() else {*path.rglob("*.py")}
    return sorted(path for path in files if path.name != _DEFINITION)


def texts_of(path: Path) -> Iterator[Text]:
    """Yield the texts of one file. Raises SetupError where a call does not say its text."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for call, owner in _calls(tree, ""):
        try:
            yield _text(call, owner)
        except ValueError as error:
            raise SetupError(f"{path}, line {call.lineno}: {error}.") from error


def as_cpp(all_texts: Iterable[Text]) -> str:
    """Return calls of C++ that have these texts."""
    lines = []
    for text in all_texts:
        words = ", ".join(map(_quoted, text[:3]))
        lines.append(f"QCoreApplication::translate({words}{', 1' if text.is_counted else ''});\n")
    return "".join(lines)


def _calls(node: ast.AST, owner: str) -> Iterator[tuple[ast.Call, str]]:
    """Yield every call that translates, with the name of the class that it stands in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and is_translated(child):
            yield child, owner
        yield from _calls(child, child.name if isinstance(child, ast.ClassDef) else owner)


def is_translated(call: ast.Call) -> bool:
    """Tell whether a call is one of ``translate`` or of a widget's ``tr``."""
    called = call.func
    if isinstance(called, ast.Name):
        return called.id == "translate"
    return isinstance(called, ast.Attribute) and called.attr == "tr"


def _text(call: ast.Call, owner: str) -> Text:
    if isinstance(call.func, ast.Attribute):
        if not isinstance(call.func.value, ast.Name) or call.func.value.id != "self" or not owner:
            raise ValueError("only a widget's own tr has its class as context")
        call = ast.Call(call.func, [ast.Constant(owner), *call.args], call.keywords)
        if len(call.args) > len(Text._fields) - 1 or call.keywords:
            raise ValueError("a text with a count goes through translate, which knows the plurals of English")
    given = dict(zip(_PARAMETERS, call.args))  # noqa: B905 - some are left out, as they may be
    given.update((keyword.arg or "", keyword.value) for keyword in call.keywords)
    said = {name: _literal(given[name]) for name in _PARAMETERS[:3] if name in given}
    if not said.get("context") or not said.get("sentence"):
        raise ValueError("a text needs a context and a sentence")
    text = Text(said["context"], said["sentence"], said.get("comment", ""), "n" in given)
    if text.is_counted != ("%Ln" in text.sentence):
        raise ValueError("a count stands in its sentence as %Ln, and %Ln needs a count")
    return text


def _literal(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise ValueError(f"{ast.unparse(node)} is not a literal text")


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'
