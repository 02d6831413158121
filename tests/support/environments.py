"""The environments as a test has set them."""

from menagerie.settings.environments import Environment, load_environments
from menagerie.settings.paths import Paths


def production(paths: Paths, variables: dict[str, str] | None = None) -> Environment:
    return load_environments(paths, variables or {})[1]
