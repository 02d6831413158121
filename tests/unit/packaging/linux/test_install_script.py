"""The scripts that install for one person and remove again, run on a small tree."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from project import ROOT

SCRIPTS = ROOT / "packaging/linux"
PROGRAM = "#!/bin/sh\necho menagerie\n"
FILES = {
    "bin/menagerie": PROGRAM,
    "lib/menagerie/program": PROGRAM,
    "share/applications/menagerie.desktop": "[Desktop Entry]\nExec=menagerie %f\nName=Menagerie\n",
    "share/icons/hicolor/16x16/apps/menagerie.png": "picture",
}


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    tree = tmp_path / "menagerie-1.0/tree"
    for name, content in FILES.items():
        path = tree / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        path.chmod(0o755)
    shutil.copy(SCRIPTS / "install.sh", tree.parent)
    names = " ".join(["the-package"] * 4)
    table = f"# a table\nrun libmissing.so.1 {names}\nrun libc.so.6 libc6 - - -\n"
    (tree.parent / "system-packages.txt").write_text(table, encoding="ascii")
    shutil.copy(SCRIPTS / "uninstall.sh", tree / "lib/menagerie")
    installed = [*FILES, "lib/menagerie/uninstall.sh", "lib/menagerie/installed-files"]
    (tree / "lib/menagerie/installed-files").write_text("\n".join(installed) + "\n", encoding="utf-8")
    return tree.parent


@pytest.fixture
def home(tmp_path: Path) -> Path:
    result = tmp_path / "a home with spaces"
    result.mkdir()
    return result


def run(
    script: Path, home: Path, *words: str, path: str = "/usr/bin:/bin"
) -> subprocess.CompletedProcess[str]:
    variables = {"HOME": str(home), "PATH": path}
    return subprocess.run([script, *words], env=variables, capture_output=True, text=True, check=False)


def everything_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def test_it_installs_below_local_and_again_without_what_the_newer_lacks(unpacked: Path, home: Path) -> None:
    assert run(unpacked / "install.sh", home).returncode == 0
    assert set(FILES) < everything_in(home / ".local")
    desktop = (home / ".local/share/applications/menagerie.desktop").read_text("utf-8")
    assert desktop == f'[Desktop Entry]\nExec="{home}/.local/bin/menagerie" %f\nName=Menagerie\n'
    (unpacked / "tree/lib/menagerie/program").unlink()
    manifest = unpacked / "tree/lib/menagerie/installed-files"
    manifest.write_text(manifest.read_text("utf-8").replace("lib/menagerie/program\n", ""), encoding="utf-8")
    assert run(unpacked / "install.sh", home).returncode == 0
    assert not (home / ".local/lib/menagerie/program").exists()
    assert (home / ".local/bin/menagerie").exists()


def test_removing_leaves_only_the_persons_data(unpacked: Path, home: Path) -> None:
    # GIVEN the person's data and another program's icons beside the installed files
    data = home / ".local/share/menagerie/catalogue.sqlite3"
    other = home / ".local/share/icons/hicolor/16x16/apps/other.png"
    for path in (data, other):
        path.parent.mkdir(parents=True)
        path.write_text("theirs", encoding="utf-8")
    before = everything_in(home)
    assert run(unpacked / "install.sh", home).returncode == 0
    assert everything_in(home) > before
    assert run(home / ".local/lib/menagerie/uninstall.sh", home).returncode == 0
    assert everything_in(home) == before


def test_nothing_is_replaced_or_removed_while_the_application_runs(unpacked: Path, home: Path) -> None:
    shell = shutil.which("sh")
    assert shell is not None
    program = Path("lib/menagerie/menagerie")
    shutil.copy(shell, unpacked / "tree" / program)
    manifest = unpacked / "tree/lib/menagerie/installed-files"
    manifest.write_text(f"{manifest.read_text('utf-8')}{program}\n", encoding="utf-8")
    assert run(unpacked / "install.sh", home).returncode == 0
    before = everything_in(home)
    installed = home / ".local"
    command = [str(installed / program), "-c", "read -r line"]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as running:
        # WHEN it is to be updated or removed
        for script in (unpacked / "install.sh", installed / "lib/menagerie/uninstall.sh"):
            said = run(script, home)
            # THEN nothing has changed, and the person is told why
            assert said.returncode == 1
            assert "Menagerie is running" in said.stderr
            assert everything_in(home) == before
        running.communicate(b"\n")
    assert run(unpacked / "install.sh", home).returncode == 0


def test_nothing_is_installed_in_an_odd_folder_without_a_library_or_if_the_program_does_not_start(
    unpacked: Path, home: Path, tmp_path: Path
) -> None:
    said = run(unpacked / "install.sh", home, "--prefix", str(home / "100%"))
    assert said.returncode == 1
    assert "100%" in said.stderr
    assert everything_in(home) == set()
    # GIVEN a system whose loader does not find two libraries, one of which the table knows
    loader = tmp_path / "bin/ldd"
    loader.parent.mkdir()
    answer = "".join(f"\\t{name} => not found\\n" for name in ("libunknown.so.3", "libmissing.so.1"))
    asked = "*lib/menagerie/menagerie*/libqxcb.so*"
    loader.write_text(f"#!/bin/sh\ncase $* in {asked}) printf '{answer}' ;; esac\n", encoding="utf-8")
    loader.chmod(0o755)
    said = run(unpacked / "install.sh", home, path=f"{loader.parent}:/usr/bin:/bin")
    # THEN all that is missing is named, and the package of what is known
    assert said.returncode == 1
    assert "libmissing.so.1 libunknown.so.3\n" in said.stderr
    assert re.search(r"^  sudo .* the-package$", said.stderr, re.MULTILINE)
    assert everything_in(home) == set()
    (unpacked / "tree/bin/menagerie").write_text("#!/bin/sh\nexit 127\n", encoding="utf-8")
    said = run(unpacked / "install.sh", home)
    assert said.returncode == 1
    assert "does not start" in said.stderr
    assert everything_in(home) == set()
