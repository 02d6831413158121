"""What goes into the source archive, wherever the project lies."""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path, PurePosixPath

from project import ROOT

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
