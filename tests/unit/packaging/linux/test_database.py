"""What is installed for the tests of the shared store starts no server by itself."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from virtual_environment import RUN, TEST, Debian, Need


def complete(need: Need) -> str:
    return "".join(f"installed\t{name}\t\n" for name in need.debian_packages)


def test_installing_postgresql_makes_no_database_for_all_users(tmp_path: Path) -> None:
    installed: list[str] = []

    def step(sentence: str, command: Sequence[str], variables: Mapping[str, str]) -> None:
        installed.extend(command)

    # GIVEN everything but what only the tests need
    debian = Debian(step, lambda: complete(RUN), is_root=True, settings=tmp_path)
    debian.provide(RUN, venv_is_missing=False)
    assert [*tmp_path.iterdir()] == []
    # WHEN that is installed
    debian.provide(TEST, venv_is_missing=False)
    assert "postgresql" in installed
    # THEN Debian's own program reads that it makes no cluster, through the line that its file ends with
    (written,) = (path for path in tmp_path.rglob("*") if path.is_file())
    shown = tmp_path / "createcluster.conf"
    shown.write_text(f"include_dir '{written.parent}'\n", encoding="utf-8")
    command = ["pg_conftool", str(shown), "show", "--boolean", "--short", "create_main_cluster"]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip() == "off"
