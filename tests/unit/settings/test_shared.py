"""The shared store of an environment, as environments.toml states it."""

import tomllib

import pytest

from menagerie.domain.cases import SharedAddressCase
from menagerie.domain.errors import UnusableSharedAddressError
from menagerie.domain.facts import fact
from menagerie.settings.environments import (
    Changes,
    EnvironmentId,
    SettingSource,
    load_environments,
    save_user_environments,
)
from menagerie.settings.paths import Paths
from support.environments import production

IT_STORE = "postgresql://menagerie@db.example/menagerie"
OWN_STORE = "postgresql://anna@own.example/menagerie"
BASE_URL = "https://animals.example/v1"


def save(paths: Paths, address: str | None) -> None:
    save_user_environments(paths, Changes(shared={EnvironmentId.PRODUCTION: address}))


def stating(address: str, environment: str = "production") -> str:
    return f'[{environment}]\nshared = "{address}"\n'


def test_each_environment_has_its_own_store_normalised_and_the_users_own_file_decides(paths: Paths) -> None:
    paths.site_environments.write_text(
        stating(IT_STORE) + stating(OWN_STORE, "staging") + stating(IT_STORE, "sandbox")
    )
    sandbox, live, rehearsal = load_environments(paths, {})
    assert (sandbox.shared, live.shared, rehearsal.shared) == (None, IT_STORE, OWN_STORE)

    paths.site_environments.write_text(stating(IT_STORE))
    assert production(paths).shared_source is SettingSource.SITE
    paths.user_environments.write_text(stating(OWN_STORE))
    assert production(paths).shared == OWN_STORE
    assert production(paths).shared_source is SettingSource.USER

    paths.user_environments.write_text(stating(" postgres://Anna@DB.example:5432/shop "))
    assert production(paths).shared == "postgresql://Anna@db.example/shop"


def test_an_address_with_a_password_is_not_used_and_the_password_is_not_repeated(paths: Paths) -> None:
    paths.site_environments.write_text(stating(IT_STORE))
    paths.user_environments.write_text(stating("postgresql://anna:secret-word@db.example/shop"))
    environment = production(paths)
    assert environment.shared is None
    assert environment.shared_source is SettingSource.USER
    assert environment.shared_problem == fact(
        SharedAddressCase.PASSWORD,
        path=str(paths.user_environments),
        environment="production",
        name="Production",
    )
    assert "secret-word" not in str(environment.shared_problem)


@pytest.mark.parametrize("value", ["3", "[]", "true", "{ address = 1 }"])
def test_an_address_that_is_no_text_is_reported(paths: Paths, value: str) -> None:
    paths.user_environments.write_text(f'[production]\nbase_url = "{BASE_URL}"\nshared = {value}\n')
    environment = production(paths)
    assert environment.base_url == BASE_URL
    assert environment.shared_problem is not None
    assert environment.shared_problem.case is SharedAddressCase.NOT_TEXT


def test_what_is_saved_is_used_and_all_else_is_kept(paths: Paths) -> None:
    paths.user_environments.write_text(f'[production]\nbase_url = "{BASE_URL}"\nother = 1\n')
    save(paths, "postgres://anna@OWN.example/menagerie")
    assert production(paths).shared == OWN_STORE
    assert tomllib.loads(paths.user_environments.read_text())["production"] == {
        "base_url": BASE_URL,
        "other": 1,
        "shared": OWN_STORE,
    }


def test_removing_the_own_address_returns_to_that_of_it(paths: Paths) -> None:
    paths.site_environments.write_text(stating(IT_STORE))
    save(paths, OWN_STORE)
    save(paths, None)
    assert production(paths).shared == IT_STORE
    assert tomllib.loads(paths.user_environments.read_text())["production"] == {}


def test_an_unusable_address_is_refused_before_anything_is_written(paths: Paths) -> None:
    with pytest.raises(UnusableSharedAddressError):
        save_user_environments(
            paths,
            Changes(
                addresses={EnvironmentId.PRODUCTION: BASE_URL},
                shared={EnvironmentId.PRODUCTION: "db.example"},
            ),
        )
    assert not paths.user_environments.exists()
