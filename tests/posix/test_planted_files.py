"""Another user of this computer cannot send the key elsewhere by a file that the application reads."""

import json
import os
from pathlib import Path

import pytest

from menagerie.domain.cases import AddressCase, SettingCase, StorageCase
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import fact
from menagerie.domain.network import ProxyMode
from menagerie.settings.environments import EnvironmentId, load_environments
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Preferences, load_preferences
from menagerie.settings.site import UpdateSource, load_site_settings, load_update_source
from menagerie.ui.words.messages import words

STRANGER = 65534
THEIRS = "https://theirs.example/v1"
WAY = '[settings]\nproxy = "theirs.example:8080"\nca_file = "/srv/theirs.pem"\nlanguage = "de"\n'
# Only an administrator can make a file of another user.
BY_A_STRANGER = [STRANGER] if os.geteuid() == 0 else []
MODES = [(0o664, True), (0o666, False), (0o602, False)]


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    (tmp_path / "site").mkdir()
    (tmp_path / "data").mkdir()
    return Paths(tmp_path / "data", site_directory=tmp_path / "site")


def plant(path: Path, text: str, owner: int) -> None:
    path.write_text(text, encoding="utf-8")
    os.chown(path, owner, owner)


@pytest.mark.parametrize("owner", BY_A_STRANGER)
@pytest.mark.parametrize("place", ["user_environments", "site_environments"])
def test_addresses_of_another_user_are_not_used_and_that_is_said(
    paths: Paths, owner: int, place: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = getattr(paths, place)
    plant(path, f'[production]\nbase_url = "{THEIRS}"\n{WAY}', owner)
    production = load_environments(paths, {})[1]
    assert (production.id, production.base_url) == (EnvironmentId.PRODUCTION, None)
    problem = fact(AddressCase.FILE_OF_OTHERS, path=str(path))
    assert production.problem == problem
    assert words(problem) == (
        f"{path} is not used: another user of this computer can change it. "
        "Ask your IT team to remove that right."
    )
    site = load_site_settings(paths.site_environments)
    assert (site.proxy, site.ca_file) == (None, None)
    assert f"{path} is not used: it belongs to another user of this computer" in caplog.text


@pytest.mark.parametrize("owner", BY_A_STRANGER)
def test_preferences_of_another_user_choose_no_proxy(paths: Paths, owner: int) -> None:
    planted = {"proxy": "address", "proxy_address": "http://theirs.example:1", "ca_file": "/srv/theirs.pem"}
    plant(paths.preferences, json.dumps(planted), owner)
    read = load_preferences(paths.preferences)
    assert (read.proxy, read.ca_file, read.may_be_saved) == (ProxyMode.SYSTEM, None, False)
    assert read.problem is not None
    assert read.problem.case is StorageCase.PREFERENCES_UNREADABLE


def choice_in(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file that names the data folder, in a home of its own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "share"))
    (home / "config/menagerie").mkdir(parents=True)
    return home / "config/menagerie/data-folder"


@pytest.mark.parametrize("owner", BY_A_STRANGER)
def test_anothers_data_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: int) -> None:
    choice = choice_in(tmp_path, monkeypatch)
    (tmp_path / "theirs").mkdir()
    plant(choice, str(tmp_path / "theirs"), owner)
    assert Paths().data == tmp_path / "share/menagerie"
    with pytest.raises(StorageError) as caught:
        Paths().make_data_directory()
    assert words(caught.value.fact) == (
        f"{choice} names your data folder and cannot be read (Operation not permitted). Nothing was changed. "
        "Make it readable and start again, or delete it to use the usual folder."
    )


def test_a_pipe_in_place_of_its_name_is_no_hindrance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.mkfifo(choice_in(tmp_path, monkeypatch))
    assert Paths().data == tmp_path / "share/menagerie"


@pytest.mark.parametrize("owner", [os.geteuid(), *BY_A_STRANGER])
@pytest.mark.parametrize("is_written_to", [False, True])
def test_a_pipe_in_place_of_addresses_holds_nothing(paths: Paths, owner: int, *, is_written_to: bool) -> None:
    os.mkfifo(paths.user_environments)
    os.chown(paths.user_environments, owner, owner)
    ends = [os.open(paths.user_environments, os.O_RDWR)] if is_written_to else []
    production = load_environments(paths, {})[1]
    for end in ends:
        os.close(end)
    assert (production.id, production.base_url) == (EnvironmentId.PRODUCTION, None)


@pytest.mark.parametrize(("mode", "is_safe"), MODES)
def test_the_way_to_the_service_is_taken_from_no_open_file(paths: Paths, mode: int, *, is_safe: bool) -> None:
    path = paths.site_environments
    path.write_text(f'[production]\nbase_url = "{THEIRS}"\n{WAY}', encoding="utf-8")
    path.chmod(mode)
    site = load_site_settings(path)
    # Its addresses are used: keys are kept for the address that they were entered for, and asked for anew.
    assert load_environments(paths, {})[1].base_url == THEIRS
    assert site.language == "de"
    if is_safe:
        assert (site.proxy, site.proxy_address) == (ProxyMode.ADDRESS, "http://theirs.example:8080")
        assert site.problems == ()
        # Nor is it of a file of another group.
        for group in BY_A_STRANGER:
            os.chown(path, -1, group)
            assert load_site_settings(path).proxy is None
    else:
        assert (site.proxy, site.ca_file) == (None, None)
        names = ("proxy", "ca_file")
        assert site.problems == tuple(fact(SettingCase.UNUSABLE, path=str(path), name=name) for name in names)


@pytest.mark.parametrize("place", ["user_environments", "site_environments"])
@pytest.mark.parametrize(("mode", "is_safe"), MODES)
def test_no_store_is_used_that_anyone_may_name(paths: Paths, place: str, mode: int, *, is_safe: bool) -> None:
    path = getattr(paths, place)
    path.write_text('[production]\nshared = "postgresql://me@theirs.example/shop"\n', encoding="utf-8")
    path.chmod(mode)
    production = load_environments(paths, {})[1]
    if is_safe:
        assert production.shared == "postgresql://me@theirs.example/shop"
    else:
        assert production.shared is None
        assert production.shared_problem == fact(AddressCase.FILE_OF_OTHERS, path=str(path))


UPDATES = '[updates]\naddress = "https://theirs.example/newest.json"\n'


@pytest.mark.parametrize(("mode", "is_safe"), MODES)
def test_no_newer_version_is_looked_for_where_another_user_says(
    paths: Paths, mode: int, *, is_safe: bool
) -> None:
    paths.site_environments.write_text(UPDATES, encoding="utf-8")
    paths.site_environments.chmod(mode)
    expected = UpdateSource(address="https://theirs.example/newest.json") if is_safe else UpdateSource()
    assert load_update_source(paths.site_environments) == expected
    for owner in BY_A_STRANGER:
        plant(paths.site_environments, UPDATES, owner)
        with pytest.raises(PermissionError):
            load_update_source(paths.site_environments)


def test_a_pipe_in_the_place_of_its_address_holds_up_nothing(paths: Paths) -> None:
    os.mkfifo(paths.site_environments)
    assert load_update_source(paths.site_environments) == UpdateSource()
    # Own files are read as ever.
    paths.preferences.write_text(json.dumps({"limit": 7}), encoding="utf-8")
    assert load_preferences(paths.preferences) == Preferences(list_limit=7)
