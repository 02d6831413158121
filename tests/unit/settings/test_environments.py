"""Addresses come from IT, from the person and from variables; the later one wins."""

from pathlib import Path

import pytest

from menagerie.domain.cases import AddressCase
from menagerie.domain.errors import DefectError, StorageError, UnusableAddressError
from menagerie.domain.facts import fact
from menagerie.settings.environments import (
    Changes,
    Environment,
    EnvironmentId,
    SettingSource,
    load_environments,
    save_user_environments,
)
from menagerie.settings.paths import Paths
from support.environments import production

IT_ADDRESS = "https://it.example/v1"
OWN_ADDRESS = "https://own.example/v1"
VARIABLE_ADDRESS = "https://variable.example/v1"
VARIABLES = {"MENAGERIE_PRODUCTION_URL": VARIABLE_ADDRESS}


def save_address(paths: Paths, base_url: str | None, of: EnvironmentId = EnvironmentId.PRODUCTION) -> None:
    save_user_environments(paths, Changes(addresses={of: base_url}))


def stating(address: str, environment: str = "production") -> str:
    return f'[{environment}]\nbase_url = "{address}"\n'


def test_at_the_first_start_only_the_sandbox_can_be_used_and_it_has_no_address_to_set(paths: Paths) -> None:
    sandbox, *others = load_environments(paths, {})
    assert sandbox.source is SettingSource.EMBEDDED
    for environment in others:
        assert environment.source is SettingSource.NONE
        assert environment.base_url is None
        assert environment.problem is None
    for environment in (sandbox, *others):
        assert (environment.shared, environment.shared_problem) == (None, None)
        assert environment.shared_source is SettingSource.NONE

    with pytest.raises(DefectError):
        save_address(paths, OWN_ADDRESS, EnvironmentId.SANDBOX)


def test_what_is_rehearsed_does_not_reach_the_shop_where_both_have_one_address(paths: Paths) -> None:
    paths.site_environments.write_text(
        stating(IT_ADDRESS) + stating(f"{IT_ADDRESS.upper()[:-2]}v1/", "staging")
    )
    _, live, rehearsal = load_environments(paths, {})
    assert live.base_url == IT_ADDRESS
    assert rehearsal.base_url is None
    assert rehearsal.problem == fact(AddressCase.SAME, name="Production")


def test_the_latest_source_decides_with_addresses_normalised_and_their_reasons_and_places_stated(
    paths: Paths,
) -> None:
    environments = load_environments(paths, {"MENAGERIE_STAGING_URL": VARIABLE_ADDRESS})
    assert [environment.base_url for environment in environments] == [None, None, VARIABLE_ADDRESS]

    environment = production(paths, {"MENAGERIE_PRODUCTION_URL": " https://Animals.example/v1/ "})
    assert environment.base_url == "https://animals.example/v1"

    environment = production(paths, {"MENAGERIE_PRODUCTION_URL": "http://animals.example/v1"})
    assert environment.base_url is None
    assert environment.source is SettingSource.VARIABLE
    assert environment.problem == fact(AddressCase.NOT_SECURE, variable="MENAGERIE_PRODUCTION_URL")

    paths.site_environments.write_text(stating(IT_ADDRESS))
    assert production(paths).base_url == IT_ADDRESS
    assert production(paths).source is SettingSource.SITE
    paths.user_environments.write_text(stating(OWN_ADDRESS))
    assert production(paths).base_url == OWN_ADDRESS
    assert production(paths).source is SettingSource.USER
    assert production(paths, VARIABLES).base_url == VARIABLE_ADDRESS
    assert production(paths, VARIABLES).source is SettingSource.VARIABLE


