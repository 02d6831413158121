"""What goes into the frozen application, and into the source archive, wherever the project lies."""

import ast
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path, PurePosixPath

import PySide6

import menagerie
from freezing import QT_PLUGINS, QT_TRANSLATIONS, UNUSED_MODULES, is_wanted
from project import ROOT


def our_texts() -> list[str]:
    return [path.read_text("utf-8") for path in Path(menagerie.__file__).parent.rglob("*.py")]


def test_nothing_that_the_application_imports_is_left_out_or_hidden_from_freezing() -> None:
    lines = re.compile(r"^ *(?:from|import) ([\w.]+)", re.MULTILINE)
    imported = {name for text in our_texts() for name in lines.findall(text)}
    assert {"PySide6.QtWidgets", "asyncio"} <= imported
    parts = {".".join(name.split(".")[:length]) for name in imported for length in (1, 2, 3)}
    assert not parts & set(UNUSED_MODULES)
    # No module is imported by a name that freezing cannot see.
    words = ("import_module", "__import__")
    trees = [ast.parse(text) for text in our_texts() if any(word in text for word in words)]
    calls = [ast.unparse(node) for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    assert [call for call in calls if any(word in call for word in words)] == []


def test_each_plugin_of_qt_that_is_to_go_in_exists() -> None:
    # The self-check of the frozen application needs one for a window without a screen only.
    qt = Path(PySide6.__path__[0])
    plugins = qt / "plugins" if sys.platform == "win32" else qt / "Qt" / "plugins"
    assert [pattern for pattern in QT_PLUGINS[sys.platform] if not any(plugins.glob(pattern))] == []


def test_qt_speaks_the_languages_of_the_application_and_no_others() -> None:
    texts = ROOT / "resources/translations"
    ours = {"en", *(path.stem.removeprefix("menagerie_") for path in texts.glob("*.ts"))}
    # Qt has Portuguese for Brazil only.
    assert {name.replace("_BR", "") for name in QT_TRANSLATIONS} == {f"qtbase_{each}.qm" for each in ours}


def test_only_on_linux_the_way_to_postgresql_is_the_systems() -> None:
    # What says to "About" that it is carried.
    metadata = "psycopg_binary-3.3.9.dist-info/METADATA"
    assert [is_wanted(metadata, system) for system in ("linux", "win32", "darwin")] == [False, True, True]
    assert is_wanted("psycopg-3.3.9.dist-info/METADATA", "linux")


SOURCES = {
    *(
        *("LICENSE", "README.md", "pyproject.toml", ".gitattributes", ".gitignore"),
        *(".pre-commit-config.yaml", ".ci/run", ".github/workflows/checks.yml"),
    ),
    *(
        "src/menagerie/__init__.py",
        "packaging/dev.py",
        "packaging/hatch_build.py",
        "packaging/translations.py",
    ),
    *("tests/README.md", "resources/icons/a.svg"),
}
COMPILED = "resources/translations/menagerie_de.qm"
NOT_SOURCES = (
    *("build/environment/lib/python3/site-packages/large.so", "dist/menagerie.deb", ".venv/bin/python"),
    *("src/menagerie/__pycache__/cli.cpython-311.pyc", ".mypy_cache/cache.json"),
)


def test_below_a_folder_named_build_it_has_sources_and_translations_alone(tmp_path: Path) -> None:
    project = tmp_path / "build/menagerie"
    for name in (*SOURCES, COMPILED, *NOT_SOURCES):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_file() and name in SOURCES:
            shutil.copy(ROOT / name, project / name)
        else:
            (project / name).touch()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {PurePosixPath(*PurePosixPath(name).parts[1:]).as_posix() for name in packed.getnames()}
    assert names == {*SOURCES, COMPILED, "PKG-INFO"}
