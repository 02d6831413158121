"""Keep the translators' files, ``resources/translations/*.ts``, and compile them into Qt's ``*.qm``.

Standard library only, in the syntax of Python 3.8 (see dev.py).
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from texts import as_cpp, texts
from virtual_environment import Environment, Step, own_variables, run_step

TRANSLATIONS = "resources/translations"
COMPILER = "pyside6-lrelease"
EXTRACTOR = "pyside6-lupdate"

# Each has a file; the window's English stands in the source.
LANGUAGES = ("de", "fr", "es", "pt", "ja", "zh_CN", "ar")


def compile_translations(environment: Environment, step: Step = run_step) -> None:
    """Compile the files that changed since they were compiled, with the environment's compiler.

    Raises SetupError if it fails.
    """
    changed = [str(path) for path in sorted((environment.root / TRANSLATIONS).glob("*.ts")) if _changed(path)]
    if changed:
        command = [*environment.program(COMPILER), "-silent", *changed]
        step("Compiling the translations", command, own_variables(os.environ))


def _changed(path: Path) -> bool:
    compiled = path.with_suffix(".qm")
    return not compiled.exists() or compiled.stat().st_mtime < path.stat().st_mtime


def update(environment: Environment, step: Step = run_step) -> None:
    """Bring the files up to date with the texts of the source, with the environment's lupdate.

    They keep what is translated, and lose what is no longer said. They have no line numbers, which would
    change with every edit. Raises SetupError if it fails.
    """
    folder = environment.root / TRANSLATIONS
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "texts.cpp")
        source.write_text(as_cpp(texts(environment.root)), encoding="utf-8")
        for language in LANGUAGES:
            command = [*environment.program(EXTRACTOR), str(source)]
            command += ["-silent", "-no-obsolete", "-locations", "none", "-sort-messages"]
            # A new text that is like another one would take over that one's translation.
            command += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
            command += ["-source-language", "en", "-target-language", language]
            command += ["-ts", str(folder / f"menagerie_{language}.ts")]
            step(f"Collecting the texts for {language}", command, own_variables(os.environ))