def test_an_unusable_address_is_not_replaced_by_an_earlier_one_and_a_blank_one_is_ignored(
    paths: Paths,
) -> None:
    paths.site_environments.write_text(stating(IT_ADDRESS))
    paths.user_environments.write_text(stating("animals.example"))
    environment = production(paths)
    assert environment.base_url is None
    assert environment.source is SettingSource.USER
    assert str(paths.user_environments) in str(environment.problem)

    for blank in ("", "   "):
        paths.site_environments.write_text(stating(IT_ADDRESS))
        paths.user_environments.write_text(stating(blank))
        environment = production(paths, {"MENAGERIE_PRODUCTION_URL": blank})
        assert environment.base_url == IT_ADDRESS
        assert environment.source is SettingSource.SITE

    paths.site_environments.write_text("this is no TOML")
    environment = production(paths, VARIABLES)
    assert environment.base_url == VARIABLE_ADDRESS
    assert environment.problem is None

    paths.site_environments.write_text(stating(IT_ADDRESS), encoding="utf-8-sig")
    assert production(paths).base_url == IT_ADDRESS


@pytest.mark.parametrize(
    "content",
    [b"this is no TOML", b"[production", b"\xff\xfe[\x00", b"\x00", b"a = " + b"[" * 100_000],
    ids=["prose", "cut off", "another encoding", "a zero byte", "nested without end"],
)
def test_a_file_that_is_not_toml_is_reported_and_not_fatal(paths: Paths, content: bytes) -> None:
    paths.user_environments.write_bytes(content)
    sandbox, *others = load_environments(paths, {})
    assert sandbox.problem is None
    for environment in others:
        assert environment.base_url is None
        assert environment.source is SettingSource.USER
        assert "address.file-unreadable" in str(environment.problem)


def test_an_unreadable_file_is_reported_and_not_fatal(paths: Paths) -> None:
    paths.site_environments.mkdir()
    problem = production(paths).problem
    assert problem is not None
    assert problem.case is AddressCase.FILE_UNREADABLE
    assert problem.values["path"] == str(paths.site_environments)


@pytest.mark.parametrize("content", ['production = "x"', "production = []", "[production]\nbase_url = 3"])
def test_a_wrongly_written_address_is_reported_with_the_right_form(paths: Paths, content: str) -> None:
    paths.user_environments.write_text(content)
    _, live, rehearsal = load_environments(paths, {})
    assert live.base_url is None
    assert live.problem is not None
    assert live.problem.case is AddressCase.NOT_TEXT
    assert live.problem.values["environment"] == "production"
    # The other environment is not drawn into it.
    assert rehearsal.source is SettingSource.NONE


def test_an_address_that_was_entered_is_there_at_the_next_start_and_an_unusable_one_is_not_saved(
    paths: Paths,
) -> None:
    save_address(paths, OWN_ADDRESS + "/")
    assert production(paths) == Environment(
        EnvironmentId.PRODUCTION, "Production", OWN_ADDRESS, SettingSource.USER
    )

    paths.site_environments.write_text(stating(IT_ADDRESS))
    save_address(paths, OWN_ADDRESS)
    save_address(paths, None)
    assert production(paths).base_url == IT_ADDRESS

    save_address(paths, OWN_ADDRESS)
    with pytest.raises(UnusableAddressError):
        save_address(paths, "ftp://animals.example/v1")
    assert production(paths).base_url == OWN_ADDRESS

    paths.user_environments.write_text("this is no TOML")
    save_address(paths, OWN_ADDRESS)
    assert production(paths).base_url == OWN_ADDRESS
    assert (paths.data / "environments.toml.damaged").read_text() == "this is no TOML"


def test_saving_does_not_replace_a_file_that_cannot_be_read(paths: Paths) -> None:
    paths.user_environments.mkdir()
    with pytest.raises(StorageError, match="not-read-so-not-changed"):
        save_address(paths, OWN_ADDRESS)
    assert paths.user_environments.is_dir()


def test_a_file_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    paths = Paths(tmp_path / "data", site_directory=tmp_path)
    (tmp_path / "data").mkdir()
    # Something is where the new file is made before it takes the old one's place.
    (tmp_path / "data" / "environments.toml.new").mkdir()
    with pytest.raises(StorageError, match=r"storage\.not-written"):
        save_address(paths, OWN_ADDRESS)
    assert not paths.user_environments.exists()
