"""Everything is where a person and their IT would look for it."""

import codecs
import os
import re
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from platformdirs import windows
from platformdirs.macos import MacOS

from menagerie.domain.errors import StorageError
from menagerie.settings.paths import Paths, sent_counts_of


def places_of(*expressions: str, **variables: str) -> list[Path]:
    """Return places as a process sees them that has these variables."""
    printed = ", ".join(expressions)
    program = f"from menagerie.settings.paths import Paths; paths = Paths(); print({printed}, sep=chr(10))"
    others = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    answer = subprocess.run(
        [sys.executable, "-c", program],
        env={**others, **variables},
        capture_output=True,
        text=True,
        check=True,
    )
    return [Path(line) for line in answer.stdout.splitlines()]


def test_with_a_data_directory_all_is_in_it_under_names_that_tell_nothing(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    written = [paths.ledger, paths.sandbox_database, paths.preferences, paths.lock, paths.user_environments]
    assert {path.parent for path in written} == {tmp_path}
    assert len(set(written)) == len(written)
    address = "https://shop.example/v1"
    catalogues = [
        paths.catalogue("sandbox", None),
        paths.catalogue("staging", address),
        paths.catalogue("staging", f"{address}/"),
        paths.catalogue("production", address),
    ]
    assert {path.parent for path in catalogues} == {tmp_path}
    assert len(set(catalogues)) == len(catalogues)
    assert paths.catalogue("staging", address) == catalogues[1]
    for name, place in (("sandbox", None), ("staging", address)):
        catalogue, outbox = paths.catalogue(name, place), paths.outbox(name, place)
        assert (outbox.parent, outbox.name) == (tmp_path, catalogue.name.replace("catalogue", "outbox"))
    address = "https://shop.example:8443/" + "a/" * 500 + "v1"
    assert re.fullmatch(
        r"catalogue-staging-[0-9a-f]{12}\.sqlite3", Paths(tmp_path).catalogue("staging", address).name
    )
    assert Paths(tmp_path).catalogue("sandbox", None).name == "catalogue-sandbox.sqlite3"


def test_on_linux_each_path_is_where_the_system_keeps_such_files(tmp_path: Path) -> None:
    # GIVEN a Linux desktop that puts its own folder before the one that IT uses
    desktop, usual = tmp_path / "xdg-desktop", tmp_path / "xdg"
    deployed = usual / "menagerie" / "environments.toml"
    deployed.parent.mkdir(parents=True)
    deployed.touch()
    state = tmp_path / "state" / "menagerie"
    names = ("data", "user_environments", "site_environments", "error_log", "crash_log", "sent_counts")
    data, user, site, errors, crashes, counts = places_of(
        *(f"paths.{name}" for name in names),
        HOME=str(tmp_path / "home"),
        XDG_STATE_HOME=str(tmp_path / "state"),
        XDG_CONFIG_DIRS=f"{desktop}:{usual}",
    )
    # THEN the data and the settings belong to the user, and the file of IT does not
    assert data.name == "menagerie"
    assert data.is_relative_to(tmp_path / "home")
    assert user.is_relative_to(tmp_path / "home")
    assert site == deployed
    # AND logs, and the count of what was sent, are outside the data directory
    assert {errors.parent, crashes.parent} == {state / "log"}
    assert counts == state
    given = Paths(tmp_path / "given")
    assert (given.error_log, given.crash_log) == (
        given.data / "log/menagerie.log",
        given.data / "log/crash.log",
    )
    assert not given.sent_counts.is_relative_to(given.data)


def test_other_systems_count_outside_the_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, place in (
        (windows.Windows, "AppData/Local/menagerie-state"),
        (MacOS, "Library/Application Support/menagerie-state"),
    ):
        # GIVEN the folders of another system, where that for the state of programs is the one for their data
        monkeypatch.setenv("HOME", str(tmp_path))
        monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "AppData" / "Local"))
        monkeypatch.delenv("XDG_STATE_HOME", raising=False)
        # Windows is not there to be asked.
        monkeypatch.setattr(windows, "get_win_folder", windows.get_win_folder_from_env_vars)
        of_system = kind("menagerie", appauthor=False)
        assert of_system.user_state_path == of_system.user_data_path
        # THEN the count has a folder of its own
        counts = sent_counts_of(of_system)
        assert counts == tmp_path / place
        assert not counts.is_relative_to(of_system.user_data_path)


