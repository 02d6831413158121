"""The plan of an environment: stated by IT or by the user, the later one wins; otherwise it is detected."""

import tomllib

from menagerie.domain.plan import BUSINESS, FREE, PLANS, PRO, Plan, enterprise
from menagerie.settings.environments import (
    LARGEST_LIMIT,
    Changes,
    EnvironmentId,
    SettingSource,
    load_environments,
    save_user_environments,
)
from menagerie.settings.paths import Paths
from support.environments import production

ADDRESS = "https://animals.example/v1"


def stating(*lines: str, environment: str = "production") -> str:
    return "\n".join((f"[{environment}]", f'base_url = "{ADDRESS}"', *lines, ""))


def save_plan(paths: Paths, plan: Plan | None) -> None:
    save_user_environments(paths, Changes(plans={EnvironmentId.PRODUCTION: plan}))


def test_a_stated_plan_is_used_and_one_that_is_not_stated_is_detected(paths: Paths) -> None:
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
        paths.user_environments.write_text(stating(*lines))
        environment = production(paths)
        assert environment.plan == plan
        assert environment.plan_source is SettingSource.USER
        assert environment.plan_problem is None
        assert environment.base_url == ADDRESS
    for lines in ([], ['plan = ""'], ['plan = "  "']):
        paths.user_environments.write_text(stating(*lines))
        environment = production(paths)
        assert environment.plan is None
        assert environment.plan_source is SettingSource.NONE
        assert environment.plan_problem is None


def test_the_later_plan_wins_as_a_whole_and_each_environment_has_one_of_its_own(paths: Paths) -> None:
    paths.site_environments.write_text(stating('plan = "pro"'))
    assert production(paths).plan == PRO
    assert production(paths).plan_source is SettingSource.SITE
    paths.user_environments.write_text('[production]\nplan = "business"\n')
    environment = production(paths, {"MENAGERIE_PRODUCTION_URL": "https://variable.example/v1"})
    assert environment.plan == BUSINESS
    assert environment.plan_source is SettingSource.USER
    assert environment.source is SettingSource.VARIABLE

    paths.site_environments.write_text(stating('plan = "enterprise"', "requests_per_day = 5000"))
    paths.user_environments.write_text(stating('plan = "enterprise"', "requests_per_minute = 10"))
    assert production(paths).plan == enterprise(10, None)

    paths.user_environments.write_text(
        stating('plan = "pro"')
        + stating('plan = "business"', environment="staging")
        + stating('plan = "pro"', environment="sandbox")
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
        paths.site_environments.write_text(stating('plan = "business"'))
        paths.user_environments.write_text(stating(*lines))
        environment = production(paths)
        # Detected, and not what an earlier file states: it was meant to be another one.
        assert environment.plan is None
        assert environment.plan_source is SettingSource.USER
        assert names in str(environment.plan_problem)
        assert str(paths.user_environments) in str(environment.plan_problem)
        assert environment.base_url == ADDRESS
        assert environment.problem is None


def test_an_unreadable_file_is_reported_once_for_the_address_or_for_the_plan(paths: Paths) -> None:
    paths.user_environments.write_text("this is no TOML")
    environment = production(paths)
    assert "address.file-unreadable" in str(environment.problem)
    assert environment.plan_problem is None
    environment = production(paths, {"MENAGERIE_PRODUCTION_URL": ADDRESS})
    assert environment.problem is None
    assert "address.file-unreadable" in str(environment.plan_problem)


def test_a_chosen_plan_is_there_at_the_next_start(paths: Paths) -> None:
    for plan in [*PLANS, enterprise(None, None), enterprise(5, None), enterprise(None, 9), enterprise(2, 3)]:
        save_plan(paths, enterprise(1, 1))
        save_plan(paths, plan)
        assert production(paths).plan == plan
        assert production(paths).plan_problem is None


def test_a_user_can_undo_the_plan_that_it_set_and_an_address_alone_leaves_the_plan_as_it_is(
    paths: Paths,
) -> None:
    paths.site_environments.write_text(stating('plan = "pro"'))
    save_plan(paths, None)
    environment = production(paths)
    assert environment.plan is None
    assert environment.plan_source is SettingSource.USER
    assert environment.plan_problem is None

    save_plan(paths, PRO)
    save_user_environments(paths, Changes({EnvironmentId.PRODUCTION: ADDRESS}))
    assert (production(paths).base_url, production(paths).plan) == (ADDRESS, PRO)


def test_saving_a_plan_keeps_everything_else_in_the_file(paths: Paths) -> None:
    paths.user_environments.write_text(
        'colour = "teal"\n'
        + stating('plan = "enterprise"', "requests_per_day = 5", "note = 2026-11-21")
        + stating('plan = "free"', environment="staging")
    )
    before = tomllib.loads(paths.user_environments.read_text())
    save_plan(paths, PRO)
    after = tomllib.loads(paths.user_environments.read_text())
    assert after.pop("production") == {
        "base_url": ADDRESS,
        "note": before["production"]["note"],
        "plan": "pro",
    }
    before.pop("production")
    assert after == before


def test_without_changes_the_file_is_not_written(paths: Paths) -> None:
    text = "# a comment\n" + stating('plan = "pro"')
    paths.user_environments.write_text(text)
    save_user_environments(paths, Changes())
    assert paths.user_environments.read_text() == text
