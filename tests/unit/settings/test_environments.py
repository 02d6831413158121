"""Addresses, plans and shared stores come from IT, the person and variables; the later one wins."""

import tomllib
from pathlib import Path

import pytest

from menagerie.domain.cases import AddressCase, SharedAddressCase
from menagerie.domain.errors import (
    DefectError,
    StorageError,
    UnusableAddressError,
    UnusableSharedAddressError,
)
from menagerie.domain.facts import fact
from menagerie.domain.plan import BUSINESS, FREE, PLANS, PRO, Plan, enterprise
from menagerie.settings.environments import (
    LARGEST_LIMIT,
    Changes,
    Environment,
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
IT_ADDRESS = "https://it.example/v1"
OWN_ADDRESS = "https://own.example/v1"
VARIABLE_ADDRESS = "https://variable.example/v1"
VARIABLES = {"MENAGERIE_PRODUCTION_URL": VARIABLE_ADDRESS}


def save_address(paths: Paths, base_url: str | None, of: EnvironmentId = EnvironmentId.PRODUCTION) -> None:
    save_user_environments(paths, Changes(addresses={of: base_url}))


def stating(address: str, environment: str = "production") -> str:
    return f'[{environment}]\nbase_url = "{address}"\n'


def test_at_first_only_the_sandbox_can_be_used_and_no_rehearsal_where_the_shop_is(paths: Paths) -> None:
    sandbox, *others = load_environments(paths, {})
    assert sandbox.source is SettingSource.EMBEDDED
    for environment in others:
        assert (environment.source, environment.base_url) == (SettingSource.NONE, None)
        assert environment.problem is None
    for environment in (sandbox, *others):
        assert (environment.shared, environment.shared_problem) == (None, None)
        assert environment.shared_source is SettingSource.NONE
    with pytest.raises(DefectError):
        save_address(paths, OWN_ADDRESS, EnvironmentId.SANDBOX)
    # What is rehearsed does not reach the shop, where both have one address.
    paths.site_environments.write_text(
        stating(IT_ADDRESS) + stating(f"{IT_ADDRESS.upper()[:-2]}v1/", "staging")
    )
    _, live, rehearsal = load_environments(paths, {})
    assert live.base_url == IT_ADDRESS
    assert (rehearsal.base_url, rehearsal.problem) == (None, fact(AddressCase.SAME, name="Production"))


def test_the_latest_source_decides_and_addresses_are_normalised_or_problems_stated(paths: Paths) -> None:
    environments = load_environments(paths, {"MENAGERIE_STAGING_URL": VARIABLE_ADDRESS})
    assert [environment.base_url for environment in environments] == [None, None, VARIABLE_ADDRESS]
    environment = production(paths, {"MENAGERIE_PRODUCTION_URL": " https://Animals.example/v1/ "})
    assert environment.base_url == "https://animals.example/v1"
    environment = production(paths, {"MENAGERIE_PRODUCTION_URL": "http://animals.example/v1"})
    assert (environment.base_url, environment.source) == (None, SettingSource.VARIABLE)
    assert environment.problem == fact(AddressCase.NOT_SECURE, variable="MENAGERIE_PRODUCTION_URL")
    paths.site_environments.write_text(stating(IT_ADDRESS))
    assert production(paths).base_url == IT_ADDRESS
    assert production(paths).source is SettingSource.SITE
    paths.user_environments.write_text(stating(OWN_ADDRESS))
    assert production(paths).base_url == OWN_ADDRESS
    assert production(paths).source is SettingSource.USER
    assert production(paths, VARIABLES).base_url == VARIABLE_ADDRESS
    assert production(paths, VARIABLES).source is SettingSource.VARIABLE


def test_an_unusable_address_is_not_replaced_by_an_earlier_one_and_a_blank_is_ignored(paths: Paths) -> None:
    paths.site_environments.write_text(stating(IT_ADDRESS))
    paths.user_environments.write_text(stating("animals.example"))
    environment = production(paths)
    assert (environment.base_url, environment.source) == (None, SettingSource.USER)
    assert str(paths.user_environments) in str(environment.problem)
    for blank in ("", "   "):
        paths.site_environments.write_text(stating(IT_ADDRESS))
        paths.user_environments.write_text(stating(blank))
        environment = production(paths, {"MENAGERIE_PRODUCTION_URL": blank})
        assert (environment.base_url, environment.source) == (IT_ADDRESS, SettingSource.SITE)
    paths.site_environments.write_text("this is no TOML")
    environment = production(paths, VARIABLES)
    assert (environment.base_url, environment.problem) == (VARIABLE_ADDRESS, None)
    paths.site_environments.write_text(stating(IT_ADDRESS), encoding="utf-8-sig")
    assert production(paths).base_url == IT_ADDRESS


def test_a_file_that_is_not_toml_is_reported_and_not_fatal(paths: Paths) -> None:
    for content in (b"this is no TOML", b"[production", b"\xff\xfe[\x00", b"\x00", b"a = " + b"[" * 100_000):
        paths.user_environments.write_bytes(content)
        sandbox, *others = load_environments(paths, {})
        assert sandbox.problem is None
        for environment in others:
            assert (environment.base_url, environment.source) == (None, SettingSource.USER)
            assert "address.file-unreadable" in str(environment.problem)


def test_a_file_that_cannot_be_read_is_reported_and_not_replaced(paths: Paths) -> None:
    paths.site_environments.mkdir()
    problem = production(paths).problem
    assert problem is not None
    assert problem.case is AddressCase.FILE_UNREADABLE
    assert problem.values["path"] == str(paths.site_environments)
    paths.user_environments.mkdir()
    with pytest.raises(StorageError, match="not-read-so-not-changed"):
        save_address(paths, OWN_ADDRESS)
    assert paths.user_environments.is_dir()


def test_a_wrongly_written_address_of_a_service_or_a_store_is_reported(paths: Paths) -> None:
    for content in ('production = "x"', "production = []", "[production]\nbase_url = 3"):
        paths.user_environments.write_text(content)
        _, live, rehearsal = load_environments(paths, {})
        assert live.base_url is None
        assert live.problem is not None
        assert live.problem.case is AddressCase.NOT_TEXT
        assert live.problem.values["environment"] == "production"
        # The other environment is not drawn into it.
        assert rehearsal.source is SettingSource.NONE
    for value in ("3", "[]", "true", "{ address = 1 }"):
        paths.user_environments.write_text(f'[production]\nbase_url = "{BASE_URL}"\nshared = {value}\n')
        environment = production(paths)
        assert environment.base_url == BASE_URL
        assert environment.shared_problem is not None
        assert environment.shared_problem.case is SharedAddressCase.NOT_TEXT


def test_an_address_that_was_entered_is_there_at_the_next_start_unless_unusable(paths: Paths) -> None:
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


def test_a_file_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    paths = Paths(tmp_path / "data", site_directory=tmp_path)
    (tmp_path / "data").mkdir()
    # Something is where the new file is made before it takes the old one's place.
    (tmp_path / "data" / "environments.toml.new").mkdir()
    with pytest.raises(StorageError, match=r"storage\.not-written"):
        save_address(paths, OWN_ADDRESS)
    assert not paths.user_environments.exists()


def with_plan(*lines: str, environment: str = "production") -> str:
    return "\n".join((f"[{environment}]", f'base_url = "{BASE_URL}"', *lines, ""))


def save_plan(paths: Paths, plan: Plan | None) -> None:
    save_user_environments(paths, Changes(plans={EnvironmentId.PRODUCTION: plan}))


def test_a_stated_plan_is_used_or_else_detected_and_the_later_one_wins_as_a_whole(paths: Paths) -> None:
    for lines, plan in (
        (['plan = "free"'], FREE),
        (['plan = "pro"'], PRO),
        (['plan = "business"'], BUSINESS),
        (['plan = " Business "'], BUSINESS),
        (['plan = "enterprise"'], enterprise(None, None)),
        (['plan = "enterprise"', "requests_per_minute = 2_500"], enterprise(2_500, None)),
        (['plan = "enterprise"', "requests_per_day = 1"], enterprise(None, 1)),
        (
            ['plan = "enterprise"', "requests_per_minute = 7", "requests_per_day = 1000000000"],
            enterprise(7, LARGEST_LIMIT),
        ),
    ):
        paths.user_environments.write_text(with_plan(*lines))
        environment = production(paths)
        assert (environment.plan, environment.plan_source) == (plan, SettingSource.USER)
        assert (environment.plan_problem, environment.base_url) == (None, BASE_URL)
    for lines in ([], ['plan = ""'], ['plan = "  "']):
        paths.user_environments.write_text(with_plan(*lines))
        environment = production(paths)
        assert (environment.plan, environment.plan_source) == (None, SettingSource.NONE)
        assert environment.plan_problem is None
    paths.site_environments.write_text(with_plan('plan = "pro"'))
    assert production(paths).plan == PRO
    assert production(paths).plan_source is SettingSource.SITE
    paths.user_environments.write_text('[production]\nplan = "business"\n')
    environment = production(paths, {"MENAGERIE_PRODUCTION_URL": "https://variable.example/v1"})
    assert (environment.plan, environment.plan_source) == (BUSINESS, SettingSource.USER)
    assert environment.source is SettingSource.VARIABLE
    paths.site_environments.write_text(with_plan('plan = "enterprise"', "requests_per_day = 5000"))
    paths.user_environments.write_text(with_plan('plan = "enterprise"', "requests_per_minute = 10"))
    assert production(paths).plan == enterprise(10, None)
    paths.user_environments.write_text(
        with_plan('plan = "pro"')
        + with_plan('plan = "business"', environment="staging")
        + with_plan('plan = "pro"', environment="sandbox")
    )
    assert [environment.plan for environment in load_environments(paths, {})] == [None, PRO, BUSINESS]


def test_a_senseless_plan_leaves_the_address_usable(paths: Paths) -> None:
    for lines, names in (
        (['plan = "gold"'], '"free"'),
        (["plan = 3"], '"free"'),
        (["plan = true"], '"free"'),
        (['plan = ["pro"]'], '"free"'),
        (['plan = "enterprise"', "requests_per_minute = 0"], "requests_per_minute"),
        (['plan = "enterprise"', "requests_per_minute = -5"], "requests_per_minute"),
        (['plan = "enterprise"', "requests_per_day = 1.5"], "requests_per_day"),
        (['plan = "enterprise"', 'requests_per_day = "many"'], "requests_per_day"),
        (['plan = "enterprise"', "requests_per_day = true"], "requests_per_day"),
        (['plan = "enterprise"', "requests_per_day = 1000000001"], "requests_per_day"),
        (['plan = "pro"', "requests_per_day = 5"], "limits-of-fixed key='requests_per_day'"),
        (["requests_per_minute = 5"], "limits-of-fixed key='requests_per_minute'"),
    ):
        paths.site_environments.write_text(with_plan('plan = "business"'))
        paths.user_environments.write_text(with_plan(*lines))
        environment = production(paths)
        # Detected, and not what an earlier file states: it was meant to be another one.
        assert (environment.plan, environment.plan_source) == (None, SettingSource.USER)
        assert names in str(environment.plan_problem)
        assert str(paths.user_environments) in str(environment.plan_problem)
        assert (environment.base_url, environment.problem) == (BASE_URL, None)


def test_an_unreadable_file_is_reported_once_for_the_address_or_for_the_plan(paths: Paths) -> None:
    paths.user_environments.write_text("this is no TOML")
    environment = production(paths)
    assert "address.file-unreadable" in str(environment.problem)
    assert environment.plan_problem is None
    environment = production(paths, {"MENAGERIE_PRODUCTION_URL": BASE_URL})
    assert environment.problem is None
    assert "address.file-unreadable" in str(environment.plan_problem)


def test_a_chosen_plan_is_there_at_the_next_start_and_can_be_undone_or_left_as_it_is(paths: Paths) -> None:
    for plan in [*PLANS, enterprise(None, None), enterprise(5, None), enterprise(None, 9), enterprise(2, 3)]:
        save_plan(paths, enterprise(1, 1))
        save_plan(paths, plan)
        assert production(paths).plan == plan
        assert production(paths).plan_problem is None
    paths.site_environments.write_text(with_plan('plan = "pro"'))
    save_plan(paths, None)
    environment = production(paths)
    assert (environment.plan, environment.plan_source) == (None, SettingSource.USER)
    assert environment.plan_problem is None
    save_plan(paths, PRO)
    save_user_environments(paths, Changes({EnvironmentId.PRODUCTION: BASE_URL}))
    assert (production(paths).base_url, production(paths).plan) == (BASE_URL, PRO)


def test_what_is_saved_is_used_all_else_is_kept_and_without_changes_nothing_is_written(paths: Paths) -> None:
    paths.user_environments.write_text(
        'colour = "teal"\n'
        + with_plan('plan = "enterprise"', "requests_per_day = 5", "note = 2026-11-21")
        + with_plan('plan = "free"', environment="staging")
    )
    before = tomllib.loads(paths.user_environments.read_text())
    save_plan(paths, PRO)
    after = tomllib.loads(paths.user_environments.read_text())
    assert after.pop("production") == {
        "base_url": BASE_URL,
        "note": before["production"]["note"],
        "plan": "pro",
    }
    before.pop("production")
    assert after == before
    text = "# a comment\n" + with_plan('plan = "pro"')
    paths.user_environments.write_text(text)
    save_user_environments(paths, Changes())
    assert paths.user_environments.read_text() == text


def save_store(paths: Paths, address: str | None) -> None:
    save_user_environments(paths, Changes(shared={EnvironmentId.PRODUCTION: address}))


def sharing(address: str, environment: str = "production") -> str:
    return f'[{environment}]\nshared = "{address}"\n'


def test_each_environment_has_its_own_store_and_one_with_a_password_is_not_used(paths: Paths) -> None:
    paths.site_environments.write_text(
        sharing(IT_STORE) + sharing(OWN_STORE, "staging") + sharing(IT_STORE, "sandbox")
    )
    sandbox, live, rehearsal = load_environments(paths, {})
    assert (sandbox.shared, live.shared, rehearsal.shared) == (None, IT_STORE, OWN_STORE)
    paths.site_environments.write_text(sharing(IT_STORE))
    assert production(paths).shared_source is SettingSource.SITE
    paths.user_environments.write_text(sharing(OWN_STORE))
    assert production(paths).shared == OWN_STORE
    assert production(paths).shared_source is SettingSource.USER
    paths.user_environments.write_text(sharing(" postgres://Anna@DB.example:5432/shop "))
    assert production(paths).shared == "postgresql://Anna@db.example/shop"
    paths.site_environments.write_text(sharing(IT_STORE))
    paths.user_environments.write_text(sharing("postgresql://anna:secret-word@db.example/shop"))
    environment = production(paths)
    assert (environment.shared, environment.shared_source) == (None, SettingSource.USER)
    assert environment.shared_problem == fact(
        SharedAddressCase.PASSWORD,
        path=str(paths.user_environments),
        environment="production",
        name="Production",
    )
    assert "secret-word" not in str(environment.shared_problem)


def test_a_store_that_is_saved_is_used_until_it_is_removed_and_all_else_is_kept(paths: Paths) -> None:
    paths.user_environments.write_text(f'[production]\nbase_url = "{BASE_URL}"\nother = 1\n')
    save_store(paths, "postgres://anna@OWN.example/menagerie")
    assert production(paths).shared == OWN_STORE
    assert tomllib.loads(paths.user_environments.read_text())["production"] == {
        "base_url": BASE_URL,
        "other": 1,
        "shared": OWN_STORE,
    }
    paths.site_environments.write_text(sharing(IT_STORE))
    save_store(paths, None)
    assert production(paths).shared == IT_STORE
    assert tomllib.loads(paths.user_environments.read_text())["production"] == {
        "base_url": BASE_URL,
        "other": 1,
    }


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