def test_paths_are_absolute_make_no_folders_and_say_where_none_can_be_made(tmp_path: Path) -> None:
    assert Paths(Path("portable")).data == Path.cwd() / "portable"
    Paths(tmp_path / "data")
    assert list(tmp_path.iterdir()) == []
    assert Paths(tmp_path / "data").site_environments == Paths().site_environments
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    for place in (in_the_way, in_the_way / "data"):
        with pytest.raises(StorageError, match=r"storage\.no-folder") as caught:
            Paths(place).make_data_directory()
        assert caught.value.values["folder"] == str(place)


def test_settings_bring_no_slow_library_into_the_start_and_none_for_a_shared_store(paths: Paths) -> None:
    paths.user_environments.write_text('[production]\nbase_url = "https://animals.example/v1"\n')
    program = """
import sys
from pathlib import Path
from menagerie.settings import environments, paths, preferences
environments.load_environments(paths.Paths(Path(sys.argv[1]), site_directory=Path(sys.argv[2])), {})
slow = {"httpx", "keyring", "tomli_w", "PySide6", "sqlite3"}
print([name for name in sys.modules if name in slow or "shar" in name or "psycopg" in name])
"""
    folders = [paths.data, paths.site_environments.parent]
    answer = subprocess.run(
        [sys.executable, "-c", program, *folders], capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == "[]"


# ---- A data folder of the user's choice


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / name))
    return tmp_path


def test_a_chosen_folder_is_used_from_the_next_start_on(own_home: Path) -> None:
    for name in ("elsewhere", " else where "):
        paths, chosen = Paths(), own_home / name
        chosen.mkdir()
        paths.choose_data(chosen)
        assert (paths.data, paths.next_data) == (paths.usual_data, chosen)
        assert (Paths().data, Paths().next_data) == (chosen, chosen)
        Paths().choose_data(None)


def test_the_usual_folder_is_chosen_again_and_a_lost_one_not_made(own_home: Path, tmp_path: Path) -> None:
    Paths().choose_data(own_home)
    Paths().choose_data(None)
    assert Paths().data == Paths().usual_data
    Paths().choose_data(None)
    Paths().choose_data(own_home / "elsewhere")
    given = Paths(tmp_path / "given")
    assert given.is_given
    assert given.data == tmp_path / "given"
    Paths().choose_data(own_home / "drive" / "menagerie")
    with pytest.raises(StorageError, match=r"storage\.folder-missing"):
        Paths().make_data_directory()
    assert not (own_home / "drive").exists()


def test_a_choice_that_cannot_be_taken_back_is_told_and_stays(own_home: Path) -> None:
    # GIVEN a folder where the choice is kept
    (Paths().user_environments.parent / "data-folder" / "sub").mkdir(parents=True)
    paths = Paths()
    with pytest.raises(StorageError, match=r"storage\.not-written"):
        paths.choose_data(None)


def test_the_choice_may_be_written_with_an_editor(own_home: Path) -> None:
    folder = own_home / "drive\u00e9 "
    choice = Paths().user_environments.parent / "data-folder"
    choice.parent.mkdir(parents=True)
    for mark, ending in product((b"", codecs.BOM_UTF8), ("", "\n", "\r\n", "\r\n\r\n")):
        choice.write_bytes(mark + f"{folder}{ending}".encode())
        assert Paths().data == folder


def test_the_usual_folder_is_not_used_in_place_of_a_choice_that_cannot_be_read(own_home: Path) -> None:
    choice = Paths().user_environments.parent / "data-folder"
    choice.mkdir(parents=True)
    with pytest.raises(StorageError, match=r"storage\.choice-unreadable") as caught:
        Paths().make_data_directory()
    assert caught.value.values["path"] == str(choice)
    assert not Paths().usual_data.exists()
    # AND with the option it is not needed
    Paths(own_home / "given").make_data_directory()
    # Nor in place of one that is no folder.
    choice.rmdir()
    for content in (b"", b"menagerie", b"\xff/data"):
        choice.write_bytes(content)
        with pytest.raises(StorageError, match=r"storage\.choice-unreadable"):
            Paths().make_data_directory()
        assert not Paths().usual_data.exists()
