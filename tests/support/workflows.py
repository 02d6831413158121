"""Reads the workflows of the checks and of a release."""

from typing import Any

from ruamel.yaml import YAML

from project import ROOT

FOLDER = ROOT / ".github/workflows"
WORKFLOWS = ("checks.yml", "release.yml")
WINDOWS_ONLY = "runner.os == 'Windows'"


def text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def workflow(name: str) -> dict[str, Any]:
    read: dict[str, Any] = YAML(typ="safe", pure=True).load(text(name))
    return read


def jobs(name: str) -> dict[str, Any]:
    read: dict[str, Any] = workflow(name)["jobs"]
    return read


def steps(name: str) -> list[dict[str, Any]]:
    return [step for job in jobs(name).values() for step in job["steps"]]


def commands(name: str) -> list[str]:
    """Return the commands of a workflow that bash runs, which is all except those for Windows alone."""
    inside = [step for step in steps(name) if "run" in step]
    return [step["run"] for step in inside if not step.get("if", "").startswith(WINDOWS_ONLY)]
