"""The application accepts the example that administrators copy."""

from pathlib import Path

from menagerie.settings.environments import EnvironmentId, load_environments
from menagerie.settings.paths import Paths
from project import ROOT


def test_the_example_of_environments_is_read_without_a_problem(tmp_path: Path) -> None:
    example = (ROOT / "packaging/environments.toml").read_text("utf-8")
    # As it is, and with what it only shows.
    for text in (example, example.replace("# plan", "plan").replace("# requests", "requests")):
        (tmp_path / "environments.toml").write_text(text, encoding="utf-8")
        environments = load_environments(Paths(tmp_path / "data", site_directory=tmp_path), {})
        by_id = {environment.id: environment for environment in environments}
        for identifier in (EnvironmentId.PRODUCTION, EnvironmentId.STAGING):
            environment = by_id[identifier]
            assert environment.base_url is not None
            assert (environment.problem, environment.plan_problem) == (None, None)
